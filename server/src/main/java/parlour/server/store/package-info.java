/// The event store: SQLite or PostgreSQL behind one writer, and the Pekko journal on top of it.
@NullMarked
package parlour.server.store;

import org.jspecify.annotations.NullMarked;
