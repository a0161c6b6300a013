package parlour.server;

/// The log that all servers of the tests write to.
public final class ServerLog {
  /// Shared by tests that make a server log errors; whoever allows none meanwhile has it alone.
  public static final String ERRORS = "errors in the log";

  private ServerLog() {}
}
