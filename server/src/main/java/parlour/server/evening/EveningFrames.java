package parlour.server.evening;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.engine.Clause;
import parlour.engine.MinuteLine;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.engine.wire.JsonChange;
import parlour.games.progressive.Evening;
import parlour.games.progressive.Foursome;
import parlour.games.progressive.Guest;
import parlour.games.progressive.Plan;
import parlour.games.progressive.Round;
import parlour.games.progressive.Score;
import parlour.server.wire.Problem;
import parlour.server.wire.Reply;

/// The frames an evening sends, as JSON; the words in the envelopes are in none of them.
final class EveningFrames {
  private static final int MOST_LINES = 40;
  private static final Json NOTHING = Json.fields().done();

  private EveningFrames() {}

  /// The evening as one eye sees it at a moment.
  ///
  /// @param connected the guests with a connection
  /// @param laid the tables that are there, and what they wait for
  record Page(
      String id,
      EveningState state,
      long nowMillis,
      EveningState.Eye eye,
      List<Integer> connected,
      Map<String, EveningTables.Waiting> laid) {}

  /// A guest as all see them.
  private record GuestRow(Guest guest, boolean connected, int table) {}

  /// A table of the game; its id and seat are empty for those who do not sit at it.
  private record TableRow(
      int number,
      Foursome foursome,
      Optional<EveningTables.Waiting> waiting,
      String table,
      int seat) {}

  /// A line of the minute book with its number.
  private record NumberedLine(int n, MinuteLine line) {}

  /// The `evening` frame: all of it.
  static String evening(Page page) {
    return Json.text(out -> write(page, out));
  }

  /// The `change` frame for a client that was sent the evening before.
  static String change(Page before, Page after) {
    Json change = JsonChange.between(before, after, EveningFrames::write).orElse(NOTHING);
    return Json.text(out -> out.put("type", "change").put("evening", change));
  }

  private static void write(Page page, Json.Sink out) {
    EveningState state = page.state();
    Evening evening = state.evening();
    EveningState.Eye eye = page.eye();
    out.put("type", "evening")
        .put("evening", page.id())
        .put("role", eye.hostess() ? "hostess" : eye.guest() >= 0 ? "guest" : "screen")
        .put("eye", eye.guest())
        .put("phase", evening.phase().word())
        .put("round", evening.round())
        .put("now", page.nowMillis())
        .put("began", evening.clock().beganMillis())
        .put("paused", evening.clock().isPaused())
        .put("spent", spentMillis(state, page.nowMillis()))
        .put("plan", plan(state.opened().plan()))
        .put("commitment", state.opened().seed().commitment())
        .puts("guests", guests(evening, page.connected()), EveningFrames::write)
        .puts("tables", tables(page), EveningFrames::write)
        .put("bench", numbers(evening.unseated().stream().map(Guest::id).toList()))
        .puts("lines", lines(state), EveningFrames::write);
    if (!evening.past().isEmpty())
      out.put("last", round(evening.past().getLast(), evening.decided()));
    if (eye.hostess()) out.put("envelopes", evening.floor().words().size());
    if (evening.phase() == Evening.Phase.OVER)
      out.put("prize", numbers(evening.prize().stream().map(Guest::id).toList()))
          .put("booby", numbers(evening.booby().stream().map(Guest::id).toList()));
    if (!state.fault().isEmpty()) out.put("fault", state.fault());
  }

  private static long spentMillis(EveningState state, long nowMillis) {
    Evening.Clock clock = state.evening().clock();
    return clock.isPaused() ? clock.spentMillis() : nowMillis - clock.lostMillis();
  }

  private static Json plan(Plan plan) {
    Plan.End end = plan.end();
    return Json.fields()
        .put("game", plan.game())
        .put("title", plan.entry().title())
        .put("table", write(plan.table()))
        .put("evening", write(plan.evening()))
        .put("end", Json.fields().put("what", end.what()).put("count", end.count()).done())
        .put("words", plan.words())
        .done();
  }

  private static Json write(Settings settings) {
    Json.Writer out = Json.fields();
    new TreeMap<>(settings.values()).forEach(out::put);
    return out.done();
  }

  private static List<GuestRow> guests(Evening evening, List<Integer> connected) {
    List<GuestRow> rows = new ArrayList<>();
    for (Guest guest : evening.guests())
      rows.add(
          new GuestRow(
              guest, guest.isBot() || connected.contains(guest.id()), evening.table(guest.id())));
    return rows;
  }

