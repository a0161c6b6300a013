package parlour.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import parlour.server.wire.Secrets;

/// A fuzzer: malformed, oversized, replayed and forged requests and frames from a seed.
///
/// It uses raw sockets, so that no client library repairs what it breaks. Every response goes to a
/// listener.
final class Fuzzer {
  private static final int MOST_ANSWER = 1 << 20;
  private static final char NOUGHT = 0;

  /// Half of a surrogate pair.
  private static final char HALF = 0xD800;

  private final URI server;
  private final Random random;
  private final List<String> seeds = new ArrayList<>();
  private final List<String> tables;
  private final Consumer<String> listener;
  private int sent;

  /// @param tables the ids it tries
  /// @param overheard frames and bodies to replay and mutate
  Fuzzer(
      URI server,
      long seed,
      List<String> tables,
      List<String> overheard,
      Consumer<String> listener) {
    this.server = server;
    this.random = new Random(seed);
    this.tables = tables;
    this.seeds.addAll(overheard);
    this.listener = listener;
  }

  /// How many requests and frames it has sent.
  int sent() {
    return sent;
  }

  /// Sends that many.
  void run(int count) {
    int until = sent + count;
    while (sent < until) {
      try {
        if (random.nextInt(3) == 0) requests(Math.min(8, until - sent));
        else frames(Math.min(40, until - sent));
      } catch (IOException cut) {
        sent++; // The server may close the connection.
      }
    }
  }

  private String table() {
    return tables.get(random.nextInt(tables.size()));
  }

  private void requests(int count) throws IOException {
    try (Socket socket = connect()) {
      for (int i = 0; i < count; i++) {
        socket.getOutputStream().write(request());
        sent++;
      }
      socket.shutdownOutput();
      hear(socket.getInputStream());
    }
  }

  private Socket connect() throws IOException {
    Socket socket = new Socket(server.getHost(), server.getPort());
    socket.setSoTimeout(2_000);
    socket.setTcpNoDelay(true);
    return socket;
  }

  private void hear(InputStream in) throws IOException {
    listener.accept(new String(in.readNBytes(MOST_ANSWER), UTF_8));
  }

  private byte[] request() {
    String[] methods = {
      "GET", "POST", "DELETE", "PUT", "HEAD", "OPTIONS", "PATCH", "TRACE", "G" + NOUGHT + "T"
    };
    String[] paths = {
      "/api/tables",
      "/api/tables/" + table(),
      "/api/tables/" + table() + "/seats",
      "/api/tables/" + table() + "/seats/" + (random.nextInt(12) - 2),
      "/api/tables/" + table() + "/bots",
      "/api/tables/" + table() + "/start",
      "/api/tables/" + table() + "/log",
      "/api/tables/" + table() + "/timing",
      "/api/tables/" + table() + "/rematch",
      "/api/tables/" + table() + "/links",
      "/api/tables/" + table() + "/patience",
      "/api/tables/" + table() + "/settings",
      "/api/tables/" + table() + "/play",
      "/api/words/" + noise(20),
      "/api/games/" + noise(10) + "/rules",
      "/metrics",
      "/..%2f..%2fetc%2fpasswd",
      "/art/..%2f..%2f" + noise(5),
      "/" + noise(300)
    };
    String body = random.nextInt(3) == 0 ? "" : twisted(overheard());
    StringBuilder head = new StringBuilder();
    head.append(methods[random.nextInt(random.nextInt(4) == 0 ? methods.length : 3)])
        .append(' ')
        .append(paths[random.nextInt(paths.length)])
        .append(" HTTP/1.1\r\nHost: ")
        .append(random.nextInt(9) == 0 ? noise(12) : server.getAuthority())
        .append("\r\n");
    if (random.nextBoolean()) head.append("Authorization: Bearer ").append(token()).append("\r\n");
    if (random.nextInt(8) == 0)
      head.append(noise(10)).append(": ").append(noise(9_000)).append("\r\n");
    int length = body.getBytes(UTF_8).length;
    if (random.nextInt(12) == 0) length = random.nextInt(1 << random.nextInt(31));
    head.append("Content-Length: ").append(length).append("\r\n\r\n").append(body);
    return head.toString().getBytes(UTF_8);
  }

