package parlour.server.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import parlour.server.config.ServerOptions;

/// The names this house answers to: those of its own machine, and those its operator has given it.
///
/// A page of a stranger could otherwise give its own name the address of this house (DNS rebinding)
/// and act here as one of its pages. An address in figures is nobody else's name, so any will do.
final class HouseNames {
  private final Set<String> given = new TreeSet<>();
  private final Set<String> published = new TreeSet<>();
  private volatile Optional<Set<String>> machine = Optional.empty();

  HouseNames(ServerOptions.Network network) {
    given.add("localhost");
    given.add(network.host().toLowerCase(Locale.ROOT));
    for (String name : network.publicNames()) published.add(name.toLowerCase(Locale.ROOT));
    given.addAll(published);
  }

  /// Whether a request with this `Host` is for this house; browsers never leave it out.
  boolean has(Optional<String> asked) {
    String host = asked.orElse("");
    if (host.isEmpty()) return true;
    String name = name(host).toLowerCase(Locale.ROOT);
    return isAddress(name)
        || given.contains(name)
        || name.endsWith(".localhost")
        || machine().contains(name);
  }

  /// Whether a request asks for the house under a name by which people reach it from elsewhere.
  boolean isPublic(Optional<String> asked) {
    return published.contains(name(asked.orElse("")).toLowerCase(Locale.ROOT));
  }

  /// The name without the port and the dot of the root.
  private static String name(String host) {
    int colon = host.lastIndexOf(':');
    boolean port = colon > host.lastIndexOf(']');
    String name = port ? host.substring(0, colon) : host;
    return name.endsWith(".") ? name.substring(0, name.length() - 1) : name;
  }

  private static boolean isAddress(String name) {
    try {
      boolean six = name.startsWith("[") && name.endsWith("]");
      String literal = six ? name.substring(1, name.length() - 1) : name;
      return six == (InetAddress.ofLiteral(literal).getAddress().length > 4);
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  /// Its host name, in full and for itself, and the name it has in a local network without DNS.
  /// Looked up when it is first needed, since that can take a while.
  private Set<String> machine() {
    if (machine.isEmpty()) machine = Optional.of(lookUp());
    return machine.get();
  }

  private static Set<String> lookUp() {
    Set<String> names = new TreeSet<>();
    try {
      String full = InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT);
      String first = full.split("\\.", 2)[0];
      names.addAll(List.of(full, first, first + ".local"));
    } catch (UnknownHostException _) {
      // It has none.
    }
    return names;
  }
}
