package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Seat;
import parlour.games.yankeeloto.Move;
import parlour.games.yankeeloto.View;
import parlour.games.yankeeloto.YankeeLoto;
import parlour.lexicon.Judge;

class YankeeLotoBotTest {
  private static final int GAMES = 40;

  private final YankeeLoto usual = open(Map.of());

  private static YankeeLoto open(Map<String, String> chosen) {
    return (YankeeLoto) YankeeLoto.KIND.open(chosen, ShippedLexicon.load());
  }

  private static List<Simulator.Played<Move>> play(YankeeLoto game, int... levels) {
    List<Simulator.Played<Move>> played = new ArrayList<>();
    for (int seed = 0; seed < GAMES; seed++) {
      List<Bot<Move, View>> bots = new ArrayList<>();
      for (int level : levels) bots.add(new YankeeLotoBot(game, level));
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
  void it_ends_every_game_in_every_option_and_is_never_refused() {
    for (Map<String, String> chosen :
        List.of(
            Map.<String, String>of(),
            Map.of("length", "6", "box", "180"),
            Map.of("cover", "auto", "length", "4"),
            Map.of("judge", "umpire", "clock", "off"))) {
      assertThat(play(open(chosen), 1, 3, 5, 2))
          .as(chosen.toString())
          .allSatisfy(
              game -> {
                assertThat(game.result()).isPresent();
                assertThat(game.refused()).isZero();
              });
    }
  }

  @Test
  void it_lays_words_it_knows_and_covers_and_cries() {
    Judge judge = usual.words().judge();
    List<Simulator.Played<Move>> games = play(usual, 3, 3, 3);
    List<Move.Lay> laid = moves(games, Move.Lay.class);
    long known =
        laid.stream().filter(lay -> judge.vocabulary(3).has(judge.admit(lay.word()))).count();
    assertThat(known).isGreaterThan(laid.size() * 9L / 10);
    assertThat(moves(games, Move.Cover.class)).hasSizeGreaterThan(GAMES * 15);
    assertThat(moves(games, Move.Loto.class)).hasSizeGreaterThan(GAMES * 2);
  }

  @Test
  void it_reacts_no_faster_than_a_person() {
    for (Simulator.Played<Move> game : play(usual, 5, 5, 5)) {
      long called = 0;
      for (Simulator.Step<Move> step : game.steps()) {
        boolean calls = step.move().isEmpty() || step.move().get() instanceof Move.Call;
        if (calls) called = step.at();
        if (step.move().isPresent() && step.move().get() instanceof Move.Cover)
          assertThat(step.at() - called).isGreaterThanOrEqualTo(250);
      }
    }
  }

  @Test
  void one_that_chooses_common_letters_and_overlooks_nothing_beats_beginners() {
    int better = 0;
    for (Simulator.Played<Move> game : play(usual, 5, 1, 1, 1))
      if (game.result().orElseThrow().winners().has(Seat.of(0))) better++;
    assertThat(better).isGreaterThan(GAMES / 2);
  }
}
