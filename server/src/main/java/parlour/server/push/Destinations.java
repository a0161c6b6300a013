package parlour.server.push;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Where the server may connect to when a stranger names the address: to public ones over https, so
/// that nobody makes it knock at doors inside the host's network; and to those the host has named.
final class Destinations {
  static final int MOST_LENGTH = 1_000;
  private static final int HTTPS_PORT = 443;

  /// What is no public address of IPv4 (RFC 6890): this network, private, shared by customers of a
  /// provider, loopback, link-local, for tests and examples, multicast, reserved.
  private static final List<Block> INWARD =
      Stream.of(
              "0.0.0.0/8",
              "10.0.0.0/8",
              "100.64.0.0/10",
              "127.0.0.0/8",
              "169.254.0.0/16",
              "172.16.0.0/12",
              "192.0.0.0/24",
              "192.0.2.0/24",
              "192.88.99.0/24",
              "192.168.0.0/16",
              "198.18.0.0/15",
              "198.51.100.0/24",
              "203.0.113.0/24",
              "224.0.0.0/3",
              // Of the public ones of IPv6: tunnels to IPv4 (Teredo, 6to4), protocols, examples.
              "2001::/23",
              "2001:db8::/32",
              "2002::/16",
              "3fff::/20")
          .map(Block::of)
          .toList();

  /// All public addresses of IPv6; loopback, local ones and translations of IPv4 are elsewhere.
  private static final Block GLOBAL = Block.of("2000::/3");

  private final Set<String> named;

  /// @param named the origins that the host has named, such as `https://ntfy.example`
  Destinations(Set<String> named) {
    this.named =
        named.stream().map(URI::create).map(Destinations::origin).collect(Collectors.toSet());
  }

  /// An address that may be connected to, and what its name has led to when that was found out.
  record Vetted(URI uri, List<InetAddress> addresses) {
    int port() {
      if (uri.getPort() >= 0) return uri.getPort();
      return isSecure() ? HTTPS_PORT : 80;
    }

    boolean isSecure() {
      return "https".equals(uri.getScheme());
    }
  }

  /// An address is refused; the sentence says why.
  static final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    Refused(String sentence) {
      super(sentence);
    }
  }

  /// Vets an address of a push service. This looks its name up, which may take a while.
  Vetted pushService(String address) throws Refused {
    URI uri = uri(address);
    List<InetAddress> found = lookUp(uri);
    if (isNamed(uri)) return new Vetted(uri, found);
    boolean usual = uri.getPort() < 0 || uri.getPort() == HTTPS_PORT;
    if (!"https".equals(uri.getScheme()) || !usual)
      throw new Refused("A push service is reached by https, at its usual port.");
    for (InetAddress each : found)
      if (!isPublic(each)) throw new Refused("That address leads into a private network.");
    return new Vetted(uri, found);
  }

  /// Vets the address of a webhook, which must be one that the host has named.
  Vetted webhook(String address) throws Refused {
    URI uri = uri(address);
    if (!isNamed(uri))
      throw new Refused("The host of this house lets no notices go there; ask them.");
    return new Vetted(uri, lookUp(uri));
  }

  private boolean isNamed(URI uri) {
    return named.contains(origin(uri));
  }

  private static URI uri(String address) throws Refused {
    try {
      URI uri = new URI(address.length() > MOST_LENGTH ? "" : address);
      boolean web = "https".equals(uri.getScheme()) || "http".equals(uri.getScheme());
      if (web && uri.getHost() != null && uri.getUserInfo() == null && uri.getFragment() == null)
        return uri;
    } catch (URISyntaxException _) {
      // Refused below.
    }
    throw new Refused("That is no address of the web.");
  }

  private static List<InetAddress> lookUp(URI uri) throws Refused {
    try {
      return List.of(InetAddress.getAllByName(uri.getHost()));
    } catch (UnknownHostException _) {
      throw new Refused("There is no server by that name.");
    }
  }

  /// Scheme, host and port, the latter only where it is not the usual one.
  static String origin(URI uri) {
    int usual = "https".equals(uri.getScheme()) ? HTTPS_PORT : 80;
    boolean plain = uri.getPort() < 0 || uri.getPort() == usual;
    String host = uri.getHost().toLowerCase(Locale.ROOT);
    return uri.getScheme() + "://" + host + (plain ? "" : ":" + uri.getPort());
  }

  static boolean isPublic(InetAddress address) {
    byte[] bytes = address.getAddress();
    return (bytes.length == 4 || GLOBAL.has(bytes))
        && INWARD.stream().noneMatch(block -> block.has(bytes));
  }

  /// A block of addresses, such as `10.0.0.0/8`.
  private record Block(InetAddress base, int bits) {
    static Block of(String text) {
      int slash = text.indexOf('/');
      return new Block(
          InetAddress.ofLiteral(text.substring(0, slash)),
          Integer.parseInt(text.substring(slash + 1)));
    }

    boolean has(byte[] address) {
      byte[] mine = base.getAddress();
      if (mine.length != address.length) return false;
      for (int bit = 0; bit < bits; bit++)
        if (((mine[bit / 8] ^ address[bit / 8]) >> (7 - bit % 8) & 1) != 0) return false;
      return true;
    }
  }
}
