package parlour.dictionary.maker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Evidence that a string is in use as a word: the lists of other hands than SCOWL's that have it.
///
/// These are 12dicts (package `categorized-words`), a tagged lexicon of running text (package
/// `en-lexicon`), the pronouncing dictionary and Webster. None of them gives words of its own; they
/// only vouch for words that SCOWL has.
final class Attestation {
  /// A line of a JSON array, as in `"aardvark",`.
  private static final Pattern ITEM = Pattern.compile("\\s*\"([A-Za-z]+)\",?");

  /// A line of a JavaScript object, as in `"aardvark": "NN",`.
  private static final Pattern ENTRY = Pattern.compile("\\s*\"?([a-z]+)\"?: \"([^\"]*)\",?");

  private final Map<String, List<String>> texts = new HashMap<>();
  private final Set<String> twelveDicts = new HashSet<>();
  private final Cmudict cmudict;
  private final Webster webster;

  Attestation(Path twelveDictsFile, Path lexiconFile, Cmudict cmudict, Webster webster)
      throws IOException {
    this.cmudict = cmudict;
    this.webster = webster;
    for (String line : Files.readAllLines(twelveDictsFile)) {
      Matcher item = ITEM.matcher(line);
      if (item.matches()) twelveDicts.add(item.group(1).toLowerCase(Locale.ROOT));
    }
    for (String line : Files.readAllLines(lexiconFile)) {
      Matcher entry = ENTRY.matcher(line);
      if (entry.matches() && !entry.group(2).equals("NNP") && !entry.group(2).equals("FW"))
        texts.put(entry.group(1), List.of(entry.group(2).split("\\|")));
    }
  }

  /// Whether any of the lists has the word.
  boolean has(String word) {
    return texts.containsKey(word)
        || twelveDicts.contains(word)
        || cmudict.has(word)
        || webster.has(word);
  }

  /// Whether it was met in running text.
  boolean hasText(String word) {
    return texts.containsKey(word);
  }

  /// The parts of speech it was met as in running text, the likeliest first, by their tags.
  List<String> tags(String word) {
    return texts.getOrDefault(word, List.of());
  }

  /// Whether a list made by hand has it: 12dicts, Webster or the pronouncing dictionary. The
  /// lexicon of running text has forms that a rule has made.
  boolean isVouchedFor(String word) {
    return twelveDicts.contains(word) || cmudict.has(word) || webster.has(word);
  }

  /// Whether 12dicts has it, a list without names and abbreviations.
  boolean hasTwelveDicts(String word) {
    return twelveDicts.contains(word);
  }
}
