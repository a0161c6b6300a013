package parlour.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import parlour.bots.Bots;
import parlour.engine.Seat;
import parlour.server.table.state.Judging;
import parlour.server.table.state.Match;
import parlour.server.table.state.PhotoFinish;
import parlour.server.table.state.TableClock;
import parlour.server.table.state.TableEvent;

class RaceWindowTest {
  private static final ActorSystem<Void> SYSTEM =
      ActorSystem.create(Behaviors.empty(), "race-window");
  private static final Seat NEAR = Seat.of(0);
  private static final Seat FAR = Seat.of(1);

  private final Match match = SlapJackMatches.picture(3);
  private static final long NOW_MICROS = 1_000_000_000;
  private final TableClock clock = new TableClock(() -> NOW_MICROS);
  private long slowestTripMicros;
  private final RaceWindow window =
      new RaceWindow(
          clock,
          new TableBots(Bots::seat, new BotPlayer.Thinking(Runnable::run, 100, _ -> {})),
          () -> slowestTripMicros);

  @AfterAll
  static void close() {
    SYSTEM.terminate();
  }

  /// Sets the table’s clock, which stands still otherwise.
  private void timeIs(long millis) {
    clock.stopAt(millis);
    clock.start();
  }

  private TableCommand.Play press(Seat seat, long afterMillis, long tripMicros) {
    long arrived = NOW_MICROS - (clock.nowMillis() - match.atMillis() - afterMillis) * 1_000;
    return new TableCommand.Play(
        "", 1, SlapJackMatches.reaction(match, seat), arrived, tripMicros, SYSTEM.ignoreRef());
  }

  private PhotoFinish photoFinish(RaceWindow.Batch batch) {
    return ((TableEvent.Played) batch.judging().events().getFirst()).photoFinish().orElseThrow();
  }

  private List<PhotoFinish.Press> presses(RaceWindow.Batch batch) {
    return photoFinish(batch).presses();
  }

  @Test
  void whoever_pressed_first_is_first_though_the_press_arrived_later() {
    slowestTripMicros = 80_000;
    timeIs(match.atMillis() + 440);
    window.add(match, press(NEAR, 300, 0), NEAR);
    window.add(match, press(FAR, 430, 80_000), FAR);
    assertThat(window.judgeDue(match, true).judging().events()).as("the window is open").isEmpty();
    timeIs(match.atMillis() + 700);
    RaceWindow.Batch batch = window.judgeDue(match, true);
    assertThat(batch.judged().getFirst().waiting().input().by()).isEqualTo(FAR);
    assertThat(presses(batch).stream().map(PhotoFinish.Press::seat)).containsExactly(FAR, NEAR);
    assertThat(presses(batch).getFirst().atMillis()).isEqualTo(match.atMillis() + 270);
    assertThat(photoFinish(batch).windowMillis()).isEqualTo(160);
  }

  @Test
  void no_more_than_the_cap_is_compensated() {
    slowestTripMicros = 2_000_000;
    timeIs(match.atMillis() + 900);
    window.add(match, press(NEAR, 300, 0), NEAR);
    window.add(match, press(FAR, 650, 2_000_000), FAR);
    timeIs(match.atMillis() + 1_300);
    RaceWindow.Batch batch = window.judgeDue(match, true);
    assertThat(presses(batch).stream().map(PhotoFinish.Press::seat)).containsExactly(NEAR, FAR);
    assertThat(presses(batch).getLast().tripMicros()).isEqualTo(RaceWindow.TRIP_CAP_MICROS);
  }

  @Test
  void with_fast_connections_nobody_waits() {
    slowestTripMicros = 900;
    timeIs(match.atMillis() + 400);
    window.add(match, press(NEAR, 300, 200), NEAR);
    RaceWindow.Batch batch = window.judgeDue(match, true);
    assertThat(batch.judged()).hasSize(1);
    assertThat(photoFinish(batch).windowMillis()).isZero();
  }

  @Test
  void a_press_that_is_sent_twice_waits_once_and_is_judged_once() {
    timeIs(match.atMillis() + 400);
    window.add(match, press(NEAR, 300, 200), NEAR);
    window.add(match, press(NEAR, 310, 200), NEAR);
    assertThat(window.judgeDue(match, true).judged()).hasSize(1);
    assertThat(window.judgeDue(match, true).judged()).isEmpty();
  }

  @Test
  void a_press_that_arrived_in_time_is_not_lost_to_a_thread_that_wakes_late() {
    timeIs(SlapJackMatches.deadline(match) + 3_000);
    window.add(match, press(NEAR, 4_990, 0), NEAR);
    RaceWindow.Batch batch = window.judgeDue(match, true);
    assertThat(batch.judged().getFirst().verdict()).isEqualTo(new Judging.Verdict.Accepted(1));
  }

  @Test
  void a_deadline_waits_for_the_slowest_connection_and_is_applied_at_its_own_time() {
    slowestTripMicros = 80_000;
    timeIs(SlapJackMatches.deadline(match) + 159);
    assertThat(window.judgeDue(match, true).judging().events()).isEmpty();
    timeIs(SlapJackMatches.deadline(match) + 160);
    assertThat(window.judgeDue(match, false).judging().events())
        .as("a move may be in flight")
        .isEmpty();
    RaceWindow.Batch batch = window.judgeDue(match, true);
    assertThat(batch.judging().match().entries().getLast().atMillis())
        .isEqualTo(SlapJackMatches.deadline(match));
  }

  @Test
  void the_table_wakes_when_the_deadline_is_due() {
    timeIs(SlapJackMatches.deadline(match) - 700);
    assertThat(window.millisUntilDue(match).orElseThrow()).isEqualTo(700);
    slowestTripMicros = 50_000;
    assertThat(window.millisUntilDue(match).orElseThrow()).isEqualTo(800);
  }
}
