/// The interface every game implements, and the small value types that go in and out of it.
///
/// Start with [Game]: a pure rule set over a position, a move and a view. It judges moves into
/// [Ruling]s and says in a [Prompt] what the table waits for. What a seat may know becomes a
/// [Scene], which any client can draw on a table laid out by the game's [Kit]; an [Answer] comes
/// back from a [Seat], and what happened becomes a [MinuteLine]. `parlour.engine.play` runs a game
/// and keeps its log.
///
/// Only `java.base` is used here, without clock, I/O or reflection: the package is also compiled
/// for the browser. Its JSON is in `parlour.engine.wire`.
@NullMarked
package parlour.engine;

import org.jspecify.annotations.NullMarked;
