package parlour.server.socket;

/// A place of the house at which clients take their places: a table's, or an evening's.
public interface SocketEndpoint {
  /// Lets somebody in who has opened a line.
  Listener open(String id, SocketWriter writer);

  /// Whoever is at the other end of a line.
  interface Listener {
    /// Hears a frame; `arrived` is when it came in, in microseconds.
    void onText(String text, long arrived);

    /// The line is closed.
    void onClosed();
  }
}
