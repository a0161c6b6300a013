package parlour.lexicon;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// A short definition of most words, read apart from the lexicon because few tables ask for one.
///
/// In bytes: the version of the lexicon it belongs to, one place in the text per word id (0:
/// nothing is said of it), and the text, each definition ended by a line feed; its first line is
/// empty.
public final class Definitions {
  private final Lexicon lexicon;
  private final int[] places;
  private final byte[] text;

  private Definitions(Lexicon lexicon, int[] places, byte[] text) {
    this.lexicon = lexicon;
    this.places = places;
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
    var places = new int[in.getInt()];
    in.asIntBuffer().get(places);
    in.position(in.position() + 4 * places.length);
    var text = new byte[in.remaining()];
    in.get(text);
    return new Definitions(lexicon, places, text);
  }

  /// Writes definitions, one text per word id (empty: nothing is said of it), for [#read].
  public static byte[] write(Lexicon lexicon, String[] definitions) {
    var text = new StringBuilder("\n");
    var places = new int[definitions.length];
    var known = new java.util.HashMap<String, Integer>();
    for (int id = 0; id < places.length; id++) {
      var definition = definitions[id];
      if (!definition.isEmpty()) {
        places[id] = known.computeIfAbsent(definition, d -> append(text, d));
      }
    }
    var version = lexicon.version().getBytes(StandardCharsets.US_ASCII);
    var bytes = text.toString().getBytes(StandardCharsets.US_ASCII);
    var out = ByteBuffer.allocate(8 + version.length + 4 * places.length + bytes.length);
    out.putInt(version.length).put(version).putInt(places.length);
    for (int place : places) {
      out.putInt(place);
    }
    return out.put(bytes).array();
  }

  private static int append(StringBuilder text, String definition) {
    int at = text.length();
    text.append(definition).append('\n');
    return at;
  }

  /// What the word means; a plural or a verb form is explained by the word it comes from.
  public Optional<String> of(int id) {
    if (id < 0 || id >= places.length) {
      return Optional.empty();
    }
    if (places[id] != 0) {
      return Optional.of(line(places[id]));
    }
    int plural = lexicon.pluralOf(id);
    if (plural >= 0 && places[plural] != 0) {
      return Optional.of("plural of " + lexicon.word(plural) + ": " + line(places[plural]));
    }
    int verb = lexicon.verbFormOf(id);
    if (verb >= 0 && places[verb] != 0) {
      return Optional.of("form of " + lexicon.word(verb) + ": " + line(places[verb]));
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
