package parlour.server.socket;

/// A WebSocket endpoint, under which clients connect to a table or an evening by its id.
public interface SocketEndpoint {
  /// Takes in a client that has just connected.
  Listener open(String id, SocketWriter writer);

  /// Receives what comes in over one WebSocket.
  interface Listener {
    /// A whole text message; `arrivedMicros` is when it came in, in microseconds since 1970.
    void onText(String text, long arrivedMicros);

    void onClosed();
  }
}
