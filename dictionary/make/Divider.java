import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Divides a word by its sound, as printers do: a short vowel under stress keeps the consonant that follows (MEM-O), any
/// other leaves it to the next syllable (CA-FE); consonants that cannot begin a word together are parted (CHAP-TER).
final class Divider {
  /// A vowel of the word: the letters it is written with, its phoneme, its stress (0 none), whether it is the L of AM-PLE.
  private record Nucleus(int from, int to, String vowel, int stress, boolean syllabicL, boolean glide) {}

  /// One consonant, however many letters it is written with.
  private record Unit(int from, int to, String sound) {
    int letters() {
      return to - from;
    }
  }

  private static final Set<String> SHORT = Set.of("AA", "AE", "AH", "AO", "EH", "IH", "UH");

  private static final Set<String> ONSETS =
      Set.of(
          "P L", "P R", "B L", "B R", "T R", "D R", "K L", "K R", "G L", "G R", "F L", "F R", "TH R", "SH R", "T W",
          "D W", "K W", "G W", "V R");

  private static final Set<String> OPEN_PREFIXES = Set.of("re", "de", "be", "pre", "pro", "tri", "bi", "co", "ty");

  private final String word;
  private final List<Alignment.Part> parts;
  private final List<Nucleus> nuclei = new ArrayList<>();

  private Divider(String word, List<Alignment.Part> parts) {
    this.word = word;
    this.parts = parts;
  }

  /// One bit for each letter that begins a syllable, if word and sound fit together.
  static Optional<Integer> starts(String word, String[] sound) {
    var parts = Alignment.of(word, sound);
    return parts.isEmpty() ? Optional.empty() : Optional.of(new Divider(word, parts).starts());
  }

  private int starts() {
    for (var part : parts) {
      if (part.vowel() && part.to() > part.from()) {
        nucleus(part);
      }
    }
    int starts = 1;
    for (int i = 1; i < nuclei.size(); i++) {
      starts |= 1 << boundary(nuclei.get(i - 1), nuclei.get(i));
    }
    return endings(starts);
  }

  /// -ED and -ING stand alone even where no verb is known: BIG-HEART-ED, RE-SOUND-ING-LY.
  private int endings(int starts) {
    int at = ending("[td]ed(ly|ness)?");
    at = at > 0 ? at : ending("(?<=[aeiourns])[^aeiouwxyln]ing(ly|s|ness)?");
    boolean doubled = at > 0 && word.charAt(at) == word.charAt(at - 1);
    return at > 0 && !doubled && (starts & 1 << at) != 0 ? (starts & ~(1 << at)) | 1 << (at + 1) : starts;
  }

  private int ending(String pattern) {
    var found = Pattern.compile(pattern + "$").matcher(word);
    return found.find() ? found.start() : 0;
  }

  private void nucleus(Alignment.Part part) {
    var phoneme = part.sound().stream().filter(Cmudict::vowel).findFirst().orElseThrow();
    var vowel = phoneme.substring(0, phoneme.length() - 1);
    int stress = phoneme.charAt(phoneme.length() - 1) - '0';
    var letters = word.substring(part.from(), part.to());
    if (part.sound().size() == 2 && part.sound().get(1).equals("L")) {
      if (letters.equals("le")) {
        nuclei.add(new Nucleus(part.from(), part.to(), vowel, stress, true, false));
      } else if (letters.length() == 2) {
        nuclei.add(new Nucleus(part.from(), part.from() + 1, vowel, stress, false, false));
      }
    } else if (part.sound().size() == 2 && letters.length() == 1 && "mn".contains(letters)) {
      return; // PRISM, SCHISM: a syllable to the ear, none to the eye
    } else {
      boolean glide = part.sound().getFirst().equals("Y") && letters.startsWith("i") && letters.length() > 1;
      nuclei.add(new Nucleus(part.from(), part.to(), vowel, stress, false, glide));
    }
  }

  private int boundary(Nucleus before, Nucleus after) {
    if (before.vowel().equals("ER") && before.to() == after.from() && word.charAt(before.to() - 1) == 'r') {
      return rBetween(before, after);
    }
    int silentE = silentE(before.to(), after.from());
    if (silentE > 0) {
      return silentE;
    }
    var units = units(before.to(), after.from());
    if (units.isEmpty()) {
      return after.from();
    }
    if (after.syllabicL()) {
      return beforeL(units.getLast(), after);
    }
    return units.size() == 1 ? single(before, units.getFirst(), after) : several(before, units, after);
  }

  /// BAT-TER-Y, but HICK-O-RY and BUR-GLA-RY, HUR-RIED and SE-RENE.
  private int rBetween(Nucleus before, Nucleus after) {
    if (word.charAt(before.to() - 2) == 'r' || (before.stress() == 0 && after.stress() == 1)) {
      return before.to() - 1;
    }
    boolean er = word.charAt(before.from()) == 'e' || before.to() - before.from() > 2 || before.stress() > 0;
    return er ? after.from() : before.to() - 1;
  }

  /// The place after a silent E that ends its syllable, as in TIME-LY, or 0.
  private int silentE(int from, int to) {
    for (var part : parts) {
      boolean e = part.to() > from && part.to() <= to && word.charAt(part.to() - 1) == 'e';
      if (part.from() >= from && e && (part.silent() || !part.vowel())) {
        return part.to();
      }
    }
    return 0;
  }

