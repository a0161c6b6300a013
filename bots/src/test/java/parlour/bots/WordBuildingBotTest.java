package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Seat;
import parlour.games.wordbuilding.Move;
import parlour.games.wordbuilding.View;
import parlour.games.wordbuilding.WordBuilding;

class WordBuildingBotTest {
  private static final int GAMES = 30;

  private static WordBuilding game(Map<String, String> chosen) {
    return (WordBuilding) WordBuilding.KIND.open(chosen, ShippedLexicon.load());
  }

  private static List<Simulator.Played<Move>> play(WordBuilding game, int... levels) {
    List<Simulator.Played<Move>> played = new ArrayList<>();
    for (int seed = 0; seed < GAMES; seed++) {
      List<Bot<Move, View>> bots = new ArrayList<>();
      for (int level : levels) bots.add(new WordBuildingBot(game, level));
      played.add(Simulator.play(game, seed, bots, 20_000));
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
  void it_ends_games_of_every_kind_and_is_never_refused() {
    for (Map<String, String> chosen :
        List.of(
            Map.<String, String>of(),
            Map.of("judge", "umpire"),
            Map.of("rounds", "one", "doubt", "counter", "box", "180", "clock", "off")))
      assertThat(play(game(chosen), 1, 2, 3, 4, 5))
          .allSatisfy(
              game -> {
                assertThat(game.result()).isPresent();
                assertThat(game.refused()).isZero();
              });
  }

  @Test
  void it_begins_syllables_builds_up_from_its_hand_and_is_at_a_loss_now_and_then() {
    WordBuilding game = game(Map.of());
    List<Simulator.Played<Move>> games = play(game, 3, 3, 3);
    List<Move.Add> added = moves(games, Move.Add.class);
    assertThat(added).anyMatch(Move.Add::syllable);
    assertThat(added).anyMatch(add -> add.from() == Move.HAND);
    assertThat(moves(games, Move.Pass.class)).isNotEmpty();
    assertThat(added)
        .filteredOn(add -> game.words().isWord(add.word()))
        .allMatch(
            add -> {
              int id = game.words().judge().admit(add.word());
              return game.words().judge().vocabulary(3).has(id);
            });
  }

  @Test
  void it_misspells_now_and_then_and_challenges_what_it_cannot_believe() {
    WordBuilding game = game(Map.of());
    List<Simulator.Played<Move>> games = play(game, 1, 5, 1, 5);
    assertThat(moves(games, Move.Add.class)).anyMatch(add -> !game.words().isWord(add.word()));
    assertThat(moves(games, Move.Challenge.class)).isNotEmpty();
  }

  @Test
  void it_takes_human_time() {
    for (Simulator.Played<Move> game : play(game(Map.of()), 5, 5)) {
      long before = 0;
      for (Simulator.Step<Move> step : game.steps()) {
        assertThat(step.at() - before).isGreaterThanOrEqualTo(900);
        before = step.at();
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
