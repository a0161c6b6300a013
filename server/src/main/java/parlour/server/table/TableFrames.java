package parlour.server.table;

import java.util.ArrayList;
import java.util.List;
import parlour.bots.skill.Strength;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.engine.wire.SceneFrame;
import parlour.games.progressive.Score;
import parlour.server.table.state.Chair;
import parlour.server.table.state.Chat;
import parlour.server.table.state.EveningLink;
import parlour.server.table.state.Former;
import parlour.server.table.state.GameReport;
import parlour.server.table.state.Match;
import parlour.server.table.state.Players;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TableEventCodec;
import parlour.server.table.state.TurnTime;
import parlour.server.wire.Cheer;
import parlour.server.wire.Reply;
import parlour.server.wire.TextRules;

/// The frames a table sends, as JSON; docs/PROTOCOL.md describes them.
public final class TableFrames {
  private TableFrames() {}

  /// The `table` frame: who sits where, for one eye.
  ///
  /// @param next the id of the rematch's table once it is stored, or nothing
  static String table(
      String id, String title, Table table, Seat eye, Seats connected, String next) {
    Json.Writer out = card(id, title, table, connected);
    out.put("host", table.players().host().index())
        .put("open", table.gathered().open())
        .put("patience", table.hostSettings().patienceSeconds())
        .put("hints", table.hostSettings().hintsAllowed())
        .put("eye", eye.index());
    if (table.gathered().family()) out.put("phrases", Json.texts(TextRules.QUICK_PHRASES));
    if (table.match().isPresent()) {
      Match match = table.match().orElseThrow();
      out.put("lastPlay", match.lastPlay(eye))
          .put("commitment", match.header().seed().commitment());
      out.put("kit", match.referee().kit(), SceneCodec::write);
      List<Former> former = table.players().former();
      if (!former.isEmpty())
        out.puts("former", former, (each, to) -> former(each, table, match, eye, to));
    }
    EveningLink link = table.eveningLink();
    if (!link.isNone())
      out.put(
          "evening",
          Json.fields()
              .put("evening", link.evening())
              .put("number", link.number())
              .put("round", link.round())
              .put("state", link.state().wireName())
              .done());
    if (!table.club().isEmpty()) out.put("club", table.club());
    if (!table.turnTime().isNone()) out.put("turnTime", turnTime(table).done());
    if (!next.isEmpty()) out.put("next", next);
    if (!table.fault().isEmpty()) out.put("fault", table.fault());
    return out.done().write();
  }

  /// Until which line that eye has read, and of a finished game until which entry, somebody played
  /// from a chair.
  private static void former(Former each, Table table, Match match, Seat eye, Json.Sink out) {
    out.put("seat", each.seat().index())
        .put("name", each.chair().name())
        .put("kind", each.chair().kind())
        .put("standIn", each.chair() instanceof Chair.StandIn)
        .put("lines", each.lines(match, eye));
    if (table.finished().isPresent()) out.put("entry", each.entries());
  }

  /// The part of the `table` frame that the lobby shows.
  static Json.Writer card(String id, String title, Table table, Seats connected) {
    List<Json> seats = new ArrayList<>();
    for (int i = 0; i < table.players().seats(); i++) {
      Seat seat = Seat.of(i);
      Chair chair = table.players().at(seat);
      Json.Writer out =
          Json.fields()
              .put("seat", i)
              .put("name", chair.name())
              .put("kind", chair.kind())
              .put("here", connected.has(seat) || chair.kind().equals("bot"))
              .put("level", chair.bot().map(bot -> Strength.of(bot.level()).level()).orElse(0))
              .put("standIn", chair instanceof Chair.StandIn);
      if (table.players().members().at(seat).longClock()) out.put("longClock", true);
      seats.add(out.done());
    }
    return Json.fields()
        .put("type", "table")
        .put("table", id)
        .put("game", table.gathered().game())
        .put("title", title)
        .put("settings", TableEventCodec.write(table.gathered().settings()))
        .put("phase", table.phase().wireName())
        .put("seats", Json.items(seats));
  }

  /// The `scene` frame for one eye: everything it sees, and the minute lines it has not had.
  static String scene(Match match, Seat eye, List<Json> lines, long nowMillis, int expectedChars) {
    return Json.text(
        expectedChars,
        out -> {
          int seq = match.lineCounts().at(eye);
          SceneFrame.scene(match.referee(), seq, nowMillis, eye, lines, out);
          opening(match, out);
        });
  }

