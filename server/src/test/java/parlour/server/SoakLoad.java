package parlour.server;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// Mixed load for hours: companies that play to the end and have a rematch, leave in the middle or
/// just go away, an evening after the other, and somebody who sends garbage all the time.
final class SoakLoad implements AutoCloseable {
  private static final List<String> GAMES =
      List.of("animal-rummy", "good-books", "travelling", "word-building", "slap-jack");
  private static final long PAUSE_MILLIS = 150;

  private final URI server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Map<Integer, String> tables = new ConcurrentHashMap<>();

  /// What each company noted at its last table.
  private final Map<Integer, List<ChairHistory>> histories = new ConcurrentHashMap<>();

  private final List<String> troubles = new CopyOnWriteArrayList<>();
  private final AtomicInteger games = new AtomicInteger();
  private final AtomicInteger rematches = new AtomicInteger();
  private final AtomicInteger evenings = new AtomicInteger();
  private final AtomicInteger hostile = new AtomicInteger();
  private volatile boolean done;

  SoakLoad(URI server, int companies, long seed) {
    this.server = server;
    for (int i = 0; i < companies; i++) {
      int number = i;
      repeat(random -> meet(number, random), new Random(seed + i));
    }
    repeat(_ -> evening(), new Random(seed));
    repeat(this::hostility, new Random(seed - 1));
  }

  private interface Work {
    void run(Random random) throws InterruptedException;
  }

  /// Does something again and again until the end, whatever becomes of it.
  private void repeat(Work work, Random random) {
    threads.execute(
        () -> {
          while (!done) {
            try {
              work.run(random);
            } catch (InterruptedException _) {
              return;
            } catch (RuntimeException | AssertionError broken) {
              if (!done) troubles.add(String.valueOf(broken));
              pause(1_000);
            }
          }
        });
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// A company comes, plays, and goes in one way or another.
  private void meet(int number, Random random) throws InterruptedException {
    try (Client client = new Client(server)) {
      String game = GAMES.get(random.nextInt(GAMES.size()));
      Client.Place host = client.gather(game, 3, "{}", random.nextBoolean());
      Client.Place guest = client.join(host, "Rosalie");
      client.post(host.path("/bots"), host.token(), "{\"level\":2}");
      client.start(host);
      tables.put(number, host.table());
      boolean stays = random.nextInt(3) > 0;
      long seconds = stays ? 60 : 3 + random.nextInt(10);
      play(number, List.of(host, guest), seconds, random);
      if (!stays && random.nextBoolean())
        client.delete(guest.path("/seats/" + guest.seat()), guest.token());
      games.incrementAndGet();
      if (client.get(host.path("")).json().at("phase").asText().equals("over"))
        rematch(client, number, host, guest, random);
    }
  }

  private void rematch(
      Client client, int number, Client.Place host, Client.Place guest, Random random)
      throws InterruptedException {
    Client.Answered next = client.post(host.path("/rematch"), host.token(), "");
    if (next.status() != 201) throw new IllegalStateException(next.text());
    String table = next.json().at("table").asText();
    Client.Place again = new Client.Place(table, host.seat(), host.token(), "", "");
    Client.Place other = new Client.Place(table, guest.seat(), guest.token(), "", "");
    client.start(again);
    rematches.incrementAndGet();
    play(number, List.of(again, other), 3 + random.nextInt(10), random);
  }

  /// The players play until the game is over or the time is up, and close the door.
  private void play(int number, List<Client.Place> places, long seconds, Random random)
      throws InterruptedException {
    List<PersistentPlayer> players =
        places.stream()
            .map(
                place ->
                    new PersistentPlayer(
                        place, () -> List.of(server), PAUSE_MILLIS, random.nextLong()))
            .toList();
    histories.put(number, players.stream().map(PersistentPlayer::history).toList());
    List<Thread> running =
        players.stream().map(player -> Thread.ofVirtual().start(player)).toList();
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    while (!done
        && System.nanoTime() < until
        && !players.stream().allMatch(PersistentPlayer::isOver)) Thread.sleep(200);
    players.forEach(PersistentPlayer::stop);
    for (Thread thread : running) thread.join();
    for (PersistentPlayer player : players)
      if (!player.complaints().isEmpty()) troubles.add(player.complaints());
  }

  /// An evening of two guests and bots, played to its end.
  private void evening() throws InterruptedException {
    try (Client client = new Client(server)) {
      EveningParty party = EveningParty.open(client, "{\"end\":\"games-2\",\"club\":\"8\"}");
      party.arrives("Edwin");
      party.arrives("Rosalie");
      party.does("seat");
      for (int game = 0; game < 2 && !done; game++) {
        party.together();
        party.does("begin");
        party.plays(0);
        party.plays(1);
        awaitEnd(party);
      }
      evenings.incrementAndGet();
    }
  }

  /// Waits until all tables of an evening's game have finished.
  private void awaitEnd(EveningParty party) throws InterruptedException {
    for (int i = 0; i < 240 && !done; i++) {
      String phase = party.seen(party.hostessToken()).at("phase").asText();
      if (phase.equals("seated") || phase.equals("over")) return;
      Thread.sleep(500);
    }
    if (!done) throw new IllegalStateException("a game of the evening did not end");
  }

  private void hostility(Random random) throws InterruptedException {
    Thread.sleep(500);
    if (tables.isEmpty()) return;
    List<String> overheard =
        List.of(
            "{\"type\":\"hello\",\"token\":\"\"}",
            "{\"type\":\"play\",\"id\":1,\"answer\":{\"verb\":\"slap\",\"fields\":{}}}",
            "{\"type\":\"chat\",\"text\":\"Hello\"}");
    Fuzzer fuzzer =
        new Fuzzer(server, random.nextLong(), List.copyOf(tables.values()), overheard, _ -> {});
    fuzzer.run(100);
    hostile.addAndGet(fuzzer.sent());
  }

  /// What was noted at the last table of every company.
  List<List<ChairHistory>> histories() {
    return List.copyOf(histories.values());
  }

  /// What went wrong.
  List<String> troubles() {
    return List.copyOf(troubles);
  }

  String counts() {
    return "%d games, %d rematches, %d evenings, %d hostile requests and frames"
        .formatted(games.get(), rematches.get(), evenings.get(), hostile.get());
  }

  /// Everybody goes.
  void stop() {
    done = true;
    threads.close();
  }

  @Override
  public void close() {
    stop();
  }
}
