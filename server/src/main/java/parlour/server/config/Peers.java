package parlour.server.config;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.List;

/// The nodes of a cluster, the same list on every node; an empty one is a cluster of one.
///
/// The first of the list founds the cluster when all are started anew; nobody serves before the
/// greater part of the list has met.
///
/// @param nodes each as `host:port`
/// @param self which of them this is
public record Peers(List<Node> nodes, Node self) {
  private static final Node NOBODY = new Node("127.0.0.1", 0);

  /// Where a node is reached by the others.
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
    return new Peers(List.of(), NOBODY);
  }

  /// Reads a list of nodes; with no word on which of them this is, it is the only one on this
  /// machine.
  static Peers of(List<String> list, String self) {
    if (list.isEmpty()) return none();
    List<Node> nodes = list.stream().map(Peers::node).toList();
    if (nodes.size() != nodes.stream().distinct().count())
      throw new CannotServe("A node stands twice in the list of the cluster.");
    if (nodes.size() < 3) {
      throw new CannotServe(
          "A cluster has at least three nodes: of two, neither could tell a lost neighbour from a"
              + " lost line.");
    }
    if (!self.isEmpty()) {
      Node mine = node(self);
      if (!nodes.contains(mine))
        throw new CannotServe("The node " + mine + " does not stand in the list of the cluster.");
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
      // Said below.
    }
    throw new CannotServe("A node of a cluster is host:port, not \"" + text + "\".");
  }

  public boolean isAlone() {
    return nodes.isEmpty();
  }

  /// How many make a majority of all.
  public int majority() {
    return isAlone() ? 1 : nodes.size() / 2 + 1;
  }
}
