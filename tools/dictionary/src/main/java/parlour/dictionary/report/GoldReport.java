package parlour.dictionary.report;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import parlour.dictionary.ShippedLexicon;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Mark;
import parlour.lexicon.Verdict;
import parlour.lexicon.WordLaw;

/// Measures the shipped dictionary by itself and, where a gold standard is at hand, against that:
/// words judged from independent sources.
///
/// The first, optional argument is a folder with `words-gold.tsv.gz` and `gold_verdicts.tsv`;
/// nothing of it is copied. The second is how many misses of each measure to show.
public final class GoldReport {
  private final Lexicon lexicon;
  private final Judge judge;
  private final int shown;
  private final PrintStream out;

  private GoldReport(Lexicon lexicon, int shown, PrintStream out) {
    this.lexicon = lexicon;
    this.judge = new Judge(lexicon, WordLaw.GENERAL);
    this.shown = shown;
    this.out = out;
  }

  /// Prints the report; exits with status 1 if a target is missed.
  public static void main(String[] args) throws IOException {
    boolean good = ListReport.print(System.out);
    if (args.length > 0) {
      int shown = args.length > 1 ? Integer.parseInt(args[1]) : 20;
      good = measure(Path.of(args[0]), shown, System.out) && good;
    }
    System.exit(good ? 0 : 1);
  }

  /// Prints every measure with its target; returns whether all targets were reached.
  static boolean measure(Path folder, int shown, PrintStream out) throws IOException {
    GoldReport report = new GoldReport(ShippedLexicon.load(), shown, out);
    boolean words = report.words(words(folder));
    boolean verdicts = report.verdicts(verdicts(folder));
    return words && verdicts;
  }

  /// One line of the word list, with the columns that are measured.
  private record Gold(
      String word,
      char tier,
      double frequency,
      String plural,
      String flags,
      String division,
      List<String> counts) {
    boolean ordinary() {
      return tier == 'C' || tier == 'M';
    }

    boolean pluralInS() {
      return (plural.contains("P") || plural.contains("T")) && word.endsWith("s");
    }
  }

  private static List<Gold> words(Path folder) throws IOException {
    List<Gold> list = new ArrayList<>();
    try (GZIPInputStream in =
        new GZIPInputStream(Files.newInputStream(folder.resolve("words-gold.tsv.gz")))) {
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
        if (!line.startsWith("#")) {
          String[] f = line.split("\t", -1);
          list.add(
              new Gold(
                  f[0],
                  f[1].charAt(0),
                  f[3].isEmpty() ? 0 : Double.parseDouble(f[3]),
                  f[5],
                  f[9],
                  f[11],
                  List.of(f[12].split("/", -1))));
        }
      }
    }
    return list;
  }

  private static List<String[]> verdicts(Path folder) throws IOException {
    List<String[]> list = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve("gold_verdicts.tsv"))) {
      if (!line.startsWith("#")) list.add(line.split("\t", -1));
    }
    return list;
  }

  /// A share of hits, with a sample of the misses.
  private final class Measure {
    private final String name;
    private final double target;
    private final List<String> misses = new ArrayList<>();
    private int hits;
    private int all;

    Measure(String name, double target) {
      this.name = name;
      this.target = target;
    }

    void count(boolean hit, String miss) {
      all++;
      if (hit) hits++;
      else misses.add(miss);
    }

    boolean print() {
      double share = all == 0 ? 0 : 100.0 * hits / all;
      boolean pass = share >= target;
      out.printf(
          Locale.ROOT,
          "%-44s %7.2f %%  (target %5.1f)  %6d of %6d  %s%n",
          name,
          share,
          target,
          hits,
          all,
          pass ? "PASS" : "FAIL");
      for (int i = 0; i < Math.min(shown, misses.size()); i++) {
        // The sample is spread over the whole list, so that it is not all words in A.
        out.println(
            "    " + misses.get((int) ((long) i * misses.size() / Math.min(shown, misses.size()))));
      }
      return pass;
    }
  }

  private boolean words(List<Gold> golds) {
    Measure accepted = new Measure("words accepted (general law)", 97);
    Measure crossword = new Measure("words accepted (crossword law)", 97);
    Measure precision = new Measure("plural in S: precision", 99);
    Measure recall = new Measure("plural in S: recall", 98.5);
    Measure counts = new Measure("syllable count", 96);
    Measure children = new Measure("syllable count, children's words", 98);
    Measure divisions = new Measure("syllable division", 85);
    Measure full = new Measure("rare words accepted (no target)", 0);
    Judge widest = new Judge(lexicon, WordLaw.CROSSWORD.least(1));
    Judge general = new Judge(lexicon, WordLaw.GENERAL.least(1));
    for (Gold gold : golds) {
      String word = gold.word();
      Verdict verdict = general.judge(word);
      if (!gold.ordinary()) {
        full.count(verdict.good(), why(verdict));
        continue;
      }
      accepted.count(verdict.good(), why(verdict));
      crossword.count(widest.judge(word).good(), why(widest.judge(word)));
      int id = lexicon.id(word);
      boolean plural = id >= 0 && lexicon.is(id, Mark.PLURAL);
      if (plural) precision.count(gold.pluralInS(), word);
      if (gold.pluralInS()) recall.count(plural, word);
      if (!gold.division().isEmpty()) {
        String ours = String.join("-", lexicon.divide(word));
        boolean sameCount = gold.counts().contains(Integer.toString(lexicon.syllables(word)));
        counts.count(sameCount, ours + " for " + gold.division());
        if (gold.tier() == 'C') children.count(sameCount, ours + " for " + gold.division());
        divisions.count(ours.equals(gold.division()), ours + " for " + gold.division());
      }
    }
    Measure meanings = new Measure("commonest 10,000 words show a meaning", 99.5);
    golds.stream()
        .filter(gold -> widest.judge(gold.word()).good())
        .sorted(Comparator.comparingDouble(Gold::frequency).reversed())
        .limit(10_000)
        .forEach(
            gold ->
                meanings.count(
                    ShippedLexicon.definitions().of(gold.word()).isPresent(), gold.word()));
    boolean good = true;
    for (Measure measure :
        List.of(
            accepted, crossword, full, precision, recall, counts, children, divisions, meanings)) {
      good = measure.print() && good;
    }
    return good;
  }

  private boolean verdicts(List<String[]> rows) {
    Measure verdicts = new Measure("rows of the list read by eye", 100);
    for (String[] row : rows) {
      String word = row[0];
      boolean wanted = row[1].equals("OK");
      Verdict verdict =
          word.length() == 1
              ? new Judge(lexicon, WordLaw.GENERAL.least(1)).judge(word)
              : judge.judge(word);
      int id = lexicon.id(word);
      boolean strict = id >= 0 && lexicon.is(id, Mark.PLURAL);
      boolean lenient = strict && !lexicon.is(id, Mark.VERB_IN_S);
      String division = String.join("-", lexicon.divide(word));
      boolean right =
          verdict.good() == wanted
              && strict == row[3].equals("1")
              && (!wanted || row[5].isEmpty() || division.equals(row[5]));
      verdicts.count(
          right,
          "%s: %s %s strict %b lenient %b %s"
              .formatted(
                  String.join(" ", row),
                  verdict.good() ? "OK" : "NO",
                  why(verdict),
                  strict,
                  lenient,
                  division));
      if (lenient != row[4].equals("1"))
        out.println("    note: " + word + " lenient " + lenient + " where the list says " + row[4]);
    }
    return verdicts.print();
  }

  private static String why(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Good _ -> "";
      case Verdict.Refused refused -> refused.why();
    };
  }
}
