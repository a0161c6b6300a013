import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import parlour.lexicon.Category;

/// Which words belong to which category: all that WordNet ranges under a head word, and what it labels with the subject.
final class Categories {
  private final Wordnet wordnet;
  private final Map<Category, Set<String>> words = new EnumMap<>(Category.class);

  Categories(Wordnet wordnet, Overrides overrides) {
    this.wordnet = wordnet;
    put(Category.ANIMALS, under("animal", "a living organism characterized by voluntary movement"));
    put(Category.MAMMALS, under("mammal", "any warm-blooded vertebrate"));
    put(Category.PLANTS, plants());
    put(Category.HERBS, herbs());
    put(Category.CHEMICAL_ELEMENTS, elements());
    put(Category.WOODWINDS, under("woodwind", "any wind instrument other"));
    put(Category.OCCUPATIONS, occupations());
    put(Category.MUSIC, music());
    put(Category.SCIENCE, science());
    put(Category.ADVERBS, part('r'));
    overrides.categories.forEach((category, more) -> words.get(category).addAll(more));
  }

  Set<Category> of(String word) {
    var all = new HashSet<Category>();
    words.forEach((category, set) -> {
      if (set.contains(word)) {
        all.add(category);
      }
    });
    return all;
  }

  private void put(Category category, Set<String> synsets) {
    var set = new HashSet<String>();
    for (var id : synsets) {
      for (var word : wordnet.synset(id).words()) {
        if (word.matches("[a-z]+") && usual(word, id)) {
          set.add(word);
        }
      }
    }
    words.put(category, set);
  }

  /// A far-fetched meaning does not count: a HEAD is a cow only to a cattle dealer.
  private boolean usual(String word, String id) {
    return wordnet.plainSenses(id.charAt(0), word).indexOf(id) < 4;
  }

  private Set<String> under(String word, String gloss) {
    return wordnet.below(wordnet.find(word, gloss), false);
  }

  private Set<String> plants() {
    var set = new HashSet<>(under("plant", "(botany) a living organism"));
    set.addAll(file('n', 20));
    return set;
  }

  /// Elements, but neither what they are made into (diamond, pencil) nor their families (metal, halogen).
  private Set<String> elements() {
    var set = under("chemical_element", "any of the more than 100");
    set.removeIf(id -> !wordnet.synset(id).gloss().contains("element") || wordnet.synset(id).gloss().startsWith("any of"));
    return set;
  }

  private Set<String> herbs() {
    return under("herb", "aromatic potherb");
  }

  private Set<String> occupations() {
    var set = new HashSet<String>();
    set.addAll(under("worker", "a person who works at a specific occupation"));
    set.addAll(under("professional", "a person engaged in one of the learned professions"));
    set.addAll(under("creator", "a person who grows or makes"));
    set.addAll(under("entertainer", "a person who tries to please"));
    set.addAll(under("merchant", "a businessperson engaged"));
    set.addAll(under("educator", "someone who educates"));
    set.addAll(under("scientist", "a person with advanced knowledge"));
    set.addAll(under("serviceman", "someone who serves in the armed forces"));
    set.addAll(under("businessperson", "a capitalist who engages"));
    set.addAll(under("clergyman", "a member of the clergy"));
    set.addAll(under("official", "a worker who holds"));
    set.addAll(under("farmer", "a person who operates a farm"));
    set.addAll(under("medical_practitioner", "someone who practices medicine"));
    return set;
  }

  private Set<String> music() {
    var set = new HashSet<String>();
    set.addAll(under("musical_instrument", "any of various devices"));
    set.addAll(under("musician", "someone who plays a musical instrument"));
    set.addAll(under("musician", "artist who composes"));
    set.addAll(under("music", "an artistic form of auditory communication"));
    set.addAll(under("music", "musical activity"));
    set.addAll(labelled(Set.of(wordnet.find("music", "an artistic form of auditory communication"))));
    return set;
  }

  private Set<String> science() {
    var sciences = sciences();
    var set = new HashSet<>(sciences);
    set.addAll(labelled(sciences));
    set.addAll(under("scientist", "a person with advanced knowledge"));
    set.addAll(under("scientific_instrument", "an instrument used by scientists"));
    set.addAll(elements());
    return set;
  }

  /// The sciences themselves.
  Set<String> sciences() {
    return under("science", "a particular branch of scientific knowledge");
  }

  /// Every meaning with one of these subjects as its label.
  Set<String> labelled(Set<String> subjects) {
    var set = new HashSet<String>();
    wordnet.all().forEach((id, synset) -> {
      if (synset.pointers().stream().anyMatch(p -> p.symbol().equals(";c") && subjects.contains(p.target()))) {
        set.add(id);
      }
    });
    return set;
  }

  private Set<String> file(char part, int number) {
    var set = new HashSet<String>();
    wordnet.all().forEach((id, synset) -> {
      if (synset.part() == part && synset.file() == number && notInstance(synset.pointers())) {
        set.add(id);
      }
    });
    return set;
  }

  private static boolean notInstance(List<Wordnet.Pointer> pointers) {
    return pointers.stream().noneMatch(pointer -> pointer.symbol().equals("@i"));
  }

  private Set<String> part(char part) {
    var set = new HashSet<String>();
    wordnet.all().forEach((id, synset) -> {
      if (synset.part() == part) {
        set.add(id);
      }
    });
    return set;
  }
}