  /// Opens a WebSocket and sends frames.
  private void frames(int count) throws IOException {
    try (Socket socket = connect()) {
      socket
          .getOutputStream()
          .write(
              ("GET /api/tables/"
                      + table()
                      + "/play HTTP/1.1\r\nHost: "
                      + server.getAuthority()
                      + "\r\n"
                      + "Upgrade: websocket\r\n"
                      + "Connection: Upgrade\r\n"
                      + "Sec-WebSocket-Version: 13\r\n"
                      + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                  .getBytes(ISO_8859_1));
      if (random.nextInt(4) > 0) socket.getOutputStream().write(frame(1, overheard()));
      for (int i = 0; i < count; i++) {
        sent++;
        if (random.nextInt(12) == 0) {
          socket.getOutputStream().write(parts());
          continue;
        }
        int opcode = random.nextInt(12) == 0 ? random.nextInt(16) : 1;
        socket.getOutputStream().write(frame(opcode, twisted(overheard())));
      }
      socket.getOutputStream().write(frame(8, ""));
      hear(socket.getInputStream());
    }
  }

  /// Frames below the level of messages: a message in many parts, empty ones among them, with
  /// control frames in between, or parts of a message that never began.
  private byte[] parts() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String text = twisted(overheard());
    if (random.nextInt(4) > 0) out.writeBytes(frame(1, false, ""));
    for (int from = 0; from < text.length() && out.size() < 20_000; ) {
      int to = Math.min(text.length(), from + random.nextInt(8));
      out.writeBytes(frame(0, to == text.length(), text.substring(from, to)));
      if (random.nextInt(3) == 0)
        out.writeBytes(frame(8 + random.nextInt(4), random.nextInt(6) > 0, noise(140)));
      from = to;
    }
    return out.toByteArray();
  }

  private byte[] frame(int opcode, String text) {
    return frame(opcode, true, text);
  }

  private byte[] frame(int opcode, boolean last, String text) {
    byte[] payload = text.getBytes(UTF_8);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    boolean odd = random.nextInt(60) == 0;
    out.write((odd ? random.nextInt(256) : last ? 0x80 : 0) | opcode);
    int masked = odd && random.nextBoolean() ? 0 : 0x80;
    if (payload.length < 126) {
      out.write(masked | payload.length);
    } else if (payload.length < 65_536) {
      out.write(masked | 126);
      out.write(payload.length >> 8);
      out.write(payload.length);
    } else {
      out.write(masked | 127);
      for (int shift = 56; shift >= 0; shift -= 8)
        out.write((int) ((long) payload.length >> shift));
    }
    byte[] mask = new byte[4];
    random.nextBytes(mask);
    if (masked != 0) out.writeBytes(mask);
    for (int i = 0; i < payload.length; i++)
      out.write(masked != 0 ? payload[i] ^ mask[i % 4] : payload[i]);
    return out.toByteArray();
  }

  private String overheard() {
    return seeds.get(random.nextInt(seeds.size()));
  }

  private String token() {
    return switch (random.nextInt(3)) {
      case 0 -> Secrets.hash(noise(8)).substring(0, 43);
      case 1 -> "";
      default -> noise(60);
    };
  }

  /// The text unchanged, or mutated.
  private String twisted(String text) {
    return switch (random.nextInt(14)) {
      case 0 -> text;
      case 1 -> text.isEmpty() ? "" : text.substring(0, random.nextInt(text.length()));
      case 2 -> text.replace('"', '\'');
      case 3 -> text.replaceFirst("\\d+", "-" + "9".repeat(1 + random.nextInt(40)));
      case 4 ->
          text.replaceFirst(
              ":\"[^\"]*\"", ":\"" + Matcher.quoteReplacement(noise(40).replace("\"", "")) + "\"");
      case 5 -> text.replaceFirst(":\"[^\"]*\"", ":null");
      case 6 -> text.replaceFirst(":", ":" + "[".repeat(random.nextInt(4_000)));
      case 7 -> text + text;
      case 8 -> noise(200);
      case 9 -> random.nextInt(20) == 0 ? "x".repeat(20_000 + random.nextInt(100_000)) : "{}";
      case 10 -> flipped(text);
      case 11 -> text.replace("\"token\":\"", "\"token\":\"" + noise(3).replace("\"", ""));
      case 12 -> text.replaceFirst("\"type\":\"[a-z]*\"", "\"type\":\"played\"");
      default -> text.replace('e', NOUGHT).replace('a', HALF);
    };
  }

  private String flipped(String text) {
    byte[] bytes = text.getBytes(ISO_8859_1);
    for (int i = 0; i < 1 + bytes.length / 20; i++)
      if (bytes.length > 0) bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
    return new String(bytes, ISO_8859_1);
  }

  private String noise(int most) {
    int length = random.nextInt(most + 1);
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < length; i++) {
      char c = (char) (33 + random.nextInt(94));
      out.append(c == ' ' || c == '#' ? 'x' : c);
    }
    return out.toString();
  }
}
