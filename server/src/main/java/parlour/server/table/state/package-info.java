/// The durable state of a table, as immutable values.
///
/// A [Table] is a fold over its [TableEvent]s and nothing else: the players on their chairs
/// ([Players], [Chair]), what the host has set ([HostSettings]), and the game ([Match]). An input
/// is judged by [Judging], which applies it to a copy of the match and collects the events; once
/// they are stored, [Table#after] yields the same match again, also when a table is read back after
/// a crash. [TableEventCodec] is the format on disk. A play carries an id ([PlayIds]) so that a
/// retry is applied once, and in a race the record of the decision ([PhotoFinish]).
///
/// Nothing here knows actors, connections or threads.
@NullMarked
package parlour.server.table.state;

import org.jspecify.annotations.NullMarked;
