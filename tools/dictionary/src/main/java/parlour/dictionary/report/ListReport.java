package parlour.dictionary.report;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import parlour.dictionary.ShippedLexicon;
import parlour.lexicon.Definitions;
import parlour.lexicon.DictionaryList;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Manners;
import parlour.lexicon.Mark;
import parlour.lexicon.WordLaw;
import parlour.lexicon.WordSet;

/// What can be measured of the shipped dictionary by itself: how many words each list has, how many
/// of them show a meaning, what each level knows.
final class ListReport {
  private static final double MEANINGS_TARGET = 97;

  private static final List<WordLaw> LAWS =
      List.of(
          WordLaw.GENERAL,
          WordLaw.LISTS,
          WordLaw.CROSSWORD,
          WordLaw.WORD_MAKING,
          WordLaw.LOGOMACHY,
          WordLaw.FOIL);

  private ListReport() {}

  /// Prints the measures; returns whether the target for meanings was reached in the usual list.
  static boolean print(PrintStream out) {
    Lexicon usual = ShippedLexicon.load();
    out.println("edition " + usual.version());
    boolean reached = true;
    for (DictionaryList list : DictionaryList.values()) {
      double share = list(out, usual.forTable(list, Manners.ANYTHING));
      reached = reached && (list == DictionaryList.LARGE || share >= MEANINGS_TARGET);
    }
    for (Mark mark : List.of(Mark.MILD, Mark.COARSE, Mark.SLUR, Mark.MODERN))
      out.printf(Locale.ROOT, "%-44s %7d%n", "marked " + mark.name(), usual.with(mark).count());
    Judge judge = new Judge(usual, WordLaw.GENERAL);
    for (int level = 1; level <= Judge.LEVELS; level++)
      out.printf(
          Locale.ROOT,
          "%-44s %7d%n",
          "words that a bot of level " + level + " knows",
          judge.vocabulary(level).count());
    return reached;
  }

  /// Prints the measures of one list and returns the share of its words that show a meaning.
  private static double list(PrintStream out, Lexicon lexicon) {
    String name = lexicon.list().name().toLowerCase(Locale.ROOT);
    int words = 0;
    int explained = 0;
    WordSet admitted = admitted(lexicon);
    Definitions definitions = ShippedLexicon.definitions();
    for (int id = admitted.next(0); id >= 0; id = admitted.next(id + 1)) {
      words++;
      if (definitions.of(lexicon.word(id)).isPresent()) explained++;
    }
    double share = 100.0 * explained / words;
    out.printf(
        Locale.ROOT,
        "%-44s %7d%n%-44s %7.2f %%  (target %5.1f)  %6d of %6d%n",
        "words that any law admits, " + name + " list",
        words,
        "  that show a meaning",
        share,
        MEANINGS_TARGET,
        explained,
        words);
    return share;
  }

  /// The words that at least one law admits.
  private static WordSet admitted(Lexicon lexicon) {
    List<WordSet> sets = LAWS.stream().map(law -> new Judge(lexicon, law).admitted()).toList();
    return WordSet.of(lexicon.size(), id -> sets.stream().anyMatch(admitted -> admitted.has(id)));
  }
}
