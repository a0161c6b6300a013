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
  private final RaceWindow stage =
      stage(new Players(PerSeat.all(3, new Chair.Empty()), Seat.NOBODY));

  @AfterAll
  static void close() {
    SYSTEM.terminate();
  }

  private RaceWindow stage(Players company) {
    BotPlayer.Line line = new BotPlayer.Line(Runnable::run, 100, _ -> {});
    return new RaceWindow(new TableBots(company, match.referee().game(), Bots::seat, line));
  }

  /// Makes it so late at the table.
  private void late(long at) {
    stage.clock().stand(at);
    stage.clock().start();
  }

  private TableCommand.Play press(Seat seat, long afterMillis, long tripMicros) {
    long arrived = TableClock.micros() - (stage.clock().now() - match.at() - afterMillis) * 1_000;
    return new TableCommand.Play(
        "", 1, SlapJackMatches.cry(match, seat), arrived, tripMicros, SYSTEM.ignoreRef());
  }

  private List<PhotoFinish.Press> presses(RaceWindow.Sitting sitting) {
    return ((TableEvent.Played) sitting.hearing().events().getFirst())
        .photo()
        .orElseThrow()
        .presses();
  }

  @Test
  void who_pressed_first_is_first_though_his_press_arrived_later() {
    late(match.at() + 440);
    stage.arrive(match, press(NEAR, 300, 0), NEAR, 80_000);
    stage.arrive(match, press(FAR, 430, 80_000), FAR, 80_000);
    assertThat(stage.look(match, 80_000, true).hearing().events())
        .as("the window is open")
        .isEmpty();
    late(match.at() + 700);
    RaceWindow.Sitting sitting = stage.look(match, 80_000, true);
    assertThat(sitting.judged().getFirst().what().input().by()).isEqualTo(FAR);
    assertThat(presses(sitting).stream().map(PhotoFinish.Press::seat)).containsExactly(FAR, NEAR);
    assertThat(presses(sitting).getFirst().at()).isBetween(match.at() + 268, match.at() + 272);
  }

  @Test
  void no_more_than_the_cap_is_made_up_for() {
    late(match.at() + 900);
    stage.arrive(match, press(NEAR, 300, 0), NEAR, 2_000_000);
    stage.arrive(match, press(FAR, 650, 2_000_000), FAR, 2_000_000);
    late(match.at() + 1_300);
    RaceWindow.Sitting sitting = stage.look(match, 2_000_000, true);
    assertThat(presses(sitting).stream().map(PhotoFinish.Press::seat)).containsExactly(NEAR, FAR);
    assertThat(presses(sitting).getLast().trip()).isEqualTo(RaceWindow.CAP);
  }

  @Test
  void among_near_lines_nobody_waits() {
    late(match.at() + 400);
    stage.arrive(match, press(NEAR, 300, 200), NEAR, 900);
    assertThat(stage.look(match, 900, true).judged()).hasSize(1);
  }

  @Test
  void a_press_that_arrived_in_time_is_not_lost_to_a_thread_that_wakes_late() {
    late(SlapJackMatches.deadline(match) + 3_000);
    stage.arrive(match, press(NEAR, 4_990, 0), NEAR, 0);
    RaceWindow.Sitting sitting = stage.look(match, 0, true);
    assertThat(sitting.judged().getFirst().verdict()).isEqualTo(new Judging.Verdict.Stood(2));
  }

  @Test
  void the_clock_waits_for_the_slowest_line_and_then_speaks_at_its_deadline() {
    late(SlapJackMatches.deadline(match) + 20);
    assertThat(stage.look(match, 80_000, true).hearing().events()).isEmpty();
    late(SlapJackMatches.deadline(match) + 200);
    assertThat(stage.look(match, 80_000, false).hearing().events()).as("it may not").isEmpty();
    RaceWindow.Sitting sitting = stage.look(match, 80_000, true);
    assertThat(sitting.hearing().match().entries().getLast().atMillis())
        .isEqualTo(SlapJackMatches.deadline(match));
  }

  @Test
  void the_table_looks_again_when_the_clock_is_due() {
    late(SlapJackMatches.deadline(match) - 700);
    assertThat(stage.nextLook(match, 0).orElseThrow()).isBetween(600L, 700L);
    assertThat(stage.nextLook(match, 50_000).orElseThrow()).isBetween(700L, 800L);
  }
}
