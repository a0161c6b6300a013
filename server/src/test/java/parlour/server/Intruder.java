package parlour.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// An intruder: fuzz, forged rights, kills and floods against a server and a cluster of its own, on
/// loopback only, so many requests and so many seconds and no more. It prints what was answered,
/// and what a player at another table waited meanwhile.
///
/// It is not part of the suite: `./check intruder`, or `./check intruder --seconds 30` for each
/// flood. What must hold on any machine is asserted; the times are for a reader who knows how busy
/// it was.
class Intruder {
  private static final int SECONDS = Integer.getInteger("parlour.intruder.seconds", 8);
  private static final int FUZZ = 2_000;
  private static final int SENDERS = 24;
  private static final int MOST_PER_FLOOD = 20_000;
  private static final int KILLS = 3;

  /// How many tables of the intruder's own are asked about.
  private static final int TABLES = 6;

  private final List<String> faults = new CopyOnWriteArrayList<>();
  private final Map<String, AtomicLong> statuses = new ConcurrentSkipListMap<>();

  /// Notes an answer: its status, and whether it shows something it must not.
  private void heard(String answer) {
    String first = answer.lines().findFirst().orElse("");
    String status = first.startsWith("HTTP/1.1 ") ? first.substring(9, 12) : "none";
    statuses.computeIfAbsent(status, _ -> new AtomicLong()).incrementAndGet();
    // 501 and 505 are what a request of another protocol is told.
    if (status.startsWith("5") && !status.equals("501") && !status.equals("505"))
      faults.add("failed: " + first);
    if (answer.contains("Exception") || answer.contains("\tat ")) faults.add("a trace: " + first);
  }

  @Test
  void an_intruder_harms_nobody_on_one_server(@TempDir Path folder)
      throws IOException, InterruptedException {
    try (ServerProcess server = ServerProcess.quiet(folder.resolve("fuzz"), 2)) {
      fuzzAndForge(server.address());
    }
    kill(folder.resolve("kill"));
    try (ServerProcess server = ServerProcess.limited(folder.resolve("flood"))) {
      flood(List.of(server.address()));
      List<String> log = server.logged();
      System.out.println("lines of the log: " + log.size());
      assertThat(log).as("the log").hasSizeLessThan(20);
      assertThat(log).allMatch(line -> line.length() < 500);
    }
    assertThat(faults).isEmpty();
  }

  /// The same against three nodes on one PostgreSQL, at which games are played all the time; at
  /// last one is killed.
  @Test
  void nor_on_a_cluster() throws IOException, InterruptedException, SQLException {
    try (ClusterHarness cluster = ClusterHarness.limited(1_935)) {
      cluster.startAll();
      List<URI> nodes = cluster.addresses();
      fuzzAndForge(nodes.getFirst());
      cluster.play(4, 300);
      flood(nodes);
      int before = cluster.acknowledged();
      cluster.shut(1);
      cluster.node(1).kill();
      cluster.recovered(Patience.LIMIT.toSeconds());
      cluster.verify();
      System.out.printf(
          "%-28s %d plays acknowledged, 0 lost%n", "a node killed", cluster.acknowledged());
      assertThat(before).isPositive();
    }
    assertThat(faults).isEmpty();
  }

  private void flood(List<URI> servers) {
    try (Client client = new Client(servers.getFirst());
        MeasuredPlayer player = new MeasuredPlayer(client)) {
      print("nothing", player.timesDuring(() -> pause(SECONDS)));
      for (Flood flood : floods(client)) {
        statuses.clear();
        print(flood.name(), player.timesDuring(() -> run(servers, flood)));
        for (URI server : servers)
          try (Client at = new Client(server)) {
            assertThat(at.get("/health").status()).as("after " + flood.name()).isEqualTo(200);
          }
      }
    }
  }

