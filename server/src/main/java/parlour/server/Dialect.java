package parlour.server;

import java.util.List;

/// The little in which two databases differ; everything else is the same SQL for both.
enum Dialect {
  SQLITE("BLOB", " WITHOUT ROWID"),
  POSTGRESQL("BYTEA", "");

  private final String bytes;
  private final String clustered;

  Dialect(String bytes, String clustered) {
    this.bytes = bytes;
    this.clustered = clustered;
  }

  /// The dialect of a JDBC address.
  static Dialect of(String url) {
    if (url.startsWith("jdbc:sqlite:")) return SQLITE;
    if (url.startsWith("jdbc:postgresql:")) return POSTGRESQL;
    throw new IllegalArgumentException("no dialect for " + url);
  }

  /// What must be there before the first event: the events by table and number, what was erased,
  /// and the open tables.
  List<String> tables() {
    return List.of(
        "CREATE TABLE IF NOT EXISTS events (pid TEXT NOT NULL, seq BIGINT NOT NULL, writer TEXT NOT NULL,"
            + " serializer INTEGER NOT NULL, manifest TEXT NOT NULL, body "
            + bytes
            + " NOT NULL,"
            + " written BIGINT NOT NULL, PRIMARY KEY (pid, seq))"
            + clustered,
        "CREATE TABLE IF NOT EXISTS erased (pid TEXT NOT NULL PRIMARY KEY, through BIGINT NOT NULL)"
            + clustered,
        "CREATE TABLE IF NOT EXISTS lobby (id TEXT NOT NULL PRIMARY KEY, card TEXT NOT NULL, posted BIGINT NOT NULL)"
            + clustered);
  }
}
