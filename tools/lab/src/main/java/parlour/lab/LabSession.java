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
import parlour.engine.wire.Json;
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
  private int lastLab = -1;

  /// How long an answer may be, by the one before: those to a batch are long and much alike.
  private int expectedLength = 512;

  public LabSession(GameList games, Lexicon lexicon) {
    this.games = games;
    this.lexicon = lexicon;
  }

  /// Answers a request; a refusal is an answer too.
  public String answer(String request) {
    try {
      Json asked = Json.parse(request);
      String answer = Json.text(expectedLength, out -> answer(asked, out));
      expectedLength = answer.length() + answer.length() / 4;
      return answer;
    } catch (Json.Malformed malformed) {
      return problem(malformed.sentence());
    } catch (LabRefusal refusal) {
      return problem(refusal.sentence());
    }
  }

  private static String problem(String why) {
    return Json.text(out -> out.put("problem", why));
  }

  private void answer(Json asked, Json.Sink out) {
    String op = asked.at("op").asText();
    switch (op) {
      case "games" -> writeGames(out);
      case "open" -> open(asked, out);
      case "reset" -> each(asked, out, this::reset);
      case "observe" -> each(asked, out, _ -> Optional.empty());
      case "step" -> each(asked, out, this::step);
      case "clone" -> branch(asked, out, Lab::copy);
      case "imagine" -> {
        int seat = asked.at("seat").asInt();
        long seed = asked.at("seed").asLong();
        branch(asked, out, lab -> lab.imagine(seat, seed));
      }
      case "close" -> close(asked, out);
      default ->
          throw LabRefusal.badRequest(
              "There is no \""
                  + op
                  + "\"; there are games, open, reset, observe, step, clone, imagine and close.");
    }
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
    out.put("actions", ActionSpace.SIZE + 1);
    out.put("wait", Lab.WAIT);
    out.put("vector", SceneVector.SIZE);
  }

  private void open(Json asked, Json.Sink out) {
    Opening opening = Opening.read(asked, games);
    int count = asked.maybe("count").map(Json::asInt).orElse(1);
    if (count < 1 || labs.size() + count > MOST_LABS)
      throw LabRefusal.badRequest(
          "One to " + MOST_LABS + " labs can be open at once, not " + count + " more.");
    Set<Observation.Part> parts = parts(asked).orElse(Observation.USUAL);
    List<Integer> opened = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Lab.Seeds seeds = new Lab.Seeds(opening.seeds().deal() + i, opening.seeds().bots() + i);
      opened.add(add(opening.open(lexicon, seeds), parts));
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

  private void each(Json asked, Json.Sink out, Deed deed) {
    out.puts("labs", asked.at("labs").asItems(), (wish, sink) -> one(wish, sink, deed));
  }

  private void one(Json wish, Json.Sink out, Deed deed) {
    Entry entry;
    Optional<Lab.Outcome> outcome;
    try {
      int id = idOf(wish);
      entry = new Entry(id, lab(id), wish);
      outcome = deed.in(entry);
    } catch (LabRefusal refusal) {
      out.put("problem", refusal.sentence());
      return;
    } catch (Json.Malformed malformed) {
      out.put("problem", malformed.sentence());
      return;
    }
    write(entry.id(), entry.lab(), entry.seat(), out);
    outcome
        .filter(became -> !became.stood())
        .ifPresent(
            late -> {
              out.put("stood", false);
              out.put("why", late.why());
            });
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
      String game = asked.at("game").asText();
      CatalogEntry entry =
          games
              .find(game)
              .orElseThrow(() -> LabRefusal.badRequest("There is no game \"" + game + "\"."));
      List<Integer> levels = levels(asked, entry);
      Map<String, String> settings = new LinkedHashMap<>();
      asked
          .maybe("settings")
          .ifPresent(
              chosen -> chosen.asFields().forEach((name, to) -> settings.put(name, to.asText())));
      Consumer<String> refuse =
          why -> {
            throw LabRefusal.badRequest(why);
          };
      Lab.objection(levels).ifPresent(refuse);
      entry.objection(levels.size(), settings).ifPresent(refuse);
      return new Opening(entry, settings, levels, LabSession.seeds(asked));
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

    Lab<?, ?, ?> open(Lexicon lexicon, Lab.Seeds seeds) {
      return Lab.of(entry.open(settings, lexicon), levels, seeds);
    }
  }
}
