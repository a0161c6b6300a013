package parlour.lexicon;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// The binary file format of a lexicon.
///
/// A magic number, the version, the index (its length, then its own bytes), the bands, the lengths
/// of the words, the five int columns of facts, then the non-words. Numbers are big-endian; texts
/// are preceded by their length.
final class LexiconFile {
  private static final int MAGIC = 0x504c5832; // PLX2
  private static final int FIRST_MAGIC = 0x504c5831; // PLX1

  /// In the first format categories shared an int with the marks, from this bit on.
  private static final int FIRST_CATEGORY_BIT = 20;

  /// The place of the categories among the int columns.
  private static final int CATEGORIES = 1;

  private LexiconFile() {}

  static Lexicon read(byte[] raw) {
    ByteBuffer in = ByteBuffer.wrap(raw);
    int magic = raw.length < 8 ? 0 : in.getInt();
    if (magic != MAGIC && magic != FIRST_MAGIC)
      throw new IllegalArgumentException("these bytes are not a dictionary");
    String version = new String(chunk(in), StandardCharsets.US_ASCII);
    int indexLength = in.getInt();
    WordIndex index = WordIndex.read(raw, in.position());
    in.position(in.position() + indexLength);
    int size = index.size();
    Lexicon.Facts facts = new Lexicon.Facts(size);
    in.get(facts.bands);
    in.get(facts.lengths);
    List<int[]> columns = new ArrayList<>(facts.intArrays());
    if (magic == FIRST_MAGIC) columns.remove(CATEGORIES);
    for (int[] array : columns) {
      in.asIntBuffer().get(array);
      in.position(in.position() + 4 * size);
    }
    if (magic == FIRST_MAGIC) splitMarks(facts);
    return new Lexicon(version, index, facts, new NonWords(chunk(in), chunk(in)));
  }

  private static void splitMarks(Lexicon.Facts facts) {
    for (int id = 0; id < facts.marks.length; id++) {
      facts.categories[id] = facts.marks[id] >>> FIRST_CATEGORY_BIT;
      facts.marks[id] &= (1 << FIRST_CATEGORY_BIT) - 1;
    }
  }

  static byte[] write(Lexicon lexicon) {
    byte[] version = lexicon.version().getBytes(StandardCharsets.US_ASCII);
    byte[] index = lexicon.index().bytes();
    Lexicon.Facts facts = lexicon.facts();
    NonWords nonWords = lexicon.nonWords();
    ByteBuffer out =
        ByteBuffer.allocate(
            20
                + version.length
                + index.length
                + 22 * lexicon.size()
                + nonWords.text().length
                + nonWords.reasons().length);
    out.putInt(MAGIC);
    out.putInt(version.length).put(version);
    out.putInt(index.length).put(index);
    out.put(facts.bands);
    out.put(facts.lengths);
    for (int[] array : facts.intArrays()) {
      out.asIntBuffer().put(array);
      out.position(out.position() + 4 * array.length);
    }
    out.putInt(nonWords.text().length).put(nonWords.text());
    out.putInt(nonWords.reasons().length).put(nonWords.reasons());
    return out.array();
  }

  private static byte[] chunk(ByteBuffer in) {
    byte[] bytes = new byte[in.getInt()];
    in.get(bytes);
    return bytes;
  }
}
