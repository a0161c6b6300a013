/// The event-sourced state of a table: immutable values that change by [TableEvent]s alone.
@NullMarked
package parlour.server.table.state;

import org.jspecify.annotations.NullMarked;
