package parlour.server;

import static java.util.Comparator.comparing;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
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
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.engine.Answer;
import parlour.engine.Seat;
import parlour.engine.wire.Json;
import parlour.server.club.ClubActor;
import parlour.server.club.ClubCommand;
import parlour.server.club.state.Club;
import parlour.server.club.state.ClubEvent;
import parlour.server.club.state.ClubEventCodec;
import parlour.server.config.CannotServe;
import parlour.server.config.ProgramVersion;
import parlour.server.config.ServerOptions;
import parlour.server.evening.EveningActor;
import parlour.server.evening.EveningCommand;
import parlour.server.house.FrontDoor;
import parlour.server.house.HouseBook;
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
import parlour.server.wire.TextRules;

/// The host's desk: what runs, and what a host may do about it. It shows names and ages of tables,
/// never a hand or a line of chat.
final class DeskRoutes implements RouteGroup {
  private static final Logger LOG = LoggerFactory.getLogger(DeskRoutes.class);

  private static final int TABLES_SHOWN = 100;
  private static final long FEW_MEGABYTES = 500;
  private static final int LONGEST_NOTICE = 200;
  private static final Duration OLD_BACKUP = Duration.ofDays(2);
  private static final String LATE = "That was not answered in time; try again.";

  private final ServerOptions options;
  private final TableServices services;
  private final ClusterSharding sharding;
  private final Store store;
  private final StoredTables stored;
  private final Tidying tidying;
  private final Optional<DailyCopies> copies;
  private final List<ShownSetting> settings;
  private final FrontDoor door;
  private final HouseBook book;
  private final Runnable readNotice;
  private final ActorRef<Reply> nobody;
  private final ProgramVersion version = ProgramVersion.current();
  private final Instant started = Instant.now();

  /// @param copies the backups of the embedded store; none where tables are in PostgreSQL
  /// @param settings the settings in force
  /// @param readNotice tells everybody who is connected what the notice says now
  /// @param nobody where replies go that nobody waits for
  DeskRoutes(
      ServerOptions options,
      TableServices services,
      ClusterSharding sharding,
      Store store,
      Tidying tidying,
      Optional<DailyCopies> copies,
      List<ShownSetting> settings,
      FrontDoor door,
      HouseBook book,
      Runnable readNotice,
      ActorRef<Reply> nobody) {
    this.options = options;
    this.services = services;
    this.sharding = sharding;
    this.store = store;
    this.stored = new StoredTables(store, services.games());
    this.tidying = tidying;
    this.copies = copies;
    this.settings = settings;
    this.door = door;
    this.book = book;
    this.readNotice = readNotice;
    this.nobody = nobody;
  }

  @Override
  public void configure(RoutesConfig routes) {
    for (String path : List.of(DeskDeed.DESK, DeskDeed.DESK + "/*"))
      routes.beforeMatched(path, this::checkKey);
    for (DeskDeed deed : DeskDeed.values())
      routes.addHttpHandler(HandlerType.findOrDefault(deed.method()), deed.path(), handler(deed));
  }

