import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Which words are slang, coarse, foreign or technical.
///
/// WordNet labels meanings, not words; a word takes a label only when all its meanings have it, and a technical one only
/// when it is rare besides. The files written by hand go before everything else.
final class Labels {
  private static final char[] PARTS = {'n', 'v', 'a', 'r'};

  /// Lexicographers' files of substances, of the body, and of natural processes.
  private static final Set<Integer> LEARNED_FILES = Set.of(8, 22, 27);

  private final Wordnet wordnet;
  private final Scowl scowl;
  private final Overrides overrides;
  private final Set<String> technicalSenses = new HashSet<>();
  private final Set<String> learnedSenses = new HashSet<>();
  private final Set<String> slangSenses = new HashSet<>();
  private final Set<String> coarseSenses = new HashSet<>();

  Labels(Wordnet wordnet, Scowl scowl, Overrides overrides, Categories categories) {
    this.wordnet = wordnet;
    this.scowl = scowl;
    this.overrides = overrides;
    technicalSenses.addAll(categories.labelled(categories.sciences()));
    technicalSenses.addAll(wordnet.below(wordnet.find("disease", "an impairment of health"), false));
    var slang = wordnet.find("slang", "a characteristic language of a particular group");
    var obscenity = wordnet.find("obscenity", "an offensive or indecent word");
    var slur = wordnet.find("ethnic_slur", "a slur on someone's race");
    wordnet.all().forEach(
        (id, synset) -> {
          for (var pointer : synset.pointers()) {
            if (pointer.symbol().equals(";u")) {
              if (pointer.target().equals(slang)) {
                slangSenses.add(id);
              } else if (pointer.target().equals(obscenity) || pointer.target().equals(slur)) {
                coarseSenses.add(id);
              }
            }
          }
          if (synset.part() == 'n' && LEARNED_FILES.contains(synset.file())) {
            learnedSenses.add(id);
          }
          if (synset.gloss().startsWith("(ethnic slur)") || synset.gloss().startsWith("(obscene")) {
            coarseSenses.add(id);
          }
        });
    learnedSenses.addAll(technicalSenses);
  }

  boolean slang(String word) {
    return overrides.slang.contains(word) || overrides.coarse.contains(word) || (size(word) >= 50 && all(word, slangSenses));
  }

  boolean coarse(String word) {
    return overrides.coarse.contains(word) || overrides.delicate.contains(word) || all(word, coarseSenses);
  }

  boolean foreign(String word) {
    return overrides.foreign.contains(word) || (size(word) >= 55 && scowl.accented.contains(word));
  }

  boolean technical(String word) {
    return (size(word) >= 60 && all(word, technicalSenses)) || (size(word) >= 70 && all(word, learnedSenses));
  }

  private int size(String word) {
    return scowl.words.getOrDefault(word, 0);
  }

  private boolean all(String word, Set<String> labelled) {
    List<String> senses = new ArrayList<>();
    for (char part : PARTS) {
      senses.addAll(wordnet.plainSenses(part, word));
    }
    return !senses.isEmpty() && labelled.containsAll(senses);
  }
}
