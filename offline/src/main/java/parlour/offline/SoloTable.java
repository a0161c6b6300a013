package parlour.offline;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.bots.analysis.Hint;
import parlour.engine.Answer;
import parlour.engine.Log;
import parlour.engine.Referee;
import parlour.engine.Seat;
import parlour.engine.TableRules;
import parlour.engine.wire.Json;
import parlour.engine.wire.LogCodec;
import parlour.engine.wire.SceneCodec;
import parlour.engine.wire.SceneFrame;
import parlour.engine.wire.SceneText;
import parlour.lexicon.Lexicon;

/// A table on this device: hears the frames a server's table hears, and answers with the same.
///
/// What must survive goes out with every answer, to be kept before anything is shown; read back, it
/// is the same table again, and its clock goes on where it stood.
final class SoloTable {
  /// No game goes on so long without its person.
  private static final int TIRELESS = 10_000;

  private static final int LONGEST_SAYING = 200;

  private final SavedDeal deal;
  private final LocalRun<?, ?> course;
  private final LocalClock clock = new LocalClock();
  private final Map<Long, Integer> plays = new TreeMap<>();
  private long lastPlay;
  private boolean hints = true;
  private String next = "";
  private int told;
  private int said;
  private int kept;

  private SoloTable(SavedDeal deal, Lexicon lexicon) {
    this.deal = deal;
    this.course = LocalRun.of(deal.entry().open(deal.header().settings().values(), lexicon), deal);
  }

  static SoloTable dealt(SavedDeal deal, Lexicon lexicon) {
    return new SoloTable(deal, lexicon);
  }

  /// Reads a table back from its deal and all that was kept since; the bots look at it afresh.
  static SoloTable read(SavedDeal deal, List<Json> since, Lexicon lexicon) {
    SoloTable table = new SoloTable(deal, lexicon);
    for (Json line : since) table.recall(line);
    table.kept = table.course.entries().size();
    table.clock.stand(Math.max(table.clock.at(0), table.course.at()));
    return table;
  }

  private void recall(Json line) {
    line.maybe("rested").ifPresent(at -> clock.stand(at.asWhole()));
    line.maybe("next").ifPresent(table -> next = table.asText());
    line.maybe("hints").ifPresent(on -> hints = on.asTruth());
    if (line.maybe("answer").isEmpty()) return;
    if (course.enter(LogCodec.entry(line)).isPresent())
      throw new Json.Malformed("What was kept of this table does not fit its rules.");
    line.maybe("id").ifPresent(id -> count(id.asWhole()));
  }

  private void count(long id) {
    plays.put(id, course.entries().size());
    lastPlay = Math.max(lastPlay, id);
  }

  SavedDeal deal() {
    return deal;
  }

  LocalRun<?, ?> course() {
    return course;
  }

  /// Hears a frame.
  ///
  /// @param sent when it was sent, by the device's own clock
  TableReply hear(Json frame, long sent, long now) {
    TableReply out = new TableReply();
    switch (frame.at("type").asText()) {
      case "hello" -> {
        clock.start(now);
        told = Math.clamp(frame.maybe("since").map(Json::asWhole).orElse(0L), 0, 1 << 30);
        out.tell(table());
        show(out, now);
      }
      case "play" -> play(frame, sent, now, out);
      case "chat" -> chat(LocalRun.PERSON, frame.at("text").asText(), out);
      case "hint" -> hint(frame.at("degree").asInt(), out);
      case "hints" -> allowHints(frame.at("on").asTruth(), out);
      case "pong" -> {}
      default -> throw new Json.Malformed("A table does not understand such a frame.");
    }
    return schedule(out, now);
  }

  /// Does what is due: one bot thinks, or one deed is done, so that the person is never kept
  /// waiting for more than that.
  TableReply look(long now) {
    TableReply out = new TableReply();
    if (clock.runs() && !course.think() && course.step(clock.at(now))) show(out, now);
    return schedule(out, now);
  }

  /// The person gets up; the clock stands still.
  TableReply leave(long now) {
    clock.stand(clock.at(now));
    TableReply out = new TableReply();
    if (!course.isOver()) out.keep(Json.fields().put("rested", clock.at(now)).done());
    return out;
  }

  /// The same company goes on at another table.
  TableReply leadTo(String table) {
    next = table;
    TableReply out = new TableReply();
    out.keep(Json.fields().put("next", table).done());
    out.tell(table());
    return out;
  }

