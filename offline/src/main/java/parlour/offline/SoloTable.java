package parlour.offline;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.bots.analysis.Hint;
import parlour.bots.skill.Strength;
import parlour.engine.Answer;
import parlour.engine.Seat;
import parlour.engine.TableRules;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.engine.wire.Json;
import parlour.engine.wire.LogCodec;
import parlour.engine.wire.NameTemplate;
import parlour.engine.wire.SceneCodec;
import parlour.engine.wire.SceneFrame;
import parlour.lexicon.Lexicon;

/// A table on this device: takes the frames that a server's table takes, and answers with the same.
///
/// What must survive a restart goes out with every reply, to be stored before anything is shown.
/// Restored from that, it is the same table again, and its clock continues where it stopped.
final class SoloTable {
  /// A bound on the steps before one move of the person, against a game that never waits for them.
  private static final int MOST_STEPS = 10_000;

  private static final int LONGEST_CHAT = 200;

  private final SavedDeal deal;
  private final LocalRun<?, ?> run;
  private final LocalClock clock = new LocalClock();
  private final Map<Long, Integer> entriesByPlayId = new TreeMap<>();
  private long lastPlay;
  private boolean hints = true;
  private String nextTable = "";
  private int linesShown;
  private int chatCount;
  private int entriesStored;

  private SoloTable(SavedDeal deal, Lexicon lexicon) {
    this.deal = deal;
    this.run =
        LocalRun.of(deal.entry().open(deal.header().settings().values(), lexicon), deal, lexicon);
  }

  static SoloTable dealt(SavedDeal deal, Lexicon lexicon) {
    return new SoloTable(deal, lexicon);
  }

  /// Restores a table from its deal and all lines stored since; the bots start without memory.
  static SoloTable read(SavedDeal deal, List<Json> since, Lexicon lexicon) {
    SoloTable table = new SoloTable(deal, lexicon);
    for (Json line : since) table.restore(line);
    table.entriesStored = table.run.entries().size();
    table.clock.stopAt(Math.max(table.clock.atMillis(0), table.run.atMillis()));
    return table;
  }

  private void restore(Json line) {
    line.maybe("rested").ifPresent(at -> clock.stopAt(at.asLong()));
    line.maybe("next").ifPresent(table -> nextTable = table.asText());
    line.maybe("hints").ifPresent(on -> hints = on.asBoolean());
    if (line.maybe("answer").isEmpty()) return;
    if (run.enter(LogCodec.entry(line)).isPresent())
      throw new Json.Malformed("What was kept of this table does not fit its rules.");
    line.maybe("id").ifPresent(id -> recordPlay(id.asLong()));
  }

  private void recordPlay(long id) {
    entriesByPlayId.put(id, run.entries().size());
    lastPlay = Math.max(lastPlay, id);
  }

  SavedDeal deal() {
    return deal;
  }

  LocalRun<?, ?> run() {
    return run;
  }

  /// Takes a frame from the page.
  ///
  /// @param sentMillis when it was sent, by the device's own clock
  TableReply hear(Json frame, long sentMillis, long nowMillis) {
    TableReply out = new TableReply();
    switch (frame.at("type").asText()) {
      case "hello" -> {
        clock.start(nowMillis);
        linesShown = Math.clamp(frame.maybe("since").map(Json::asLong).orElse(0L), 0, 1 << 30);
        out.show(table());
        show(out, nowMillis);
      }
      case "play" -> {
        clock.start(nowMillis);
        play(frame, sentMillis, nowMillis, out);
      }
      case "chat" -> chat(LocalRun.PERSON, frame.at("text").asText(), nowMillis, out);
      case "hint" -> hint(frame.at("degree").asInt(), nowMillis, out);
      case "hints" -> allowHints(frame.at("on").asBoolean(), out);
      case "rest" -> rest(frame.at("on").asBoolean(), nowMillis, out);
      case "pong" -> {}
      default -> throw new Json.Malformed("A table does not understand such a frame.");
    }
    return schedule(out, nowMillis);
  }

  /// The clock stands still while the person reads something that lies over the table.
  private void rest(boolean on, long nowMillis, TableReply out) {
    if (on) clock.stopAt(clock.atMillis(nowMillis));
    else {
      clock.start(nowMillis);
      show(out, nowMillis);
    }
  }

  /// Does one thing that is due, a bot's thinking or one step, so that the person never waits for
  /// more than that.
  TableReply look(long nowMillis) {
    TableReply out = new TableReply();
    if (clock.isRunning() && !run.think() && run.step(clock.atMillis(nowMillis)))
      show(out, nowMillis);
    return schedule(out, nowMillis);
  }

  /// The person leaves; the clock stops.
  TableReply leave(long nowMillis) {
    clock.stopAt(clock.atMillis(nowMillis));
    TableReply out = new TableReply();
    if (!run.isOver()) out.store(Json.fields().put("rested", clock.atMillis(nowMillis)).done());
    return out;
  }

  /// A rematch follows at another table.
  TableReply leadTo(String table) {
    nextTable = table;
    TableReply out = new TableReply();
    out.store(Json.fields().put("next", table).done());
    out.show(table());
    return out;
  }

  private TableReply schedule(TableReply out, long nowMillis) {
    if (!clock.isRunning() || run.isOver()) return out;
    if (run.hasBotToThink()) return out.lookAfter(0);
    run.nextStepMillis()
        .ifPresent(when -> out.lookAfter(Math.max(0, when - clock.atMillis(nowMillis))));
    return out;
  }

