package parlour.server.config;

/// How much one address, one chair and one connection may ask for.
///
/// @param requests of one address over HTTP, connections included
/// @param tables new tables of one address
/// @param frames of one connection
/// @param chat of one connection
/// @param seat plays and words of one chair, over all its connections
/// @param lines how many connections one address may have at a time
public record Rates(
    Rate requests, Rate newTables, Rate frames, Rate chat, Rate seat, int connections) {
  /// So many at once, and so many a second on the long run.
  public record Rate(int burst, double perSecond) {}

  private static final Rate BOUNDLESS = new Rate(1_000_000_000, 1e9);

  /// What people and honest programs never reach.
  public static Rates usual() {
    return new Rates(
        new Rate(300, 30),
        new Rate(30, 0.5),
        new Rate(80, 20),
        new Rate(8, 1),
        new Rate(100, 25),
        1_000);
  }

  /// No bounds at all, for measuring.
  public static Rates none() {
    return new Rates(BOUNDLESS, BOUNDLESS, BOUNDLESS, BOUNDLESS, BOUNDLESS, Integer.MAX_VALUE);
  }
}
