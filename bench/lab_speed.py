"""How many steps a second the lab makes over standard input and over HTTP, all chairs played at random.

    python3 bench/lab_speed.py                       # Skat and Logomachy by lines, in batches of 64
    python3 bench/lab_speed.py http://127.0.0.1:8080 # the same over HTTP, one game on one kept connection
    python3 bench/lab_speed.py foil                  # another game

Lines are counted against the processor time of the program that runs the games, so the figure is that of one core whatever
this script takes; HTTP against the clock. Both after a warm-up.
"""

import os
import pathlib
import random
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "clients" / "python"))

from parlour_client import HttpLab, Labs

GAMES = ("skat", "logomachy")
BATCH = 64
WARM_UP = 150_000
SECONDS = 8


def cpu_seconds(pid):
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def by_lines(game):
    dice = random.Random(7)
    with Labs() as labs:
        seen = labs.open(game, seed=1, count=BATCH, seats=2, show=["actions"])
        seed, steps = 1000, 0

        def batch():
            nonlocal seen, seed, steps
            over = [lab["lab"] for lab in seen if lab["done"]]
            if over:
                fresh = labs.reset([{"lab": each, "seed": seed + i} for i, each in enumerate(over)])
                seed += len(over)
                seen = [lab for lab in seen if not lab["done"]] + fresh
            seen = labs.step([[lab["lab"], dice.choice(lab["actions"])] for lab in seen])
            steps += len(seen)

        while steps < WARM_UP:
            batch()
        pid = labs.process.pid
        begun, cpu, before = time.monotonic(), cpu_seconds(pid), steps
        while time.monotonic() - begun < SECONDS:
            batch()
        wall, spent = time.monotonic() - begun, cpu_seconds(pid) - cpu
        print(f"{game}, lines of {BATCH}: {(steps - before) / spent:,.0f} steps a core second, {(steps - before) / wall:,.0f} a second")


def by_http(server, game):
    dice = random.Random(7)
    lab = HttpLab(server, game, seats=2, seed=1, show=["actions"])
    seed, steps, begun, before = 1, 0, None, 0
    seen = lab.reset(seed)
    while begun is None or time.monotonic() - begun < SECONDS:
        if seen["done"]:
            seed += 1
            seen = lab.reset(seed)
        seen = lab.step(action=dice.choice(seen["actions"]))
        steps += 1
        if begun is None and steps == 8_000:
            begun, before = time.monotonic(), steps
    print(f"{game}, HTTP: {(steps - before) / (time.monotonic() - begun):,.0f} steps a second")
    lab.close()


servers = [each for each in sys.argv[1:] if each.startswith("http")]
for each in [each for each in sys.argv[1:] if each not in servers] or GAMES:
    if servers:
        by_http(servers[0], each)
    else:
        by_lines(each)
