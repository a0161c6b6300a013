"""The package against a real program: python3 -m unittest discover -s tests"""

import math
import os
import pathlib
import random
import sys
import tempfile
import unittest
import unittest.mock
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from parlour_client import AecGame, Labs, ParallelGame, Refused


class LabsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.labs = Labs()

    @classmethod
    def tearDownClass(cls):
        cls.labs.close()

    def cycle(self, game, form=AecGame, **options):
        """A game with few action ids, whose masks are quickly looked through."""
        return form(game, labs=self.labs, size=1024, **options)

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
                check_cycle(self, self.cycle(about["id"]), steps=60)

    def test_one_seed_is_one_game(self):
        for game in ("skat", "logomachy", "slap-jack"):
            first, second = (record(self.cycle(game), seed=5, steps=60) for _ in range(2))
            self.assertEqual(first, second)
            self.assertNotEqual(first, record(self.cycle(game), seed=6, steps=60))

    def test_bots_of_the_house_are_opponents_and_no_agents(self):
        for about in self.labs.games()["games"]:
            with self.subTest(about["id"]):
                bots = [1] * (about["fewest"] - 1) + [0]
                env = self.cycle(about["id"], bots=bots)
                self.assertEqual(env.possible_agents, [f"seat_{about['fewest'] - 1}"])
                check_cycle(self, env, steps=60)

    def test_an_agent_among_bots_is_paid_what_its_chair_has_won(self):
        env = self.cycle("skat", bots=[3, 0, 1])
        paid = []
        for seed in range(12):
            record(env, seed, steps=10_000)
            (seen,) = self.labs.observe([{"lab": env.lab, "seat": 1}])
            self.assertEqual(env.rewards, {"seat_1": seen["rewards"][1]})
            self.assertEqual(env.last()[1], seen["rewards"][1])
            paid.append(seen["rewards"][1])
        self.assertIn(-0.5, paid)

    def test_the_bots_have_seeds_of_their_own(self):
        env = self.cycle("skat", bots=[0, 3])
        games = []
        for bot_seed in (1, 1, 2, 3, 4):
            env.reset(seed=5, options={"botSeed": bot_seed})
            games.append(play_on(env, steps=40))
        self.assertEqual(games[0], games[1])
        self.assertGreater(len({str(game) for game in games}), 1)

    def test_an_answer_keeps_its_id_from_session_to_session(self):
        env = self.cycle("speculation")
        record(env, seed=1, steps=3)
        table = env.table()
        with Labs() as others:
            again = AecGame("speculation", labs=others, table=table)
            record(again, seed=2, steps=3)
            ids = {str(action["answer"]): action["id"] for action in again.table()["actions"]}
            self.assertGreater(len(ids), len(table["actions"]))
            for action in table["actions"]:
                self.assertEqual(ids[str(action["answer"])], action["id"])

    def test_a_full_table_leaves_one_action_for_all_other_answers(self):
        # A table of another size is another one.
        env = AecGame("speculation", labs=self.labs, size=64)
        other = self.labs.games()["other"]
        seen = record(env, seed=1, steps=400)
        self.assertTrue(env.table()["full"])
        self.assertEqual(len(env.table()["actions"]), 56)
        self.assertTrue(any(step[1]["action_mask"][other] for step in seen))
        self.assertEqual(len(seen[0][1]["action_mask"]), 66)
        with self.assertRaisesRegex(Refused, "has 16 to 1048576 ids, not 15"):
            self.labs.open("speculation", seed=1, size=15)

    def test_features_have_the_shapes_that_are_described(self):
        env = self.cycle("bid-jack", bots=[0, 1], observation="structure")
        env.reset(seed=3)
        seen = env.observe("seat_0")["observation"]
        sizes = {table["name"]: table["shape"] for table in env.features}
        self.assertEqual(list(seen), list(sizes))
        for table in env.features:
            self.assertEqual(table["shape"], [len(axis) for axis in table["axes"]])
            self.assertEqual(len(seen[table["name"]]), math.prod(table["shape"]))
        self.assertEqual(env.features, self.labs.features("bid-jack", seats=2))
        with self.assertRaisesRegex(Refused, "not .pixels."):
            AecGame("bid-jack", labs=self.labs, observation="pixels")

    def test_a_slip_in_a_name_is_told_with_the_name_that_was_meant(self):
        with self.assertRaisesRegex(Refused, 'There is no field "shw"; did you mean "show"?'):
            self.labs.open("skat", seed=1, shw=["actions"])
        with self.assertRaisesRegex(Refused, 'A whole number was expected in "bots\\[1\\]", not "3"'):
            self.labs.open("skat", seed=1, bots=[0, "3"])

    def test_what_a_rule_refuses_has_the_clause_beside_the_sentence(self):
        (opened,) = self.labs.open("skat", seed=1, show=["prompt", "legal"])
        nonsense = {"lab": opened["lab"], "answer": {"verb": "play", "fields": {"card": "none"}}}
        (refused,) = self.labs.step([nonsense])
        self.assertRegex(refused["clause"], r"^[a-z-]+\.[a-z]")
        self.assertNotIn(refused["clause"], refused["problem"])

    def test_after_a_step_the_seat_that_is_named_sees(self):
        (seen,) = self.labs.open("skat", seed=1, show=["legal"])
        seat = seen["seat"]
        while seen["turn"] == [seat]:
            step = {"lab": seen["lab"], "seat": seat, "answer": seen["legal"][0]["answer"]}
            (seen,) = self.labs.step([step])
            self.assertEqual(seen["seat"], seat)
        self.assertEqual(seen["legal"], [])
        (seen,) = self.labs.observe([seen["lab"]])
        (seen,) = self.labs.step([{"lab": seen["lab"], "answer": seen["legal"][0]["answer"]}])
        self.assertEqual(seen["seat"], seen["turn"][0])

    def test_every_game_is_played_with_all_agents_in_every_step(self):
        for about in self.labs.games()["games"]:
            with self.subTest(about["id"]):
                check_parallel(self, self.cycle(about["id"], ParallelGame), steps=60)

    def test_in_a_parallel_game_all_act_at_once_and_whoever_comes_second_learns_why(self):
        env = self.cycle("slap-jack", ParallelGame, seats=3)
        refused, over = 0, False
        observations, _ = env.reset(seed=2)
        dice = random.Random(4)
        for _ in range(3_000):
            if not env.agents:
                over = True
                break
            asked = {agent: legal(shown) for agent, shown in observations.items()}
            observations, rewards, _, _, infos = env.step({agent: dice.choice(asked[agent]) for agent in env.agents})
            refused += sum("refused" in info for info in infos.values())
        self.assertTrue(over)
        self.assertEqual(record_parallel(env, seed=3, steps=60), record_parallel(env, seed=3, steps=60))
        self.assertNotEqual(record_parallel(env, seed=3, steps=60), record_parallel(env, seed=4, steps=60))
        self.assertAlmostEqual(sum(rewards.values()), 0)
        self.assertGreater(max(rewards.values()), 0)
        self.assertGreater(refused, 0)
        with self.assertRaisesRegex(Refused, "not legal for seat_0"):
            env.reset(seed=2)
            env.step({agent: -1 for agent in env.agents})


