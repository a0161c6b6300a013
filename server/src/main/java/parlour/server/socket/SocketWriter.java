package parlour.server.socket;

import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;

/// The sending side of a WebSocket; once it is closed, nothing is sent any more.
public final class SocketWriter {
  private final CoreSession session;
  private volatile boolean open = true;

  SocketWriter(CoreSession session) {
    this.session = session;
  }

  /// Sends a text frame; a client that cannot keep up is dropped, and resumes when it reconnects.
  ///
  /// @param more whether another frame follows at once, with which this one is sent
  public void send(String text, boolean more) {
    if (open)
      session.sendFrame(new Frame(OpCode.TEXT, text), Callback.from(() -> {}, _ -> drop()), more);
  }

  /// Ends the connection without a close frame.
  void drop() {
    if (!open) return;
    open = false;
    session.abort();
  }

  public void close(String why) {
    close(CloseStatus.POLICY_VIOLATION, why);
  }

  /// Closes the connection without waiting for the client's own close frame: whoever breaks the
  /// rules of the protocol is not listened to any longer.
  void cutOff(int code, String why) {
    open = false;
    session.close(code, why, Callback.from(session::abort, _ -> session.abort()));
  }

  void close(int code, String why) {
    open = false;
    session.close(code, why, Callback.NOOP);
  }
}
