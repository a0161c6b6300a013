package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Seat;
import parlour.games.spellingmatch.Move;
import parlour.games.spellingmatch.SpellingMatch;
import parlour.games.spellingmatch.View;
import parlour.lexicon.Judge;

class SpellingMatchBotTest {
  private static final int GAMES = 60;

  private static SpellingMatch game(Map<String, String> chosen) {
    return (SpellingMatch) SpellingMatch.KIND.open(chosen, ShippedLexicon.load());
  }

  private static List<Simulator.Played<Move>> play(SpellingMatch game, int... levels) {
    List<Simulator.Played<Move>> played = new ArrayList<>();
    for (int seed = 0; seed < GAMES; seed++) {
      List<Bot<Move, View>> bots = new ArrayList<>();
      for (int level : levels) bots.add(new SpellingMatchBot(game, level));
      played.add(Simulator.play(game, seed, bots, 5_000));
    }
    return played;
  }

  private static <M extends Move> List<M> moves(List<Simulator.Played<Move>> games, Class<M> kind) {
    return games.stream()
        .flatMap(game -> game.steps().stream())
        .flatMap(step -> step.move().stream())
        .filter(kind::isInstance)
        .map(kind::cast)
        .toList();
  }

  @Test
  void it_ends_matches_of_every_kind_and_is_never_refused() {
    for (Map<String, String> chosen :
        List.of(
            Map.<String, String>of(),
            Map.of("judge", "umpire", "length", "6", "words", "2"),
            Map.of("choosing", "together", "length", "3", "clock", "off", "box", "200")))
      assertThat(play(game(chosen), 1, 2, 3, 4, 5))
          .allSatisfy(
              game -> {
                assertThat(game.result()).isPresent();
                assertThat(game.refused()).isZero();
              });
  }

  @Test
  void it_contributes_words_of_its_vocabulary_and_now_and_then_misspells_one() {
    SpellingMatch game = game(Map.of());
    Judge judge = game.words().judge();
    List<Move.Choose> chosen = moves(play(game, 1, 1, 1), Move.Choose.class);
    assertThat(chosen).hasSize(GAMES * 9);
    assertThat(chosen).anyMatch(choose -> judge.admit(choose.word()) < 0);
    assertThat(chosen)
        .filteredOn(choose -> judge.vocabulary(1).has(judge.admit(choose.word())))
        .hasSizeGreaterThan(GAMES * 8);
  }

  @Test
  void it_spells_some_stacks_has_others_proved_and_calls_game() {
    List<Simulator.Played<Move>> games = play(game(Map.of()), 1, 3, 5);
    assertThat(moves(games, Move.Spell.class)).hasSizeGreaterThan(GAMES * 4);
    assertThat(moves(games, Move.Prove.class)).isNotEmpty();
    assertThat(moves(games, Move.Form.class)).isNotEmpty();
    assertThat(moves(games, Move.Concede.class)).isNotEmpty();
    assertThat(moves(games, Move.Game.class)).isNotEmpty();
  }

  @Test
  void it_takes_human_time_over_a_stack() {
    for (Simulator.Played<Move> game : play(game(Map.of()), 5, 5)) {
      long[] taken = new long[2];
      for (Simulator.Step<Move> step : game.steps()) {
        if (step.move().isEmpty()) continue;
        if (step.move().get() instanceof Move.Take) taken[step.by().index()] = step.at();
        if (step.move().get() instanceof Move.Spell)
          assertThat(step.at() - taken[step.by().index()]).isGreaterThanOrEqualTo(1_400);
      }
    }
  }

  @Test
  void a_bot_of_the_highest_level_does_better_than_a_beginner() {
    int better = 0;
    for (Simulator.Played<Move> game : play(game(Map.of()), 5, 1, 1))
      if (game.result().orElseThrow().winners().has(Seat.of(0))) better++;
    assertThat(better).isGreaterThan(GAMES * 2 / 3);
  }
}
