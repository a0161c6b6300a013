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

/// Benchmarks the word index against other libraries: racks, anagrams, takings, look-ups, crossword
/// placements, and loading time.
///
/// The first argument is the file for the results; the second, optional one has other words to use,
/// one per line.
public final class WordBench {
  private final WordIndex index;
  private final WordSet all;
  private final List<String> words = new ArrayList<>();
  private final Queries queries;
  private final List<String> rows = new ArrayList<>();
  private long checksum;

  private WordBench(WordIndex index) {
    this.index = index;
    this.all = WordSet.all(index.size());
    for (int id = 0; id < index.size(); id++) words.add(index.word(id));
    this.queries = new Queries(words);
  }

  /// Runs the bench.
  public static void main(String[] args) throws IOException {
    if (args.length < 1) {
      System.err.println(
          "Give the file to write the results to and, if you like, a file with words.");
      System.exit(2);
    }
    long start = System.nanoTime();
    WordIndex index =
        args.length > 1
            ? WordIndex.build(Files.readAllLines(Path.of(args[1])))
            : ShippedLexicon.load().index();
    double loading = (System.nanoTime() - start) / 1e6;
    String source = args.length > 1 ? "words from a file" : "the shipped dictionary";
    WordBench bench = new WordBench(index);
    String load = bench.loading(args.length > 1 ? -1 : loading);
    bench.racks();
    bench.anagrams();
    bench.takings();
    bench.lookups();
    String placements = bench.placements();
    List<String> page = new ArrayList<>();
    page.add("# Word index compared with other libraries");
    page.add("");
    page.add(
        LocalDate.now(ZoneOffset.UTC)
            + " · "
            + machine()
            + " · "
            + String.format(Locale.ROOT, "%,d", index.size())
            + " words ("
            + source
            + ")");
    page.add("");
    page.add(
        "CPU time per query in µs; our rounds and the peer's alternate in one JVM; both gave the"
            + " same answers.");
    page.add(
        "Each gets its own form of a query: a peer a string of letters, ours `Letters`; look-ups"
            + " use strings.");
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
    System.err.println("checksum " + bench.checksum);
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

  private void compare(String task, String peer, int count, IntConsumer theirs, IntConsumer ours) {
    PairedRun run = PairedRun.compare(task, peer, count, theirs, ours);
    rows.add(run.row());
    System.err.println(run.row());
  }

  private void racks() {
    Peer morfologik = new Morfologik(words);
    Peer lucene = new LuceneFst(words);
    for (int size : new int[] {7, 15, 30}) {
      String[] racks = queries.racks(size == 7 ? 2_000 : size == 15 ? 300 : 60, size);
      Letters[] bags = bags(racks);
      IntConsumer ours = i -> index.within(bags[i], all, id -> checksum += id);
      for (Peer peer : List.of(morfologik, lucene)) {
        for (int i = 0; i < racks.length; i++) {
          String rack = racks[i];
          List<Integer> theirIds = new ArrayList<>();
          peer.within(rack, (letters, length) -> theirIds.add(index.id(text(letters, length))));
          requireAgreement(
              "rack " + rack, theirIds, out -> index.within(Letters.of(rack), all, out));
        }
        String name = peer.equals(morfologik) ? "morfologik-fsa 2.1.9" : "Lucene 10 FST";
        compare(
            "words within a rack of " + size,
            name,
            racks.length,
            i -> peer.within(racks[i], (letters, length) -> checksum += length),
            ours);
      }
    }
  }

  private void anagrams() {
    SortedLetters map = new SortedLetters(words);
    String[] letters = queries.shuffled(5_000);
    for (String bag : letters) {
      requireAgreement(
          "anagrams of " + bag,
          ids(out -> map.anagrams(bag, out)),
          out -> index.anagrams(Letters.of(bag), all, out));
    }
    Letters[] bags = bags(letters);
    compare(
        "exact anagrams",
        "HashMap of sorted letters",
        letters.length,
        i -> map.anagrams(letters[i], id -> checksum += id),
        i -> index.anagrams(bags[i], all, id -> checksum += id));
  }

  private void takings() {
    SortedLetters map = new SortedLetters(words);
    String[] laid = queries.laid(5_000);
    String[] loose = queries.racks(5_000, 6);
    for (int i = 0; i < laid.length; i++) {
      String word = laid[i];
      String letters = loose[i];
      requireAgreement(
          "takings of " + word + " with " + letters,
          ids(out -> map.takings(word, letters, out)),
          out -> index.takings(Letters.of(word), Letters.of(letters), all, out));
    }
    Letters[] laidBags = bags(laid);
    Letters[] looseBags = bags(loose);
    compare(
        "takings of a word with 1 + 5 loose letters",
        "HashMap of sorted letters",
        laid.length,
        i -> map.takings(laid[i], loose[i], id -> checksum += id),
        i -> index.takings(laidBags[i], looseBags[i], all, id -> checksum += id));
  }

  private void lookups() {
    String[] asked = queries.lookups(5_000);
    Peer morfologik = new Morfologik(words);
    Peer lucene = new LuceneFst(words);
    SortedLetters map = new SortedLetters(words);
    for (String word : asked) {
      boolean known = index.id(word) >= 0;
      if (morfologik.has(word) != known
          || lucene.has(word) != known
          || map.id(word) != index.id(word)) {
        throw new IllegalStateException("no agreement about " + word);
      }
    }
    IntConsumer ours = i -> checksum += index.id(asked[i]);
    compare(
        "look-up",
        "morfologik-fsa 2.1.9",
        asked.length,
        i -> checksum += morfologik.has(asked[i]) ? 1 : 0,
        ours);
    compare(
        "look-up",
        "Lucene 10 FST",
        asked.length,
        i -> checksum += lucene.has(asked[i]) ? 1 : 0,
        ours);
    // As for a word that was just typed: a string caches its hash, so each query gets a new string.
    compare(
        "look-up",
        "HashMap",
        asked.length,
        i -> checksum += map.id(new String(asked[i].toCharArray())),
        ours);
  }

  private String placements() {
    int count = 40;
    List<RandomCrossword> grids = new ArrayList<>();
    List<Letters> hands = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      grids.add(RandomCrossword.grown(index, all, queries, 40));
      hands.add(Letters.of(queries.hand(6)));
    }
    int[] found = new int[1];
    for (int i = 0; i < count; i++)
      place(grids.get(i), hands.get(i), false, (x, y, across, id, fresh, free) -> found[0]++);
    double micros =
        PairedRun.micros(count, i -> place(grids.get(i), hands.get(i), false, this::count));
    double withFree =
        PairedRun.micros(count, i -> place(grids.get(i), hands.get(i), true, this::count));
    return String.format(
        Locale.ROOT,
        "Crossword: every placement of a hand of six on a layout of forty words: **%.0f µs** (%.0f"
            + " placements on average); with the Free Letter besides: %.0f µs.",
        micros,
        found[0] / (double) count,
        withFree);
  }

