package parlour.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;
import parlour.dictionary.ShippedLexicon;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;
import parlour.lexicon.crossword.Placements;

/// The word engine beside its peers: racks, anagrams, takings, look-ups, crossword placements, and
/// the time to load.
///
/// Give the file for the results; a second file may hold other words to use, one a line.
public final class WordBench {
  private final WordIndex graph;
  private final WordSet all;
  private final List<String> words = new ArrayList<>();
  private final Queries queries;
  private final List<String> rows = new ArrayList<>();
  private long tally;

  private WordBench(WordIndex graph) {
    this.graph = graph;
    this.all = WordSet.all(graph.size());
    for (int id = 0; id < graph.size(); id++) {
      words.add(graph.word(id));
    }
    this.queries = new Queries(words);
  }

  /// Runs the bench.
  public static void main(String[] args) throws IOException {
    if (args.length < 1) {
      System.err.println("Give the file to write the results to, and perhaps a file with words.");
      System.exit(2);
    }
    long start = System.nanoTime();
    WordIndex graph =
        args.length > 1
            ? WordIndex.build(Files.readAllLines(Path.of(args[1])))
            : ShippedLexicon.load().index();
    double loading = (System.nanoTime() - start) / 1e6;
    String source = args.length > 1 ? "words from a file" : "the shipped dictionary";
    WordBench bench = new WordBench(graph);
    String load = bench.loading(args.length > 1 ? -1 : loading);
    bench.racks();
    bench.anagrams();
    bench.takings();
    bench.lookups();
    String placements = bench.placements();
    List<String> page = new ArrayList<>();
    page.add("# Word engine beside its peers");
    page.add("");
    page.add(
        LocalDate.now(ZoneOffset.UTC)
            + " · "
            + machine()
            + " · "
            + String.format(Locale.ROOT, "%,d", graph.size())
            + " words ("
            + source
            + ")");
    page.add("");
    page.add(
        "CPU time per query in µs; ours and the peer's rounds in turn in one JVM; both gave the"
            + " same answers.");
    page.add(
        "Each is asked in its own form: a peer with a string of letters, ours with `Letters`; words"
            + " are asked as strings.");
    page.add("The ratio is the median over the rounds, with the range of the middle four fifths.");
    page.add("");
    page.add("| task | peer | peer µs | ours µs | ratio | range |");
    page.add("|---|---|---|---|---|---|");
    page.addAll(bench.rows);
    page.add("");
    page.add(placements);
    page.add("");
    page.add(load);
    Files.write(Path.of(args[0]), page, StandardCharsets.UTF_8);
    page.forEach(System.out::println);
    System.err.println("checksum " + bench.tally);
  }

  private static String machine() {
    return System.getProperty("os.arch")
        + ", "
        + Runtime.getRuntime().availableProcessors()
        + " cores · "
        + System.getProperty("java.vm.name")
        + " "
        + System.getProperty("java.version");
  }

  private void duel(String task, String peer, int count, IntConsumer theirs, IntConsumer ours) {
    PairedRun duel = PairedRun.fight(task, peer, count, theirs, ours);
    rows.add(duel.row());
    System.err.println(duel.row());
  }

  private void racks() {
    Peer morfologik = new Morfologik(words);
    Peer lucene = new LuceneFst(words);
    for (int size : new int[] {7, 15, 30}) {
      String[] racks = queries.racks(size == 7 ? 2_000 : size == 15 ? 300 : 60, size);
      Letters[] bags = bags(racks);
      IntConsumer ours = i -> graph.within(bags[i], all, id -> tally += id);
      for (Peer peer : List.of(morfologik, lucene)) {
        for (int i = 0; i < racks.length; i++) {
          String rack = racks[i];
          List<Integer> theirIds = new ArrayList<>();
          peer.within(rack, (letters, length) -> theirIds.add(graph.id(spelt(letters, length))));
          agree("rack " + rack, theirIds, out -> graph.within(Letters.of(rack), all, out));
        }
        String name = peer.equals(morfologik) ? "morfologik-fsa 2.1.9" : "Lucene 10 FST";
        duel(
            "words within a rack of " + size,
            name,
            racks.length,
            i -> peer.within(racks[i], (letters, length) -> tally += length),
            ours);
      }
    }
  }

  private void anagrams() {
    SortedLetters map = new SortedLetters(words);
    String[] letters = queries.shuffled(5_000);
    for (String bag : letters) {
      agree(
          "anagrams of " + bag,
          ids(out -> map.anagrams(bag, out)),
          out -> graph.anagrams(Letters.of(bag), all, out));
    }
    Letters[] bags = bags(letters);
    duel(
        "exact anagrams",
        "HashMap of sorted letters",
        letters.length,
        i -> map.anagrams(letters[i], id -> tally += id),
        i -> graph.anagrams(bags[i], all, id -> tally += id));
  }

