"""A bot in forty lines: sits down at an open table and plays a random move whenever it is asked.

python examples/bot.py http://127.0.0.1:8000 TABLE
"""

import json
import random
import sys

import httpx
from websockets.sync.client import connect
from websockets.typing import Origin


def play(server: str, table: str) -> dict[int, int]:
    """Join, play to the end, and return the score of every seat."""
    http = httpx.Client(base_url=f"{server}/api", headers={"X-Toque": "1"}, trust_env=False)
    http.post("/guest", json={"name": "Chance"}).raise_for_status()
    http.post(f"/tables/{table}/join", json={}).raise_for_status()
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    with connect(
        f"{server.replace('http', 'ws', 1)}/api/socket",
        additional_headers={"Cookie": cookie},
        origin=Origin(server),
        proxy=None,
    ) as socket:
        socket.send(json.dumps({"type": "watch", "table": table}))
        for text in socket:
            message = json.loads(text)
            if message["type"] != "update":
                continue
            if message["status"] == "over":
                return {one["seat"]: one["score"] for one in message["results"]}
            offers = (message["decision"] or {"moves": []})["moves"]
            if offers:
                move = random.choice(offers)["move"]["text"]
                wish = {"type": "play", "table": table, "seat": message["viewer"]}
                socket.send(json.dumps(wish | {"number": message["number"], "move": move}))
    raise ConnectionError("the server went away")


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2]))
