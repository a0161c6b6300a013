/// One actor per live table, and everything it needs to run a game.
///
/// A message travels like this: [TableActor] receives a [TableCommand]. A request over HTTP goes to
/// [TableRequests], where [Seating] decides. A play goes to [GameRunner], whose [RaceWindow] holds
/// it back if quickness decides and judges it with the rules. Either way the events are stored
/// first; only then does the actor answer and send the new scene to everybody ([Connections],
/// [TableFrames]).
///
/// Beside the players' messages a table wakes for three reasons: a bot has thought ([TableBots],
/// [BotPlayer]), a deadline or a plan is due ([GameRunner]), or somebody has been away for too long
/// ([Attendance], [AttendanceTimers]). A deadline waits for moves that have arrived in time but not
/// reached the table yet ([InFlightMoves]).
@NullMarked
package parlour.server.table;

import org.jspecify.annotations.NullMarked;
