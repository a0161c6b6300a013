package parlour.dictionary.maker;

import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import parlour.lexicon.Reason;

/// Finds strings that players will try but that are not words (abbreviations, contractions, proper
/// names, words run together), so that a refusal can say why.
final class NonWordFinder {
  private static final int MAX_LETTERS = 18;

  private final Scowl scowl;
  private final Wordnet wordnet;
  private final Set<String> words;
  private final BiConsumer<String, Reason> found;

  /// Reports to `found` how each is properly written and what it is; `words` are never reported.
  NonWordFinder(Scowl scowl, Wordnet wordnet, Set<String> words, BiConsumer<String, Reason> found) {
    this.scowl = scowl;
    this.wordnet = wordnet;
    this.words = words;
    this.found = found;
  }

  /// Reports every non-word; where two have the same letters, the likelier one first.
  void find() {
    scowl.contractions.keySet().forEach(written -> report(written, Reason.CONTRACTION));
    scowl.abbreviations.keySet().forEach(written -> report(written, Reason.ABBREVIATION));
    for (String name : scowl.names.keySet())
      report(name, name.matches("[A-Z]{2,}s?") ? Reason.ABBREVIATION : Reason.PROPER_NAME);
    TreeSet<String> lemmas = new TreeSet<>();
    Set<String> places = new HashSet<>();
    for (Wordnet.Synset synset : wordnet.synsets()) {
      lemmas.addAll(synset.words());
      if (synset.file() == ProperNames.LOCATION_FILE) places.addAll(synset.words());
    }
    for (String lemma : lemmas) reportLemma(lemma.replace('_', ' '), places.contains(lemma));
  }

  private void reportLemma(String written, boolean place) {
    if (!written.matches("[A-Za-z' .-]+")) return;
    if (written.matches("[A-Z][a-z].*") && written.contains(" "))
      report(written, place ? Reason.GEOGRAPHICAL : Reason.PROPER_NAME);
    else if (written.contains(" ")) report(written, Reason.TWO_WORDS);
    else if (written.contains("-")) report(written, Reason.HYPHENATED);
    else if (written.contains("'")) report(written, Reason.CONTRACTION);
    else if (written.matches("[A-Z.]{2,}")) report(written, Reason.ABBREVIATION);
    else if (written.matches("[A-Z][a-z]+")) report(written, Reason.PROPER_NAME);
  }

  private void report(String written, Reason reason) {
    String letters = Wordnet.lettersOnly(written);
    boolean possessive = written.endsWith("'s");
    boolean playable = letters.length() > 1 && letters.length() <= MAX_LETTERS;
    if (playable && !possessive && !words.contains(letters)) found.accept(written, reason);
  }
}
