package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import parlour.server.store.Database;
import parlour.server.store.EventLog;
import parlour.server.store.Postgres;
import parlour.server.store.Store;
import parlour.server.table.TableServices;
import parlour.server.table.state.Match;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;

/// Three nodes in three processes over one PostgreSQL, and players at their tables who go on
/// through whatever happens to the nodes.
final class ClusterHarness implements AutoCloseable {
  static final int NODES = 3;
  private static final String GAME = "animal-rummy";

  private final String database = Postgres.database();
  private final List<String> flags;
  private final List<Integer> ports = freePorts();
  private final @Nullable ServerProcess[] nodes = new ServerProcess[NODES];
  private final List<URI> doors = new CopyOnWriteArrayList<>();
  private final List<PersistentPlayer> players = new CopyOnWriteArrayList<>();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final long seed;

  /// @param flags for each node's Java
  ClusterHarness(long seed, String... flags) {
    this.seed = seed;
    this.flags = List.of(flags);
  }

  private static List<Integer> freePorts() {
    List<Integer> free = new ArrayList<>();
    List<ServerSocket> held = new ArrayList<>();
    try {
      for (int i = 0; i < NODES; i++) {
        ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        held.add(socket);
        free.add(socket.getLocalPort());
      }
      for (ServerSocket socket : held) socket.close();
    } catch (IOException broken) {
      throw new IllegalStateException(broken);
    }
    return free;
  }

  private String self(int node) {
    return "127.0.0.1:" + ports.get(node);
  }

  ServerProcess node(int node) {
    return Objects.requireNonNull(nodes[node]);
  }

  /// Starts a node and lets players come to it once it says that it is up; one that the others have
  /// put out meanwhile ends, and is started again, as a service would be.
  CompletableFuture<Void> start(int node) {
    return CompletableFuture.runAsync(
        () -> {
          for (int attempt = 0; attempt < 5; attempt++) if (opens(node)) return;
          throw new IllegalStateException("node " + node + " does not stay up");
        },
        threads);
  }

  private boolean opens(int node) {
    String cluster = String.join(",", self(0), self(1), self(2));
    try {
      ServerProcess house =
          new ServerProcess(
              flags, List.of("store=" + database, "cluster=" + cluster, "self=" + self(node)));
      nodes[node] = house;
      try (Client client = new Client(house.address())) {
        Awaitility.await()
            .atMost(60, TimeUnit.SECONDS)
            .ignoreExceptions()
            .until(() -> !house.isAlive() || client.get("/health").status() == 200);
      }
      if (house.isAlive()) doors.add(house.address());
      return house.isAlive();
    } catch (IOException broken) {
      throw new IllegalStateException(broken);
    }
  }

  void startAll() {
    CompletableFuture.allOf(start(0), start(1), start(2)).join();
  }

  /// Nobody comes to this node any more; those who are there stay.
  void shut(int node) {
    doors.remove(node(node).address());
  }

  /// Lays tables, each by another node, and lets two play at each.
  void play(int tables, long pause) {
    for (int i = 0; i < tables; i++) {
      try (Client client = new Client(doors.get(i % doors.size()))) {
        Client.Place host = client.gather(GAME, 2, "{}", true);
        Client.Place guest = client.join(host, "Rosalie");
        client.start(host);
        for (Client.Place place : List.of(host, guest)) {
          PersistentPlayer player =
              new PersistentPlayer(place, () -> List.copyOf(doors), pause, seed + players.size());
          players.add(player);
          threads.execute(player);
        }
      }
    }
  }

  int acknowledged() {
    return players.stream().mapToInt(player -> player.stood().size()).sum();
  }

  long over() {
    return players.stream().filter(PersistentPlayer::isOver).count();
  }

  /// Waits until everybody whose game is not over has been answered since, and tells how long that
  /// took, in milliseconds.
  long recovered(int atMost) {
    long from = System.nanoTime();
    while (players.stream().anyMatch(player -> !player.isOver() && player.lastAnswer() < from)) {
      if (System.nanoTime() - from > TimeUnit.SECONDS.toNanos(atMost)) {
        throw new AssertionError(
            "no answer since: "
                + players.stream()
                    .filter(player -> !player.isOver() && player.lastAnswer() < from)
                    .map(PersistentPlayer::toString)
                    .toList());
      }
      try {
        Thread.sleep(50);
      } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
      }
    }
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - from);
  }

  /// The longest anybody has been without an answer since this was last asked, in milliseconds.
  long longestSilence() {
    return players.stream()
        .filter(player -> !player.isOver())
        .mapToLong(PersistentPlayer::longestSilence)
        .max()
        .orElse(0);
  }

  /// Stops the players and looks into the journal: all that was ever acknowledged must be there, as
  /// one history of each table.
  void verify() throws java.sql.SQLException {
    players.forEach(PersistentPlayer::stop);
    assertThat(players.stream().map(PersistentPlayer::complaints).reduce("", String::concat))
        .isEmpty();
    try (Store store = new Store(Database.postgres(database))) {
      EventLog log = new EventLog(store);
      OpenGames repertoire = new OpenGames();
      for (PersistentPlayer player : players) {
        String pid = TableServices.KEY.name() + "|" + player.place().table();
        List<TableEvent> events = new ArrayList<>();
        List<Long> numbers = new ArrayList<>();
        EventSerializer reader = new EventSerializer();
        log.replay(
                pid,
                1,
                Long.MAX_VALUE,
                Long.MAX_VALUE,
                row -> {
                  numbers.add(row.seq());
                  events.add((TableEvent) reader.fromBinary(row.body(), row.kind().manifest()));
                })
            .join();
        for (int i = 0; i < numbers.size(); i++) assertThat(numbers.get(i)).isEqualTo(i + 1L);
        Table table = Table.created((TableEvent.Gathered) events.getFirst());
        for (TableEvent event : events.subList(1, events.size()))
          table = table.after(event, repertoire);
        assertThat(table.fault()).isEmpty();
        Match match = table.match().orElseThrow();
        player
            .stood()
            .forEach(
                (id, seq) ->
                    assertThat(
                            match
                                .playIds()
                                .entry(parlour.engine.Seat.of(player.place().seat()), id))
                        .as("play %s of %s", id, player.place())
                        .isEqualTo(seq.intValue()));
      }
    }
  }

  @Override
  public void close() {
    players.forEach(PersistentPlayer::stop);
    Arrays.stream(nodes).filter(Objects::nonNull).forEach(ServerProcess::close);
    threads.shutdownNow();
  }
}
