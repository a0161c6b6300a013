import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The pronouncing dictionary: how a word sounds, as a row of phonemes.
final class Cmudict {
  private final Map<String, List<String[]>> sounds = new HashMap<>();

  Cmudict(Path file) throws IOException {
    for (var line : Files.readAllLines(file)) {
      var entry = line.strip();
      int colon = entry.indexOf(": \"");
      if (colon < 0) {
        continue;
      }
      entry = entry.endsWith(",") ? entry : entry + ",";
      var key = entry.substring(0, colon).replace("\"", "");
      int bracket = key.indexOf('(');
      var word = bracket < 0 ? key : key.substring(0, bracket);
      sounds.computeIfAbsent(word, w -> new ArrayList<>()).add(sound(entry.substring(colon + 3, entry.length() - 2)));
    }
  }

  private static String[] sound(String text) {
    return text.replaceAll("#.*", "").strip().split(" ");
  }

  /// The ways a word is said, the usual one first.
  List<String[]> of(String word) {
    return sounds.getOrDefault(word, List.of());
  }

  boolean has(String word) {
    return sounds.containsKey(word);
  }

  int size() {
    return sounds.size();
  }

  /// Whether the phoneme is a vowel: only vowels carry a figure for their stress.
  static boolean vowel(String phoneme) {
    return Character.isDigit(phoneme.charAt(phoneme.length() - 1));
  }

  static int syllables(String[] sound) {
    int count = 0;
    for (var phoneme : sound) {
      count += vowel(phoneme) ? 1 : 0;
    }
    return count;
  }

  /// The fullest way to say a word: what is slurred in talk is still a syllable in print.
  Optional<String[]> best(String word) {
    var all = of(word);
    if (all.isEmpty()) {
      return Optional.empty();
    }
    var best = all.getFirst();
    for (var sound : all) {
      if (syllables(best) > 1 && syllables(sound) > syllables(best)) {
        best = sound;
      }
    }
    return Optional.of(best);
  }

  /// The sound without stress, faint vowels all alike.
  static String bare(String[] sound) {
    return " " + String.join(" ", sound).replace("IH0", "AH").replaceAll("[0-9]", "") + " ";
  }
}
