/// The `parlour` command.
///
/// [Parlour] is the entry point: it hands over to a subcommand in `command`, and with no arguments
/// runs the server. Settings and refusals are in `config`, long runs on several threads in `run`,
/// their results in `report`, the table in the terminal in `terminal`, and what measures bots in
/// `research`. [WarmUp] is run once by the launcher to make its start-up cache.
@NullMarked
package parlour.app;

import org.jspecify.annotations.NullMarked;
