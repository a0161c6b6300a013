package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.persistence.PersistentRepr;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.engine.play.Referee;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.server.club.ClubCommand;
import parlour.server.club.ClubNotices;
import parlour.server.club.state.Club;
import parlour.server.club.state.ClubAct;
import parlour.server.club.state.ClubEvent;
import parlour.server.club.state.ClubEventCodec;
import parlour.server.club.state.ClubTable;
import parlour.server.club.state.Member;
import parlour.server.table.TableCommand;
import parlour.server.table.TableServices;
import parlour.server.table.state.ClubMember;
import parlour.server.table.state.Match;
import parlour.server.table.state.NameStriking;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TurnTime;
import parlour.server.wire.IdempotencyKey;
import parlour.server.wire.Reply;
import parlour.server.wire.Secrets;

/// A fortnight of a club of three in [VirtualTime]: they add and strike devices, start games, play
/// over days, leave and join again, each asking until there is an answer; requests and answers get
/// lost, and the club, its tables and what wakes them crash. In the end a name is struck.
final class SimulatedClub {
  private static final long DAY = TimeUnit.DAYS.toNanos(1);
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(20);
  private static final int PEOPLE = 3;
  private static final int LOST_PERCENT = 20;
  private static final Settings OVER_DAYS =
      new Settings(Catalog.find("skat").orElseThrow().overDays().orElseThrow());

  private final SimulatedHouse house;
  private final Random random;
  private final String id;
  private final List<Person> people = new ArrayList<>();
  private final List<String> tables = new ArrayList<>();

  /// What was asked for, by the one thing that only its event holds, and whether it was granted.
  private final Map<String, Boolean> answered = new HashMap<>();

  /// What members were told: a table, what of it, whom, and until when.
  private final List<List<Object>> told = new ArrayList<>();

  /// What was wrong when it happened.
  private final List<String> faults = new ArrayList<>();

  private boolean healed;
  private int crashes;
  private int played;
  private int stoodIn;

  /// Somebody who does one thing at a time, on any device they know.
  private final class Person {
    private final String name;
    private final List<String> tokens = new ArrayList<>();
    private int member;
    private boolean busy;

    Person(int number) {
      this.name = "Member " + number;
      this.member = number == 0 ? 0 : -1;
      if (number == 0) tokens.add("founder");
      later();
    }

    private void later() {
      VirtualTime.after(random.nextLong(DAY / 6), this::act);
    }

    private void act() {
      if (healed) return;
      later();
      if (busy) return;
      if (member < 0) join();
      else
        switch (random.nextInt(16)) {
          case 0, 1 -> addDevice(member);
          case 2 -> addDevice(random.nextInt(PEOPLE + 2));
          case 3, 4 -> plain("undevice", member, "device", String.valueOf(random.nextInt(4)));
          case 5 -> plain("keeper", random.nextInt(PEOPLE), "on", "true");
          case 6 -> leave();
          case 7, 8 -> start();
          case 9 -> layTable();
          default -> play();
        }
    }

    private String token() {
      return tokens.get(random.nextInt(tokens.size()));
    }

    private void plain(String verb, int whom, String field, String value) {
      ask(
          (_, _) -> Answer.of(verb, "member", String.valueOf(whom), field, value),
          token(),
          (_, _) -> {});
    }

    private void leave() {
      int left = member;
      if (left == 0) return; // The club would end with its founder.
      ask(
          (_, _) -> Answer.of("leave", "member", String.valueOf(left)),
          token(),
          (_, reply) -> {
            if (!reply.isSuccess()) return;
            tokens.clear();
            member = -1;
          });
    }

    private void join() {
      ask(
          (key, hash) -> Answer.of("join", "name", name + key, "device", "Phone", "key", hash),
          "invite",
          this::come);
    }

    private void come(String token, Reply reply) {
      noted(Secrets.hash(token), reply);
      if (!reply.isSuccess()) return;
      member = Json.parse(reply.body()).at("member").asInt();
      tokens.add(token);
    }

    /// Has a code made, and uses it on another device.
    private void addDevice(int whose) {
      ask(
          (key, _) ->
              Answer.of("code", "member", String.valueOf(whose), "key", Secrets.hash("code" + key)),
          token(),
          (key, reply) -> {
            noted(Secrets.hash("code" + key), reply);
            if (reply.isSuccess() && member >= 0) useCode("code" + key, whose);
          });
    }

