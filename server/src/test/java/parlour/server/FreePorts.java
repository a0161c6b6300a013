package parlour.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/// Ports for servers that are started later, and again after a kill: below those that the kernel
/// gives to clients, or some other test's connection could have one of them by then.
final class FreePorts {
  private static final int FIRST = 20_000;
  private static final int END = 32_000;

  private FreePorts() {}

  static List<Integer> of(int count) {
    List<Integer> free = new ArrayList<>();
    while (free.size() < count) {
      int port = ThreadLocalRandom.current().nextInt(FIRST, END);
      if (!free.contains(port) && isFree(port)) free.add(port);
    }
    return List.copyOf(free);
  }

  private static boolean isFree(int port) {
    try (ServerSocket probe = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      return probe.isBound();
    } catch (IOException _) {
      return false;
    }
  }
}
