package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.games.progressive.Step;

/// The checker of an evening's steps finds what is planted.
class StepHistoryTest {
  private final StepHistory hostess =
      new StepHistory("The hostess", step -> !(step instanceof Step.Leave));
  private final StepHistory guest = new StepHistory("A guest", Step.Leave.class::isInstance);

  private static void ask(StepHistory who, Step step, long atNanos, boolean granted) {
    who.asks(step, atNanos).answered(granted, atNanos + 1);
  }

  private List<String> faults(Step... journal) {
    return StepHistory.faults(List.of(journal), List.of(hostess, guest));
  }

  @Test
  void a_lost_a_doubled_and_a_reordered_step_are_found() {
    ask(hostess, new Step.Begin(), 1, true);
    ask(guest, new Step.Leave(0), 10, true);
    assertThat(faults(new Step.Begin(), new Step.Leave(0))).isEmpty();
    assertThat(faults(new Step.Begin())).hasSize(1);
    assertThat(faults(new Step.Begin(), new Step.Begin(), new Step.Leave(0))).hasSize(1);
    assertThat(faults(new Step.Leave(0), new Step.Begin())).hasSize(1);
    assertThat(faults(new Step.Begin(), new Step.Leave(0), new Step.Stop())).hasSize(1);
  }

  @Test
  void a_refused_step_is_not_there_unless_a_request_for_it_was_not_answered() {
    ask(hostess, new Step.Begin(), 1, false);
    assertThat(faults()).isEmpty();
    assertThat(faults(new Step.Begin())).hasSize(1);
    StepHistory.Asked unsure = hostess.asks(new Step.Stop(), 10);
    unsure.unanswered();
    unsure.answered(false, 20);
    assertThat(faults()).isEmpty();
    assertThat(faults(new Step.Stop())).isEmpty();
    assertThat(faults(new Step.Stop(), new Step.Stop())).hasSize(1);
  }
}