  private List<Unit> units(int from, int to) {
    var units = new ArrayList<Unit>();
    for (var part : parts) {
      if (part.from() < from || part.to() > to || part.to() == part.from()) {
        continue;
      }
      if (part.silent() && !units.isEmpty() && word.charAt(part.from()) != 'h') {
        var last = units.removeLast();
        units.add(new Unit(last.from(), part.to(), last.sound()));
      } else {
        units.add(new Unit(part.from(), part.to(), String.join(" ", part.sound())));
      }
    }
    // The L that ended AH L, and such: consonants inside the letters of a vowel.
    if (units.isEmpty() && to > from) {
      units.add(new Unit(from, to, "L"));
    } else if (!units.isEmpty() && units.getFirst().from() > from) {
      units.addFirst(new Unit(from, units.getFirst().from(), "L"));
    }
    return units;
  }

  /// AM-PLE, FID-DLE, CAS-TLE, but TICK-LE.
  private int beforeL(Unit unit, Nucleus after) {
    var letters = word.substring(unit.from(), unit.to());
    if (letters.equals("ck")) {
      return after.from();
    }
    return unit.letters() == 2 && !Set.of("th", "ph", "ch", "sh", "gh").contains(letters) ? unit.to() - 1 : unit.from();
  }

  private int single(Nucleus before, Unit unit, Nucleus after) {
    var letters = word.substring(unit.from(), unit.to());
    int inside = insideUnit(unit, letters);
    if (inside > 0) {
      return inside;
    }
    if (letters.equals("qu")) {
      return closed(before, unit, after) ? unit.from() + 1 : unit.from();
    }
    boolean hushed = letters.length() == 2 && letters.endsWith("i");
    return !hushed && (closed(before, unit, after) || after.glide()) ? unit.to() : unit.from();
  }

  /// Where a consonant written with several letters is parted or ends a syllable whatever the vowel, or 0.
  private static int insideUnit(Unit unit, String letters) {
    if (letters.equals("ssi") || letters.equals("sci") || letters.equals("cqu") || letters.equals("cti")) {
      return unit.from() + 1;
    }
    if (Set.of("ck", "tch", "dg", "ng", "x", "dge", "lk", "gu").contains(letters) && !unit.sound().equals("Z")) {
      return unit.to();
    }
    if (Set.of("xc", "xh", "cch").contains(letters)) {
      return unit.from() + 1;
    }
    boolean doubled = letters.length() == 2 && letters.charAt(0) == letters.charAt(1);
    boolean parted = Set.of("st", "sc", "cq", "dj", "bt", "pt", "mn", "gm", "tw").contains(letters);
    return doubled || parted ? unit.from() + 1 : 0;
  }

  private boolean closed(Nucleus before, Unit unit, Nucleus after) {
    var letters = word.substring(before.from(), before.to());
    boolean r = unit.sound().equals("R");
    if (before.stress() == 0) {
      boolean tion = unit.sound().equals("N") && letters.equals("o") && before.from() > 1 && word.charAt(before.from() - 1) == 'i';
      return tion || (r && letters.equals("e") && after.stress() != 1 && before.from() > 0);
    }
    if (!SHORT.contains(before.vowel()) || (before.stress() == 2 && after.stress() == 1 && letters.equals("e"))) {
      return false;
    }
    if (word.startsWith("our", after.from())) {
      return false;
    }
    return switch (before.vowel()) {
      case "AA" -> letters.endsWith("o") || r || (before.from() > 0 && "wu".indexOf(word.charAt(before.from() - 1)) >= 0);
      case "AO" -> letters.equals("o") && (!r || !word.startsWith("y", after.from()));
      case "IH" -> !r || letters.equals("i") || letters.equals("y");
      case "UH" -> !r;
      default -> true;
    };
  }

  private int several(Nucleus before, List<Unit> units, Nucleus after) {
    int n = units.size();
    var last = units.get(n - 1);
    var next = units.get(n - 2);
    boolean cluster = ONSETS.contains(next.sound() + " " + last.sound());
    if (cluster && next.letters() == 2 && word.charAt(next.from()) == word.charAt(next.from() + 1)) {
      return next.from() + 1;
    }
    boolean prefix = before.from() > 0 && OPEN_PREFIXES.contains(word.substring(0, before.to()));
    if (next.sound().equals("S") && n >= 3 && "TPK".contains(last.sound()) && !next.equals(units.getFirst())) {
      return next.from();
    }
    if (cluster && n >= 4 && units.get(n - 3).sound().equals("S")) {
      return units.get(n - 3).from();
    }
    if (prefix && n == 2 && next.sound().equals("S") && "TPKMNLW".contains(last.sound()) && before.stress() == 0) {
      return next.from();
    }
    if (prefix && n == 3 && cluster && units.getFirst().sound().equals("S")) {
      return units.getFirst().from();
    }
    if (cluster) {
      return n == 2 && closed(before, next, after) ? last.from() : next.from();
    }
    var letters = word.substring(last.from(), last.to());
    boolean doubled = letters.length() == 2 && letters.charAt(0) == letters.charAt(1);
    return doubled ? last.from() + 1 : letters.equals("x") || letters.equals("ck") ? last.to() : last.from();
  }
}
