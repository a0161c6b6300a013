package parlour.app.command;

import parlour.app.config.Refusal;
import picocli.CommandLine.Option;

/// How many cores a long count may use, as several commands ask for it.
final class CoresOption {
  @Option(
      names = "--threads",
      paramLabel = "T",
      defaultValue = "0",
      description = "How many cores to use (all).")
  private int threads;

  int count() {
    if (threads < 0 || threads > 256)
      throw new Refusal(Refusal.USAGE, "The number of threads must be from 1 to 256.");
    return threads == 0 ? Runtime.getRuntime().availableProcessors() : threads;
  }
}
