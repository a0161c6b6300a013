package parlour.server.store;

import java.util.Map;

/// The little in which two databases differ; everything else is the same SQL for both.
public enum Dialect {
  SQLITE("BLOB", " WITHOUT ROWID"),
  POSTGRESQL("BYTEA", "");

  private final String bytes;
  private final String clustered;

  Dialect(String bytes, String clustered) {
    this.bytes = bytes;
    this.clustered = clustered;
  }

  /// The words that differ, as the scripts of the schema name them.
  Map<String, String> placeholders() {
    return Map.of("bytes", bytes, "clustered", clustered);
  }
}
