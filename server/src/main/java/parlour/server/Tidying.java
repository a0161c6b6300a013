package parlour.server;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import parlour.engine.Seat;
import parlour.lexicon.house.HouseList;
import parlour.server.config.Retention;
import parlour.server.config.ServerOptions;
import parlour.server.evening.EveningActor;
import parlour.server.evening.EveningCommand;
import parlour.server.evening.StoredEvenings;
import parlour.server.house.HouseBook;
import parlour.server.store.DataHome;
import parlour.server.store.EventLog;
import parlour.server.store.Store;
import parlour.server.table.Lobby;
import parlour.server.table.TableCommand;
import parlour.server.table.TableServices;
import parlour.server.table.state.NameStriking;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.Table;
import parlour.server.wire.Reply;

/// Finds the tables and evenings that have been kept long enough: never dealt, finished, or
/// deserted. A game to which somebody may still come back is never among them.
public final class Tidying {
  private static final String IDLE =
      "SELECT pid, max(written) FROM events WHERE pid LIKE 'table|%' OR pid LIKE 'evening|%'"
          + " GROUP BY pid HAVING max(written) < ?";

  /// How the record of what hosts did calls it.
  static final String FORGOT = "forgot what was old";

  /// How long a table over days is kept at least after its last turn.
  private static final Duration OVER_DAYS = Duration.ofDays(30);

  private final EventLog log;
  private final Store store;
  private final StoredTables tables;
  private final Retention retention;

  /// What can be forgotten.
  public enum Kind {
    TABLE,
    EVENING
  }

  /// Why it is forgotten.
  public enum Reason {
    NEVER_DEALT,
    FINISHED,
    DESERTED
  }

  /// Something to be forgotten; `last` is when anything happened at it.
  public record Found(Kind kind, String id, Reason reason, Instant last) {}

  Tidying(Store store, OpenGames games, Retention retention) {
    this.store = store;
    this.log = new EventLog(store);
    this.tables = new StoredTables(store, games);
    this.retention = retention;
  }

  /// Finds the tables and evenings of a store that no server uses, and forgets them if asked to.
  public static List<Found> byHand(
      ServerOptions.Storage storage, Retention retention, Instant now, boolean forget) {
    try (DataHome home = DataHome.open(storage)) {
      Tidying tidying = new Tidying(home.store(), new OpenGames(HouseList.NONE), retention);
      List<Found> found = tidying.find(now);
      if (forget)
        for (Found each : found) {
          String pid =
              each.kind() == Kind.TABLE
                  ? TableServices.persistenceId(each.id())
                  : StoredEvenings.persistenceId(each.id());
          tidying.log.erase(pid, Long.MAX_VALUE).join();
          if (each.kind() == Kind.TABLE) new Lobby(home.store()).forget(each.id()).join();
        }
      if (forget)
        new HouseBook(home.store()).note(FORGOT, found.stream().map(Found::id).toList(), now);
      return found;
    }
  }

  /// Strikes the name of whoever sat at a chair, and what they said, from a table of a store that
  /// no server uses; whether there is such a chair.
  public static boolean strikeName(ServerOptions.Storage storage, String table, int seat) {
    try (DataHome home = DataHome.open(storage)) {
      String pid = TableServices.persistenceId(table);
      Optional<Table> found =
          new StoredTables(home.store(), new OpenGames(HouseList.NONE)).read(pid);
      if (found.isEmpty() || seat < 0 || seat >= found.get().players().seats()) return false;
      new EventLog(home.store())
          .rewrite(pid, bodies -> NameStriking.struck(bodies, Seat.of(seat)))
          .join();
      new Lobby(home.store()).forget(table).join();
      new HouseBook(home.store()).note("struck a name", List.of(table + "/" + seat), Instant.now());
      return true;
    }
  }

  /// Lets a table or evening of this server forget everything.
  static void forget(
      Found found, TableServices services, ClusterSharding sharding, ActorRef<Reply> nobody) {
    switch (found.kind()) {
      case TABLE -> services.table(found.id()).tell(new TableCommand.Forget(false, nobody));
      case EVENING -> EveningActor.ref(sharding, found.id()).tell(new EveningCommand.Forget());
    }
  }

  List<Found> find(Instant now) {
    List<Found> found = new ArrayList<>();
    idle(now)
        .forEach(
            (pid, last) ->
                reason(pid, last, now)
                    .ifPresent(
                        reason -> found.add(new Found(kind(pid), Backup.id(pid), reason, last))));
    return found;
  }

  private static Kind kind(String pid) {
    return pid.startsWith("evening|") ? Kind.EVENING : Kind.TABLE;
  }

  /// The tables and evenings at which nothing has happened for a while, with the time of their last
  /// event.
  private Map<String, Instant> idle(Instant now) {
    Duration shortest = retention.undealt();
    if (!retention.finished().isZero() && retention.finished().compareTo(shortest) < 0)
      shortest = retention.finished();
    long before = now.minus(shortest).toEpochMilli();
    return store
        .read(
            connection -> {
              Map<String, Instant> idle = new TreeMap<>();
              try (PreparedStatement select = connection.prepareStatement(IDLE)) {
                select.setLong(1, before);
                try (ResultSet rows = select.executeQuery()) {
                  while (rows.next())
                    idle.put(rows.getString(1), Instant.ofEpochMilli(rows.getLong(2)));
                }
              }
              return idle;
            })
        .join();
  }

  private Optional<Reason> reason(String pid, Instant last, Instant now) {
    return kind(pid) == Kind.TABLE
        ? ofTable(pid, last, now)
        : ofEvening(pid, Duration.between(last, now));
  }

  private Optional<Reason> ofEvening(String pid, Duration idle) {
    return StoredEvenings.phase(tables.bodies(pid))
        .flatMap(
            phase ->
                switch (phase) {
                  case GATHERING, SEATED -> isOver(idle, retention.undealt(), Reason.NEVER_DEALT);
                  case PLAYING, STOPPED -> isOver(idle, retention.deserted(), Reason.DESERTED);
                  case OVER -> isOver(idle, retention.finished(), Reason.FINISHED);
                });
  }

  private Optional<Reason> ofTable(String pid, Instant last, Instant now) {
    Optional<Table> stored = tables.read(pid);
    if (stored.isEmpty()) return Optional.empty();
    Table table = stored.get();
    Instant until = Instant.ofEpochMilli(table.turnTime().untilMillis());
    Duration idle = Duration.between(until.isAfter(last) ? until : last, now);
    if (table.phase() == Table.Phase.OVER)
      return isOver(idle, atLeast(retention.finished(), table), Reason.FINISHED);
    return table.isPlaying()
        ? isOver(idle, atLeast(retention.deserted(), table), Reason.DESERTED)
        : isOver(idle, undealt(table), Reason.NEVER_DEALT);
  }

  /// A table over days is kept for a while though others are not: nobody is there at the end.
  private static Duration atLeast(Duration limit, Table table) {
    boolean shorter = !limit.isZero() && limit.compareTo(OVER_DAYS) < 0;
    return shorter && !table.turnTime().isNone() ? OVER_DAYS : limit;
  }

  /// Members of a club find the table on their page, and need not be there at the same time.
  private Duration undealt(Table table) {
    return table.club().isEmpty() ? retention.undealt() : retention.undealt().multipliedBy(7);
  }

  private static Optional<Reason> isOver(Duration idle, Duration limit, Reason reason) {
    return !limit.isZero() && idle.compareTo(limit) > 0 ? Optional.of(reason) : Optional.empty();
  }
}
