package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// The whole drill, with the settings as they ship: one node killed, one frozen for 25 s and let go
/// on, one stopped, all killed and started anew, under play all the time.
///
/// It takes about four minutes and is no part of the suite: `./check -pl server -am -Dtest=WholeDrill`.
class WholeDrill {
  @Test
  void nothing_acknowledged_is_lost_whatever_befalls_the_nodes() throws IOException, InterruptedException, SQLException {
    try (Drill drill = new Drill(11)) {
      drill.startAll();
      drill.play(30, 400);
      TimeUnit.SECONDS.sleep(10);
      say(drill, "at first");

      drill.shut(1);
      drill.node(1).kill();
      drill.recovered(60);
      say(drill, "after kill -9 of a node");
      drill.start(1).join();
      TimeUnit.SECONDS.sleep(10);
      say(drill, "after it came back");

      drill.shut(2);
      drill.node(2).freeze();
      CompletableFuture<Long> recovered = CompletableFuture.supplyAsync(() -> drill.recovered(60));
      TimeUnit.SECONDS.sleep(25);
      drill.node(2).thaw();
      recovered.join();
      assertThat(drill.node(2).hasEnded(60)).as("the woken node ends").isTrue();
      say(drill, "after a node stood still for 25 s and was let go on");
      drill.start(2).join();
      TimeUnit.SECONDS.sleep(10);
      say(drill, "after it came back");

      drill.shut(0);
      drill.node(0).stop();
      drill.recovered(60);
      say(drill, "after a node was stopped gracefully");
      drill.start(0).join();
      TimeUnit.SECONDS.sleep(5);
      drill.longestSilence();

      for (int i = 0; i < Drill.NODES; i++) drill.shut(i);
      for (int i = 0; i < Drill.NODES; i++) drill.node(i).kill();
      drill.startAll();
      drill.recovered(60);
      say(drill, "after all three were killed and started anew");
      TimeUnit.SECONDS.sleep(5);
      drill.verify();
    }
  }

  private static void say(Drill drill, String when) {
    System.out.printf(
        "%s: %d plays acknowledged, %d of the players done, longest silence %d ms%n",
        when, drill.acknowledged(), drill.over(), drill.longestSilence());
  }
}
