package parlour.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.postgresql.ds.PGSimpleDataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import parlour.server.config.CannotServe;

/// An open SQLite or PostgreSQL database whose schema is up to date.
public record Database(HikariDataSource source, Dialect dialect) {
  private static final int CONNECTIONS = 5;

  /// How long a commit waits for a file that another program has locked: less than a request does.
  static final int BUSY_MILLIS = 3_000;

  /// The size of the write-ahead log at which the writer checkpoints it itself: 64 MB.
  private static final int WAL_PAGES = 16_384;

  /// The PostgreSQL advisory lock under which one node at a time migrates the schema.
  private static final int MIGRATION_LOCK = 1935;

  /// The version of the latest migration script.
  static final int LATEST_MIGRATION = 2;

  /// What is said of a store that a newer program has migrated.
  public static final String NEWER =
      "A newer version of Parlour has used this store: start that version again, or restore the"
          + " backup made before the upgrade";

  private static final String SCHEMA_HISTORY = "schema_history";

  /// An SQLite file in WAL mode with full synchronization: every commit is on the disk before it is
  /// acknowledged, so it survives `kill -9` and a power cut.
  public static Database sqlite(Path file) throws SQLException {
    return sqlite(file, UnaryOperator.identity());
  }

  /// The same with something around its connections, for tests of failing disks.
  static Database sqlite(Path file, UnaryOperator<DataSource> around) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(BUSY_MILLIS);
    // What is erased is overwritten, and does not stay readable in free places of the file.
    config.setPragma(SQLiteConfig.Pragma.SECURE_DELETE, "true");
    // The WalCheckpointer does this; the writer only when that falls behind.
    config.setPragma(SQLiteConfig.Pragma.WAL_AUTOCHECKPOINT, String.valueOf(WAL_PAGES));
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    HikariConfig pool = new HikariConfig();
    pool.setPoolName("embedded");
    pool.setDataSource(around.apply(source));
    pool.setMaxLifetime(0);
    return open(pool, Dialect.SQLITE);
  }

  /// A PostgreSQL database by its URL, `postgres://user:password@host:port/database?option=value`.
  public static Database postgres(String url) throws SQLException {
    HikariConfig pool = new HikariConfig();
    pool.setPoolName("postgres");
    pool.setDataSource(source(url));
    return open(pool, Dialect.POSTGRESQL);
  }

  /// Connections to the same, without a pool.
  public static PGSimpleDataSource source(String url) throws SQLException {
    PGSimpleDataSource source = new PGSimpleDataSource();
    URI uri = uri(url);
    source.setUrl(
        "jdbc:postgresql://"
            + uri.getHost()
            + (uri.getPort() < 0 ? "" : ":" + uri.getPort())
            + uri.getRawPath()
            + Optional.ofNullable(uri.getRawQuery()).map(query -> "?" + query).orElse(""));
    Optional.ofNullable(uri.getRawUserInfo()).ifPresent(info -> setCredentials(source, info));
    source.setReWriteBatchedInserts(true);
    source.setTcpKeepAlive(true);
    // Or the messages of failed inserts would hold deals, and the log with them.
    source.setLogServerErrorDetail(false);
    source.setApplicationName("parlour");
    if (source.getConnectTimeout() == 0) source.setConnectTimeout(5);
    // A node that freezes in the middle of a transaction must not block the others: the database
    // ends that transaction, and the others give up waiting for its locks.
    if (source.getOptions() == null || source.getOptions().isEmpty())
      source.setOptions("-c lock_timeout=2s -c idle_in_transaction_session_timeout=4s");
    // A database that stops answering must not block a table for ever.
    if (source.getSocketTimeout() == 0) source.setSocketTimeout(30);
    return source;
  }

  private static void setCredentials(PGSimpleDataSource source, String info) {
    int colon = info.indexOf(':');
    source.setUser(decoded(colon < 0 ? info : info.substring(0, colon)));
    if (colon >= 0) source.setPassword(decoded(info.substring(colon + 1)));
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  private static URI uri(String url) throws SQLException {
    try {
      URI uri = URI.create(url);
      boolean named = "postgres".equals(uri.getScheme()) || "postgresql".equals(uri.getScheme());
      if (named && uri.getHost() != null && uri.getRawPath().length() > 1) return uri;
    } catch (IllegalArgumentException _) {
      // Reported below, without the password in it.
    }
    throw new SQLException("the address is not like postgres://user:password@host:5432/database");
  }

  /// Host and database of a URL, as they may be shown and logged.
  public static String withoutPassword(String url) {
    int at = url.lastIndexOf('@');
    int query = url.indexOf('?', Math.max(0, at));
    String place = url.substring(at + 1, query < 0 ? url.length() : query);
    return place.replaceFirst("^[a-z]+://", "");
  }

  private static Database open(HikariConfig pool, Dialect dialect) throws SQLException {
    pool.setMaximumPoolSize(CONNECTIONS);
    pool.setMinimumIdle(1);
    pool.setConnectionTimeout(5_000);
    pool.setInitializationFailTimeout(1);
    HikariDataSource source;
    try {
      source = new HikariDataSource(pool);
    } catch (HikariPool.PoolInitializationException closed) {
      throw new SQLException(CannotServe.reason(closed), closed);
    }
    try {
      if (!isCurrent(source)) {
        switch (dialect) {
          case SQLITE -> migrate(source, dialect);
          case POSTGRESQL -> migrateUnderLock(source);
        }
      }
    } catch (FlywayException | SQLException wrong) {
      source.close();
      throw new SQLException(CannotServe.reason(wrong), wrong);
    }
    return new Database(source, dialect);
  }

  /// Whether the latest migration is applied; if so Flyway is skipped, which costs as much as the
  /// rest of start-up. A store that a newer program has migrated is refused: this one could not
  /// read all of it.
  private static boolean isCurrent(HikariDataSource source) throws SQLException {
    try (Connection connection = source.getConnection()) {
      int stored = schemaVersion(connection);
      if (isNewer(stored)) throw new SQLException(NEWER);
      return stored == LATEST_MIGRATION;
    }
  }

  /// Whether a schema is of a newer program than this one.
  public static boolean isNewer(int schemaVersion) {
    return schemaVersion > LATEST_MIGRATION;
  }

  /// The version of the schema in a store; 0 if nothing has been stored yet.
  public static int schemaVersion(Connection connection) throws SQLException {
    try (PreparedStatement select =
            connection.prepareStatement(
                "SELECT MAX(CAST(version AS INTEGER)) FROM " + SCHEMA_HISTORY + " WHERE success");
        ResultSet row = select.executeQuery()) {
      return row.next() ? row.getInt(1) : 0;
    } catch (SQLException missing) {
      if (String.valueOf(missing.getMessage()).contains(SCHEMA_HISTORY)) return 0;
      throw missing;
    }
  }

  /// Migrates a shared database under an advisory lock: of several nodes that start together, one
  /// migrates while the others wait.
  private static void migrateUnderLock(HikariDataSource source) throws SQLException {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("SET lock_timeout = '25s'");
      statement.execute("SELECT pg_advisory_lock(" + MIGRATION_LOCK + ")");
      try {
        if (!isCurrent(source)) migrate(source, Dialect.POSTGRESQL);
      } finally {
        statement.execute("SELECT pg_advisory_unlock(" + MIGRATION_LOCK + ")");
        statement.execute("RESET lock_timeout");
      }
    }
  }

  private static void migrate(HikariDataSource source, Dialect dialect) {
    Flyway.configure(Database.class.getClassLoader())
        .dataSource(source)
        .locations("classpath:parlour/server/schema")
        .placeholders(dialect.placeholders())
        .table(SCHEMA_HISTORY)
        .baselineOnMigrate(true)
        .baselineVersion("0")
        .load()
        .migrate();
  }
}
