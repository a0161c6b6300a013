package parlour.lexicon.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import parlour.lexicon.Letters;
import parlour.lexicon.RandomWords;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;

class PlacementsTest {
  private record Square(int x, int y) {
    Square step(boolean across, int steps) {
      return across ? new Square(x + steps, y) : new Square(x, y + steps);
    }
  }

  private record Laid(int x, int y, boolean across, String word, int fresh, int free) {}

  /// Letters on a table, kept in the plainest way.
  private static final class Table implements LetterSquares {
    final Map<Square, Character> letters = new HashMap<>();

    Table with(int x, int y, boolean across, String word) {
      Table more = new Table();
      more.letters.putAll(letters);
      for (int i = 0; i < word.length(); i++) {
        more.letters.put(new Square(x, y).step(across, i), word.charAt(i));
      }
      return more;
    }

    boolean has(Square square) {
      return letters.containsKey(square);
    }

    @Override
    public int letter(int x, int y) {
      Character letter = letters.get(new Square(x, y));
      return letter == null ? BLANK : letter - 'a';
    }

    @Override
    public int left() {
      return letters.keySet().stream().mapToInt(Square::x).min().orElse(0);
    }

    @Override
    public int right() {
      return letters.keySet().stream().mapToInt(Square::x).max().orElse(-1);
    }

    @Override
    public int top() {
      return letters.keySet().stream().mapToInt(Square::y).min().orElse(0);
    }

    @Override
    public int bottom() {
      return letters.keySet().stream().mapToInt(Square::y).max().orElse(-1);
    }
  }

  private final Random random = new Random(4);

  private static WordIndex graph(String... words) {
    return WordIndex.build(List.of(words));
  }

  private static List<Laid> found(
      WordIndex graph, Table table, String hand, boolean free, Placements.Bar bar) {
    return found(graph, WordSet.all(graph.size()), table, hand, free, bar);
  }

  private static List<Laid> found(
      WordIndex graph,
      WordSet admitted,
      Table table,
      String hand,
      boolean free,
      Placements.Bar bar) {
    List<Laid> found = new ArrayList<>();
    Placements.find(
        new Placements.Query(graph, table, Letters.of(hand), free, admitted, bar),
        (x, y, across, id, fresh, place) ->
            found.add(new Laid(x, y, across, graph.word(id), fresh, place)));
    return found;
  }

  @Test
  void the_first_word_has_two_to_four_letters() {
    WordIndex graph = graph("a", "at", "tea", "seat", "tease", "team");
    assertThat(found(graph, new Table(), "tease", false, Placements.Bar.NONE))
        .extracting(Laid::word)
        .containsOnly("at", "tea", "seat")
        .hasSize(6);
  }

  @Test
  void apt_becomes_chapter_by_letters_at_both_ends() {
    WordIndex graph = graph("apt", "chapter");
    Table table = new Table().with(0, 0, true, "apt");
    assertThat(found(graph, table, "rechxz", false, Placements.Bar.NONE))
        .containsExactly(new Laid(-2, 0, true, "chapter", 0b1100011, -1));
  }

  @Test
  void boy_may_end_in_the_s_of_shut_but_an_s_may_not_be_put_to_boy() {
    WordIndex graph = graph("boy", "boys", "shut");
    Placements.Bar bar = (standing, longer) -> longer.equals(standing + "s");
    Table shut = new Table().with(5, 5, false, "shut");
    assertThat(found(graph, shut, "byo", false, bar))
        .containsExactly(new Laid(2, 5, true, "boys", 0b0111, -1));
    Table boy = new Table().with(5, 5, true, "boy");
    assertThat(found(graph, boy, "s", false, bar)).isEmpty();
    assertThat(found(graph, boy, "shut", false, bar)).isEmpty();
    assertThat(found(graph, boy, "shut", false, Placements.Bar.NONE))
        .containsExactlyInAnyOrder(
            new Laid(5, 5, true, "boys", 0b1000, -1), new Laid(8, 5, false, "shut", 0b1111, -1));
  }

  @Test
  void no_more_than_four_letters_are_added() {
    WordIndex graph = graph("apt", "captain", "adaptable");
    Table table = new Table().with(0, 0, true, "apt");
    assertThat(found(graph, table, "caainxx", false, Placements.Bar.NONE))
        .extracting(Laid::word)
        .containsOnly("captain");
    assertThat(found(graph, table, "adable", false, Placements.Bar.NONE)).isEmpty();
  }

