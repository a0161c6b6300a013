package parlour.server.socket;

import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;

/// A WebSocket into which the house speaks until it is closed.
public final class SocketWriter {
  private final CoreSession session;
  private volatile boolean open = true;

  SocketWriter(CoreSession session) {
    this.session = session;
  }

  /// A client who cannot keep up is let go; he comes back and resumes.
  public void send(String text) {
    if (open)
      session.sendFrame(new Frame(OpCode.TEXT, text), Callback.from(() -> {}, _ -> drop()), false);
  }

  /// Cuts the line without a word.
  void drop() {
    if (!open) return;
    open = false;
    session.abort();
  }

  public void close(String why) {
    close(CloseStatus.POLICY_VIOLATION, why);
  }

  void close(int code, String why) {
    open = false;
    session.close(code, why, Callback.NOOP);
  }
}
