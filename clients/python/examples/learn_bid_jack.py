"""Learns to play Bid Jack against the house's level 1, in a few minutes and without knowing a rule of it.

    python3 clients/python/examples/learn_bid_jack.py --games 2000 --seed 1

A linear learner: each action id has a weight for every feature that the chair sees (its hand, what lies in the middle, how
many actions are legal), and the weights are fitted to what the hand brought after the action, in points more than the
opponent (Monte Carlo control, one action in ten at random at first). Then it plays games it has not seen, without learning,
and how often it wins is printed with its interval of 95 %. It ends with 1 if it has not learnt to win more often than not.
"""

import argparse
import math
import pathlib
import random
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from parlour_client import Labs

GAME = "bid-jack"
SHOW = ["actions", "features"]
POINTS = 10.0  # what a hand brings is counted in tens of points
MOST_ACTIONS = 12


class Learner:
    def __init__(self, features, dice):
        self.dice = dice
        self.weights = {}
        pieces = next(table for table in features if table["name"] == "pieces")
        roles, owners, faces = pieces["axes"]
        self.rows = [
            (roles.index(role) * len(owners) + owners.index(owner)) * len(faces)
            for role, owner in (("hand", "own"), ("focus", "nobody"))
        ]
        self.faces = len(faces)

    def look(self, seen):
        """What is seen, as the numbers of the features that are there, each with its count."""
        pieces = seen["features"]["pieces"]
        active = [(0, 1.0), (1 + min(len(seen["actions"]), MOST_ACTIONS), 1.0)]
        first = 2 + MOST_ACTIONS
        for row in self.rows:
            active += [(first + i, float(pieces[row + i])) for i in range(self.faces) if pieces[row + i]]
            first += self.faces
        return active, first

    def value(self, active, action):
        weights = self.weights.get(action)
        return sum(weights[i] * count for i, count in active) if weights else 0.0

    def choose(self, active, actions, chance):
        if self.dice.random() < chance:
            return self.dice.choice(actions)
        return max(actions, key=lambda action: self.value(active, action))

    def learn(self, active, size, action, brought, rate):
        weights = self.weights.setdefault(action, [0.0] * size)
        error = brought - sum(weights[i] * count for i, count in active)
        step = rate * error / sum(count * count for _, count in active)
        for i, count in active:
            weights[i] += step * count


def lead(seen):
    own, other = seen["features"]["scores"]
    return own - other


def play(labs, learner, first_seed, games, chance, rate):
    """Plays games, half of them from each chair, many at once; returns how many were won, a shared win as half of one."""
    seeds = iter(range(first_seed, first_seed + games))
    batch = min(64, games)
    seen, hands, won, played = [], {}, 0.0, 0
    for bots in ([0, 1], [1, 0]):
        for _ in range(batch // 2):
            seen += labs.open(GAME, seed=next(seeds), bots=bots, show=SHOW, size=256)
    while seen:
        steps, again = [], []
        for lab in seen:
            before, decisions = hands.setdefault(lab["lab"], (0, []))
            if lead(lab) != before or lab["done"]:
                share = played / games
                for active, size, action in decisions if rate else []:
                    learner.learn(active, size, action, (lead(lab) - before) / POINTS, rate * (1 - 0.9 * share))
                hands[lab["lab"]] = (lead(lab), [])
            if lab["done"]:
                played += 1
                won += (1 + lab["rewards"][lab["seat"]]) / 2
                del hands[lab["lab"]]
                seed = next(seeds, None)
                again += [] if seed is None else [{"lab": lab["lab"], "seed": seed}]
                continue
            active, size = learner.look(lab)
            action = learner.choose(active, lab["actions"], chance * (1 - played / games))
            hands[lab["lab"]][1].append((active, size, action))
            steps.append([lab["lab"], action])
        seen = (labs.step(steps) if steps else []) + (labs.reset(again) if again else [])
    return won


def interval(won, games):
    """The interval of Wilson for a share, 95 %."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def main():
    parser = argparse.ArgumentParser(description="Learns Bid Jack against level 1.")
    parser.add_argument("--games", type=int, default=2000, help="how many it learns from")
    parser.add_argument("--trial", type=int, default=600, help="how many it is measured by")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    begun = time.monotonic()
    with Labs() as labs:
        learner = Learner(labs.features(GAME, seats=2), random.Random(options.seed))
        untaught = play(labs, learner, 1_000_000 + options.seed, options.trial, chance=1.0, rate=0)
        play(labs, learner, options.seed * 100_000, options.games, chance=0.2, rate=0.05)
        learnt = time.monotonic() - begun
        won = play(labs, learner, 2_000_000 + options.seed, options.trial, chance=0.0, rate=0)
    low, high = interval(won, options.trial)
    print(f"at random it wins {100 * untaught / options.trial:.1f} % of {options.trial} games against level 1")
    print(f"after {options.games} games ({learnt:.0f} s) {100 * won / options.trial:.1f} %, from {100 * low:.1f} to {100 * high:.1f}")
    sys.exit(0 if low > 0.5 else 1)


if __name__ == "__main__":
    main()
