package parlour.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// Frames as they come over the wire, whole and in parts.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DoorwayTest {
  private ParlourServer server;

  @BeforeAll
  void open(@TempDir Path folder) {
    server = ParlourServer.start(ServerOptions.in(folder).withPort(0));
  }

  @AfterAll
  void close() {
    server.close();
  }

  private RawLine.Frame answer(Consumer<RawLine> words) {
    try (RawLine line = new RawLine(server)) {
      words.accept(line);
      return line.read();
    }
  }

  @Test
  void a_message_in_parts_is_heard_as_one_though_a_ping_comes_between() {
    try (RawLine line = new RawLine(server)) {
      line.send(RawLine.TEXT, false, "{\"type\":")
          .send(RawLine.PING, true, "there?")
          .send(RawLine.CONTINUATION, false, "\"caf")
          .send(RawLine.CONTINUATION, true, "é\"}");
      RawLine.Frame pong = line.read();
      assertThat(pong.opcode()).isEqualTo(RawLine.PONG);
      assertThat(pong.text()).isEqualTo("there?");
      assertThat(line.read().text()).contains("\\\"café\\\" is no frame a client sends.");
    }
  }

  @Test
  void a_letter_cut_in_two_between_parts_is_put_together_again() {
    byte[] letter = "é".getBytes(UTF_8);
    RawLine.Frame problem =
        answer(
            line ->
                line.send(RawLine.TEXT, false, "{\"type\":\"caf")
                    .send(RawLine.CONTINUATION, false, letter[0])
                    .send(RawLine.CONTINUATION, false, letter[1])
                    .send(RawLine.CONTINUATION, true, "\"}"));
    assertThat(problem.text()).contains("café");
  }

  @Test
  void bytes_that_are_no_text_close_the_line() {
    RawLine.Frame binary = answer(line -> line.send(RawLine.BINARY, true, "{}"));
    assertThat(binary.opcode()).isEqualTo(RawLine.CLOSE);
    assertThat(binary.closeCode()).isEqualTo(1003);
    RawLine.Frame broken = answer(line -> line.send(RawLine.TEXT, true, (byte) 0xC3, (byte) 0x28));
    assertThat(broken.opcode()).isEqualTo(RawLine.CLOSE);
    assertThat(broken.closeCode()).isEqualTo(1007);
  }

  @Test
  void a_message_that_is_too_long_closes_the_line_in_one_piece_or_in_many() {
    RawLine.Frame whole =
        answer(line -> line.send(RawLine.TEXT, true, "a".repeat(Api.LARGEST + 1)));
    assertThat(whole.closeCode()).isEqualTo(1009);
    RawLine.Frame parts =
        answer(
            line -> {
              line.send(RawLine.TEXT, false, "a".repeat(Api.LARGEST - 1));
              line.send(RawLine.CONTINUATION, false, "aa");
            });
    assertThat(parts.closeCode()).isEqualTo(1009);
  }

  @Test
  void a_farewell_is_returned() {
    RawLine.Frame farewell =
        answer(line -> line.send(RawLine.CLOSE, true, (byte) (1000 >> 8), (byte) 1000));
    assertThat(farewell.opcode()).isEqualTo(RawLine.CLOSE);
    assertThat(farewell.closeCode()).isEqualTo(1000);
  }

  @Test
  void a_line_gives_nobody_a_cookie_and_packs_nothing() {
    try (RawLine line = new RawLine(server, "Sec-WebSocket-Extensions: permessage-deflate")) {
      assertThat(line.head().getFirst()).contains("101");
      assertThat(line.head())
          .map(header -> header.toLowerCase(Locale.ROOT))
          .noneMatch(header -> header.startsWith("set-cookie"))
          .noneMatch(header -> header.startsWith("sec-websocket-extensions"));
    }
  }

  @Test
  void who_only_asks_for_the_page_of_a_line_is_told_that_there_is_none() {
    try (Client client = new Client(server)) {
      assertThat(client.raw(client.request("/api/tables/abcdefghjkmn/play").GET()).statusCode())
          .isEqualTo(404);
    }
  }

  @Test
  void an_address_that_cannot_be_read_is_refused() throws IOException {
    for (String path : List.of("/api/tables/%S1/log", "/api/words/a%", "/api/words/a?game=%4")) {
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
        socket
            .getOutputStream()
            .write(("GET " + path + " HTTP/1.1\r\nHost: a\r\n\r\n").getBytes(UTF_8));
        byte[] begin = socket.getInputStream().readNBytes(12);
        assertThat(new String(begin, UTF_8)).as(path).isEqualTo("HTTP/1.1 400");
      }
    }
  }
}
