/// The interface every game implements, and the small value types that go in and out of it.
///
/// Start with [Game]: a pure rule set over a position, a move and a view. A [Referee] runs one game
/// and is the only holder of its position; it judges an [Answer] from a [Seat] and says in a
/// [Prompt] what the table waits for. What a seat may know becomes a [Scene], which any client can
/// draw, and what happened becomes a [MinuteLine]. A [Log] with a [Seed] replays to the same game
/// anywhere.
///
/// Only `java.base` is used here, without clock, I/O or reflection: the package is also compiled
/// for the browser. Its JSON is in `parlour.engine.wire`.
@NullMarked
package parlour.engine;

import org.jspecify.annotations.NullMarked;