    private void useCode(String code, int whose) {
      ask(
          (_, hash) -> Answer.of("device", "device", "Laptop", "key", hash),
          code,
          (token, reply) -> {
            noted(Secrets.hash(token), reply);
            if (reply.isSuccess() && whose == member) tokens.add(token);
          });
    }

    private void layTable() {
      int other = random.nextInt(PEOPLE + 1);
      int days = random.nextInt(4) == 0 ? 0 : 1;
      ask(
          (key, _) ->
              ClubAct.layTable(
                  new ClubAct.LayTable(
                      "t" + key,
                      "skat",
                      days == 0 ? new Settings(Map.of()) : OVER_DAYS,
                      2 + random.nextInt(2),
                      false,
                      days,
                      List.of(other),
                      "in",
                      "out")),
          token(),
          (key, reply) -> {
            noted("t" + key, reply);
            if (reply.isSuccess()) tables.add("t" + key);
          });
    }

    /// Takes a turn at some table over days where it is theirs; what is played may get lost.
    private void play() {
      if (tables.isEmpty() || isLost()) return;
      String id = tables.get(random.nextInt(tables.size()));
      String token = token();
      Optional<Table> stored = table(id);
      if (stored.isEmpty() || stored.get().turnTime().isNone()) return;
      Table table = stored.get();
      Seat seat = table.players().seatOf(token);
      if (!table.isPlaying() || seat.isNobody()) return;
      if (random.nextInt(10) == 0) {
        var _ = house.ask(id, to -> new TableCommand.GiveTime(token, Optional.empty(), to));
        return;
      }
      Match match = table.match().orElseThrow();
      if (!match.referee().prompt().must().has(seat)) return;
      Answer answer = anything(match.referee(), seat, new Dice(random.nextLong()));
      house.play(id, token, match.lastPlay(seat) + 1, answer);
      played++;
    }

    /// Has the cards dealt at a table, which only its host may and only when all chairs are taken.
    private void start() {
      if (tables.isEmpty()) return;
      String table = tables.get(random.nextInt(tables.size()));
      String token = token();
      // Bots have the chairs that are free.
      for (int i = 0; i < 2; i++) {
        var _ =
            house.ask(table, to -> new TableCommand.SeatBot(-1, 1, token, Optional.empty(), to));
      }
      var _ = house.ask(table, to -> new TableCommand.Start(token, Optional.empty(), to));
    }

    /// Asks again and again, with the same key, until there is an answer.
    ///
    /// @param what of a key and the hash of the token that comes of it
    /// @param then is given the token for an act with a hash, and the key for any other
    private void ask(Reading what, String by, BiConsumer<String, Reply> then) {
      busy = true;
      String text = HexFormat.of().toHexDigits(random.nextLong());
      IdempotencyKey key = IdempotencyKey.of(text);
      String token = key.newToken("member", id);
      Answer act = what.apply(text, Secrets.hash(token));
      boolean gives = act.verb().equals("join") || act.verb().equals("device");
      new Request(
              to -> new ClubCommand.Act(act, by, key.request(act.toString(), by), to),
              reply -> {
                busy = false;
                then.accept(gives ? token : text, reply);
              })
          .send();
    }
  }

  /// An act, of a key and the hash of the token that is made from it.
  private interface Reading {
    Answer apply(String key, String tokenHash);
  }

  private final class Request {
    private final Function<ActorRef<Reply>, ClubCommand> command;
    private final Consumer<Reply> then;
    private boolean done;

    Request(Function<ActorRef<Reply>, ClubCommand> command, Consumer<Reply> then) {
      this.command = command;
      this.then = then;
    }

    void send() {
      if (done) return;
      VirtualTime.after(PATIENCE, this::send);
      if (isLost()) return;
      var _ =
          house
              .askClub(id, command)
              .thenAccept(
                  reply -> {
                    if (done || isLost() || reply.status() >= 500) return;
                    done = true;
                    then.accept(reply);
                  });
    }
  }

  private boolean isLost() {
    return !healed && random.nextInt(100) < LOST_PERCENT;
  }

  private static <M, V> Answer anything(Referee<?, M, V> referee, Seat seat, Dice dice) {
    return referee.game().write(referee.game().anyMove(referee.view(seat), dice));
  }

