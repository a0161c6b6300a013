"""What the two forms of a game for learners share: the chairs, the deal, and what an agent is shown."""

from .lab import Labs, Refused

NO_ANSWERS = 2  # the actions that are no answers: waiting, and those without room in the table



class LabGame:
    """A game of the catalogue with an agent in every chair that is not given to a bot of the house.

    `bots` has a level for each chair, 0 for an agent's own: `bots=[0, 3]` is one agent against level 3, and without it every
    chair is an agent's. Agents go by their chairs: `seat_0`, `seat_1`…

    What an agent is shown is a dict of `observation` and `action_mask`, a list with 1 for every legal action. With
    `observation="vector"` the observation is a list of whole numbers; with `observation="structure"` it is a dict of lists,
    whose names and shapes `features` has. An action keeps its id as long as the program of `labs` runs: keep what `table()`
    returns beside what was learnt, and give it as `table` to the games of another day. `size` is how many answers have ids.
    """

    def __init__(
        self, game, seats=None, settings=None, labs=None, bots=None, observation="vector", size=None, table=None
    ):
        self.game = game
        self.part = {"vector": "vector", "structure": "features"}.get(observation)
        if not self.part:
            raise Refused(f'An observation is "vector" or "structure", not "{observation}".')
        self.owned = labs is None
        self.labs = labs or Labs()
        about = self.labs.games()
        known = {entry["id"]: entry for entry in about["games"]}
        if game not in known:
            self.close()
            raise Refused(f'There is no game "{game}"; there are {", ".join(known)}.')
        self.size = table["size"] if table else size or about["actions"] - NO_ANSWERS
        self.action_count = self.size + NO_ANSWERS
        self.numbering = {"table": table} if table else {"size": self.size}
        self.wait = about["wait"]
        self.vector_size = about["vector"]
        levels = list(bots or [])
        self.seats = seats or len(levels) or known[game]["fewest"]
        self.levels = levels + [0] * (self.seats - len(levels))
        self.settings = settings or {}
        self.features = []
        if self.part == "features":
            self.features = self.labs.features(game, self.settings, self.seats)
        self.seat_of = {f"seat_{seat}": seat for seat, level in enumerate(self.levels) if level == 0}
        self.possible_agents = list(self.seat_of)
        self.agents = []
        self.lab = None
        self.next_seed = 1

    def deal(self, seed=None, options=None):
        """Deals and returns what the chair in turn sees.

        Without a seed the deals follow one another. The bots draw from the seed of the deal, or from `options["botSeed"]`.
        """
        self.seed = self.next_seed if seed is None else int(seed)
        self.next_seed = self.seed + 1
        seeds = {"seed": self.seed, "botSeed": (options or {}).get("botSeed", self.seed)}
        if self.lab is None:
            show = ["actions", "lines", self.part]
            dealt = self.labs.open(
                self.game, bots=self.levels, settings=self.settings, show=show, **seeds, **self.numbering
            )
        else:
            dealt = self.labs.reset([{"lab": self.lab, **seeds}])
        seen = granted(dealt[0])
        self.lab = seen["lab"]
        self.agents = list(self.possible_agents)
        return seen

    def legal(self, seen):
        """The actions of the agent that sees this; where nothing is listed for it, it waits."""
        asked = seen["seat"] in seen["turn"] and not seen["done"]
        return (seen["actions"] if asked else []) or [self.wait]

    def shown(self, seen, legal):
        mask = [0] * self.action_count
        for action in legal:
            mask[action] = 1
        return {"observation": seen[self.part], "action_mask": mask}

    def table(self):
        """The answers that have ids so far: a dict for JSON, to be given as `table` another time."""
        return self.labs.table(self.game, self.settings, self.size)

    def close(self):
        if self.owned:
            self.labs.close()


def granted(seen):
    """What is seen; raises a refusal."""
    if "problem" in seen:
        raise Refused(seen["problem"])
    return seen
