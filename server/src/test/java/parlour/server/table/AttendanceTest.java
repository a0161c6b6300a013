package parlour.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.server.table.state.Chair;
import parlour.server.table.state.Players;

class AttendanceTest {
  private static final Seat EDWIN = Seat.of(0);
  private static final Seat ROSALIE = Seat.of(1);
  private static final Seat BOT = Seat.of(2);
  private static final Seats BOTH = Seats.NONE.with(EDWIN).with(ROSALIE);

  private final Players players =
      new Players(
          PerSeat.of(
              3,
              seat ->
                  seat.equals(BOT)
                      ? new Chair.BotChair("Bot", 3, 1)
                      : new Chair.Person("P" + seat.index(), "hash" + seat.index())),
          EDWIN);

  @Test
  void a_player_is_overdue_once_the_patience_has_passed_and_not_before() {
    Attendance away =
        Attendance.NOBODY_AWAY.at(1_000, players, BOTH).at(5_000, players, Seats.NONE.with(EDWIN));
    assertThat(away.nextOverdueMillis(players, 10)).hasValue(15_000);
    assertThat(away.overdue(14_999, players, 10)).isEqualTo(Seats.NONE);
    assertThat(away.overdue(15_000, players, 10)).isEqualTo(Seats.NONE.with(ROSALIE));
  }

  @Test
  void an_absence_counts_from_its_beginning_and_ends_with_the_return() {
    Attendance away =
        Attendance.NOBODY_AWAY.at(5_000, players, Seats.NONE).at(9_000, players, Seats.NONE);
    assertThat(away.nextOverdueMillis(players, 1)).hasValue(6_000);
    Attendance back = away.at(9_500, players, BOTH);
    assertThat(back.nextOverdueMillis(players, 1)).isEmpty();
    assertThat(back.at(20_000, players, Seats.NONE).nextOverdueMillis(players, 1)).hasValue(21_000);
  }

  @Test
  void a_host_without_a_limit_waits_for_ever() {
    Attendance away = Attendance.NOBODY_AWAY.at(0, players, Seats.NONE);
    assertThat(away.nextOverdueMillis(players, 0)).isEmpty();
    assertThat(away.overdue(1_000_000, players, 0)).isEqualTo(Seats.NONE);
  }

  @Test
  void nobody_waits_for_a_player_for_whom_a_bot_stands_in() {
    Players relieved =
        new Players(players.chairs().with(ROSALIE, new Chair.StandIn("P1", "hash1", 3, 1)), EDWIN);
    Attendance away = Attendance.NOBODY_AWAY.at(0, relieved, Seats.NONE.with(EDWIN));
    assertThat(away.overdue(1_000_000, relieved, 1)).isEqualTo(Seats.NONE);
  }
}