  private void place(RandomCrossword grid, Letters hand, boolean free, Placements.Visitor out) {
    Placements.find(new Placements.Query(index, grid, hand, free, all, Placements.Bar.NONE), out);
  }

  private void count(int x, int y, boolean across, int id, int fresh, int free) {
    checksum += id + fresh;
  }

  private String loading(double shipped) {
    byte[] bytes = index.bytes();
    double[] millis = new double[7];
    for (int i = 0; i < millis.length; i++) {
      long start = System.nanoTime();
      checksum += WordIndex.read(bytes, 0).size();
      millis[i] = (System.nanoTime() - start) / 1e6;
    }
    long before = used();
    WordIndex again = WordIndex.read(bytes, 0);
    double heap = (used() - before) / 1048576.0;
    checksum += again.size();
    double first = millis[0];
    Arrays.sort(millis);
    return String.format(
        Locale.ROOT,
        "Loading: %sthe word index alone %.0f ms at first, %.0f ms once the program is warm; it"
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
    for (int i = 0; i < 4; i++) System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private static Letters[] bags(String[] texts) {
    Letters[] bags = new Letters[texts.length];
    for (int i = 0; i < bags.length; i++) bags[i] = Letters.of(texts[i]);
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

  private static void requireAgreement(String what, List<Integer> theirs, Search ours) {
    List<Integer> ids = ids(ours);
    ids.sort(null);
    theirs.sort(null);
    if (!ids.equals(theirs)) throw new IllegalStateException("no agreement about " + what);
  }

  private static String text(byte[] letters, int length) {
    return new String(letters, 0, length, StandardCharsets.ISO_8859_1);
  }
}
