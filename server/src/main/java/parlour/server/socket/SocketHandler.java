package parlour.server.socket;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Optional;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.OpCode;
import parlour.server.http.Routes;
import parlour.server.table.state.TableClock;

/// One WebSocket from its opening to its close: puts messages together from frames and has them
/// heard.
final class SocketHandler implements FrameHandler {
  private final SocketEndpoint endpoint;
  private final String id;
  private final Counter counter;
  private Optional<Open> open = Optional.empty();
  private Optional<ByteArrayOutputStream> parts = Optional.empty();

  /// Counts the lines that are open.
  interface Counter {
    void opened();

    void closed();
  }

  /// The two ends of the line.
  private record Open(CoreSession session, SocketWriter writer, SocketEndpoint.Listener listener) {}

  SocketHandler(SocketEndpoint door, String id, Counter counter) {
    this.endpoint = door;
    this.id = id;
    this.counter = counter;
  }

  @Override
  public void onOpen(CoreSession session, Callback callback) {
    counter.opened();
    SocketWriter writer = new SocketWriter(session);
    open = Optional.of(new Open(session, writer, endpoint.open(id, writer)));
    callback.succeeded();
    session.demand();
  }

  @Override
  public void onFrame(Frame frame, Callback callback) {
    long arrived = TableClock.nowMicros();
    boolean more =
        switch (frame.getOpCode()) {
          case OpCode.TEXT, OpCode.CONTINUATION -> onText(frame, arrived);
          case OpCode.PING -> pong(frame);
          case OpCode.BINARY -> {
            open.ifPresent(ends -> ends.writer().close(CloseStatus.BAD_DATA, "Frames are text."));
            yield true;
          }
          default -> frame.getOpCode() != OpCode.CLOSE;
        };
    callback.succeeded();
    if (more) open.ifPresent(ends -> ends.session().demand());
  }

  private boolean onText(Frame frame, long arrived) {
    if (open.isEmpty()) return false;
    Open ends = open.get();
    ByteBuffer payload = frame.getPayload();
    if (!frame.isFin() || parts.isPresent()) {
      ByteArrayOutputStream whole = parts.orElseGet(ByteArrayOutputStream::new);
      whole.writeBytes(BufferUtil.toArray(payload));
      if (whole.size() > Routes.LARGEST) {
        ends.writer()
            .close(
                CloseStatus.MESSAGE_TOO_LARGE,
                "A frame is at most " + Routes.LARGEST / 1024 + " kB.");
        return true;
      }
      parts = frame.isFin() ? Optional.empty() : Optional.of(whole);
      if (!frame.isFin()) return true;
      payload = ByteBuffer.wrap(whole.toByteArray());
    }
    try {
      ends.listener().onText(UTF_8.newDecoder().decode(payload).toString(), arrived);
    } catch (CharacterCodingException _) {
      ends.writer().close(CloseStatus.BAD_PAYLOAD, "Text is UTF-8.");
    }
    return true;
  }

  private boolean pong(Frame ping) {
    open.ifPresent(
        ends ->
            ends.session()
                .sendFrame(
                    new Frame(OpCode.PONG, BufferUtil.copy(ping.getPayload())),
                    Callback.NOOP,
                    false));
    return true;
  }

  @Override
  public void onError(Throwable broken, Callback callback) {
    close();
    callback.succeeded();
  }

  @Override
  public void onClosed(CloseStatus status, Callback callback) {
    close();
    callback.succeeded();
  }

  private void close() {
    if (open.isEmpty()) return;
    counter.closed();
    open.get().listener().onClosed();
    open = Optional.empty();
  }
}
