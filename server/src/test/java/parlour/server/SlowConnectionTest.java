package parlour.server;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import parlour.server.config.Rates;
import parlour.server.config.Timeouts;

/// Slow, idle and too many TCP connections.
@Isolated("its server closes connections that are slow, and a busy machine makes them so")
@Tag("timed")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SlowConnectionTest {
  private static final Duration LIMIT = Duration.ofSeconds(1);
  private static final int MOST = 64;
  private static final String QUICK = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";

  private ParlourServer server;
  private Client client;

  @BeforeAll
  void open(@TempDir Path folder) {
    Rates none = Rates.none();
    Rates rates =
        new Rates(
            none.requests(),
            none.newTables(),
            none.frames(),
            none.socketFrames(),
            none.chat(),
            none.seat(),
            MOST / 2,
            none.tables());
    server =
        ParlourServer.start(
            TestOptions.in(folder).withPort(0).withRates(rates),
            new Timeouts(Duration.ofMinutes(1), LIMIT, Duration.ZERO));
    client = new Client(server);
  }

  @AfterAll
  void close() {
    client.close();
    server.close();
  }

  private Socket connect() throws IOException {
    return new Socket(InetAddress.getLoopbackAddress(), server.port());
  }

  /// Sends a beginning at once and then a few bytes now and then, until the server closes; how long
  /// that took.
  private long millisUntilClosed(String beginning, String more) throws IOException {
    long start = System.nanoTime();
    try (Socket socket = connect()) {
      socket.setSoTimeout(150);
      socket.getOutputStream().write(beginning.getBytes(US_ASCII));
      while (millisSince(start) < Patience.LIMIT.toMillis()) {
        try {
          if (socket.getInputStream().read() < 0) return millisSince(start);
        } catch (SocketTimeoutException _) {
          socket.getOutputStream().write(more.getBytes(US_ASCII));
        } catch (IOException _) {
          return millisSince(start);
        }
      }
    }
    throw new AssertionError("the server has not closed the connection");
  }

  private static long millisSince(long startNanos) {
    return (System.nanoTime() - startNanos) / 1_000_000;
  }

  @Test
  void a_connection_that_is_slow_over_a_request_is_closed() throws IOException {
    String head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\n";
    String body = head + "Content-Length: 9000\r\n\r\n";
    long most = Patience.TIMED ? 5_000 : Long.MAX_VALUE;
    assertThat(millisUntilClosed("", "")).as("nothing is sent").isLessThan(most);
    assertThat(millisUntilClosed(head, "X: y\r\n")).as("a slow head").isLessThan(most);
    assertThat(millisUntilClosed(body, "{")).as("a slow body").isLessThan(most);
    assertThat(millisUntilClosed(QUICK, "G"))
        .as("a slow second request")
        .isBetween(LIMIT.toMillis(), most);
  }

  @Test
  void a_quick_request_and_a_quiet_websocket_are_not() throws IOException {
    try (Client.Connection connection = quicklyConnected()) {
      // So long that the server has closed others, one after the other.
      for (int i = 0; i < 3; i++) millisUntilClosed("", "");
      connection.send("{\"type\":\"chat\",\"text\":\"Still here\"}");
      assertThat(connection.next("chat").at("text").asText()).isEqualTo("Still here");
    }
  }

  /// A player at a table; on a busy machine even a quick request may be too slow at first.
  private Client.Connection quicklyConnected() {
    return Patience.await()
        .ignoreExceptions()
        .until(
            () -> {
              Client.Connection connection =
                  client.connect(client.gather("slap-jack", 2, "{}", false));
              connection.next("table");
              return connection;
            },
            _ -> true);
  }

  @Test
  void an_address_has_a_limited_number_of_connections_and_others_hardly_notice() {
    try (MeasuredPlayer player = new MeasuredPlayer(client)) {
      List<Socket> sockets = new ArrayList<>();
      player.talksOnDuring(() -> crowd(sockets));
      assertThat(sockets.stream().filter(SlowConnectionTest::isAnswered).count())
          .as("the others were closed at once")
          .isLessThanOrEqualTo(MOST);
      for (Socket socket : sockets) close(socket);
    }
    Patience.await()
        .ignoreExceptions()
        .untilAsserted(() -> assertThat(client.get("/health").status()).isEqualTo(200));
  }

  private void crowd(List<Socket> sockets) {
    try {
      for (int i = 0; i < 3 * MOST / 2; i++) sockets.add(connect());
    } catch (IOException refused) {
      throw new IllegalStateException(refused);
    }
  }

  private static boolean isAnswered(Socket socket) {
    try {
      socket.setSoTimeout((int) Patience.LIMIT.toMillis());
      socket.getOutputStream().write(QUICK.getBytes(US_ASCII));
      return socket.getInputStream().read() >= 0;
    } catch (SocketTimeoutException neither) {
      throw new IllegalStateException(neither);
    } catch (IOException _) {
      return false;
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException broken) {
      throw new IllegalStateException(broken);
    }
  }
}
