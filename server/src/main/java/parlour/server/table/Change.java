package parlour.server.table;

import java.util.List;
import java.util.function.Consumer;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;

/// What a command leads to: events to be stored, and what happens once they are durable.
///
/// @param afterwards is given the table after the events, also when there were none to store
record Change(List<TableEvent> events, Consumer<Table> afterwards) {
  static final Change NONE = new Change(List.of(), _ -> {});
}