  private void takings() {
    SortedLetters map = new SortedLetters(words);
    String[] laid = queries.laid(5_000);
    String[] loose = queries.racks(5_000, 6);
    for (int i = 0; i < laid.length; i++) {
      String word = laid[i];
      String letters = loose[i];
      agree(
          "takings of " + word + " with " + letters,
          ids(out -> map.takings(word, letters, out)),
          out -> graph.takings(Letters.of(word), Letters.of(letters), all, out));
    }
    Letters[] laidBags = bags(laid);
    Letters[] looseBags = bags(loose);
    duel(
        "takings of a word with 1 + 5 loose letters",
        "HashMap of sorted letters",
        laid.length,
        i -> map.takings(laid[i], loose[i], id -> tally += id),
        i -> graph.takings(laidBags[i], looseBags[i], all, id -> tally += id));
  }

  private void lookups() {
    String[] asked = queries.lookups(5_000);
    Peer morfologik = new Morfologik(words);
    Peer lucene = new LuceneFst(words);
    SortedLetters map = new SortedLetters(words);
    for (String word : asked) {
      boolean known = graph.id(word) >= 0;
      if (morfologik.has(word) != known
          || lucene.has(word) != known
          || map.id(word) != graph.id(word)) {
        throw new IllegalStateException("no agreement about " + word);
      }
    }
    IntConsumer ours = i -> tally += graph.id(asked[i]);
    duel(
        "look-up",
        "morfologik-fsa 2.1.9",
        asked.length,
        i -> tally += morfologik.has(asked[i]) ? 1 : 0,
        ours);
    duel(
        "look-up", "Lucene 10 FST", asked.length, i -> tally += lucene.has(asked[i]) ? 1 : 0, ours);
    // A word that was just typed: a string remembers its hash, so each is made afresh.
    duel(
        "look-up",
        "HashMap",
        asked.length,
        i -> tally += map.id(new String(asked[i].toCharArray())),
        ours);
  }

  private String placements() {
    int count = 40;
    List<RandomCrossword> sheets = new ArrayList<>();
    List<Letters> hands = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      sheets.add(RandomCrossword.grown(graph, all, queries, 40));
      hands.add(Letters.of(queries.hand(6)));
    }
    int[] found = new int[1];
    for (int i = 0; i < count; i++) {
      place(sheets.get(i), hands.get(i), false, (x, y, across, id, fresh, free) -> found[0]++);
    }
    double micros =
        PairedRun.alone(count, i -> place(sheets.get(i), hands.get(i), false, this::note));
    double withFree =
        PairedRun.alone(count, i -> place(sheets.get(i), hands.get(i), true, this::note));
    return String.format(
        Locale.ROOT,
        "Crossword: every placement of a hand of six on a layout of forty words: **%.0f µs** (%.0f"
            + " placements on average); with the Free Letter besides: %.0f µs.",
        micros,
        found[0] / (double) count,
        withFree);
  }

  private void place(RandomCrossword sheet, Letters hand, boolean free, Placements.Visitor out) {
    Placements.find(new Placements.Query(graph, sheet, hand, free, all, Placements.Bar.NONE), out);
  }

  private void note(int x, int y, boolean across, int id, int fresh, int free) {
    tally += id + fresh;
  }

  private String loading(double shipped) {
    byte[] bytes = graph.bytes();
    double[] millis = new double[7];
    for (int i = 0; i < millis.length; i++) {
      long start = System.nanoTime();
      tally += WordIndex.read(bytes, 0).size();
      millis[i] = (System.nanoTime() - start) / 1e6;
    }
    long before = used();
    WordIndex again = WordIndex.read(bytes, 0);
    double heap = (used() - before) / 1048576.0;
    tally += again.size();
    double first = millis[0];
    Arrays.sort(millis);
    return String.format(
        Locale.ROOT,
        "Loading: %sthe word graph alone %.0f ms at first, %.0f ms once the program is warm; it"
            + " takes %.1f MB of heap.",
        shipped < 0
            ? ""
            : String.format(
                Locale.ROOT, "the whole dictionary %.0f ms in a cold program; ", shipped),
        first,
        millis[0],
        heap);
  }

  private static long used() {
    for (int i = 0; i < 4; i++) {
      System.gc();
    }
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private static Letters[] bags(String[] texts) {
    Letters[] bags = new Letters[texts.length];
    for (int i = 0; i < bags.length; i++) {
      bags[i] = Letters.of(texts[i]);
    }
    return bags;
  }

  private interface Search {
    void run(IntConsumer out);
  }

  private static List<Integer> ids(Search search) {
    List<Integer> ids = new ArrayList<>();
    search.run(ids::add);
    return ids;
  }

  private static void agree(String what, List<Integer> theirs, Search ours) {
    List<Integer> ids = ids(ours);
    ids.sort(null);
    theirs.sort(null);
    if (!ids.equals(theirs)) {
      throw new IllegalStateException("no agreement about " + what);
    }
  }

  private static String spelt(byte[] letters, int length) {
    return new String(letters, 0, length, StandardCharsets.ISO_8859_1);
  }
}
