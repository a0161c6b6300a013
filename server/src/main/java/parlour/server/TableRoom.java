package parlour.server;

import java.time.Duration;
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
    BotFactory bots,
    Executor desk,
    Lobby lobby,
    Doorstep doorstep,
    Habits habits) {
  static final EntityTypeKey<Order> KEY = EntityTypeKey.create(Order.class, "table");

  /// @param botPace how long bots take, in hundredths of what is natural
  /// @param idle how long a table is kept in memory when nobody is there
  record Habits(int botPace, Duration idle) {}

  EntityRef<Order> table(String id) {
    return sharding.entityRefFor(KEY, id);
  }
}
