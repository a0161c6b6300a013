package parlour.server.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import parlour.bots.Bots;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.server.table.state.Match;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;

/// Wakes the table when its players have been away too long: to stop the clock once nobody is left,
/// and to let bots stand in once the host's patience ends.
final class AttendanceTimers {
  private static final Object NOBODY_LEFT = "nobody left";
  private static final Object PATIENCE = "patience";

  /// How long the clock runs on with nobody connected, so that a player can reload the page.
  private static final Duration RELOAD_GRACE = Duration.ofMillis(300);

  private final TimerScheduler<TableCommand> timers;
  private final TableServices services;
  private final GameRunner runner;
  private final Connections connections;
  private Attendance attendance = Attendance.NOBODY_AWAY;

  AttendanceTimers(
      TimerScheduler<TableCommand> timers,
      TableServices services,
      GameRunner runner,
      Connections connections) {
    this.timers = timers;
    this.services = services;
    this.runner = runner;
    this.connections = connections;
  }

  /// Takes note of who is connected now, and sets the timers by it.
  void update(Table table) {
    if (!table.isPlaying()) return;
    long nowMillis = runner.nowMillis(table.match().orElseThrow());
    attendance = attendance.at(nowMillis, table.players(), connections.connectedSeats());
    if (isDeserted(table) && runner.clock().isRunning() && !timers.isTimerActive(NOBODY_LEFT))
      timers.startSingleTimer(
          NOBODY_LEFT, new TableCommand.Internal.CheckAttendance(), RELOAD_GRACE);
    OptionalLong next =
        attendance.nextOverdueMillis(table.players(), table.hostSettings().patienceSeconds());
    if (next.isEmpty() || !runner.clock().isRunning()) timers.cancel(PATIENCE);
    else
      timers.startSingleTimer(
          PATIENCE,
          new TableCommand.Internal.CheckAttendance(),
          Duration.ofMillis(Math.max(1, next.getAsLong() - nowMillis)));
  }

  /// What absences lead to now: a stopped clock, bots that stand in, or nothing.
  List<TableEvent> dueEvents(Table table) {
    if (!table.isPlaying() || !runner.clock().isRunning()) return List.of();
    Match match = table.match().orElseThrow();
    if (isDeserted(table)) return List.of(runner.clockStopped(match));
    int patienceSeconds = table.hostSettings().patienceSeconds();
    Seats overdue = attendance.overdue(runner.nowMillis(match), table.players(), patienceSeconds);
    List<TableEvent> events = new ArrayList<>();
    for (Seat seat : overdue)
      events.add(new TableEvent.BotStoodIn(seat, Bots.USUAL, services.newBotSeed()));
    return events;
  }

  /// Whether no player is connected; tables of an evening and over days run on all the same.
  private boolean isDeserted(Table table) {
    return table.eveningLink().isNone()
        && table.turnTime().isNone()
        && connections.connectedSeats().and(table.players().people()).isEmpty();
  }
}
