package parlour.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.eclipse.jetty.io.ManagedSelector;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.wire.Limits;

/// WebSocket frames, whole and fragmented.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SocketFramesTest {
  private ParlourServer server;
  private String table;

  @BeforeAll
  void open(@TempDir Path folder) {
    server = ParlourServer.start(TestOptions.in(folder).withPort(0));
    try (Client client = new Client(server)) {
      table = client.gather("slap-jack", 2, "{}", false).table();
    }
  }

  @AfterAll
  void close() {
    server.close();
  }

  private RawSocket.Frame answer(Consumer<RawSocket> words) {
    try (RawSocket line = new RawSocket(server, table)) {
      words.accept(line);
      return line.read();
    }
  }

  @Test
  void the_selector_waits_on_a_thread_of_its_own() {
    // Virtual threads are not among these, and would wake two others for every frame.
    assertThat(Thread.getAllStackTraces().values())
        .anyMatch(
            stack ->
                Arrays.stream(stack)
                    .anyMatch(call -> call.getClassName().equals(ManagedSelector.class.getName())));
  }

  @Test
  void a_message_in_parts_is_heard_as_one_though_a_ping_comes_between() {
    try (RawSocket line = new RawSocket(server, table)) {
      line.send(RawSocket.TEXT, false, "{\"type\":")
          .send(RawSocket.PING, true, "there?")
          .send(RawSocket.CONTINUATION, false, "\"caf")
          .send(RawSocket.CONTINUATION, true, "é\"}");
      RawSocket.Frame pong = line.read();
      assertThat(pong.opcode()).isEqualTo(RawSocket.PONG);
      assertThat(pong.text()).isEqualTo("there?");
      assertThat(line.read().text()).contains("\\\"café\\\" is no frame a client sends.");
    }
  }

  @Test
  void a_letter_cut_in_two_between_parts_is_put_together_again() {
    byte[] letter = "é".getBytes(UTF_8);
    RawSocket.Frame problem =
        answer(
            line ->
                line.send(RawSocket.TEXT, false, "{\"type\":\"caf")
                    .send(RawSocket.CONTINUATION, false, letter[0])
                    .send(RawSocket.CONTINUATION, false, letter[1])
                    .send(RawSocket.CONTINUATION, true, "\"}"));
    assertThat(problem.text()).contains("café");
  }

  @Test
  void bytes_that_are_no_text_close_the_line() {
    RawSocket.Frame binary = answer(line -> line.send(RawSocket.BINARY, true, "{}"));
    assertThat(binary.opcode()).isEqualTo(RawSocket.CLOSE);
    assertThat(binary.closeCode()).isEqualTo(1003);
    RawSocket.Frame broken =
        answer(line -> line.send(RawSocket.TEXT, true, (byte) 0xC3, (byte) 0x28));
    assertThat(broken.opcode()).isEqualTo(RawSocket.CLOSE);
    assertThat(broken.closeCode()).isEqualTo(1007);
  }

  @Test
  void a_message_that_is_too_long_closes_the_line_in_one_piece_or_in_many() {
    RawSocket.Frame whole =
        answer(line -> line.send(RawSocket.TEXT, true, "a".repeat(Limits.MESSAGE_BYTES + 1)));
    assertThat(whole.closeCode()).isEqualTo(1009);
    RawSocket.Frame parts =
        answer(
            line -> {
              line.send(RawSocket.TEXT, false, "a".repeat(Limits.MESSAGE_BYTES - 1));
              line.send(RawSocket.CONTINUATION, false, "aa");
            });
    assertThat(parts.closeCode()).isEqualTo(1009);
  }

  @Test
  void a_connection_to_no_table_is_closed_at_once() {
    try (RawSocket line = new RawSocket(server, "abcdefghjkmn")) {
      assertThat(line.read().text()).contains("There is no such table.");
      assertThat(line.read().closeCode()).isEqualTo(1008);
    }
  }

  @Test
  void a_farewell_is_returned() {
    RawSocket.Frame farewell =
        answer(line -> line.send(RawSocket.CLOSE, true, (byte) (1000 >> 8), (byte) 1000));
    assertThat(farewell.opcode()).isEqualTo(RawSocket.CLOSE);
    assertThat(farewell.closeCode()).isEqualTo(1000);
  }

  @Test
  void a_line_gives_nobody_a_cookie_and_packs_nothing() {
    try (RawSocket line =
        new RawSocket(server, table, "Sec-WebSocket-Extensions: permessage-deflate")) {
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
            .write(("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n").getBytes(UTF_8));
        byte[] begin = socket.getInputStream().readNBytes(12);
        assertThat(new String(begin, UTF_8)).as(path).isEqualTo("HTTP/1.1 400");
      }
    }
  }
}
