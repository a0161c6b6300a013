package parlour.dictionary.maker;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import parlour.lexicon.Category;
import parlour.lexicon.Letters;

/// Which words belong to which category: the hyponyms of a head word in WordNet, the senses that
/// WordNet labels with the subject, and the hand-written additions.
final class Categories {
  /// A word belongs only by one of its first senses: HEAD is a kind of cattle by a remote one.
  private static final int USUAL_SENSES = 4;

  /// The number of WordNet's lexicographer file of plants.
  private static final int PLANT_FILE = 20;

  private final Wordnet wordnet;
  private final Map<Category, Set<String>> words = new EnumMap<>(Category.class);

  Categories(Wordnet wordnet, Overrides overrides) {
    this.wordnet = wordnet;
    put(Category.ANIMALS, under("animal", "a living organism characterized by voluntary movement"));
    put(Category.MAMMALS, under("mammal", "any warm-blooded vertebrate"));
    put(Category.PLANTS, plants());
    put(Category.HERBS, under("herb", "aromatic potherb"));
    put(Category.CHEMICAL_ELEMENTS, elements());
    put(Category.WOODWINDS, under("woodwind", "any wind instrument other"));
    put(Category.OCCUPATIONS, occupations());
    put(Category.MUSIC, music());
    put(Category.SCIENCE, science());
    put(Category.ADVERBS, synsets(synset -> synset.part() == PartOfSpeech.ADVERB));
    overrides.categories.forEach(
        (category, more) -> words.computeIfAbsent(category, c -> new HashSet<>()).addAll(more));
  }

  /// The categories of a word.
  Set<Category> of(String word) {
    EnumSet<Category> all = EnumSet.noneOf(Category.class);
    words.forEach(
        (category, members) -> {
          if (members.contains(word)) all.add(category);
        });
    return all;
  }

  private void put(Category category, Set<String> ids) {
    Set<String> members = new HashSet<>();
    for (String id : ids) {
      Wordnet.Synset synset = wordnet.synset(id);
      for (String word : synset.words()) {
        if (Letters.isLowercase(word) && usual(word, synset)) members.add(word);
      }
    }
    words.put(category, members);
  }

  private boolean usual(String word, Wordnet.Synset synset) {
    return wordnet.lowerCaseSenses(synset.part(), word).indexOf(synset.id()) < USUAL_SENSES;
  }

  private Set<String> under(String word, String gloss) {
    return wordnet.hyponyms(wordnet.nounSense(word, gloss), false);
  }

  private Set<String> plants() {
    Set<String> all = under("plant", "(botany) a living organism");
    all.addAll(
        synsets(
            synset ->
                synset.part() == PartOfSpeech.NOUN
                    && synset.file() == PLANT_FILE
                    && !synset.isInstance()));
    return all;
  }

  /// The elements, without what they are made into (diamond, pencil) and without their families
  /// (metal, halogen).
  private Set<String> elements() {
    Set<String> all = under("chemical_element", "any of the more than 100");
    all.removeIf(
        id -> {
          String gloss = wordnet.synset(id).gloss();
          return !gloss.contains("element") || gloss.startsWith("any of");
        });
    return all;
  }

  private Set<String> occupations() {
    Set<String> all = under("worker", "a person who works at a specific occupation");
    all.addAll(under("professional", "a person engaged in one of the learned professions"));
    all.addAll(under("creator", "a person who grows or makes"));
    all.addAll(under("entertainer", "a person who tries to please"));
    all.addAll(under("merchant", "a businessperson engaged"));
    all.addAll(under("educator", "someone who educates"));
    all.addAll(under("scientist", "a person with advanced knowledge"));
    all.addAll(under("serviceman", "someone who serves in the armed forces"));
    all.addAll(under("businessperson", "a capitalist who engages"));
    all.addAll(under("clergyman", "a member of the clergy"));
    all.addAll(under("official", "a worker who holds"));
    all.addAll(under("farmer", "a person who operates a farm"));
    all.addAll(under("medical_practitioner", "someone who practices medicine"));
    return all;
  }

  private Set<String> music() {
    String music = wordnet.nounSense("music", "an artistic form of auditory communication");
    Set<String> all = wordnet.hyponyms(music, false);
    all.addAll(withSubject(Set.of(music)));
    all.addAll(under("music", "musical activity"));
    all.addAll(under("musical_instrument", "any of various devices"));
    all.addAll(under("musician", "someone who plays a musical instrument"));
    all.addAll(under("musician", "artist who composes"));
    return all;
  }

  private Set<String> science() {
    Set<String> all = sciences();
    all.addAll(withSubject(sciences()));
    all.addAll(under("scientist", "a person with advanced knowledge"));
    all.addAll(under("scientific_instrument", "an instrument used by scientists"));
    all.addAll(elements());
    return all;
  }

  /// The sciences themselves.
  Set<String> sciences() {
    return under("science", "a particular branch of scientific knowledge");
  }

  /// Every sense that WordNet labels with one of these subjects.
  Set<String> withSubject(Set<String> subjects) {
    return synsets(
        synset ->
            synset.pointers().stream()
                .anyMatch(
                    pointer ->
                        pointer.symbol().equals(";c") && subjects.contains(pointer.target())));
  }

  private Set<String> synsets(Predicate<Wordnet.Synset> test) {
    Set<String> ids = new HashSet<>();
    for (Wordnet.Synset synset : wordnet.synsets()) if (test.test(synset)) ids.add(synset.id());
    return ids;
  }
}
