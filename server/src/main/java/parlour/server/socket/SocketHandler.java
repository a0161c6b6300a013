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
import parlour.server.table.state.TableClock;
import parlour.server.wire.Limits;

/// One WebSocket from its opening to its close: puts messages together from frames and has them
/// heard.
final class SocketHandler implements FrameHandler {
  private final SocketEndpoint door;
  private final String id;
  private final Counter counter;
  private Optional<Kept> kept = Optional.empty();
  private Optional<ByteArrayOutputStream> parts = Optional.empty();

  /// Counts the lines that are open.
  interface Counter {
    void opened();

    void closed();
  }

  /// The two ends of the line.
  private record Kept(CoreSession session, SocketWriter line, SocketEndpoint.Guest guest) {}

  SocketHandler(SocketEndpoint door, String id, Counter counter) {
    this.door = door;
    this.id = id;
    this.counter = counter;
  }

  @Override
  public void onOpen(CoreSession session, Callback callback) {
    counter.opened();
    SocketWriter line = new SocketWriter(session);
    kept = Optional.of(new Kept(session, line, door.open(id, line)));
    callback.succeeded();
    session.demand();
  }

  @Override
  public void onFrame(Frame frame, Callback callback) {
    long arrived = TableClock.micros();
    boolean more =
        switch (frame.getOpCode()) {
          case OpCode.TEXT, OpCode.CONTINUATION -> hear(frame, arrived);
          case OpCode.PING -> pong(frame);
          case OpCode.BINARY -> {
            kept.ifPresent(ends -> ends.line().close(CloseStatus.BAD_DATA, "Frames are text."));
            yield true;
          }
          default -> frame.getOpCode() != OpCode.CLOSE;
        };
    callback.succeeded();
    if (more) kept.ifPresent(ends -> ends.session().demand());
  }

  private boolean hear(Frame frame, long arrived) {
    if (kept.isEmpty()) return false;
    Kept ends = kept.get();
    ByteBuffer payload = frame.getPayload();
    if (!frame.isFin() || parts.isPresent()) {
      ByteArrayOutputStream whole = parts.orElseGet(ByteArrayOutputStream::new);
      whole.writeBytes(BufferUtil.toArray(payload));
      if (whole.size() > Limits.MESSAGE_BYTES) {
        ends.line().close(CloseStatus.MESSAGE_TOO_LARGE, Limits.MESSAGE_TOO_LARGE);
        return true;
      }
      parts = frame.isFin() ? Optional.empty() : Optional.of(whole);
      if (!frame.isFin()) return true;
      payload = ByteBuffer.wrap(whole.toByteArray());
    }
    try {
      ends.guest().hear(UTF_8.newDecoder().decode(payload).toString(), arrived);
    } catch (CharacterCodingException _) {
      ends.line().close(CloseStatus.BAD_PAYLOAD, "Text is UTF-8.");
    }
    return true;
  }

  private boolean pong(Frame ping) {
    kept.ifPresent(
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
    leave();
    callback.succeeded();
  }

  @Override
  public void onClosed(CloseStatus status, Callback callback) {
    leave();
    callback.succeeded();
  }

  private void leave() {
    if (kept.isEmpty()) return;
    counter.closed();
    kept.get().guest().gone();
    kept = Optional.empty();
  }
}
