package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Seat;
import parlour.games.travelling.Move;
import parlour.games.travelling.Travelling;
import parlour.games.travelling.View;

class TravellingBotTest {
  private static final int GAMES = 30;

  private static Travelling game(String... chosen) {
    Map<String, String> settings = chosen.length == 0 ? Map.of() : Map.of(chosen[0], chosen[1]);
    return (Travelling) Travelling.KIND.open(settings, ShippedLexicon.load());
  }

  private static List<Simulator.Played<Move>> play(Travelling game, int... levels) {
    List<Simulator.Played<Move>> played = new ArrayList<>();
    for (int seed = 0; seed < GAMES; seed++) {
      List<Bot<Move, View>> bots = new ArrayList<>();
      for (int level : levels) bots.add(new TravellingBot(game, level));
      Simulator.Played<Move> one = Simulator.play(game, seed, bots, 20_000);
      assertThat(one.refused()).isZero();
      assertThat(one.result()).isPresent();
      played.add(one);
    }
    return played;
  }

  private static <M extends Move> List<M> moves(List<Simulator.Played<Move>> games, Class<M> kind) {
    return games.stream()
        .flatMap(played -> played.steps().stream())
        .flatMap(step -> step.move().stream())
        .filter(kind::isInstance)
        .map(kind::cast)
        .toList();
  }

  @Test
  void before_the_umpire_it_makes_words_of_its_vocabulary_only() {
    Travelling game = game("judge", "umpire");
    List<Move.Form> formed = moves(play(game, 2, 2, 2), Move.Form.class);
    assertThat(formed)
        .hasSizeGreaterThan(GAMES * 9)
        .allMatch(form -> game.judge().vocabulary(2).has(game.judge().lexicon().id(form.word())));
  }

  @Test
  void without_an_umpire_it_misspells_now_and_then_and_another_notices() {
    Travelling game = game();
    List<Simulator.Played<Move>> games = play(game, 1, 1, 5);
    assertThat(moves(games, Move.Form.class)).anyMatch(form -> game.judge().admit(form.word()) < 0);
    assertThat(moves(games, Move.Challenge.class)).isNotEmpty();
  }

  @Test
  void it_takes_human_time_over_a_word_and_never_the_whole_of_it() {
    for (Simulator.Played<Move> played : play(game(), 5, 1)) {
      assertThat(played.steps()).noneMatch(step -> step.by().isNobody());
      assertThat(played.steps().getFirst().at()).isGreaterThan(4_000);
    }
  }

  @Test
  void a_bot_of_the_highest_level_does_better_than_a_beginner() {
    int better = 0;
    for (Simulator.Played<Move> played : play(game(), 5, 1, 1))
      if (played.result().orElseThrow().winners().has(Seat.of(0))) better++;
    assertThat(better).isGreaterThan(GAMES * 2 / 3);
  }
}
