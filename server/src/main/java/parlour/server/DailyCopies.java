package parlour.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.server.config.CannotServe;
import parlour.server.store.PrivateFiles;

/// Daily backups of the embedded store: whole copies by SQLite's online backup, made while people
/// play, each opened and counted before it counts.
///
/// They lie in the folder `backups` of the data folder, the newest few of them.
///
/// @param dataFolder the folder of the embedded store
/// @param kept how many are kept; 0: none is made by itself
public record DailyCopies(Path dataFolder, int kept) {
  private static final Logger LOG = LoggerFactory.getLogger(DailyCopies.class);
  private static final Duration INTERVAL = Duration.ofDays(1);
  private static final Duration TOO_OLD = Duration.ofDays(2);
  private static final String STORE = "parlour.db";
  private static final String PREFIX = "parlour-";
  private static final String SUFFIX = ".db";
  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

  /// A copy that was opened and counted.
  ///
  /// @param events how many stored events it holds
  /// @param newest when the last of them was stored; the epoch where there is none
  public record Copy(Path file, long events, Instant newest) {}

  /// Makes a copy if the newest is a day old, and says so in the log where that fails.
  void makeWhenDue(Instant now) {
    if (kept == 0 || ageAt(now).filter(age -> age.compareTo(INTERVAL) < 0).isPresent()) return;
    try {
      make(now);
    } catch (CannotServe broken) {
      boolean old = ageAt(now).filter(age -> age.compareTo(TOO_OLD) < 0).isEmpty();
      LOG.warn("{}{}", broken.sentence(), old ? " The last backup is over two days old." : "");
    }
  }

  /// Makes a copy now, and removes the oldest beyond those to be kept.
  public Copy make(Instant now) {
    Path folder = folder();
    Path part = folder.resolve("unfinished" + SUFFIX);
    try {
      if (!Files.exists(dataFolder.resolve(STORE)))
        throw new CannotServe("There are no tables in the folder " + dataFolder + ".");
      PrivateFiles.makeFolder(folder);
      Files.deleteIfExists(part);
      PrivateFiles.makeFile(part);
      copy(dataFolder.resolve(STORE), part);
      Copy counted = counted(part);
      Path file = folder.resolve(PREFIX + NAME.format(now) + SUFFIX);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
      PrivateFiles.giveToOwner(dataFolder, folder);
      PrivateFiles.giveToOwner(dataFolder, file);
      List<Path> all = all();
      for (Path old : all.subList(Math.min(all.size(), Math.max(1, kept)), all.size()))
        Files.delete(old);
      return new Copy(file, counted.events(), counted.newest());
    } catch (IOException | SQLException broken) {
      throw new CannotServe(
          "The backup could not be made: " + CannotServe.reason(broken) + ".", broken);
    }
  }

  /// Puts a copy into a data folder that has no store yet.
  public static Copy restore(Path copy, Path dataFolder) {
    Path store = dataFolder.resolve(STORE);
    if (!Files.isRegularFile(copy)) throw new CannotServe("There is no file " + copy + ".");
    // A log of writes that was left behind would be written over what is restored.
    for (String file : List.of(STORE, STORE + "-wal", STORE + "-shm"))
      if (Files.exists(dataFolder.resolve(file)))
        throw new CannotServe(
            "The folder "
                + dataFolder
                + " has tables already; name a new one with --data, or stop the server and move "
                + STORE
                + ", "
                + STORE
                + "-wal and "
                + STORE
                + "-shm away.");
    try {
      Copy counted = counted(copy);
      PrivateFiles.makeFolder(dataFolder);
      Path part = dataFolder.resolve(STORE + ".part");
      PrivateFiles.makeFile(part);
      Files.copy(copy, part, StandardCopyOption.REPLACE_EXISTING);
      PrivateFiles.makeFile(part);
      PrivateFiles.giveToOwner(dataFolder, part);
      Files.move(part, store, StandardCopyOption.ATOMIC_MOVE);
      return new Copy(store, counted.events(), counted.newest());
    } catch (IOException | SQLException broken) {
      throw new CannotServe(
          "The backup " + copy + " cannot be restored: " + CannotServe.reason(broken) + ".",
          broken);
    }
  }

  /// How old the newest copy is.
  public Optional<Duration> ageAt(Instant now) {
    List<Path> all = all();
    if (all.isEmpty()) return Optional.empty();
    try {
      Instant made = Files.getLastModifiedTime(all.getFirst()).toInstant();
      return Optional.of(Duration.between(made, now));
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /// The copies there are, the newest first.
  public List<Path> all() {
    if (!Files.isDirectory(folder())) return List.of();
    try (Stream<Path> files = Files.list(folder())) {
      return files
          .filter(file -> file.getFileName().toString().matches("parlour-[0-9-]+\\.db"))
          .sorted(Comparator.reverseOrder())
          .toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private Path folder() {
    return dataFolder.resolve("backups");
  }

  private static void copy(Path store, Path into) throws SQLException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:file:" + store + "?mode=ro");
        Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA busy_timeout = 30000");
      statement.executeUpdate("backup to '" + into.toString().replace("'", "''") + "'");
    }
  }

  /// Opens a copy, which nobody else uses, and looks whether it is whole.
  private static Copy counted(Path file) throws SQLException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:file:" + file + "?mode=ro&immutable=1");
        Statement statement = connection.createStatement()) {
      try (ResultSet check = statement.executeQuery("PRAGMA quick_check(1)")) {
        if (!check.next() || !check.getString(1).equals("ok"))
          throw new SQLException("the file " + file + " is damaged: " + check.getString(1));
      }
      try (ResultSet row =
          statement.executeQuery("SELECT count(*), coalesce(max(written), 0) FROM events")) {
        if (!row.next()) throw new SQLException("the file " + file + " has no events");
        return new Copy(file, row.getLong(1), Instant.ofEpochMilli(row.getLong(2)));
      }
    }
  }
}
