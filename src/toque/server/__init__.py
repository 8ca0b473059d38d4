"""Tables, people, store and sockets: where people, bots and automas meet."""
