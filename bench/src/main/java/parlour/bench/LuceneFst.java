package parlour.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.IntsRefBuilder;
import org.apache.lucene.util.fst.FST;
import org.apache.lucene.util.fst.FSTCompiler;
import org.apache.lucene.util.fst.NoOutputs;
import org.apache.lucene.util.fst.Util;

/// Lucene's finite-state transducer (FST) of the words, on the heap and without outputs, which
/// makes it a plain automaton.
final class LuceneFst implements Peer {
  private final FST<Object> fst;
  private final FST.BytesReader reader;
  private final List<FST.Arc<Object>> arcs = new ArrayList<>();
  private final int[] counts = new int[26];
  private final byte[] letters = new byte[64];

  LuceneFst(List<String> words) {
    try {
      NoOutputs none = NoOutputs.getSingleton();
      FSTCompiler<Object> compiler = new FSTCompiler.Builder<>(FST.INPUT_TYPE.BYTE1, none).build();
      IntsRefBuilder scratch = new IntsRefBuilder();
      for (String word : words.stream().sorted().toList())
        compiler.add(Util.toIntsRef(new BytesRef(word), scratch), none.getNoOutput());
      this.fst = FST.fromFSTReader(compiler.compile(), compiler.getFSTReader());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    this.reader = fst.getBytesReader();
    for (int depth = 0; depth <= letters.length; depth++) arcs.add(new FST.Arc<>());
  }

  @Override
  public void within(String rack, WordVisitor out) {
    Peer.count(rack, counts);
    try {
      walk(fst.getFirstArc(arcs.getFirst()), 0, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void walk(FST.Arc<Object> follow, int depth, WordVisitor out) throws IOException {
    FST.Arc<Object> arc = arcs.get(depth + 1);
    fst.readFirstTargetArc(follow, arc, reader);
    while (true) {
      int letter = arc.label() - 'a';
      if (letter >= 0 && counts[letter] > 0) {
        letters[depth] = (byte) arc.label();
        if (arc.isFinal()) out.word(letters, depth + 1);
        if (FST.targetHasArcs(arc)) {
          counts[letter]--;
          walk(arc, depth + 1, out);
          counts[letter]++;
        }
      }
      if (arc.isLast()) return;
      fst.readNextArc(arc, reader);
    }
  }

  @Override
  public boolean has(String word) {
    try {
      FST.Arc<Object> arc = fst.getFirstArc(arcs.getFirst());
      for (int i = 0; i < word.length(); i++) {
        if (fst.findTargetArc(word.charAt(i), arc, arc, reader) == null) return false;
      }
      return arc.isFinal();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