  private Handler handler(DeskDeed deed) {
    return switch (deed) {
      case STATUS -> request -> Http.json(request, 200, report());
      case TABLES -> request -> Http.json(request, 200, tables());
      case END -> this::endTable;
      case DELETE_TABLE -> this::deleteTable;
      case DELETE_EVENING -> this::deleteEvening;
      case DELETE_CLUB -> this::deleteClub;
      case NOTICE -> request -> Http.json(request, 200, notice());
      case SAY -> this::say;
      case HUSH -> this::sayNoMore;
      case TIDYING -> request -> Http.json(request, 200, tidied(false));
      case TIDY -> request -> Http.json(request, 200, tidied(true));
      case BACKUP -> this::backUp;
      case INVITATION -> request -> Http.json(request, 200, invitation());
      case INVITE -> this::invite;
      case UNINVITE -> this::uninvite;
      case RECORD -> request -> Http.json(request, 200, record());
      case SETTINGS -> request -> Http.json(request, 200, settings());
      case LOG -> request -> Http.json(request, 200, log());
    };
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
        .ifPresent(
            why -> warnings.add("Nothing can be stored (" + why + "); parlour doctor says more."));
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

  /// The tables, evenings and clubs at which something happened last.
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
      } else if (Backup.isClub(each.pid()))
        club(each.pid())
            .ifPresent(club -> shown.add(out.put("kind", "club").put("name", club.name()).done()));
      else shown.add(out.put("kind", "evening").done());
    }
    return Json.fields().put("tables", Json.items(shown)).done();
  }

  /// A club as it stands, unless it is being deleted.
  private Optional<Club> club(String pid) {
    Optional<Club> club = Optional.empty();
    for (Json body : stored.bodies(pid)) {
      ClubEvent event = ClubEventCodec.read(body);
      club = club.isEmpty() ? Club.first(event) : club.map(before -> before.after(event));
    }
    return club.filter(each -> !each.closed());
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
                          + " OR pid LIKE 'evening|%' OR pid LIKE 'club|%' GROUP BY pid ORDER BY 3"
                          + " DESC LIMIT ?")) {
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

  private void endTable(Context request) {
    askTable(request, "ended a table", TableCommand.End::new);
  }

  private void deleteTable(Context request) {
    askTable(request, "deleted a table", to -> new TableCommand.Forget(true, to));
  }

  private void askTable(
      Context request, String what, Function<ActorRef<Reply>, TableCommand> command) {
    String id = Limits.checkedTableId(request.pathParam("id"));
    answer(request, services.table(id).ask(command::apply, Http.REPLY_TIMEOUT), what, id);
  }

  private void deleteClub(Context request) {
    String id = Limits.checkedClubId(request.pathParam("id"));
    CompletionStage<Reply> closed =
        ClubActor.ref(sharding, id)
            .ask(
                to -> new ClubCommand.Act(Answer.of("close-by-house"), "", Optional.empty(), to),
                Http.REPLY_TIMEOUT);
    answer(request, closed, "deleted a club", id);
  }

  private void answer(Context request, CompletionStage<Reply> asked, String what, String id) {
    Reply reply = Http.await(asked, LATE);
    if (reply.isSuccess()) did(what, id);
    Http.answer(request, reply);
  }

  private Json notice() {
    Json.Writer out = Json.fields();
    door.notice(Instant.now()).ifPresent(text -> out.put("text", text));
    return out.done();
  }

  private void say(Context request) {
    String text = TextRules.clean(Http.body(request).at("text").asText());
    if (text.isEmpty() || text.length() > LONGEST_NOTICE)
      throw new Problem(400, "A notice has from 1 to " + LONGEST_NOTICE + " characters.");
    book.write(HouseBook.Page.NOTICE, text, Instant.now());
    readNotice.run();
    did("said: " + text, "");
    Http.json(request, 200, notice());
  }

  private void sayNoMore(Context request) {
    book.tear(HouseBook.Page.NOTICE);
    readNotice.run();
    did("took the notice back", "");
    Http.json(request, 200, notice());
  }

  private void deleteEvening(Context request) {
    String id = Limits.checkedTableId(request.pathParam("id"));
    EveningActor.ref(sharding, id).tell(new EveningCommand.Forget());
    did("deleted an evening", id);
    Http.json(request, 200, Json.fields().done());
  }

  /// What has been kept long enough; it is forgotten if asked to.
  private Json tidied(boolean forget) {
    List<Tidying.Found> found = tidying.find(Instant.now());
    if (forget) {
      found.forEach(each -> Tidying.forget(each, services, sharding, nobody));
      did(Tidying.FORGOT, found.stream().map(Tidying.Found::id).toList());
    }
    return Json.fields()
        .puts(
            "found",
            found.stream().sorted(comparing(Tidying.Found::last)).toList(),
            (each, out) -> {
              out.put("kind", word(each.kind()));
              out.put("id", each.id());
              out.put("reason", word(each.reason()));
              out.put("last", each.last().toString());
            })
        .done();
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /// Notes what the host did, for the record and the log.
  private void did(String what, List<String> ids) {
    book.note(what, ids, Instant.now());
    LOG.atInfo().addKeyValue("ids", ids).log("The desk {}", what);
  }

  private void did(String what, String id) {
    did(what, List.of(id));
  }

  private Json record() {
    return Json.fields()
        .puts(
            "record",
            book.record(Instant.now()),
            (deed, out) -> {
              out.put("at", deed.at().toString());
              out.put("what", deed.what());
              out.put("id", deed.id());
            })
        .done();
  }

  private Json invitation() {
    Json.Writer out = Json.fields().put("opens", options.house().opens().word());
    door.invitedSince().ifPresent(made -> out.put("made", made.toString()));
    return out.done();
  }

  private void invite(Context request) {
    String token = door.invite(Instant.now());
    did("made the invitation", "");
    Http.json(request, 201, Json.fields().put("inviteToken", token).done());
  }

  private void uninvite(Context request) {
    door.uninvite();
    did("struck the invitation", "");
    Http.json(request, 200, Json.fields().done());
  }

  private void backUp(Context request) {
    DailyCopies made =
        copies.orElseThrow(
            () -> new Problem(409, "Tables in PostgreSQL are backed up with pg_dump."));
    try {
      DailyCopies.Copy copy = made.make(Instant.now());
      did("made a backup", copy.file().getFileName().toString());
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
