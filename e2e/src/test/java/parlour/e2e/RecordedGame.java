package parlour.e2e;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.play.Referee;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.engine.wire.SceneFrame;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.Lexicon;

/// A game that bots have played, as the frames each chair is sent.
///
/// @param table the frame that seats everybody, by chair
/// @param scenes the `scene` frames of each chair, from the deal to the last move
/// @param changes the same as `change` frames, each of which follows the scene before; the first
///   shows the deal whole
/// @param by whose move led to each frame; nobody's after the deal and where the clock spoke
record RecordedGame(
    String id,
    List<String> table,
    List<List<String>> scenes,
    List<List<String>> changes,
    List<Seat> by) {
  private static final Lexicon LEXICON = ShippedLexicon.load();

  /// A table of people pauses after each hand and before a race.
  private static final Map<String, String> PAUSES = Map.of("pause", "wait");

  /// The beginnings that were played: several tests look at the same ones.
  private static final Map<List<Object>, RecordedGame> BEGINNINGS = new ConcurrentHashMap<>();

  private static final int BEGINNING_STEPS = 60;

  /// Plays a game, or its first steps, at a table of three or as many as it needs.
  static RecordedGame of(CatalogEntry kind, long seed, int mostSteps) {
    if (mostSteps > BEGINNING_STEPS) return play(kind, seed, mostSteps);
    return BEGINNINGS.computeIfAbsent(
        List.of(kind.id(), seed, mostSteps), _ -> play(kind, seed, mostSteps));
  }

  private static RecordedGame play(CatalogEntry kind, long seed, int mostSteps) {
    int seats = Math.clamp(3, kind.seating().fewest(), kind.seating().most());
    if (kind.objection(seats, PAUSES).isPresent()) seats = kind.seating().fewest();
    return play(kind, kind.open(PAUSES, LEXICON), seats, seed, mostSteps);
  }

  private static <S, M, V> RecordedGame play(
      CatalogEntry kind, Game<S, M, V> game, int seats, long seed, int mostSteps) {
    Bot<M, V> bot = Bots.seat(game, Bots.USUAL);
    List<Bot<M, V>> bots = IntStream.range(0, seats).mapToObj(_ -> bot).toList();
    Simulator.Played<M> played = Simulator.play(game, seed, bots, mostSteps);
    Referee<S, M, V> referee = new Referee<>(game, seats, seed);
    List<String> tables = new ArrayList<>();
    List<List<String>> scenes = new ArrayList<>();
    List<List<String>> changes = new ArrayList<>();
    for (int eye = 0; eye < seats; eye++) {
      scenes.add(new ArrayList<>());
      changes.add(new ArrayList<>());
    }
    List<SceneFrame.Minute> minutes = new ArrayList<>();
    List<Seat> by = new ArrayList<>(List.of(Seat.NOBODY));
    record(referee, scenes, 0, minutes, 0);
    for (int eye = 0; eye < seats; eye++) changes.get(eye).add(scenes.get(eye).getFirst());
    Referee<S, M, V> shown = referee.copy();
    for (int i = 0; i < played.steps().size(); i++) {
      Simulator.Step<M> step = played.steps().get(i);
      Referee.Decision decision =
          step.move().isPresent()
              ? referee.playMove(step.by(), step.move().get(), step.atMillis())
              : referee.timeUp(step.atMillis());
      int told = minutes.size();
      if (decision instanceof Referee.Decision.Accepted(var events))
        for (var event : events) minutes.add(new SceneFrame.Minute(i + 1, step.atMillis(), event));
      if (referee.prompt().isOver()) continue;
      recordChanges(shown, referee, changes, step.atMillis(), minutes, told);
      record(referee, scenes, step.atMillis(), minutes, told);
      by.add(step.move().isPresent() ? step.by() : Seat.NOBODY);
      shown = referee.copy();
    }
    for (int eye = 0; eye < seats; eye++)
      tables.add(table(kind, seats, eye, Json.of(referee.kit(), SceneCodec::write)));
    return new RecordedGame(kind.id(), tables, scenes, changes, by);
  }

  private static void record(
      Referee<?, ?, ?> referee,
      List<List<String>> scenes,
      long now,
      List<SceneFrame.Minute> minutes,
      int told) {
    for (int eye = 0; eye < scenes.size(); eye++) {
      Json.Writer out = Json.fields();
      List<Json> lines = SceneFrame.lines(minutes, Seat.of(eye), told);
      SceneFrame.scene(referee, scenes.get(eye).size(), now, Seat.of(eye), lines, out);
      scenes.get(eye).add(out.done().write());
    }
  }

  private static void recordChanges(
      Referee<?, ?, ?> before,
      Referee<?, ?, ?> after,
      List<List<String>> changes,
      long now,
      List<SceneFrame.Minute> minutes,
      int told) {
    for (int eye = 0; eye < changes.size(); eye++) {
      List<Json> lines = SceneFrame.lines(minutes, Seat.of(eye), told);
      Json change = SceneFrame.change(before, after, Seat.of(eye));
      int seq = changes.get(eye).size();
      changes
          .get(eye)
          .add(Json.text(out -> SceneFrame.change(after, seq, now, change, lines, out)));
    }
  }

  private static String table(CatalogEntry kind, int seats, int eye, Json kit) {
    List<Json> chairs = new ArrayList<>();
    for (int i = 0; i < seats; i++)
      chairs.add(
          Json.fields()
              .put("seat", i)
              .put("name", i == eye ? "Guest" : Bots.NAMES.get(i))
              .put("kind", i == eye ? "person" : "bot")
              .put("here", true)
              .put("level", i == eye ? 0 : Bots.USUAL)
              .put("standIn", false)
              .done());
    return Json.fields()
        .put("type", "table")
        .put("table", "recorded")
        .put("game", kind.id())
        .put("title", kind.title())
        .put("settings", Json.fields().done())
        .put("phase", "playing")
        .put("seats", Json.items(chairs))
        .put("host", eye)
        .put("open", false)
        .put("patience", 0)
        .put("hints", true)
        .put("eye", eye)
        .put("kit", kit)
        .done()
        .write();
  }

  /// Frames of one chair that show its various phases: the first of every set of offers, and others
  /// spread evenly over the game.
  List<String> sample(int eye, int most) {
    Map<String, String> phases = new LinkedHashMap<>();
    for (String frame : scenes.get(eye)) phases.putIfAbsent(phase(frame), frame);
    List<String> chosen = new ArrayList<>(phases.values());
    List<String> all = scenes.get(eye);
    for (int i = 0; i < most; i++) chosen.add(all.get((int) ((long) i * all.size() / most)));
    List<String> ordered = all.stream().filter(chosen::contains).distinct().toList();
    return ordered.size() <= most
        ? ordered
        : IntStream.range(0, most).mapToObj(i -> ordered.get(i * ordered.size() / most)).toList();
  }

  /// What a chair may do in a frame, as a text: the verbs of its offers.
  private static String phase(String frame) {
    int from = frame.indexOf("\"offers\"");
    return frame
        .substring(Math.max(0, from))
        .replaceAll("\"label\":\"[^\"]*\"|\"ids\":\\[[^]]*]", "");
  }
}