  private void play(Json frame, long sentMillis, long nowMillis, TableReply out) {
    long id = frame.at("id").asLong();
    Answer answer = SceneCodec.answer(frame.at("answer"));
    long untilMillis =
        Math.max(Math.min(clock.atMillis(sentMillis), clock.atMillis(nowMillis)), run.atMillis());
    if (id <= lastPlay) {
      Integer seq = entriesByPlayId.get(id);
      out.show(
          seq == null
              ? refused(id, TableRules.SENSE.id(), "That play came out of order.")
              : played(id, seq));
      return;
    }
    // Everything that was due earlier comes first.
    for (int i = 0; i < MOST_STEPS; i++) {
      run.thinkAll();
      if (!run.step(untilMillis)) break;
    }
    Optional<Referee.Decision.Refused> refused =
        run.enter(new Log.Entry(Math.max(untilMillis, run.atMillis()), LocalRun.PERSON, answer));
    if (refused.isPresent()) {
      if (run.entries().size() > entriesStored) show(out, nowMillis);
      out.show(refused(id, refused.get().clause().id(), refused.get().why()));
      return;
    }
    recordPlay(id);
    out.show(played(id, run.entries().size()));
    show(out, nowMillis);
  }

  /// Stores the new entries and shows the table.
  private void show(TableReply out, long nowMillis) {
    for (; entriesStored < run.entries().size(); entriesStored++) out.store(line(entriesStored));
    List<Json> lines = SceneFrame.lines(run.minutes(), LocalRun.PERSON, linesShown);
    linesShown = run.minutes().size();
    Json.Writer scene = Json.fields();
    SceneFrame.scene(
        run.referee(),
        run.entries().size(),
        clock.atMillis(nowMillis),
        LocalRun.PERSON,
        lines,
        scene);
    if (run.isOver()) {
      scene.put("opening", SceneFrame.opening(deal.header().seed()));
      out.show(scene.done());
      out.show(table());
    } else out.show(scene.done());
  }

  /// An entry as it is stored, with the id of the person's play if it was one.
  private Json line(int index) {
    Json.Writer out = Json.fields();
    LogCodec.write(run.entries().get(index)).values().forEach(out::put);
    entriesByPlayId.forEach(
        (id, seq) -> {
          if (seq == index + 1) out.put("id", id);
        });
    return out.done();
  }

  private void chat(Seat seat, String text, long nowMillis, TableReply out) {
    String clean = text.strip();
    if (clean.isEmpty()) return;
    chatCount++;
    out.show(
        Json.fields()
            .put("type", "chat")
            .put("n", chatCount)
            .put("seat", seat.index())
            .put("name", seat.isNobody() ? "" : deal.name())
            .put("text", clean.substring(0, Math.min(clean.length(), LONGEST_CHAT)))
            .put("at", clock.atMillis(nowMillis))
            .done());
  }

  private void hint(int degree, long nowMillis, TableReply out) {
    if (degree < 1 || degree > Hint.DEGREES)
      throw new Json.Malformed("Hints have the degrees 1 to " + Hint.DEGREES + ".");
    if (!hints) out.show(problem("Hints have been put away."));
    else if (run.isOver()) out.show(problem("The game is over."));
    else if (!run.referee().prompt().asks(LocalRun.PERSON))
      out.show(problem("It is not for you to play now."));
    else {
      List<String> names = deal.names();
      Optional<String> hint = run.hint(degree);
      if (hint.isEmpty()) out.show(problem("No hint helps here: watch, and be quick."));
      else
        chat(
            Seat.NOBODY,
            deal.name()
                + " asked for a hint. "
                + NameTemplate.fill(hint.get(), seat -> names.get(seat.index())),
            nowMillis,
            out);
    }
  }

  private void allowHints(boolean on, TableReply out) {
    if (hints == on) return;
    hints = on;
    out.store(Json.fields().put("hints", on).done());
    out.show(table());
  }

  /// The `table` frame: who sits where, and the state of the table.
  Json table() {
    List<Json> seats = new ArrayList<>();
    List<String> names = deal.names();
    for (int i = 0; i < names.size(); i++)
      seats.add(
          Json.fields()
              .put("seat", i)
              .put("name", names.get(i))
              .put("kind", i == 0 ? "person" : "bot")
              .put("here", true)
              .put("level", i == 0 ? 0 : Strength.of(deal.level()).level())
              .put("standIn", false)
              .done());
    Json.Writer out =
        Json.fields()
            .put("type", "table")
            .put("table", deal.table())
            .put("game", deal.header().game())
            .put("title", deal.entry().title())
            .put("settings", deal.settings())
            .put("phase", run.isOver() ? "over" : "playing")
            .put("seats", Json.items(seats))
            .put("host", 0)
            .put("open", false)
            .put("hints", hints)
            .put("eye", 0)
            .put("lastPlay", lastPlay)
            .put("commitment", deal.header().seed().commitment());
    out.put("kit", run.referee().kit(), SceneCodec::write);
    if (!nextTable.isEmpty()) out.put("next", nextTable);
    return out.done();
  }

  private static Json played(long id, int seq) {
    return Json.fields().put("type", "played").put("id", id).put("seq", seq).done();
  }

  private static Json refused(long id, String clause, String why) {
    return Json.fields()
        .put("type", "refused")
        .put("id", id)
        .put("clause", clause)
        .put("why", why)
        .done();
  }

  private static Json problem(String detail) {
    return Json.fields()
        .put("type", "problem")
        .put("title", "Conflict")
        .put("detail", detail)
        .done();
  }
}
