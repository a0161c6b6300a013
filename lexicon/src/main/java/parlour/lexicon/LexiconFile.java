package parlour.lexicon;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/// How a lexicon lies in bytes.
///
/// A mark of four letters, the version, the graph (length, then its own bytes), the bands, the
/// lengths of the words, the four arrays of facts, then the oddments. Numbers are big-endian; texts
/// carry their length first.
final class LexiconFile {
  private static final int MARK = 0x504c5831; // PLX1

  private LexiconFile() {}

  static Lexicon read(byte[] raw) {
    var in = ByteBuffer.wrap(raw);
    if (raw.length < 8 || in.getInt() != MARK) {
      throw new IllegalArgumentException("these bytes are no dictionary");
    }
    var version = new String(chunk(in), StandardCharsets.US_ASCII);
    int graphLength = in.getInt();
    var graph = WordIndex.read(raw, in.position());
    in.position(in.position() + graphLength);
    int size = graph.size();
    var facts = new Lexicon.Facts(size);
    in.get(facts.bands);
    in.get(facts.lengths);
    for (var array : facts.intArrays()) {
      in.asIntBuffer().get(array);
      in.position(in.position() + 4 * size);
    }
    return new Lexicon(version, graph, facts, new NonWords(chunk(in), chunk(in)));
  }

  static byte[] write(Lexicon lexicon) {
    var version = lexicon.version().getBytes(StandardCharsets.US_ASCII);
    var graph = lexicon.index().bytes();
    var facts = lexicon.facts();
    var odd = lexicon.nonWords();
    var out =
        ByteBuffer.allocate(
            20
                + version.length
                + graph.length
                + 18 * lexicon.size()
                + odd.text().length
                + odd.reasons().length);
    out.putInt(MARK);
    out.putInt(version.length).put(version);
    out.putInt(graph.length).put(graph);
    out.put(facts.bands);
    out.put(facts.lengths);
    for (var array : facts.intArrays()) {
      out.asIntBuffer().put(array);
      out.position(out.position() + 4 * array.length);
    }
    out.putInt(odd.text().length).put(odd.text());
    out.putInt(odd.reasons().length).put(odd.reasons());
    return out.array();
  }

  private static byte[] chunk(ByteBuffer in) {
    var bytes = new byte[in.getInt()];
    in.get(bytes);
    return bytes;
  }
}
