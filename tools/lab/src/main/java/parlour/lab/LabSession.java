package parlour.lab;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import parlour.engine.Answer;
import parlour.engine.Prompt;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.engine.wire.KnownFields;
import parlour.engine.wire.SceneCodec;
import parlour.games.GameList;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.Lexicon;

/// Many labs in one program, run by JSON requests of one line each (the protocol of `./parlour lab
/// --stdio`).
///
/// A request may concern many labs at once; each has its own answer in the list that comes back,
/// and a refusal of one leaves the others alone.
public final class LabSession {
  private static final int MOST_LABS = 100_000;

  private final GameList games;
  private final Lexicon lexicon;
  private final Map<Integer, Lab<?, ?, ?>> labs = new HashMap<>();
  private final Map<Integer, Set<Observation.Part>> shown = new HashMap<>();
  private final Map<Played, Coding> codings = new HashMap<>();
  private int lastLab = -1;

  /// A game with its options, and how many answers have ids: all such labs share one coding.
  private record Played(String game, Settings settings, int size) {}

  /// The fields of each request.
  private static final Map<String, KnownFields> REQUESTS = requests();

  private static final KnownFields STEP =
      KnownFields.of("lab", "seat", "action", "answer", "wait", "reaction");
  private static final KnownFields DEAL = KnownFields.of("lab", "seed", "botSeed", "seat");
  private static final KnownFields LOOK = KnownFields.of("lab", "seat");

  /// How long an answer may be, by the one before: those to a batch are long and much alike.
  private int expectedLength = 512;

  public LabSession(GameList games, Lexicon lexicon) {
    this.games = games;
    this.lexicon = lexicon;
  }

  /// Answers a request; a refusal is an answer too.
  public String answer(String request) {
    Json asked;
    try {
      asked = Json.parse(request);
    } catch (Json.Malformed malformed) {
      return Json.text(out -> out.put("problem", malformed.sentence()));
    }
    try {
      String answer = Json.text(expectedLength, out -> answer(asked, out));
      expectedLength = answer.length() + answer.length() / 4;
      return answer;
    } catch (Json.Malformed malformed) {
      return Json.text(out -> out.put("problem", malformed.sentenceIn(asked)));
    } catch (LabRefusal refusal) {
      return Json.text(out -> write(refusal, out));
    }
  }

  private static void write(LabRefusal refusal, Json.Sink out) {
    out.put("problem", refusal.sentence());
    if (!refusal.clause().isEmpty()) out.put("clause", refusal.clause());
  }

  private static Map<String, KnownFields> requests() {
    Map<String, KnownFields> requests = new LinkedHashMap<>();
    requests.put("games", KnownFields.of("op"));
    requests.put(
        "open",
        KnownFields.of(
            "op",
            "game",
            "seats",
            "bots",
            "settings",
            "seed",
            "botSeed",
            "count",
            "show",
            "size",
            "table"));
    requests.put("table", KnownFields.of("op", "game", "settings", "size"));
    requests.put("features", KnownFields.of("op", "game", "settings", "seats"));
    requests.put("reset", KnownFields.of("op", "labs"));
    requests.put("observe", KnownFields.of("op", "labs"));
    requests.put("step", KnownFields.of("op", "labs"));
    requests.put("clone", KnownFields.of("op", "labs"));
    requests.put("imagine", KnownFields.of("op", "labs", "seat", "seed"));
    requests.put("close", KnownFields.of("op", "labs"));
    return requests;
  }

  private void answer(Json asked, Json.Sink out) {
    String op = asked.at("op").asText();
    KnownFields known = REQUESTS.get(op);
    if (known == null)
      throw LabRefusal.badRequest(
          "There is no \"" + op + "\"; there are " + String.join(", ", REQUESTS.keySet()) + ".");
    known.check(asked);
    switch (op) {
      case "games" -> writeGames(out);
      case "open" -> open(asked, out);
      case "table" -> coding(asked).actions().write(out);
      case "features" -> describeFeatures(asked, out);
      case "reset" -> each(asked, out, DEAL, this::reset);
      case "observe" -> each(asked, out, LOOK, _ -> Optional.empty());
      case "step" -> each(asked, out, STEP, this::step);
      case "clone" -> branch(asked, out, Lab::copy);
      case "imagine" -> {
        int seat = asked.at("seat").asInt();
        long seed = asked.at("seed").asLong();
        branch(asked, out, lab -> lab.imagine(seat, seed));
      }
      default -> close(asked, out);
    }
  }

  /// The coding of the game that a request names. A program may say how large its table of actions
  /// is, and bring the table of an earlier session.
  private Coding coding(Json asked) {
    CatalogEntry entry = Opening.entry(asked, games);
    Map<String, String> chosen = Opening.settings(asked, entry);
    Settings settings = Settings.of(entry.settings(), chosen);
    Optional<Json> brought = asked.maybe("table");
    int size =
        asked
            .maybe("size")
            .or(() -> brought.map(table -> table.at("size")))
            .map(Json::asInt)
            .orElse(ActionTable.USUAL_SIZE);
    Coding usual =
        codings.computeIfAbsent(
            new Played(entry.id(), settings, ActionTable.USUAL_SIZE),
            played -> new Coding(entry.open(chosen, lexicon), new ActionTable(played.size())));
    Coding coding =
        codings.computeIfAbsent(
            new Played(entry.id(), settings, size),
            played -> usual.with(new ActionTable(played.size())));
    brought.ifPresent(coding::takeOver);
    return coding;
  }

