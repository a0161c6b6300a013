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
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.postgresql.ds.PGSimpleDataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// A database that has been opened and whose schema is the one this program knows.
public record Database(HikariDataSource source, Dialect dialect) {
  private static final int CONNECTIONS = 5;

  /// So much may be written ahead: 64 MB.
  private static final int PAGES_UNSWEPT = 16_384;

  /// What nodes agree on to take turns by.
  private static final int TURN = 1935;

  /// The number of the newest script of the schema.
  static final String LATEST_MIGRATION = "1";

  /// A file that outlives `kill -9` and the loss of power: every commit is on the disk before it is
  /// acknowledged.
  public static Database sqlite(Path file) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(10_000);
    // The sweeper sees to this; the writer himself only where that does not keep up.
    config.setPragma(SQLiteConfig.Pragma.WAL_AUTOCHECKPOINT, String.valueOf(PAGES_UNSWEPT));
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    HikariConfig pool = new HikariConfig();
    pool.setPoolName("embedded");
    pool.setDataSource(source);
    pool.setMaxLifetime(0);
    return open(pool, Dialect.SQLITE);
  }

  /// A PostgreSQL database, given as `postgres://user:password@host:port/database?option=value`.
  public static Database postgres(String address) throws SQLException {
    PGSimpleDataSource source = new PGSimpleDataSource();
    URI uri = uri(address);
    source.setUrl(
        "jdbc:postgresql://"
            + uri.getHost()
            + (uri.getPort() < 0 ? "" : ":" + uri.getPort())
            + uri.getRawPath()
            + Optional.ofNullable(uri.getRawQuery()).map(query -> "?" + query).orElse(""));
    Optional.ofNullable(uri.getRawUserInfo()).ifPresent(info -> identify(source, info));
    source.setReWriteBatchedInserts(true);
    source.setTcpKeepAlive(true);
    source.setApplicationName("parlour");
    if (source.getConnectTimeout() == 0) source.setConnectTimeout(5);
    // A node that stands still in the middle of a transaction must not hold up the others: the
    // database gives its transaction up, and meanwhile the others wait for nothing else of theirs.
    if (source.getOptions() == null || source.getOptions().isEmpty())
      source.setOptions("-c lock_timeout=2s -c idle_in_transaction_session_timeout=4s");
    // A database that has stopped answering must not hold a table up for ever.
    if (source.getSocketTimeout() == 0) source.setSocketTimeout(30);
    HikariConfig pool = new HikariConfig();
    pool.setPoolName("postgres");
    pool.setDataSource(source);
    return open(pool, Dialect.POSTGRESQL);
  }

  private static void identify(PGSimpleDataSource source, String info) {
    int colon = info.indexOf(':');
    source.setUser(decoded(colon < 0 ? info : info.substring(0, colon)));
    if (colon >= 0) source.setPassword(decoded(info.substring(colon + 1)));
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  private static URI uri(String address) throws SQLException {
    try {
      URI uri = URI.create(address);
      boolean named = "postgres".equals(uri.getScheme()) || "postgresql".equals(uri.getScheme());
      if (named && uri.getHost() != null && uri.getRawPath().length() > 1) return uri;
    } catch (IllegalArgumentException _) {
      // Said below, without the password that stands in it.
    }
    throw new SQLException("the address is not like postgres://user:password@host:5432/database");
  }

  /// The address as it may be shown and logged.
  static String withoutPassword(String address) {
    int at = address.lastIndexOf('@');
    int query = address.indexOf('?', Math.max(0, at));
    String place = address.substring(at + 1, query < 0 ? address.length() : query);
    return place.replaceFirst("^[a-z]+://", "");
  }

  private static Database open(HikariConfig pool, Dialect dialect) throws SQLException {
    pool.setMaximumPoolSize(CONNECTIONS);
    pool.setMinimumIdle(1);
    pool.setConnectionTimeout(10_000);
    pool.setInitializationFailTimeout(1);
    HikariDataSource source;
    try {
      source = new HikariDataSource(pool);
    } catch (HikariPool.PoolInitializationException closed) {
      throw new SQLException(reason(closed), closed);
    }
    try {
      if (!isCurrent(source)) {
        switch (dialect) {
          case SQLITE -> migrate(source, dialect);
          case POSTGRESQL -> migrateInTurn(source);
        }
      }
    } catch (FlywayException | SQLException wrong) {
      source.close();
      throw new SQLException(reason(wrong), wrong);
    }
    return new Database(source, dialect);
  }

  private static String reason(Throwable broken) {
    Throwable cause = broken;
    while (cause.getCause() != null) cause = cause.getCause();
    return String.valueOf(cause.getMessage());
  }

  /// Whether the newest script has been there: then nobody need be called, which would take as long
  /// as all the rest of opening.
  private static boolean isCurrent(HikariDataSource source) {
    try (Connection connection = source.getConnection();
        PreparedStatement select =
            connection.prepareStatement(
                "SELECT success FROM schema_history WHERE version = '" + LATEST_MIGRATION + "'");
        ResultSet row = select.executeQuery()) {
      return row.next() && row.getBoolean(1);
    } catch (SQLException _) {
      return false;
    }
  }

  /// Brings the schema of a shared database to what this program knows. Nodes that start together
  /// would trip over one another in an empty one: one of them does it while the others wait.
  private static void migrateInTurn(HikariDataSource source) throws SQLException {
    try (Connection turn = source.getConnection();
        Statement say = turn.createStatement()) {
      say.execute("SET lock_timeout = '25s'");
      say.execute("SELECT pg_advisory_lock(" + TURN + ")");
      try {
        if (!isCurrent(source)) migrate(source, Dialect.POSTGRESQL);
      } finally {
        say.execute("SELECT pg_advisory_unlock(" + TURN + ")");
        say.execute("RESET lock_timeout");
      }
    }
  }

  private static void migrate(HikariDataSource source, Dialect dialect) {
    Flyway.configure(Database.class.getClassLoader())
        .dataSource(source)
        .locations("classpath:parlour/server/schema")
        .placeholders(dialect.placeholders())
        .table("schema_history")
        .baselineOnMigrate(true)
        .baselineVersion("0")
        .load()
        .migrate();
  }
}
