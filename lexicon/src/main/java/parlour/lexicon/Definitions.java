package parlour.lexicon;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Short definitions of most words, loaded separately from the lexicon because few tables need
/// them.
///
/// File format: the version of the lexicon they belong to, one offset into the text per word id (0
/// if it has no definition), and the text, each definition ended by a line feed; the first line is
/// empty.
public final class Definitions {
  private final Lexicon lexicon;
  private final int[] offsets;
  private final byte[] text;

  private Definitions(Lexicon lexicon, int[] offsets, byte[] text) {
    this.lexicon = lexicon;
    this.offsets = offsets;
    this.text = text;
  }

  /// Reads the definitions that belong to a lexicon.
  public static Definitions read(Lexicon lexicon, byte[] raw) {
    var in = ByteBuffer.wrap(raw);
    var version = new byte[in.getInt()];
    in.get(version);
    if (!new String(version, StandardCharsets.US_ASCII).equals(lexicon.version())) {
      throw new IllegalArgumentException(
          "these definitions belong to another lexicon than " + lexicon.version());
    }
    var offsets = new int[in.getInt()];
    in.asIntBuffer().get(offsets);
    in.position(in.position() + 4 * offsets.length);
    var text = new byte[in.remaining()];
    in.get(text);
    return new Definitions(lexicon, offsets, text);
  }

  /// Writes definitions, one text per word id (empty if it has none), for [#read].
  public static byte[] write(Lexicon lexicon, String[] definitions) {
    var text = new StringBuilder("\n");
    var offsets = new int[definitions.length];
    var known = new java.util.HashMap<String, Integer>();
    for (int id = 0; id < offsets.length; id++) {
      var definition = definitions[id];
      if (!definition.isEmpty()) {
        offsets[id] = known.computeIfAbsent(definition, d -> append(text, d));
      }
    }
    var version = lexicon.version().getBytes(StandardCharsets.US_ASCII);
    var bytes = text.toString().getBytes(StandardCharsets.US_ASCII);
    var out = ByteBuffer.allocate(8 + version.length + 4 * offsets.length + bytes.length);
    out.putInt(version.length).put(version).putInt(offsets.length);
    for (int offset : offsets) {
      out.putInt(offset);
    }
    return out.put(bytes).array();
  }

  private static int append(StringBuilder text, String definition) {
    int at = text.length();
    text.append(definition).append('\n');
    return at;
  }

  /// The definition of a word; a plural or a verb form is explained by its base word.
  public Optional<String> of(int id) {
    if (id < 0 || id >= offsets.length) {
      return Optional.empty();
    }
    if (offsets[id] != 0) {
      return Optional.of(line(offsets[id]));
    }
    int plural = lexicon.pluralOf(id);
    if (plural >= 0 && offsets[plural] != 0) {
      return Optional.of("plural of " + lexicon.word(plural) + ": " + line(offsets[plural]));
    }
    int verb = lexicon.verbFormOf(id);
    if (verb >= 0 && offsets[verb] != 0) {
      return Optional.of("form of " + lexicon.word(verb) + ": " + line(offsets[verb]));
    }
    return Optional.empty();
  }

  private String line(int from) {
    int to = from;
    while (text[to] != '\n') {
      to++;
    }
    return new String(text, from, to - from, StandardCharsets.US_ASCII);
  }
}