  @Test
  void a_hand_too_large_to_be_one_is_refused() {
    assertThatThrownBy(
            () -> found(graph("at"), new Table(), "abcdefghijklmnopq", false, Placements.Bar.NONE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void every_placement_is_found_once_and_no_other() {
    TreeSet<String> words = new TreeSet<>();
    while (words.size() < 700) {
      StringBuilder word = new StringBuilder();
      for (int n = 2 + random.nextInt(2) + random.nextInt(4); n > 0; n--) {
        word.append("aaeeeiossstrrtnlp".charAt(random.nextInt(17)));
      }
      words.add(word.toString());
    }
    WordIndex graph = WordIndex.build(words);
    WordSet admitted = WordSet.of(graph.size(), id -> id % 5 != 0);
    Placements.Bar bar = (standing, longer) -> standing.length() % 2 == 0;
    int placements = 0;
    int met = 0;
    for (int game = 0; game < 12; game++) {
      Table table = new Table();
      for (int turn = 0; turn < 14; turn++) {
        String hand = RandomWords.letters(3 + random.nextInt(4), random);
        boolean free = random.nextInt(4) == 0;
        List<Laid> found = found(graph, admitted, table, hand, free, bar);
        assertThat(found)
            .containsExactlyInAnyOrderElementsOf(expected(graph, admitted, table, hand, free, bar));
        placements += found.size();
        met += walked(graph, admitted, table, hand, free, bar, found);
        if (!found.isEmpty()) {
          Laid laid = found.get(random.nextInt(found.size()));
          table = table.with(laid.x, laid.y, laid.across, laid.word);
        }
      }
    }
    assertThat(placements).isGreaterThan(3_000);
    assertThat(met).as("different placements met with by chance").isGreaterThan(300);
  }

  /// How many different placements some walks by lot come to, all of which must be among those
  /// there are.
  private int walked(
      WordIndex graph,
      WordSet admitted,
      Table table,
      String hand,
      boolean free,
      Placements.Bar bar,
      List<Laid> all) {
    Set<Laid> met = new HashSet<>();
    for (int i = 0; i < 40; i++) {
      Placements.any(
          new Placements.Query(graph, table, Letters.of(hand), free, admitted, bar),
          random::nextInt,
          (x, y, across, id, fresh, place) ->
              met.add(new Laid(x, y, across, graph.word(id), fresh, place)));
    }
    assertThat(all).containsAll(met);
    return met.size();
  }

  /// Every word tried on every square, both ways.
  private static List<Laid> expected(
      WordIndex graph,
      WordSet admitted,
      Table table,
      String hand,
      boolean free,
      Placements.Bar bar) {
    List<Laid> all = new ArrayList<>();
    boolean empty = table.letters.isEmpty();
    for (int id = 0; id < graph.size(); id++) {
      String word = graph.word(id);
      int reach = word.length();
      for (int x = empty ? 0 : table.left() - reach; x <= (empty ? 0 : table.right() + 1); x++) {
        for (int y = empty ? 0 : table.top() - reach; y <= (empty ? 0 : table.bottom() + 1); y++) {
          for (boolean across : new boolean[] {true, false}) {
            if (admitted.has(id)) {
              lay(graph, admitted, table, hand, free, bar, new Square(x, y), across, word, all);
            }
          }
        }
      }
    }
    return all;
  }

  private static void lay(
      WordIndex graph,
      WordSet admitted,
      Table table,
      String hand,
      boolean free,
      Placements.Bar bar,
      Square from,
      boolean across,
      String word,
      List<Laid> all) {
    if (table.has(from.step(across, -1)) || table.has(from.step(across, word.length()))) {
      return;
    }
    int fresh = 0;
    boolean joined = table.letters.isEmpty();
    StringBuilder added = new StringBuilder();
    for (int i = 0; i < word.length(); i++) {
      Square square = from.step(across, i);
      if (table.has(square)) {
        if (!Objects.equals(table.letters.get(square), word.charAt(i))) {
          return;
        }
        joined = true;
      } else {
        fresh |= 1 << i;
        added.append(word.charAt(i));
        String crossing = crossing(table, square, !across, word.charAt(i));
        if (crossing.length() > 1) {
          joined = true;
          boolean ends = !table.has(square.step(!across, 1));
          if (!admitted.has(graph.id(crossing)) || (ends && barred(bar, crossing, 1))) {
            return;
          }
          if (!across && added.length() == 1 && newLetters(table, from, false, word) == 1) {
            return;
          }
        }
      }
    }
    int count = added.length();
    boolean atEnd = fresh == ((1 << count) - 1) << (word.length() - count);
    if (!joined || count == 0 || count > 4 || (table.letters.isEmpty() && word.length() < 2)) {
      return;
    }
    if (atEnd && count <= 2 && barred(bar, word, count)) {
      return;
    }
    if (Letters.of(hand).covers(Letters.of(added))) {
      all.add(new Laid(from.x, from.y, across, word, fresh, -1));
    }
    for (int i = 0; free && i < count; i++) {
      String rest = added.substring(0, i) + added.substring(i + 1);
      if (added.indexOf("" + added.charAt(i)) == i && Letters.of(hand).covers(Letters.of(rest))) {
        all.add(new Laid(from.x, from.y, across, word, fresh, place(fresh, i)));
      }
    }
  }

  private static int newLetters(Table table, Square from, boolean across, String word) {
    int count = 0;
    for (int i = 0; i < word.length(); i++) {
      count += table.has(from.step(across, i)) ? 0 : 1;
    }
    return count;
  }

  private static boolean barred(Placements.Bar bar, String word, int added) {
    int standing = word.length() - added;
    String end = word.substring(standing);
    return standing >= 2
        && (end.equals("s") || end.equals("es"))
        && bar.bars(word.substring(0, standing), word);
  }

  private static int place(int fresh, int which) {
    int left = fresh;
    for (int i = 0; i < which; i++) {
      left &= left - 1;
    }
    return Integer.numberOfTrailingZeros(left);
  }

  private static String crossing(Table table, Square square, boolean across, char letter) {
    StringBuilder word = new StringBuilder().append(letter);
    for (int i = 1; table.has(square.step(across, i)); i++) {
      word.append(table.letters.get(square.step(across, i)));
    }
    for (int i = 1; table.has(square.step(across, -i)); i++) {
      word.insert(0, table.letters.get(square.step(across, -i)));
    }
    return word.toString();
  }
}
