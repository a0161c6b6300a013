package parlour.app.command;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlour.server.config.ServerOptions;

/// The addresses by which a server is reached: on this machine and, if it listens to the network,
/// from there.
final class ReachableAddresses {
  private ReachableAddresses() {}

  /// As links, the one of this machine first, then those for others, the likeliest first.
  static List<String> of(ServerOptions.Network network, int port) {
    List<String> links = new ArrayList<>();
    String host = network.host();
    boolean everywhere = host.equals("0.0.0.0") || host.equals("::");
    links.add(link(everywhere ? "127.0.0.1" : host, port));
    if (everywhere) for (String each : ofThisMachine()) links.add(link(each, port));
    return links;
  }

  private static String link(String host, int port) {
    return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port + "/";
  }

  /// This machine's IPv4 addresses but for loopback and bridges of containers; those of local
  /// networks come first.
  private static List<String> ofThisMachine() {
    try {
      return Collections.list(NetworkInterface.getNetworkInterfaces()).stream()
          .filter(each -> !each.getName().matches("(docker|br-|veth|virbr|podman|cni).*"))
          .flatMap(NetworkInterface::inetAddresses)
          .filter(each -> each instanceof Inet4Address)
          .filter(each -> !each.isLoopbackAddress() && !each.isLinkLocalAddress())
          .sorted((a, b) -> Boolean.compare(b.isSiteLocalAddress(), a.isSiteLocalAddress()))
          .map(InetAddress::getHostAddress)
          .toList();
    } catch (SocketException _) {
      return List.of();
    }
  }
}