  private static void write(GuestRow row, Json.Sink out) {
    Guest guest = row.guest();
    out.put("id", guest.id())
        .put("name", guest.name())
        .put("level", guest.level())
        .put("here", guest.here())
        .put("connected", row.connected())
        .put("gold", guest.stars().gold())
        .put("red", guest.stars().red())
        .put("byes", guest.stars().byes())
        .put("device", guest.device())
        .put("table", row.table());
  }

  /// The tables of the game; the id of a table is sent only to the guests who sit at it, once it is
  /// there.
  private static List<TableRow> tables(Page page) {
    EveningState state = page.state();
    int guest = page.eye().guest();
    List<TableRow> rows = new ArrayList<>();
    for (Foursome foursome : state.evening().tables()) {
      int number = rows.size() + 1;
      String table = state.tableId(number);
      Optional<EveningTables.Waiting> waiting = Optional.ofNullable(page.laid().get(table));
      boolean own = waiting.isPresent() && foursome.has(guest) && !state.hasLeftGame(guest);
      rows.add(
          new TableRow(
              number,
              foursome,
              foursome.score().isEmpty() && state.opened().plan().isPeopleFirst()
                  ? waiting
                  : Optional.empty(),
              own ? table : "",
              own ? foursome.chairs().indexOf(guest) : -1));
    }
    return rows;
  }

  private static void write(TableRow row, Json.Sink out) {
    out.put("number", row.number()).put("chairs", numbers(row.foursome().chairs()));
    row.foursome().score().ifPresent(score -> out.put("score", write(score)));
    row.waiting().ifPresent(waiting -> write(row.foursome(), waiting, out));
    if (!row.table().isEmpty()) out.put("table", row.table()).put("seat", row.seat());
  }

  private static void write(Foursome foursome, EveningTables.Waiting waiting, Json.Sink out) {
    if (waiting.gathers() || !waiting.missing().isEmpty())
      out.put("gathers", waiting.gathers()).put("missing", guests(foursome, waiting.missing()));
    if (!waiting.away().isEmpty()) out.put("away", guests(foursome, waiting.away()));
    if (!waiting.bots().isEmpty()) out.put("bots", guests(foursome, waiting.bots()));
    if (!waiting.helped().isEmpty()) out.put("helped", guests(foursome, waiting.helped()));
    if (!waiting.awaited().isEmpty()) out.put("awaited", guests(foursome, waiting.awaited()));
  }

  private static Json guests(Foursome foursome, List<Integer> chairs) {
    return numbers(chairs.stream().map(foursome.chairs()::get).toList());
  }

  private static Json write(Score score) {
    return numbers(List.of(score.first(), score.second()));
  }

  /// @param told who won each table, and what decided it
  private static Json round(Round round, List<String> told) {
    List<Json> outcomes = new ArrayList<>();
    for (Round.Outcome outcome : round.tables())
      outcomes.add(
          Json.fields()
              .put("chairs", numbers(outcome.foursome().chairs()))
              .put("score", write(outcome.foursome().score().orElseThrow()))
              .put("winner", outcome.winner())
              .put("drawn", outcome.drawn())
              .put("told", told.get(outcomes.size()))
              .done());
    return Json.fields()
        .put("tables", Json.items(outcomes))
        .put("began", round.beganMillis())
        .put("ended", round.endedMillis())
        .done();
  }

  private static Json numbers(List<Integer> numbers) {
    return Json.items(numbers.stream().map(number -> Json.of(number.longValue())).toList());
  }

  private static List<NumberedLine> lines(EveningState state) {
    List<NumberedLine> lines = new ArrayList<>();
    int count = state.minutes().size();
    for (int i = Math.max(0, count - MOST_LINES); i < count; i++)
      lines.add(new NumberedLine(i + 1, state.minutes().get(i)));
    return lines;
  }

  private static void write(NumberedLine line, Json.Sink out) {
    out.put("n", line.n()).put("text", line.line().text()).puts("clauses", line.line().clauses());
  }

  /// The refusal of a step, with the clause of the rules.
  static Reply refused(Clause clause, String why) {
    return Reply.of(409, Problem.of(409, why, clause.id()));
  }
}
