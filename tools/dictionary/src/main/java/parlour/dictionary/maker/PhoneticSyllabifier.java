package parlour.dictionary.maker;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parlour.dictionary.maker.GraphemeAlignment.Grapheme;

/// Syllabification of a word by its pronunciation, as printers hyphenate: a short stressed vowel
/// keeps the consonant after it (MEM-O), any other vowel leaves it to the next syllable (CA-FE),
/// and consonants that cannot begin a word together are split (CHAP-TER).
final class PhoneticSyllabifier {
  /// The vowel of a syllable: its letters, its phoneme and stress (0 none, 1 primary, 2 secondary),
  /// whether it is the syllabic L of AM-PLE, and whether a Y glide comes before it (UN-ION).
  private record Nucleus(
      int from, int to, String vowel, int stress, boolean syllabicL, boolean glide) {}

  /// A consonant with all letters it is written with.
  private record Consonant(int from, int to, String phonemes) {}

  private static final Set<String> SHORT_VOWELS = Set.of("AA", "AE", "AH", "AO", "EH", "IH", "UH");

  /// Pairs of consonants that begin a syllable together.
  private static final Set<String> ONSETS =
      Set.of(
          "P L", "P R", "B L", "B R", "T R", "D R", "K L", "K R", "G L", "G R", "F L", "F R",
          "TH R", "SH R", "T W", "D W", "K W", "G W", "V R");

  private static final Set<String> OPEN_PREFIXES =
      Set.of("re", "de", "be", "pre", "pro", "tri", "bi", "co", "ty");

  /// -ED and -ING are syllables of their own even where no verb is known: BIG-HEART-ED,
  /// RE-SOUND-ING-LY. Each pattern begins with the consonant before the ending.
  private static final List<Pattern> ENDINGS =
      List.of(
          Pattern.compile("[td]ed(ly|ness)?$"),
          Pattern.compile("(?<=[aeiourns])[^aeiouwxyln]ing(ly|s|ness)?$"));

  private static final Set<String> DIGRAPHS = Set.of("th", "ph", "ch", "sh", "gh");
  private static final Set<String> END_A_SYLLABLE =
      Set.of("ck", "tch", "dg", "ng", "x", "dge", "lk", "gu");
  private static final Set<String> SPLIT_AFTER_FIRST_LETTER =
      Set.of("xc", "xh", "cch", "st", "sc", "cq", "dj", "bt", "pt", "mn", "gm", "tw");
  private static final Set<String> ALWAYS_SPLIT = Set.of("ssi", "sci", "cqu", "cti");

  private final String word;
  private final List<Grapheme> graphemes;
  private final List<Nucleus> nuclei = new ArrayList<>();

  private PhoneticSyllabifier(String word, List<Grapheme> graphemes) {
    this.word = word;
    this.graphemes = graphemes;
  }

  /// One bit for each letter that begins a syllable, if word and pronunciation fit together.
  static Optional<Integer> starts(String word, String[] phonemes) {
    List<Grapheme> graphemes = GraphemeAlignment.of(word, phonemes);
    return graphemes.isEmpty()
        ? Optional.empty()
        : Optional.of(new PhoneticSyllabifier(word, graphemes).starts());
  }

  private int starts() {
    for (Grapheme grapheme : graphemes) {
      if (grapheme.hasVowel() && grapheme.to() > grapheme.from()) addNucleus(grapheme);
    }
    int starts = 1;
    for (int i = 1; i < nuclei.size(); i++)
      starts |= 1 << boundary(nuclei.get(i - 1), nuclei.get(i));
    return withWholeEnding(starts);
  }

  /// Moves the boundary before the last consonant of the stem to the beginning of its ending.
  private int withWholeEnding(int starts) {
    for (Pattern pattern : ENDINGS) {
      Matcher ending = pattern.matcher(word);
      if (ending.find() && ending.start() > 0) {
        int at = ending.start();
        boolean doubled = word.charAt(at) == word.charAt(at - 1);
        boolean boundary = (starts & 1 << at) != 0;
        return boundary && !doubled ? (starts & ~(1 << at)) | 1 << (at + 1) : starts;
      }
    }
    return starts;
  }

