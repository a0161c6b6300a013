"""A game in the form of PettingZoo's ParallelEnv, in plain Python: all agents act in every step."""

import random

from .game import LabGame, granted
from .lab import Refused


class ParallelGame(LabGame):
    """For the games in which all act at once; every other game can be played so too, for an agent that is not asked waits.

    In one step every agent names an action. Those that play do so in the same moment, in an order drawn from the seed of the
    deal; whom another came before may find that its action is no longer legal, and its info says so as `refused`. If all
    wait, the next bot or the clock moves. See `LabGame`; `parlour_client.env.ParlourParallelEnv` has PettingZoo's spaces.
    """

    def reset(self, seed=None, options=None):
        """Deals; returns the observations and infos of all agents."""
        self.deal(seed, options)
        self.dice = random.Random(self.seed)
        self._look()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions):
        """Plays an action for each agent; returns observations, rewards, terminations, truncations and infos by agent."""
        for agent in self.agents:
            if int(actions[agent]) not in self.legal(self.seen[agent]):
                raise Refused(f"The action {actions[agent]} is not legal for {agent} now.")
        agents = self.agents
        infos = {agent: {} for agent in agents}
        playing = [agent for agent in agents if actions[agent] != self.wait]
        self.dice.shuffle(playing)
        moment = {}
        for agent in playing:
            wish = {"lab": self.lab, "seat": self.seat_of[agent], "action": int(actions[agent]), **moment}
            seen = self.labs.step([wish])[0]
            if "problem" in seen or "why" in seen:
                infos[agent]["refused"] = seen.get("problem") or seen["why"]
            if "problem" not in seen:
                moment = {"reaction": 0}
        if not playing:
            granted(self.labs.step([{"lab": self.lab, "wait": True}])[0])
        self._look()
        seen = self.seen[agents[0]]
        rewards = {agent: seen["rewards"][self.seat_of[agent]] if "rewards" in seen else 0.0 for agent in agents}
        over = seen["done"]
        if over:
            self.agents = []
        return (
            self._observations(),
            rewards,
            {agent: over and "rewards" in seen for agent in agents},
            {agent: over and "rewards" not in seen for agent in agents},
            infos,
        )

    def _look(self):
        """Takes in what every agent sees."""
        wishes = [{"lab": self.lab, "seat": seat} for seat in self.seat_of.values()]
        self.seen = dict(zip(self.seat_of, map(granted, self.labs.observe(wishes))))

    def _observations(self):
        return {agent: self.shown(seen, self.legal(seen)) for agent, seen in self.seen.items()}

    def render(self):
        """What happened since the last step, as lines of the minute book."""
        return "\n".join(self.seen[self.possible_agents[0]]["lines"])