class ProgramTest(unittest.TestCase):
    """How the program that runs the games is found and started."""

    def environment(self, **variables):
        changed = unittest.mock.patch.dict(os.environ, variables)
        changed.start()
        self.addCleanup(changed.stop)

    def test_a_program_that_cannot_be_run_is_told_in_a_sentence(self):
        with tempfile.TemporaryDirectory() as folder:
            self.environment(PARLOUR=folder)
            with self.assertRaisesRegex(Refused, "is the folder .*; it should name the program in it"):
                Labs()
            self.environment(PARLOUR=folder + "/no such program")
            with self.assertRaisesRegex(Refused, "is no program that can be run"):
                Labs()
            self.environment(PARLOUR='"unfinished')
            with self.assertRaisesRegex(Refused, "is no program that can be run"):
                Labs()

    def test_a_path_with_a_space_is_one_program(self):
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder) / "my parlour"
            program.write_text('#!/bin/sh\necho "{\\"said\\":\\"$*\\"}"\n', encoding="utf-8")
            program.chmod(0o755)
            self.environment(PARLOUR=str(program))
            with Labs(with_jars=["a.jar", "b.jar"]) as labs:
                self.assertEqual(labs.ask(op="games")["said"], "lab --stdio --with a.jar --with b.jar")
            with Labs([str(program), "lab", "--stdio", "--with", "c.jar"]) as labs:
                self.assertEqual(labs.ask(op="games")["said"], "lab --stdio --with c.jar")

    def test_jars_come_by_argument_and_by_environment(self):
        with tempfile.TemporaryDirectory() as folder:
            nothing = pathlib.Path(folder) / "nothing.jar"
            with zipfile.ZipFile(nothing, "w"):
                pass
            with Labs(with_jars=[nothing]) as labs:
                with self.assertRaisesRegex(Refused, "has ended"):
                    labs.games()
            self.environment(PARLOUR_WITH=str(nothing))
            with Labs() as labs:
                self.assertTrue(labs.games()["games"])
            self.environment(PARLOUR_WITH=str(nothing) + ".gone")
            with Labs() as labs:
                with self.assertRaisesRegex(Refused, "has ended"):
                    labs.games()


def record(env, seed, steps):
    """What is seen in a game played by dice of a fixed seed (as PettingZoo's seed_test does)."""
    env.reset(seed=seed)
    return play_on(env, steps)


def play_on(env, steps):
    dice = random.Random(1)
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


def record_parallel(env, seed, steps):
    dice = random.Random(1)
    seen = [env.reset(seed=seed)[0]]
    while env.agents and len(seen) < steps:
        seen.append(env.step({agent: dice.choice(legal(shown)) for agent, shown in seen[-1].items()})[0])
    return seen


def check_parallel(test, env, steps):
    """What PettingZoo's parallel_api_test checks, over the same names."""
    dice = random.Random(3)
    observations, infos = env.reset(seed=11)
    test.assertEqual(env.agents, env.possible_agents)
    for _ in range(steps):
        test.assertEqual(set(observations), set(env.possible_agents))
        test.assertEqual(set(infos), set(env.possible_agents))
        if not env.agents:
            break
        actions = {agent: dice.choice(legal(shown)) for agent, shown in observations.items()}
        observations, rewards, terminations, truncations, infos = env.step(actions)
        for values in (rewards, terminations, truncations):
            test.assertEqual(set(values), set(env.possible_agents))
        test.assertEqual(any(terminations.values()) or any(truncations.values()), not env.agents)


if __name__ == "__main__":
    unittest.main()
