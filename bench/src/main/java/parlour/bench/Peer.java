package parlour.bench;

import java.util.Arrays;

/// Somebody else's way to find words.
interface Peer {
  /// Takes a word that was found; the letters are good until the call returns.
  @FunctionalInterface
  interface Spelt {
    void word(byte[] letters, int length);
  }

  /// Every word that can be made of the letters of the rack.
  void within(String rack, Spelt out);

  /// Whether this is a word.
  boolean has(String word);

  /// Counts the letters of a rack.
  static void count(String rack, int[] counts) {
    Arrays.fill(counts, 0);
    for (int i = 0; i < rack.length(); i++) {
      counts[rack.charAt(i) - 'a']++;
    }
  }
}
