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
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import parlour.engine.wire.Json;

/// Loads a house with tables and people, and tells what it bears.
///
/// Two kinds of move: *words*, each made durable and told to all at the table, which is what peers
/// can be asked for as well; and *plays* of a real game, judged, made durable, and shown to every
/// eye as a scene. In a closed loop each follows the answer to the one before; in an open loop they
/// come at a set rate whatever the house does, and are timed from when they were due.
///
/// `LoadBench [tables=100] [lines=2] [seconds=15] [rate=0] [work=words|plays] [game=good-books]
/// [store=postgres://…] [peer=COMMAND]`, or `LoadBench memory`, or `LoadBench storm`, or `LoadBench
/// beside [peer=COMMAND] [rounds=5]`: ours and a peer in turn.
final class LoadBench implements TableLoad.Work {
  /// Seconds after everybody has come, before anything counts.
  private static final int SETTLING = 10;

  private final Latencies latencies = new Latencies();
  private final AtomicInteger refusals = new AtomicInteger();
  private final AtomicInteger ready = new AtomicInteger();
  private final ExecutorService helpers = Executors.newFixedThreadPool(8);
  private final ServerProcess house;
  private final LoadConnections lines;
  private final boolean closedLoop;
  private final int onlookers;
  private final boolean plays;
  private final String game;
  private final List<TableLoad> parties = new ArrayList<>();

