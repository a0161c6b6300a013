"""The package against a real program: python3 -m unittest discover -s tests"""

import pathlib
import random
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from parlour_client import AecGame, Labs, Refused


class LabsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.labs = Labs()

    @classmethod
    def tearDownClass(cls):
        cls.labs.close()

    def test_a_batch_is_played_to_the_end(self):
        seen = self.labs.open("skat", seed=1, count=16, show=["actions"])
        finished = 0
        while seen:
            finished += sum(lab["done"] for lab in seen)
            steps = [[lab["lab"], lab["actions"][0]] for lab in seen if not lab["done"]]
            seen = self.labs.step(steps) if steps else []
        self.assertEqual(finished, 16)

    def test_a_refusal_is_a_sentence(self):
        with self.assertRaisesRegex(Refused, "There is no game"):
            self.labs.open("whist", seed=1)
        with self.assertRaisesRegex(Refused, "There is no game"):
            AecGame("whist", labs=self.labs)

    def test_the_cycle_of_every_game_is_that_of_pettingzoo(self):
        for about in self.labs.games()["games"]:
            with self.subTest(about["id"]):
                check_cycle(self, AecGame(about["id"], labs=self.labs), steps=120)

    def test_one_seed_is_one_game(self):
        for game in ("skat", "logomachy", "slap-jack"):
            first, second = (record(AecGame(game, labs=self.labs), seed=5, steps=60) for _ in range(2))
            self.assertEqual(first, second)
            self.assertNotEqual(first, record(AecGame(game, labs=self.labs), seed=6, steps=60))


def record(env, seed, steps):
    """What is seen in a game played by dice of a fixed seed (as PettingZoo's seed_test does)."""
    dice = random.Random(1)
    env.reset(seed=seed)
    seen = []
    for _ in range(steps):
        observation, reward, termination, truncation, _ = env.last()
        seen.append((env.agent_selection, observation, reward))
        if termination or truncation:
            break
        env.step(dice.choice(legal(observation)))
    return seen


def legal(observation):
    return [action for action, allowed in enumerate(observation["action_mask"]) if allowed]


def check_cycle(test, env, steps):
    """What PettingZoo's api_test checks of an environment, over the same names (PettingZoo itself is run by test_env.py)."""
    dice = random.Random(3)
    env.reset(seed=11)
    test.assertEqual(env.agents, env.possible_agents)
    for values in (env.rewards, env.terminations, env.truncations, env.infos):
        test.assertEqual(set(values), set(env.agents))
    for _ in range(steps):
        if not env.agents:
            break
        agent = env.agent_selection
        test.assertIn(agent, env.agents)
        observation, reward, termination, truncation, info = env.last()
        test.assertEqual(len(observation["observation"]), env.vector_size)
        test.assertEqual(len(observation["action_mask"]), env.action_count)
        test.assertIsInstance(reward, float)
        test.assertIsInstance(info, dict)
        if termination or truncation:
            env.step(None)
            test.assertNotIn(agent, env.agents)
            continue
        actions = legal(observation)
        test.assertTrue(actions)
        for other in env.agents:
            if other != agent:
                test.assertEqual(legal(env.observe(other)), [])
        env.step(dice.choice(actions))
        test.assertEqual(set(env.rewards), set(env.agents))


if __name__ == "__main__":
    unittest.main()
