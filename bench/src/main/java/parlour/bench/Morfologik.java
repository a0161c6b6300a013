package parlour.bench;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import morfologik.fsa.FSA;
import morfologik.fsa.builders.FSABuilder;

/// A morfologik-fsa automaton of the words, as its builder returns it.
final class Morfologik implements Peer {
  private final FSA automaton;
  private final int[] counts = new int[26];
  private final byte[] letters = new byte[64];

  Morfologik(List<String> words) {
    byte[][] input = new byte[words.size()][];
    for (int i = 0; i < input.length; i++)
      input[i] = words.get(i).getBytes(StandardCharsets.ISO_8859_1);
    Arrays.sort(input, FSABuilder.LEXICAL_ORDERING);
    this.automaton = FSABuilder.build(input);
  }

  @Override
  public void within(String rack, WordVisitor out) {
    Peer.count(rack, counts);
    walk(automaton.getRootNode(), 0, out);
  }

  private void walk(int node, int depth, WordVisitor out) {
    for (int arc = automaton.getFirstArc(node); arc != 0; arc = automaton.getNextArc(arc)) {
      byte label = automaton.getArcLabel(arc);
      int letter = label - 'a';
      if (counts[letter] > 0) {
        letters[depth] = label;
        if (automaton.isArcFinal(arc)) out.word(letters, depth + 1);
        if (!automaton.isArcTerminal(arc)) {
          counts[letter]--;
          walk(automaton.getEndNode(arc), depth + 1, out);
          counts[letter]++;
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
      if (arc == 0) return false;
      if (i == last) return automaton.isArcFinal(arc);
      if (automaton.isArcTerminal(arc)) return false;
      node = automaton.getEndNode(arc);
    }
  }
}
