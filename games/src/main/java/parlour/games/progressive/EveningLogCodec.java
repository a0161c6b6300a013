package parlour.games.progressive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.engine.Ruling;
import parlour.engine.Settings;
import parlour.engine.play.Seed;
import parlour.engine.play.Sha256;
import parlour.engine.wire.Json;
import parlour.engine.wire.LogCodec;
import parlour.engine.wire.SceneCodec;

/// Writes an evening as lines of JSON and reads it back: the plan, one line a step, and at the end
/// the seed of its dice with the stars of all guests. Every line carries the hash of the line
/// before it and of itself, as in the log of a game.
public record EveningLogCodec(Plan plan, Seed seed, List<Entry> entries) {
  private static final int FORMAT = 1;
  private static final String MARK = "evening";

  /// One step that was accepted.
  public record Entry(long atMillis, Step step) {}

  /// The outcome of verifying an evening.
  public sealed interface Verdict {
    /// It holds from the first line to the last.
    record Holds(Evening evening, int entries) implements Verdict {}

    /// It does not.
    record Fails(String why) implements Verdict {}
  }

  /// Whether a text is the log of an evening at all.
  public static boolean isOne(String text) {
    return text.startsWith("{\"" + MARK + "\":");
  }

  /// The line of a step as it is chained and stored.
  public static Json.Fields write(Entry entry) {
    return (Json.Fields)
        Json.fields()
            .put("at", entry.atMillis())
            .put("step", SceneCodec.write(entry.step().write()))
            .done();
  }

  public static Entry entry(Json json) {
    return new Entry(
        json.at("at").asLong(),
        Step.read(SceneCodec.answer(json.at("step")))
            .orElseThrow(() -> new Json.Malformed("That is no step of an evening.")));
  }

  /// The plan as it stands in a header.
  public static Json write(Plan plan) {
    Json.Writer out =
        Json.fields()
            .put("game", plan.game())
            .put("table", write(plan.table()))
            .put("evening", write(plan.evening()));
    if (plan.edition() > 1) out.put("edition", plan.edition());
    return out.done();
  }

  /// Reads a plan; one with an objection is refused.
  public static Plan plan(Json json) {
    String game = json.at("game").asText();
    Map<String, String> table = values(json.at("table"));
    Map<String, String> evening = values(json.at("evening"));
    Plan.objection(game, table, evening)
        .ifPresent(
            why -> {
              throw new Json.Malformed(why);
            });
    int edition = json.maybe("edition").map(Json::asInt).orElse(1);
    if (edition < 1 || edition > Plan.EDITION)
      throw new Json.Malformed("Evenings by edition " + edition + " of the rules are not known.");
    return Plan.of(game, table, evening, edition);
  }

  private static Json write(Settings settings) {
    Json.Writer out = Json.fields();
    new TreeMap<>(settings.values()).forEach(out::put);
    return out.done();
  }

  private static Map<String, String> values(Json json) {
    Map<String, String> values = new TreeMap<>();
    json.asFields().forEach((name, value) -> values.put(name, value.asText()));
    return values;
  }

  /// The whole evening, to keep and to verify.
  public String write() {
    StringBuilder out = new StringBuilder();
    Json.Writer head = Json.fields().put(MARK, FORMAT);
    write(plan).asFields().forEach(head::put);
    String hash =
        LogCodec.append(
            out, start(), (Json.Fields) head.put("commitment", seed.commitment()).done());
    for (Entry entry : entries) hash = LogCodec.append(out, hash, write(entry));
    Json.Writer tail =
        Json.fields().put("seed", String.valueOf(seed.value())).put("salt", seed.salt());
    replay().ifPresent(evening -> tail.put("guests", stars(evening)));
    LogCodec.append(out, hash, (Json.Fields) tail.done());
    return out.toString();
  }

  private static String start() {
    return Sha256.hex("parlour evening");
  }

  private static Json stars(Evening evening) {
    List<Json> guests = new ArrayList<>();
    for (Guest guest : evening.guests())
      guests.add(
          Json.fields()
              .put("name", guest.name())
              .put("gold", guest.stars().gold())
              .put("red", guest.stars().red())
              .done());
    return Json.items(guests);
  }

  /// The evening these steps lead to; nothing where one of them is refused.
  public Optional<Evening> replay() {
    Evening evening = Evening.opened(plan, seed.value());
    for (Entry entry : entries) {
      switch (Progressive.play(evening, entry.step(), entry.atMillis())) {
        case Ruling.Legal<Evening> legal -> evening = legal.next();
        case Ruling.Illegal<Evening> _ -> {
          return Optional.empty();
        }
      }
    }
    return Optional.of(evening);
  }

  /// Goes through a whole log again: every hash, the commitment, every step and the stars.
  public static Verdict verify(String text) {
    List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
    int number = 1;
    try {
      if (lines.size() < 2) throw new Json.Malformed("The log is cut short: it has no last line.");
      List<Json.Fields> bare = new ArrayList<>();
      String hash = start();
      for (; number <= lines.size(); number++) {
        Json.Fields line = LogCodec.verifiedLine(lines.get(number - 1), hash);
        hash = LogCodec.chainHash(hash, line);
        bare.add(line);
      }
      number = lines.size();
      Json.Fields last = bare.getLast();
      if (!last.values().containsKey("seed"))
        throw new Json.Malformed("The log is cut short: its last line does not open the seed.");
      Seed seed = seed(last);
      number = 1;
      Plan plan = plan(bare.getFirst());
      if (!bare.getFirst().at("commitment").asText().equals(seed.commitment()))
        throw new Json.Malformed("The seed is not the one that was committed to.");
      Evening evening = Evening.opened(plan, seed.value());
      for (number = 2; number < lines.size(); number++)
        evening = stepped(evening, entry(bare.get(number - 1)));
      if (!last.at("guests").equals(stars(evening)))
        throw new Json.Malformed("The stars are not those the log claims.");
      return new Verdict.Holds(evening, lines.size() - 2);
    } catch (Json.Malformed wrong) {
      return new Verdict.Fails(
          "The evening does not hold at line " + number + ": " + wrong.sentence());
    }
  }

  private static Evening stepped(Evening evening, Entry entry) {
    return switch (Progressive.play(evening, entry.step(), entry.atMillis())) {
      case Ruling.Legal<Evening> legal -> legal.next();
      case Ruling.Illegal<Evening>(var clause, String why) ->
          throw new Json.Malformed("The step is refused: " + why + " (" + clause.id() + ")");
    };
  }

  private static Seed seed(Json json) {
    try {
      return new Seed(Long.parseLong(json.at("seed").asText()), json.at("salt").asText());
    } catch (IllegalArgumentException _) {
      throw new Json.Malformed("The seed or its salt is not one.");
    }
  }
}