  private void fuzzAndForge(URI server) {
    try (Client client = new Client(server)) {
      Client.Place host = client.gather("animal-rummy", 2, "{}", false);
      client.join(host, "Rosalie");
      client.start(host);
      Fuzzer fuzzer =
          new Fuzzer(
              server,
              1_935,
              List.of(host.table(), "abcdefghjkmn", "..%2f..", ""),
              List.of("{\"type\":\"hello\",\"token\":\"\",\"since\":0}"),
              this::heard);
      fuzzer.run(FUZZ);
      print("fuzz", List.of());
      statuses.clear();
      for (String path :
          List.of(
              "/start",
              "/links",
              "/bots",
              "/patience",
              "/time",
              "/settings",
              "/rematch",
              "/seats/1/pass",
              "/take"))
        for (String token : List.of("", host.invite(), host.watch(), "x".repeat(43))) {
          int status =
              client.post(host.path(path), token, "{\"handoverCode\":\"abcdefgh\"}").status();
          heard("HTTP/1.1 " + status);
          if (status < 300) faults.add("a stranger may " + path);
        }
      print("forged rights", List.of());
      statuses.clear();
      assertThat(client.get(host.path("")).json().at("phase").asText()).isEqualTo("playing");
    }
  }

  /// Kills the server in the midst of talk, and looks whether everything acknowledged is there.
  private void kill(Path folder) throws IOException, InterruptedException {
    List<String> acknowledged = new ArrayList<>();
    Client.Place host = new Client.Place("", 0, "", "", "");
    Random random = new Random(1_935);
    for (int kill = 0; kill <= KILLS; kill++) {
      try (ServerProcess server = ServerProcess.quiet(folder, 2);
          Client client = new Client(server.address())) {
        if (kill == 0) host = client.gather("slap-jack", 2, "{}", false);
        try (Client.Connection connection = client.connect(host)) {
          connection.next("table");
          for (String line : acknowledged)
            connection.next("chat", frame -> frame.at("text").asText().equals(line));
          if (kill == KILLS) break;
          for (int i = random.nextInt(5, 20); i > 0; i--) {
            String line = "Line " + kill + "." + i;
            connection.send("{\"type\":\"chat\",\"text\":\"" + line + "\"}");
            connection.next("chat", frame -> frame.at("text").asText().equals(line));
            acknowledged.add(line);
          }
          server.kill();
          connection.cut();
        }
      }
    }
    System.out.printf(
        "%-28s %d lines acknowledged, 0 lost%n", KILLS + " kills", acknowledged.size());
  }

  /// What is sent again and again, from which of the intruder's addresses.
  private record Flood(String name, int addresses, Request request) {}

  private interface Request {
    String bytes(int number);
  }

  private static String get(String path, String... headers) {
    return "GET "
        + path
        + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        + String.join("", headers)
        + "\r\n";
  }

  private static String post(String path, String body) {
    return "POST "
        + path
        + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: "
        + body.length()
        + "\r\n\r\n"
        + body;
  }

  /// One frame of text as a client sends it, with a mask of noughts.
  private static String frame(String text) {
    return "\u0081" + (char) (0x80 | text.length()) + "\0\0\0\0" + text;
  }

  /// A table of the intruder's own where a word is wanted, with a socket that asks for hints.
  private static String hints(Client client) {
    Client.Place host = client.gather("logomachy", 2, "{}", false);
    client.join(host, "Rosalie");
    client.start(host);
    String hello = "{\"type\":\"hello\",\"token\":\"" + host.token() + "\"}";
    return UPGRADE.replace("abcdefghjkmn", host.table())
        + frame(hello)
        + frame("{\"type\":\"hint\",\"degree\":3}").repeat(100);
  }

  /// A game of the intruder's own that is over, to be analysed.
  private static String finished(Client client) {
    Client.Place host = client.gather("bid-jack", 2, "{}", false);
    Client.Place guest = client.join(host, "Rosalie");
    client.start(host);
    ObedientPlayer.finish(client, host, guest);
    return get(
        "/api/tables/" + host.table() + "/analysis",
        "Authorization: Bearer " + host.token() + "\r\n");
  }

  private static List<String> some(Supplier<String> request) {
    return Stream.generate(request).limit(TABLES).toList();
  }

  private static final String UPGRADE =
      """
      GET /api/tables/abcdefghjkmn/play HTTP/1.1
      Host: localhost
      Connection: Upgrade
      Upgrade: websocket
      Sec-WebSocket-Version: 13
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

      """
          .replace("\n", "\r\n");