  /// A table as it is stored, if it is.
  private Optional<Table> table(String id) {
    List<TableEvent> events =
        SimulatedJournal.events(TableServices.persistenceId(id), TableEvent.class);
    if (events.isEmpty()) return Optional.empty();
    Table table = Table.created((TableEvent.Gathered) events.getFirst().bare());
    for (TableEvent event : events.subList(1, events.size()))
      table = table.after(event, house.games());
    return Optional.of(table);
  }

  private void noted(String mark, Reply reply) {
    answered.put(mark, reply.isSuccess());
  }

  SimulatedClub(SimulatedHouse house, long seed) {
    VirtualTime.run((VirtualTime.nowNanos() / DAY + 1) * DAY);
    this.house = house;
    this.random = new Random(seed);
    this.id = "club" + seed;
    SimulatedJournal.begin(seed, random.nextInt(3) == 0 ? 2_000 : 20);
    house.begin(seed);
    house.sweep();
    house.hear((_, club, notice) -> hear(club, notice));
    SimulatedJournal.listen(this::stored);
    found();
    for (int i = 0; i < PEOPLE; i++) people.add(new Person(i));
    crashLater();
  }

  private void found() {
    ClubEvent founded =
        new ClubEvent.Founded(
            "The Circle",
            "Member 0",
            new Member.Device(0, "Phone", Secrets.hash("founder"), 0),
            new ClubEvent.Invitation(Secrets.hash("invite"), Long.MAX_VALUE));
    CompletableFuture<Reply> made =
        house.askClub(
            id,
            to ->
                new ClubCommand.Found(ClubEventCodec.write(founded).write(), Optional.empty(), to));
    VirtualTime.run(VirtualTime.nowNanos() + TimeUnit.SECONDS.toNanos(5));
    assertThat(made.join().status()).isEqualTo(201);
  }

  private void crashLater() {
    VirtualTime.after(
        random.nextLong(DAY / 12),
        () -> {
          if (healed) return;
          crashes++;
          if (random.nextInt(5) == 0) house.sweep();
          else if (tables.isEmpty() || random.nextBoolean()) house.crashClub(id);
          else house.crash(tables.get(random.nextInt(tables.size())));
          crashLater();
        });
  }

  /// Nobody is told of a turn that is not theirs.
  private void hear(Club club, ClubNotices.Notice notice) {
    if (notice.untilMillis() == 0) return;
    for (int member : notice.members()) {
      told.add(List.of(notice.place(), notice.kind(), member, notice.untilMillis()));
      if (!club.table(notice.place()).orElseThrow().awaited().contains(member))
        faults.add(member + " was told of a turn of others: " + notice);
    }
  }

  /// No stand-in plays before the time is out.
  private void stored(PersistentRepr event) {
    if (!(event.payload() instanceof TableEvent.BotStoodIn)) return;
    stoodIn++;
    long until =
        table(TableServices.id(event.persistenceId())).orElseThrow().turnTime().untilMillis();
    // The event is stored, and what follows it, which takes the time back, is not yet.
    if (until > VirtualTime.nowMicros() / 1_000) faults.add("a stand-in has come too early");
  }

  /// Lets a fortnight pass, and then two hours in which nothing is lost and nobody crashes.
  void live() {
    VirtualTime.run(VirtualTime.nowNanos() + 14 * DAY);
    healed = true;
    // Twice: the second time it is read back, having left the memory.
    for (int i = 0; i < 2; i++) {
      var _ = house.askClub(id, to -> new ClubCommand.Who("nobody", to));
      VirtualTime.run(VirtualTime.nowNanos() + TimeUnit.HOURS.toNanos(1));
    }
    for (String token : people.getFirst().tokens)
      house.tellClub(
          id,
          new ClubCommand.Act(
              Answer.of("strike", "member", "0"), token, Optional.empty(), house.nobody()));
    // Names are erased in a store that knows nothing of virtual time.
    for (int i = 0; i < 120; i++) {
      VirtualTime.run(VirtualTime.nowNanos() + TimeUnit.SECONDS.toNanos(1));
      house.awaitStore();
    }
  }

  int played() {
    return played;
  }

  int stoodIn() {
    return stoodIn;
  }

  int granted() {
    return (int) answered.values().stream().filter(granted -> granted).count();
  }

