package parlour.dictionary.maker;

import java.util.Locale;

/// What becomes of a string of the word lists.
enum Fate {
  /// In the usual list, and so in the large one.
  USUAL,
  /// In the large list only.
  LARGE,
  /// In no list.
  OUT;

  static Fate of(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT));
  }
}
