package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// Fault injection with the settings as shipped: one node killed, one frozen for 25 s and resumed,
/// one stopped, all killed and restarted, all upgraded, with games in play all the time.
///
/// It takes about four minutes and is not part of the suite: `./check -pl server/check -am
/// -Dtest=ClusterDrill`.
class ClusterDrill {
  private static final int PATIENCE = Integer.getInteger("parlour.drill.patience", 60);
  private static final int TABLES = Integer.getInteger("parlour.drill.tables", 30);

  /// For machines too busy for the settings as shipped.
  private static final String[] FLAGS =
      System.getProperty("parlour.drill.flags", "-Dparlour.drill=on").split(" ");

  private static ClusterHarness open(long seed) throws InterruptedException {
    ClusterHarness drill = new ClusterHarness(seed, FLAGS);
    try {
      drill.startAll();
      drill.play(TABLES, 400);
      TimeUnit.SECONDS.sleep(10);
      say(drill, "at first");
      return drill;
    } catch (InterruptedException | RuntimeException | Error broken) {
      drill.close();
      throw broken;
    }
  }

  @Test
  void one_node_is_killed_and_comes_back() throws InterruptedException, SQLException {
    try (ClusterHarness drill = open(11)) {
      drill.shut(1);
      drill.node(1).kill();
      drill.recovered(PATIENCE);
      say(drill, "after kill -9 of a node");
      drill.start(1).join();
      TimeUnit.SECONDS.sleep(15);
      say(drill, "after it came back");
      drill.verify();
    }
  }

  @Test
  void one_node_stands_still_for_25_seconds_and_goes_on()
      throws IOException, InterruptedException, SQLException {
    try (ClusterHarness drill = open(12)) {
      drill.shut(2);
      drill.node(2).freeze();
      CompletableFuture<Long> recovered =
          CompletableFuture.supplyAsync(
              () -> drill.recovered(PATIENCE), Thread::startVirtualThread);
      TimeUnit.SECONDS.sleep(25);
      drill.node(2).thaw();
      recovered.join();
      assertThat(drill.node(2).hasEnded(60)).as("the woken node ends").isTrue();
      TimeUnit.SECONDS.sleep(5);
      say(drill, "after a node stood still for 25 s and was let go on");
      drill.verify();
    }
  }

  @Test
  void one_node_is_stopped_and_then_all_are_killed_and_restarted()
      throws InterruptedException, SQLException {
    try (ClusterHarness drill = open(13)) {
      drill.shut(0);
      drill.node(0).stop();
      drill.recovered(PATIENCE);
      say(drill, "after a node was stopped gracefully");
      drill.start(0).join();
      TimeUnit.SECONDS.sleep(5);
      say(drill, "after it came back");
      for (int i = 0; i < ClusterHarness.NODES; i++) drill.shut(i);
      for (int i = 0; i < ClusterHarness.NODES; i++) drill.node(i).kill();
      drill.startAll();
      drill.recovered(PATIENCE);
      say(drill, "after all three were killed and restarted");
      drill.verify();
    }
  }

  /// A rolling upgrade: no game dealt under the earlier build is ended, lost or changed.
  @Test
  void the_nodes_are_upgraded_one_after_the_other() throws InterruptedException, SQLException {
    try (ClusterHarness drill = new ClusterHarness(14, FLAGS)) {
      for (int i = 0; i < ClusterHarness.NODES; i++) drill.install(i, "earlier");
      drill.startAll();
      drill.play(TwoBuilds.KEPT, TABLES / 2, 1_500);
      drill.play(TwoBuilds.SAME, TABLES / 2, 1_500);
      TimeUnit.SECONDS.sleep(10);
      say(drill, "at first");
      for (int i = 0; i < ClusterHarness.NODES; i++) {
        drill.shut(i);
        drill.node(i).stop();
        drill.install(i, "later");
        drill.start(i).join();
        drill.recovered(PATIENCE);
        say(drill, "after node " + i + " was upgraded");
      }
      drill.verify();
    }
  }

  private static void say(ClusterHarness drill, String when) {
    System.out.printf(
        "%s: %d plays acknowledged, %d of the players done, longest silence %d ms%n",
        when, drill.acknowledged(), drill.over(), drill.longestSilence());
  }
}
