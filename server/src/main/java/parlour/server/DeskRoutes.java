package parlour.server;

import static java.util.Comparator.comparing;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.engine.Seat;
import parlour.engine.wire.Json;
import parlour.server.config.CannotServe;
import parlour.server.config.ProgramVersion;
import parlour.server.config.ServerOptions;
import parlour.server.evening.EveningActor;
import parlour.server.evening.EveningCommand;
import parlour.server.http.Http;
import parlour.server.http.RouteGroup;
import parlour.server.store.Store;
import parlour.server.table.TableCommand;
import parlour.server.table.TableServices;
import parlour.server.table.state.Table;
import parlour.server.wire.Limits;
import parlour.server.wire.Problem;
import parlour.server.wire.RecentLog;
import parlour.server.wire.Reply;
import parlour.server.wire.Secrets;

/// The host's desk: what runs, and what a host may do about it. It shows names and ages of tables,
/// never a hand or a line of chat.
final class DeskRoutes implements RouteGroup {
  private static final Logger LOG = LoggerFactory.getLogger(DeskRoutes.class);

  private static final int TABLES_SHOWN = 100;
  private static final long FEW_MEGABYTES = 500;
  private static final Duration OLD_BACKUP = Duration.ofDays(2);
  private static final String LATE = "The table did not answer in time; try again.";

  private final ServerOptions options;
  private final TableServices services;
  private final ClusterSharding sharding;
  private final Store store;
  private final StoredTables stored;
  private final Tidying tidying;
  private final Optional<DailyCopies> copies;
  private final List<ShownSetting> settings;
  private final ActorRef<Reply> nobody;
  private final ProgramVersion version = ProgramVersion.current();
  private final Instant started = Instant.now();

  /// @param copies the backups of the embedded store; none where tables are in PostgreSQL
  /// @param settings the settings in force
  /// @param nobody where replies go that nobody waits for
  DeskRoutes(
      ServerOptions options,
      TableServices services,
      ClusterSharding sharding,
      Store store,
      Tidying tidying,
      Optional<DailyCopies> copies,
      List<ShownSetting> settings,
      ActorRef<Reply> nobody) {
    this.options = options;
    this.services = services;
    this.sharding = sharding;
    this.store = store;
    this.stored = new StoredTables(store, services.games());
    this.tidying = tidying;
    this.copies = copies;
    this.settings = settings;
    this.nobody = nobody;
  }

  @Override
  public void configure(RoutesConfig routes) {
    for (String path : List.of("/api/house", "/api/house/*"))
      routes.beforeMatched(path, this::checkKey);
    routes.get("/api/house", request -> Http.json(request, 200, report()));
    routes.get("/api/house/tables", request -> Http.json(request, 200, tables()));
    routes.delete("/api/house/tables/{id}", this::deleteTable);
    routes.delete("/api/house/evenings/{id}", this::deleteEvening);
    routes.get("/api/house/tidying", request -> Http.json(request, 200, tidied(false)));
    routes.post("/api/house/tidying", request -> Http.json(request, 200, tidied(true)));
    routes.post("/api/house/backups", this::backUp);
    routes.get("/api/house/settings", request -> Http.json(request, 200, settings()));
    routes.get("/api/house/log", request -> Http.json(request, 200, log()));
  }

  private void checkKey(Context request) {
    Optional<String> key = DeskKey.find(options.storage().dataFolder());
    String token = Http.token(request);
    if (key.isEmpty() || !Secrets.matches(token, Secrets.hash(key.get())))
      throw new Problem(403, "That is not the key of this house; parlour desk prints its link.");
  }

  private Json report() {
    Runtime machine = Runtime.getRuntime();
    Json.Writer out =
        Json.fields()
            .put("version", version.version())
            .put("commit", version.commit())
            .put("started", started.toString())
            .put("now", Instant.now().toString())
            .put("tables", services.metrics().tables())
            .put("connections", services.metrics().connections())
            .put("store", copies.isPresent() ? "embedded" : "PostgreSQL")
            .put(
                "load",
                String.format(
                    Locale.ROOT,
                    "%.2f",
                    ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage()))
            .put("cores", machine.availableProcessors())
            .put("memoryUsed", machine.totalMemory() - machine.freeMemory())
            .put("memoryMost", machine.maxMemory());
    disk().ifPresent(disk -> out.put("diskFree", usable(disk)).put("diskSize", size(disk)));
    copies.ifPresent(
        made ->
            out.puts(
                "backups",
                made.all().stream().map(file -> file.getFileName().toString()).toList()));
    return out.puts("warnings", warnings()).done();
  }

  /// What the host should look at, each in one sentence that says what to do.
  private List<String> warnings() {
    List<String> warnings = new ArrayList<>();
    store
        .trouble()
        .ifPresent(why -> warnings.add("Nothing can be stored (" + why + "); look at the disk."));
    disk()
        .filter(disk -> usable(disk) < FEW_MEGABYTES * 1_000_000)
        .ifPresent(
            disk ->
                warnings.add(
                    "Only "
                        + usable(disk) / 1_000_000
                        + " MB are free on the disk; a full one stops every game."));
    copies
        .filter(made -> made.kept() > 0)
        .filter(
            made ->
                made.ageAt(Instant.now())
                    .map(age -> age.compareTo(OLD_BACKUP) > 0)
                    .orElse(Duration.between(started, Instant.now()).compareTo(OLD_BACKUP) > 0))
        .ifPresent(_ -> warnings.add("The last backup is over two days old; back up now."));
    copies
        .filter(made -> made.kept() == 0)
        .ifPresent(_ -> warnings.add("No backups are made; start the server with --backups 7."));
    return warnings;
  }

