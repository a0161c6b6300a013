package parlour.server.evening;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.pekko.actor.typed.ActorRef;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.play.Log;
import parlour.engine.play.Seed;
import parlour.engine.wire.Json;
import parlour.games.envelopes.Words;
import parlour.games.material.CatalogEntry;
import parlour.games.progressive.Evening;
import parlour.games.progressive.Foursome;
import parlour.games.progressive.Guest;
import parlour.games.progressive.Plan;
import parlour.server.table.TableCommand;
import parlour.server.table.TableServices;
import parlour.server.table.state.EveningLink;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TableEventCodec;
import parlour.server.wire.Reply;
import parlour.server.wire.Secrets;

/// Makes the tables of an evening and tells them what to do: ordinary tables, at which guests sit
/// with the tokens they have.
final class EveningTables {
  /// How long a guest may be away before a bot stands in, unless the operator says otherwise: an
  /// evening cannot wait for ever.
  private static final Duration USUAL_PATIENCE = Duration.ofSeconds(60);

  private final String evening;
  private final TableServices services;
  private final OpenGames games;
  private final Duration patience;
  private final ActorRef<Reply> nobody;

  /// Whoever thinks no longer than this holds nobody up.
  private static final long HOLDS_UP_MILLIS = 20_000;

  /// The tables that have answered since the evening was read back.
  private final Map<String, Watched> answered = new HashMap<>();

  /// Whom a table waits for, by their chairs.
  ///
  /// @param gathers whether its game has yet to begin
  /// @param missing those whose people are not there, and for whom no bot plays
  /// @param away those of them who have been there in this game
  /// @param bots those for whom a bot plays until they are back
  /// @param helped those for whom one has played in this game, whether they are back or not
  /// @param awaited those who hold up the table
  record Waiting(
      boolean gathers,
      List<Integer> missing,
      List<Integer> away,
      List<Integer> bots,
      List<Integer> helped,
      List<Integer> awaited) {}

  /// What is known of a table since the evening was read back.
  ///
  /// @param been the chairs whose people have been there in this game
  /// @param must for whom it waits
  /// @param sinceMillis since when it has waited for them
  record Watched(Waiting waiting, Seats been, List<Integer> must, long sinceMillis) {
    static final Watched NOTHING =
        new Watched(
            new Waiting(false, List.of(), List.of(), List.of(), List.of(), List.of()),
            Seats.NONE,
            List.of(),
            0);

    /// What is known once a table has answered.
    ///
    /// @param running whether its clock may run
    Watched after(Json standing, boolean running, long nowMillis) {
      List<Integer> missing = chairs(standing, "missing");
      List<Integer> bots = chairs(standing, "bots");
      List<Integer> awaited = chairs(standing, "awaited");
      Seats there = been;
      for (int chair = 0; chair < Foursome.FOUR; chair++)
        if (!missing.contains(chair) && !bots.contains(chair)) there = there.with(Seat.of(chair));
      Seats known = there;
      List<Integer> helped =
          Stream.concat(waiting.helped.stream(), bots.stream()).distinct().sorted().toList();
      boolean gathers = standing.at("gathers").asBoolean();
      long since = running && !gathers && awaited.equals(must) ? sinceMillis : nowMillis;
      return new Watched(
          new Waiting(
              gathers,
              missing,
              missing.stream().filter(chair -> known.has(Seat.of(chair))).toList(),
              bots,
              helped,
              nowMillis - since < HOLDS_UP_MILLIS
                  ? List.of()
                  : awaited.stream().filter(chair -> !missing.contains(chair)).toList()),
          there,
          awaited,
          since);
    }

    private static List<Integer> chairs(Json standing, String name) {
      return standing.at(name).asItems().stream().map(Json::asInt).toList();
    }
  }

  /// @param nobody gets the answers that nobody waits for
  EveningTables(String evening, TableServices services, ActorRef<Reply> nobody) {
    this.evening = evening;
    this.services = services;
    this.games = services.games();
    Duration patience = services.tableDefaults().patience();
    this.patience = patience.isZero() ? USUAL_PATIENCE : patience;
    this.nobody = nobody;
  }

  Words stationery() {
    return games.stationery();
  }

