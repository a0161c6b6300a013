"""Parlour's lab from Python: reset, observe, legal, step. Standard library only.

    python3 parlour_lab.py http://127.0.0.1:8080 skat 7

plays a whole game at random against a bot of level 1 and prints the result.
"""

import json
import random
import sys
import urllib.error
import urllib.request


class Refused(Exception):
    """Why the server refused, in one sentence."""


class Lab:
    """One game away from any table. `bots` has a level for each chair, 0 for a chair of your own."""

    def __init__(self, server, game, bots=None, seats=None, settings=None, seed=None):
        self.server = server.rstrip("/")
        options = {"game": game, "settings": settings or {}}
        if bots is not None:
            options["bots"] = bots
        if seats is not None:
            options["seats"] = seats
        if seed is not None:
            options["seed"] = seed
        self.last = self._ask("POST", "/api/lab", options)
        self.id = self.last["lab"]

    def reset(self, seed):
        """Starts the game again and returns what your first chair sees."""
        self.last = self._ask("POST", f"/api/lab/{self.id}/reset", {"seed": seed})
        return self.last

    def observe(self, seat=0):
        """What a chair sees: prompt, scene, lines, and the result once there is one."""
        return self._ask("GET", f"/api/lab/{self.id}?seat={seat}")

    def legal(self, seat=0):
        """The answers a chair may give, as far as they can be listed."""
        return self._ask("GET", f"/api/lab/{self.id}/legal?seat={seat}")

    def step(self, answer, seat=0):
        """Plays an answer; then bots play until one of your chairs has to move again."""
        return self._ask("POST", f"/api/lab/{self.id}/step", {"seat": seat, "answer": answer})

    def wait(self, seat=0):
        """Plays nothing: lets the next bot or the clock move."""
        return self._ask("POST", f"/api/lab/{self.id}/step", {"seat": seat, "wait": True})

    def close(self):
        self._ask("DELETE", f"/api/lab/{self.id}")

    def _ask(self, method, path, body=None):
        request = urllib.request.Request(
            self.server + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=60) as reply:
                return json.loads(reply.read())
        except urllib.error.HTTPError as error:
            raise Refused(json.loads(error.read()).get("detail", str(error))) from None


def play_at_random(server, game, seed):
    dice = random.Random(seed)
    lab = Lab(server, game, bots=[0, 1], seed=seed)
    seen = lab.reset(seed)
    steps = 0
    while "result" not in seen:
        answers = lab.legal()
        seen = lab.step(dice.choice(answers)) if answers else lab.wait()
        steps += 1
    lab.close()
    return steps, seen["result"]


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("usage: parlour_lab.py SERVER GAME SEED")
    try:
        steps, result = play_at_random(sys.argv[1], sys.argv[2], int(sys.argv[3]))
    except Refused as refused:
        sys.exit(str(refused))
    print(f"{steps} steps, points {result['points']}, ranking {result['ranking']}")
