package parlour.engine.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import parlour.engine.Result;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.engine.play.Seed;
import parlour.engine.play.Sha256;

/// Writes and reads a log as lines of JSON in a hash chain: the header, one line per entry, and at
/// the end the result with the seed of the deal.
///
/// Every line carries a hash of itself and of the hash before it, so a line that was altered, left
/// out or moved is found. The header shows only the commitment to the deal; the last line reveals
/// the seed.
public final class LogCodec {
  /// The version of this format.
  public static final int FORMAT = 1;

  private LogCodec() {}

  /// A whole game as a file holds it: its log and its result, if it was played to the end.
  public record Book(Log log, Optional<Result> result) {}

  /// A log that was damaged or tampered with.
  public static final class Broken extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final int line;
    private final String sentence;

    Broken(int line, String sentence) {
      super("line " + line + ": " + sentence);
      this.line = line;
      this.sentence = sentence;
    }

    /// What is wrong, in one sentence for people.
    public String sentence() {
      return sentence;
    }

    /// The first bad line of the file, counted from 1.
    public int line() {
      return line;
    }
  }

  public static String write(Book book) {
    StringBuilder out = new StringBuilder();
    Log.Header header = book.log().header();
    String hash = append(out, Sha256.hex("parlour"), head(header));
    for (Log.Entry entry : book.log().entries()) hash = append(out, hash, write(entry));
    append(out, hash, tail(header.seed(), book.result()));
    return out.toString();
  }

  /// An entry as a line, still without its hash.
  public static Json.Fields write(Log.Entry entry) {
    return (Json.Fields)
        Json.fields()
            .put("at", entry.atMillis())
            .put("by", entry.by().index())
            .put("answer", SceneCodec.write(entry.answer()))
            .done();
  }

  public static Log.Entry entry(Json json) {
    return new Log.Entry(
        json.at("at").asLong(),
        SceneCodec.seat(json.at("by")),
        SceneCodec.answer(json.at("answer")));
  }

  /// The header as a line, with the commitment instead of the seed.
  public static Json.Fields head(Log.Header header) {
    Json.Writer settings = Json.fields();
    new TreeMap<>(header.settings().values()).forEach(settings::put);
    return (Json.Fields)
        Json.fields()
            .put("parlour", FORMAT)
            .put("game", header.game())
            .put("rules", header.rules())
            .put("settings", settings.done())
            .put("lexicon", header.lexicon())
            .put("seats", header.seats())
            .put("commitment", header.seed().commitment())
            .done();
  }

  private static Json.Fields tail(Seed seed, Optional<Result> result) {
    Json.Writer out =
        Json.fields().put("seed", String.valueOf(seed.value())).put("salt", seed.salt());
    if (!seed.sealed().isEmpty()) out.put("sealed", seed.sealed());
    result.ifPresent(r -> out.put("result", SceneCodec.write(r)));
    return (Json.Fields) out.done();
  }

  /// Appends a line with its hash, and returns the hash for the next line.
  public static String append(StringBuilder out, String before, Json.Fields line) {
    String hash = chainHash(before, line);
    Map<String, Json> whole = new LinkedHashMap<>(line.values());
    whole.put("hash", Json.of(hash));
    out.append(new Json.Fields(whole).write()).append('\n');
    return hash;
  }

  /// The hash of a line, given the hash of the line before it.
  public static String chainHash(String before, Json.Fields line) {
    return Sha256.hex(before + line.write());
  }

  /// Reads a log and checks every hash and the commitment; throws [Broken] at the first bad line.
  public static Book read(String book) {
    List<String> lines = new ArrayList<>();
    for (String line : book.split("[\r\n]+")) if (!line.isBlank()) lines.add(line);
    if (lines.size() < 2)
      throw new Broken(Math.max(1, lines.size()), "The log is cut short: it has no last line.");
    List<Json.Fields> chained = new ArrayList<>();
    String hash = Sha256.hex("parlour");
    for (int i = 0; i < lines.size(); i++) {
      String text = lines.get(i);
      String before = hash;
      Json.Fields line = at(i + 1, () -> verifiedLine(text, before));
      hash = chainHash(hash, line);
      chained.add(line);
    }
    Json.Fields last = chained.getLast();
    if (!last.values().containsKey("seed")) {
      throw new Broken(
          lines.size(), "The log is cut short: its last line is not the opening of the deal.");
    }
    Seed seed = at(lines.size(), () -> seed(last));
    Log.Header header = at(1, () -> header(chained.getFirst(), seed));
    List<Log.Entry> entries = new ArrayList<>();
    for (int i = 1; i < chained.size() - 1; i++) {
      Json.Fields line = chained.get(i);
      entries.add(at(i + 1, () -> entry(line)));
    }
    Optional<Result> result = at(lines.size(), () -> last.maybe("result").map(SceneCodec::result));
    return new Book(new Log(header, entries), result);
  }

  /// Reads a line and removes its hash, which must follow from the hash of the line before.
  public static Json.Fields verifiedLine(String text, String before) {
    Map<String, Json> bare = new LinkedHashMap<>(Json.parse(text).asFields());
    Json hash = bare.remove("hash");
    Json.Fields line = new Json.Fields(bare);
    if (hash == null || !hash.equals(Json.of(chainHash(before, line))))
      throw new Json.Malformed(
          "The hash does not fit: this line was altered, or one before it is missing.");
    return line;
  }

  private static Seed seed(Json json) {
    String value = json.at("seed").asText();
    try {
      return new Seed(
          Long.parseLong(value),
          json.at("salt").asText(),
          json.maybe("sealed").map(Json::asText).orElse(""));
    } catch (IllegalArgumentException _) {
      throw new Json.Malformed("The seed or its salt is not one.");
    }
  }

  private static Log.Header header(Json json, Seed seed) {
    if (json.at("parlour").asInt() != FORMAT)
      throw new Json.Malformed("This log is of a format not known here.");
    Map<String, String> settings = new TreeMap<>();
    json.at("settings").asFields().forEach((name, value) -> settings.put(name, value.asText()));
    Log.Header header =
        new Log.Header(
            json.at("game").asText(),
            json.at("rules").asInt(),
            new Settings(settings),
            json.at("lexicon").asText(),
            json.at("seats").asInt(),
            seed);
    if (!json.at("commitment").asText().equals(seed.commitment()))
      throw new Json.Malformed("The seed is not the one that was committed to at the deal.");
    return header;
  }

  /// Reads something of a line, and adds the line's number to what is wrong with it.
  private static <T> T at(int line, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (Json.Malformed wrong) {
      throw new Broken(line, wrong.sentence());
    }
  }
}
