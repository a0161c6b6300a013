package parlour.server.store;

import java.util.Map;

/// The SQL dialects of the two databases: the few words in which their schema differs.
public enum Dialect {
  SQLITE("BLOB", " WITHOUT ROWID"),
  POSTGRESQL("BYTEA", "");

  private final String bytes;
  private final String clustered;

  Dialect(String bytes, String clustered) {
    this.bytes = bytes;
    this.clustered = clustered;
  }

  /// The Flyway placeholders of the migration scripts.
  Map<String, String> placeholders() {
    return Map.of("bytes", bytes, "clustered", clustered);
  }
}
