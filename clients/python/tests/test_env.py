"""PettingZoo's own tests over every game; they need PettingZoo.

    python3 -m unittest tests.test_env
"""

import pathlib
import sys
import unittest
import warnings

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from parlour_client import Labs
from parlour_client.env import ParlourEnv, ParlourParallelEnv
from pettingzoo.test import api_test, parallel_api_test, seed_test


class EnvTest(unittest.TestCase):
    def test_every_game_passes_the_tests_of_pettingzoo(self):
        warnings.simplefilter("ignore")
        with Labs() as labs:
            for about in labs.games()["games"]:
                with self.subTest(about["id"]):
                    api_test(ParlourEnv(about["id"], labs=labs), num_cycles=60)
                    seed_test(lambda: ParlourEnv(about["id"], labs=labs), num_cycles=20)

    def test_with_bots_of_the_house_among_the_players(self):
        warnings.simplefilter("ignore")
        with Labs() as labs:
            for about in labs.games()["games"]:
                with self.subTest(about["id"]):
                    bots = [0] + [1] * (about["fewest"] - 1)
                    api_test(ParlourEnv(about["id"], bots=bots, labs=labs), num_cycles=40)
                    seed_test(lambda: ParlourEnv(about["id"], bots=bots, labs=labs), num_cycles=20)

    def test_with_observations_by_structure(self):
        warnings.simplefilter("ignore")
        with Labs() as labs:
            for game in ("skat", "logomachy", "bid-jack"):
                with self.subTest(game):
                    make = lambda: ParlourEnv(game, bots=[0, 1], labs=labs, observation="structure", size=4096)
                    api_test(make(), num_cycles=40)
                    seed_test(make, num_cycles=20)
                    env = make()
                    env.reset(seed=1)
                    seen = env.observe("seat_0")["observation"]
                    names = {table["name"]: table["axes"] for table in env.inner.features}
                    hand = seen["pieces"][names["pieces"][0].index("hand"), names["pieces"][1].index("own")]
                    self.assertGreater(hand.sum(), 0)

    def test_with_all_agents_in_every_step(self):
        warnings.simplefilter("ignore")
        with Labs() as labs:
            for about in labs.games()["games"]:
                with self.subTest(about["id"]):
                    parallel_api_test(ParlourParallelEnv(about["id"], labs=labs), num_cycles=40)


if __name__ == "__main__":
    unittest.main()
