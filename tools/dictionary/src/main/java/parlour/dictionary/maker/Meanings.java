package parlour.dictionary.maker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import parlour.lexicon.Definitions.Link;

/// What is shown as the meaning of a word: a line written by hand, WordNet's gloss, Webster's, or
/// the meaning of the word it comes from, with the link.
final class Meanings {
  private final Overrides overrides;
  private final ShortDefinitions definitions;
  private final Webster webster;
  private final Inflections inflections;
  private final WordFormation formation;
  private final Map<String, String> writtenApart = new HashMap<>();
  private final Map<String, String> owned = new HashMap<>();
  private final Map<String, Boolean> known = new HashMap<>();

  Meanings(
      Scowl scowl,
      Wordnet wordnet,
      Overrides overrides,
      ShortDefinitions definitions,
      Webster webster,
      Inflections inflections) {
    this.overrides = overrides;
    this.definitions = definitions;
    this.webster = webster;
    this.inflections = inflections;
    this.formation = new WordFormation(scowl, wordnet, overrides, webster, inflections);
    for (Wordnet.Synset synset : wordnet.synsets()) {
      for (String lemma : synset.words()) {
        if (lemma.matches("[a-z]+([_-][a-z]+)+")) {
          String letters = Wordnet.lettersOnly(lemma);
          writtenApart.merge(letters, lemma, (one, two) -> one.compareTo(two) <= 0 ? one : two);
        }
      }
    }
  }

  /// The meaning that is the word's own, or an empty text.
  String own(String word) {
    return owned.computeIfAbsent(word, this::findOwn);
  }

  private String findOwn(String word) {
    String written = overrides.meanings.get(word);
    if (written != null) return written;
    String gloss = definitions.of(word, false);
    if (!gloss.isEmpty() || isInflected(word) || isCompared(word)) return gloss;
    String lemma = writtenApart.getOrDefault(word, "");
    String apart = lemma.isEmpty() ? "" : definitions.of(lemma, false);
    return apart.isEmpty()
        ? webster.of(word)
        : apart + " (also written " + lemma.replace('_', ' ') + ")";
  }

  /// Whether it is a comparative or superlative: CLEARER, which Webster has as one that clears.
  private boolean isCompared(String word) {
    return formation.links(word).stream()
        .limit(1)
        .anyMatch(link -> link.relation().endsWith("ative of %"));
  }

  private boolean isInflected(String word) {
    return inflections.pluralOf.containsKey(word) || inflections.verbFormOf.containsKey(word);
  }

  /// The name's meaning, or an empty text.
  String ofName(String name) {
    return definitions.of(name, true);
  }

  /// The word whose meaning is shown instead, if there is one that has a meaning; plurals and verb
  /// forms are linked by the lexicon itself.
  Optional<Link> link(String word) {
    if (inflectedFrom(word).stream().anyMatch(this::has)) return Optional.empty();
    return formation.links(word).stream().filter(link -> has(link.base())).findFirst();
  }

  /// Whether anything is shown for the word.
  boolean has(String word) {
    return has(word, new HashSet<>());
  }

  private boolean has(String word, Set<String> seen) {
    Boolean before = known.get(word);
    if (before != null) return before;
    if (!seen.add(word)) return false;
    boolean has =
        !own(word).isEmpty()
            || bases(word).stream().anyMatch(base -> !base.equals(word) && has(base, seen));
    seen.remove(word);
    if (seen.isEmpty() || has) known.put(word, has);
    return has;
  }

  private List<String> bases(String word) {
    List<String> bases = new ArrayList<>(inflectedFrom(word));
    formation.links(word).forEach(link -> bases.add(link.base()));
    return bases;
  }

  private List<String> inflectedFrom(String word) {
    return Stream.of(inflections.pluralOf.get(word), inflections.verbFormOf.get(word))
        .filter(Objects::nonNull)
        .toList();
  }
}
