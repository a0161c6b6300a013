package parlour.bots.letters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.bots.BotGames;
import parlour.bots.Simulator;
import parlour.bots.skill.Pen;
import parlour.games.rotation.Move;
import parlour.games.rotation.Rotation;
import parlour.lexicon.Judge;

class RotationBotTest {
  private static final int GAMES = 40;
  private static final int GAMES_OF_EACH_OPTION = 8;

  private final Rotation usual = open();

  private static Rotation open(String... chosen) {
    return BotGames.open(Rotation.class, Rotation.ENTRY, chosen);
  }

  @Test
  void it_ends_every_game_in_every_option_and_is_never_refused() {
    BotGames.play(
        GAMES_OF_EACH_OPTION,
        Rotation.ENTRY,
        List.of(
            Map.of(),
            Map.of("missed", "same"),
            Map.of("holding", "may"),
            Map.of("pool", "bank"),
            Map.of("judge", "umpire", "clock", "off")),
        1,
        3,
        5,
        2);
  }

  @Test
  void it_names_words_it_knows_but_for_slips_of_the_pen() {
    Judge judge = usual.words().judge();
    List<Move.Lead> leads = BotGames.play(GAMES, usual, 2, 2, 2).moves(Move.Lead.class);
    assertThat(leads)
        .hasSizeGreaterThan(GAMES)
        .allMatch(
            lead ->
                judge.vocabulary(2).has(judge.admit(lead.word()))
                    || Pen.isSlip(lead.word(), judge.lexicon(), judge.vocabulary(2)));
  }

  @Test
  void it_takes_human_time_over_a_word_and_a_letter() {
    for (Simulator.Played<Move> game : BotGames.play(GAMES, usual, 5, 5)) {
      long beforeMillis = 0;
      for (Simulator.Step<Move> step : game.steps()) {
        if (step.move().isPresent() && step.move().get() instanceof Move.Lead)
          assertThat(step.atMillis() - beforeMillis).isGreaterThanOrEqualTo(5_000);
        if (step.move().isPresent() && step.move().get() instanceof Move.Play)
          assertThat(step.atMillis() - beforeMillis).isGreaterThanOrEqualTo(400);
        beforeMillis = step.atMillis();
      }
    }
  }

  @Test
  void a_bot_of_the_highest_level_does_better_than_beginners() {
    assertThat(BotGames.play(GAMES, usual, 5, 1, 1).wins()).isGreaterThan(GAMES * 2 / 3);
  }
}
