package parlour.server;

import java.nio.file.Path;
import java.time.Duration;
import parlour.bots.Bots;

/// How a server is to run.
///
/// @param host the address it listens to
/// @param port nought: any that is free
/// @param data the folder in which everything is kept
/// @param botPace how long bots take over a move, in hundredths of what is natural
/// @param idle how long a table is kept in memory when nobody is there
public record ServerOptions(
    String host, int port, Path data, int botPace, Duration idle, Rates rates, BotFactory bots) {
  public ServerOptions {
    if (port < 0 || port > 65_535)
      throw new IllegalArgumentException("ports run from 0 to 65535, not " + port);
    if (botPace < 0) throw new IllegalArgumentException("bots cannot be done before they begin");
    if (idle.isNegative() || idle.isZero())
      throw new IllegalArgumentException("a table must be kept for a while");
  }

  /// The usual: this machine only, port 8080, bots that take their time.
  public static ServerOptions in(Path data) {
    return new ServerOptions(
        "127.0.0.1", 8080, data, 100, Duration.ofMinutes(5), Rates.usual(), Bots::seat);
  }

  public ServerOptions withHost(String other) {
    return new ServerOptions(other, port, data, botPace, idle, rates, bots);
  }

  public ServerOptions withPort(int other) {
    return new ServerOptions(host, other, data, botPace, idle, rates, bots);
  }

  public ServerOptions withBotPace(int percent) {
    return new ServerOptions(host, port, data, percent, idle, rates, bots);
  }

  public ServerOptions withIdle(Duration other) {
    return new ServerOptions(host, port, data, botPace, other, rates, bots);
  }

  public ServerOptions withRates(Rates other) {
    return new ServerOptions(host, port, data, botPace, idle, other, bots);
  }

  public ServerOptions withBots(BotFactory other) {
    return new ServerOptions(host, port, data, botPace, idle, rates, other);
  }
}
