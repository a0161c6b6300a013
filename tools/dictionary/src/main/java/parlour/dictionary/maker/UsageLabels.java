package parlour.dictionary.maker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import parlour.lexicon.Mark;

/// Usage labels: which words are slang, abbreviations, coarse, foreign or technical.
///
/// Sources label senses, not words: a word gets a label only when all its senses have it. A meaning
/// written by hand tells all the senses that count; where there is none, WordNet's glosses do,
/// unless Webster has the word without such a label, and where WordNet has no sense, Webster does.
/// A clipping that has become a word (EXAM) is no abbreviation, whatever its meaning says.
/// Technical is only what is rare as well. The hand-written lists overrule the sources.
final class UsageLabels {
  /// WordNet's lexicographer files of body parts, natural phenomena and substances.
  private static final Set<Integer> SCIENCE_FILES = Set.of(8, 22, 27);

  /// Glosses that are not shown where a word has another sense.
  private static final Pattern INDELICATE =
      Pattern.compile("sexual|intercourse|prostitut|genital|penis|vagina|obscene|excrement");

  /// What a meaning written by hand says of slang, and of abbreviations.
  private static final Pattern SLANG_NOTE = Pattern.compile("\\b(slang|informal)\\b");

  private static final Pattern SHORT_NOTE = Pattern.compile("\\bshort for\\b");

  /// What a gloss of WordNet says of slang: "informal terms for", not "an informal meal".
  private static final Pattern SLANG_GLOSS =
      Pattern.compile(
          "^\\([^)]*\\b(informal(ly)?|slang|colloquial(ly)?)\\b[^)]*\\)|^(an? )?(British |American"
              + " )?(informal|slang|colloquial)( or slang)?( British| American)?"
              + " (terms?|words?|expressions?|use|intensifiers|names?|for)\\b|^(British|American|Australian)[^;]*"
              + " slang\\b|rhyming slang|^expletives used informally");

  private static final Pattern SHORT_GLOSS =
      Pattern.compile(
          "\\bshort for\\b|\\babbreviation of\\b|\\bby shortening\\b|British abbreviation");

  /// From this size on a word that WordNet labels is not so common as to have lost the label.
  private static final int LABELLED_SIZE = 50;

  private final Wordnet wordnet;
  private final Scowl scowl;
  private final Webster webster;
  private final Overrides overrides;
  private final Set<String> technicalSenses = new HashSet<>();
  private final Set<String> scienceSenses = new HashSet<>();
  private final Set<String> slangSenses = new HashSet<>();
  private final Set<String> coarseSenses = new HashSet<>();
  private final Set<String> slurSenses = new HashSet<>();
  private final Decency decency;

  UsageLabels(
      Wordnet wordnet,
      Scowl scowl,
      Webster webster,
      Overrides overrides,
      Decency decency,
      Categories categories) {
    this.decency = decency;
    this.webster = webster;
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

  /// Whether a word is slang; a form has the label of its base, or of what that comes from, unless
  /// it has a sense of its own without it.
  boolean slang(String word, String base, String origin) {
    return overrides.slang.contains(word)
        || overrides.slang.contains(base)
        || overrides.slang.contains(origin)
        || labelled(word, base, origin, Label.SLANG) && !labelled(word, base, origin, Label.SHORT);
  }

  /// Whether a word is an abbreviation; a form is one as it is slang.
  boolean abbreviation(String word, String base, String origin) {
    return labelled(word, base, origin, Label.SHORT);
  }

  private boolean labelled(String word, String base, String origin, Label label) {
    if (isExplainedByHand(word) || word.equals(base) && word.equals(origin))
      return everySense(word, label);
    return everySense(origin, label)
        && (word.equals(base) || !hasSense(word) || everySense(word, label));
  }

  /// Whether a meaning is written for it that is more than the name of the form it is.
  private boolean isExplainedByHand(String word) {
    return !overrides.meanings.getOrDefault(word, "plural of").contains("plural of");
  }

  private boolean hasSense(String word) {
    return !wordnet.lowerCaseSenses(word).isEmpty() || webster.has(word);
  }

  /// A label of senses: how it is written by hand and how in WordNet; an abbreviation may stand
  /// among slang.
  private enum Label {
    SLANG(SLANG_NOTE, SLANG_GLOSS),
    SHORT(SHORT_NOTE, SHORT_GLOSS);

    private final Pattern note;
    private final Pattern gloss;

    Label(Pattern note, Pattern gloss) {
      this.note = note;
      this.gloss = gloss;
    }

    private boolean isNoted(String meaning) {
      return note.matcher(meaning).find() || this == SLANG && SHORT.isNoted(meaning);
    }

    private boolean isIn(String text) {
      return gloss.matcher(text).find() || this == SLANG && SHORT.isIn(text);
    }
  }

  private boolean everySense(String word, Label label) {
    if (overrides.clippings.contains(word)) return false;
    String written = overrides.meanings.get(word);
    if (written != null) return Arrays.stream(written.split("; ")).allMatch(label::isNoted);
    if (!listedFrom(LABELLED_SIZE, word)) return false;
    if (label == Label.SLANG && everySenseIn(slangSenses, word)) return true;
    List<String> senses = wordnet.lowerCaseSenses(word);
    return senses.isEmpty()
        ? label == Label.SLANG && webster.isSlang(word)
        : !webster.has(word)
            && senses.stream().allMatch(sense -> label.isIn(wordnet.synset(sense).gloss()));
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

  /// Whether a sense offends, is slang or belongs to a science: the everyday sense is another one.
  boolean isSpecialSense(String sense) {
    return offends(sense)
        || scienceSenses.contains(sense)
        || slangSenses.contains(sense)
        || Label.SLANG.isIn(wordnet.synset(sense).gloss());
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

  /// Which words are slurs, which are coarse and which are mildly indelicate, by one reviewed list.
  ///
  /// In the list a line `slur:`, `coarse:` or `mild:` begins each class. Plurals and verb forms
  /// follow the word they come from.
  static final class Decency {
    private final Map<String, Mark> classes = new HashMap<>();

    Decency(Path file) throws IOException {
      Mark current = Mark.MILD;
      for (String line : Files.readAllLines(file)) {
        for (String word : Overrides.words(line)) {
          switch (word) {
            case "slur:" -> current = Mark.SLUR;
            case "coarse:" -> current = Mark.COARSE;
            case "mild:" -> current = Mark.MILD;
            default -> {
              if (classes.put(word, current) != null)
                throw new IOException(word + " stands twice in " + file);
            }
          }
        }
      }
    }

    /// The class of a word, if it is in the list.
    Optional<Mark> of(String word) {
      return Optional.ofNullable(classes.get(word));
    }
  }
}