  LoadBench(ServerProcess house, boolean closedLoop, boolean plays, Map<String, String> given)
      throws IOException {
    this.house = house;
    this.lines = new LoadConnections(house.address());
    this.closedLoop = closedLoop;
    this.onlookers = number(given, "lines", 2) - 2;
    this.plays = plays;
    this.game = game(given);
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
      default -> load(given);
    }
    System.exit(0);
  }

  static ServerProcess open(Map<String, String> given, Duration idle) throws IOException {
    String peer = given.getOrDefault("peer", "");
    if (!peer.isEmpty()) return new ServerProcess(List.of(peer.split(" ")));
    return ServerProcess.parlour(
        Files.createTempDirectory("parlour-load"), given.getOrDefault("store", ""), idle);
  }

  static String game(Map<String, String> given) {
    return given.getOrDefault("game", "good-books");
  }

  static int number(Map<String, String> given, String name, int usual) {
    return Integer.parseInt(given.getOrDefault(name, String.valueOf(usual)));
  }

  private static void load(Map<String, String> given) throws Exception {
    int tables = number(given, "tables", 100);
    int rate = number(given, "rate", 0);
    int seconds = number(given, "seconds", 15);
    boolean plays = given.getOrDefault("work", "words").equals("plays");
    try (ServerProcess house = open(given, Duration.ofMinutes(5))) {
      LoadBench bench = new LoadBench(house, rate == 0, plays, given);
      bench.company(tables, !given.containsKey("peer"));
      bench.run(Math.max(5, seconds / 3), rate);
      System.out.printf(
          Locale.ROOT,
          "%s, %s: %s, %d refused, %d MB resident%n",
          given.getOrDefault("peer", given.containsKey("store") ? "PostgreSQL" : "embedded store"),
          load(tables, plays, rate, given),
          bench.round(seconds, rate),
          bench.refusals.get(),
          house.residentMegabytes());
    }
  }

  static String load(int tables, boolean plays, int rate, Map<String, String> given) {
    return tables
        + " tables × "
        + number(given, "lines", 2)
        + " lines, "
        + (plays ? "plays" : "words")
        + (rate == 0 ? ", closed loop" : ", " + rate + "/s");
  }

  private LoadRound round(int seconds, int rate) throws InterruptedException {
    latencies.clear();
    long cpu = house.cpuMicros();
    long from = System.nanoTime();
    run(seconds, rate);
    double took = (System.nanoTime() - from) / 1e9;
    int moves = Math.max(1, latencies.count());
    return new LoadRound(
        moves / took,
        (house.cpuMicros() - cpu) / (double) moves,
        latencies.percentile(50),
        latencies.percentile(90),
        latencies.percentile(99),
        latencies.percentile(100));
  }

  /// Everybody comes, a round is played, everybody goes.
  LoadRound visit(int seconds, int rate) throws InterruptedException {
    ready.set(0);
    everybody(TableLoad.Member::come);
    await(parties.size() * (2 + onlookers), 60);
    run(SETTLING, rate);
    LoadRound round = round(seconds, rate);
    leave();
    return round;
  }

  void leave() throws InterruptedException {
    everybody(TableLoad.Member::cut);
    TimeUnit.MILLISECONDS.sleep(500);
  }

  private void everybody(Consumer<TableLoad.Member> does) {
    lines.chore(() -> parties.forEach(party -> party.members().forEach(does)));
  }

  /// Lays the tables and brings everybody to them.
  void company(int tables, boolean parlour) throws InterruptedException {
    for (int i = 0; i < tables; i++) {
      int number = i;
      if (parlour) helpers.execute(() -> gather(number));
      else lines.chore(() -> seat("table" + number, "", "", "", number));
    }
    await(tables * (2 + onlookers), 300);
  }

  private void gather(int number) {
    Json made = house.gather(game, 2);
    String table = made.at("table").asText();
    String token = made.at("token").asText();
    String invite = made.at("inviteToken").asText();
    String path = "/api/tables/" + table;
    Json joined =
        Json.parse(
            house.post(
                path + "/seats", "", "{\"name\":\"Rosalie\",\"inviteToken\":\"" + invite + "\"}"));
    if (plays) house.post(path + "/start", token, "");
    String watch = ",\"watchToken\":\"" + made.at("watchToken").asText() + "\"";
    lines.chore(
        () ->
            seat(
                table,
                ",\"token\":\"" + token + "\"",
                ",\"token\":\"" + joined.at("token").asText() + "\"",
                watch,
                number));
  }

  private void seat(String table, String one, String other, String watch, int number) {
    TableLoad party = new TableLoad(lines, this, table);
    party.join(one, !plays, plays, 2L * number);
    party.join(other, false, plays, 2L * number + 1);
    for (int i = 0; i < onlookers; i++) party.join(watch, false, false, 0);
    parties.add(party);
    party.members().forEach(TableLoad.Member::come);
  }

  private void await(int wanted, int seconds) throws InterruptedException {
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    while (ready.get() < wanted) {
      if (System.nanoTime() > until)
        throw new IllegalStateException(ready + " of " + wanted + " lines are ready");
      Thread.sleep(5);
    }
  }

  private void run(int seconds, int rate) throws InterruptedException {
    long from = System.nanoTime();
    long until = from + TimeUnit.SECONDS.toNanos(seconds);
    if (rate == 0) {
      TimeUnit.SECONDS.sleep(seconds);
      return;
    }
    for (long n = 0; ; n++) {
      long due = from + n * 1_000_000_000L / rate;
      if (due > until) return;
      long wait = due - System.nanoTime();
      if (wait > 0) TimeUnit.NANOSECONDS.sleep(wait);
      int turn = (int) n;
      lines.chore(() -> move(turn, due));
    }
  }

  /// The next party that can moves.
  private void move(int turn, long due) {
    for (int i = 0; i < parties.size(); i++) {
      for (TableLoad.Member member : parties.get((turn + i) % parties.size()).members())
        if (plays ? member.play(due) : member.say(due)) return;
    }
  }

  @Override
  public void stood(long nanos) {
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
    return closedLoop;
  }

  @Override
  public void over(TableLoad party) {
    if (!parties.remove(party)) return;
    party.members().forEach(TableLoad.Member::cut);
    helpers.execute(() -> gather((int) System.nanoTime() & 0xFFFFF));
  }

  /// Everybody is cut off at once and comes back at once.
  private static void storm(Map<String, String> given) throws Exception {
    int people = number(given, "people", 1_000);
    try (ServerProcess house = open(given, Duration.ofMinutes(5))) {
      LoadBench bench = new LoadBench(house, false, true, given);
      bench.company(people / 2, true);
      for (int round = 1; round <= 3; round++) {
        bench.ready.set(0);
        long from = System.nanoTime();
        bench.everybody(
            member -> {
              member.cut();
              member.come();
            });
        bench.await(people, 120);
        System.out.printf(
            Locale.ROOT,
            "storm %d: %,d came back and had their scenes within %.2f s%n",
            round,
            people,
            (System.nanoTime() - from) / 1e9);
      }
    }
  }
}