  private void addNucleus(Grapheme grapheme) {
    List<String> phonemes = grapheme.phonemes();
    String phoneme = phonemes.stream().filter(Cmudict::isVowel).findFirst().orElseThrow();
    String vowel = Cmudict.withoutStress(phoneme);
    int stress = phoneme.charAt(phoneme.length() - 1) - '0';
    int from = grapheme.from();
    int to = grapheme.to();
    String letters = word.substring(from, to);
    boolean pair = phonemes.size() == 2;
    if (pair && phonemes.get(1).equals("L")) {
      if (letters.equals("le")) nuclei.add(new Nucleus(from, to, vowel, stress, true, false));
      else if (letters.length() == 2)
        nuclei.add(new Nucleus(from, from + 1, vowel, stress, false, false));
      return;
    }
    // PRISM, SCHISM: the M is a syllable in speech, but not in print.
    boolean syllabicNasal = pair && (letters.equals("m") || letters.equals("n"));
    if (!syllabicNasal) {
      boolean glide =
          phonemes.getFirst().equals("Y") && letters.startsWith("i") && letters.length() > 1;
      nuclei.add(new Nucleus(from, to, vowel, stress, false, glide));
    }
  }

  private int boundary(Nucleus before, Nucleus after) {
    if (before.vowel().equals("ER")
        && before.to() == after.from()
        && word.charAt(before.to() - 1) == 'r') {
      return boundaryAtR(before, after);
    }
    int afterSilentE = afterSilentE(before.to(), after.from());
    if (afterSilentE > 0) return afterSilentE;
    List<Consonant> consonants = consonants(before.to(), after.from());
    if (consonants.isEmpty()) return after.from();
    if (after.syllabicL()) return boundaryBeforeL(consonants.getLast(), after);
    return consonants.size() == 1
        ? boundaryAtConsonant(before, consonants.getFirst(), after)
        : boundaryInCluster(before, consonants, after);
  }

  /// BAT-TER-Y, but HICK-O-RY and BUR-GLA-RY, HUR-RIED and SE-RENE.
  private int boundaryAtR(Nucleus before, Nucleus after) {
    if (word.charAt(before.to() - 2) == 'r' || (before.stress() == 0 && after.stress() == 1))
      return before.to() - 1;
    boolean keepsR =
        word.charAt(before.from()) == 'e' || before.to() - before.from() > 2 || before.stress() > 0;
    return keepsR ? after.from() : before.to() - 1;
  }

  /// The place after a silent E that ends its syllable, as in TIME-LY, or 0.
  private int afterSilentE(int from, int to) {
    for (Grapheme grapheme : graphemes) {
      boolean within = grapheme.from() >= from && grapheme.to() > from && grapheme.to() <= to;
      if (within && word.charAt(grapheme.to() - 1) == 'e' && !grapheme.hasVowel())
        return grapheme.to();
    }
    return 0;
  }

  private List<Consonant> consonants(int from, int to) {
    List<Consonant> consonants = new ArrayList<>();
    for (Grapheme grapheme : graphemes) {
      if (grapheme.from() < from || grapheme.to() > to || grapheme.to() == grapheme.from())
        continue;
      boolean joinsLast =
          grapheme.isSilent() && !consonants.isEmpty() && word.charAt(grapheme.from()) != 'h';
      if (joinsLast) {
        Consonant last = consonants.removeLast();
        consonants.add(new Consonant(last.from(), grapheme.to(), last.phonemes()));
      } else {
        consonants.add(
            new Consonant(grapheme.from(), grapheme.to(), String.join(" ", grapheme.phonemes())));
      }
    }
    // The L of a nucleus such as AL (AH L) has letters of its own, but is no grapheme.
    if (consonants.isEmpty() && to > from) consonants.add(new Consonant(from, to, "L"));
    else if (!consonants.isEmpty() && consonants.getFirst().from() > from)
      consonants.addFirst(new Consonant(from, consonants.getFirst().from(), "L"));
    return consonants;
  }

  private String letters(Consonant consonant) {
    return word.substring(consonant.from(), consonant.to());
  }

