package parlour.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import parlour.bots.Bots;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.server.table.state.Chair;
import parlour.server.table.state.Judging;
import parlour.server.table.state.Match;
import parlour.server.table.state.PhotoFinish;
import parlour.server.table.state.Players;
import parlour.server.table.state.TableClock;
import parlour.server.table.state.TableEvent;

class RaceWindowTest {
  private static final ActorSystem<Void> SYSTEM = ActorSystem.create(Behaviors.empty(), "stage");
  private static final Seat NEAR = Seat.of(0);
  private static final Seat FAR = Seat.of(1);

  private final Match match = SlapJackMatches.picture(3);
  private final RaceWindow window =
      stage(new Players(PerSeat.all(3, new Chair.Empty()), Seat.NOBODY));

  @AfterAll
  static void close() {
    SYSTEM.terminate();
  }

  private RaceWindow stage(Players players) {
    BotPlayer.Thinking thinking = new BotPlayer.Thinking(Runnable::run, 100, _ -> {});
    return new RaceWindow(new TableBots(players, match.referee().game(), Bots::seat, thinking));
  }

  /// Makes it so late at the table.
  private void late(long at) {
    window.clock().stopAt(at);
    window.clock().start();
  }

  private TableCommand.Play press(Seat seat, long afterMillis, long tripMicros) {
    long arrived =
        TableClock.nowMicros()
            - (window.clock().nowMillis() - match.atMillis() - afterMillis) * 1_000;
    return new TableCommand.Play(
        "", 1, SlapJackMatches.cry(match, seat), arrived, tripMicros, SYSTEM.ignoreRef());
  }

  private List<PhotoFinish.Press> presses(RaceWindow.Round round) {
    return ((TableEvent.Played) round.judging().events().getFirst())
        .photoFinish()
        .orElseThrow()
        .presses();
  }

  @Test
  void who_pressed_first_is_first_though_his_press_arrived_later() {
    late(match.atMillis() + 440);
    window.add(match, press(NEAR, 300, 0), NEAR, 80_000);
    window.add(match, press(FAR, 430, 80_000), FAR, 80_000);
    assertThat(window.judgeDue(match, 80_000, true).judging().events())
        .as("the window is open")
        .isEmpty();
    late(match.atMillis() + 700);
    RaceWindow.Round round = window.judgeDue(match, 80_000, true);
    assertThat(round.judged().getFirst().waiting().input().by()).isEqualTo(FAR);
    assertThat(presses(round).stream().map(PhotoFinish.Press::seat)).containsExactly(FAR, NEAR);
    assertThat(presses(round).getFirst().atMillis())
        .isBetween(match.atMillis() + 268, match.atMillis() + 272);
  }

  @Test
  void no_more_than_the_cap_is_made_up_for() {
    late(match.atMillis() + 900);
    window.add(match, press(NEAR, 300, 0), NEAR, 2_000_000);
    window.add(match, press(FAR, 650, 2_000_000), FAR, 2_000_000);
    late(match.atMillis() + 1_300);
    RaceWindow.Round round = window.judgeDue(match, 2_000_000, true);
    assertThat(presses(round).stream().map(PhotoFinish.Press::seat)).containsExactly(NEAR, FAR);
    assertThat(presses(round).getLast().tripMicros()).isEqualTo(RaceWindow.TRIP_CAP_MICROS);
  }

  @Test
  void among_near_lines_nobody_waits() {
    late(match.atMillis() + 400);
    window.add(match, press(NEAR, 300, 200), NEAR, 900);
    assertThat(window.judgeDue(match, 900, true).judged()).hasSize(1);
  }

  @Test
  void a_press_that_arrived_in_time_is_not_lost_to_a_thread_that_wakes_late() {
    late(SlapJackMatches.deadline(match) + 3_000);
    window.add(match, press(NEAR, 4_990, 0), NEAR, 0);
    RaceWindow.Round round = window.judgeDue(match, 0, true);
    assertThat(round.judged().getFirst().verdict()).isEqualTo(new Judging.Verdict.Accepted(2));
  }

  @Test
  void the_clock_waits_for_the_slowest_line_and_then_speaks_at_its_deadline() {
    late(SlapJackMatches.deadline(match) + 20);
    assertThat(window.judgeDue(match, 80_000, true).judging().events()).isEmpty();
    late(SlapJackMatches.deadline(match) + 200);
    assertThat(window.judgeDue(match, 80_000, false).judging().events()).as("it may not").isEmpty();
    RaceWindow.Round round = window.judgeDue(match, 80_000, true);
    assertThat(round.judging().match().entries().getLast().at())
        .isEqualTo(SlapJackMatches.deadline(match));
  }

  @Test
  void the_table_looks_again_when_the_clock_is_due() {
    late(SlapJackMatches.deadline(match) - 700);
    assertThat(window.millisUntilDue(match, 0).orElseThrow()).isBetween(600L, 700L);
    assertThat(window.millisUntilDue(match, 50_000).orElseThrow()).isBetween(700L, 800L);
  }
}
