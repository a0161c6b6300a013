package parlour.dictionary.maker;

import java.util.HashSet;
import java.util.Set;

/// Usage labels: which words are slang, coarse, foreign or technical.
///
/// WordNet labels senses, not words: a word gets a label only when all its senses have it, and is
/// technical only when it is rare as well. The hand-written lists overrule WordNet.
final class UsageLabels {
  /// WordNet's lexicographer files of body parts, natural phenomena and substances.
  private static final Set<Integer> SCIENCE_FILES = Set.of(8, 22, 27);

  private final Wordnet wordnet;
  private final Scowl scowl;
  private final Overrides overrides;
  private final Set<String> technicalSenses = new HashSet<>();
  private final Set<String> scienceSenses = new HashSet<>();
  private final Set<String> slangSenses = new HashSet<>();
  private final Set<String> coarseSenses = new HashSet<>();

  UsageLabels(Wordnet wordnet, Scowl scowl, Overrides overrides, Categories categories) {
    this.wordnet = wordnet;
    this.scowl = scowl;
    this.overrides = overrides;
    technicalSenses.addAll(categories.withSubject(categories.sciences()));
    technicalSenses.addAll(
        wordnet.hyponyms(wordnet.nounSense("disease", "an impairment of health"), false));
    scienceSenses.addAll(technicalSenses);
    var slang = wordnet.nounSense("slang", "a characteristic language of a particular group");
    var obscenity = wordnet.nounSense("obscenity", "an offensive or indecent word");
    var slur = wordnet.nounSense("ethnic_slur", "a slur on someone's race");
    for (var synset : wordnet.synsets()) {
      if (hasUsage(synset, Set.of(slang))) {
        slangSenses.add(synset.id());
      }
      if (hasUsage(synset, Set.of(obscenity, slur))
          || synset.gloss().startsWith("(ethnic slur)")
          || synset.gloss().startsWith("(obscene")) {
        coarseSenses.add(synset.id());
      }
      if (synset.part() == PartOfSpeech.NOUN && SCIENCE_FILES.contains(synset.file())) {
        scienceSenses.add(synset.id());
      }
    }
  }

  private static boolean hasUsage(Wordnet.Synset synset, Set<String> usages) {
    return synset.pointers().stream()
        .anyMatch(pointer -> pointer.symbol().equals(";u") && usages.contains(pointer.target()));
  }

  boolean slang(String word) {
    return overrides.slang.contains(word)
        || overrides.coarse.contains(word)
        || (listedFrom(50, word) && everySenseIn(slangSenses, word));
  }

  boolean coarse(String word) {
    return overrides.coarse.contains(word)
        || overrides.delicate.contains(word)
        || everySenseIn(coarseSenses, word);
  }

  boolean foreign(String word) {
    return overrides.foreign.contains(word)
        || (listedFrom(55, word) && scowl.accented.contains(word));
  }

  boolean technical(String word) {
    return (listedFrom(60, word) && everySenseIn(technicalSenses, word))
        || (listedFrom(70, word) && everySenseIn(scienceSenses, word));
  }

  /// Whether SCOWL has the word, at this size or a rarer one.
  private boolean listedFrom(int size, String word) {
    return scowl.words.getOrDefault(word, 0) >= size;
  }

  private boolean everySenseIn(Set<String> labelled, String word) {
    var senses = wordnet.lowerCaseSenses(word);
    return !senses.isEmpty() && labelled.containsAll(senses);
  }
}
