package parlour.app.doctor;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.postgresql.ds.PGSimpleDataSource;
import parlour.server.config.ServerOptions;
import parlour.server.store.Database;

/// Checks of this machine: Java, the port, the data folder, the disk, the store, the clock. They
/// change nothing.
public final class MachineChecks {
  private static final long FEW_MEGABYTES = 200;

  /// No machine with the right time runs this program before it was written.
  private static final Instant EARLIEST = Instant.parse("2026-01-01T00:00:00Z");

  private final ServerOptions options;
  private final Clock clock;
  private final Duration patience;

  /// @param patience how long an answer of a server or database may take
  public MachineChecks(ServerOptions options, Clock clock, Duration patience) {
    this.options = options;
    this.clock = clock;
    this.patience = patience;
  }

  public List<Finding> all() {
    return List.of(java(), port(), rights(), disk(), store(), clock());
  }

  Finding java() {
    int version = Runtime.version().feature();
    String text = "Java " + Runtime.version() + " in " + System.getProperty("java.home");
    return version >= 25
        ? Finding.ok("Java", text + ".")
        : Finding.bad("Java", text + " is too old: install Java 25 or set JAVA_HOME to it.");
  }

  /// Whether the port is free, or the server is there already.
  Finding port() {
    String host = options.network().host();
    int port = options.network().port();
    try (ServerSocket socket = new ServerSocket()) {
      socket.bind(new InetSocketAddress(InetAddress.getByName(host), port));
      return Finding.ok("port", "Port " + port + " of " + host + " is free.");
    } catch (IOException busy) {
      Optional<String> health = ServerProbe.health("http://127.0.0.1:" + port, patience);
      if (health.isPresent())
        return Finding.ok("port", "A parlour answers at port " + port + ": " + health.get());
      return Finding.bad(
          "port",
          "Port "
              + port
              + " of "
              + host
              + " cannot be had ("
              + busy.getMessage()
              + "): stop the program that uses it, or choose another with --port.");
    }
  }

  Finding rights() {
    Path folder = options.storage().dataFolder().normalize();
    Path existing = existing(folder);
    if (!Files.isDirectory(existing) || !Files.isWritable(existing))
      return Finding.bad(
          "rights",
          "You may not write to "
              + existing
              + ": run as the server's user, or choose another folder with --data.");
    for (String name : List.of("lock", "parlour.db")) {
      Path file = folder.resolve(name);
      if (Files.exists(file) && !Files.isWritable(file))
        return Finding.bad(
            "rights",
            "You may not write to " + file + ": it belongs to another user; run as that one.");
    }
    return Finding.ok("rights", "Tables can be kept in " + folder + ".");
  }

  /// The folder itself, or the nearest one above it that is there.
  private static Path existing(Path folder) {
    Path existing = folder;
    while (existing.getParent() != null && !Files.exists(existing)) existing = existing.getParent();
    return existing;
  }

  Finding disk() {
    Path existing = existing(options.storage().dataFolder().normalize());
    try {
      long free = Files.getFileStore(existing).getUsableSpace() / 1_000_000;
      String text = free + " MB are free on the disk of " + existing;
      return free < FEW_MEGABYTES
          ? Finding.bad("disk", text + ": make room; a full disk stops every game.")
          : Finding.ok("disk", text + ".");
    } catch (IOException _) {
      return Finding.note("disk", "The disk of " + existing + " does not say how full it is.");
    }
  }

  Finding store() {
    return options.storage().postgresUrl().isEmpty() ? embedded() : postgres();
  }

  private Finding embedded() {
    Path file = options.storage().dataFolder().resolve("parlour.db").normalize();
    if (Files.notExists(file))
      return neighbour(file)
          .map(
              other ->
                  Finding.note(
                      "store",
                      "There are no tables yet, but "
                          + other
                          + " has some: name that folder with --data, or move it here."))
          .orElseGet(
              () ->
                  Finding.ok(
                      "store", "There are no tables yet; the first start makes " + file + "."));
    try (Connection connection =
        DriverManager.getConnection("jdbc:sqlite:file:" + file + "?mode=ro")) {
      return schema(connection, file + " can be read");
    } catch (SQLException broken) {
      return Finding.bad(
          "store",
          file
              + " cannot be read ("
              + broken.getMessage()
              + "): restore a backup, or move the file away to begin empty.");
    }
  }

  /// The data folder of another archive that was unpacked beside this one, if it has tables: an
  /// upgrade leaves it there.
  private static Optional<Path> neighbour(Path store) {
    Path data = store.getParent();
    Path archive = data == null ? null : data.getParent();
    Path shelf = archive == null ? null : archive.getParent();
    if (shelf == null || data == null) return Optional.empty();
    try (Stream<Path> all = Files.list(shelf)) {
      return all.map(each -> each.resolve(data.getFileName()))
          .filter(each -> !each.equals(data) && Files.exists(each.resolve(store.getFileName())))
          .sorted()
          .findFirst();
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  private Finding postgres() {
    String url = options.storage().postgresUrl();
    String shown = Database.withoutPassword(url);
    try {
      PGSimpleDataSource source = Database.source(url);
      source.setConnectTimeout((int) patience.toSeconds());
      try (Connection connection = source.getConnection()) {
        return schema(connection, shown + " answers");
      }
    } catch (SQLException broken) {
      return Finding.bad(
          "store",
          shown
              + " does not let us in ("
              + broken.getMessage()
              + "): check that PostgreSQL runs, and its name, user and password.");
    }
  }

  /// Whether this program knows the schema of a store that can be read.
  private static Finding schema(Connection connection, String found) throws SQLException {
    int version = Database.schemaVersion(connection);
    String text = found + ", schema " + (version == 0 ? "none yet" : version) + ".";
    return Database.isNewer(version)
        ? Finding.bad("store", text + " " + Database.NEWER + ".")
        : Finding.ok("store", text);
  }

  Finding clock() {
    Instant now = clock.instant();
    return now.isBefore(EARLIEST)
        ? Finding.bad(
            "clock", "This machine believes it is " + now + ": set its clock (timedatectl).")
        : Finding.ok(
            "clock", "It is " + now.truncatedTo(java.time.temporal.ChronoUnit.SECONDS) + ".");
  }
}
