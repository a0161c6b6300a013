package parlour.server.socket;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.core.ExtensionConfig;

/// Decides which connections are compressed (permessage-deflate, RFC 7692): those of players far
/// away.
///
/// Changes of a scene repeat each other, so that with the frames before as its context one shrinks
/// to about a tenth. But a deflater takes more memory than the rest of a connection, and processor
/// time for every frame: within the house it would cost more than it saves, and only so many
/// connections have one at a time.
final class Compression {
  static final String DEFLATE = "permessage-deflate";
  private static final int MOST_CONNECTIONS = 256; // A deflater takes 256 kB.
  private static final int UNIQUE_LOCAL = 0xFC; // fc00::/7

  private final AtomicInteger connections = new AtomicInteger();

  /// What is granted of the extensions that a client offers.
  List<ExtensionConfig> granted(String address, List<ExtensionConfig> offered) {
    if (!isFar(address) || connections.get() >= MOST_CONNECTIONS) return List.of();
    return offered.stream().filter(each -> each.getName().equals(DEFLATE)).limit(1).toList();
  }

  void opened() {
    connections.incrementAndGet();
  }

  void closed() {
    connections.decrementAndGet();
  }

  /// Whether an address is neither on this machine nor in its local network.
  static boolean isFar(String address) {
    try {
      InetAddress parsed = InetAddress.ofLiteral(address);
      boolean uniqueLocal =
          parsed instanceof Inet6Address && (parsed.getAddress()[0] & 0xFE) == UNIQUE_LOCAL;
      return !parsed.isLoopbackAddress()
          && !parsed.isSiteLocalAddress()
          && !parsed.isLinkLocalAddress()
          && !uniqueLocal;
    } catch (IllegalArgumentException _) {
      return false;
    }
  }
}
