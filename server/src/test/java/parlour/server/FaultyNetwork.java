package parlour.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/// A network of machines of their own, made of Linux network namespaces: every packet between them
/// goes through this program, which loses and delays it as it is told, each direction by itself.
///
/// Machines 0, 1, … are namespaces with one address each. This machine has two: one for the
/// players, and one for the database, so that either can be cut off without the other.
final class FaultyNetwork implements AutoCloseable {
  /// Addresses for tests of networks (RFC 2544), which nobody uses.
  private static final String PREFIX = "198.18.213.";

  private static final int LAST_BYTE_OF_SOURCE = 15;
  private static final int LAST_BYTE_OF_TARGET = 19;
  private static final int SHORTEST_HEADER = 20;
  private static final int VERSION_4 = 4;

  /// How a direction treats packets.
  ///
  /// @param lost how many of a thousand packets are lost
  private record Quality(int lost, long leastDelayNanos, long mostDelayNanos) {
    static final Quality GOOD = new Quality(0, 0, 0);
    static final Quality CUT = new Quality(1_000, 0, 0);
  }

  private final String name = "pl" + ProcessHandle.current().pid() % 100_000;
  private final int players;
  private final int database;
  private final List<TunDevice> devices = new ArrayList<>();
  private final List<Thread> readers = new ArrayList<>();
  private final Quality[][] qualities;
  private final long[][] lastArrivals;
  private final Random random;
  private final ScheduledExecutorService delayed =
      Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());
  private final List<ServerSocket> forwarders = new ArrayList<>();
  private final AtomicBoolean closed = new AtomicBoolean();

  /// Why this machine cannot have such a network, if it cannot.
  static Optional<String> objection() {
    try {
      new FaultyNetwork(1, 0).close();
      return Optional.empty();
    } catch (IOException impossible) {
      return Optional.of(String.valueOf(impossible.getMessage()));
    }
  }

  FaultyNetwork(int machines, long seed) throws IOException {
    this.players = machines;
    this.database = machines + 1;
    this.qualities = new Quality[machines + 2][machines + 2];
    this.lastArrivals = new long[machines + 2][machines + 2];
    this.random = new Random(seed);
    heal();
    Runtime.getRuntime().addShutdownHook(new Thread(this::close)); // A drill may be interrupted.
    try {
      for (int place = 0; place <= machines; place++) attach(place);
    } catch (IOException impossible) {
      close();
      throw impossible;
    }
  }

  private String namespace(int machine) {
    return name + "-" + machine;
  }

  /// The address of a machine in this network.
  String address(int machine) {
    return PREFIX + (machine + 1);
  }

  private void attach(int place) throws IOException {
    String device = name + "t" + place;
    devices.add(new TunDevice(device));
    String[] in = {"ip"};
    if (place == players) {
      run("ip", "addr", "add", address(players) + "/24", "dev", device);
      run("ip", "addr", "add", address(database) + "/24", "dev", device);
    } else {
      run("ip", "netns", "add", namespace(place));
      run("ip", "link", "set", device, "netns", namespace(place));
      in = new String[] {"ip", "-n", namespace(place)};
      run(in, "link", "set", "lo", "up");
      run(in, "addr", "add", address(place) + "/24", "dev", device);
    }
    run(in, "link", "set", device, "up");
    readers.add(
        Thread.ofPlatform()
            .daemon()
            .name("network-" + place)
            .start(() -> devices.get(place).readAll(this::carry)));
  }

  private static void run(String[] command, String... more) throws IOException {
    List<String> whole = new ArrayList<>(List.of(command));
    whole.addAll(List.of(more));
    run(whole.toArray(String[]::new));
  }

  private static void run(String... command) throws IOException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
    try {
      if (process.waitFor() != 0) throw new IOException(String.join(" ", command) + ": " + said);
    } catch (InterruptedException stopped) {
      throw new IOException(stopped);
    }
  }

  /// What a command is to begin with, to run on a machine.
  List<String> launcher(int machine) {
    return List.of("ip", "netns", "exec", namespace(machine));
  }

  /// Where the others reach the database, which listens on a port of this machine only.
  String forwarded(int localPort) throws IOException {
    ServerSocket door = new ServerSocket(0, 50, InetAddress.getByName(address(database)));
    forwarders.add(door);
    Thread.ofVirtual()
        .start(
            () -> {
              while (!door.isClosed()) {
                try {
                  Socket outside = door.accept();
                  Socket inside = new Socket(InetAddress.getLoopbackAddress(), localPort);
                  pump(outside, inside);
                  pump(inside, outside);
                } catch (IOException _) {
                  // The network is closed, or the database refuses: the client will see.
                }
              }
            });
    return address(database) + ":" + door.getLocalPort();
  }

  private static void pump(Socket from, Socket to) {
    Thread.ofVirtual()
        .start(
            () -> {
              try (from;
                  to) {
                from.getInputStream().transferTo(to.getOutputStream());
              } catch (IOException _) {
                // Either end has gone; both are closed.
              }
            });
  }

  private void carry(byte[] packet) {
    if (packet.length < SHORTEST_HEADER || packet[0] >> 4 != VERSION_4) return;
    int from = packet[LAST_BYTE_OF_SOURCE] - 1;
    int to = packet[LAST_BYTE_OF_TARGET] - 1;
    if (from < 0 || from > database || to < 0 || to > database) return;
    TunDevice target = devices.get(Math.min(to, players));
    long delay;
    synchronized (this) {
      Quality quality = qualities[from][to];
      if (random.nextInt(1_000) < quality.lost()) return;
      long now = System.nanoTime();
      long arrival = now + quality.leastDelayNanos();
      if (quality.mostDelayNanos() > quality.leastDelayNanos())
        arrival += random.nextLong(quality.mostDelayNanos() - quality.leastDelayNanos());
      arrival = Math.max(arrival, lastArrivals[from][to]); // A direction keeps its order.
      lastArrivals[from][to] = arrival;
      delay = arrival - now;
    }
    if (delay <= 0) target.write(packet);
    else {
      var _ = delayed.schedule(() -> target.write(packet), delay, TimeUnit.NANOSECONDS);
    }
  }

  private synchronized void set(int from, int to, Quality quality) {
    qualities[from][to] = quality;
  }

  private void setAll(Quality quality) {
    for (int from = 0; from <= database; from++)
      for (int to = 0; to <= database; to++) set(from, to, quality);
  }

  /// Nothing goes from one machine to the other any more; what comes back still does.
  void cutOneWay(int from, int to) {
    set(from, to, Quality.CUT);
  }

  /// Two machines no longer reach each other.
  void cut(int one, int other) {
    cutOneWay(one, other);
    cutOneWay(other, one);
  }

  /// The players no longer reach a machine.
  void cutFromPlayers(int machine) {
    cut(machine, players);
  }

  /// A machine no longer reaches the database.
  void cutFromDatabase(int machine) {
    cut(machine, database);
  }

  /// Every packet is late by between these milliseconds, and some of a thousand are lost.
  void slow(int lostOfThousand, long leastMillis, long mostMillis) {
    setAll(
        new Quality(
            lostOfThousand,
            TimeUnit.MILLISECONDS.toNanos(leastMillis),
            TimeUnit.MILLISECONDS.toNanos(mostMillis)));
  }

  /// Everything goes through at once again.
  void heal() {
    setAll(Quality.GOOD);
  }

  /// Takes the network down; what runs on its machines has ended by now.
  @Override
  public void close() {
    if (!closed.compareAndSet(false, true)) return;
    delayed.shutdownNow();
    for (ServerSocket door : forwarders) quietly(door::close);
    for (int place = 0; place < devices.size(); place++) {
      // A device that is gone ends its reader; only then may its descriptor be closed.
      String device = name + "t" + place;
      String machine = namespace(place);
      if (place == players) quietly(() -> run("ip", "link", "del", device));
      else {
        quietly(() -> run("ip", "-n", machine, "link", "del", device));
        quietly(() -> run("ip", "netns", "del", machine));
      }
    }
    for (Thread reader : readers) {
      try {
        reader.join(2_000);
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      }
    }
    devices.forEach(TunDevice::close);
  }

  private interface Closing {
    void close() throws IOException;
  }

  private static void quietly(Closing closing) {
    try {
      closing.close();
    } catch (IOException _) {
      // It was never made, or is gone already.
    }
  }
}
