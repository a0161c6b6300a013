package parlour.server.config;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.List;

/// The nodes of a cluster, the same list on every node; an empty one is a cluster of one.
///
/// When all nodes start, the first of the list forms the cluster; none serves before a majority of
/// the list has joined.
///
/// @param nodes every node of the cluster
/// @param self the one of them that runs here
public record Peers(List<Node> nodes, Node self) {
  private static final Node NO_NODE = new Node("127.0.0.1", 0);

  /// Where the other nodes reach a node.
  public record Node(String host, int port) {
    @Override
    public String toString() {
      return (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    }

    boolean isHere() {
      try {
        InetAddress address = InetAddress.getByName(host);
        return address.isLoopbackAddress() || NetworkInterface.getByInetAddress(address) != null;
      } catch (UnknownHostException | SocketException _) {
        return false;
      }
    }
  }

  public Peers {
    nodes = List.copyOf(nodes);
  }

  static Peers none() {
    return new Peers(List.of(), NO_NODE);
  }

  /// Reads a list of nodes; when `self` is empty, it is the only one of them on this machine.
  static Peers of(List<String> list, String self) {
    if (list.isEmpty()) return none();
    List<Node> nodes = list.stream().map(Peers::node).toList();
    if (nodes.size() != nodes.stream().distinct().count())
      throw new CannotServe("A node is listed twice in the cluster.");
    if (nodes.size() < 3) {
      throw new CannotServe(
          "A cluster has at least three nodes: of two, neither could tell a dead neighbour from a"
              + " broken network.");
    }
    if (!self.isEmpty()) {
      Node mine = node(self);
      if (!nodes.contains(mine))
        throw new CannotServe("The node " + mine + " is not in the list of the cluster.");
      return new Peers(nodes, mine);
    }
    List<Node> here = nodes.stream().filter(Node::isHere).toList();
    if (here.size() != 1) {
      throw new CannotServe(
          (here.isEmpty() ? "None" : "More than one")
              + " of the cluster's nodes is on this machine: say which one this is.");
    }
    return new Peers(nodes, here.getFirst());
  }

  private static Node node(String text) {
    int colon = text.lastIndexOf(':');
    try {
      String host = colon < 0 ? "" : text.substring(0, colon);
      int port = Integer.parseInt(text.substring(colon + 1));
      if (host.startsWith("[") && host.endsWith("]")) host = host.substring(1, host.length() - 1);
      if (!host.isEmpty() && port > 0 && port <= 65_535) return new Node(host, port);
    } catch (NumberFormatException _) {
      // Reported below.
    }
    throw new CannotServe("A node of a cluster is host:port, not \"" + text + "\".");
  }

  public boolean isAlone() {
    return nodes.isEmpty();
  }

  /// How many nodes make a majority.
  public int majority() {
    return isAlone() ? 1 : nodes.size() / 2 + 1;
  }
}
