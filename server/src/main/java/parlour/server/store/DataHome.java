package parlour.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.server.config.CannotServe;
import parlour.server.config.ServerOptions;

/// The opened storage: a data folder, locked for one server at a time, with the embedded SQLite
/// store in it; or a PostgreSQL database.
public final class DataHome implements AutoCloseable {
  private final Optional<Folder> folder;
  private final Store store;

  /// A data folder and the lock on it.
  private record Folder(Path path, FileChannel lock) {}

  private static final Logger LOG = LoggerFactory.getLogger(DataHome.class);
  private static final long RETRY_MILLIS = 500;

  private DataHome(Optional<Folder> folder, Store store) {
    this.folder = folder;
    this.store = store;
  }

  /// Opens the embedded store of a data folder, or the PostgreSQL database that is used instead.
  public static DataHome open(ServerOptions.Storage storage) {
    return storage.postgresUrl().isEmpty()
        ? embedded(storage.dataFolder())
        : postgres(storage.postgresUrl());
  }

  /// A store that is open already, in no folder of its own: for tests.
  static DataHome of(Store store) {
    return new DataHome(Optional.empty(), store);
  }

  /// Opens the same, and waits for a PostgreSQL server that is not up yet: after a power cut both
  /// start at the same time.
  public static DataHome open(ServerOptions.Storage storage, Duration patience) {
    if (storage.postgresUrl().isEmpty()) return open(storage);
    long deadlineNanos = System.nanoTime() + patience.toNanos();
    boolean told = false;
    while (true) {
      try {
        return postgres(storage.postgresUrl());
      } catch (CannotServe broken) {
        if (!isNotUpYet(broken) || System.nanoTime() > deadlineNanos) throw broken;
        if (!told) LOG.warn("{} It is waited for", broken.sentence());
        told = true;
        pause();
      }
    }
  }

  /// Whether the database cannot be reached or is starting; a wrong password is no reason to wait.
  private static boolean isNotUpYet(CannotServe broken) {
    for (Throwable cause = broken; cause != null; cause = cause.getCause())
      if (cause instanceof SQLException sql
          && sql.getSQLState() != null
          && (sql.getSQLState().startsWith("08") || sql.getSQLState().equals("57P03"))) return true;
    return false;
  }

  private static void pause() {
    try {
      Thread.sleep(RETRY_MILLIS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new CannotServe("The start was interrupted.");
    }
  }

  private static DataHome postgres(String url) {
    try {
      return new DataHome(Optional.empty(), new Store(Database.postgres(url)));
    } catch (SQLException broken) {
      throw CannotServe.cannotUse("The database " + Database.withoutPassword(url), broken);
    }
  }

  private static DataHome embedded(Path folder) {
    FileChannel channel = lock(folder);
    try {
      // SQLite unpacks its native library here rather than in the shared temporary folder, where
      // it would stay after a kill.
      Path unpacked = Files.createDirectories(folder.resolve("native")).toAbsolutePath();
      System.setProperty("org.sqlite.tmpdir", unpacked.toString());
      // SQLite gives its other files the permissions of this one.
      PrivateFiles.makeFile(folder.resolve("parlour.db"));
      for (String beside : List.of("parlour.db-wal", "parlour.db-shm"))
        if (Files.exists(folder.resolve(beside))) PrivateFiles.makeFile(folder.resolve(beside));
      Store store = new Store(Database.sqlite(folder.resolve("parlour.db")));
      giveToOwner(folder);
      return new DataHome(Optional.of(new Folder(folder, channel)), store);
    } catch (IOException | SQLException broken) {
      close(channel);
      throw new CannotServe(
          "The data folder "
              + folder
              + " cannot be used: "
              + CannotServe.reason(broken)
              + "; parlour doctor says what to do.",
          broken);
    }
  }

  private static FileChannel lock(Path folder) {
    FileChannel channel;
    try {
      PrivateFiles.makeFolder(folder);
      PrivateFiles.makeFile(folder.resolve("lock"));
      channel =
          FileChannel.open(
              folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    } catch (IOException broken) {
      throw new CannotServe("The data folder " + folder + " cannot be written to.", broken);
    }
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) return channel;
      close(channel);
      throw new CannotServe(inUse(folder));
    } catch (IOException | OverlappingFileLockException broken) {
      close(channel);
      throw new CannotServe(inUse(folder), broken);
    }
  }

  private static String inUse(Path folder) {
    return "A server, or a command that changes tables, uses the data folder " + folder + ".";
  }

  private static void close(Folder folder) {
    giveToOwner(folder.path());
    close(folder.lock());
  }

  /// An import as root must leave the server a folder it can use.
  private static void giveToOwner(Path folder) {
    List<Path> files = new ArrayList<>();
    for (String name : List.of("lock", "native", "parlour.db", "parlour.db-wal", "parlour.db-shm"))
      files.add(folder.resolve(name));
    try (Stream<Path> unpacked = Files.list(folder.resolve("native"))) {
      unpacked.forEach(files::add);
      for (Path file : files) PrivateFiles.giveToOwner(folder, file);
    } catch (IOException | UncheckedIOException broken) {
      LOG.debug("A file in {} may not belong to its owner", folder, broken);
    }
  }

  private static void close(FileChannel channel) {
    try {
      channel.close();
    } catch (IOException _) {
      // The lock ends with the process at the latest.
    }
  }

  public Store store() {
    return store;
  }

  @Override
  public void close() {
    store.close();
    folder.ifPresent(DataHome::close);
  }
}
