package parlour.offline;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Scene;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.games.CatalogEntry;
import parlour.lexicon.Lexicon;
import parlour.testkit.SceneBot;

/// A page and its device in one: asks, sits, keeps what it is told to keep, and lets time pass by
/// jumping to whatever comes next.
final class TestPage {
  static final Lexicon LEXICON = ShippedLexicon.load();
  static final String OWN = "own-0123456789ab";

  private final LocalServer nook;
  private final SceneBot wit;
  private final Dice dice;
  private final String secret;
  private Optional<Json> deal = Optional.empty();
  private final List<Json> since = new ArrayList<>();
  private final List<Json> frames = new ArrayList<>();
  private Optional<Json> scene = Optional.empty();
  private long now = 1_000_000;
  private long wait;
  private long id;

  TestPage(long seed) {
    this.nook = new LocalServer(LEXICON);
    this.dice = new Dice(seed);
    this.wit = new SceneBot(LEXICON, dice);
    StringBuilder figures = new StringBuilder();
    for (int i = 0; i < 96; i++) figures.append(Character.forDigit(dice.below(16), 16));
    this.secret = figures.toString();
  }

  /// The same device after the page was loaded anew.
  private TestPage(TestPage before) {
    this.nook = new LocalServer(LEXICON);
    this.dice = before.dice;
    this.wit = before.wit;
    this.secret = before.secret;
    this.deal = before.deal;
    this.since.addAll(before.since);
    this.now = before.now + 3_600_000;
    this.id = before.id;
    nook.recall(deal.orElseThrow(), since);
  }

  TestPage again() {
    return new TestPage(this);
  }

  Json ask(String method, String path, Json body) {
    return ask(method, path, Map.of(), body);
  }

  Json ask(String method, String path, Map<String, String> query, Json body) {
    Json.Writer asked = Json.fields();
    query.forEach(asked::put);
    Json reply =
        nook.ask(
                Json.fields()
                    .put("method", method)
                    .put("path", path)
                    .put("query", asked.done())
                    .put("body", body)
                    .put("fresh", since.isEmpty() ? OWN : OWN + "2")
                    .put("secret", secret)
                    .done())
            .write();
    if (reply.maybe("laid").isPresent() && deal.isEmpty()) deal = reply.maybe("laid");
    return reply;
  }

  Json ask(String what) {
    return ask("GET", "/api/tables/" + OWN + "/" + what, Json.fields().done());
  }

  /// Lays a table as a page does, with the usual settings and bots that do not dawdle.
  Json lay(CatalogEntry entry) {
    int seats = Math.clamp(3, entry.seating().fewest(), entry.seating().most());
    while (entry.objection(seats, Map.of()).isPresent()) seats++;
    return ask(
        "POST",
        "/api/tables",
        Json.fields()
            .put("game", entry.id())
            .put("seats", seats)
            .put("name", "Edwin")
            .put("level", 1)
            .put("pace", 100)
            .done());
  }

  TableReply say(Json frame) {
    return take(table().hear(frame, now, now));
  }

  TableReply hello() {
    return say(Json.fields().put("type", "hello").put("since", 0).put("chat", 0).done());
  }

  private TableReply take(TableReply answers) {
    since.addAll(answers.kept());
    frames.addAll(answers.frames());
    for (Json frame : answers.frames())
      if (frame.at("type").asText().equals("scene")) scene = Optional.of(frame);
    wait = answers.again();
    return answers;
  }

  SoloTable table() {
    return nook.table(OWN).orElseThrow();
  }

  boolean isOver() {
    return table().course().isOver();
  }

  /// Every frame that was told.
  List<Json> frames() {
    return frames;
  }

  Scene scene() {
    return SceneCodec.scene(scene.orElseThrow().at("scene"));
  }

  /// Answers an offer by chance, if one is wanted, or lets time pass until something happens.
  void goOn() {
    boolean asked = table().course().referee().prompt().must().has(LocalRun.PERSON);
    boolean may = table().course().referee().prompt().may().has(LocalRun.PERSON);
    for (int attempt = 0; asked && attempt < 40 || may && attempt == 0 && dice.once(4); attempt++) {
      Optional<Answer> answer = wit.answer(scene());
      if (answer.isEmpty()) continue;
      int before = table().course().entries().size();
      play(answer.get());
      if (table().course().entries().size() > before) return;
    }
    if (wait < 0) throw new IllegalStateException("nothing will ever happen at this table");
    now += wait;
    take(table().look(now));
  }

  TableReply play(Answer answer) {
    return say(
        Json.fields()
            .put("type", "play")
            .put("id", ++id)
            .put("answer", SceneCodec.write(answer))
            .done());
  }

  /// The person gets up, or closes his page.
  void leave() {
    take(table().leave(now));
  }
}
