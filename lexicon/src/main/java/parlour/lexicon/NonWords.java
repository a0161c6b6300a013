package parlour.lexicon;

import java.nio.charset.StandardCharsets;

/// Strings that are no words but that someone will try, each as it is properly written: `ice
/// cream`, `don't`, `NASA`.
///
/// They stand in one text, one to a line, in the order of their letters alone; so ICECREAM is found
/// by halving, and the answer can show how it should have been written. Each has a byte that says
/// what it is.
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

  /// The line whose letters are those of the word, or -1.
  int find(CharSequence word) {
    int low = 0;
    int high = lines.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = compare(lines[middle], word);
      if (order == 0) {
        return middle;
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  Reason reason(int line) {
    return Reason.of(reasons[line]);
  }

  String written(int line) {
    int from = lines[line];
    int to = from;
    while (text[to] != '\n') {
      to++;
    }
    return new String(text, from, to - from, StandardCharsets.US_ASCII);
  }

  private int compare(int at, CharSequence word) {
    int i = 0;
    for (int t = at; text[t] != '\n'; t++) {
      int letter = text[t] | 0x20;
      if (!Letters.isLetter((char) letter)) {
        continue;
      }
      if (i == word.length()) {
        return 1;
      }
      int order = letter - (word.charAt(i++) | 0x20);
      if (order != 0) {
        return order;
      }
    }
    return i == word.length() ? 0 : -1;
  }

  /// The letters of a line alone, small.
  static String letters(String written) {
    var letters = new StringBuilder(written.length());
    for (int i = 0; i < written.length(); i++) {
      int letter = written.charAt(i) | 0x20;
      if (Letters.isLetter((char) letter)) {
        letters.append((char) letter);
      }
    }
    return letters.toString();
  }
}
