package parlour.games.progressive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.Dice;
import parlour.engine.Ruling;
import parlour.games.progressive.Evening.Phase;

/// An evening is its log, and whatever is done to it, it stays sound.
class EveningLogCodecTest {
  private static TestEvening sixteen() {
    return TestEvening.of("travelling").guests(16).does(new Step.Seat());
  }

  @Test
  void an_evening_is_replayed_from_its_log_and_holds() {
    TestEvening evening = TestEvening.of("anagrams", "end", "games-3", "fill", "byes").guests(13);
    Dice dice = new Dice(8);
    for (int game = 0; game < 2; game++) evening.randomGame(dice);
    evening.does(new Step.Leave(2)).randomGame(dice);
    assertThat(evening.book().replay()).contains(evening.now());
    String text = evening.book().write();
    assertThat(EveningLogCodec.isOne(text)).isTrue();
    assertThat(EveningLogCodec.verify(text))
        .isEqualTo(
            new EveningLogCodec.Verdict.Holds(evening.now(), evening.book().entries().size()));
  }

  @Test
  void a_line_that_was_altered_left_out_or_cut_off_is_found() {
    TestEvening evening = sixteen().game();
    String text = evening.book().write();
    assertThat(why(text.replace("Edwin", "Edwina"))).contains("line 2");
    List<String> lines = new ArrayList<>(text.lines().toList());
    lines.remove(4);
    assertThat(why(String.join("\n", lines))).contains("line 5");
    assertThat(why(text.lines().findFirst().orElseThrow())).contains("cut short");
    assertThat(why("{\"evening\":1}\nnothing")).contains("line 1");
  }

  private static String why(String text) {
    return ((EveningLogCodec.Verdict.Fails) EveningLogCodec.verify(text)).why();
  }

  @Test
  void every_step_survives_the_log() {
    List<Step> steps =
        List.of(
            new Step.Arrive("Edwin", Guest.Part.GENTLEMAN),
            new Step.Leave(3),
            new Step.Return(3),
            new Step.Prepare(List.of("garden", "window")),
            new Step.Seat(),
            new Step.Exchange(1, 2),
            new Step.Share(3, 1),
            new Step.Begin(),
            new Step.Finish(2, new Score(3, 4, -1)),
            new Step.Stop(),
            new Step.Pause(),
            new Step.Resume(),
            new Step.Close());
    for (Step step : steps) assertThat(Step.read(step.write())).contains(step);
  }

  @Test
  void steps_by_lot_never_throw_and_keep_everybody_in_one_place() {
    for (int seed = 0; seed < 200; seed++) {
      Dice dice = new Dice(seed);
      TestEvening evening =
          TestEvening.of(
              seed,
              seed % 5 == 0 ? "anagrams" : "travelling",
              "fill",
              dice.once(2) ? "bots" : "byes",
              "movement",
              dice.once(2) ? "custom" : "balanced");
      evening.guests(8 + dice.below(12));
      for (int i = 0; i < 120 && evening.now().phase() != Phase.OVER; i++) {
        Step step = any(evening.now(), dice);
        if (Progressive.play(evening.now(), step, i) instanceof Ruling.Legal) evening.does(step);
        else assertThat(evening.refusal(step)).startsWith("progressive.");
      }
    }
  }

  private static Step any(Evening evening, Dice dice) {
    return switch (dice.below(12)) {
      case 0 -> new Step.Arrive("Guest " + dice.below(60), Guest.Part.ANY);
      case 1 -> new Step.Leave(dice.below(30) - 1);
      case 2 -> new Step.Return(dice.below(30));
      case 3 -> new Step.Exchange(dice.below(20), dice.below(20));
      case 4, 5 -> new Step.Begin();
      case 6 -> new Step.Pause();
      case 7 -> new Step.Resume();
      case 8 -> dice.once(9) ? new Step.Close() : new Step.Seat();
      case 9 -> new Step.Stop();
      default ->
          new Step.Finish(
              dice.below(evening.tables().size() + 2), Score.of(dice.below(3), dice.below(3)));
    };
  }
}
