package parlour.bots.letters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.bots.BotGames;
import parlour.bots.Simulator;
import parlour.games.spellingmatch.Move;
import parlour.games.spellingmatch.SpellingMatch;
import parlour.lexicon.Judge;

class SpellingMatchBotTest {
  private static final int GAMES = 60;

  private static SpellingMatch game(String... chosen) {
    return BotGames.open(SpellingMatch.class, SpellingMatch.ENTRY, chosen);
  }

  @Test
  void it_ends_matches_of_every_kind_and_is_never_refused() {
    BotGames.play(
        GAMES,
        SpellingMatch.ENTRY,
        List.of(
            Map.of(),
            Map.of("judge", "umpire", "length", "6", "words", "2"),
            Map.of("choosing", "together", "length", "3", "clock", "off", "box", "200")),
        1,
        2,
        3,
        4,
        5);
  }

  @Test
  void it_contributes_words_of_its_vocabulary() {
    SpellingMatch game = game();
    Judge judge = game.words().judge();
    List<Move.Choose> chosen = BotGames.play(GAMES, game, 1, 1, 1).moves(Move.Choose.class);
    assertThat(chosen).hasSize(GAMES * 9);
    assertThat(chosen).allMatch(choose -> judge.vocabulary(1).has(judge.admit(choose.word())));
  }

  @Test
  void it_spells_some_stacks_has_others_proved_and_calls_game() {
    BotGames<Move> games = BotGames.play(GAMES, game(), 1, 3, 5);
    assertThat(games.moves(Move.Spell.class)).hasSizeGreaterThan(GAMES * 4);
    assertThat(games.moves(Move.Prove.class)).isNotEmpty();
    assertThat(games.moves(Move.Form.class)).isNotEmpty();
    assertThat(games.moves(Move.Game.class)).isNotEmpty();
  }

  @Test
  void it_takes_human_time_over_a_stack() {
    for (Simulator.Played<Move> game : BotGames.play(GAMES, game(), 5, 5)) {
      long[] taken = new long[2];
      for (Simulator.Step<Move> step : game.steps()) {
        if (step.move().isEmpty()) continue;
        if (step.move().get() instanceof Move.Take) taken[step.by().index()] = step.atMillis();
        if (step.move().get() instanceof Move.Spell)
          assertThat(step.atMillis() - taken[step.by().index()]).isGreaterThanOrEqualTo(1_400);
      }
    }
  }

  @Test
  void a_bot_of_the_highest_level_does_better_than_a_beginner() {
    assertThat(BotGames.play(GAMES, game(), 5, 1, 1).wins()).isGreaterThan(GAMES * 2 / 3);
  }
}
