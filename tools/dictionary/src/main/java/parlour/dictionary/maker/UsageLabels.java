package parlour.dictionary.maker;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import parlour.lexicon.Mark;

/// Usage labels: which words are slang, coarse, foreign or technical.
///
/// WordNet labels senses, not words: a word gets a label only when all its senses have it, and is
/// technical only when it is rare as well. The hand-written lists overrule WordNet.
final class UsageLabels {
  /// WordNet's lexicographer files of body parts, natural phenomena and substances.
  private static final Set<Integer> SCIENCE_FILES = Set.of(8, 22, 27);

  /// Glosses that are not shown where a word has another sense.
  private static final Pattern INDELICATE =
      Pattern.compile("sexual|intercourse|prostitut|genital|penis|vagina|obscene|excrement");

  private final Wordnet wordnet;
  private final Scowl scowl;
  private final Overrides overrides;
  private final Set<String> technicalSenses = new HashSet<>();
  private final Set<String> scienceSenses = new HashSet<>();
  private final Set<String> slangSenses = new HashSet<>();
  private final Set<String> coarseSenses = new HashSet<>();
  private final Set<String> slurSenses = new HashSet<>();
  private final Decency decency;

  UsageLabels(
      Wordnet wordnet, Scowl scowl, Overrides overrides, Decency decency, Categories categories) {
    this.decency = decency;
    this.wordnet = wordnet;
    this.scowl = scowl;
    this.overrides = overrides;
    technicalSenses.addAll(categories.withSubject(categories.sciences()));
    technicalSenses.addAll(
        wordnet.hyponyms(wordnet.nounSense("disease", "an impairment of health"), false));
    scienceSenses.addAll(technicalSenses);
    String slang = wordnet.nounSense("slang", "a characteristic language of a particular group");
    String obscenity = wordnet.nounSense("obscenity", "an offensive or indecent word");
    String slur = wordnet.nounSense("ethnic_slur", "a slur on someone's race");
    for (Wordnet.Synset synset : wordnet.synsets()) {
      if (hasUsage(synset, Set.of(slang))) slangSenses.add(synset.id());
      if (hasUsage(synset, Set.of(slur)) || synset.gloss().startsWith("(ethnic slur)"))
        slurSenses.add(synset.id());
      if (hasUsage(synset, Set.of(obscenity)) || synset.gloss().startsWith("(obscene"))
        coarseSenses.add(synset.id());
      if (synset.part() == PartOfSpeech.NOUN && SCIENCE_FILES.contains(synset.file()))
        scienceSenses.add(synset.id());
    }
  }

  private static boolean hasUsage(Wordnet.Synset synset, Set<String> usages) {
    return synset.pointers().stream()
        .anyMatch(pointer -> pointer.symbol().equals(";u") && usages.contains(pointer.target()));
  }

  boolean slang(String word) {
    return overrides.slang.contains(word)
        || (listedFrom(50, word) && everySenseIn(slangSenses, word));
  }

  /// Whether the word is a slur, coarse or mild: by the reviewed list, or because WordNet gives it
  /// no other sense.
  Optional<Mark> offence(String word) {
    Optional<Mark> reviewed = decency.of(word);
    if (reviewed.isPresent()) return reviewed;
    return everySenseIn(slurSenses, word)
        ? Optional.of(Mark.SLUR)
        : everySenseIn(coarseSenses, word) ? Optional.of(Mark.COARSE) : Optional.empty();
  }

  /// Whether a sense offends, or belongs to a science: the everyday sense is another one.
  boolean isSpecialSense(String sense) {
    return offends(sense) || scienceSenses.contains(sense);
  }

  /// Whether a sense offends, so that it is shown only where the word has no other.
  boolean offends(String sense) {
    return slurSenses.contains(sense)
        || coarseSenses.contains(sense)
        || INDELICATE.matcher(wordnet.synset(sense).gloss()).find();
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
    List<String> senses = wordnet.lowerCaseSenses(word);
    return !senses.isEmpty() && labelled.containsAll(senses);
  }
}
