package parlour.lexicon;

import java.nio.charset.StandardCharsets;

/// Strings that are not words but that players try, each as it is properly written: `ice cream`,
/// `don't`, `NASA`.
///
/// They are lines of one text, sorted by their letters alone, so ICECREAM is found by binary search
/// and the refusal can show how it should have been written. Each line has a byte for its reason.
final class NonWords {
  static final NonWords NONE = new NonWords(new byte[0], new byte[0]);

  private final byte[] text;
  private final byte[] reasons;
  private final int[] lines;

  NonWords(byte[] text, byte[] reasons) {
    this.text = text;
    this.reasons = reasons;
    this.lines = new int[reasons.length];
    int line = 0;
    for (int at = 0; at < text.length && line < lines.length; line++) {
      lines[line] = at;
      while (text[at++] != '\n') {}
    }
  }

  byte[] text() {
    return text;
  }

  byte[] reasons() {
    return reasons;
  }

  /// The line with the letters of this word, or -1.
  int find(CharSequence word) {
    int low = 0;
    int high = lines.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = compare(lines[middle], word);
      if (order == 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  Reason reason(int line) {
    return Reason.of(reasons[line]);
  }

  String written(int line) {
    int from = lines[line];
    int to = from;
    while (text[to] != '\n') to++;
    return new String(text, from, to - from, StandardCharsets.US_ASCII);
  }

  private int compare(int at, CharSequence word) {
    int i = 0;
    for (int t = at; text[t] != '\n'; t++) {
      int letter = text[t] | 0x20;
      if (!Letters.isLetter((char) letter)) continue;
      if (i == word.length()) return 1;
      int order = letter - (word.charAt(i++) | 0x20);
      if (order != 0) return order;
    }
    return i == word.length() ? 0 : -1;
  }

  /// The letters of a line, in lower case and without anything else.
  static String letters(String written) {
    StringBuilder letters = new StringBuilder(written.length());
    for (int i = 0; i < written.length(); i++) {
      int letter = written.charAt(i) | 0x20;
      if (Letters.isLetter((char) letter)) letters.append((char) letter);
    }
    return letters.toString();
  }
}
