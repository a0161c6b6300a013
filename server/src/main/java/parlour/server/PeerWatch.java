package parlour.server;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.server.config.Peers;

/// Logs which nodes of the cluster are missing, in one line whenever that changes; Pekko's own
/// loggers would repeat every attempt to reach them.
final class PeerWatch implements Runnable {
  private static final Logger LOG = LoggerFactory.getLogger(PeerWatch.class);
  private static final Duration INTERVAL = Duration.ofSeconds(5);

  private final Peers peers;
  private final Cluster cluster;
  private List<String> missing = List.of();

  private PeerWatch(Peers peers, Cluster cluster) {
    this.peers = peers;
    this.cluster = cluster;
  }

  static void start(ActorSystem<?> system, Peers peers) {
    if (peers.isAlone()) return;
    system
        .scheduler()
        .scheduleWithFixedDelay(
            INTERVAL,
            INTERVAL,
            new PeerWatch(peers, Cluster.get(system)),
            system.executionContext());
  }

  @Override
  public void run() {
    Set<Member> unreachable = Set.copyOf(cluster.state().getUnreachable());
    Set<String> here =
        StreamSupport.stream(cluster.state().getMembers().spliterator(), false)
            .filter(member -> member.status().equals(MemberStatus.up()))
            .filter(member -> !unreachable.contains(member))
            .map(member -> new Peers.Node(host(member), port(member)).toString())
            .collect(Collectors.toSet());
    List<String> now =
        peers.nodes().stream()
            .map(Peers.Node::toString)
            .filter(each -> !here.contains(each))
            .toList();
    if (now.equals(missing)) return;
    if (now.isEmpty()) LOG.warn("All {} nodes of the cluster are here", peers.nodes().size());
    else LOG.warn("Of the cluster's {} nodes {} missing", peers.nodes().size(), told(now));
    missing = now;
  }

  private static String told(List<String> nodes) {
    return String.join(" and ", nodes) + (nodes.size() == 1 ? " is" : " are");
  }

  private static String host(Member member) {
    return member.address().getHost().orElse("");
  }

  private static int port(Member member) {
    return member.address().getPort().orElse(0);
  }
}
