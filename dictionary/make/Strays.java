import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import parlour.lexicon.Reason;

/// Strings someone will try that are no words: abbreviations, contractions, and words run together.
final class Strays {
  private static final int LONGEST = 18;

  private final Scowl scowl;
  private final Wordnet wordnet;
  private final Set<String> words;

  Strays(Scowl scowl, Wordnet wordnet, Set<String> words) {
    this.scowl = scowl;
    this.wordnet = wordnet;
    this.words = words;
  }

  /// Tells of each how it is written and what it is; where two have the same letters, the likelier one first.
  void each(BiConsumer<String, Reason> tell) {
    scowl.contractions.keySet().forEach(written -> stray(written, Reason.CONTRACTION, tell));
    scowl.abbreviations.keySet().forEach(written -> stray(written, Reason.ABBREVIATION, tell));
    for (var name : scowl.names.keySet()) {
      if (!name.endsWith("'s")) {
        stray(name, name.matches("[A-Z]{2,}s?") ? Reason.ABBREVIATION : Reason.PROPER_NAME, tell);
      }
    }
    var lemmas = new TreeSet<String>();
    var places = new HashSet<String>();
    wordnet.all().values().forEach(
        synset -> {
          lemmas.addAll(synset.words());
          if (synset.file() == 15) {
            places.addAll(synset.words());
          }
        });
    for (var lemma : lemmas) {
      compound(lemma, places.contains(lemma), tell);
    }
  }

  private void compound(String lemma, boolean place, BiConsumer<String, Reason> tell) {
    var written = lemma.replace('_', ' ');
    if (!written.matches("[A-Za-z' .-]+")) {
      return;
    }
    if (written.matches("[A-Z][a-z].*") && written.contains(" ")) {
      stray(written, place ? Reason.GEOGRAPHICAL : Reason.PROPER_NAME, tell);
    } else if (written.contains(" ")) {
      stray(written, Reason.TWO_WORDS, tell);
    } else if (written.contains("-")) {
      stray(written, Reason.HYPHENATED, tell);
    } else if (written.contains("'")) {
      stray(written, Reason.CONTRACTION, tell);
    } else if (written.matches("[A-Z.]{2,}")) {
      stray(written, Reason.ABBREVIATION, tell);
    } else if (written.matches("[A-Z][a-z]+")) {
      stray(written, Reason.PROPER_NAME, tell);
    }
  }

  private void stray(String written, Reason reason, BiConsumer<String, Reason> tell) {
    var letters = Wordnet.letters(written);
    if (letters.length() > 1 && letters.length() <= LONGEST && !words.contains(letters) && !written.endsWith("'s")) {
      tell.accept(written, reason);
    }
  }
}
