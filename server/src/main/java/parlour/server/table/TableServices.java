package parlour.server.table;

import java.util.concurrent.Executor;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import parlour.server.config.ServerOptions;
import parlour.server.table.state.OpenGames;
import parlour.server.wire.Metrics;

/// What every table of this node shares.
///
/// @param desk where bots think
public record TableServices(
    ClusterSharding sharding,
    OpenGames games,
    ServerOptions options,
    Executor botThreads,
    Lobby lobby,
    InFlightMoves inFlightMoves,
    Metrics metrics,
    FinishedTableListener finishedTables) {
  public static final EntityTypeKey<TableCommand> KEY =
      EntityTypeKey.create(TableCommand.class, "table");

  public EntityRef<TableCommand> table(String id) {
    return sharding.entityRefFor(KEY, id);
  }

  public ServerOptions.Habits habits() {
    return options.habits();
  }
}
