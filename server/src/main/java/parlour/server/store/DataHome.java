package parlour.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.Optional;
import parlour.server.config.CannotServe;
import parlour.server.config.ServerOptions;

/// Where everything is kept: the data folder, for one server at a time, with the embedded store in
/// it; or a PostgreSQL database.
public final class DataHome implements AutoCloseable {
  private final Optional<FileChannel> channel;
  private final Store store;

  private DataHome(Optional<FileChannel> channel, Store store) {
    this.channel = channel;
    this.store = store;
  }

  /// Opens the embedded store of a data folder, or the PostgreSQL database that is used instead.
  public static DataHome open(ServerOptions.Storage keeping) {
    return keeping.postgresUrl().isEmpty()
        ? embedded(keeping.dataFolder())
        : postgres(keeping.postgresUrl());
  }

  private static DataHome postgres(String address) {
    try {
      return new DataHome(Optional.empty(), new Store(Database.postgres(address)));
    } catch (SQLException broken) {
      throw new CannotServe(
          "The database "
              + Database.withoutPassword(address)
              + " cannot be used: "
              + reason(broken)
              + ".",
          broken);
    }
  }

  private static DataHome embedded(Path folder) {
    FileChannel channel = lock(folder);
    try {
      // SQLite's native library is unpacked here, and stays here after a kill, instead of in
      // everybody's folder.
      Path unpacked = Files.createDirectories(folder.resolve("native")).toAbsolutePath();
      System.setProperty("org.sqlite.tmpdir", unpacked.toString());
      Store store = new Store(Database.sqlite(folder.resolve("parlour.db")));
      return new DataHome(Optional.of(channel), store);
    } catch (IOException | SQLException broken) {
      close(channel);
      throw new CannotServe(
          "The data folder " + folder + " cannot be used: " + reason(broken) + ".", broken);
    }
  }

  private static FileChannel lock(Path folder) {
    FileChannel channel;
    try {
      Files.createDirectories(folder);
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
      throw new CannotServe("Another server uses the data folder " + folder + ".");
    } catch (IOException | OverlappingFileLockException broken) {
      close(channel);
      throw new CannotServe("Another server uses the data folder " + folder + ".", broken);
    }
  }

  private static String reason(Exception broken) {
    String message = broken.getMessage();
    return message == null
        ? broken.getClass().getSimpleName()
        : message.lines().findFirst().orElse("").replaceFirst("\\.+$", "");
  }

  private static void close(FileChannel channel) {
    try {
      channel.close();
    } catch (IOException _) {
      // The lock goes with the process at the latest.
    }
  }

  public Store store() {
    return store;
  }

  @Override
  public void close() {
    store.close();
    channel.ifPresent(DataHome::close);
  }
}