  private Optional<FileStore> disk() {
    try {
      return Optional.of(Files.getFileStore(options.storage().dataFolder()));
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  private static long usable(FileStore disk) {
    try {
      return disk.getUsableSpace();
    } catch (IOException _) {
      return 0;
    }
  }

  private static long size(FileStore disk) {
    try {
      return disk.getTotalSpace();
    } catch (IOException _) {
      return 0;
    }
  }

  /// What is stored under one persistence id.
  private record Stored(String pid, Instant first, Instant last) {}

  /// The tables and evenings at which something happened last.
  private Json tables() {
    List<Json> shown = new ArrayList<>();
    for (Stored each : latest()) {
      Json.Writer out =
          Json.fields()
              .put("id", Backup.id(each.pid()))
              .put("begun", each.first().toString())
              .put("last", each.last().toString());
      if (Backup.isTable(each.pid())) {
        Optional<Table> table = stored.read(each.pid());
        if (table.isEmpty()) continue;
        shown.add(describe(out, table.get()));
      } else shown.add(out.put("kind", "evening").done());
    }
    return Json.fields().put("tables", Json.items(shown)).done();
  }

  private Json describe(Json.Writer out, Table table) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < table.players().seats(); i++) {
      String name = table.players().at(Seat.of(i)).name();
      if (!name.isEmpty()) names.add(name);
    }
    return out.put("kind", "table")
        .put("game", services.games().title(table.gathered().game()))
        .put("phase", table.phase().wireName())
        .puts("names", names)
        .done();
  }

  private List<Stored> latest() {
    return store
        .read(
            connection -> {
              List<Stored> found = new ArrayList<>();
              try (PreparedStatement select =
                  connection.prepareStatement(
                      "SELECT pid, min(written), max(written) FROM events WHERE pid LIKE 'table|%'"
                          + " OR pid LIKE 'evening|%' GROUP BY pid ORDER BY 3 DESC LIMIT ?")) {
                select.setInt(1, TABLES_SHOWN);
                try (ResultSet rows = select.executeQuery()) {
                  while (rows.next())
                    found.add(
                        new Stored(
                            rows.getString(1),
                            Instant.ofEpochMilli(rows.getLong(2)),
                            Instant.ofEpochMilli(rows.getLong(3))));
                }
              }
              return found;
            })
        .join();
  }

  private void deleteTable(Context request) {
    String id = Limits.checkedTableId(request.pathParam("id"));
    Reply reply =
        Http.await(
            services
                .table(id)
                .<Reply>ask(to -> new TableCommand.Forget(true, to), Http.REPLY_TIMEOUT),
            LATE);
    LOG.atInfo().addKeyValue("table", id).log("The desk deleted a table");
    Http.answer(request, reply);
  }

  private void deleteEvening(Context request) {
    String id = Limits.checkedTableId(request.pathParam("id"));
    EveningActor.ref(sharding, id).tell(new EveningCommand.Forget());
    LOG.atInfo().addKeyValue("evening", id).log("The desk deleted an evening");
    Http.json(request, 200, Json.fields().done());
  }

  /// What has been kept long enough; it is forgotten if asked to.
  private Json tidied(boolean forget) {
    List<Tidying.Found> found = tidying.find(Instant.now());
    if (forget) {
      found.forEach(each -> Tidying.forget(each, services, sharding, nobody));
      LOG.atInfo().addKeyValue("count", found.size()).log("The desk tidied");
    }
    return Json.fields()
        .puts(
            "found",
            found.stream().sorted(comparing(Tidying.Found::last)).toList(),
            (each, out) -> {
              out.put("kind", each.kind().name().toLowerCase(Locale.ROOT));
              out.put("id", each.id());
              out.put("reason", each.reason().name().toLowerCase(Locale.ROOT).replace('_', ' '));
              out.put("last", each.last().toString());
            })
        .done();
  }

  private void backUp(Context request) {
    DailyCopies made =
        copies.orElseThrow(
            () -> new Problem(409, "Tables in PostgreSQL are backed up with pg_dump."));
    try {
      DailyCopies.Copy copy = made.make(Instant.now());
      LOG.atInfo().addKeyValue("file", copy.file().getFileName()).log("The desk made a backup");
      Http.json(
          request,
          201,
          Json.fields()
              .put("file", copy.file().getFileName().toString())
              .put("events", copy.events())
              .put("newest", copy.newest().toString())
              .done());
    } catch (CannotServe broken) {
      throw new Problem(503, broken.sentence());
    }
  }

  private Json settings() {
    return Json.fields()
        .puts(
            "settings",
            settings,
            (setting, out) -> {
              out.put("name", setting.name());
              out.put("value", setting.value());
              out.put("from", setting.from());
            })
        .done();
  }

  private static Json log() {
    return Json.fields()
        .puts(
            "lines",
            RecentLog.lines(),
            (line, out) -> {
              out.put("at", line.at().toString());
              out.put("level", line.level());
              out.put("text", line.text());
            })
        .done();
  }
}
