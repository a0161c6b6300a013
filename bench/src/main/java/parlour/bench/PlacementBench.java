package parlour.bench;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.cluster.ClusterEvent.CurrentClusterState;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.UniqueAddress;
import org.apache.pekko.cluster.sharding.internal.LeastShardAllocationStrategy;
import org.apache.pekko.util.Version;
import scala.Option;
import scala.collection.immutable.IndexedSeq;
import scala.concurrent.Future;
import scala.jdk.javaapi.CollectionConverters;

/// Simulates on which nodes of a cluster the tables are (placement and rebalancing of shards), with
/// nodes that come and go: how many tables move, how full the fullest node is, and how long a table
/// is silent at most.
///
/// The strategy is Pekko's own with the settings of the server; time is virtual, in steps of a
/// second. How long one hand-over takes is not simulated but was measured: by `ClusterDrill` with
/// three nodes, the longest there. A table that moves again while it is silent is silent for both.
///
/// `PlacementBench [nodes=100] [tables=100000] [shards=100,1000]`; the server's own number of
/// shards is the first.
final class PlacementBench {
  /// The longest silences that were measured, in seconds, rounded up.
  private static final int STOPPED = 5;

  private static final int KILLED = 14;

  /// Until the others have removed a node that was killed; nothing is rebalanced before.
  private static final int NOTICED = 10;

  private static final int MOST_SECONDS = 3_600;
  private static final Random DICE = new Random(7);

  private final Strategy strategy;
  private final int rebalanceSeconds;
  private final ExtendedActorSystem system;

  /// The shards of each node that is there, in the order of their coming.
  private final Map<ActorRef, List<String>> homes = new LinkedHashMap<>();

  /// Nodes that were killed, and when the others know.
  private final Map<ActorRef, Integer> dead = new HashMap<>();

  /// Shards between two homes, and when they are at the next.
  private final Map<String, Integer> moving = new HashMap<>();

  private final int[] tables;
  private final int[] moves;
  private final int[] silentSince;
  private int longestSilence;
  private int now;
  private int lastMove;
  private int lastNode;

  /// The strategy of the cluster with members that are told to it.
  private static final class Strategy extends LeastShardAllocationStrategy {
    private final Map<ActorRef, Member> members = new LinkedHashMap<>();
    private final Set<Member> unreachable = new HashSet<>();

    private Strategy(Config sharding) {
      super(
          sharding.getInt("least-shard-allocation-strategy.rebalance-absolute-limit"),
          sharding.getDouble("least-shard-allocation-strategy.rebalance-relative-limit"));
    }

    @Override
    public CurrentClusterState clusterState() {
      scala.collection.immutable.SortedSet<Member> sorted =
          scala.collection.immutable.TreeSet$.MODULE$.from(
              CollectionConverters.asScala(members.values()), Member.ordering());
      return new CurrentClusterState(
          sorted,
          scala.collection.immutable.Set$.MODULE$.from(CollectionConverters.asScala(unreachable)),
          scala.collection.immutable.Set$.MODULE$.empty(),
          Option.empty(),
          scala.collection.immutable.Map$.MODULE$.empty());
    }

    @Override
    public Member selfMember() {
      return members.values().iterator().next();
    }
  }

  private PlacementBench(ExtendedActorSystem system, Config sharding, int shards, int tables) {
    this.system = system;
    this.strategy = new Strategy(sharding);
    this.rebalanceSeconds = (int) sharding.getDuration("rebalance-interval").toSeconds();
    this.tables = new int[shards];
    this.moves = new int[shards];
    this.silentSince = new int[shards];
    Arrays.fill(silentSince, -1);
    for (int i = 0; i < tables; i++) this.tables[DICE.nextInt(shards)]++;
  }

  public static void main(String[] arguments) {
    Map<String, String> given = new HashMap<>();
    for (String argument : arguments) {
      String[] pair = argument.split("=", 2);
      given.put(pair[0], pair[1]);
    }
    Config config =
        ConfigFactory.parseResources("parlour/server/pekko.conf")
            .withFallback(ConfigFactory.load());
    Config sharding = config.getConfig("pekko.cluster.sharding");
    ActorSystem system = ActorSystem.create("placement", config);
    String usual = sharding.getInt("number-of-shards") + ",1000";
    int tables = LoadBench.number(given, "tables", 100_000);
    int nodes = LoadBench.number(given, "nodes", 100);
    System.out.println(
        "| nodes | shards | what happens | tables moved | more than once | fullest node |"
            + " calm after, s | longest silence, s |");
    System.out.println("|---|---|---|---|---|---|---|---|");
    for (String shards : given.getOrDefault("shards", usual).split(","))
      new PlacementBench((ExtendedActorSystem) system, sharding, Integer.parseInt(shards), tables)
          .run(nodes);
    System.exit(0);
  }

  private void run(int nodes) {
    for (int i = 0; i < nodes; i++) join();
    for (int i = 0; i < tables.length; i++) place(String.valueOf(i));
    report("all there");
    join();
    report("a node comes");
    stop(any());
    report("a node is stopped");
    kill(any());
    report("a node is killed");
    int some = Math.max(1, nodes / 10);
    for (int i = 0; i < some; i++) kill(any());
    report(some + " killed at once");
    while (homes.size() < nodes) join();
    report(some + " and one come");
    for (ActorRef node : List.copyOf(homes.keySet())) {
      pass(30);
      stop(node);
      pass(20);
      join();
    }
    report("each is restarted, one every 50 s");
    for (int i = 0; i < 60; i++) {
      pass(DICE.nextInt(60));
      switch (DICE.nextInt(4)) {
        case 0 -> kill(any());
        case 1 -> stop(any());
        default -> join();
      }
    }
    report("60 come and go in half an hour");
  }

