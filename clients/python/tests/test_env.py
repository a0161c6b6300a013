"""PettingZoo's own tests over every game; they need PettingZoo.

    python3 -m unittest tests.test_env
"""

import pathlib
import sys
import unittest
import warnings

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from parlour_client import Labs
from parlour_client.env import ParlourEnv
from pettingzoo.test import api_test, seed_test


class EnvTest(unittest.TestCase):
    def test_every_game_passes_the_tests_of_pettingzoo(self):
        warnings.simplefilter("ignore")
        with Labs() as labs:
            for about in labs.games()["games"]:
                with self.subTest(about["id"]):
                    api_test(ParlourEnv(about["id"], labs=labs), num_cycles=60)
                    seed_test(lambda: ParlourEnv(about["id"], labs=labs), num_cycles=20)


if __name__ == "__main__":
    unittest.main()
