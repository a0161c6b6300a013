package parlour.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Prompt;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;

/// Each law of flow catches the fault that is planted for it, and nothing else.
class FlowLawsTest {
  @Test
  void a_game_without_a_fault_passes() {
    assertThat(breach(StallingGame.Fault.NONE, false)).isEmpty();
  }

  @Test
  void a_loop_is_caught() {
    assertThat(breach(StallingGame.Fault.LOOP, false).orElseThrow())
        .startsWith("The table looks the same for the ninth time");
  }

  @Test
  void a_lock_out_is_caught() {
    assertThat(breach(StallingGame.Fault.LOCK_OUT, false).orElseThrow())
        .isEqualTo("Nobody could do anything in the last 40 seconds.");
  }

  @Test
  void a_run_of_forced_presses_is_caught_unless_pressing_is_the_game() {
    assertThat(breach(StallingGame.Fault.FORCED, false).orElseThrow())
        .startsWith("The fifth act in a row without a choice");
    assertThat(breach(StallingGame.Fault.FORCED, true)).isEmpty();
  }

  private static Optional<String> breach(StallingGame.Fault fault, boolean pressing) {
    StallingGame game = new StallingGame(fault, 40);
    return new FlowLaws<>(game, 2, 1, pressing).breach(log(game));
  }

  private static List<Log.Entry> log(StallingGame game) {
    Referee<StallingGame.Position, Integer, StallingGame.Position> referee =
        new Referee<>(game, 2, 1);
    List<Log.Entry> log = new ArrayList<>();
    for (Prompt prompt = referee.prompt(); !prompt.isOver(); prompt = referee.prompt()) {
      long atMillis = prompt.deadlineMillis();
      Log.Entry entry =
          prompt.must().isEmpty()
              ? Log.Entry.clock(atMillis)
              : new Log.Entry(
                  atMillis - 1, prompt.must().lowest(), Answer.of("call", "number", "0"));
      referee.apply(entry);
      log.add(entry);
    }
    return log;
  }
}
