package parlour.dictionary;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parlour.lexicon.Definitions;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Mark;

/// Why a word is in or out of the shipped dictionary: its lists, sources, marks and links.
public final class WordRecord {
  private static final List<Mark> SOURCES =
      List.of(
          Mark.IN_WORDNET,
          Mark.IN_WEBSTER,
          Mark.IN_CMUDICT,
          Mark.IN_TWELVE_DICTS,
          Mark.IN_TEXTS,
          Mark.BY_HAND);

  private WordRecord() {}

  /// What is known of a word in lower case, a sentence to a line.
  public static List<String> of(String word) {
    Lexicon usual = ShippedLexicon.load();
    int id = usual.id(word);
    if (id >= 0 && usual.is(id, Mark.WORD))
      return lines(word, usual, id, "It is in the usual and the large list.");
    Lexicon large = ShippedLexicon.large();
    int largeId = large.id(word);
    if (largeId >= 0 && large.is(largeId, Mark.WORD))
      return lines(word, large, largeId, "It is in the large list only" + leftOut(word) + ".");
    if (id >= 0) return lines(word, usual, id, "It is known as a name only.");
    return List.of("It is in no list" + leftOut(word) + ".");
  }

  private static List<String> lines(String word, Lexicon lexicon, int id, String lists) {
    List<String> lines = new ArrayList<>();
    lines.add(lists);
    if (lexicon.is(id, Mark.MODERN))
      lines.add("It is newer than the leaflets, so it is not in the leaflet list.");
    int band = lexicon.band(id);
    lines.add("Band " + band + " of 9, where 1 is everyday and 9 in the large list only.");
    lines.add("Sources: " + names(lexicon, id, true) + ".");
    lines.add("Marks: " + names(lexicon, id, false) + ".");
    link(lexicon, lexicon.pluralOf(id), "Plural of ").ifPresent(lines::add);
    link(lexicon, lexicon.verbFormOf(id), "Form of the verb ").ifPresent(lines::add);
    Definitions definitions = ShippedLexicon.definitions();
    definitions
        .link(word)
        .map(link -> "Made so: " + link.relation().replace("%", link.base()) + ".")
        .ifPresent(lines::add);
    lines.add("Syllables: " + String.join("-", lexicon.divide(word)) + ".");
    lines.add(
        lexicon.isIndelicate(id)
            ? "The house never offers it and shows no meaning."
            : "Meaning: " + definitions.of(word).orElse("none is known") + ".");
    return lines;
  }

  private static Optional<String> link(Lexicon lexicon, int base, String relation) {
    return base < 0 ? Optional.empty() : Optional.of(relation + lexicon.word(base) + ".");
  }

  private static String names(Lexicon lexicon, int id, boolean sources) {
    List<String> names = new ArrayList<>();
    if (sources && lexicon.is(id, Mark.WORD)) names.add("scowl");
    for (Mark mark : Mark.values()) {
      if (lexicon.is(id, mark) && SOURCES.contains(mark) == sources)
        names.add(mark.name().toLowerCase(Locale.ROOT).replaceFirst("^in_", "").replace('_', ' '));
    }
    return names.isEmpty() ? "none" : String.join(", ", names);
  }

  /// Why a list of SCOWL has the word and the usual list has not, in brackets, or nothing.
  private static String leftOut(String word) {
    String text = new String(ShippedLexicon.unpack("left-out.tsv.gz"), StandardCharsets.US_ASCII);
    return text.lines()
        .filter(line -> line.startsWith(word + "\t"))
        .map(line -> " (" + line.substring(line.lastIndexOf('\t') + 1) + ")")
        .findFirst()
        .orElse("");
  }
}
