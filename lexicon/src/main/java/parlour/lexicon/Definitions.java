package parlour.lexicon;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// Short definitions of most words, loaded separately from the lexicon because few tables need
/// them.
///
/// File format: the version of the lexicon they belong to, one offset into the text per word id (0
/// if it has no definition), and the text, each definition ended by a line feed; the first line is
/// empty. A line `@happy comparative of %` links a word to the word it comes from.
public final class Definitions {
  private static final byte LINK = '@';
  private static final int MAX_LINKS = 4;

  private final Lexicon lexicon;
  private final int[] offsets;
  private final byte[] text;
  private final Optional<Supplier<Definitions>> more;

  private Definitions(
      Lexicon lexicon, int[] offsets, byte[] text, Optional<Supplier<Definitions>> more) {
    this.lexicon = lexicon;
    this.offsets = offsets;
    this.text = text;
    this.more = more;
  }

  /// Reads the definitions that belong to a lexicon.
  public static Definitions read(Lexicon lexicon, byte[] raw) {
    ByteBuffer in = ByteBuffer.wrap(raw);
    byte[] version = new byte[in.getInt()];
    in.get(version);
    if (!new String(version, StandardCharsets.US_ASCII).equals(lexicon.version())) {
      throw new IllegalArgumentException(
          "these definitions belong to another lexicon than " + lexicon.version());
    }
    int[] offsets = new int[in.getInt()];
    in.asIntBuffer().get(offsets);
    in.position(in.position() + 4 * offsets.length);
    byte[] text = new byte[in.remaining()];
    in.get(text);
    return new Definitions(lexicon, offsets, text, Optional.empty());
  }

  /// Writes definitions, one text per word id (empty if it has none), for [#read].
  public static byte[] write(Lexicon lexicon, String[] definitions) {
    StringBuilder text = new StringBuilder("\n");
    int[] offsets = new int[definitions.length];
    Map<String, Integer> known = new java.util.HashMap<>();
    for (int id = 0; id < offsets.length; id++) {
      String definition = definitions[id];
      if (!definition.isEmpty())
        offsets[id] = known.computeIfAbsent(definition, d -> append(text, d));
    }
    byte[] version = lexicon.version().getBytes(StandardCharsets.US_ASCII);
    byte[] bytes = text.toString().getBytes(StandardCharsets.US_ASCII);
    ByteBuffer out = ByteBuffer.allocate(8 + version.length + 4 * offsets.length + bytes.length);
    out.putInt(version.length).put(version).putInt(offsets.length);
    for (int offset : offsets) out.putInt(offset);
    return out.put(bytes).array();
  }

  private static int append(StringBuilder text, String definition) {
    int at = text.length();
    text.append(definition).append('\n');
    return at;
  }

  /// These definitions, and others for words that these do not have.
  public Definitions orElse(Supplier<Definitions> others) {
    return new Definitions(lexicon, offsets, text, Optional.of(others));
  }

  /// The definition of a word in lower case; a word without one of its own is explained by the word
  /// it comes from, as in "plural of tale: noun: a story".
  public Optional<String> of(String word) {
    return explain(word, 0);
  }

  private Optional<String> explain(String word, int links) {
    int id = lexicon.id(word);
    if (links > MAX_LINKS) return Optional.empty();
    if (id < 0 || id >= offsets.length) return elsewhere(word, links);
    if (offsets[id] != 0 && text[offsets[id]] != LINK) return Optional.of(line(offsets[id]));
    boolean verbFirst = lexicon.is(id, Mark.VERB_IN_S) && !lexicon.is(id, Mark.PLURAL_FIRST);
    int verb = lexicon.verbFormOf(id);
    return follow(verbFirst ? verb : Lexicon.NONE, "form of %", links)
        .or(() -> follow(lexicon.pluralOf(id), "plural of %", links))
        .or(() -> follow(verb, "form of %", links))
        .or(() -> link(word).flatMap(to -> follow(lexicon.id(to.base()), to.relation(), links)))
        .or(() -> elsewhere(word, links));
  }

  private Optional<String> elsewhere(String word, int links) {
    return more.flatMap(others -> others.get().explain(word, links + 1));
  }

  private Optional<String> follow(int base, String relation, int links) {
    if (base < 0) return Optional.empty();
    String word = lexicon.word(base);
    return explain(word, links + 1).map(text -> relation.replace("%", word) + ": " + text);
  }

  /// A word's link to the word it comes from, other than as a plural or a verb form.
  ///
  /// @param relation how it comes from it, with `%` for that word: "comparative of %"
  public record Link(String base, String relation) {}

  /// The link of a word without a definition of its own, if it has one.
  public Optional<Link> link(String word) {
    int id = lexicon.id(word);
    if (id < 0 || id >= offsets.length) return Optional.empty();
    if (offsets[id] == 0 || text[offsets[id]] != LINK) return Optional.empty();
    String line = line(offsets[id]);
    int space = line.indexOf(' ');
    return Optional.of(new Link(line.substring(1, space), line.substring(space + 1)));
  }

  /// How a link is written among the definitions, for [#write].
  public static String written(Link link) {
    return (char) LINK + link.base() + " " + link.relation();
  }

  private String line(int from) {
    int to = from;
    while (text[to] != '\n') to++;
    return new String(text, from, to - from, StandardCharsets.US_ASCII);
  }
}
