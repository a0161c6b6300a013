/// One class for each `parlour` subcommand.
///
/// A command parses its arguments with picocli, checks them, hands long work to `run` and prints
/// the result itself or through `report`. [SharedOptions] has the flags that several commands take;
/// [CommandInputs] finds games, logs and documents. Bad input is refused with a `Refusal` before
/// anything is written.
@NullMarked
package parlour.app.command;

import org.jspecify.annotations.NullMarked;
