/// Tables that never lose a move, behind one port.
///
/// The way of a move: [Door] takes the frame and stamps its arrival, the table's one owner
/// ([TableActor], an event-sourced entity of a sharded cluster) lets the referee judge it, the
/// journal makes it durable ([Journal] over [EventLog] over [Store]), only then is it acknowledged
/// and the new scene sent to every eye ([Gallery]).
///
/// What a table is lies in values that never change ([Table], [Company], [Match]) and grow by
/// [TableEvent]s alone, so that a table read back from its journal is the same table.
@NullMarked
package parlour.server;

import org.jspecify.annotations.NullMarked;
