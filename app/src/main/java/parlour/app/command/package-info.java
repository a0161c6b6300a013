/// One class per `parlour` subcommand.
@NullMarked
package parlour.app.command;

import org.jspecify.annotations.NullMarked;
