package parlour.server.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import javax.sql.DataSource;

/// An SQLite store on a disk that can be made full or read-only and well again, by the pragmas with
/// which every connection is opened.
public final class FailingDisk {
  private final Database database;
  private final Store store;
  private volatile List<String> pragmas = List.of();

  public FailingDisk(Path file) throws SQLException {
    this.database = Database.sqlite(file, this::around);
    this.store = new Store(database);
  }

  public Store store() {
    return store;
  }

  public DataHome home() {
    return DataHome.of(store);
  }

  /// No page can be added to the file any more.
  public void fill() {
    fail("PRAGMA max_page_count = 1");
  }

  /// Nothing can be written any more.
  public void makeReadOnly() {
    fail("PRAGMA query_only = 1");
  }

  private void fail(String pragma) {
    pragmas = List.of(pragma);
    store.write((Store.Work.Transaction) jdbc -> run(jdbc, pragma)).join();
    database.source().getHikariPoolMXBean().softEvictConnections();
  }

  public void mend() {
    pragmas = List.of();
    database.source().getHikariPoolMXBean().softEvictConnections();
  }

  private static void run(Connection connection, String pragma) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(pragma);
    }
  }

  private DataSource around(DataSource source) {
    return (DataSource)
        Proxy.newProxyInstance(
            DataSource.class.getClassLoader(),
            new Class<?>[] {DataSource.class},
            (_, method, arguments) -> {
              try {
                Object result = method.invoke(source, arguments);
                if (result instanceof Connection opened)
                  for (String pragma : pragmas) run(opened, pragma);
                return result;
              } catch (InvocationTargetException broken) {
                throw broken.getCause();
              }
            });
  }
}