  /// The `change` frame for one eye.
  ///
  /// @param change what has changed since the frame before
  static String change(Match match, Seat eye, Json change, List<Json> lines, long nowMillis) {
    return Json.text(
        SceneFrame.EXPECTED_CHANGE,
        out -> {
          int seq = match.lineCounts().at(eye);
          SceneFrame.change(match.referee(), seq, nowMillis, change, lines, out);
          opening(match, out);
        });
  }

  /// The seed of a game that is over. Sealed words lie in the envelopes of other tables too: only
  /// the log opens them, after the bell.
  private static void opening(Match match, Json.Sink out) {
    if (match.isOver() && match.header().seed().sealed().isEmpty())
      out.put("opening", SceneFrame.opening(match.header().seed()));
  }

  /// The answer to an evening: whether its table's game is over, the score so far, which people are
  /// not there, for which a bot plays, and for whose move the game waits.
  static Reply standing(Table table, Seats missing) {
    Match match = table.match().orElseThrow();
    Score score = Score.standing(table.gathered().game(), match.referee());
    Players players = table.players();
    return Reply.of(
        200,
        Json.fields()
            .put("over", match.isOver())
            .put("stopped", table.eveningLink().isStopped())
            .put("first", score.first())
            .put("second", score.second())
            .put("edge", score.edge())
            .put("gathers", table.eveningLink().state() == EveningLink.State.GATHERS)
            .put("missing", numbers(missing))
            .put("bots", numbers(players.people().minus(players.people().minus(players.bots()))))
            .put("awaited", numbers(table.awaited()))
            .done());
  }

  private static Json numbers(Seats seats) {
    List<Json> numbers = new ArrayList<>();
    for (Seat seat : seats) numbers.add(Json.of((long) seat.index()));
    return Json.items(numbers);
  }

  /// What a club is told of a table that is not there any more.
  static final Json GONE = Json.fields().put("phase", "gone").done();

  /// What a club is told of its table: how far it has come, which members have which chairs, and of
  /// a finished game how it went.
  static Json clubStanding(Table table) {
    List<Json> chairs = new ArrayList<>();
    for (int i = 0; i < table.players().seats(); i++)
      chairs.add(Json.of((long) table.players().members().at(Seat.of(i)).id()));
    Json.Writer out =
        Json.fields()
            .put("game", table.gathered().game())
            .put("phase", table.phase().wireName())
            .put("chairs", Json.items(chairs));
    if (!table.turnTime().isNone()) {
      TurnTime time = table.turnTime();
      out.put(
          "turnTime",
          turnTime(table).put("number", time.number()).put("reminded", time.isReminded()).done());
    }
    GameReport.of(table).ifPresent(report -> out.put("report", report));
    return out.done();
  }

  /// Over how many days a turn may go, who has to play, and until when.
  private static Json.Writer turnTime(Table table) {
    List<Json> awaited = new ArrayList<>();
    for (Seat seat : table.awaited()) awaited.add(Json.of((long) seat.index()));
    return Json.fields()
        .put("days", table.turnTime().days())
        .put("awaited", Json.items(awaited))
        .put("until", table.turnTime().untilMillis());
  }

  /// @param number the number of the play among those of its seat
  static String played(long id, int number) {
    return Json.text(out -> out.put("type", "played").put("id", id).put("seq", number));
  }

  static String refused(long id, String clause, String why) {
    return Json.text(
        out -> out.put("type", "refused").put("id", id).put("clause", clause).put("why", why));
  }

  static String chat(long n, Chat.Line line) {
    TableEvent.Said said = line.said();
    return Json.text(
        out ->
            out.put("type", "chat")
                .put("n", n)
                .put("seat", said.seat().index())
                .put("name", line.name())
                .put("text", said.text())
                .put("at", said.atMillis()));
  }

  static String cheer(Seat by, Cheer kind) {
    return Json.text(
        out -> out.put("type", "cheer").put("seat", by.index()).put("kind", kind.word()));
  }

  public static String ping(long n) {
    return Json.text(out -> out.put("type", "ping").put("n", n));
  }

  public static String problem(String title, String detail) {
    return Json.text(out -> out.put("type", "problem").put("title", title).put("detail", detail));
  }

  /// Every photo finish of a game, with the number of the entry it decided.
  static Json timing(Match match) {
    List<Json> sheets = new ArrayList<>();
    for (Match.Finish finish : match.photoFinishes()) {
      Json.Writer out = Json.fields().put("entry", finish.entry());
      finish.photoFinish().write().asFields().forEach(out::put);
      sheets.add(out.done());
    }
    return Json.items(sheets);
  }
}
