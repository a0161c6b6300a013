package parlour.server.socket;

/// A place of the house at which clients take their places: a table's, or an evening's.
public interface SocketEndpoint {
  /// Lets somebody in who has opened a line.
  Guest open(String id, SocketWriter line);

  /// Whoever is at the other end of a line.
  interface Guest {
    /// Hears a frame; `arrived` is when it came in, in microseconds.
    void hear(String text, long arrived);

    /// The line is closed.
    void gone();
  }
}
