package parlour.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The writer's JDBC connection with its prepared statements cached: preparing them again would
/// cost a good part of every write.
final class WriterConnection implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WriterConnection.class);

  private final Connection connection;
  private final Map<String, PreparedStatement> prepared = new HashMap<>();

  WriterConnection(Connection connection) throws SQLException {
    connection.setAutoCommit(false);
    this.connection = connection;
  }

  Connection jdbc() {
    return connection;
  }

  PreparedStatement statement(String sql) throws SQLException {
    PreparedStatement statement = prepared.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      prepared.put(sql, statement);
    }
    return statement;
  }

  void commit() throws SQLException {
    connection.commit();
  }

  /// Rolls back, and clears batches that were not yet executed.
  void rollback() throws SQLException {
    connection.rollback();
    for (PreparedStatement statement : prepared.values()) statement.clearBatch();
  }

  void closeStatements() {
    for (PreparedStatement statement : prepared.values()) {
      try {
        statement.close();
      } catch (SQLException broken) {
        LOG.debug("Closing a statement failed", broken);
      }
    }
    prepared.clear();
  }

  @Override
  public void close() {
    closeStatements();
    try {
      connection.close();
    } catch (SQLException broken) {
      LOG.debug("Closing the writer's connection failed", broken);
    }
  }
}