  private List<Flood> floods(Client client) {
    List<String> hints = some(() -> hints(client));
    List<String> analyses = some(() -> finished(client));
    String deep = "[".repeat(8_000) + "]".repeat(8_000);
    String ping = "\u0089\u0080\0\0\0\0";
    String today = LocalDate.now(ZoneOffset.UTC).toString();
    List<String> words =
        List.of("logomachy", "anagrams", "crossword", "letter-pool", "word-building", "rotation");
    String lab = "{\"game\":\"skat\",\"bots\":[0,5]}";
    return List.of(
        new Flood(
            "unreadable requests", 1, n -> n % 2 == 0 ? "\u0016\u0003\u0001\u0002\0" : "x\r\n\r\n"),
        new Flood(
            "foreign and broken hosts",
            1,
            n ->
                get("/")
                    .replace("localhost", n % 2 == 0 ? "evil.example" : "x".repeat(6_000) + "@y")),
        new Flood("sockets that ping until cut", 2, _ -> UPGRADE + ping.repeat(500)),
        new Flood("deep JSON", 2, _ -> post("/api/tables", deep)),
        new Flood(
            "slow bodies", 2, _ -> post("/api/tables", "x".repeat(9_000)).substring(0, 2_000)),
        new Flood(
            "boxes to print",
            2,
            n ->
                get(
                    "/print/"
                        + words.get(n % words.size())
                        + ".pdf?paper="
                        + (n % 2 == 0 ? "a4" : "letter"))),
        new Flood(
            "puzzles",
            2,
            n ->
                get(
                    "/api/puzzles/"
                        + LocalDate.parse(today).minusDays(n / words.size() % 30)
                        + "/"
                        + words.get(n % words.size()))),
        new Flood("labs", 4, _ -> post("/api/lab", lab)),
        new Flood("hints", 2, n -> hints.get(n % TABLES)),
        new Flood("analyses", 2, n -> analyses.get(n % TABLES)),
        new Flood(
            "score sheets",
            2,
            n ->
                post(
                    "/api/sheets/" + "%032x".formatted(n),
                    "{\"version\":0,\"sheet\":{\"game\":\"logomachy\"}}")),
        new Flood(
            "new tables",
            2,
            _ -> post("/api/tables", "{\"game\":\"slap-jack\",\"seats\":2,\"name\":\"Ann\"}")));
  }

  /// Sends one flood from several threads until its time or its number is up.
  private void run(List<URI> servers, Flood flood) {
    long endNanos = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    AtomicLong sent = new AtomicLong();
    try (ExecutorService senders = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < SENDERS; i++) {
        InetAddress from = address(2 + i % flood.addresses());
        senders.execute(
            () -> {
              while (System.nanoTime() < endNanos) {
                long number = sent.getAndIncrement();
                if (number >= MOST_PER_FLOOD) return;
                URI server = servers.get((int) (number % servers.size()));
                heard(answer(server, from, flood.request().bytes((int) number)));
              }
            });
      }
    }
  }

  private static InetAddress address(int last) {
    try {
      return InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) last});
    } catch (UnknownHostException never) {
      throw new IllegalStateException(never);
    }
  }

  private static String answer(URI server, InetAddress from, String bytes) {
    try (Socket socket = new Socket()) {
      socket.bind(new InetSocketAddress(from, 0));
      socket.connect(
          new InetSocketAddress(InetAddress.getLoopbackAddress(), server.getPort()), 2_000);
      socket.setSoTimeout(2_000);
      socket.getOutputStream().write(bytes.getBytes(ISO_8859_1));
      return new String(socket.getInputStream().readNBytes(2_000), ISO_8859_1);
    } catch (IOException cut) {
      return ""; // It was cut off, or left waiting.
    }
  }

  private void print(String what, List<Double> times) {
    List<Double> sorted = new ArrayList<>(times);
    Collections.sort(sorted);
    String waited =
        sorted.isEmpty()
            ? ""
            : "; a player waits %.1f ms (median), %.0f ms (worst of %d)"
                .formatted(sorted.get(sorted.size() / 2), sorted.getLast(), sorted.size());
    System.out.printf("%-28s %s%s%n", what, statuses, waited);
  }

  private static void pause(int seconds) {
    try {
      TimeUnit.SECONDS.sleep(seconds);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }
}
