package parlour.server.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/// An SQLite store on a disk that can be made full, read-only or slow, and well again: by the
/// pragmas with which every connection is opened, and by commits that take their time.
public final class FailingDisk {
  private final Database database;
  private final Store store;
  private volatile List<String> pragmas = List.of();
  private volatile Duration commitTime = Duration.ZERO;

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

  /// Every commit takes that long.
  public void slowDown(Duration time) {
    commitTime = time;
  }

  public void mend() {
    commitTime = Duration.ZERO;
    pragmas = List.of();
    database.source().getHikariPoolMXBean().softEvictConnections();
  }

  private static void run(Connection connection, String pragma) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(pragma);
    }
  }

  private DataSource around(DataSource source) {
    return proxy(
        DataSource.class,
        (method, arguments) -> {
          Object result = method.invoke(source, arguments);
          if (!(result instanceof Connection opened)) return result;
          for (String pragma : pragmas) run(opened, pragma);
          return around(opened);
        });
  }

  private Connection around(Connection connection) {
    return proxy(
        Connection.class,
        (method, arguments) -> {
          if (method.getName().equals("commit")) Thread.sleep(commitTime);
          return method.invoke(connection, arguments);
        });
  }

  private interface Call {
    @Nullable Object on(Method method, Object @Nullable [] arguments) throws Throwable;
  }

  private static <T> T proxy(Class<T> type, Call call) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, arguments) -> {
              try {
                return call.on(method, arguments);
              } catch (InvocationTargetException broken) {
                throw broken.getCause();
              }
            }));
  }
}
