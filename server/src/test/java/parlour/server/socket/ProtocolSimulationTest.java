package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.engine.play.Seed;
import parlour.engine.wire.Json;
import parlour.games.material.CatalogEntry;
import parlour.server.ChairHistory;
import parlour.server.HistoryChecker;
import parlour.server.PlayerCore;
import parlour.server.table.TableCommand;
import parlour.server.table.TableServices;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TableEventCodec;
import parlour.server.wire.Reply;
import parlour.server.wire.RequestKey;
import parlour.server.wire.Secrets;
import parlour.testkit.Seeds;

/// The socket protocol under a hostile network, by deterministic simulation: the real actors of
/// tables and connections and a client's protocol core, over lines that lose, double, delay and
/// reorder, with tables that crash, chairs that are handed over and rematches, in virtual time.
///
/// A failure names its seed and is the same every time. More seeds: `-Dtest=ProtocolSimulationTest
/// -Dparlour.seeds=10000`, one: `-Dparlour.seed=17`.
@ResourceLock(VirtualTime.LOCK)
@Tag("chance")
class ProtocolSimulationTest {
  /// The games that are played, with the settings of their shortest form.
  private static final List<Map.Entry<String, Map<String, String>>> GAMES =
      List.of(
          Map.entry("animal-rummy", Map.of("length", "1")),
          Map.entry("travelling", Map.of("rounds", "1")),
          Map.entry("word-building", Map.of("rounds", "one")));

  /// One seed in eight plays a whole game: most faults of a protocol lie in beginnings and ends.
  private static final int WHOLE_GAMES = 8;

  private static final long LONGEST = TimeUnit.HOURS.toNanos(6);
  private static final long HOUR = TimeUnit.HOURS.toNanos(1);
  private static final String SALT = "0123456789abcdef".repeat(4);

