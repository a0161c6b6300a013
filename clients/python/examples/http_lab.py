"""Plays games at random against a bot of level 1 in the lab of a server, and prints each result.

    python3 clients/python/examples/http_lab.py http://127.0.0.1:8080 skat 50
"""

import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from parlour_client import HttpLab, Refused


def play_at_random(server, game, games):
    lab = HttpLab(server, game, bots=[0, 1], seed=1)
    for seed in range(1, games + 1):
        dice = random.Random(seed)
        seen = lab.reset(seed)
        while not seen["done"]:
            seen = lab.step(action=dice.choice(seen["legal"])["id"]) if seen["legal"] else lab.wait()
        print(f"{seen['steps']} steps, points {seen['result']['points']}")
    lab.close()


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("usage: http_lab.py SERVER GAME GAMES")
    try:
        play_at_random(sys.argv[1], sys.argv[2], int(sys.argv[3]))
    except Refused as refused:
        sys.exit(str(refused))
