package parlour.lexicon;

/// Divides a word nobody has divided before, by its letters alone: vowel groups make syllables, consonants between two
/// of them go to the second unless they cannot begin one.
final class Syllables {
  private Syllables() {}

  static int starts(CharSequence word) {
    int length = Math.min(word.length(), 31);
    int starts = 1;
    int lastVowel = -1;
    for (int i = 0; i < length; i++) {
      if (!vowel(word, i) || silentE(word, i, lastVowel)) {
        continue;
      }
      if (lastVowel >= 0 && lastVowel < i - 1) {
        int gap = i - lastVowel - 1;
        starts |= 1 << (gap == 1 ? i - 1 : lastVowel + 1 + gap / 2);
      }
      lastVowel = i;
    }
    return starts;
  }

  private static boolean vowel(CharSequence word, int i) {
    char letter = (char) (word.charAt(i) | 0x20);
    return "aeiou".indexOf(letter) >= 0 || (letter == 'y' && i > 0);
  }

  private static boolean silentE(CharSequence word, int i, int lastVowel) {
    int last = word.length() - 1;
    return i == last
        && lastVowel >= 0
        && (word.charAt(i) | 0x20) == 'e'
        && !((word.charAt(last - 1) | 0x20) == 'l' && last - 2 > lastVowel);
  }
}
