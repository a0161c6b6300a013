package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.wire.Json;
import parlour.testkit.Seeds;

/// `kill -9` in the middle of games: everything acknowledged is there afterwards.
@Order(2)
@Tag("chance")
class KillTest {
  /// Fifty kills: `-Dtest=KillTest -Dparlour.kills=50`.
  private static final int KILLS = Integer.getInteger("parlour.kills", 2);

  private static final int TABLES = 5;
  private static final String BRISK = "{\"dealer\":\"party\",\"ending\":\"last\"}";

  /// A player with everything that was acknowledged to them.
  private record Player(Client.Place place, Map<Long, Long> stood, ChairHistory history) {
    Player(Client.Place place) {
      this(place, new LinkedHashMap<>(), new ChairHistory(place.table(), place.seat()));
    }
  }

  @Test
  void every_acknowledged_move_is_there_after_every_kill(@TempDir Path folder)
      throws IOException, InterruptedException, SQLException {
    long seed = Seeds.from(1_874, 1).findFirst().orElseThrow();
    Random random = new Random(seed);
    List<Player> players = new ArrayList<>();
    int acknowledged = 0;
    for (int kill = 0; kill <= KILLS; kill++) {
      // Once with every message between actors serialized, as between nodes.
      String verify = "-Dpekko.actor.serialize-messages=" + (kill == 1 ? "on" : "off");
      try (ServerProcess server = new ServerProcess(folder, 2, verify);
          Client client = new Client(server.address())) {
        if (kill == 0) for (int i = 0; i < TABLES; i++) players.addAll(gather(client));
        for (Player player : players)
          check(client, player, "seed " + seed + ", after kill " + kill);
        if (kill < KILLS)
          playOn(client, server, players, 300 + random.nextInt(KILLS > 2 ? 2_700 : 1_200));
      }
      int now = players.stream().mapToInt(p -> p.stood().size()).sum();
      assertThat(now)
          .as("plays acknowledged by kill %s", kill)
          .isGreaterThanOrEqualTo(acknowledged);
      acknowledged = now;
    }
    assertThat(acknowledged).isPositive();
    for (int i = 0; i < players.size(); i += 2)
      assertThat(
              HistoryChecker.faults(
                  folder, List.of(players.get(i).history(), players.get(i + 1).history())))
          .as("seed " + seed)
          .isEmpty();
  }

  private static List<Player> gather(Client client) {
    Client.Place host = client.gather("slap-jack", 4, BRISK, false);
    Client.Place guest = client.join(host, "Rosalie");
    for (int i = 0; i < 2; i++)
      client.post(host.path("/bots"), host.token(), "{\"level\":" + (2 + i) + "}");
    client.start(host);
    return List.of(new Player(host), new Player(guest));
  }

  private static void check(Client client, Player player, String when) {
    try (Client.Connection connection = client.connect(player.place(), player.history())) {
      Json table = connection.next("table");
      long last = player.stood().keySet().stream().mapToLong(Long::longValue).max().orElse(0);
      assertThat(table.at("lastPlay").asLong()).as(when).isGreaterThanOrEqualTo(last);
      player
          .stood()
          .forEach(
              (id, seq) -> {
                connection.play(id, "slap", "{}");
                assertThat(
                        connection
                            .next("played", f -> f.at("id").asLong() == id)
                            .at("seq")
                            .asLong())
                    .as(when)
                    .isEqualTo(seq);
              });
    }
  }

  private static void playOn(Client client, ServerProcess server, List<Player> players, long millis)
      throws InterruptedException {
    List<Client.Connection> connections = new ArrayList<>();
    List<CompletableFuture<Json>> games = new ArrayList<>();
    List<SlapJackRobot> robots = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (Player player : players) {
        Client.Connection connection = client.connect(player.place(), player.history());
        SlapJackRobot robot =
            new SlapJackRobot(connection, connection.next("table").at("lastPlay").asLong());
        connections.add(connection);
        robots.add(robot);
        games.add(CompletableFuture.supplyAsync(robot::play, threads));
      }
      // A slow machine may take a while to the first play; a kill before it would prove nothing.
      if (players.stream().allMatch(player -> player.stood().isEmpty()))
        Patience.await().until(() -> robots.stream().anyMatch(robot -> !robot.stood().isEmpty()));
      Thread.sleep(millis); // The moment of the kill is the test.
      server.kill();
      for (Client.Connection connection : connections) connection.cut();
      for (CompletableFuture<Json> game : games) game.handle((last, broken) -> last).join();
    }
    for (int i = 0; i < players.size(); i++) players.get(i).stood().putAll(robots.get(i).stood());
  }
}
