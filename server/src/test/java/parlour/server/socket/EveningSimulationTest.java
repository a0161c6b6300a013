package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Predicate;
import org.apache.pekko.actor.typed.ActorRef;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import parlour.engine.play.Seed;
import parlour.engine.wire.Json;
import parlour.games.progressive.Evening;
import parlour.games.progressive.EveningLogCodec;
import parlour.games.progressive.Guest;
import parlour.games.progressive.Plan;
import parlour.games.progressive.Step;
import parlour.server.ChairHistory;
import parlour.server.HistoryChecker;
import parlour.server.evening.EveningCommand;
import parlour.server.evening.EveningEvent;
import parlour.server.evening.EveningEventCodec;
import parlour.server.evening.EveningReplay;
import parlour.server.evening.StoredEvenings;
import parlour.server.table.TableServices;
import parlour.server.table.state.TableEvent;
import parlour.server.wire.Reply;
import parlour.server.wire.Secrets;

/// Evenings under a hostile network, by deterministic simulation: the real actors of an evening, of
/// its tables and of all connections, with a hostess who insists on her steps, guests who play,
/// leave and return, and actors that crash, in virtual time.
///
/// A failure names its seed and is the same every time. More seeds: `-Dtest=EveningSimulationTest
/// -Dparlour.seeds=1000`, one: `-Dparlour.seed=17`.
@ResourceLock(VirtualTime.LOCK)
class EveningSimulationTest {
  private static final int SEEDS = Integer.getInteger("parlour.seeds", 5);
  private static final long HOUR = TimeUnit.HOURS.toNanos(1);
  private static final long MINUTE = TimeUnit.MINUTES.toNanos(1);
  private static final long LONGEST = 6 * HOUR;
  private static final String SALT = "0123456789abcdef".repeat(4);

