"""The games as PettingZoo environments; needs `pip install parlour-client[pettingzoo]`.

    env = ParlourEnv("skat")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

try:
    import numpy
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as missing:
    raise ImportError("parlour_client.env needs PettingZoo: pip install parlour-client[pettingzoo]") from missing

from .aec import AecGame


class ParlourEnv(AECEnv):
    """One game; see `AecGame` for what agents, rewards and actions are."""

    def __init__(self, game, seats=None, settings=None, labs=None, render_mode=None):
        super().__init__()
        self.inner = AecGame(game, seats, settings, labs)
        self.metadata = {"name": f"parlour_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = self.inner.possible_agents
        size = self.inner.vector_size
        actions = self.inner.action_count
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-(2**31), 2**31 - 1, (size,), numpy.int32),
                    "action_mask": spaces.Box(0, 1, (actions,), numpy.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self.inner.reset(seed, options)
        self._share()

    def step(self, action):
        self.inner.step(action)
        self._share()

    def _share(self):
        inner = self.inner
        self.agents = inner.agents
        self.agent_selection = inner.agent_selection
        self.rewards = inner.rewards
        self._cumulative_rewards = inner.cumulative
        self.terminations = inner.terminations
        self.truncations = inner.truncations
        self.infos = inner.infos

    def observe(self, agent):
        seen = self.inner.observe(agent)
        return {
            "observation": numpy.array(seen["observation"], dtype=numpy.int32),
            "action_mask": numpy.array(seen["action_mask"], dtype=numpy.int8),
        }

    def render(self):
        if self.render_mode == "ansi":
            return self.inner.render()
        return None

    def close(self):
        self.inner.close()
