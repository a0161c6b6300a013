package parlour.server;

import java.io.IOException;
import java.sql.SQLException;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;

/// Three nodes on PostgreSQL with games in play: when a node is killed, nothing acknowledged is
/// lost and no table has two histories.
///
/// The cluster here decides quickly; [ClusterDrill] has the other faults, with the settings as
/// shipped.
@ResourceLock(value = ServerLog.ERRORS, mode = ResourceAccessMode.READ)
@Order(4)
class ClusterFaultTest {
  @Test
  void a_node_is_killed_and_its_tables_go_on_elsewhere()
      throws IOException, InterruptedException, SQLException {
    try (ClusterHarness drill =
        new ClusterHarness(
            7,
            "-Dpekko.cluster.failure-detector.acceptable-heartbeat-pause=6s",
            "-Dpekko.cluster.split-brain-resolver.stable-after=2s",
            "-Dpekko.cluster.down-removal-margin=0s")) {
      drill.startAll();
      drill.play(6, 200);
      Patience.await().until(() -> drill.acknowledged() > 30);
      drill.shut(1);
      drill.node(1).kill();
      drill.recovered(Patience.LIMIT.toSeconds());
      int before = drill.acknowledged();
      Patience.await().until(() -> drill.acknowledged() > before);
      drill.verify();
    }
  }
}
