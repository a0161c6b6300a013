package parlour.dictionary.maker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The CMU Pronouncing Dictionary: the pronunciations of a word as ARPAbet phonemes, such as `K AE1
/// T`.
final class Cmudict {
  private final Map<String, List<String[]>> pronunciations = new HashMap<>();

  /// Reads the npm package's file, one line for each pronunciation: `"lead(1)": "L IY1 D",`.
  Cmudict(Path file) throws IOException {
    for (String line : Files.readAllLines(file)) {
      String entry = line.strip();
      int colon = entry.indexOf(": \"");
      if (colon >= 0) {
        String key = entry.substring(0, colon).replace("\"", "").replaceAll("\\(.*", "");
        String phonemes = entry.substring(colon + 3).replaceAll("\",?$", "");
        pronunciations
            .computeIfAbsent(key, word -> new ArrayList<>())
            .add(phonemes.replaceAll("#.*", "").strip().split(" "));
      }
    }
  }

  /// The pronunciations of a word, the usual one first; none if it is not listed.
  List<String[]> pronunciations(String word) {
    return pronunciations.getOrDefault(word, List.of());
  }

  /// Whether the word is listed and always ends in this phoneme.
  boolean endsIn(String phoneme, String word) {
    List<String[]> all = pronunciations(word);
    return !all.isEmpty()
        && all.stream().allMatch(phonemes -> phonemes[phonemes.length - 1].equals(phoneme));
  }

  boolean has(String word) {
    return pronunciations.containsKey(word);
  }

  /// The pronunciation with the most syllables: a syllable that is slurred in speech still counts
  /// in print.
  Optional<String[]> fullest(String word) {
    List<String[]> all = pronunciations(word);
    if (all.isEmpty()) return Optional.empty();
    String[] fullest = all.getFirst();
    for (String[] phonemes : all) {
      if (syllables(fullest) > 1 && syllables(phonemes) > syllables(fullest)) fullest = phonemes;
    }
    return Optional.of(fullest);
  }

  /// Whether the phoneme is a vowel: only vowels carry a digit for their stress.
  static boolean isVowel(String phoneme) {
    return Character.isDigit(phoneme.charAt(phoneme.length() - 1));
  }

  /// The phoneme without the digit for its stress.
  static String withoutStress(String phoneme) {
    return isVowel(phoneme) ? phoneme.substring(0, phoneme.length() - 1) : phoneme;
  }

  static int syllables(String[] phonemes) {
    int count = 0;
    for (String phoneme : phonemes) count += isVowel(phoneme) ? 1 : 0;
    return count;
  }

  /// The phonemes as a text to be compared: without stress, and with the reduced vowels IH0 and AH0
  /// alike.
  static String comparable(String[] phonemes) {
    return " " + String.join(" ", phonemes).replace("IH0", "AH").replaceAll("[0-9]", "") + " ";
  }
}
