/// The game server: tables that never lose a move, behind one port.
///
/// The way of a move: the WebSocket handler (`socket`) takes the frame and stamps its arrival, the
/// table's actor (`table`, an event-sourced entity of a sharded cluster) lets the referee judge it,
/// the journal makes it durable (`store`), and only then is it acknowledged and the new scene sent
/// to every connection.
///
/// A table's state (`table.state`) is immutable and changes only by events, so a table recovered
/// from its journal is the same table.
@NullMarked
package parlour.server;

import org.jspecify.annotations.NullMarked;
