package parlour.lexicon;

/// Rule-based syllabification of English spelling, for words whose syllables the dictionary does
/// not list.
///
/// Vowels make syllables, unless they are silent (the last E of TIME, that of LOVED) or form one
/// sound (OA, EE). The stress is guessed from the ending. Consonants between two vowels are divided
/// as in printed hyphenation: a single one goes to the second vowel, unless the first is stressed
/// and short (COM-IC); of several, those that can begin a word together go to the second (SE-CRET,
/// CHAP-TER).
public final class Syllables {
  /// Vowel pairs that are two syllables.
  private static final String[] HIATUS = {
    "ia", "io", "iu", "eo", "uo", "ao", "ii", "uu", "ua", "yi", "ya", "yo", "ye"
  };

  private static final String[] HIATUS_IN_ENDINGS = {
    "iest", "eing", "uing", "uist", "eity", "uity"
  };

  private static final String[] DIGRAPHS = {"ch", "sh", "th", "ph", "wh", "gh", "ck", "qu"};

  private static final String[] ONSETS = {
    "bl", "br", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "pl", "pr", "tr", "tw", "thr", "shr",
    "chr", "phr", "phl", "chl"
  };

  private static final String[] SILENT_BEFORE = {
    "ly", "ness", "less", "ful", "ment", "some", "ship"
  };

  private final String word;
  private final int[] from = new int[32];
  private final int[] to = new int[32];
  private int vowels;

  private Syllables(String word) {
    this.word = word;
  }

  /// One bit for every letter at which a syllable begins, the first letter being the lowest bit;
  /// letters after the 31st are ignored.
  public static int starts(CharSequence word) {
    StringBuilder small = new StringBuilder();
    for (int i = 0; i < Math.min(word.length(), 31); i++)
      small.append((char) (word.charAt(i) | 0x20));
    return new Syllables(small.toString()).starts();
  }

  private int starts() {
    findVowels();
    int stress = stress();
    int starts = 1;
    for (int i = 1; i < vowels; i++) {
      boolean stressed = i - 1 <= stress && (stress - (i - 1)) % 2 == 0;
      starts |= 1 << boundary(i - 1, i, stressed);
    }
    return starts;
  }

  private void findVowels() {
    for (int i = 0; i < word.length(); i++) {
      if (!isVowel(i) || isSilent(i)) continue;
      boolean joined = vowels > 0 && to[vowels - 1] == i && !isHiatus(i - 1);
      if (joined) {
        to[vowels - 1] = i + 1;
      } else {
        from[vowels] = i;
        to[vowels++] = i + 1;
      }
    }
    if (syllabicL()) {
      from[vowels] = word.lastIndexOf('l');
      to[vowels++] = word.length();
    }
  }

  private boolean isVowel(int i) {
    return switch (word.charAt(i)) {
      case 'a', 'e', 'i', 'o' -> true;
      case 'u' -> i == 0 || word.charAt(i - 1) != 'q';
      case 'y' ->
          i > 0
              && (i == word.length() - 1 || !isVowelLetter(i + 1) || !isVowelLetter(i - 1))
              && !isGlide(i);
      default -> false;
    };
  }

  /// Whether a Y is a consonant: after N and before a vowel, as in CANYON.
  private boolean isGlide(int i) {
    return i + 1 < word.length() && isVowelLetter(i + 1) && word.charAt(i - 1) == 'n';
  }

  private boolean isVowelLetter(int i) {
    return "aeiou".indexOf(word.charAt(i)) >= 0;
  }

  /// Whether an E is silent, as the last E of TIME, TIMES, LOVED and LOVELY.
  private boolean isSilent(int i) {
    if (word.charAt(i) != 'e' || vowels == 0 || isVowelLetter(i - 1)) return false;
    int last = word.length() - 1;
    char before = word.charAt(i - 1);
    if (i == last) return true;
    if (i == last - 1 && word.charAt(last) == 's') {
      return "sxzcg".indexOf(before) < 0
          && !word.startsWith("sh", i - 2)
          && !word.startsWith("ch", i - 2);
    }
    if (i == last - 1 && word.charAt(last) == 'd') return before != 't' && before != 'd';
    for (String ending : SILENT_BEFORE) {
      if (word.startsWith(ending, i + 1) && word.length() - i - 1 <= ending.length() + 3)
        return true;
    }
    return false;
  }

  /// Whether the word ends in a syllabic L, between a consonant and a silent E: AM-PLE, AM-PLES,
  /// AM-PLED.
  private boolean syllabicL() {
    int l = word.lastIndexOf('l');
    boolean ending =
        l >= 2
            && (word.endsWith("le") || word.endsWith("les") || word.endsWith("led"))
            && l + 1 < word.length();
    return ending
        && word.charAt(l + 1) == 'e'
        && !isVowelLetter(l - 1)
        && "lry".indexOf(word.charAt(l - 1)) < 0;
  }

