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
import parlour.games.material.CatalogEntry;
import parlour.lexicon.Lexicon;
import parlour.testkit.SceneBot;

/// A page and its device in one: sends requests and frames, stores what it is told to, and passes
/// time by jumping to the next due step.
final class TestPage {
  static final Lexicon LEXICON = ShippedLexicon.load();
  static final String OWN = "own-0123456789ab";

  private final LocalServer server;
  private final SceneBot bot;
  private final Dice dice;
  private final String secret;
  private Optional<Json> deal = Optional.empty();
  private final List<Json> since = new ArrayList<>();
  private final List<Json> frames = new ArrayList<>();
  private Optional<Json> scene = Optional.empty();
  private long nowMillis = 1_000_000;
  private long waitMillis;
  private long playId;

  TestPage(long seed) {
    this.server = new LocalServer(LEXICON);
    this.dice = new Dice(seed);
    this.bot = new SceneBot(LEXICON, dice);
    StringBuilder digits = new StringBuilder();
    for (int i = 0; i < 96; i++) digits.append(Character.forDigit(dice.below(16), 16));
    this.secret = digits.toString();
  }

  /// The same device after the page was reloaded an hour later.
  private TestPage(TestPage before) {
    this.server = new LocalServer(LEXICON);
    this.dice = before.dice;
    this.bot = before.bot;
    this.secret = before.secret;
    this.deal = before.deal;
    this.since.addAll(before.since);
    this.nowMillis = before.nowMillis + 3_600_000;
    this.playId = before.playId;
    server.recall(deal.orElseThrow(), since);
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
        server
            .ask(
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

  /// Deals a table as a page does, with the default settings and the weakest bots.
  Json deal(CatalogEntry entry) {
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
    return take(table().hear(frame, nowMillis, nowMillis));
  }

  TableReply hello() {
    return say(Json.fields().put("type", "hello").put("since", 0).put("chat", 0).done());
  }

  private TableReply take(TableReply reply) {
    since.addAll(reply.stored());
    frames.addAll(reply.frames());
    for (Json frame : reply.frames())
      if (frame.at("type").asText().equals("scene")) scene = Optional.of(frame);
    waitMillis = reply.waitMillis();
    return reply;
  }

  SoloTable table() {
    return server.table(OWN).orElseThrow();
  }

  boolean isOver() {
    return table().run().isOver();
  }

  /// Every frame shown so far.
  List<Json> frames() {
    return frames;
  }

  Scene scene() {
    return SceneCodec.scene(scene.orElseThrow().at("scene"));
  }

  /// Answers an offer at random if the game waits for one, or lets time pass until the next step.
  void goOn() {
    boolean asked = table().run().referee().prompt().must().has(LocalRun.PERSON);
    boolean may = table().run().referee().prompt().may().has(LocalRun.PERSON);
    for (int attempt = 0; asked && attempt < 40 || may && attempt == 0 && dice.once(4); attempt++) {
      Optional<Answer> answer = bot.answer(scene());
      if (answer.isEmpty()) continue;
      int before = table().run().entries().size();
      play(answer.get());
      if (table().run().entries().size() > before) return;
    }
    if (waitMillis < 0) throw new IllegalStateException("nothing will ever happen at this table");
    nowMillis += waitMillis;
    take(table().look(nowMillis));
  }

  TableReply play(Answer answer) {
    return say(
        Json.fields()
            .put("type", "play")
            .put("id", ++playId)
            .put("answer", SceneCodec.write(answer))
            .done());
  }

  /// The person leaves, or closes the page.
  void leave() {
    take(table().leave(nowMillis));
  }
}
