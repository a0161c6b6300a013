package parlour.games.logomachy;

import java.util.ArrayList;
import java.util.List;
import parlour.lexicon.Letters;

/// Enumerates the sub-multisets of a hand: every different choice of its cards.
final class Parts {
  private Parts() {}

  /// Every choice of at least `least` cards; cards of the same letter are the same.
  static List<Letters> of(Letters hand, int least) {
    List<Letters> parts = new ArrayList<>();
    parts.add(Letters.EMPTY);
    for (int kinds = hand.kinds(); kinds != 0; kinds &= kinds - 1) {
      char letter = (char) ('a' + Integer.numberOfTrailingZeros(kinds));
      int known = parts.size();
      for (int i = 0; i < known; i++) {
        Letters part = parts.get(i);
        for (int count = hand.count(letter); count > 0; count--) {
          part = part.plus(letter);
          parts.add(part);
        }
      }
    }
    parts.removeIf(part -> part.size() < least);
    return parts;
  }
}