  private static boolean isDoubled(String letters) {
    return letters.length() == 2 && letters.charAt(0) == letters.charAt(1);
  }

  /// AM-PLE, FID-DLE, CAS-TLE, but TICK-LE.
  private int boundaryBeforeL(Consonant consonant, Nucleus after) {
    String letters = letters(consonant);
    if (letters.equals("ck")) return after.from();
    return letters.length() == 2 && !DIGRAPHS.contains(letters)
        ? consonant.to() - 1
        : consonant.from();
  }

  private int boundaryAtConsonant(Nucleus before, Consonant consonant, Nucleus after) {
    String letters = letters(consonant);
    int fixed = fixedBoundary(consonant, letters);
    if (fixed > 0) return fixed;
    boolean kept = keepsConsonant(before, consonant, after);
    if (letters.equals("qu")) return kept ? consonant.from() + 1 : consonant.from();
    boolean softened = letters.length() == 2 && letters.endsWith("i");
    return !softened && (kept || after.glide()) ? consonant.to() : consonant.from();
  }

  /// The boundary within or after a consonant of several letters that the vowels do not decide, or
  /// 0.
  private static int fixedBoundary(Consonant consonant, String letters) {
    if (ALWAYS_SPLIT.contains(letters)) return consonant.from() + 1;
    if (END_A_SYLLABLE.contains(letters) && !consonant.phonemes().equals("Z"))
      return consonant.to();
    boolean split = SPLIT_AFTER_FIRST_LETTER.contains(letters) || isDoubled(letters);
    return split ? consonant.from() + 1 : 0;
  }

  /// Whether the vowel before a consonant keeps it in its syllable.
  private boolean keepsConsonant(Nucleus before, Consonant consonant, Nucleus after) {
    String letters = word.substring(before.from(), before.to());
    boolean r = consonant.phonemes().equals("R");
    if (before.stress() == 0) {
      boolean ion =
          consonant.phonemes().equals("N")
              && letters.equals("o")
              && before.from() > 1
              && word.charAt(before.from() - 1) == 'i';
      return ion || (r && letters.equals("e") && after.stress() != 1 && before.from() > 0);
    }
    if (!SHORT_VOWELS.contains(before.vowel())
        || (before.stress() == 2 && after.stress() == 1 && letters.equals("e"))
        || word.startsWith("our", after.from())) {
      return false;
    }
    return switch (before.vowel()) {
      case "AA" ->
          letters.endsWith("o")
              || r
              || (before.from() > 0 && "wu".indexOf(word.charAt(before.from() - 1)) >= 0);
      case "AO" -> letters.equals("o") && (!r || !word.startsWith("y", after.from()));
      case "IH" -> !r || letters.equals("i") || letters.equals("y");
      case "UH" -> !r;
      default -> true;
    };
  }

  private int boundaryInCluster(Nucleus before, List<Consonant> consonants, Nucleus after) {
    int n = consonants.size();
    Consonant last = consonants.get(n - 1);
    Consonant next = consonants.get(n - 2);
    boolean onset = ONSETS.contains(next.phonemes() + " " + last.phonemes());
    if (onset && isDoubled(letters(next))) return next.from() + 1;
    boolean nextIsS = next.phonemes().equals("S");
    if (nextIsS && n >= 3 && "TPK".contains(last.phonemes())) return next.from();
    if (onset && n >= 4 && consonants.get(n - 3).phonemes().equals("S"))
      return consonants.get(n - 3).from();
    boolean prefix = before.from() > 0 && OPEN_PREFIXES.contains(word.substring(0, before.to()));
    if (prefix
        && n == 2
        && nextIsS
        && "TPKMNLW".contains(last.phonemes())
        && before.stress() == 0) {
      return next.from();
    }
    if (prefix && n == 3 && onset && consonants.getFirst().phonemes().equals("S"))
      return consonants.getFirst().from();
    if (onset) return n == 2 && keepsConsonant(before, next, after) ? last.from() : next.from();
    String letters = letters(last);
    if (isDoubled(letters)) return last.from() + 1;
    return letters.equals("x") || letters.equals("ck") ? last.to() : last.from();
  }
}
