"""The files that start a house say what the server understands, and agree with each other."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from toque.cli.main import COMMANDS
from toque.cli.store import DEEDS
from toque.server.config import Settings, read_settings

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
UNITS = ("toque.service", "toque@.service")


def settings_of(environment: dict[str, str]) -> Settings:
    """As a server reads them; a name that it does not know would be ignored there."""
    known = {f"TOQUE_{name.upper()}" for name in Settings.__struct_fields__}
    assert set(environment) <= known, set(environment) - known
    return read_settings(environment=environment)


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    return found


def filled_in(text: str) -> str:
    """A value of compose.yaml with words for what comes from the environment."""
    return re.sub(r"\$\{(\w+)(:[?-][^}]*)?\}", lambda found: found[1].lower(), text)


def servers() -> list[str]:
    return [name for name, one in compose()["services"].items() if one.get("image") == "toque"]


@pytest.mark.parametrize("name", servers())
def test_a_server_of_the_house_is_told_what_it_understands(name: str) -> None:
    environment = compose()["services"][name]["environment"]
    settings = settings_of({key: filled_in(value) for key, value in environment.items()})
    assert settings.database.startswith("postgresql://toque:database_password@database/")
    assert settings.secure, "people come over TLS"
    assert settings.host == "0.0.0.0", "the proxy is on another machine of the network"
    assert settings.metrics_token, "without it nobody could read the metrics of a public server"


def test_there_are_two_servers_and_all_who_talk_to_them_know_both() -> None:
    names = servers()
    assert len(names) == 2
    port = compose()["services"][names[0]]["environment"]["TOQUE_PORT"]
    places = [f"{name}:{port}" for name in names]
    proxy = re.search(r"reverse_proxy (.+) \{", (DEPLOY / "Caddyfile").read_text())
    assert proxy is not None
    assert proxy[1].split() == places
    prometheus = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())
    (job,) = prometheus["scrape_configs"]
    assert job["static_configs"] == [{"targets": places}]
    for name in names:
        assert not compose()["services"][name].get("ports"), "only the proxy is public"
        assert f":{port}/health/ready" in " ".join(
            compose()["services"][name]["healthcheck"]["test"]
        )


def test_everything_that_is_mounted_or_built_from_is_there() -> None:
    for service in compose()["services"].values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (ROOT / source).is_file() if source[0] == "." else source in compose()["volumes"]
        if "build" in service:
            assert (ROOT / service["build"]["dockerfile"]).is_file()


def test_the_example_has_all_that_must_be_filled_in() -> None:
    text = (ROOT / "compose.yaml").read_text()
    asked = set(re.findall(r"\$\{(\w+)", text))
    lines = (DEPLOY / "env.example").read_text().splitlines()
    assert {line.partition("=")[0] for line in lines if not line.startswith("#")} == asked


@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_starts_what_there_is(unit: str) -> None:
    lines = [
        line.partition("=")[::2]
        for line in (DEPLOY / unit).read_text().splitlines()
        if "=" in line and not line.startswith("#")
    ]
    environment = dict(
        value.replace("%i", "8001").split("=", 1) for key, value in lines if key == "Environment"
    )
    settings_of(environment | {"TOQUE_DATABASE": "postgresql://there/toque"})
    commands = {key: shlex.split(value.lstrip("-")) for key, value in lines if "Exec" in key}
    assert commands["ExecStart"][1:] == ["serve"]
    assert commands["ExecStartPre"][1:] == ["store", "check", "--running"]
    assert {words[1] for words in commands.values()} <= set(COMMANDS)
    assert "check" in DEEDS


def test_the_table_of_settings_names_settings_with_their_defaults() -> None:
    text = (ROOT / "docs" / "operations.md").read_text()
    table = text.partition("## Settings")[2].partition("\n## ")[0]
    named: set[str] = set()
    for line in table.splitlines():
        if line.startswith("| `"):
            named |= set(re.findall(r"`(\w+)`", line.split("|")[1]))
    for_tests = {"bot_pause", "rate_factor"}
    assert named == set(Settings.__struct_fields__) - for_tests
