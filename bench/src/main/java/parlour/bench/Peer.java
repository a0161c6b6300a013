package parlour.bench;

import java.util.Arrays;

/// Another library's automaton of words, to compare with.
interface Peer {
  /// Receives a word that was found; the array is only valid during the call.
  @FunctionalInterface
  interface WordVisitor {
    void word(byte[] letters, int length);
  }

  /// Reports every word that can be made of letters of the rack.
  void within(String rack, WordVisitor out);

  /// Whether this is a word.
  boolean has(String word);

  /// Counts the letters of a rack.
  static void count(String rack, int[] counts) {
    Arrays.fill(counts, 0);
    for (int i = 0; i < rack.length(); i++) counts[rack.charAt(i) - 'a']++;
  }
}