  int crashes() {
    return crashes;
  }

  int tables() {
    return tables.size();
  }

  private List<ClubEvent> stored() {
    return SimulatedJournal.events("club|" + id, ClubEvent.class);
  }

  /// What was granted is stored once, what was refused is not; and every table knows its members as
  /// the club does.
  void check() {
    assertThat(faults).isEmpty();
    assertThat(told).as("nobody is told twice of a turn").doesNotHaveDuplicates();
    assertThat(people).as("everybody has been answered").noneMatch(person -> person.busy);
    List<String> marks = stored().stream().map(SimulatedClub::mark).toList();
    answered.forEach(
        (mark, granted) ->
            assertThat(Collections.frequency(marks, mark))
                .as("%s was %s", mark, granted ? "granted" : "refused")
                .isEqualTo(granted ? 1 : 0));
    Club club = Club.first(stored().getFirst()).orElseThrow();
    for (ClubEvent event : stored().subList(1, stored().size())) club = club.after(event);
    assertThat(club.members().getFirst().struck()).isTrue();
    assertThat(club.tables()).extracting(ClubTable::id).containsAll(tables);
    for (ClubTable table : club.tables()) checkTable(club, table);
  }

  /// The one thing that only the event of an act holds.
  private static String mark(ClubEvent event) {
    return switch (event) {
      case ClubEvent.Requested(ClubEvent caused, var _) -> mark(caused);
      case ClubEvent.Joined joined -> joined.device().tokenHash();
      case ClubEvent.DeviceAdded added -> added.device().tokenHash();
      case ClubEvent.CodeMade made -> made.code().hash();
      case ClubEvent.TableLaid laid -> laid.table();
      default -> "";
    };
  }

  private void checkTable(Club club, ClubTable known) {
    assertThat(known.owed()).as("%s has heard everything", known.id()).isFalse();
    Optional<Table> stored = table(known.id());
    assertThat(stored).as("%s is there", known.id()).isPresent();
    Table table = stored.get();
    checkTurn(known, table);
    assertThat(known.phase().wireName()).isEqualTo(table.phase().wireName());
    for (int i = 0; i < table.players().seats(); i++) {
      ClubMember member = table.players().members().at(Seat.of(i));
      assertThat(known.chairs().get(i)).as("chair %d of %s", i, known.id()).isEqualTo(member.id());
      if (member.isNone()) continue;
      Member now = club.members().get(member.id());
      if (table.phase() == Table.Phase.OVER) {
        // Who has played stays known; no struck device opens it, and none that came later has to.
        assertThat(now.deviceHashes()).containsAll(member.devices());
      } else {
        assertThat(now.gone()).as("a member who has left has no chair").isFalse();
        assertThat(member.devices())
            .as("the devices of %s at %s", now.name(), known.id())
            .isEqualTo(now.deviceHashes());
      }
      if (now.struck())
        assertThat(table.players().at(Seat.of(i)).name())
            .isEqualTo(NameStriking.neutralName(Seat.of(i)));
    }
  }

  /// The club knows whose turn it is and until when, and somebody will be woken for it.
  private static void checkTurn(ClubTable known, Table table) {
    TurnTime time = table.turnTime();
    assertThat(known.turn().days()).isEqualTo(time.days());
    assertThat(known.turn().number()).as("turns of %s", known.id()).isEqualTo(time.number());
    assertThat(known.turn().untilMillis()).isEqualTo(time.untilMillis());
    List<Integer> awaited = new ArrayList<>();
    if (time.untilMillis() > 0) for (Seat seat : table.awaited()) awaited.add(seat.index());
    if (time.untilMillis() > 0) assertThat(known.turn().awaited()).isEqualTo(awaited);
    assertThat(
            SimulatedJournal.RINGING.of(TableServices.persistenceId(known.id())).join().longValue())
        .isEqualTo(time.wakeMillis());
    boolean runs = !time.isNone() && table.isPlaying();
    assertThat(time.wakeMillis() > 0).isEqualTo(runs);
    if (runs)
      assertThat(time.wakeMillis())
          .as("%s was woken in time", known.id())
          .isGreaterThan(VirtualTime.nowMicros() / 1_000 - TimeUnit.MINUTES.toMillis(2));
  }

  void end() {
    SimulatedJournal.listen(_ -> {});
    house.clear();
  }
}
