"""A game as PettingZoo's agent-environment cycle (AEC), in plain Python: one agent acts at a time."""

from .game import LabGame, granted


class AecGame(LabGame):
    """The same names as in PettingZoo: `agents`, `agent_selection`, `rewards`, `terminations`, `truncations`, `infos`,
    `reset`, `step`, `observe`, `last`. Bots of the house play between two steps and are no agents; see `LabGame`.
    `parlour_client.env.ParlourEnv` wraps it with PettingZoo's spaces.
    """

    def reset(self, seed=None, options=None):
        seen = self.deal(seed, options)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self.cumulative = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._take(seen)

    def _take(self, seen):
        """Takes in what the agent in turn sees."""
        self.seen = {seen["seat"]: seen}
        self.agent_selection = f"seat_{seen['seat']}"
        if not seen["done"]:
            return
        for agent in self.agents:
            self.rewards[agent] = seen["rewards"][self.seat_of[agent]] if "rewards" in seen else 0.0
            self.cumulative[agent] += self.rewards[agent]
            self.terminations[agent] = "rewards" in seen
            self.truncations[agent] = "rewards" not in seen
        self.agent_selection = self.agents[0]

    def observe(self, agent):
        seat = self.seat_of[agent]
        if seat not in self.seen:
            self.seen[seat] = self.labs.observe([{"lab": self.lab, "seat": seat}])[0]
        seen = self.seen[seat]
        return self.shown(seen, self.legal(seen) if agent == self.agent_selection and not seen["done"] else [])

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
        self._take(granted(self.labs.step([wish])[0]))

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
