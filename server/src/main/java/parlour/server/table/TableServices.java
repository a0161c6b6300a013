package parlour.server.table;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.persistence.typed.PersistenceId;
import parlour.engine.play.Seed;
import parlour.games.material.CatalogEntry;
import parlour.server.config.ServerOptions;
import parlour.server.store.Alarms;
import parlour.server.store.EventLog;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;
import parlour.server.wire.Metrics;
import parlour.server.wire.Secrets;
import parlour.server.wire.Workroom;

/// What all tables of this node share.
///
/// @param tables finds a table's actor, on whichever node it is
/// @param nowMicros the monotonic clock that stamps arriving frames
/// @param wallMillis the time of day in milliseconds since 1970, by which turns over days end
/// @param botThreads where bots think
/// @param workroom where hints are found, and finished games studied and recorded
/// @param events erases the tables that are deleted
/// @param alarms say when tables over days have to be woken
/// @param finishedTables is told when the game of an evening's table is over
/// @param clubs are told how their tables stand
public record TableServices(
    Function<String, EntityRef<TableCommand>> tables,
    LongSupplier nowMicros,
    LongSupplier wallMillis,
    OpenGames games,
    ServerOptions options,
    Executor botThreads,
    Workroom workroom,
    Lobby lobby,
    EventLog events,
    Alarms alarms,
    InFlightMoves inFlightMoves,
    Metrics metrics,
    FinishedTableListener finishedTables,
    TableClubs clubs) {
  public static final EntityTypeKey<TableCommand> KEY =
      EntityTypeKey.create(TableCommand.class, "table");

  /// The id under which the events of a table are stored.
  public static String persistenceId(String table) {
    return PersistenceId.of(KEY.name(), table).id();
  }

  /// The id of the table whose events are stored under that id.
  public static String id(String persistenceId) {
    return persistenceId.substring(persistenceId.indexOf('|') + 1);
  }

  public EntityRef<TableCommand> table(String id) {
    return tables.apply(id);
  }

  /// The time of day, in milliseconds since 1970.
  long nowMillis() {
    return wallMillis.getAsLong();
  }

  /// The seed and salt of a new deal.
  public Seed newSeed() {
    return options.seeds().orElse(Secrets::newSeed).get();
  }

  /// The seed of a bot that takes a chair.
  public long newBotSeed() {
    return newSeed().value();
  }

  /// Posts what the lobby shows of a table, and tells its club how it stands.
  void announce(String id, Table table) {
    lobby.update(id, games.title(table.gathered().game()), table);
    tellClub(id, table);
  }

  void tellClub(String id, Table table) {
    if (!table.club().isEmpty())
      clubs.tableStands(table.club(), id, TableFrames.clubStanding(table));
  }

  /// A table as this house has it, whenever it was laid: a school keeps its rules at all of them.
  TableEvent.Gathered asHere(TableEvent.Gathered gathered) {
    Optional<CatalogEntry> game = games.find(gathered.game());
    return isSchool() && game.isPresent()
        ? gathered.inSchool(options.house().settle(game.get(), gathered.settings().values()))
        : gathered;
  }

  boolean isSchool() {
    return options.house().school();
  }

  public ServerOptions.TableDefaults tableDefaults() {
    return options.tableDefaults();
  }
}
