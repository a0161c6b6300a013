package parlour.server.config;

/// Rate limits for each address, each chair and each connection.
///
/// @param requests of one address over HTTP, new connections included
/// @param newTables of one address
/// @param frames messages of one connection; a faster one is refused
/// @param socketFrames WebSocket frames of any kind on one connection, pings and parts of messages
///   included; a faster connection is cut off
/// @param chat of one connection
/// @param seat plays and chat lines of one chair, over all its connections
/// @param connections how many one address may have open
/// @param tables how many tables and evenings that are not over one address may have made
public record Rates(
    Rate requests,
    Rate newTables,
    Rate frames,
    Rate socketFrames,
    Rate chat,
    Rate seat,
    int connections,
    int tables) {
  /// The size of a burst, and the steady rate after it.
  public record Rate(int burst, double perSecond) {
    /// That many times as much.
    public Rate times(int factor) {
      return new Rate(Math.clamp((long) factor * burst, 0, Integer.MAX_VALUE), factor * perSecond);
    }
  }

  private static final Rate UNLIMITED = new Rate(1_000_000_000, 1e9);

  /// The limits of a public server; people and well-behaved programs never reach them.
  public static Rates usual() {
    return new Rates(
        new Rate(300, 30),
        new Rate(30, 0.5),
        new Rate(80, 20),
        new Rate(400, 60),
        new Rate(8, 1),
        new Rate(100, 25),
        1_000,
        200);
  }

  /// No limits, for load tests.
  public static Rates none() {
    return new Rates(
        UNLIMITED,
        UNLIMITED,
        UNLIMITED,
        UNLIMITED,
        UNLIMITED,
        UNLIMITED,
        Integer.MAX_VALUE,
        Integer.MAX_VALUE);
  }
}
