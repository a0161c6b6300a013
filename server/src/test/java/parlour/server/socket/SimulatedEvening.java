package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Predicate;
import org.apache.pekko.actor.typed.ActorRef;
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
import parlour.server.wire.IdempotencyKey;
import parlour.server.wire.Reply;
import parlour.server.wire.Secrets;

/// One evening from its opening to its end in [VirtualTime], with all its company, and what must be
/// true of it.
final class SimulatedEvening {
  private static final long HOUR = TimeUnit.HOURS.toNanos(1);
  private static final long LONGEST = 6 * HOUR;
  private static final String SALT = "0123456789abcdef".repeat(4);

  private final SimulatedHouse house;
  private final long seed;
  private final Random random;
  private final String id;
  private final SimulatedDevice.Network network;
  private final SimulatedVisitor screen;
  private final SimulatedVisitor hostessPage;
  private final SimulatedHostess hostess;
  private final List<SimulatedCaller> callers = new ArrayList<>();
  private final List<SimulatedGuest> company = new ArrayList<>();
  private boolean ended;

  /// A guest: comes, plays, and may leave for a while.
  private final class SimulatedGuest {
    private final String name;
    private final SimulatedCaller caller;
    private String token = "";
    private Optional<SimulatedVisitor> page = Optional.empty();

    SimulatedGuest(int number) {
      this.name = "Guest " + number;
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
          (key, to) ->
              new EveningCommand.Arrive(
                  name, "any", "invite", false, Secrets.hash(token(key)), key.request(name), to),
          (key, reply) -> {
            if (reply.isSuccess()) come(token(key));
          });
    }

    private String token(IdempotencyKey key) {
      return key.newToken("guest", id);
    }

    /// Shows the token of the answer: it must be the one that was stored, whichever request was.
    private void come(String answered) {
      if (ended) return;
      token = answered;
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

  SimulatedEvening(SimulatedHouse house, long seed) {
    // Every evening begins on a full hour, so that it does not depend on those before it.
    VirtualTime.run((VirtualTime.nowNanos() / HOUR + 1) * HOUR);
    this.house = house;
    this.seed = seed;
    this.random = new Random(seed);
    this.id = "evening" + seed;
    SimulatedJournal.begin(seed, random.nextInt(3) == 0 ? 2_000 : 20);
    house.begin(seed);
    open(house, id, seed);
    this.network = SimulatedDevice.Network.bad(random, 30, 150);
    this.screen = visitor("screen");
    this.hostessPage = visitor("hostess");
    int guests = 2 + random.nextInt(3);
    this.hostess =
        new SimulatedHostess(
            hostessPage,
            caller("The hostess", SimulatedEvening::isOfTheHostess),
            "hostess",
            guests,
            random.nextLong());
    for (int guest = 0; guest < guests; guest++) company.add(new SimulatedGuest(guest));
    for (int crash = random.nextInt(5); crash > 0; crash--)
      VirtualTime.after(moment(), () -> house.crashEvening(id));
    for (int crash = random.nextInt(8); crash > 0; crash--)
      VirtualTime.after(moment(), this::crashTable);
  }

  private static boolean isOfTheHostess(Step step) {
    return switch (step) {
      case Step.Arrive _, Step.Leave _, Step.Return _, Step.Share _, Step.Finish _ -> false;
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
    assertThat(StepHistory.faults(journal, callers.stream().map(SimulatedCaller::history).toList()))
        .as("seed %s: %s", seed, journal)
        .isEmpty();
    for (SimulatedVisitor page : pages()) {
      assertThat(page.device().shutOut()).as("seed %s: shut out", seed).isEmpty();
      for (Json frame : page.frames()) EveningSecrets.check(seed, frame, stored);
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
    for (SimulatedGuest guest : company)
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

  static EveningReplay replay(String evening) {
    return EveningReplay.of(events(evening));
  }

  static List<EveningEvent> events(String evening) {
    return SimulatedJournal.events(StoredEvenings.persistenceId(evening), EveningEvent.class);
  }

  /// Opens the shortest evening there is: two games, envelopes with one word for everybody.
  static void open(SimulatedHouse house, String id, long seed) {
    Map<String, String> twoGames = Map.of("end", "games-2", "club", "8", "bots", "1");
    open(house, id, seed, Plan.of("anagrams", Map.of("envelopes", "1"), twoGames));
  }

  static void open(SimulatedHouse house, String id, long seed, Plan plan) {
    EveningEvent opened =
        new EveningEvent.Opened(
            plan,
            new Seed(seed, SALT),
            new EveningEvent.TokenHashes(
                Secrets.hash("hostess"), Secrets.hash("invite"), Secrets.hash("screen")),
            0);
    String written = EveningEventCodec.write(opened).write();
    CompletableFuture<Reply> made =
        house.askEvening(id, to -> new EveningCommand.Open(written, Optional.empty(), to));
    VirtualTime.run(VirtualTime.nowNanos() + TimeUnit.SECONDS.toNanos(5));
    assertThat(made.join().status()).as("seed %s", seed).isEqualTo(201);
  }

  /// A step of the hostess that is not refused.
  static void takes(SimulatedHouse house, String id, Step step) {
    granted(house, id, to -> act(step, to));
  }

  static EveningCommand act(Step step, ActorRef<Reply> to) {
    return new EveningCommand.Act(step.write(), "hostess", Optional.empty(), to);
  }

  /// What is answered to a request that is not refused.
  static Reply granted(
      SimulatedHouse house, String id, Function<ActorRef<Reply>, EveningCommand> command) {
    CompletableFuture<Reply> asked = house.askEvening(id, command);
    VirtualTime.run(VirtualTime.nowNanos() + TimeUnit.SECONDS.toNanos(5));
    assertThat(asked.join().isSuccess()).as(asked.join().body()).isTrue();
    return asked.join();
  }
}