  /// Whether the vowel letters at `i` and `i + 1` are two syllables.
  private boolean isHiatus(int i) {
    char before = i > 0 ? word.charAt(i - 1) : ' ';
    boolean hushed =
        word.charAt(i) == 'i'
            && "tscxg".indexOf(before) >= 0
            && "ao".indexOf(word.charAt(i + 1)) >= 0;
    if ((hushed && !word.startsWith("iat", i)) || word.startsWith("gua", i - 1)) return false;
    return any(HIATUS, i)
        || any(HIATUS_IN_ENDINGS, i)
        || (word.startsWith("ier", i) && i + 3 == word.length())
        || (word.startsWith("eous", i) && before != 'g');
  }

  private boolean any(String[] strings, int i) {
    for (String string : strings) if (word.startsWith(string, i)) return true;
    return false;
  }

  /// The stressed vowel: before -IC and -TION the preceding one, otherwise the third from the end.
  private int stress() {
    if (ends("ic", "ics")
        || word.endsWith("ion")
        || word.endsWith("ions")
        || ends("cious", "tious")) {
      return Math.max(0, vowels - 2);
    }
    if (ends("ically", "icisms")) return Math.max(0, vowels - 4);
    return Math.max(0, vowels - 3);
  }

  private boolean ends(String one, String other) {
    return word.endsWith(one) || word.endsWith(other);
  }

  private int boundary(int before, int after, boolean stressed) {
    int a = to[before];
    int b = from[after];
    if (a == b) return b;
    if (after == vowels - 1 && word.charAt(b) == 'l') return beforeL(b);
    if (after == vowels - 1 && inflects(b))
      return word.charAt(b - 1) == word.charAt(b - 2) ? b - 1 : b;
    int silentE = word.indexOf('e', a);
    if (silentE >= 0 && silentE < b) return silentE + 1;
    int last = unitBefore(b);
    if (last <= a) return single(before, after, stressed);
    int next = unitBefore(last);
    boolean more = next > a;
    String pair = word.substring(next, b);
    for (String onset : ONSETS) {
      if (pair.equals(onset))
        return more && next - 1 > a && word.charAt(next - 1) == 's' ? next - 1 : next;
    }
    if (more
        && pair.length() == 2
        && pair.charAt(0) == 's'
        && "tpck".indexOf(pair.charAt(1)) >= 0) {
      return next;
    }
    return word.startsWith("ck", last) || word.charAt(last) == 'x' ? b : last;
  }

  /// Whether an inflection that is a syllable of its own begins here: HAT-ED, BOX-ES, SING-ING, but
  /// WRES-TLING.
  private boolean inflects(int at) {
    String rest = word.substring(at);
    boolean ending =
        rest.equals("ed") || rest.equals("es") || rest.equals("ing") || rest.equals("ings");
    return ending
        && at > 1
        && (word.charAt(at - 1) != 'l' || isVowelLetter(at - 2) || word.charAt(at - 2) == 'l');
  }

  /// The boundary before a syllabic L: AM-PLE, but TICK-LE.
  private int beforeL(int l) {
    return word.startsWith("ck", l - 2) ? l : unitBefore(l);
  }

  private int single(int before, int after, boolean stressed) {
    int a = to[before];
    int b = from[after];
    char vowel = word.charAt(from[before]);
    if (word.charAt(a) == 'x' || word.startsWith("ck", a)) return b;
    boolean single = to[before] - from[before] == 1;
    if (single && before > 0 && vowel == 'e' && word.charAt(a) == 'r' && !stressed) return b;
    boolean hiatus = after + 1 < vowels && to[after] == from[after + 1] && vowel != 'i';
    boolean hushed =
        b - a == 1
            && to[after] - from[after] > 1
            && "tscg".indexOf(word.charAt(a)) >= 0
            && word.charAt(b) == 'i';
    boolean longEnough = vowels > 2 || ends("ic", "id");
    boolean closed = stressed && single && vowel != 'u' && !hiatus && !hushed && longEnough;
    if (word.startsWith("qu", a)) return closed ? a + 1 : a;
    return closed ? b : a;
  }

  /// The start of the consonant that ends before `end`: two letters earlier for TH and the like.
  private int unitBefore(int end) {
    for (String digraph : DIGRAPHS)
      if (end >= 2 && word.startsWith(digraph, end - 2)) return end - 2;
    return end - 1;
  }
}
