package parlour.server;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// A raw WebSocket client that sends and reads single frames.
final class RawSocket implements AutoCloseable {
  static final int CONTINUATION = 0;
  static final int TEXT = 1;
  static final int BINARY = 2;
  static final int CLOSE = 8;
  static final int PING = 9;
  static final int PONG = 10;

  /// The bit of permessage-deflate; added to the opcode of a frame to send.
  static final int COMPRESSED = 0x40;

  private final Socket socket;
  private final DataInputStream in;
  private final OutputStream out;
  private final List<String> head = new ArrayList<>();

  /// A received frame.
  record Frame(int opcode, boolean compressed, byte[] payload) {
    String text() {
      return new String(payload, UTF_8);
    }

    /// The close code, if this is a close frame.
    int closeCode() {
      return ByteBuffer.wrap(payload).getShort();
    }
  }

  /// Opens a WebSocket to a table, with further headers.
  RawSocket(ParlourServer server, String table, String... headers) {
    try {
      socket = new Socket(InetAddress.getLoopbackAddress(), server.address().getPort());
      socket.setSoTimeout((int) Patience.LIMIT.toMillis());
      in = new DataInputStream(socket.getInputStream());
      out = socket.getOutputStream();
      StringBuilder request =
          new StringBuilder("GET /api/tables/" + table + "/play HTTP/1.1\r\n")
              .append("Host: ")
              .append(server.address().getAuthority())
              .append("\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n")
              .append("Sec-WebSocket-Version: 13\r\n")
              .append("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n");
      for (String header : headers) request.append(header).append("\r\n");
      out.write(request.append("\r\n").toString().getBytes(US_ASCII));
      for (String line = line(); !line.isEmpty(); line = line()) head.add(line);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c != '\n'; c = in.read()) if (c != '\r') line.append((char) c);
    return line.toString();
  }

  /// The response's status line and headers.
  List<String> head() {
    return head;
  }

  RawSocket send(int opcode, boolean last, byte... payload) {
    ByteBuffer frame = ByteBuffer.allocate(payload.length + 14);
    frame.put((byte) ((last ? 0x80 : 0) | opcode));
    if (payload.length < 126) frame.put((byte) (0x80 | payload.length));
    else frame.put((byte) (0x80 | 126)).putShort((short) payload.length);
    frame.putInt(0).put(payload); // A mask of zeros.
    try {
      out.write(frame.array(), 0, frame.position());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return this;
  }

  RawSocket send(int opcode, boolean last, String text) {
    return send(opcode, last, text.getBytes(UTF_8));
  }

  Frame read() {
    try {
      int first = in.readUnsignedByte();
      int length = in.readUnsignedByte();
      byte[] payload = in.readNBytes(length == 126 ? in.readUnsignedShort() : length);
      return new Frame(first & 0xF, (first & COMPRESSED) != 0, payload);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
