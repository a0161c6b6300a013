"""Two bots at one table: opens it, seats both, fills the other chairs with bots of the house, and prints the result.

    python3 clients/python/examples/two_bots.py http://127.0.0.1:8080 skat --option pause=none --words words.txt
    python3 clients/python/examples/two_bots.py http://127.0.0.1:8080 skat --option pause=none --games 50
"""

import argparse
import pathlib
import random
import sys
import threading

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from parlour_client import LostConnection, Refused, Table, ask, sit_down
from parlour_client.bot import MOST_REFUSALS, chooser, read_words


def open_table(server, game, settings):
    """A table with two chairs for the bots and as many of the house's as the game needs; returns both tokens."""
    fewest = next((each["fewest"] for each in ask(server, "GET", "/api/games") if each["id"] == game), 2)
    body = {"game": game, "seats": max(2, fewest), "name": "Pythia", "settings": settings}
    host = ask(server, "POST", "/api/tables", body)
    path = "/api/tables/" + host["table"]
    second = sit_down(server, host["table"], "Python", host["inviteToken"])
    for _ in range(2, fewest):
        ask(server, "POST", path + "/bots", {"level": 1}, host["token"])
    ask(server, "POST", path + "/start", {}, host["token"])
    return host["table"], [host["token"], second]


def play_both(server, table, tokens, words, seed):
    """Plays both chairs, each in a thread of its own; returns the result that each saw."""
    results = [None, None]

    def play(chair):
        choose = chooser(random.Random(seed + chair), words)
        results[chair] = Table(server, table, tokens[chair], most_refusals=MOST_REFUSALS).play(choose)

    threads = [threading.Thread(target=play, args=(chair,)) for chair in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def main():
    parser = argparse.ArgumentParser(description="Two bots at one table of a game.")
    parser.add_argument("server")
    parser.add_argument("game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--words", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1, help="how many are played, each at a table of its own")
    options = parser.parse_args()
    settings = dict(option.split("=", 1) for option in options.option)
    words = read_words(options.words)
    for game in range(options.games):
        try:
            table, tokens = open_table(options.server, options.game, settings)
            results = play_both(options.server, table, tokens, words, options.seed + 2 * game)
        except (Refused, LostConnection) as failed:
            sys.exit(str(failed))
        if None in results or results[0] != results[1]:
            sys.exit("The two bots did not see the same end.")
        print("points", results[0]["points"])


if __name__ == "__main__":
    main()
