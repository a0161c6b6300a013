import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import parlour.lexicon.Mark;

/// Names that may be played where names are: places, persons of history, authors, and whatever else has a capital.
final class Names {
  /// What a name is, and how well known: a band.
  record Name(int band, Set<Mark> marks) {}

  private static final int RARE = 8;
  private static final Set<Integer> PLACE_FILES = Set.of(15, 17);

  final TreeMap<String, Name> all = new TreeMap<>();
  private final Scowl scowl;

  Names(Scowl scowl, Wordnet wordnet, Cities cities) {
    this.scowl = scowl;
    scowl.names.forEach((name, size) -> add(name, Scowl.band(size), Mark.NAME));
    cities.inhabitants.forEach((name, people) -> add(name, people >= 1_000_000 ? 5 : people >= 250_000 ? 7 : RARE, Mark.PLACE));
    var persons = wordnet.below(wordnet.find("person", "a human being"), true);
    var authors = wordnet.below(wordnet.find("writer", "writes (books"), true);
    wordnet.all().forEach(
        (id, synset) -> {
          if (synset.pointers().stream().noneMatch(pointer -> pointer.symbol().equals("@i"))) {
            return;
          }
          for (var written : synset.words()) {
            if (PLACE_FILES.contains(synset.file()) && !written.contains("_")) {
              add(written, RARE, Mark.PLACE);
            } else if (persons.contains(id)) {
              add(surname(written), RARE, Mark.PERSON);
              if (authors.contains(id)) {
                add(surname(written), RARE, Mark.AUTHOR);
              }
            }
          }
        });
  }

  /// The last part of a person's name that is not a number or a rank: `Henry_VIII` is Henry.
  private static String surname(String written) {
    var parts = List.of(written.split("_"));
    for (var part : parts.reversed()) {
      if (part.matches("[A-Z][A-Za-z'-]{2,}") && !part.matches("[IVX]+|Elder|Younger|Great|Junior|Senior|Baptist")) {
        return part;
      }
    }
    return "";
  }

  private void add(String written, int band, Mark mark) {
    var plain = Scowl.plain(written);
    if (!plain.matches("[A-Z][A-Za-z'-]*[a-z][A-Za-z'-]*") || plain.endsWith("'s") || plain.contains("-")) {
      return;
    }
    var letters = Wordnet.letters(plain);
    if (letters.length() < 3 || letters.length() > 20) {
      return;
    }
    int known = scowl.names.containsKey(plain) ? Scowl.band(scowl.names.get(plain)) : RARE;
    var marks = EnumSet.of(Mark.NAME, mark);
    all.merge(
        letters,
        new Name(Math.min(band, known), marks),
        (one, other) -> {
          var both = EnumSet.copyOf(one.marks());
          both.addAll(other.marks());
          return new Name(Math.min(one.band(), other.band()), both);
        });
  }
}
