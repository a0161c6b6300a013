package parlour.server;

import java.util.concurrent.Executor;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;

/// What every table of this node shares.
///
/// @param desk where bots think
record TableRoom(
    ClusterSharding sharding,
    Repertoire repertoire,
    ServerOptions options,
    Executor desk,
    Lobby lobby,
    Doorstep doorstep,
    Gauges gauges) {
  static final EntityTypeKey<Order> KEY = EntityTypeKey.create(Order.class, "table");

  EntityRef<EveningOrder> evening(String id) {
    return sharding.entityRefFor(EveningOrder.KEY, id);
  }

  EntityRef<Order> table(String id) {
    return sharding.entityRefFor(KEY, id);
  }

  ServerOptions.Habits habits() {
    return options.habits();
  }
}
