"""The games as PettingZoo environments; needs `pip install parlour-client[pettingzoo]`.

    env = ParlourEnv("skat", bots=[0, 3])       # one agent, against a bot of level 3; without bots every chair is an agent's
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

try:
    import numpy
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as missing:
    raise ImportError("parlour_client.env needs PettingZoo: pip install parlour-client[pettingzoo]") from missing

from .aec import AecGame
from .parallel import ParallelGame


def _numbers(shape):
    return spaces.Box(-(2**31), 2**31 - 1, shape, numpy.int32)


class _Described:
    """What PettingZoo asks of an environment besides playing: names, spaces, and a text of what happened."""

    def _describe(self, inner, render_mode, parallelizable):
        self.inner = inner
        self.metadata = {
            "name": f"parlour_{inner.game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": parallelizable,
        }
        self.render_mode = render_mode
        self.possible_agents = inner.possible_agents
        actions = inner.action_count
        self.shapes = {table["name"]: tuple(table["shape"]) for table in inner.features}
        seen = (
            spaces.Dict({name: _numbers(shape) for name, shape in self.shapes.items()})
            if self.shapes
            else _numbers((inner.vector_size,))
        )
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (actions,), numpy.int8)})
            for agent in self.possible_agents
        }

    def _arrays(self, shown):
        seen = shown["observation"]
        arrays = {name: numpy.array(seen[name], dtype=numpy.int32).reshape(shape) for name, shape in self.shapes.items()}
        return {
            "observation": arrays or numpy.array(seen, dtype=numpy.int32),
            "action_mask": numpy.array(shown["action_mask"], dtype=numpy.int8),
        }

    def table(self):
        """The action ids of the answers seen so far, to be kept in your log and given as `table` another time."""
        return self.inner.table()

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def render(self):
        return self.inner.render() if self.render_mode == "ansi" else None

    def close(self):
        self.inner.close()


class ParlourEnv(_Described, AECEnv):
    """One game in which one agent acts at a time.

    The arguments are those of `LabGame`, which says what agents, bots, observations and actions are: `seats`, `bots`,
    `settings`, `labs`, `observation`, `size`, `table`.
    """

    def __init__(self, game, render_mode=None, **options):
        super().__init__()
        self._describe(AecGame(game, **options), render_mode, parallelizable=False)

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
        return self._arrays(self.inner.observe(agent))


class ParlourParallelEnv(_Described, ParallelEnv):
    """One game in which all agents act in every step; `ParallelGame` says in what order. The arguments are the same."""

    def __init__(self, game, render_mode=None, **options):
        self._describe(ParallelGame(game, **options), render_mode, parallelizable=True)
        self.agents = []

    def reset(self, seed=None, options=None):
        observations, infos = self.inner.reset(seed, options)
        self.agents = self.inner.agents
        return {agent: self._arrays(shown) for agent, shown in observations.items()}, infos

    def step(self, actions):
        observations, *others = self.inner.step(actions)
        self.agents = self.inner.agents
        return ({agent: self._arrays(shown) for agent, shown in observations.items()}, *others)
