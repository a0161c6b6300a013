package parlour.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// Compressed WebSockets (permessage-deflate) for players far away, behind a proxy.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CompressionTest {
  private static final String OFFER =
      "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits";
  private static final String FAR = "X-Forwarded-For: 203.0.113.7";
  private static final byte[] END = {0, 0, (byte) 0xFF, (byte) 0xFF};

  private ParlourServer server;
  private Client client;

  @BeforeAll
  void open(@TempDir Path folder) {
    server = ParlourServer.start(TestOptions.in(folder).withPort(0).withBehindProxy(true));
    client = new Client(server);
  }

  @AfterAll
  void close() {
    client.close();
    server.close();
  }

  /// What a line got, as text, and how many bytes that took.
  private record Received(String text, int bytes) {}

  /// Says hello and reads the table and its first scene.
  private static Received received(RawSocket line, Client.Place host) throws DataFormatException {
    line.send(
        RawSocket.TEXT,
        true,
        "{\"type\":\"hello\",\"token\":\"" + host.token() + "\",\"since\":0,\"chat\":0}");
    Inflater inflater = new Inflater(true);
    StringBuilder text = new StringBuilder();
    int bytes = 0;
    while (!text.toString().contains("\"type\":\"scene\"")) {
      RawSocket.Frame frame = line.read();
      bytes += frame.payload().length;
      text.append(frame.compressed() ? inflated(inflater, frame.payload()) : frame.text());
    }
    return new Received(text.toString(), bytes);
  }

  private static String inflated(Inflater inflater, byte[] payload) throws DataFormatException {
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    byte[] buffer = new byte[4096];
    for (byte[] part : new byte[][] {payload, END}) {
      inflater.setInput(part);
      for (int got = inflater.inflate(buffer); got > 0; got = inflater.inflate(buffer))
        whole.write(buffer, 0, got);
    }
    return whole.toString(UTF_8);
  }

  @Test
  void frames_to_a_far_player_are_compressed_and_those_in_the_house_are_not()
      throws DataFormatException {
    Client.Place host = client.gather("bid-jack", 2, "{}", false);
    client.post(host.path("/bots"), host.token(), "{\"level\":1}");
    client.start(host);
    try (RawSocket far = new RawSocket(server, host.table(), FAR, OFFER);
        RawSocket near =
            new RawSocket(server, host.table(), "X-Forwarded-For: 192.168.1.7", OFFER)) {
      assertThat(far.head()).anyMatch(line -> line.contains("permessage-deflate"));
      assertThat(near.head()).noneMatch(line -> line.contains("permessage-deflate"));
      Received compressed = received(far, host);
      Received plain = received(near, host);
      assertThat(compressed.text()).contains("\"type\":\"table\"", "\"offers\":");
      assertThat(compressed.bytes()).isLessThan(plain.bytes() / 2);
    }
  }

  @Test
  void whoever_offers_no_compression_gets_none() {
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    try (RawSocket far = new RawSocket(server, host.table(), FAR)) {
      assertThat(far.head()).noneMatch(line -> line.contains("permessage-deflate"));
      assertThat(far.send(RawSocket.TEXT, true, "{\"type\":\"no\"}").read().compressed()).isFalse();
    }
  }

  @Test
  void a_message_that_grows_beyond_the_limit_closes_the_line() {
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    try (RawSocket far = new RawSocket(server, host.table(), FAR, OFFER)) {
      far.send(RawSocket.TEXT | RawSocket.COMPRESSED, true, bomb());
      RawSocket.Frame closed = far.read();
      assertThat(closed.opcode()).isEqualTo(RawSocket.CLOSE);
      assertThat(closed.closeCode()).isEqualTo(1009);
    }
    try (RawSocket far = new RawSocket(server, host.table(), FAR, OFFER)) {
      assertThat(far.send(RawSocket.PING, true, "there?").read().text()).isEqualTo("there?");
    }
  }

  @Test
  void a_message_of_garbage_closes_the_line_with_a_sentence() {
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    try (RawSocket far = new RawSocket(server, host.table(), FAR, OFFER)) {
      far.send(RawSocket.TEXT | RawSocket.COMPRESSED, true, new byte[] {7, 7, 7, 7, 7, 7});
      RawSocket.Frame closed = far.read();
      assertThat(closed.closeCode()).isEqualTo(1007);
      assertThat(closed.text()).endsWith("The message is not compressed as agreed.");
    }
  }

  /// Eight megabytes of one letter, in eight kilobytes.
  private static byte[] bomb() {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    deflater.setInput("a".repeat(8_000_000).getBytes(UTF_8));
    byte[] buffer = new byte[65_536];
    int length = deflater.deflate(buffer, 0, buffer.length, Deflater.SYNC_FLUSH);
    byte[] payload = new byte[length - END.length];
    System.arraycopy(buffer, 0, payload, 0, payload.length);
    return payload;
  }
}
