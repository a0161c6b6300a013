package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import parlour.server.config.Rates;
import parlour.server.config.ServerOptions;
import parlour.server.config.Timeouts;
import parlour.server.store.FailingDisk;

/// A disk that takes five seconds for every commit: everything is late, nothing is refused, lost or
/// doubled.
@ResourceLock(value = ServerLog.ERRORS, mode = ResourceAccessMode.READ)
class SlowDiskTest {
  private static final Duration FSYNC = Duration.ofSeconds(5);

  @Test
  void a_disk_that_takes_five_seconds_only_makes_everybody_wait(@TempDir Path folder)
      throws SQLException, InterruptedException {
    ServerOptions options = TestOptions.in(folder).withPort(0).withRates(Rates.none());
    FailingDisk disk = new FailingDisk(folder.resolve("parlour.db"));
    try (ParlourServer server = ParlourServer.start(options, Timeouts.usual(), disk::home);
        Client client = new Client(server)) {
      Client.Place host = client.gather("animal-rummy", 2, "{}", false);
      Client.Place guest = client.join(host, "Rosalie");
      client.start(host);
      List<PersistentPlayer> players =
          List.of(player(host, server.address(), 1), player(guest, server.address(), 2));
      List<Thread> threads =
          players.stream().map(player -> Thread.ofVirtual().start(player)).toList();
      Patience.await().until(() -> acknowledged(players) >= 2);
      disk.slowDown(FSYNC);
      int before = acknowledged(players);
      for (int i = 0; i < 2; i++) {
        client.gather("slap-jack", 2, "{}", false); // Throws if it is refused.
        assertThat(client.get("/health").status()).as("health").isEqualTo(200);
      }
      Patience.await().until(() -> acknowledged(players) > before + 1);
      disk.mend();
      int slow = acknowledged(players);
      Patience.await().until(() -> acknowledged(players) > slow + 5);
      players.forEach(PersistentPlayer::stop);
      for (Thread thread : threads) thread.join();
      assertThat(players).allMatch(player -> player.complaints().isEmpty());
      assertThat(
              HistoryChecker.faults(
                  folder, players.stream().map(PersistentPlayer::history).toList()))
          .isEmpty();
    }
  }

  private static PersistentPlayer player(Client.Place place, URI door, long seed) {
    return new PersistentPlayer(place, () -> List.of(door), 100, seed);
  }

  private static int acknowledged(List<PersistentPlayer> players) {
    return players.stream().mapToInt(player -> player.stood().size()).sum();
  }
}
