package parlour.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import org.postgresql.ds.PGSimpleDataSource;

/// A real PostgreSQL for tests: one server for the whole run, a new database for each caller.
///
/// It comes with the test dependencies; for a platform without one, the system property
/// `parlour.test.postgres` names a running server as `user:password@host:port`.
public final class Postgres {
  private static final AtomicInteger COUNT = new AtomicInteger();
  private static final String PLACE = place();

  private Postgres() {}

  private static String place() {
    String given = System.getProperty("parlour.test.postgres", "");
    if (!given.isEmpty()) return given;
    try {
      EmbeddedPostgres started =
          EmbeddedPostgres.builder()
              .setServerConfig("max_connections", "120")
              .setRegisterShutdownHook(true)
              .start();
      return "postgres:postgres@127.0.0.1:" + started.getPort();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /// The URL of a new, empty database.
  public static String database() {
    String name = "parlour_" + ProcessHandle.current().pid() + "_" + COUNT.incrementAndGet();
    try (Connection connection = source("postgres").getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE DATABASE " + name);
    } catch (SQLException broken) {
      throw new IllegalStateException(broken);
    }
    return "postgres://" + PLACE + "/" + name;
  }

  /// Ends every connection to a database, as a restart of the server would.
  public static void dropConnections(String url) throws SQLException {
    String name = url.substring(url.lastIndexOf('/') + 1);
    try (Connection connection = source("postgres").getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '" + name + "'");
    }
  }

  private static PGSimpleDataSource source(String database) {
    String[] parts = PLACE.split("[:@]");
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setUrl("jdbc:postgresql://" + parts[2] + ":" + parts[3] + "/" + database);
    source.setUser(parts[0]);
    source.setPassword(parts[1]);
    return source;
  }
}
