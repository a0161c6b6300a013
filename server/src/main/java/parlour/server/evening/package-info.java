/// Evenings of progressive play: many tables, one bell, guests who move from table to table.
///
/// Everything that changes an evening comes over HTTP ([EveningRoutes]) as an [EveningCommand] to
/// its owner, the [EveningActor]. [EveningPermissions] decide who may take the step, the rules of
/// progressive play judge it, the [EveningEvent]s are stored, and only then is the new state sent
/// to every client that watches ([EveningSocket], [EveningFrames]).
///
/// The tables of a game are ordinary ones, made by [EveningTables] with the guests' own tokens. The
/// evening tells each of them to run, pause or stop and asks for its score until it answers; a
/// table reports through [parlour.server.table.FinishedTableListener] that its game is over.
@NullMarked
package parlour.server.evening;

import org.jspecify.annotations.NullMarked;
