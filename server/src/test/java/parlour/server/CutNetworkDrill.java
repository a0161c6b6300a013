package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Network partitions with the settings as shipped: three nodes, each in a network namespace of its
/// own, are cut off from each other, from the players and from the database, one way and both, and
/// healed, with games in play all the time.
///
/// It takes about twelve minutes, needs Linux and root, and is not part of the suite: `./check -pl
/// server -am -Dtest=CutNetworkDrill`.
class CutNetworkDrill {
  /// How many seconds everybody may be without an answer once all is well again: SERVER.md's figure
  /// for a node that was killed.
  private static final int PATIENCE = Integer.getInteger("parlour.drill.patience", 15);

  private static final int TABLES = Integer.getInteger("parlour.drill.tables", 12);
  private static final int CUT_SECONDS = 30;
  private static final int NODE_PORT = 7355;

  @BeforeAll
  static void check() {
    Optional<String> objection = FaultyNetwork.objection();
    if (objection.isEmpty()) return;
    String loud =
        "NOT RUN: cut networks need network namespaces, which this machine refuses (run as root on"
            + " Linux): "
            + objection.get();
    System.err.println(loud);
    if (System.getenv("CI") != null) Assertions.fail(loud);
    Assumptions.abort(loud);
  }

  /// Nodes that run on the machines of a network.
  private record Machines(FaultyNetwork network) implements ClusterHarness.Site {
    @Override
    public String host(int node) {
      return network.address(node);
    }

    @Override
    public int port(int node) {
      return NODE_PORT;
    }

    @Override
    public List<String> launcher(int node) {
      return network.launcher(node);
    }

    @Override
    public String database(String url) {
      URI seen = URI.create(url);
      try {
        return url.replace(
            seen.getHost() + ":" + seen.getPort(), network.forwarded(seen.getPort()));
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }
  }

  /// A fault, and what is to be seen while it lasts and once it is over.
  private interface Scene {
    void play(FaultyNetwork network, ClusterHarness drill) throws IOException, InterruptedException;
  }

  private static void run(long seed, Scene scene)
      throws IOException, InterruptedException, SQLException {
    try (FaultyNetwork network = new FaultyNetwork(ClusterHarness.NODES, seed);
        ClusterHarness drill = new ClusterHarness(seed, new Machines(network))) {
      drill.startAll();
      drill.play(TABLES, 400);
      TimeUnit.SECONDS.sleep(10);
      say(drill, "at first");
      scene.play(network, drill);
      drill.verify();
      System.out.printf("verified: %d plays, lost 0, doubled 0%n", drill.acknowledged());
    }
  }

  private static void say(ClusterHarness drill, String when) {
    System.out.printf(
        "%s: %d plays acknowledged, %d of the players done, longest silence %d ms%n",
        when, drill.acknowledged(), drill.over(), drill.longestSilence());
  }

  /// One node is on the wrong side of a cut: it ends, and its tables go on with the others.
  private static void minorityEnds(FaultyNetwork network, ClusterHarness drill, int node)
      throws InterruptedException {
    drill.shut(node);
    CompletableFuture<Long> elsewhere =
        CompletableFuture.supplyAsync(
            () -> drill.recovered(2L * PATIENCE), Thread::startVirtualThread);
    long cutNanos = System.nanoTime();
    assertThat(drill.node(node).hasEnded(60)).as("the node that is cut off ends").isTrue();
    System.out.printf(
        "the node that was cut off ended after %d ms; all tables answered after %d ms%n",
        TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - cutNanos), elsewhere.join());
    say(drill, "while a node was cut off");
    network.heal();
    drill.start(node).join();
    long silence = drill.recovered(PATIENCE);
    System.out.printf("after healing all tables answered within %d ms%n", silence);
    TimeUnit.SECONDS.sleep(10);
    say(drill, "after the node came back");
  }

  @Test
  void a_minority_is_cut_off_from_everything()
      throws IOException, InterruptedException, SQLException {
    run(
        21,
        (network, drill) -> {
          for (int other : List.of(0, 1)) network.cut(2, other);
          network.cutFromDatabase(2);
          network.cutFromPlayers(2);
          minorityEnds(network, drill, 2);
        });
  }

  @Test
  @Tag("long")
  void a_node_sees_the_database_but_not_its_peers()
      throws IOException, InterruptedException, SQLException {
    run(
        22,
        (network, drill) -> {
          for (int other : List.of(0, 2)) network.cut(1, other);
          minorityEnds(network, drill, 1);
        });
  }

  @Test
  void a_node_hears_its_peers_and_they_do_not_hear_it()
      throws IOException, InterruptedException, SQLException {
    run(
        23,
        (network, drill) -> {
          for (int other : List.of(1, 2)) network.cutOneWay(0, other);
          minorityEnds(network, drill, 0);
        });
  }

  @Test
  void a_node_sees_its_peers_but_not_the_database()
      throws IOException, InterruptedException, SQLException {
    run(
        24,
        (network, drill) -> {
          network.cutFromDatabase(1);
          TimeUnit.SECONDS.sleep(CUT_SECONDS);
          network.heal();
          System.out.printf(
              "after healing all tables answered within %d ms%n", drill.recovered(PATIENCE));
          say(drill, "with " + CUT_SECONDS + " s without the database");
        });
  }

  @Test
  void every_node_is_cut_off_from_every_other()
      throws IOException, InterruptedException, SQLException {
    run(
        25,
        (network, drill) -> {
          network.cut(0, 1);
          network.cut(0, 2);
          network.cut(1, 2);
          for (int i = 0; i < ClusterHarness.NODES; i++) drill.shut(i);
          for (int i = 0; i < ClusterHarness.NODES; i++)
            assertThat(drill.node(i).hasEnded(60)).as("node %s ends", i).isTrue();
          int before = drill.acknowledged();
          CompletableFuture<?>[] starting = new CompletableFuture<?>[ClusterHarness.NODES];
          for (int i = 0; i < starting.length; i++) starting[i] = drill.start(i);
          TimeUnit.SECONDS.sleep(CUT_SECONDS);
          assertThat(drill.acknowledged()).as("nobody serves without a majority").isEqualTo(before);
          network.heal();
          long healedNanos = System.nanoTime();
          CompletableFuture.allOf(starting).join();
          drill.recovered(PATIENCE);
          System.out.printf(
              "after healing all tables answered within %d ms%n",
              TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - healedNanos));
          say(drill, "with all nodes cut off from each other");
        });
  }

  @Test
  void every_link_is_slow_and_loses_packets()
      throws IOException, InterruptedException, SQLException {
    run(
        26,
        (network, drill) -> {
          network.slow(30, 50, 250);
          TimeUnit.SECONDS.sleep(2L * CUT_SECONDS);
          say(drill, "with 50 to 250 ms a packet and 3 of 100 lost");
          network.heal();
          System.out.printf(
              "after healing all tables answered within %d ms%n", drill.recovered(PATIENCE));
        });
  }
}
