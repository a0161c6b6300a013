package parlour.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import parlour.engine.wire.Json;
import parlour.testkit.RandomSceneBot;

/// A load test: opens tables with players on a server, and measures throughput and latency.
///
/// There are two kinds of load: *words* are chat messages, each stored and sent to everybody at the
/// table, which comparable servers can do as well; *plays* are moves of a real game, judged,
/// stored, and shown to every seat as a scene. In a closed loop each follows the answer to the one
/// before; in an open loop they come at a fixed rate whatever the server does, and latency counts
/// from when they were due, which avoids coordinated omission.
///
/// `LoadBench [tables=100] [seats=2] [lines=2] [seconds=15] [rate=0] [work=words|plays]
/// [game=good-books] [player=random|rummy] [settings=JSON] [store=postgres://…] [jvm=FLAGS]
/// [peer=COMMAND]`, or `LoadBench memory`, or `LoadBench storm`, or `LoadBench beside
/// [peer=COMMAND] [rounds=5]`: Parlour and a peer in alternating rounds, or `LoadBench rummy
/// [rounds=3]`: the same game in both.
final class LoadBench implements TableLoad.Work, AutoCloseable {
  /// The result of one measured round.
  record Round(
      double movesPerSecond,
      double cpuMicrosPerMove,
      double p50Millis,
      double p90Millis,
      double p99Millis,
      double maxMillis) {
    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%,.0f moves/s, %.0f µs of the server's CPU time per move, ms p50/p90/p99/max %.2f / %.2f"
              + " / %.2f / %.2f",
          movesPerSecond,
          cpuMicrosPerMove,
          p50Millis,
          p90Millis,
          p99Millis,
          maxMillis);
    }
  }

  /// How long the load runs after everybody has connected before anything counts.
  private static final int WARM_UP_SECONDS = 10;

  private final Latencies latencies = new Latencies();
  private final AtomicInteger refusals = new AtomicInteger();
  private final AtomicInteger ready = new AtomicInteger();
  private final ExecutorService threads = Executors.newFixedThreadPool(8);
  private final ServerProcess server;
  private final LoadConnections connections;
  private final boolean closedLoop;
  private final int players;
  private final int onlookers;
  private final boolean plays;
  private final boolean playsRummy;
  private final String game;
  private final String settings;
  private final List<TableLoad> tableLoads = new ArrayList<>();

  /// Whether everybody is connected: nobody plays before, or opening more tables would take longer
  /// with every table that plays already.
  private volatile boolean begun;

  LoadBench(ServerProcess server, boolean closedLoop, boolean plays, Map<String, String> given)
      throws IOException {
    this.server = server;
    this.connections = new LoadConnections(server.address());
    this.closedLoop = closedLoop;
    this.players = number(given, "seats", 2);
    this.onlookers = number(given, "lines", players) - players;
    this.plays = plays;
    this.playsRummy = given.getOrDefault("player", "random").equals("rummy");
    this.game = game(given);
    this.settings = given.getOrDefault("settings", "{}");
  }

  public static void main(String[] arguments) throws Exception {
    String what = arguments.length > 0 && !arguments[0].contains("=") ? arguments[0] : "load";
    Map<String, String> given =
        Arrays.stream(arguments)
            .filter(argument -> argument.contains("="))
            .map(argument -> argument.split("=", 2))
            .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
    System.out.printf(
        "%s · %s, %d cores · %s %s%n",
        LocalDate.now(ZoneId.systemDefault()),
        System.getProperty("os.arch"),
        Runtime.getRuntime().availableProcessors(),
        System.getProperty("java.vm.name"),
        System.getProperty("java.version"));
    switch (what) {
      case "memory" -> HeapCensus.run(given);
      case "storm" -> storm(given);
      case "beside" -> LoadComparison.run(given);
      case "rummy" -> RummyComparison.run(given);
      default -> load(given);
    }
    System.exit(0);
  }

  static ServerProcess open(Map<String, String> given, Duration idle) throws IOException {
    String peer = given.getOrDefault("peer", "");
    if (!peer.isEmpty()) return new ServerProcess(List.of(peer.split(" ")));
    String flags = given.getOrDefault("jvm", "");
    return ServerProcess.parlour(
        Files.createTempDirectory("parlour-load"),
        given.getOrDefault("store", ""),
        idle,
        flags.isEmpty() ? List.of() : List.of(flags.split(" ")));
  }

  static String game(Map<String, String> given) {
    return given.getOrDefault("game", "good-books");
  }

  static int number(Map<String, String> given, String name, int usual) {
    return Integer.parseInt(given.getOrDefault(name, String.valueOf(usual)));
  }

  /// How many moves were accepted since the last round began.
  int moves() {
    return latencies.count();
  }

  /// Forgets what was measured so far.
  void clear() {
    latencies.clear();
  }

  /// Prints one round, after a warm-up of a third of its time unless that is given, too.
  static Round load(Map<String, String> given) throws Exception {
    int tables = number(given, "tables", 100);
    int rate = number(given, "rate", 0);
    int seconds = number(given, "seconds", 15);
    int warmUp = number(given, "settle", Math.max(5, seconds / 3));
    boolean plays = given.getOrDefault("work", "words").equals("plays");
    try (ServerProcess server = open(given, Duration.ofMinutes(5));
        LoadBench bench = new LoadBench(server, rate == 0, plays, given)) {
      bench.openTables(tables, !given.containsKey("peer"));
      bench.run(warmUp, rate);
      boolean ours = !given.containsKey("peer");
      long allocated = ours ? server.allocatedBytes() : 0;
      Round round = bench.round(seconds, rate);
      System.out.printf(
          Locale.ROOT,
          "%s, %s: %s, %d refused, %d MB resident%n",
          given.getOrDefault("peer", given.containsKey("store") ? "PostgreSQL" : "embedded store"),
          load(tables, plays, rate, given),
          round,
          bench.refusals.get(),
          server.residentMegabytes());
      if (ours)
        System.out.printf(
            Locale.ROOT,
            "%.1f kB allocated per move%n",
            (server.allocatedBytes() - allocated) / 1e3 / Math.max(1, bench.moves()));
      return round;
    }
  }

  static String load(int tables, boolean plays, int rate, Map<String, String> given) {
    return tables
        + " tables × "
        + number(given, "lines", number(given, "seats", 2))
        + " lines, "
        + (plays ? "plays" : "words")
        + (rate == 0 ? ", closed loop" : ", " + rate + "/s");
  }

  /// Measures one round of the load.
  Round round(int seconds, int rate) throws InterruptedException {
    latencies.clear();
    long cpu = server.cpuMicros();
    long from = System.nanoTime();
    run(seconds, rate);
    double took = (System.nanoTime() - from) / 1e9;
    int moves = Math.max(1, latencies.count());
    return new Round(
        moves / took,
        (server.cpuMicros() - cpu) / (double) moves,
        latencies.percentileMillis(50),
        latencies.percentileMillis(90),
        latencies.percentileMillis(99),
        latencies.percentileMillis(100));
  }

  /// Connects everybody, measures a round, and disconnects everybody.
  Round connectAndMeasure(int seconds, int rate) throws InterruptedException {
    ready.set(0);
    everybody(TableLoad.Member::connect);
    await(tableLoads.size() * (players + onlookers), 60);
    begin();
    run(WARM_UP_SECONDS, rate);
    Round round = round(seconds, rate);
    disconnect();
    return round;
  }

  void disconnect() throws InterruptedException {
    begun = false;
    everybody(TableLoad.Member::cut);
    TimeUnit.MILLISECONDS.sleep(500);
  }

  private void everybody(Consumer<TableLoad.Member> action) {
    connections.submit(() -> tableLoads.forEach(load -> load.members().forEach(action)));
  }

  /// Creates the tables and connects everybody to them.
  void openTables(int tables, boolean parlour) throws InterruptedException {
    for (int i = 0; i < tables; i++) {
      int number = i;
      if (parlour) threads.execute(() -> createTable(number));
      else connections.submit(() -> connect("table" + number, List.of("", ""), "", number));
    }
    await(tables * (players + onlookers), 300);
    begin();
  }

  private void begin() {
    begun = true;
    if (closedLoop) everybody(TableLoad.Member::begin);
  }

  private void createTable(int number) {
    Json made = server.createTable(game, players, settings);
    String table = made.at("table").asText();
    String token = made.at("token").asText();
    String invite = made.at("inviteToken").asText();
    String path = "/api/tables/" + table;
    List<String> hellos = new ArrayList<>();
    hellos.add(",\"token\":\"" + token + "\"");
    for (int i = 1; i < players; i++) {
      String guest = "{\"name\":\"Guest " + i + "\",\"inviteToken\":\"" + invite + "\"}";
      Json joined = Json.parse(server.post(path + "/seats", "", guest));
      hellos.add(",\"token\":\"" + joined.at("token").asText() + "\"");
    }
    if (plays) server.post(path + "/start", token, "");
    String watch = ",\"watchToken\":\"" + made.at("watchToken").asText() + "\"";
    connections.submit(() -> connect(table, hellos, watch, number));
  }

  /// Connects everybody at a table; in a load of words the first of them chats.
  private void connect(String id, List<String> hellos, String watcher, int number) {
    TableLoad table = new TableLoad(connections, this, id);
    for (int i = 0; i < hellos.size(); i++)
      table.join(hellos.get(i), !plays && i == 0, plays, (long) hellos.size() * number + i);
    for (int i = 0; i < onlookers; i++) table.join(watcher, false, false, 0);
    tableLoads.add(table);
    table.members().forEach(TableLoad.Member::connect);
  }

  private void await(int wanted, int seconds) throws InterruptedException {
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    while (ready.get() < wanted) {
      if (System.nanoTime() > until)
        throw new IllegalStateException(ready + " of " + wanted + " connections are ready");
      Thread.sleep(5);
    }
  }

  /// Keeps the load up for a time.
  void run(int seconds, int rate) throws InterruptedException {
    long from = System.nanoTime();
    long until = from + TimeUnit.SECONDS.toNanos(seconds);
    if (rate == 0) {
      TimeUnit.SECONDS.sleep(seconds);
      return;
    }
    for (long n = 0; ; n++) {
      long dueNanos = from + n * 1_000_000_000L / rate;
      if (dueNanos > until) return;
      long wait = dueNanos - System.nanoTime();
      if (wait > 0) TimeUnit.NANOSECONDS.sleep(wait);
      int turn = (int) n;
      connections.submit(() -> move(turn, dueNanos));
    }
  }

  /// Lets one member play or chat: the next in turn that can.
  private void move(int turn, long dueNanos) {
    for (int i = 0; i < tableLoads.size(); i++) {
      for (TableLoad.Member member : tableLoads.get((turn + i) % tableLoads.size()).members())
        if (plays ? member.play(dueNanos) : member.chat(dueNanos)) return;
    }
  }

  @Override
  public void accepted(long nanos) {
    latencies.add(nanos);
  }

  @Override
  public void refused() {
    refusals.incrementAndGet();
  }

  @Override
  public void ready() {
    ready.incrementAndGet();
  }

  @Override
  public boolean isClosedLoop() {
    return closedLoop && begun;
  }

  @Override
  public Function<Json, Optional<String>> player(long seed) {
    return playsRummy ? new RummyPlayer(seed)::answer : new RandomSceneBot(seed)::answer;
  }

  @Override
  public void over(TableLoad table) {
    if (!tableLoads.remove(table)) return;
    table.members().forEach(TableLoad.Member::cut);
    threads.execute(() -> createTable((int) System.nanoTime() & 0xFFFFF));
  }

  /// Everybody leaves, and tables that are just being made are waited for: their server still runs.
  @Override
  public void close() {
    begun = false;
    everybody(TableLoad.Member::cut);
    // After that nobody hears that a game is over, so no more tables are asked for.
    CompletableFuture<Boolean> left = new CompletableFuture<>();
    connections.submit(() -> left.complete(true));
    left.completeOnTimeout(false, 10, TimeUnit.SECONDS).join();
    threads.close();
    connections.close();
  }

  /// A reconnection storm: all connections are cut at once and come back at once.
  private static void storm(Map<String, String> given) throws Exception {
    int people = number(given, "people", 1_000);
    try (ServerProcess server = open(given, Duration.ofMinutes(5));
        LoadBench bench = new LoadBench(server, false, true, given)) {
      bench.openTables(people / 2, true);
      for (int round = 1; round <= 3; round++) {
        bench.ready.set(0);
        long from = System.nanoTime();
        bench.everybody(
            member -> {
              member.cut();
              member.connect();
            });
        bench.await(people, 120);
        System.out.printf(
            Locale.ROOT,
            "storm %d: %,d reconnected and had their scenes within %.2f s%n",
            round,
            people,
            (System.nanoTime() - from) / 1e9);
      }
    }
  }
}