  private TableReply schedule(TableReply out, long now) {
    if (!clock.runs() || course.isOver()) return out;
    if (course.isCurious()) return out.lookIn(0);
    course.next().ifPresent(when -> out.lookIn(Math.max(0, when - clock.at(now))));
    return out;
  }

  private void play(Json frame, long sent, long now, TableReply out) {
    long id = frame.at("id").asWhole();
    Answer answer = SceneCodec.answer(frame.at("answer"));
    long until = Math.max(Math.min(clock.at(sent), clock.at(now)), course.at());
    if (id <= lastPlay) {
      Integer seq = plays.get(id);
      out.tell(
          seq == null
              ? refused(id, TableRules.SENSE.id(), "That play came out of order.")
              : played(id, seq));
      return;
    }
    // Everything that was due before it comes before it.
    for (int i = 0; i < TIRELESS; i++) {
      course.thinkAll();
      if (!course.step(until)) break;
    }
    Optional<Referee.Decision.Refused> refused =
        course.enter(new Log.Entry(Math.max(until, course.at()), LocalRun.PERSON, answer));
    if (refused.isPresent()) {
      if (course.entries().size() > kept) show(out, now);
      out.tell(refused(id, refused.get().clause().id(), refused.get().why()));
      return;
    }
    count(id);
    out.tell(played(id, course.entries().size()));
    show(out, now);
  }

  /// Keeps what is new and shows what has become of the table.
  private void show(TableReply out, long now) {
    for (; kept < course.entries().size(); kept++) out.keep(line(kept));
    List<Json> lines = SceneFrame.lines(course.minutes(), LocalRun.PERSON, told);
    told = course.minutes().size();
    Json.Writer scene = Json.fields();
    SceneFrame.scene(
        course.referee(), course.entries().size(), clock.at(now), LocalRun.PERSON, lines, scene);
    if (course.isOver()) {
      scene.put("opening", SceneFrame.opening(deal.header().seed()));
      out.tell(scene.done());
      out.tell(table());
    } else out.tell(scene.done());
  }

  /// An entry as it is kept, with the person's own number of it.
  private Json line(int index) {
    Json.Writer out = Json.fields();
    LogCodec.write(course.entries().get(index)).values().forEach(out::put);
    plays.forEach(
        (id, seq) -> {
          if (seq == index + 1) out.put("id", id);
        });
    return out.done();
  }

  private void chat(Seat seat, String text, TableReply out) {
    String clean = text.strip();
    if (clean.isEmpty()) return;
    said++;
    out.tell(
        Json.fields()
            .put("type", "chat")
            .put("n", said)
            .put("seat", seat.index())
            .put("name", seat.isNobody() ? "" : deal.name())
            .put("text", clean.substring(0, Math.min(clean.length(), LONGEST_SAYING)))
            .done());
  }

  private void hint(int degree, TableReply out) {
    if (degree < 1 || degree > Hint.DEGREES)
      throw new Json.Malformed("Hints have the degrees 1 to " + Hint.DEGREES + ".");
    if (!hints) out.tell(problem("Hints have been put away."));
    else if (course.isOver()) out.tell(problem("The game is over."));
    else if (!course.referee().prompt().asks(LocalRun.PERSON))
      out.tell(problem("It is not for you to play now."));
    else {
      List<String> names = deal.names();
      Optional<String> hint = course.hint(degree);
      if (hint.isEmpty()) out.tell(problem("There is nothing to be had just now."));
      else
        chat(
            Seat.NOBODY,
            deal.name()
                + " asked for a hint. "
                + SceneText.withNames(hint.get(), seat -> names.get(seat.index())),
            out);
    }
  }

  private void allowHints(boolean on, TableReply out) {
    if (hints == on) return;
    hints = on;
    out.keep(Json.fields().put("hints", on).done());
    out.tell(table());
  }

  /// Who sits where.
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
              .put("level", i == 0 ? 0 : deal.level())
              .put("standIn", false)
              .done());
    Json.Writer out =
        Json.fields()
            .put("type", "table")
            .put("table", deal.table())
            .put("game", deal.header().game())
            .put("title", deal.entry().title())
            .put("settings", deal.settings())
            .put("phase", course.isOver() ? "over" : "playing")
            .put("seats", Json.items(seats))
            .put("host", 0)
            .put("open", false)
            .put("hints", hints)
            .put("eye", 0)
            .put("lastPlay", lastPlay)
            .put("commitment", deal.header().seed().commitment());
    if (!next.isEmpty()) out.put("next", next);
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