  @Test
  void nothing_acknowledged_is_lost_and_every_game_goes_on(@TempDir Path folder)
      throws SQLException {
    long[] seeds = Seeds.from(1, 8).toArray();
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      long plays = 0;
      long over = 0;
      long rematches = 0;
      for (long seed : seeds) {
        Simulation first = Simulation.begin(house, seed);
        List<Simulation> games = new ArrayList<>(List.of(first));
        first.play();
        if (first.wantsRematch()) {
          Simulation second = first.rematch();
          second.play();
          games.add(second);
          rematches++;
        }
        for (Simulation game : games) {
          plays += game.plays();
          over++;
          game.check();
        }
        first.end();
      }
      System.out.printf(
          "%d seeds simulated: %d plays acknowledged, %d games over, %d of them rematches%n",
          seeds.length, plays, over, rematches);
      assertThat(plays).isPositive();
    }
  }

  /// One game from its deal to its end.
  private static final class Simulation {
    private final SimulatedHouse house;
    private final long seed;
    private final Random random;
    private final String table;
    private final List<SimulatedPlayer> devices = new ArrayList<>();
    private final List<ChairHistory> chairs = new ArrayList<>();
    private final List<String> tokens;
    private final SimulatedDevice.Network network;
    private boolean ended;

    /// The first game of a seed.
    static Simulation begin(SimulatedHouse house, long seed) {
      // Every game begins on a full hour, so that it does not depend on those before it.
      VirtualTime.run((VirtualTime.nowNanos() / HOUR + 1) * HOUR);
      Random random = new Random(seed);
      SimulatedJournal.begin(seed, random.nextInt(3) == 0 ? 2_000 : 20);
      house.begin(seed);
      Simulation first = new Simulation(house, seed, random, "table" + seed, new ArrayList<>());
      first.gather();
      first.sitDown();
      return first;
    }

    private Simulation(
        SimulatedHouse house, long seed, Random random, String table, List<String> tokens) {
      this.house = house;
      this.seed = seed;
      this.random = random;
      this.table = table;
      this.tokens = tokens;
      this.network = SimulatedDevice.Network.bad(random, 20, 80);
    }

    /// Everybody connects, and things go wrong from now on.
    private void sitDown() {
      for (int seat = 0; seat < tokens.size(); seat++) {
        chairs.add(new ChairHistory(table, seat));
        devices.add(device(seat));
      }
      for (int crash = random.nextInt(5); crash > 0; crash--)
        VirtualTime.after(moment(), () -> house.crash(table));
      if (random.nextBoolean()) VirtualTime.after(moment(), () -> handOver(random.nextInt(2)));
    }

    /// Some time before the network heals.
    private long moment() {
      return random.nextLong(network.healsNanos() - VirtualTime.nowNanos());
    }

    private void gather() {
      Map.Entry<String, Map<String, String>> chosen = GAMES.get(random.nextInt(GAMES.size()));
      CatalogEntry game = house.games().find(chosen.getKey()).orElseThrow();
      Map<String, String> length = seed % WHOLE_GAMES == 0 ? Map.of() : chosen.getValue();
      Settings settings = Settings.of(game.settings(), length);
      List<TableEvent> events = new ArrayList<>();
      TableEvent.TokenHashes hashes = new TableEvent.TokenHashes("", "");
      int seats = Math.max(2, game.seating().fewest());
      events.add(new TableEvent.Gathered(game.id(), settings, seats, false, false, hashes));
      for (int seat = 0; seat < seats; seat++) {
        tokens.add("token-" + seed + "-" + seat);
        events.add(
            new TableEvent.Sat(Seat.of(seat), "Player " + seat, Secrets.hash(tokens.get(seat))));
      }
      events.add(
          new TableEvent.Started(
              new Log.Header(
                  game.id(),
                  game.rulesVersion(),
                  settings,
                  house.games().lexicon().version(),
                  seats,
                  new Seed(seed, SALT))));
      List<String> written =
          events.stream().map(event -> TableEventCodec.write(event).write()).toList();
      CompletableFuture<Reply> made =
          house.ask(table, to -> new TableCommand.Gather(written, Optional.empty(), to));
      VirtualTime.run(VirtualTime.nowNanos() + TimeUnit.SECONDS.toNanos(5));
      assertThat(made.join().status()).as("seed %s", seed).isEqualTo(201);
    }

    boolean wantsRematch() {
      return isOver() && random.nextInt(3) == 0;
    }

    /// The host asks for a rematch, though the table may be lost meanwhile; everybody is told where
    /// it is, and the cards are dealt there.
    Simulation rematch() {
      if (random.nextBoolean())
        VirtualTime.after(random.nextLong(TimeUnit.SECONDS.toNanos(3)), () -> house.crash(table));
      Reply made = insist(table, to -> new TableCommand.Rematch(tokens.getFirst(), to), 201);
      String next = Json.parse(made.body()).at("table").asText();
      long calm = Math.max(VirtualTime.nowNanos(), network.healsNanos());
      VirtualTime.run(calm + TimeUnit.MINUTES.toNanos(1));
      for (SimulatedPlayer device : devices)
        assertThat(device.core().next())
            .as("seed %s: told of the rematch; shut out: %s", seed, device.device().shutOut())
            .isEqualTo(next);
      Optional<RequestKey> start = Optional.of(new RequestKey("start", next));
      insist(next, to -> new TableCommand.Start(tokens.getFirst(), start, to), 200);
      Simulation second = new Simulation(house, seed, random, next, tokens);
      second.sitDown();
      return second;
    }

    /// Asks until the answer is as it must be, as somebody who presses the button again would.
    private Reply insist(
        String at, Function<ActorRef<Reply>, TableCommand> command, int wantedStatus) {
      for (int i = 0; i < 10; i++) {
        CompletableFuture<Reply> asked = house.ask(at, command);
        VirtualTime.run(VirtualTime.nowNanos() + TimeUnit.SECONDS.toNanos(11));
        if (asked.isDone()
            && !asked.isCompletedExceptionally()
            && asked.join().status() == wantedStatus) return asked.join();
      }
      throw new AssertionError("seed " + seed + ": no answer " + wantedStatus + " from " + at);
    }

    private SimulatedPlayer device(int seat) {
      long pause = TimeUnit.MILLISECONDS.toNanos(100 + random.nextInt(900));
      PlayerCore core = new PlayerCore(tokens.get(seat), pause, random.nextLong());
      return new SimulatedPlayer(house, table, core, chairs.get(seat), network, random.nextLong());
    }

    /// Another device takes a chair over, in the middle of it all; if it never hears that it has
    /// the chair, the old one plays on.
    private void handOver(int seat) {
      String newToken = "handed-" + seed + "-" + seat;
      long deviceSeed = random.nextLong();
      var _ =
          house
              .ask(table, to -> new TableCommand.CreateHandoverCode(seat, tokens.get(seat), to))
              .thenCompose(
                  reply ->
                      reply.isSuccess()
                          ? house.ask(
                              table,
                              to ->
                                  new TableCommand.UseHandoverCode(
                                      Json.parse(reply.body()).at("handoverCode").asText(),
                                      Secrets.hash(newToken),
                                      Optional.empty(),
                                      to))
                          : CompletableFuture.completedFuture(reply))
              .thenAccept(
                  reply -> {
                    if (ended || !reply.isSuccess()) return;
                    devices.get(seat).device().retire();
                    tokens.set(seat, newToken);
                    PlayerCore core =
                        new PlayerCore(newToken, TimeUnit.MILLISECONDS.toNanos(300), deviceSeed);
                    devices.set(
                        seat,
                        new SimulatedPlayer(
                            house, table, core, chairs.get(seat), network, deviceSeed));
                  });
    }

    void play() {
      long until = network.healsNanos() + LONGEST;
      while (!isOver() && VirtualTime.nowNanos() < until)
        VirtualTime.run(VirtualTime.nowNanos() + TimeUnit.SECONDS.toNanos(10));
    }

    boolean isOver() {
      return devices.stream().allMatch(device -> device.core().isOver());
    }

    long plays() {
      return devices.stream().mapToLong(device -> device.core().stood().size()).sum();
    }

    void check() {
      String pid = TableServices.persistenceId(table);
      assertThat(
              HistoryChecker.faults(
                  SimulatedJournal.events(pid, TableEvent.class), chairs, house.games()))
          .as("seed %s", seed)
          .isEmpty();
      // An older frame that is overtaken by an acknowledgement does not know of it.
      if (network.reordered() == 0)
        for (SimulatedPlayer device : devices)
          assertThat(device.core().complaint()).as("seed %s", seed).isEmpty();
      for (SimulatedPlayer device : devices)
        assertThat(device.device().shutOut()).as("seed %s: shut out", seed).isEmpty();
      assertThat(isOver()).as("seed %s: the game came to its end", seed).isTrue();
      devices.forEach(player -> player.device().retire());
      ended = true;
    }

    /// Ends all tables of the seed.
    void end() {
      house.clear();
      VirtualTime.run(VirtualTime.nowNanos() + TimeUnit.MINUTES.toNanos(1));
    }
  }
}
