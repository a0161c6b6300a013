package parlour.bench;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import morfologik.fsa.FSA;
import morfologik.fsa.builders.FSABuilder;

/// The words in an automaton of morfologik-fsa, as the builder leaves it.
final class Morfologik implements Peer {
  private final FSA automaton;
  private final int[] left = new int[26];
  private final byte[] spelt = new byte[64];

  Morfologik(List<String> words) {
    byte[][] input = new byte[words.size()][];
    for (int i = 0; i < input.length; i++) {
      input[i] = words.get(i).getBytes(StandardCharsets.ISO_8859_1);
    }
    Arrays.sort(input, FSABuilder.LEXICAL_ORDERING);
    this.automaton = FSABuilder.build(input);
  }

  @Override
  public void within(String rack, Spelt out) {
    Peer.count(rack, left);
    walk(automaton.getRootNode(), 0, out);
  }

  private void walk(int node, int depth, Spelt out) {
    for (int arc = automaton.getFirstArc(node); arc != 0; arc = automaton.getNextArc(arc)) {
      byte label = automaton.getArcLabel(arc);
      int letter = label - 'a';
      if (left[letter] > 0) {
        spelt[depth] = label;
        if (automaton.isArcFinal(arc)) {
          out.word(spelt, depth + 1);
        }
        if (!automaton.isArcTerminal(arc)) {
          left[letter]--;
          walk(automaton.getEndNode(arc), depth + 1, out);
          left[letter]++;
        }
      }
    }
  }

  @Override
  public boolean has(String word) {
    int node = automaton.getRootNode();
    int last = word.length() - 1;
    for (int i = 0; ; i++) {
      int arc = automaton.getArc(node, (byte) word.charAt(i));
      if (arc == 0) {
        return false;
      }
      if (i == last) {
        return automaton.isArcFinal(arc);
      }
      if (automaton.isArcTerminal(arc)) {
        return false;
      }
      node = automaton.getEndNode(arc);
    }
  }
}
