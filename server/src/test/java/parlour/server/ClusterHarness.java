package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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
import org.jspecify.annotations.Nullable;
import parlour.lexicon.house.HouseList;
import parlour.server.store.Database;
import parlour.server.store.Postgres;
import parlour.server.store.Store;
import parlour.server.table.TableServices;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.TableEvent;

/// Three nodes in three processes on one PostgreSQL, and players who keep playing whatever happens
/// to the nodes.
final class ClusterHarness implements AutoCloseable {
  static final int NODES = 3;
  private static final String GAME = "animal-rummy";

  /// Which of [TwoBuilds] a node runs; none: this build.
  private final String[] builds = {"", "", ""};

  private final String database = Postgres.database();
  private final String seenDatabase;
  private final List<String> flags;
  private final Site site;
  private final boolean limited;
  private final @Nullable ServerProcess[] nodes = new ServerProcess[NODES];
  private final List<URI> doors = new CopyOnWriteArrayList<>();
  private final List<PersistentPlayer> players = new CopyOnWriteArrayList<>();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final long seed;

  /// Where the nodes run.
  interface Site {
    /// The address of a node.
    String host(int node);

    /// The port that the other nodes talk to.
    int port(int node);

    /// What the command of a node begins with.
    List<String> launcher(int node);

    /// The URL of the database as the nodes see it, made from the one seen from here.
    String database(String url);
  }

  /// All on this machine.
  private record Loopback(List<Integer> ports) implements Site {
    @Override
    public String host(int node) {
      return "127.0.0.1";
    }

    @Override
    public int port(int node) {
      return ports.get(node);
    }

    @Override
    public List<String> launcher(int node) {
      return List.of();
    }

    @Override
    public String database(String url) {
      return url;
    }
  }

  /// @param flags for each node's Java
  ClusterHarness(long seed, String... flags) {
    this(seed, new Loopback(FreePorts.of(NODES)), flags);
  }

  ClusterHarness(long seed, Site site, String... flags) {
    this(seed, site, false, flags);
  }

  /// One whose nodes have the limits of a public server.
  static ClusterHarness limited(long seed) {
    return new ClusterHarness(seed, new Loopback(FreePorts.of(NODES)), true);
  }

  private ClusterHarness(long seed, Site site, boolean limited, String... flags) {
    this.seed = seed;
    this.site = site;
    this.limited = limited;
    this.seenDatabase = site.database(database);
    this.flags = List.of(flags);
  }

  private String self(int node) {
    return site.host(node) + ":" + site.port(node);
  }

  /// Where those nodes answer that players are sent to.
  List<URI> addresses() {
    return List.copyOf(doors);
  }

  ServerProcess node(int node) {
    return Objects.requireNonNull(nodes[node]);
  }

  /// Starts a node and sends players to it once it is up; a node that the others have removed exits
  /// and is started again, as systemd would.
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
      List<String> options = new ArrayList<>();
      options.addAll(List.of("store=" + seenDatabase, "cluster=" + cluster));
      options.addAll(List.of("self=" + self(node), "build=" + builds[node]));
      if (limited) options.add("limited=yes");
      ServerProcess server =
          new ServerProcess(site.launcher(node), site.host(node), flags, options);
      nodes[node] = server;
      try (Client client = new Client(server.address())) {
        Patience.await()
            .ignoreExceptions()
            .until(() -> !server.isAlive() || client.get("/health").status() == 200);
      }
      if (server.isAlive()) doors.add(server.address());
      return server.isAlive();
    } catch (IOException broken) {
      throw new IllegalStateException(broken);
    }
  }

  /// Lets a node run one of [TwoBuilds] when it is started next.
  void install(int node, String build) {
    builds[node] = build;
  }

  void startAll() {
    CompletableFuture.allOf(start(0), start(1), start(2)).join();
  }

  /// Sends no new players to this node; those connected stay.
  void shut(int node) {
    doors.remove(node(node).address());
  }

  /// Creates tables through different nodes, with two players at each.
  void play(int tables, long pause) {
    play(GAME, tables, pause);
  }

  void play(String game, int tables, long pause) {
    for (int i = 0; i < tables; i++) {
      try (Client client = new Client(doors.get(i % doors.size()))) {
        Client.Place host = client.gather(game, 2, "{}", true);
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

  /// Waits until every player whose game is not over was answered since; returns how many
  /// milliseconds that took.
  long recovered(long atMost) {
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

  /// The longest wait of any player for an answer since the last call, in milliseconds.
  long longestSilence() {
    return players.stream()
        .filter(player -> !player.isOver())
        .mapToLong(PersistentPlayer::longestSilence)
        .max()
        .orElse(0);
  }

  /// Stops the players and checks the journal: everything acknowledged must be in it, as one
  /// history per table.
  void verify() throws java.sql.SQLException {
    players.forEach(PersistentPlayer::stop);
    assertThat(players.stream().map(PersistentPlayer::complaints).reduce("", String::concat))
        .isEmpty();
    try (Store store = new Store(Database.postgres(database))) {
      OpenGames games = TwoBuilds.named(builds[0]).orElseGet(() -> new OpenGames(HouseList.NONE));
      StoredTables tables = new StoredTables(store, games);
      for (String table : players.stream().map(p -> p.place().table()).distinct().toList()) {
        List<ChairHistory> chairs =
            players.stream()
                .filter(player -> player.place().table().equals(table))
                .map(PersistentPlayer::history)
                .toList();
        List<TableEvent> journal = tables.events(TableServices.persistenceId(table));
        assertThat(HistoryChecker.faults(journal, chairs, games)).as("table %s", table).isEmpty();
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
