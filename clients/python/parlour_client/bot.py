"""A bot that does anything it is offered, as an ordinary seat at a table.

    python3 -m parlour_client.bot http://127.0.0.1:8080 TABLE --invite-token TOKEN --name Pythia
    python3 -m parlour_client.bot http://127.0.0.1:8080 TABLE --token TOKEN

Change `choose` to make it clever; docs/PROTOCOL.md describes scenes and answers.
"""

import argparse
import random
import sys

from .lab import Refused
from .table import Table, sit_down


def chooser(dice):
    """A function that answers one of the offers of a scene, whenever the game waits for this chair."""

    def choose(scene, prompt, eye):
        if eye not in prompt["must"]:
            return None
        offers = [offer for offer in scene["offers"] if all(can_fill(field) for field in offer["fields"])]
        if not offers:
            return None
        offer = dice.choice(offers)
        return {"verb": offer["verb"], "fields": {field["name"]: fill(field, dice) for field in offer["fields"]}}

    return choose


def can_fill(field):
    """This bot knows no squares, and picks only what there is enough of."""
    return field["kind"] != "lay" and not (field["kind"] == "pick" and field["least"] > len(field["ids"]))


def fill(field, dice):
    kind = field["kind"]
    if kind == "fixed":
        return field["value"]
    if kind == "choose":
        return dice.choice(field["options"])["value"]
    if kind == "count":
        return str(dice.randint(field["least"], field["most"]))
    if kind == "spell":
        return "".join(dice.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(max(3, field.get("least", 3))))
    return " ".join(dice.sample(field["ids"], field["least"] or min(1, len(field["ids"]))))


def main():
    parser = argparse.ArgumentParser(description="A bot for Parlour that plays at random.")
    parser.add_argument("server")
    parser.add_argument("table")
    parser.add_argument("--name", default="Pythia")
    parser.add_argument("--invite-token", default="")
    parser.add_argument("--token", default="")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    try:
        token = options.token or sit_down(options.server, options.table, options.name, options.invite_token)
        result = Table(options.server, options.table, token).play(chooser(random.Random(options.seed)))
    except Refused as refused:
        sys.exit(str(refused))
    print("points", result["points"])


if __name__ == "__main__":
    main()
