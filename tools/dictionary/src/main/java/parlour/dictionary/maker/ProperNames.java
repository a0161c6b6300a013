package parlour.dictionary.maker;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import parlour.lexicon.Mark;

/// The proper names that may be played where a game admits names: places, people of history by
/// surname, authors, and everything else that SCOWL writes with a capital.
final class ProperNames {
  /// How well known a name is (its band), and what it names.
  record Name(int band, Set<Mark> marks) {
    private Name mergedWith(Name other) {
      EnumSet<Mark> both = EnumSet.copyOf(marks);
      both.addAll(other.marks);
      return new Name(Math.min(band, other.band), both);
    }
  }

  /// The number of WordNet's lexicographer file of locations.
  static final int LOCATION_FILE = 15;

  private static final int NATURAL_OBJECT_FILE = 17;

  /// The band of the least known names.
  static final int RARE_BAND = 8;

  private static final int MIN_LETTERS = 3;
  private static final int MAX_LETTERS = 20;

  /// The names by their letters in lower case.
  final TreeMap<String, Name> all = new TreeMap<>();

  private final Scowl scowl;

  ProperNames(Scowl scowl, Wordnet wordnet, Cities cities) {
    this.scowl = scowl;
    scowl.names.forEach((name, size) -> add(name, Scowl.band(size), Mark.NAME));
    cities.populations.forEach((name, population) -> add(name, cityBand(population), Mark.PLACE));
    addFromWordnet(wordnet);
  }

  private static int cityBand(long population) {
    return population >= 1_000_000 ? 5 : population >= 250_000 ? 7 : RARE_BAND;
  }

  private void addFromWordnet(Wordnet wordnet) {
    Set<String> people = wordnet.hyponyms(wordnet.nounSense("person", "a human being"), true);
    Set<String> authors = wordnet.hyponyms(wordnet.nounSense("writer", "writes (books"), true);
    for (Wordnet.Synset synset : wordnet.synsets()) {
      if (!synset.isInstance()) continue;
      boolean place = synset.file() == LOCATION_FILE || synset.file() == NATURAL_OBJECT_FILE;
      for (String written : synset.words()) {
        if (place && !written.contains("_")) {
          add(written, RARE_BAND, Mark.PLACE);
        } else if (people.contains(synset.id())) {
          add(surname(written), RARE_BAND, Mark.PERSON);
          if (authors.contains(synset.id())) add(surname(written), RARE_BAND, Mark.AUTHOR);
        }
      }
    }
  }

  /// The last part of a person's name that is neither a number nor a title: `Henry_VIII` gives
  /// Henry. Empty if there is none.
  static String surname(String written) {
    for (String part : List.of(written.split("_")).reversed()) {
      if (part.matches("[A-Z][A-Za-z'-]{2,}")
          && !part.matches("[IVX]+|Elder|Younger|Great|Junior|Senior|Baptist")) {
        return part;
      }
    }
    return "";
  }

  private void add(String written, int band, Mark mark) {
    String plain = Scowl.withoutAccents(written);
    if (!plain.matches("[A-Z][A-Za-z']*[a-z][A-Za-z']*") || plain.endsWith("'s")) return;
    String letters = Wordnet.lettersOnly(plain);
    if (letters.length() < MIN_LETTERS || letters.length() > MAX_LETTERS) return;
    Integer size = scowl.names.get(plain);
    int listedBand = size == null ? RARE_BAND : Scowl.band(size);
    Name name = new Name(Math.min(band, listedBand), EnumSet.of(Mark.NAME, mark));
    all.merge(letters, name, Name::mergedWith);
  }
}
