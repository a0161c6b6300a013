package parlour.server.evening;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import parlour.engine.Clause;
import parlour.engine.MinuteLine;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
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

  private EveningFrames() {}

  /// The `evening` frame for one eye: the hostess's, a guest's or a watcher's.
  static String evening(
      String id,
      EveningState state,
      long nowMillis,
      EveningState.Eye eye,
      List<Integer> connected,
      EveningTables laid) {
    Evening evening = state.evening();
    Json.Writer out =
        Json.fields()
            .put("type", "evening")
            .put("evening", id)
            .put("role", eye.hostess() ? "hostess" : eye.guest() >= 0 ? "guest" : "screen")
            .put("eye", eye.guest())
            .put("phase", evening.phase().word())
            .put("round", evening.round())
            .put("now", nowMillis)
            .put("began", evening.clock().beganMillis())
            .put("paused", evening.clock().isPaused())
            .put("spent", spentMillis(state, nowMillis))
            .put("plan", plan(state.opened().plan()))
            .put("commitment", state.opened().seed().commitment())
            .put("guests", guests(evening, connected))
            .put("tables", tables(state, eye, laid))
            .put("bench", numbers(evening.unseated().stream().map(Guest::id).toList()))
            .put("lines", lines(state));
    if (!evening.past().isEmpty()) out.put("last", round(evening.past().getLast()));
    if (eye.hostess()) out.put("envelopes", evening.floor().words().size());
    if (evening.phase() == Evening.Phase.OVER)
      out.put("prize", numbers(evening.prize().stream().map(Guest::id).toList()))
          .put("booby", numbers(evening.booby().stream().map(Guest::id).toList()));
    if (!state.fault().isEmpty()) out.put("fault", state.fault());
    return out.done().write();
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

  private static Json guests(Evening evening, List<Integer> connected) {
    List<Json> guests = new ArrayList<>();
    for (Guest guest : evening.guests())
      guests.add(
          Json.fields()
              .put("id", guest.id())
              .put("name", guest.name())
              .put("level", guest.level())
              .put("here", guest.here())
              .put("connected", guest.isBot() || connected.contains(guest.id()))
              .put("gold", guest.stars().gold())
              .put("red", guest.stars().red())
              .put("byes", guest.stars().byes())
              .put("table", evening.table(guest.id()))
              .done());
    return Json.items(guests);
  }

  /// The tables of the game; the id of a table is sent only to the guests who sit at it, once it is
  /// there.
  private static Json tables(EveningState state, EveningState.Eye eye, EveningTables laid) {
    Evening evening = state.evening();
    List<Json> tables = new ArrayList<>();
    for (int i = 0; i < evening.tables().size(); i++) {
      Foursome foursome = evening.tables().get(i);
      Json.Writer out =
          Json.fields().put("number", i + 1).put("chairs", numbers(foursome.chairs()));
      foursome.score().ifPresent(score -> out.put("score", write(score)));
      String table = state.tableId(i + 1);
      if (laid.isThere(table) && foursome.has(eye.guest()) && !state.hasLeftGame(eye.guest()))
        out.put("table", table).put("seat", foursome.chairs().indexOf(eye.guest()));
      tables.add(out.done());
    }
    return Json.items(tables);
  }

  private static Json write(Score score) {
    return numbers(List.of(score.first(), score.second()));
  }

  private static Json round(Round round) {
    List<Json> outcomes = new ArrayList<>();
    for (Round.Outcome outcome : round.tables())
      outcomes.add(
          Json.fields()
              .put("chairs", numbers(outcome.foursome().chairs()))
              .put("score", write(outcome.foursome().score().orElseThrow()))
              .put("winner", outcome.winner())
              .put("drawn", outcome.drawn())
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

  private static Json lines(EveningState state) {
    List<Json> lines = new ArrayList<>();
    for (int i = Math.max(0, state.minutes().size() - MOST_LINES);
        i < state.minutes().size();
        i++) {
      MinuteLine line = state.minutes().get(i);
      lines.add(
          Json.fields()
              .put("n", i + 1)
              .put("text", line.text())
              .put("clauses", Json.texts(line.clauses()))
              .done());
    }
    return Json.items(lines);
  }

  /// The refusal of a step, with the clause of the rules.
  static Reply refused(Clause clause, String why) {
    Json.Writer out = Json.fields();
    Problem.of(409, why).asFields().forEach(out::put);
    return Reply.of(409, out.put("clause", clause.id()).done());
  }
}
