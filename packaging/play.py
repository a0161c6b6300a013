"""Plays a game of Bid Jack over the wire, as the tests of the artefacts do: part of it before an upgrade, the rest after it.

    python3 play.py begin http://127.0.0.1:8080 FILE    opens a table with a bot, plays a few moves and notes the place in FILE
    python3 play.py finish http://127.0.0.1:8080 FILE   goes on at that place to the end, has the log verified and prints the result
"""

import json
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "clients/python"))

from parlour_client import Table, ask  # noqa: E402
from parlour_client.bot import chooser  # noqa: E402

MOVES_BEFORE = 3


class Enough(Exception):
    """The moves before the upgrade were made."""


def a_few(choose, moves):
    """The same choices, until so many were answered."""
    left = moves

    def some(scene, prompt, eye):
        nonlocal left
        if left == 0:
            raise Enough
        answer = choose(scene, prompt, eye)
        left -= answer is not None
        return answer

    return some


def begin(server, file):
    table = {"game": "bid-jack", "settings": {}, "seats": 2, "name": "Edwin", "open": False}
    place = ask(server, "POST", "/api/tables", table)
    path = "/api/tables/" + place["table"]
    ask(server, "POST", path + "/bots", {"level": 2}, place["token"])
    ask(server, "POST", path + "/start", {}, place["token"])
    try:
        Table(server, place["table"], place["token"]).play(a_few(chooser(random.Random(7)), MOVES_BEFORE))
    except Enough:
        file.write_text(json.dumps(place))
        print("a game of Bid Jack is in play")
    else:
        raise SystemExit("the game was over too soon")


def finish(server, file):
    place = json.loads(file.read_text())
    result = Table(server, place["table"], place["token"]).play(chooser(random.Random(8)))
    verified = ask(server, "GET", f"/api/tables/{place['table']}/verify", token=place["token"])
    if not verified["verified"]:
        raise SystemExit("the log does not verify: " + verified["why"])
    print("played to the end, log verified:", json.dumps(result)[:100])


if __name__ == "__main__":
    command, address, place_file = sys.argv[1:]
    {"begin": begin, "finish": finish}[command](address, pathlib.Path(place_file))