  private ActorRef any() {
    List<ActorRef> there = new ArrayList<>(homes.keySet());
    there.removeAll(dead.keySet());
    return there.get(DICE.nextInt(there.size()));
  }

  private void join() {
    int number = ++lastNode;
    Address address =
        new Address("pekko", "parlour", "10.0." + number / 250 + "." + (number % 250 + 1), 7355);
    ActorRef region = system.provider().resolveActorRef(address + "/system/sharding/table");
    strategy.members.put(
        region,
        new Member(
            UniqueAddress.apply(address, (long) number),
            number,
            MemberStatus.up(),
            scala.collection.immutable.Set$.MODULE$.<String>empty().incl("dc-default"),
            Version.Zero()));
    homes.put(region, new ArrayList<>());
  }

  /// A node leaves, and its shards are handed over at once.
  private void stop(ActorRef node) {
    for (String shard : List.copyOf(homes.get(node))) handOver(node, shard, STOPPED);
    remove(node);
  }

  /// A node is gone, and its shards find homes when the others have removed it.
  private void kill(ActorRef node) {
    dead.put(node, now + NOTICED);
    strategy.unreachable.add(strategy.members.get(node));
    for (String shard : homes.get(node)) fallSilent(shard);
  }

  private void remove(ActorRef node) {
    homes.remove(node);
    dead.remove(node);
    strategy.unreachable.remove(strategy.members.remove(node));
  }

  private void handOver(ActorRef from, String shard, int seconds) {
    homes.get(from).remove(shard);
    fallSilent(shard);
    moving.put(shard, now + seconds);
    moves[Integer.parseInt(shard)]++;
    lastMove = now;
  }

  private void fallSilent(String shard) {
    int number = Integer.parseInt(shard);
    if (silentSince[number] < 0) silentSince[number] = now;
  }

  private void speak(String shard) {
    int number = Integer.parseInt(shard);
    longestSilence = Math.max(longestSilence, now - silentSince[number]);
    silentSince[number] = -1;
  }

  /// One second goes by.
  private void tick() {
    now++;
    for (Map.Entry<ActorRef, Integer> each : List.copyOf(dead.entrySet()))
      if (each.getValue() <= now) {
        for (String shard : List.copyOf(homes.get(each.getKey())))
          handOver(each.getKey(), shard, KILLED - NOTICED);
        remove(each.getKey());
      }
    for (Map.Entry<String, Integer> each : List.copyOf(moving.entrySet()))
      if (each.getValue() <= now) {
        moving.remove(each.getKey());
        // On a node that is dead but not yet missed it stays silent.
        if (!dead.containsKey(place(each.getKey()))) speak(each.getKey());
      }
    if (now % rebalanceSeconds == 0) rebalance();
  }

  private void rebalance() {
    for (String shard :
        CollectionConverters.asJava(
            value(
                strategy.rebalance(
                    allocations(),
                    scala.collection.immutable.Set$.MODULE$.from(
                        CollectionConverters.asScala(moving.keySet()))))))
      for (ActorRef node : List.copyOf(homes.keySet()))
        if (homes.get(node).contains(shard)) handOver(node, shard, STOPPED);
  }

  /// Gives a shard a home, as the coordinator does when somebody asks for it.
  private ActorRef place(String shard) {
    ActorRef node = value(strategy.allocateShard(ActorRef.noSender(), shard, allocations()));
    homes.get(node).add(shard);
    return node;
  }

  private scala.collection.immutable.Map<ActorRef, IndexedSeq<String>> allocations() {
    Map<ActorRef, IndexedSeq<String>> allocations = new LinkedHashMap<>();
    homes.forEach(
        (node, shards) ->
            allocations.put(node, CollectionConverters.asScala(shards).toIndexedSeq()));
    return scala.collection.immutable.Map$.MODULE$.from(CollectionConverters.asScala(allocations));
  }

  private static <T> T value(Future<T> future) {
    return future.value().get().get();
  }

  private void pass(int seconds) {
    for (int i = 0; i < seconds; i++) tick();
  }

  /// Waits until nothing has moved for a while, and prints what has happened since the last report.
  private void report(String what) {
    int from = now;
    lastMove = now;
    do tick();
    while ((!moving.isEmpty() || !dead.isEmpty() || now < lastMove + 6 * rebalanceSeconds)
        && now < from + MOST_SECONDS);
    long moved = 0;
    long again = 0;
    long all = Arrays.stream(tables).asLongStream().sum();
    for (int i = 0; i < tables.length; i++) {
      if (moves[i] > 0) moved += tables[i];
      if (moves[i] > 1) again += tables[i];
    }
    System.out.printf(
        Locale.ROOT,
        "| %d | %d | %s | %.1f %% | %.1f %% | %.2f× | %d | %d |%n",
        homes.size(),
        tables.length,
        what,
        100.0 * moved / all,
        100.0 * again / all,
        fullest() * homes.size() / all,
        lastMove - from,
        longestSilence);
    Arrays.fill(moves, 0);
    longestSilence = 0;
  }

  /// How many tables the fullest node has.
  private double fullest() {
    double most = 0;
    for (List<String> shards : homes.values())
      most = Math.max(most, shards.stream().mapToInt(each -> tables[Integer.parseInt(each)]).sum());
    return most;
  }
}
