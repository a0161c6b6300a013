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
import parlour.server.wire.TokenBucket;

/// One WebSocket from its opening to its close: assembles messages from frames and passes them on.
///
/// Every frame counts against its connection and its address, control frames and parts of messages
/// too: frames that never become a message would otherwise cost processor time without limit.
final class SocketHandler implements FrameHandler {
  private final SocketEndpoint endpoint;
  private final String id;
  private final Counter counter;
  private final TokenBucket ownFrames;
  private final TokenBucket addressFrames;
  private Optional<Connection> connection = Optional.empty();
  private Optional<ByteArrayOutputStream> parts = Optional.empty();

  /// Counts the open connections.
  interface Counter {
    void opened();

    void closed();
  }

  /// What belongs to an open connection.
  private record Connection(
      CoreSession session, SocketWriter writer, SocketEndpoint.Listener listener) {}

  SocketHandler(
      SocketEndpoint endpoint,
      String id,
      Counter counter,
      TokenBucket ownFrames,
      TokenBucket addressFrames) {
    this.endpoint = endpoint;
    this.id = id;
    this.counter = counter;
    this.ownFrames = ownFrames;
    this.addressFrames = addressFrames;
  }

  @Override
  public void onOpen(CoreSession session, Callback callback) {
    counter.opened();
    SocketWriter writer = new SocketWriter(session);
    connection = Optional.of(new Connection(session, writer, endpoint.open(id, writer)));
    callback.succeeded();
    session.demand();
  }

  @Override
  public void onFrame(Frame frame, Callback callback) {
    long arrivedMicros = TableClock.nowMicros();
    boolean readMore = isAllowed(frame) && receive(frame, arrivedMicros);
    callback.succeeded();
    if (readMore) connection.ifPresent(open -> open.session().demand());
  }

  /// Whether a frame is read at all; one that is not ends the connection.
  private boolean isAllowed(Frame frame) {
    boolean calm = ownFrames.isNearlyFull(); // It need not suffer for its neighbours.
    if (!ownFrames.tryAcquire() || (!addressFrames.tryAcquire() && !calm))
      return cutOff("Too many frames.");
    boolean empty = !frame.isFin() && !frame.hasPayload();
    return !empty || cutOff("A part of a message cannot be empty.");
  }

  private boolean cutOff(String why) {
    connection.ifPresent(open -> open.writer().cutOff(CloseStatus.POLICY_VIOLATION, why));
    return false;
  }

  /// Takes in a frame; whether there may be another.
  private boolean receive(Frame frame, long arrivedMicros) {
    return switch (frame.getOpCode()) {
      case OpCode.TEXT, OpCode.CONTINUATION -> onText(frame, arrivedMicros);
      case OpCode.PING -> pong(frame);
      case OpCode.BINARY -> {
        connection.ifPresent(open -> open.writer().close(CloseStatus.BAD_DATA, "Frames are text."));
        yield true;
      }
      default -> frame.getOpCode() != OpCode.CLOSE;
    };
  }

  private boolean onText(Frame frame, long arrivedMicros) {
    if (connection.isEmpty()) return false;
    Connection open = connection.get();
    ByteBuffer payload = frame.getPayload();
    if (!frame.isFin() || parts.isPresent()) {
      ByteArrayOutputStream whole = parts.orElseGet(ByteArrayOutputStream::new);
      whole.writeBytes(BufferUtil.toArray(payload));
      if (whole.size() > Limits.MESSAGE_BYTES) {
        open.writer().close(CloseStatus.MESSAGE_TOO_LARGE, Limits.MESSAGE_TOO_LARGE);
        return true;
      }
      parts = frame.isFin() ? Optional.empty() : Optional.of(whole);
      if (!frame.isFin()) return true;
      payload = ByteBuffer.wrap(whole.toByteArray());
    }
    try {
      open.listener().onText(UTF_8.newDecoder().decode(payload).toString(), arrivedMicros);
    } catch (CharacterCodingException _) {
      open.writer().close(CloseStatus.BAD_PAYLOAD, "Text is UTF-8.");
    }
    return true;
  }

  private boolean pong(Frame ping) {
    connection.ifPresent(
        open ->
            open.session()
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
    if (connection.isEmpty()) return;
    counter.closed();
    connection.get().listener().onClosed();
    connection = Optional.empty();
  }
}
