package parlour.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import parlour.server.config.Rates;
import parlour.server.table.TableServices;

/// What is refused before any route is asked: it counts, it is quiet, and it goes by the house's
/// own names and methods only.
class StrangerAtTheDoorTest {
  private static final String UPGRADE =
      "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
          + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";

  @TempDir Path folder;

  private ParlourServer open(Rates rates) {
    return ParlourServer.start(
        TestOptions.in(folder)
            .withPort(0)
            .withRates(rates)
            .withPublicNames(Set.of("parlour.example")));
  }

  /// Everything that is answered to these bytes on a connection of their own.
  private static String answer(ParlourServer server, String bytes) {
    return answer(server, InetAddress.getLoopbackAddress(), bytes);
  }

  private static String answer(ParlourServer server, InetAddress from, String bytes) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port(), from, 0)) {
      socket.setSoTimeout((int) Patience.LIMIT.toMillis());
      socket.getOutputStream().write(bytes.getBytes(ISO_8859_1));
      socket.shutdownOutput();
      return new String(socket.getInputStream().readAllBytes(), UTF_8);
    } catch (IOException cut) {
      return "";
    }
  }

  private static String asked(String method, String path, String... headers) {
    return method + " " + path + " HTTP/1.1\r\n" + String.join("\r\n", headers) + "\r\n\r\n";
  }

  @Test
  void whatever_cannot_be_read_writes_one_line_without_a_strangers_bytes() {
    Patience.await().until(() -> LoggerFactory.getILoggerFactory() instanceof LoggerContext);
    Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    ListAppender<ILoggingEvent> heard = new ListAppender<>();
    heard.start();
    root.addAppender(heard);
    try (ParlourServer server = open(Rates.none())) {
      List<String> unreadable =
          List.of(
              asked("GET", "/", "Host: " + "stranger".repeat(800) + "@y"),
              asked("GET", "/", "Host: stranger\u0007\u001b[31m"),
              asked("GET", "/", "Host: a", "Host: b"),
              asked("GET", "/", "Host: localhost", "stranger no colon"),
              asked("GET", "/" + "stranger".repeat(2_000), "Host: localhost"),
              asked("GET", "/%zz", "Host: localhost"),
              asked("STRANGER", "/", "Host: localhost"),
              asked("GET", "/", "Host: localhost", "Content-Length: stranger"),
              asked("GET", "/", "Host: localhost", "Transfer-Encoding: stranger"),
              "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003stranger",
              "stranger".repeat(50) + "\r\n\r\n",
              "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n");
      for (int round = 0; round < 5; round++)
        for (String bytes : unreadable)
          assertThat(answer(server, bytes)).as(bytes).doesNotContain(" 500 ", "\tat ");
      // As an actor does that is asked more than it has room for.
      for (int i = 0; i < 100; i++)
        LoggerFactory.getLogger(TableServices.class)
            .warn("Stash buffer is full, dropping message [{}]", "stranger");
    } finally {
      root.detachAppender(heard);
    }
    List<String> lines =
        List.copyOf(heard.list).stream()
            .filter(event -> event.toString().contains("stranger") || isOfTheWebServer(event))
            .map(ILoggingEvent::getFormattedMessage)
            .toList();
    assertThat(lines).hasSizeLessThanOrEqualTo(1);
    assertThat(lines).allMatch(line -> line.matches("[ -~]{1,200}"), "is short and printable");
  }

  private static boolean isOfTheWebServer(ILoggingEvent event) {
    return event.getLoggerName().matches("(org\\.eclipse\\.jetty|io\\.javalin|.*LibraryLog).*");
  }

  @Test
  void connections_that_never_become_a_request_count_against_their_address() throws IOException {
    Rates usual = Rates.usual();
    Rates few =
        new Rates(
            new Rates.Rate(10, 0.001),
            usual.newTables(),
            usual.frames(),
            usual.socketFrames(),
            usual.chat(),
            usual.seat(),
            usual.connections(),
            usual.tables());
    try (ParlourServer server = open(few)) {
      InetAddress stranger = InetAddress.getByAddress(new byte[] {127, 0, 0, 2});
      assumeTrue(isOurs(stranger), "this machine has one loopback address only");
      int answered = 0;
      for (int i = 0; i < 60; i++)
        if (!answer(server, stranger, asked("GET", "/", "Host: x@y")).isEmpty()) answered++;
      assertThat(answered).isBetween(1, 20);
    }
  }

  private static boolean isOurs(InetAddress address) throws IOException {
    try (ServerSocket probe = new ServerSocket()) {
      probe.bind(new InetSocketAddress(address, 0));
      return true;
    } catch (BindException _) {
      return false;
    }
  }

  @Test
  void the_house_answers_to_its_own_names_only() {
    try (ParlourServer server = open(Rates.none())) {
      for (String own :
          List.of("localhost", "127.0.0.1:81", "[::1]", "192.168.7.7", "Parlour.Example.:443"))
        assertThat(answer(server, asked("GET", "/api/games", "Connection: close", "Host: " + own)))
            .as(own)
            .startsWith("HTTP/1.1 200");
      for (String foreign :
          List.of("evil.example", "parlour.example.evil.example", "127.0.0.1.nip.io"))
        for (String upgrade : List.of("Connection: close", UPGRADE))
          assertThat(
                  answer(
                      server,
                      asked(
                          "GET",
                          "/api/tables/abcdefghjkmn/play",
                          "Host: " + foreign,
                          "Origin: http://" + foreign,
                          upgrade)))
              .as(foreign)
              .startsWith("HTTP/1.1 421")
              .contains("public-url");
    }
  }

  @Test
  void a_proxy_that_does_not_say_for_whom_it_asks_is_shown_no_metrics() {
    try (ParlourServer server = open(Rates.none())) {
      for (String host : List.of("parlour.example", "PARLOUR.example:443"))
        assertThat(answer(server, asked("GET", "/metrics", "Host: " + host, "Connection: close")))
            .as(host)
            .startsWith("HTTP/1.1 403");
      assertThat(answer(server, asked("GET", "/metrics", "Host: localhost", "Connection: close")))
          .startsWith("HTTP/1.1 200");
    }
  }

  @Test
  void a_request_is_of_the_method_it_was_checked_as() {
    try (ParlourServer server = open(Rates.none())) {
      String body = "{\"game\":\"slap-jack\",\"seats\":2,\"name\":\"Ann\"}";
      String request =
          "GET /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
              + "Origin: http://evil.example\r\nX-HTTP-Method-Override: POST\r\nContent-Length: "
              + body.length()
              + "\r\n\r\n"
              + body;
      assertThat(answer(server, request)).startsWith("HTTP/1.1 200").endsWith("[]");
    }
  }

  @Test
  void a_refusal_spells_every_name_as_it_was_given() {
    try (ParlourServer server = open(Rates.none());
        Client client = new Client(server)) {
      Client.Place host = client.gather("slap-jack", 3, "{}", true);
      assertThat(client.join(host, "Zoë 木").seat()).isEqualTo(1);
      HttpRequest.Builder again =
          client
              .request(host.path("/seats"))
              .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Zoë 木\"}"));
      assertThat(client.send(again).detail()).contains("Zoë 木");
    }
  }
}
