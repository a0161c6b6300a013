package parlour.server;

import io.javalin.websocket.WsContext;
import org.eclipse.jetty.websocket.api.Callback;

/// A WebSocket into which the house speaks until it is closed.
final class OpenLine {
  private final WsContext socket;
  private volatile boolean open = true;

  OpenLine(WsContext socket) {
    this.socket = socket;
  }

  /// A client who cannot keep up is let go; he comes back and resumes.
  void send(String text) {
    if (open) socket.session.sendText(text, Callback.from(() -> {}, _ -> drop()));
  }

  /// Cuts the line without a word.
  void drop() {
    if (!open) return;
    open = false;
    socket.session.disconnect();
  }

  void close(String why) {
    open = false;
    socket.session.close(1008, why, Callback.NOOP);
  }
}