  @Test
  void every_evening_ends_and_no_acknowledged_step_is_lost(@TempDir Path folder)
      throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      Optional<Long> only = Optional.ofNullable(Long.getLong("parlour.seed"));
      long steps = 0;
      long tables = 0;
      long plays = 0;
      long from = System.nanoTime();
      for (long seed = only.orElse(1L); seed <= only.orElse((long) SEEDS); seed++) {
        Simulation simulation = new Simulation(house, seed);
        simulation.hold();
        tables += simulation.check();
        steps += simulation.acknowledged();
        plays += simulation.plays();
        simulation.end();
      }
      System.out.printf(
          "%d evenings simulated in %d ms: %d steps and %d plays at %d tables acknowledged%n",
          only.isPresent() ? 1 : SEEDS,
          (System.nanoTime() - from) / 1_000_000,
          steps,
          plays,
          tables);
      assertThat(steps).isPositive();
      assertThat(plays).isPositive();
    }
  }

  /// One evening from its opening to its end.
  private static final class Simulation {
    private final SimulatedHouse house;
    private final long seed;
    private final Random random;
    private final String id;
    private final SimulatedDevice.Network network;
    private final SimulatedVisitor screen;
    private final SimulatedVisitor hostessPage;
    private final SimulatedHostess hostess;
    private final List<SimulatedCaller> callers = new ArrayList<>();
    private final List<Company> company = new ArrayList<>();
    private boolean ended;

    /// A guest: comes, plays, and may leave for a while.
    private final class Company {
      private final String name;
      private final String token;
      private final SimulatedCaller caller;
      private Optional<SimulatedVisitor> page = Optional.empty();

      Company(int number) {
        this.name = "Guest " + number;
        this.token = "guest-" + seed + "-" + number;
        this.caller = caller(name, this::isOwn);
        VirtualTime.after(random.nextLong(TimeUnit.SECONDS.toNanos(20)), this::arrive);
      }

      private boolean isOwn(Step step) {
        return switch (step) {
          case Step.Arrive(String who, _) -> who.equals(name);
          case Step.Leave(int guest) -> guest == number();
          case Step.Return(int guest) -> guest == number();
          default -> false;
        };
      }

      /// Their number on the guest list, as the journal has it.
      private int number() {
        return replayed().evening().named(name).map(Guest::id).orElse(-1);
      }

      private void arrive() {
        caller.ask(
            new Step.Arrive(name, Guest.Part.ANY),
            to -> new EveningCommand.Arrive(name, "any", "invite", Secrets.hash(token), to),
            this::come);
      }

      private void come() {
        if (ended) return;
        page = Optional.of(visitor(token));
        if (random.nextInt(3) == 0) VirtualTime.after(moment(), this::leave);
      }

      private void leave() {
        if (ended || page.orElseThrow().shown().isEmpty()) return;
        caller.take(
            new Step.Leave(number()),
            token,
            () -> VirtualTime.after(random.nextLong(TimeUnit.SECONDS.toNanos(40)), this::comeBack));
      }

      private void comeBack() {
        if (!ended) caller.take(new Step.Return(number()), token, () -> {});
      }
    }

    Simulation(SimulatedHouse house, long seed) {
      // Every evening begins on a full hour, so that it does not depend on those before it.
      VirtualTime.run((VirtualTime.nowNanos() / HOUR + 1) * HOUR);
      this.house = house;
      this.seed = seed;
      this.random = new Random(seed);
      this.id = "evening" + seed;
      SimulatedJournal.begin(seed, random.nextInt(3) == 0 ? 2_000 : 20);
      house.begin(seed);
      open(house, id, seed);
      boolean hostile = random.nextBoolean();
      this.network =
          new SimulatedDevice.Network(
              VirtualTime.nowNanos() + TimeUnit.SECONDS.toNanos(30 + random.nextInt(120)),
              random.nextInt(30),
              hostile ? random.nextInt(200) : 0,
              hostile ? random.nextInt(200) : 0,
              random.nextInt(20),
              TimeUnit.MILLISECONDS.toNanos(1 + random.nextInt(2_000)));
      this.screen = visitor("screen");
      this.hostessPage = visitor("hostess");
      int guests = 2 + random.nextInt(3);
      this.hostess =
          new SimulatedHostess(
              hostessPage,
              caller("The hostess", Simulation::isOfTheHostess),
              "hostess",
              guests,
              random.nextLong());
      for (int guest = 0; guest < guests; guest++) company.add(new Company(guest));
      for (int crash = random.nextInt(5); crash > 0; crash--)
        VirtualTime.after(moment(), () -> house.crashEvening(id));
      for (int crash = random.nextInt(8); crash > 0; crash--)
        VirtualTime.after(moment(), this::crashTable);
    }

    private static boolean isOfTheHostess(Step step) {
      return switch (step) {
        case Step.Arrive _, Step.Leave _, Step.Return _, Step.Finish _ -> false;
        case Step.Prepare _,
            Step.Seat _,
            Step.Exchange _,
            Step.Begin _,
            Step.Stop _,
            Step.Pause _,
            Step.Resume _,
            Step.Close _ ->
            true;
      };
    }

    /// Some time before the network heals.
    private long moment() {
      return random.nextLong(Math.max(1, network.healsNanos() - VirtualTime.nowNanos()));
    }

    private SimulatedVisitor visitor(String token) {
      return new SimulatedVisitor(house, id, token, network, random.nextLong());
    }

    private SimulatedCaller caller(String who, Predicate<Step> theirs) {
      SimulatedCaller caller =
          new SimulatedCaller(house, id, new StepHistory(who, theirs), network, random.nextLong());
      callers.add(caller);
      return caller;
    }

    private void crashTable() {
      List<EveningEvent.TablesLaid> sets = replayed().tableSets();
      if (sets.isEmpty()) return;
      List<String> tables = sets.getLast().tables();
      house.crash(tables.get(random.nextInt(tables.size())));
    }

    private EveningReplay replayed() {
      return replay(id);
    }

    private List<SimulatedVisitor> pages() {
      List<SimulatedVisitor> pages = new ArrayList<>(List.of(hostessPage, screen));
      company.forEach(guest -> guest.page.ifPresent(pages::add));
      return pages;
    }

    private boolean isOver() {
      return pages().stream().allMatch(page -> page.isShown("over"))
          && company.stream().allMatch(guest -> guest.page.isPresent())
          && callers.stream().noneMatch(SimulatedCaller::isBusy);
    }

    void hold() {
      long until = network.healsNanos() + LONGEST;
      while (!isOver() && VirtualTime.nowNanos() < until)
        VirtualTime.run(VirtualTime.nowNanos() + TimeUnit.SECONDS.toNanos(10));
    }

    long acknowledged() {
      return callers.stream().mapToLong(caller -> caller.history().acknowledged()).sum();
    }

    long plays() {
      return pages().stream()
          .flatMap(page -> page.players().stream())
          .mapToLong(player -> player.core().stood().size())
          .sum();
    }

    /// Checks everything; the number of tables that were played at.
    int check() {
      EveningReplay stored = replayed();
      assertThat(stored.fault()).as("seed %s", seed).isEmpty();
      List<Step> journal = stored.entries().stream().map(EveningLogCodec.Entry::step).toList();
      assertThat(
              StepHistory.faults(journal, callers.stream().map(SimulatedCaller::history).toList()))
          .as("seed %s: %s", seed, journal)
          .isEmpty();
      for (SimulatedVisitor page : pages()) {
        assertThat(page.device().shutOut()).as("seed %s: shut out", seed).isEmpty();
        for (Json frame : page.frames()) checkSecrets(frame, stored);
      }
      assertThat(isOver())
          .as("seed %s: the evening came to its end; %s", seed, stored.evening())
          .isTrue();
      for (SimulatedVisitor page : pages())
        assertThat(stars(page.shown().orElseThrow()))
            .as("seed %s", seed)
            .isEqualTo(stars(stored.evening()));
      checkTables(stored);
      return stored.tableSets().stream().mapToInt(laid -> laid.tables().size()).sum();
    }

    /// The id of a table is told only to those who sit there, and the words to nobody.
    private void checkSecrets(Json frame, EveningReplay stored) {
      String text = frame.write();
      int eye = frame.at("eye").asInt();
      for (EveningEvent.TablesLaid laid : stored.tableSets())
        for (int i = 0; i < laid.tables().size(); i++)
          if (text.contains(laid.tables().get(i)))
            assertThat(frame.at("round").asInt() == laid.round() && chairs(frame, i).contains(eye))
                .as("seed %s: guest %s is told of table %s: %s", seed, eye, i + 1, text)
                .isTrue();
      if (eye >= 0 && text.contains("\"seat\":"))
        assertThat(thisGame(frame))
            .as("seed %s: sent to a table where a bot has taken the chair", seed)
            .doesNotContain(guest(frame, eye) + " has left.");
      for (String word : SimulatedHostess.WORDS)
        assertThat(text).as("seed %s: a word of an envelope", seed).doesNotContain(word);
      // A word that was drawn may also be one of the minute book's, two of one game are not.
      Set<String> words = new HashSet<>(Arrays.asList(text.split("[^a-z]+")));
      for (EveningEvent.TablesLaid laid : stored.tableSets())
        assertThat(laid.words().stream().filter(words::contains).count())
            .as("seed %s: the words %s in %s", seed, laid.words(), text)
            .isLessThan(2);
    }

    private static String guest(Json frame, int number) {
      return frame.at("guests").asItems().get(number).at("name").asText();
    }

    /// The lines of the minute book since the last bell that began a game.
    private static List<String> thisGame(Json frame) {
      List<String> lines =
          frame.at("lines").asItems().stream().map(line -> line.at("text").asText()).toList();
      int bell = lines.lastIndexOf("The bell: game " + frame.at("round").asInt() + " begins.");
      return lines.subList(bell + 1, lines.size());
    }

    private static List<Integer> chairs(Json frame, int table) {
      return frame.at("tables").asItems().get(table).at("chairs").asItems().stream()
          .map(Json::asInt)
          .toList();
    }

    private static List<String> stars(Json frame) {
      return frame.at("guests").asItems().stream()
          .map(
              guest ->
                  guest.at("name").asText()
                      + " "
                      + guest.at("gold").asInt()
                      + " "
                      + guest.at("red").asInt())
          .toList();
    }

    private static List<String> stars(Evening evening) {
      return evening.guests().stream()
          .map(guest -> guest.name() + " " + guest.stars().gold() + " " + guest.stars().red())
          .toList();
    }

    private void checkTables(EveningReplay stored) {
      for (EveningEvent.TablesLaid laid : stored.tableSets())
        for (String table : laid.tables())
          assertThat(
                  HistoryChecker.faults(
                      SimulatedJournal.events(TableServices.persistenceId(table), TableEvent.class),
                      histories(table),
                      house.games()))
              .as("seed %s: table %s", seed, table)
              .isEmpty();
      for (Company guest : company)
        for (SimulatedPlayer player : guest.page.orElseThrow().players()) {
          if (!guest.caller.history().hasAsked(Step.Leave.class::isInstance))
            assertThat(player.device().shutOut()).as("seed %s: shut out", seed).isEmpty();
          // An older frame that is overtaken by an acknowledgement does not know of it.
          if (network.reordered() == 0)
            assertThat(player.core().complaint()).as("seed %s", seed).isEmpty();
        }
    }

    private List<ChairHistory> histories(String table) {
      return pages().stream().flatMap(page -> page.chair(table).stream()).toList();
    }

    /// Ends everything of the seed.
    void end() {
      ended = true;
      hostess.retire();
      pages().forEach(SimulatedVisitor::retire);
      house.clear();
      VirtualTime.run(VirtualTime.nowNanos() + TimeUnit.MINUTES.toNanos(1));
    }
  }

  @Test
  void an_evening_in_play_that_nobody_comes_back_to_leaves_the_memory_after_six_hours(
      @TempDir Path folder) throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      long openedNanos = openAndPause(house, "deserted");
      VirtualTime.run(openedNanos + 6 * HOUR - MINUTE);
      assertThat(notedNanos("deserted")).as("it waits").isGreaterThan(6 * HOUR - 3 * MINUTE);
      VirtualTime.run(openedNanos + 10 * HOUR);
      assertThat(notedNanos("deserted"))
          .as("it has left the memory")
          .isBetween(6 * HOUR, 6 * HOUR + 5 * MINUTE);
      Json seen = Json.parse(granted(house, "deserted", SHOW).body());
      assertThat(seen.at("phase").asText()).isEqualTo("playing");
      assertThat(TimeUnit.MILLISECONDS.toNanos(seen.at("now").asLong()))
          .as("its clock stood still meanwhile")
          .isBetween(notedNanos("deserted"), notedNanos("deserted") + MINUTE);
      VirtualTime.run(VirtualTime.nowNanos() + 2 * MINUTE);
      granted(house, "deserted", step(new Step.Resume()));
      granted(house, "deserted", step(new Step.Stop()));
      assertThat(replay("deserted").evening().round()).as("it goes on").isEqualTo(2);
      house.clear();
    }
  }

  @Test
  void an_evening_in_play_stays_as_long_as_a_screen_shows_it(@TempDir Path folder)
      throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      long openedNanos = openAndPause(house, "watched");
      SimulatedDevice.Network calm = new SimulatedDevice.Network(0, 0, 0, 0, 0, 0);
      SimulatedVisitor screen = new SimulatedVisitor(house, "watched", "screen", calm, 1);
      VirtualTime.run(openedNanos + 10 * HOUR);
      assertThat(notedNanos("watched")).isGreaterThan(10 * HOUR - 3 * MINUTE);
      screen.retire();
      house.clear();
    }
  }

  @Test
  void a_bot_gets_the_chair_of_a_guest_whose_leaving_was_the_last_thing_stored_before_a_kill(
      @TempDir Path folder) throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      openAndPause(house, "killed");
      var _ = house.askEvening("killed", step(new Step.Leave(0)));
      VirtualTime.run(VirtualTime.nowNanos());
      house.crashEvening("killed");
      VirtualTime.run(VirtualTime.nowNanos() + MINUTE / 60);
      EveningReplay stored = replay("killed");
      assertThat(stored.entries().getLast().step()).isEqualTo(new Step.Leave(0));
      String table = stored.tableSets().getLast().tables().get(stored.evening().table(0) - 1);
      assertThat(wasVacated(table)).as("the evening could not tell the table").isFalse();
      granted(house, "killed", SHOW);
      assertThat(wasVacated(table)).isTrue();
      house.clear();
    }
  }

  private static boolean wasVacated(String table) {
    return SimulatedJournal.events(TableServices.persistenceId(table), TableEvent.class).stream()
        .anyMatch(TableEvent.Vacated.class::isInstance);
  }

  private static final Function<ActorRef<Reply>, EveningCommand> SHOW =
      to -> new EveningCommand.Show(EveningCommand.Page.EVENING, "hostess", to);

  private static Function<ActorRef<Reply>, EveningCommand> step(Step step) {
    return to -> new EveningCommand.Act(step.write(), "hostess", to);
  }

  /// Opens an evening whose first game stands still, since nobody ends the pause; when that was.
  private static long openAndPause(SimulatedHouse house, String id) {
    SimulatedJournal.begin(1, 20);
    house.begin(1);
    long nowNanos = VirtualTime.nowNanos();
    open(house, id, 1);
    granted(house, id, to -> new EveningCommand.Arrive("Rosalie", "any", "invite", "no token", to));
    granted(house, id, step(new Step.Begin()));
    granted(house, id, step(new Step.Pause()));
    return nowNanos;
  }

  private static Reply granted(
      SimulatedHouse house, String id, Function<ActorRef<Reply>, EveningCommand> command) {
    CompletableFuture<Reply> asked = house.askEvening(id, command);
    VirtualTime.run(VirtualTime.nowNanos() + TimeUnit.SECONDS.toNanos(5));
    assertThat(asked.join().isSuccess()).as(asked.join().body()).isTrue();
    return asked.join();
  }

  /// The evening's own time when it was last noted.
  private static long notedNanos(String evening) {
    return events(evening).stream()
        .filter(EveningEvent.ClockNoted.class::isInstance)
        .mapToLong(event -> ((EveningEvent.ClockNoted) event).atMillis())
        .map(TimeUnit.MILLISECONDS::toNanos)
        .max()
        .orElse(0);
  }

  private static EveningReplay replay(String evening) {
    return EveningReplay.of(events(evening));
  }

  private static List<EveningEvent> events(String evening) {
    return SimulatedJournal.events(StoredEvenings.persistenceId(evening), EveningEvent.class);
  }

  /// Opens the shortest evening there is: two games, envelopes with one word for everybody.
  private static void open(SimulatedHouse house, String id, long seed) {
    EveningEvent opened =
        new EveningEvent.Opened(
            Plan.of(
                "anagrams",
                Map.of("envelopes", "1"),
                Map.of("end", "games-2", "club", "8", "bots", "1")),
            new Seed(seed, SALT),
            new EveningEvent.TokenHashes(
                Secrets.hash("hostess"), Secrets.hash("invite"), Secrets.hash("screen")),
            0);
    String written = EveningEventCodec.write(opened).write();
    CompletableFuture<Reply> made =
        house.askEvening(id, to -> new EveningCommand.Open(written, to));
    VirtualTime.run(VirtualTime.nowNanos() + TimeUnit.SECONDS.toNanos(5));
    assertThat(made.join().status()).as("seed %s", seed).isEqualTo(201);
  }
}