  private void describeFeatures(Json asked, Json.Sink out) {
    CatalogEntry entry = Opening.entry(asked, games);
    int seats = asked.maybe("seats").map(Json::asInt).orElse(entry.seating().fewest());
    entry
        .objection(seats, Opening.settings(asked, entry))
        .ifPresent(
            why -> {
              throw LabRefusal.badRequest(why);
            });
    coding(asked).features(seats).describe(out);
  }

  private void writeGames(Json.Sink out) {
    out.puts(
        "games",
        games.entries(),
        (entry, sink) -> {
          sink.put("id", entry.id());
          sink.put("title", entry.title());
          sink.put("fewest", entry.seating().fewest());
          sink.put("most", entry.seating().most());
          sink.put("race", entry.about().race());
        });
    out.put("actions", ActionTable.ids(ActionTable.USUAL_SIZE));
    out.put("wait", ActionTable.WAIT);
    out.put("other", ActionTable.OTHER);
    out.put("vector", SceneVector.SIZE);
  }

  private void open(Json asked, Json.Sink out) {
    Opening opening = Opening.read(asked, games);
    int count = asked.maybe("count").map(Json::asInt).orElse(1);
    if (count < 1 || labs.size() + count > MOST_LABS)
      throw LabRefusal.badRequest(
          "One to " + MOST_LABS + " labs can be open at once, not " + count + " more.");
    Set<Observation.Part> parts = parts(asked).orElse(Observation.USUAL);
    Coding coding = coding(asked);
    List<Integer> opened = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Lab.Seeds seeds = new Lab.Seeds(opening.seeds().deal() + i, opening.seeds().bots() + i);
      opened.add(add(opening.open(lexicon, seeds, coding), parts));
    }
    writeAll(opened, out);
  }

  private int add(Lab<?, ?, ?> lab, Set<Observation.Part> parts) {
    labs.put(++lastLab, lab);
    shown.put(lastLab, parts);
    return lastLab;
  }

  private void writeAll(List<Integer> ids, Json.Sink out) {
    out.puts("labs", ids, (id, sink) -> write(id, lab(id), lab(id).firstInTurn(), sink));
  }

  private void write(int id, Lab<?, ?, ?> lab, int seat, Json.Sink out) {
    out.put("lab", id);
    Observation.write(
        lab, seat, shown.getOrDefault(id, EnumSet.noneOf(Observation.Part.class)), out);
  }

  /// Does something to a lab; what is told besides the observation.
  private interface Deed {
    Optional<Lab.Outcome> in(Entry entry);
  }

  /// One lab of a request.
  private record Entry(int id, Lab<?, ?, ?> lab, Json wish) {
    /// The chair that is meant: the one named, or the one whose turn it is.
    int seat() {
      return named().orElseGet(lab::firstInTurn);
    }

    private Optional<Integer> named() {
      return wish instanceof Json.Fields ? wish.maybe("seat").map(Json::asInt) : Optional.empty();
    }
  }

  private void each(Json asked, Json.Sink out, KnownFields known, Deed deed) {
    out.puts("labs", asked.at("labs").asItems(), (wish, sink) -> one(wish, sink, known, deed));
  }

  private void one(Json wish, Json.Sink out, KnownFields known, Deed deed) {
    Entry entry;
    Optional<Lab.Outcome> outcome;
    try {
      if (wish instanceof Json.Fields) known.check(wish);
      int id = idOf(wish);
      entry = new Entry(id, lab(id), wish);
      outcome = deed.in(entry);
    } catch (LabRefusal refusal) {
      write(refusal, out);
      return;
    } catch (Json.Malformed malformed) {
      out.put("problem", malformed.sentenceIn(wish));
      return;
    }
    write(entry.id(), entry.lab(), entry.seat(), out);
    outcome.ifPresent(became -> Observation.write(became, out));
  }

  /// The lab that is meant by a number, the first of a pair, or the field `lab`.
  private static int idOf(Json wish) {
    return switch (wish) {
      case Json.Whole _ -> wish.asInt();
      case Json.Items(List<Json> pair) when !pair.isEmpty() -> pair.getFirst().asInt();
      default -> wish.at("lab").asInt();
    };
  }

  private Optional<Lab.Outcome> reset(Entry entry) {
    entry.lab().reset(seeds(entry.wish()));
    return Optional.empty();
  }

  private Optional<Lab.Outcome> step(Entry entry) {
    return Optional.of(step(entry.lab(), entry.seat(), entry.wish()));
  }

  /// Plays what a wish says: an action id, an answer, or waiting.
  ///
  /// @param wish an object with `action`, `answer` or `wait`, or the pair of a lab and an action id
  public static Lab.Outcome step(Lab<?, ?, ?> lab, int seat, Json wish) {
    if (wish instanceof Json.Items(List<Json> pair)) {
      if (pair.size() != 2) throw new Json.Malformed("A step is a lab and an action.");
      return lab.act(seat, pair.get(1).asInt(), usualReactionMillis(lab));
    }
    long reactionMillis =
        wish.maybe("reaction").map(Json::asLong).orElseGet(() -> usualReactionMillis(lab));
    if (wish.maybe("wait").map(Json::asBoolean).orElse(false)) return lab.waitForOthers(seat);
    Optional<Json> action = wish.maybe("action");
    if (action.isPresent()) return lab.act(seat, action.get().asInt(), reactionMillis);
    Answer answer = SceneCodec.answer(wish.at("answer"));
    return lab.step(seat, answer, reactionMillis);
  }

  private static long usualReactionMillis(Lab<?, ?, ?> lab) {
    return lab.prompt().pace() == Prompt.Pace.RACE ? Lab.USUAL_REACTION_MILLIS : 0;
  }

  /// Makes another lab of one.
  private interface Branch {
    Lab<?, ?, ?> of(Lab<?, ?, ?> lab);
  }

  private void branch(Json asked, Json.Sink out, Branch branch) {
    List<Integer> made = new ArrayList<>();
    for (Json wish : asked.at("labs").asItems()) {
      int id = idOf(wish);
      made.add(add(branch.of(lab(id)), shown.getOrDefault(id, Observation.USUAL)));
    }
    writeAll(made, out);
  }

  private void close(Json asked, Json.Sink out) {
    int closed = 0;
    for (Json wish : asked.at("labs").asItems()) {
      shown.remove(idOf(wish));
      if (labs.remove(idOf(wish)) != null) closed++;
    }
    out.put("closed", closed);
  }

  private Lab<?, ?, ?> lab(int id) {
    Lab<?, ?, ?> lab = labs.get(id);
    if (lab == null) throw new LabRefusal(LabRefusal.Kind.NOT_FOUND, "There is no lab " + id + ".");
    return lab;
  }

  private static Optional<Set<Observation.Part>> parts(Json asked) {
    return asked.maybe("show").map(names -> Observation.parts(names.asItems()));
  }

  /// The seeds a request names; that of the bots is the deal's unless it is named too.
  public static Lab.Seeds seeds(Json asked) {
    long deal = asked.at("seed").asLong();
    return new Lab.Seeds(deal, asked.maybe("botSeed").map(Json::asLong).orElse(deal));
  }

  /// The game a request asks for.
  public record Opening(
      CatalogEntry entry, Map<String, String> settings, List<Integer> levels, Lab.Seeds seeds) {

    /// Reads `game`, `seats`, `bots`, `settings`, `seed` and `botSeed`; refuses what cannot be
    /// played.
    public static Opening read(Json asked, GameList games) {
      CatalogEntry entry = entry(asked, games);
      List<Integer> levels = levels(asked, entry);
      Map<String, String> settings = settings(asked, entry);
      Consumer<String> refuse =
          why -> {
            throw LabRefusal.badRequest(why);
          };
      Lab.objection(levels).ifPresent(refuse);
      entry.objection(levels.size(), settings).ifPresent(refuse);
      return new Opening(entry, settings, levels, LabSession.seeds(asked));
    }

    private static CatalogEntry entry(Json asked, GameList games) {
      String game = asked.at("game").asText();
      return games
          .find(game)
          .orElseThrow(() -> LabRefusal.badRequest("There is no game \"" + game + "\"."));
    }

    private static Map<String, String> settings(Json asked, CatalogEntry entry) {
      Map<String, String> settings = new LinkedHashMap<>();
      asked
          .maybe("settings")
          .ifPresent(
              chosen -> chosen.asFields().forEach((name, to) -> settings.put(name, to.asText())));
      Setting.objection(entry.settings(), settings)
          .ifPresent(
              why -> {
                throw LabRefusal.badRequest(why);
              });
      return settings;
    }

    /// The bot level of each chair; 0 is a chair of the program's own.
    private static List<Integer> levels(Json asked, CatalogEntry entry) {
      List<Integer> levels = new ArrayList<>();
      Optional<Json> bots = asked.maybe("bots");
      if (bots.isPresent()) for (Json level : bots.get().asItems()) levels.add(level.asInt());
      int seats =
          asked
              .maybe("seats")
              .map(Json::asInt)
              .orElse(levels.isEmpty() ? entry.seating().fewest() : levels.size());
      if (seats < levels.size() || seats > entry.seating().most())
        throw LabRefusal.badRequest(
            entry.title()
                + " has at most "
                + entry.seating().most()
                + " chairs, and every level in \"bots\" needs one.");
      while (levels.size() < seats) levels.add(0);
      return levels;
    }

    Lab<?, ?, ?> open(Lexicon lexicon, Lab.Seeds seeds, Coding coding) {
      return Lab.of(entry.open(settings, lexicon), levels, seeds, coding);
    }
  }
}
