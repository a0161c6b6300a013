package parlour.app.command;

import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import parlour.app.config.Refusal;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;
import parlour.app.guest.BotNames;
import parlour.app.guest.Certificates;
import parlour.app.guest.Guests;
import parlour.app.report.QrText;
import parlour.engine.wire.Json;
import parlour.server.DeskKey;
import parlour.server.ParlourServer;
import parlour.server.config.HouseRules;
import parlour.server.config.Rates;
import parlour.server.config.Retention;
import parlour.server.config.ServerOptions;
import parlour.server.table.state.InstalledGames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Runs the server until it is stopped.
@Command(
    name = "serve",
    description = "Serves the games to browsers on this machine or, with --lan, on its network.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Every option can also be set in the environment (--bot-pace as PARLOUR_BOT_PACE) or in the"
          + " file named by --config (bot-pace = 50). docs/OPERATING.md has them all in one table."
    })
public final class ServeCommand implements Runnable {
  private static final int MOST_PER_LIMIT = 1_000_000;
  private static final int MOST_DAYS = 36_500;
  static final int MOST_BACKUPS = 1_000;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    serve(
        SettingSources.of(spec.commandLine(), ServerSetting.SERVER_SETTINGS, System.getenv()),
        spec.commandLine().getOut());
  }

  /// Runs the server with these settings until it is stopped.
  public static void serve(SettingSources choices, PrintWriter out) {
    System.setProperty("parlour.log", choices.oneOf("log", "text", "json"));
    System.setProperty(
        "parlour.log.level", choices.oneOf("log-level", "error", "warn", "info", "debug"));
    CountDownLatch stopped = new CountDownLatch(1);
    try {
      ServerOptions options = options(choices);
      Guests guests = guests(choices);
      Path data = options.storage().dataFolder();
      boolean first = DeskKey.find(data).isEmpty() && options.storage().postgresUrl().isEmpty();
      ParlourServer server =
          ParlourServer.start(options, installed(guests, choices), choices.shown());
      Runtime.getRuntime()
          .addShutdownHook(
              Thread.ofPlatform()
                  .unstarted(
                      () -> {
                        server.close();
                        stopped.countDown();
                      }));
      greet(server, options, guests, choices.list("public-url"), out);
      if (first) {
        out.println("The host's desk, for you alone (parlour desk prints it again):");
        out.println(
            "  " + DeskCommand.link(choices, server.address().toString(), DeskKey.of(data)));
        out.flush();
      }
      stopped.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// The jars that the settings name, and those in the plugins of the data folder.
  static Guests guests(SettingSources choices) {
    List<Path> named = choices.list("with").stream().map(Path::of).toList();
    List<Path> others = new ArrayList<>(Guests.plugins(Path.of(choices.text("data"))));
    if (choices.list("bots").stream().noneMatch(BotNames::isGuest))
      return Guests.load(named, others);
    others.addAll(named);
    return Guests.load(List.of(), others);
  }

  private static InstalledGames installed(Guests guests, SettingSources choices) {
    return new InstalledGames(
        guests.games(), new BotNames(guests).atTables(choices.list("bots")), guests.loader());
  }

  /// The options of a server from its settings.
  public static ServerOptions options(SettingSources choices) {
    int requests = choices.number("requests-per-second", 1, MOST_PER_LIMIT);
    int tables = choices.number("tables-per-minute", 1, MOST_PER_LIMIT);
    Rates usual = Rates.usual();
    Rates rates =
        new Rates(
            new Rates.Rate(10 * requests, requests),
            new Rates.Rate(tables, tables / 60.0),
            usual.frames(),
            usual.socketFrames(),
            usual.chat(),
            usual.seat(),
            choices.number("connections", 1, MOST_PER_LIMIT),
            choices.number("tables", 1, MOST_PER_LIMIT));
    int port = choices.number("port", 0, 65_535);
    return ServerOptions.in(Path.of(choices.text("data")).toAbsolutePath())
        .withHost(choices.is("lan") ? "0.0.0.0" : choices.text("host"))
        .withPort(port)
        .withStore(choices.text("store"))
        .withCluster(choices.list("cluster"), choices.text("node"))
        .with(house(choices))
        .withBotPace(choices.number("bot-pace", 0, 1_000))
        .withPatience(Duration.ofSeconds(choices.number("patience", 0, 86_400)))
        .withIdle(Duration.ofSeconds(choices.number("idle", 1, 86_400)))
        .withBehindProxy(choices.is("behind-proxy"))
        .withMetricsFrom(addresses(choices, "metrics-from"))
        .withPublicNames(names(choices.list("public-url")))
        .with(outgoing(choices))
        .withBasePath(basePath(choices))
        .with(retention(choices).withBackups(choices.number("backups", 0, MOST_BACKUPS)))
        .withRates(rates);
  }

  /// What the house allows.
  private static HouseRules house(SettingSources choices) {
    String opens = choices.oneOf("who-opens", words());
    String header = choices.text("trust-user-header");
    if (!header.matches("[A-Za-z0-9-]*"))
      throw new Refusal(
          Refusal.USAGE,
          "The setting trust-user-header is the name of a header, not \"" + header + "\".");
    if (opens.equals(HouseRules.WhoOpens.SIGNED_ON.word()) && header.isEmpty())
      throw new Refusal(
          Refusal.USAGE,
          "With who-opens signed-on nobody could open a table: name your proxy's header with"
              + " trust-user-header.");
    return new HouseRules(
        CommandInputs.houseWords(Path.of(choices.text("house-words"))),
        HouseRules.WhoOpens.valueOf(opens.toUpperCase(Locale.ROOT).replace('-', '_')),
        new HouseRules.SignOn(header, addresses(choices, "trust-user-header-from")),
        choices.is("school"));
  }

  private static String[] words() {
    return Arrays.stream(HouseRules.WhoOpens.values())
        .map(HouseRules.WhoOpens::word)
        .toArray(String[]::new);
  }

  /// How long tables are kept.
  static Retention retention(SettingSources choices) {
    int days = choices.number("keep-finished", 0, MOST_DAYS);
    return Retention.usual().withFinished(Duration.ofDays(days));
  }

  /// What the server may send out by itself.
  private static ServerOptions.Outgoing outgoing(SettingSources choices) {
    String contact = choices.text("contact");
    boolean page = contact.startsWith("https://") && host(contact).isPresent();
    if (!contact.isEmpty() && !page) {
      // Some push services refuse a contact that nobody can write to.
      if (!contact.matches("(mailto:)?[^@\\s,]+@[^@\\s,]+\\.[^@\\s,.]+"))
        throw new Refusal(
            Refusal.USAGE,
            "The setting contact is like host@parlour.example, not \"" + contact + "\".");
      if (!contact.startsWith("mailto:")) contact = "mailto:" + contact;
    }
    List<String> homes = choices.list("public-url");
    Set<String> origins = new LinkedHashSet<>();
    for (String url : choices.list("send-to")) {
      if (!url.matches("https?://[^/?#@]+/?") || host(url).isEmpty())
        throw new Refusal(
            Refusal.USAGE,
            "The setting send-to is like https://ntfy.example, not \"" + url + "\".");
      origins.add(url.replaceFirst("/$", ""));
    }
    return new ServerOptions.Outgoing(
        contact,
        homes.stream()
            .filter(url -> url.startsWith("https:"))
            .findFirst()
            .or(() -> homes.stream().findFirst())
            .map(url -> url.replaceFirst("/+$", ""))
            .orElse(""),
        origins);
  }

  /// The path below which a proxy puts the house, or nothing; the addresses that people are given
  /// must have it too.
  static String basePath(SettingSources choices) {
    String path = choices.text("base-path").replaceAll("/+$", "");
    if (!path.matches("(/[A-Za-z0-9_.~-]+)*") || path.contains("/."))
      throw new Refusal(
          Refusal.USAGE, "The setting base-path is like /parlour, not \"" + path + "\".");
    for (String url : choices.list("public-url"))
      if (hasOtherPath(url, path))
        throw new Refusal(
            Refusal.USAGE,
            "The setting public-url has the path of base-path, \""
                + path
                + "\", but \""
                + url
                + "\" has not.");
    return path;
  }

  private static boolean hasOtherPath(String url, String path) {
    return host(url).isPresent() && !URI.create(url).getPath().replaceAll("/+$", "").equals(path);
  }

  /// The host names of URLs.
  private static Set<String> names(List<String> urls) {
    Set<String> names = new LinkedHashSet<>();
    for (String url : urls) {
      names.add(
          host(url)
              .orElseThrow(
                  () ->
                      new Refusal(
                          Refusal.USAGE,
                          "The setting public-url is like https://parlour.example, not \""
                              + url
                              + "\".")));
    }
    return names;
  }

  private static Optional<String> host(String url) {
    try {
      return url.matches("https?:.*")
          ? Optional.ofNullable(URI.create(url).getHost())
          : Optional.empty();
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  /// Addresses in the form in which Java writes those of clients.
  private static Set<String> addresses(SettingSources choices, String setting) {
    Set<String> addresses = new LinkedHashSet<>();
    for (String one : choices.list(setting)) {
      try {
        addresses.add(InetAddress.getByName(one).getHostAddress());
      } catch (UnknownHostException _) {
        throw new Refusal(
            Refusal.USAGE, "The setting " + setting + " has an unknown address, \"" + one + "\".");
      }
    }
    return addresses;
  }

  /// Says where the server is reached; as lines of JSON where the log is JSON.
  private static void greet(
      ParlourServer server,
      ServerOptions options,
      Guests guests,
      List<String> urls,
      PrintWriter out) {
    List<String> lines = new ArrayList<>();
    lines.add("The parlour is open: " + server.address());
    List<String> links = ReachableAddresses.of(options.network(), server.port());
    for (String link : links.subList(1, links.size())) lines.add("  from other devices: " + link);
    for (String url : urls) lines.add("  through your proxy: " + url);
    if (!guests.titles().isEmpty())
      lines.add("Guests of the house: " + String.join(", ", guests.titles()) + ".");
    Certificates certificates = new Certificates(options.storage().dataFolder());
    for (Path jar : guests.jars()) lines.add("  " + certificates.told(jar));
    if (!options.house().words().isEmpty()) lines.add(CommandInputs.told(options.house().words()));
    lines.addAll(told(options.house()));
    lines.add(
        "Tables are kept in "
            + (options.storage().postgresUrl().isEmpty()
                ? options.storage().dataFolder().normalize()
                : "PostgreSQL")
            + ". Stop with Ctrl-C; nothing is lost.");
    boolean json = System.getProperty("parlour.log", "").equals("json");
    for (String line : lines) out.println(json ? logged(line) : line);
    if (!json && links.size() > 1) out.print(QrText.of(links.get(1)));
    out.flush();
  }

  /// What the house does not leave to everybody, in sentences.
  static List<String> told(HouseRules house) {
    List<String> told = new ArrayList<>();
    if (house.school())
      told.add(
          "This is a school: only quick phrases are said, no word counts that may offend, no table"
              + " is listed, and a stranger learns no name.");
    switch (house.opens()) {
      case EVERYBODY -> {}
      case INVITED ->
          told.add(
              "Tables are opened by those who have the house's invitation; parlour desk invite"
                  + " makes it.");
      case SIGNED_ON ->
          told.add(
              "Tables are opened by those whom "
                  + String.join(", ", house.signOn().proxies().stream().sorted().toList())
                  + " names in "
                  + house.signOn().header()
                  + ".");
    }
    return told;
  }

  /// The line in the form of the JSON log.
  static String logged(String line) {
    return Json.text(
        out ->
            out.put("timestamp", System.currentTimeMillis())
                .put("level", "INFO")
                .put("loggerName", ServeCommand.class.getName())
                .put("formattedMessage", line.strip()));
  }
}
