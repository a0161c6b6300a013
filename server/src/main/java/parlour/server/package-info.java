/// Tables that never lose a move, behind one port of HTTP and WebSocket.
///
/// The way of a move: [parlour.server.socket.SocketHandler] stamps the arrival of a frame,
/// `ClientConnection` and `TableProtocol` turn it into a command, and the table's one owner in the
/// cluster, [parlour.server.table.TableActor], passes it to `GameRunner`. Its `RaceWindow` holds
/// the move back for a moment if quickness decides, and [parlour.server.table.state.Judging] asks
/// the rules. The events go through [parlour.server.store.Journal] to the
/// [parlour.server.store.EventLog]; once they are on disk the player is answered, and `Connections`
/// sends the new scene to every client.
///
/// The packages are layers, and each uses only those before it: `config`, `store`, `wire`,
/// `table.state`, `table`, `http`, `socket`, `evening`, `club.state`, `club`, and this one, which
/// puts them together. `ServerLayersTest` fails when an arrow is reversed.
@NullMarked
package parlour.server;

import org.jspecify.annotations.NullMarked;
