/// WebSocket connections, from the upgrade request to the actor that speaks for each client.
///
/// A frame travels like this: [SocketUpgrade] accepts the connection, [SocketHandler] assembles the
/// message and stamps its arrival, [ClientConnection] parses it, limits the rate and passes it to
/// the endpoint's [Protocol], which sends a command to the table or evening. The other way, a table
/// sends frames to the [ConnectionActor], which writes them through the [SocketWriter].
///
/// Tables and evenings differ only in their protocol: both kinds of connection are pinged,
/// measured, and dropped when silent. When an owner's actor restarts, the connection actor says
/// hello again with what the client already has, and the client notices nothing.
@NullMarked
package parlour.server.socket;

import org.jspecify.annotations.NullMarked;
