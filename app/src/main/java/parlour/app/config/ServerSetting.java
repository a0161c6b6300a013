package parlour.app.config;

import java.util.List;
import java.util.Locale;

/// A setting of the server: given by a flag, in the environment or in a file, in this order of
/// precedence.
///
/// @param name the flag without its dashes, and the key in the file
/// @param label what kind of value it takes; empty for a switch
/// @param usual the default
public record ServerSetting(String name, String label, String usual, String about) {
  private static final ServerSetting DATA =
      new ServerSetting("data", "FOLDER", "data", "where the tables are kept");
  private static final ServerSetting STORE =
      new ServerSetting(
          "store",
          "ADDRESS",
          "",
          "a PostgreSQL database to keep the tables in instead:"
              + " postgres://user:password@host:5432/database");
  private static final ServerSetting CONFIG =
      new ServerSetting("config", "FILE", "", "a file of settings, one name = value on a line");

  private static final ServerSetting KEEP_FINISHED =
      new ServerSetting(
          "keep-finished", "DAYS", "0", "how many days finished games are kept; 0: for ever");

  private static final ServerSetting BACKUPS =
      new ServerSetting(
          "backups",
          "NUMBER",
          "7",
          "how many daily backups of the embedded store are kept in its folder backups; 0: none");

  /// The settings that say where tables are kept.
  public static final List<ServerSetting> STORE_SETTINGS = List.of(CONFIG, DATA, STORE);

  /// The same with how many backups are kept.
  public static final List<ServerSetting> BACKUP_SETTINGS = List.of(CONFIG, DATA, STORE, BACKUPS);

  /// The same with how long they are kept.
  public static final List<ServerSetting> TIDY_SETTINGS =
      List.of(CONFIG, DATA, STORE, KEEP_FINISHED);

  /// All settings of a server.
  public static final List<ServerSetting> SERVER_SETTINGS =
      List.of(
          CONFIG,
          new ServerSetting("port", "PORT", "8080", "the port; 0: any free one"),
          new ServerSetting(
              "host",
              "ADDRESS",
              "127.0.0.1",
              "the address to listen on; 127.0.0.1: this machine only"),
          new ServerSetting(
              "lan",
              "",
              "false",
              "also let in other devices on the local network: the same as host 0.0.0.0"),
          DATA,
          STORE,
          new ServerSetting(
              "cluster",
              "HOST:PORT,…",
              "",
              "all nodes of a cluster, three or more, the same list in the same order on each"),
          new ServerSetting(
              "node",
              "HOST:PORT",
              "",
              "which of them this node is, if several run on this machine"),
          new ServerSetting(
              "house-words",
              "FILE",
              "",
              "words this house adds to the dictionary, one to a line; a word after - is struck"
                  + " out"),
          new ServerSetting(
              "with",
              "JAR,…",
              "",
              "jars that bring games or bots; those in the folder plugins of the data folder come"
                  + " without being named"),
          new ServerSetting(
              "bots",
              "WHO,…",
              "",
              "who plays for the bots: my.Bot of a jar at every level, my.Bot:4 at level 4; a level"
                  + " that is named keeps the house's own"),
          new ServerSetting(
              "bot-pace",
              "PERCENT",
              "100",
              "how long bots take for a move, compared with a natural pace"),
          new ServerSetting(
              "patience",
              "SECONDS",
              "0",
              "how long a table waits for a player who is away before a bot takes over,"
                  + " unless its host chooses otherwise; 0: for ever"),
          new ServerSetting(
              "idle", "SECONDS", "300", "how long a table stays in memory when nobody is there"),
          KEEP_FINISHED,
          BACKUPS,
          new ServerSetting(
              "behind-proxy",
              "",
              "false",
              "the server is behind your own reverse proxy: the last address in X-Forwarded-For"
                  + " counts"),
          new ServerSetting(
              "public-url",
              "URL,…",
              "",
              "where people find the house, such as https://parlour.example: it answers to these"
                  + " names and its machine's own, and to no others"),
          new ServerSetting(
              "base-path",
              "PATH",
              "",
              "the path below which your proxy puts the house, such as /parlour"),
          new ServerSetting(
              "school",
              "",
              "false",
              "children are among themselves: only quick phrases are said, no word counts that may"
                  + " offend, no table is listed, and a stranger learns no name"),
          new ServerSetting(
              "who-opens",
              "everybody|invited|signed-on",
              "everybody",
              "who may open tables, evenings and clubs: invited is who has the link that parlour"
                  + " desk invite makes, signed-on whom your proxy names"),
          new ServerSetting(
              "trust-user-header",
              "NAME",
              "",
              "the header in which your proxy names whom it has signed on, such as Remote-User; it"
                  + " only lets them open tables"),
          new ServerSetting(
              "trust-user-header-from",
              "ADDRESS,…",
              "127.0.0.1,::1",
              "the addresses of the proxies from which that header is believed"),
          new ServerSetting(
              "contact",
              "ADDRESS",
              "",
              "your e-mail or web address, for push services: with it and an https public-url,"
                  + " clubs may call their members; empty: nobody is called"),
          new ServerSetting(
              "send-to",
              "URL,…",
              "",
              "servers that may get the notices of clubs by webhook, such as"
                  + " https://ntfy.example; empty: none"),
          new ServerSetting(
              "metrics-from",
              "ADDRESS,…",
              "127.0.0.1,::1",
              "the addresses that may read /metrics; never through a proxy"),
          new ServerSetting(
              "requests-per-second",
              "NUMBER",
              "30",
              "requests allowed from one address, with ten times as many in a burst"),
          new ServerSetting(
              "tables-per-minute", "NUMBER", "30", "new tables allowed from one address"),
          new ServerSetting(
              "tables",
              "NUMBER",
              "200",
              "tables and evenings that are not over, made from one address"),
          new ServerSetting(
              "connections", "NUMBER", "1000", "connections allowed from one address at a time"),
          new ServerSetting(
              "log", "text|json", "text", "the format of the log, which goes to standard error"),
          new ServerSetting("log-level", "LEVEL", "warn", "error, warn, info or debug"));

  public String flag() {
    return "--" + name;
  }

  /// Its name in the environment.
  public String variable() {
    return "PARLOUR_" + name.replace('-', '_').toUpperCase(Locale.ROOT);
  }

  boolean isSwitch() {
    return label.isEmpty();
  }

  /// Whether it takes several values, so that its flag may be repeated.
  boolean isList() {
    return label.endsWith(",…");
  }
}
