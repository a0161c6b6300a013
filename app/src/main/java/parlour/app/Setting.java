package parlour.app;

import java.util.List;
import java.util.Locale;

/// One thing that can be set: by a flag, in the environment, or in a file, in this order.
///
/// @param name the flag without its dashes, and the key in the file
/// @param label what kind of value it takes; nothing: it is on or off
/// @param usual what it is if nobody says otherwise
record Setting(String name, String label, String usual, String about) {
  private static final Setting DATA =
      new Setting("data", "FOLDER", "data", "where the tables are kept");
  private static final Setting STORE =
      new Setting(
          "store",
          "ADDRESS",
          "",
          "a PostgreSQL database to keep the tables in instead:"
              + " postgres://user:password@host:5432/database");
  private static final Setting CONFIG =
      new Setting("config", "FILE", "", "a file of settings, one name = value on a line");

  /// What says where tables are kept.
  static final List<Setting> OF_STORES = List.of(CONFIG, DATA, STORE);

  /// Everything a server can be told.
  static final List<Setting> OF_SERVERS =
      List.of(
          CONFIG,
          new Setting("port", "PORT", "8080", "the port; 0: any that is free"),
          new Setting(
              "host",
              "ADDRESS",
              "127.0.0.1",
              "the address to listen to; 127.0.0.1: this machine only"),
          new Setting(
              "lan",
              "",
              "false",
              "let devices on the network around this machine in, too: the same as host 0.0.0.0"),
          DATA,
          STORE,
          new Setting(
              "cluster",
              "HOST:PORT,…",
              "",
              "all nodes of a cluster, three or more, the same list in the same order on each"),
          new Setting(
              "node",
              "HOST:PORT",
              "",
              "which of them this is, if more than one is on this machine"),
          new Setting(
              "bot-pace", "PERCENT", "100", "how long bots take over a move, of what is natural"),
          new Setting(
              "patience",
              "SECONDS",
              "0",
              "how long a table waits for one who is away before a bot plays in, unless its host"
                  + " says otherwise; 0: for ever"),
          new Setting(
              "idle", "SECONDS", "300", "how long a table stays in memory when nobody is there"),
          new Setting(
              "behind-proxy",
              "",
              "false",
              "a reverse proxy of yours stands before it: the last address in X-Forwarded-For"
                  + " counts"),
          new Setting(
              "metrics-from",
              "ADDRESS,…",
              "127.0.0.1,::1",
              "the addresses that are shown /metrics; never through a proxy"),
          new Setting(
              "requests-per-second",
              "NUMBER",
              "30",
              "of one address, with ten times as many in a burst"),
          new Setting("tables-per-minute", "NUMBER", "30", "new tables of one address"),
          new Setting("connections", "NUMBER", "1000", "of one address at a time"),
          new Setting(
              "log", "text|json", "text", "the form of the log, which goes to standard error"),
          new Setting("log-level", "LEVEL", "warn", "error, warn, info or debug"));

  String flag() {
    return "--" + name;
  }

  /// What it is called in the environment.
  String variable() {
    return "PARLOUR_" + name.replace('-', '_').toUpperCase(Locale.ROOT);
  }

  boolean isSwitch() {
    return label.isEmpty();
  }
}
