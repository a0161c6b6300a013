package parlour.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The connection that writes, with the statements it has used before at hand: to have them worked
/// out anew would take a good part of the time of writing.
final class WriterConnection implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WriterConnection.class);

  private final Connection connection;
  private final Map<String, PreparedStatement> known = new HashMap<>();

  WriterConnection(Connection connection) throws SQLException {
    connection.setAutoCommit(false);
    this.connection = connection;
  }

  Connection connection() {
    return connection;
  }

  PreparedStatement statement(String sql) throws SQLException {
    PreparedStatement statement = known.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      known.put(sql, statement);
    }
    return statement;
  }

  void commit() throws SQLException {
    connection.commit();
  }

  /// Takes back all that was not committed, and what statements still held of it.
  void rollback() throws SQLException {
    connection.rollback();
    for (PreparedStatement statement : known.values()) statement.clearBatch();
  }

  @Override
  public void close() {
    try (connection) {
      for (PreparedStatement statement : known.values()) statement.close();
    } catch (SQLException broken) {
      LOG.debug("A connection did not close", broken);
    }
  }
}
