package parlour.lexicon;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/// How a lexicon lies in bytes.
///
/// A mark of four letters, the version, the graph (length, then its own bytes), the bands, and the four arrays of facts
/// byte plane by byte plane (all highest bytes, then the next …: they compress far better so), then the oddments.
/// Numbers are big-endian; texts carry their length first.
final class Volume {
  private static final int MARK = 0x504c5831; // PLX1

  private Volume() {}

  static Lexicon read(byte[] raw) {
    var in = ByteBuffer.wrap(raw);
    if (raw.length < 8 || in.getInt() != MARK) {
      throw new IllegalArgumentException("these bytes are no dictionary");
    }
    var version = new String(chunk(in), StandardCharsets.US_ASCII);
    int graphLength = in.getInt();
    var graph = WordGraph.read(raw, in.position());
    in.position(in.position() + graphLength);
    int size = graph.size();
    var facts = new Lexicon.Facts(size);
    in.get(facts.bands);
    planes(raw, in, facts.marks);
    planes(raw, in, facts.pluralOf);
    planes(raw, in, facts.verbFormOf);
    planes(raw, in, facts.starts);
    return new Lexicon(version, graph, facts, new Oddments(chunk(in), chunk(in)));
  }

  static byte[] write(Lexicon lexicon) {
    var version = lexicon.version().getBytes(StandardCharsets.US_ASCII);
    var graph = lexicon.graph().bytes();
    var facts = lexicon.facts();
    var odd = lexicon.oddments();
    var out =
        ByteBuffer.allocate(
            20 + version.length + graph.length + 17 * lexicon.size() + odd.text().length + odd.reasons().length);
    out.putInt(MARK);
    out.putInt(version.length).put(version);
    out.putInt(graph.length).put(graph);
    out.put(facts.bands);
    planes(out, facts.marks);
    planes(out, facts.pluralOf);
    planes(out, facts.verbFormOf);
    planes(out, facts.starts);
    out.putInt(odd.text().length).put(odd.text());
    out.putInt(odd.reasons().length).put(odd.reasons());
    return out.array();
  }

  private static byte[] chunk(ByteBuffer in) {
    var bytes = new byte[in.getInt()];
    in.get(bytes);
    return bytes;
  }

  private static void planes(byte[] raw, ByteBuffer in, int[] numbers) {
    int at = in.position();
    for (int shift = 24; shift >= 0; shift -= 8) {
      for (int i = 0; i < numbers.length; i++) {
        numbers[i] |= (raw[at++] & 0xff) << shift;
      }
    }
    in.position(at);
  }

  private static void planes(ByteBuffer out, int[] numbers) {
    for (int shift = 24; shift >= 0; shift -= 8) {
      for (int number : numbers) {
        out.put((byte) (number >>> shift));
      }
    }
  }
}
