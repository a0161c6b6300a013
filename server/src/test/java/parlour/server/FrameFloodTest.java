package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.config.Rates;

/// Floods of WebSocket frames that never become a message: every one is counted, the connection is
/// cut off, and a player at another table hardly notices.
@Tag("timed")
class FrameFloodTest {
  private static final int SOCKETS = 10;
  private static final long FLOOD_NANOS = TimeUnit.SECONDS.toNanos(5);

  /// A server that has not cut off a socket by then does not.
  private static final int MOST_FRAMES = 1_000_000;

  /// The usual limits, but for a player who speaks faster than people do.
  private static Rates rates() {
    Rates usual = Rates.usual();
    Rates.Rate fast = new Rates.Rate(1_000, 100);
    return new Rates(
        usual.requests(),
        usual.newTables(),
        fast,
        usual.socketFrames(),
        fast,
        fast,
        usual.connections(),
        usual.tables());
  }

  private enum Flood {
    PINGS,
    PONGS,
    SMALL_PARTS,
    EMPTY_PARTS;

    void begin(RawSocket socket) {
      if (this == SMALL_PARTS || this == EMPTY_PARTS) socket.send(RawSocket.TEXT, false, "{");
    }

    void send(RawSocket socket) {
      switch (this) {
        case PINGS -> socket.send(RawSocket.PING, true);
        case PONGS -> socket.send(RawSocket.PONG, true);
        case SMALL_PARTS -> socket.send(RawSocket.CONTINUATION, false, " ");
        case EMPTY_PARTS -> socket.send(RawSocket.CONTINUATION, false);
      }
    }
  }

  @Test
  void a_flood_of_frames_is_cut_off_and_holds_nobody_up(@TempDir Path folder) {
    try (ParlourServer server =
            ParlourServer.start(TestOptions.in(folder).withPort(0).withRates(rates()));
        Client client = new Client(server);
        MeasuredPlayer player = new MeasuredPlayer(client)) {
      String table = client.gather("slap-jack", 2, "{}", true).table();
      List<Integer> cutOff = new ArrayList<>();
      player.talksOnDuring(() -> cutOff.addAll(flood(server, table)));
      assertThat(cutOff)
          .as("every socket was cut off")
          .hasSizeGreaterThanOrEqualTo(SOCKETS)
          .allMatch(n -> n > 0);
    }
  }

  /// Floods from several sockets until each is cut off, in a timed run for a while, opening each
  /// again when it is cut off; how often each was.
  private static List<Integer> flood(ParlourServer server, String table) {
    List<Future<Integer>> floods = new ArrayList<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(SOCKETS)) {
      for (int i = 0; i < SOCKETS; i++) {
        Flood flood = Flood.values()[i % Flood.values().length];
        floods.add(threads.submit(() -> flood(server, table, flood)));
      }
    }
    return floods.stream().map(Future::resultNow).toList();
  }

  private static int flood(ParlourServer server, String table, Flood flood) {
    long until = System.nanoTime() + (Patience.TIMED ? FLOOD_NANOS : 0);
    int cutOff = 0;
    int sent = 0;
    while (cutOff == 0 ? sent < MOST_FRAMES : System.nanoTime() < until) {
      if (cutOff > 0) pause();
      try (RawSocket socket = new RawSocket(server, table)) {
        flood.begin(socket);
        for (; sent < MOST_FRAMES || System.nanoTime() < until; sent++) flood.send(socket);
      } catch (UncheckedIOException closed) {
        cutOff++;
      }
    }
    return cutOff;
  }

  private static void pause() {
    try {
      Thread.sleep(500); // Or the limit of requests would refuse the next socket.
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  @Test
  void an_empty_part_of_a_message_ends_the_connection(@TempDir Path folder) {
    try (ParlourServer server = ParlourServer.start(TestOptions.in(folder).withPort(0));
        Client client = new Client(server);
        RawSocket socket =
            new RawSocket(server, client.gather("slap-jack", 2, "{}", true).table())) {
      socket.send(RawSocket.TEXT, false, "{").send(RawSocket.CONTINUATION, false);
      RawSocket.Frame end = socket.read();
      assertThat(end.opcode()).isEqualTo(RawSocket.CLOSE);
      assertThat(end.closeCode()).isEqualTo(1008);
    }
  }
}
