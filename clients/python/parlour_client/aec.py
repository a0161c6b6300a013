"""A game as PettingZoo's agent-environment cycle (AEC), in plain Python: one agent acts at a time."""

from .lab import Labs, Refused


class AecGame:
    """A game of the catalogue in which every chair is an agent.

    The same names as in PettingZoo: `agents`, `agent_selection`, `rewards`, `terminations`, `truncations`, `infos`, `reset`,
    `step`, `observe`, `last`. An observation is a dict of `observation`, a list of whole numbers, and `action_mask`, a list
    with 1 for every legal action. `parlour_client.env.ParlourEnv` wraps it with PettingZoo's spaces.
    """

    def __init__(self, game, seats=None, settings=None, labs=None):
        self.game = game
        self.labs = labs or Labs()
        self.owned = labs is None
        about = self.labs.games()
        self.action_count = about["actions"]
        self.wait = about["wait"]
        self.vector_size = about["vector"]
        known = {entry["id"]: entry for entry in about["games"]}
        if game not in known:
            raise Refused(f'There is no game "{game}"; there are {", ".join(known)}.')
        self.seats = seats or known[game]["fewest"]
        self.settings = settings or {}
        self.possible_agents = [f"seat_{i}" for i in range(self.seats)]
        self.agents = []
        self.lab = None
        self.next_seed = 1

    def reset(self, seed=None, options=None):
        """Deals. Without a seed the deals follow one another."""
        if seed is None:
            seed = self.next_seed
        self.next_seed = seed + 1
        if self.lab is None:
            opened = self.labs.open(
                self.game, seed=seed, seats=self.seats, settings=self.settings, show=["actions", "vector", "lines"]
            )
        else:
            opened = self.labs.reset([{"lab": self.lab, "seed": seed}])
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self.cumulative = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._take(opened[0])

    def _take(self, seen):
        """Takes in what the agent in turn sees."""
        if "problem" in seen:
            raise Refused(seen["problem"])
        self.lab = seen["lab"]
        self.seen = {seen["seat"]: seen}
        self.agent_selection = self.possible_agents[seen["seat"]]
        if not seen["done"]:
            return
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = seen["rewards"][seat] if "rewards" in seen else 0.0
            self.cumulative[agent] += self.rewards[agent]
            self.terminations[agent] = "rewards" in seen
            self.truncations[agent] = "rewards" not in seen
        self.agent_selection = self.agents[0]

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        if seat not in self.seen:
            self.seen[seat] = self.labs.observe([{"lab": self.lab, "seat": seat}])[0]
        seen = self.seen[seat]
        mask = [0] * self.action_count
        asked = agent == self.agent_selection and not seen["done"]
        for action in (seen["actions"] or [self.wait]) if asked else []:
            mask[action] = 1
        return {"observation": seen["vector"], "action_mask": mask}

    def last(self):
        """Observation, reward since its last action, termination, truncation and info of the agent in turn."""
        agent = self.agent_selection
        return (
            self.observe(agent),
            self.cumulative[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._remove(agent, action)
            return
        self.cumulative[agent] = 0.0
        self.rewards = {each: 0.0 for each in self.agents}
        wish = {"lab": self.lab, "wait": True} if action == self.wait else {"lab": self.lab, "action": int(action)}
        self._take(self.labs.step([wish])[0])

    def _remove(self, agent, action):
        """An agent whose game is over takes its leave with the action None."""
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        for values in (self.rewards, self.cumulative, self.terminations, self.truncations, self.infos):
            values.pop(agent, None)
        self.agents.remove(agent)
        self.rewards = {each: 0.0 for each in self.agents}
        if self.agents:
            self.agent_selection = self.agents[0]

    def render(self):
        """What happened since the last step, as lines of the minute book."""
        return "\n".join(line for seen in list(self.seen.values())[:1] for line in seen["lines"])

    def close(self):
        if self.owned:
            self.labs.close()
