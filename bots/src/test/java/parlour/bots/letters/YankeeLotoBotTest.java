package parlour.bots.letters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.bots.BotGames;
import parlour.bots.Simulator;
import parlour.games.yankeeloto.Move;
import parlour.games.yankeeloto.YankeeLoto;
import parlour.lexicon.Judge;

class YankeeLotoBotTest {
  private static final int GAMES = 40;
  private static final int GAMES_OF_EACH_OPTION = 8;

  private final YankeeLoto usual = open();

  private static YankeeLoto open(String... chosen) {
    return BotGames.open(YankeeLoto.class, YankeeLoto.ENTRY, chosen);
  }

  @Test
  void it_ends_every_game_in_every_option_and_is_never_refused() {
    BotGames.play(
        GAMES_OF_EACH_OPTION,
        YankeeLoto.ENTRY,
        List.of(
            Map.of(),
            Map.of("length", "6", "box", "180"),
            Map.of("cover", "auto", "length", "4"),
            Map.of("judge", "umpire", "clock", "off")),
        1,
        3,
        5,
        2);
  }

  @Test
  void it_lays_words_it_knows_and_covers_and_cries() {
    Judge judge = usual.words().judge();
    BotGames<Move> games = BotGames.play(GAMES, usual, 3, 3, 3);
    List<Move.Lay> laid = games.moves(Move.Lay.class);
    long known =
        laid.stream().filter(lay -> judge.vocabulary(3).has(judge.admit(lay.word()))).count();
    assertThat(known).isGreaterThan(laid.size() * 9L / 10);
    assertThat(games.moves(Move.Cover.class)).hasSizeGreaterThan(GAMES * 15);
    assertThat(games.moves(Move.Loto.class)).hasSizeGreaterThan(GAMES * 2);
  }

  @Test
  void nobody_waits_longer_than_half_a_minute_for_its_word() {
    List<Long> laidAtMillis = new ArrayList<>();
    for (Simulator.Played<Move> game : BotGames.play(GAMES, usual, 1, 1, 1))
      game.steps().stream()
          .takeWhile(step -> step.move().isPresent() && step.move().get() instanceof Move.Lay)
          .forEach(step -> laidAtMillis.add(step.atMillis()));
    assertThat(laidAtMillis).hasSizeGreaterThan(GAMES / 2);
    assertThat(laidAtMillis).allMatch(millis -> millis >= 5_000 && millis <= 30_000);
  }

  @Test
  void it_reacts_no_faster_than_a_person() {
    for (Simulator.Played<Move> game : BotGames.play(GAMES, usual, 5, 5, 5)) {
      long calledMillis = 0;
      for (Simulator.Step<Move> step : game.steps()) {
        boolean calls = step.move().isEmpty() || step.move().get() instanceof Move.Call;
        if (calls) calledMillis = step.atMillis();
        if (step.move().isPresent() && step.move().get() instanceof Move.Cover)
          assertThat(step.atMillis() - calledMillis).isGreaterThanOrEqualTo(250);
      }
    }
  }

  @Test
  void one_that_chooses_common_letters_and_overlooks_nothing_beats_beginners() {
    assertThat(BotGames.play(GAMES, usual, 5, 1, 1, 1).wins()).isGreaterThan(GAMES / 2);
  }
}
