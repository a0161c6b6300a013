"""A bot that does anything it is offered, as an ordinary seat at a table.

    python3 -m parlour_client.bot http://127.0.0.1:8080 TABLE --invite-token TOKEN --name Pythia
    python3 -m parlour_client.bot http://127.0.0.1:8080 TABLE --token TOKEN

Change `choose` to make it clever; docs/PROTOCOL.md describes scenes and answers.
"""

import argparse
import random
import sys
from collections import Counter

from .lab import Refused
from .table import Table, sit_down


MOST_ATTEMPTS = 40
MOST_REFUSALS = 5000
PRESSES_ONE_IN = 4
MOST_WORDS_TRIED = 2000


def chooser(dice, words=()):
    """A function that answers one of the offers of a scene, whenever the game waits for this chair, and now and then in a race.

    It knows no game. Of words it makes those of `words` for which the letters are there, or else any letters. What is
    refused it tries otherwise; after forty refusals of one scene it leaves the turn to the clock.
    """
    attempts = {"scene": None, "count": 0}

    def choose(scene, prompt, eye):
        if eye not in prompt["must"] and (prompt["must"] or dice.randrange(PRESSES_ONE_IN)):
            return None
        if attempts["scene"] != scene:
            attempts.update(scene=scene, count=0)
        attempts["count"] += 1
        offers = [offer for offer in scene["offers"] if all(can_fill(field) for field in offer["fields"])]
        if not offers or (attempts["count"] > MOST_ATTEMPTS and "deadline" in prompt):
            return None
        offer = dice.choice(offers)
        fields = {field["name"]: fill(field, scene, dice, words) for field in offer["fields"]}
        return {"verb": offer["verb"], "fields": fields}

    return choose


def can_fill(field):
    """It picks only what there is enough of."""
    return not (field["kind"] == "pick" and field["least"] > len(field["ids"]))


def fill(field, scene, dice, words):
    kind = field["kind"]
    if kind == "fixed":
        return field["value"]
    if kind == "choose":
        return dice.choice(field["values"] if "list" in field else [option["value"] for option in field["options"]])
    if kind == "count":
        return str(dice.randint(field["least"], field["most"]))
    if kind == "spell":
        return spell(field, letters(scene, field["ids"]), dice, words)
    if kind == "lay":
        return f"{dice.randint(-6, 6)},{dice.randint(-6, 6)},{dice.choice(['across', 'down'])}"
    return " ".join(dice.sample(field["ids"], dice.randint(field["least"], min(field["most"], len(field["ids"])))))


def letters(scene, ids):
    """The letters on the pieces of these ids."""
    texts = {}
    for zone in scene["zones"]:
        for part in zone.get("words", []) + zone.get("entries", []) + [zone]:
            for piece in part.get("pieces", []):
                texts[piece["id"]] = piece["face"].get("text", "")
        for cell in zone.get("cells", []):
            texts[cell["piece"]["id"]] = cell["piece"]["face"].get("text", "")
    return [texts[each] for each in ids if len(texts.get(each, "")) == 1 and texts[each].isalpha()]


def spell(field, rack, dice, words):
    least, most = field["least"], field["most"]
    stock = Counter(rack)
    for _ in range(min(len(words), MOST_WORDS_TRIED)):
        word = dice.choice(words)
        if least <= len(word) <= most and (not field["ids"] or not Counter(word) - stock):
            return word
    pool = rack or list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    count = dice.randint(max(1, least), max(1, least, min(most, len(pool))))
    return "".join(dice.sample(pool, min(count, len(pool))))


def read_words(file):
    """The words of a file in capitals; none without a file."""
    if not file:
        return ()
    with open(file, encoding="utf-8") as lines:
        return [line.strip().upper() for line in lines if line.strip()]


def main():
    parser = argparse.ArgumentParser(description="A bot for Parlour that plays at random.")
    parser.add_argument("server")
    parser.add_argument("table")
    parser.add_argument("--name", default="Pythia")
    parser.add_argument("--invite-token", default="")
    parser.add_argument("--token", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--words", default="", help="a file of words it may make, one on each line")
    options = parser.parse_args()
    try:
        token = options.token or sit_down(options.server, options.table, options.name, options.invite_token)
        result = Table(options.server, options.table, token, most_refusals=MOST_REFUSALS).play(
            chooser(random.Random(options.seed), read_words(options.words))
        )
    except Refused as refused:
        sys.exit(str(refused))
    print("points", result["points"])


if __name__ == "__main__":
    main()