  /// The ids of the next game's tables and the words for their envelopes: the hostess's own, and
  /// words drawn by the server if those are not enough.
  EveningEvent.TablesLaid newTables(EveningState state, int tables) {
    Plan plan = state.opened().plan();
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < tables; i++) ids.add(Secrets.newId());
    List<String> words = new ArrayList<>();
    if (plan.words() > 0) {
      List<String> prepared = state.evening().floor().words();
      words.addAll(prepared.subList(0, Math.min(plan.words(), prepared.size())));
      List<String> used = new ArrayList<>(prepared);
      for (EveningEvent.TablesLaid before : state.tableSets()) used.addAll(before.words());
      if (words.size() < plan.words())
        words.addAll(
            stationery()
                .draw(plan.words() - words.size(), used, new Dice(services.newSeed().value())));
    }
    return new EveningEvent.TablesLaid(
        state.evening().round(), List.copyOf(ids), List.copyOf(words));
  }

  /// Creates the tables of the game that has begun; those that are there already stay.
  void lay(EveningState state) {
    for (int number = 1; number <= state.evening().tables().size(); number++) {
      List<String> events = tableEvents(evening, state, number);
      services
          .table(state.tableId(number))
          .tell(new TableCommand.Gather(events, Optional.empty(), nobody));
    }
  }

  /// Notes what a table has answered; whether that was not known.
  boolean answers(String table, Json standing, boolean running, long nowMillis) {
    Watched before = answered.get(table);
    Watched after = (before == null ? Watched.NOTHING : before).after(standing, running, nowMillis);
    answered.put(table, after);
    return before == null || !before.waiting.equals(after.waiting);
  }

  /// How long a table waits for its people after the bell, and for one who is away in a game.
  Duration patience() {
    return patience;
  }

  /// Whether a table is known to be there: a guest who is sent to it before would be refused.
  boolean isThere(String table) {
    return answered.containsKey(table);
  }

  /// All tables that are known to be there, and what they wait for.
  Map<String, Waiting> there() {
    Map<String, Waiting> there = new HashMap<>();
    answered.forEach((table, watched) -> there.put(table, watched.waiting));
    return Map.copyOf(there);
  }

  /// Stops the tables of the last game, also those that finished by themselves: only a stopped
  /// table gives out its log.
  void stop(EveningState state) {
    if (state.tableSets().isEmpty()) return;
    for (String table : state.tableSets().getLast().tables())
      services
          .table(table)
          .tell(new TableCommand.SetEveningState(EveningLink.State.STOPPED, nobody));
  }

  /// Lets bots take the chairs of guests who have gone home; those they have already stay as they
  /// are.
  void vacate(EveningState state) {
    for (int number = 1; number <= state.evening().tables().size(); number++) {
      List<Integer> chairs = state.evening().tables().get(number - 1).chairs();
      for (int chair = 0; chair < chairs.size(); chair++) {
        Guest guest = state.evening().guest(chairs.get(chair));
        if (!guest.isBot() && !state.hasLeftGame(guest.id())) continue;
        String bot = guest.isBot() ? guest.name() : "";
        services.table(state.tableId(number)).tell(new TableCommand.Vacate(chair, bot, nobody));
      }
    }
  }

  /// The events that create one table of the game that has begun, each as JSON.
  List<String> tableEvents(String evening, EveningState state, int number) {
    Plan plan = state.opened().plan();
    CatalogEntry game = plan.entry();
    EveningEvent.TablesLaid laid = state.tableSets().getLast();
    Foursome foursome = state.evening().tables().get(number - 1);
    List<TableEvent> events = new ArrayList<>();
    events.add(
        new TableEvent.Gathered(
            game.id(),
            plan.table(),
            Foursome.FOUR,
            false,
            false,
            new TableEvent.TokenHashes(
                Secrets.hash(Secrets.newToken()), Secrets.hash(Secrets.newToken()))));
    events.add(new TableEvent.AttachedToEvening(evening, number, laid.round()));
    if (plan.isPeopleFirst())
      events.add(new TableEvent.EveningStateSet(EveningLink.State.GATHERS, 0));
    events.add(new TableEvent.PatienceSet((int) patience.toSeconds()));
    events.add(new TableEvent.HintsAllowed(false));
    for (int chair = 0; chair < Foursome.FOUR; chair++)
      events.add(sat(state, Seat.of(chair), foursome.chairs().get(chair)));
    Seed fresh = services.newSeed();
    Seed seed = new Seed(fresh.value(), fresh.salt(), String.join(" ", laid.words()));
    events.add(
        new TableEvent.Started(
            new Log.Header(
                game.id(),
                game.rulesVersion(),
                plan.table(),
                games.lexicon().version(),
                Foursome.FOUR,
                seed)));
    return events.stream().map(event -> TableEventCodec.write(event).write()).toList();
  }

  private TableEvent sat(EveningState state, Seat seat, int id) {
    Evening evening = state.evening();
    Guest guest = evening.guest(id);
    String tokenHash = state.tokenHashes().getOrDefault(id, "");
    return guest.isBot() || tokenHash.isEmpty() || !guest.here()
        ? new TableEvent.BotSat(
            seat, guest.name(), Math.max(1, guest.level()), services.newBotSeed())
        : new TableEvent.Sat(seat, guest.name(), tokenHash);
  }
}
