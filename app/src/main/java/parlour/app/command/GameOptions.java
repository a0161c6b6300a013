package parlour.app.command;

import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Option;

/// The options a table has agreed on, as every command that deals takes them.
final class GameOptions {
  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "Settles an option of the game.")
  private Map<String, String> options = new TreeMap<>();

  Map<String, String> options() {
    return options;
  }
}
