"""Plays a game of Bid Jack over the wire, as the tests of the artefacts do: part of it before an upgrade, the rest after it.

    python3 play.py begin http://127.0.0.1:8080 FILE    opens a table with a bot, plays a few moves and notes the place in FILE
    python3 play.py finish http://127.0.0.1:8080 FILE   goes on at that place to the end, has the log verified and prints the result
"""

import json
import pathlib
import random
import sys
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "docs/examples"))
from parlour_bot import WebSocket, choose  # noqa: E402


def request(method, url, token="", body=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    data = None if method == "GET" else json.dumps(body or {}).encode()
    with urllib.request.urlopen(urllib.request.Request(url, method=method, data=data, headers=headers), timeout=60) as answer:
        return json.loads(answer.read())


def play(server, place, moves):
    """Plays until so many moves were accepted or the game is over; returns the result or None."""
    connection = WebSocket(server, f"/api/tables/{place['table']}/play")
    connection.send({"type": "hello", "token": place["token"], "since": 0, "chat": 0})
    number, scene, prompt, eye, waiting, accepted = 0, None, None, -1, False, 0
    dice = random.Random(7)
    for frame in connection.frames():
        if frame["type"] == "table":
            number = max(number, frame.get("lastPlay", 0))
        elif frame["type"] == "scene":
            scene, prompt, eye, waiting = frame["scene"], frame["prompt"], frame["eye"], False
            if "result" in frame:
                return frame["result"]
        elif frame["type"] == "played":
            accepted += 1
            if accepted == moves:
                return None
        elif frame["type"] == "refused":
            waiting = False
        if scene and not waiting and eye in prompt["must"]:
            answer = choose(scene, dice)
            if answer:
                number, waiting = number + 1, True
                connection.send({"type": "play", "id": number, "answer": answer})
    raise SystemExit("the server closed the connection")


def main(command, server, file):
    file = pathlib.Path(file)
    if command == "begin":
        place = request("POST", f"{server}/api/tables", body={"game": "bid-jack", "settings": {}, "seats": 2, "name": "Edwin", "open": False})
        request("POST", f"{server}/api/tables/{place['table']}/bots", place["token"], {"level": 2})
        request("POST", f"{server}/api/tables/{place['table']}/start", place["token"])
        if play(server, place, 3):
            raise SystemExit("the game was over too soon")
        file.write_text(json.dumps(place))
        print("a game of Bid Jack is in play")
    else:
        place = json.loads(file.read_text())
        result = play(server, place, 100_000)
        verified = request("GET", f"{server}/api/tables/{place['table']}/verify", place["token"])
        if not verified["verified"]:
            raise SystemExit("the log does not verify: " + verified["why"])
        print("played to the end, log verified:", json.dumps(result)[:100])


main(*sys.argv[1:])
