package parlour.lexicon.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.lexicon.Letters;
import parlour.lexicon.RandomWords;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;

@Tag("chance")
class PlacementsTest {
  private record Square(int x, int y) {
    Square step(boolean across, int steps) {
      return across ? new Square(x + steps, y) : new Square(x, y + steps);
    }
  }

  private record Laid(int x, int y, boolean across, String word, int fresh, int free) {}

  /// A grid as a plain field of letters.
  private static final class Table implements LetterSquares {
    private static final int MIDDLE = 64;

    final char[][] letters = new char[2 * MIDDLE][2 * MIDDLE];
    private int left = 0;
    private int right = -1;
    private int top = 0;
    private int bottom = -1;

    Table with(int x, int y, boolean across, String word) {
      Table more = new Table();
      for (int row = 0; row < letters.length; row++) more.letters[row] = letters[row].clone();
      Square last = new Square(x, y).step(across, word.length() - 1);
      more.left = isEmpty() ? x : Math.min(left, x);
      more.right = isEmpty() ? last.x : Math.max(right, last.x);
      more.top = isEmpty() ? y : Math.min(top, y);
      more.bottom = isEmpty() ? last.y : Math.max(bottom, last.y);
      for (int i = 0; i < word.length(); i++) {
        Square square = new Square(x, y).step(across, i);
        more.letters[MIDDLE + square.y][MIDDLE + square.x] = word.charAt(i);
      }
      return more;
    }

    boolean isEmpty() {
      return right < left;
    }

    char at(Square square) {
      return letters[MIDDLE + square.y][MIDDLE + square.x];
    }

    boolean has(Square square) {
      return at(square) != 0;
    }

    @Override
    public int letter(int x, int y) {
      char letter = letters[MIDDLE + y][MIDDLE + x];
      return letter == 0 ? BLANK : letter - 'a';
    }

    @Override
    public int left() {
      return left;
    }

    @Override
    public int right() {
      return right;
    }

    @Override
    public int top() {
      return top;
    }

    @Override
    public int bottom() {
      return bottom;
    }
  }

  private final Random random = new Random(Long.getLong("parlour.seeds.from", 4));

  private static WordIndex index(String... words) {
    return WordIndex.build(List.of(words));
  }

  private static List<Laid> found(
      WordIndex index, Table table, String hand, boolean hasFreeLetter, Placements.Bar bar) {
    return found(index, WordSet.all(index.size()), table, hand, hasFreeLetter, bar);
  }

  private static List<Laid> found(
      WordIndex index,
      WordSet admitted,
      Table table,
      String hand,
      boolean hasFreeLetter,
      Placements.Bar bar) {
    List<Laid> found = new ArrayList<>();
    Placements.find(
        new Placements.Query(index, table, Letters.of(hand), hasFreeLetter, admitted, bar),
        (x, y, across, id, fresh, place) ->
            found.add(new Laid(x, y, across, index.word(id), fresh, place)));
    return found;
  }

  @Test
  void the_first_word_has_two_to_four_letters() {
    WordIndex index = index("a", "at", "tea", "seat", "tease", "team");
    assertThat(found(index, new Table(), "tease", false, Placements.Bar.NONE))
        .extracting(Laid::word)
        .containsOnly("at", "tea", "seat")
        .hasSize(6);
  }

  @Test
  void apt_becomes_chapter_by_letters_at_both_ends() {
    WordIndex index = index("apt", "chapter");
    Table table = new Table().with(0, 0, true, "apt");
    assertThat(found(index, table, "rechxz", false, Placements.Bar.NONE))
        .containsExactly(new Laid(-2, 0, true, "chapter", 0b1100011, -1));
  }

  @Test
  void boy_may_end_in_the_s_of_shut_but_an_s_may_not_be_put_to_boy() {
    WordIndex index = index("boy", "boys", "shut");
    Placements.Bar bar = (standing, longer) -> longer.equals(standing + "s");
    Table shut = new Table().with(5, 5, false, "shut");
    assertThat(found(index, shut, "byo", false, bar))
        .containsExactly(new Laid(2, 5, true, "boys", 0b0111, -1));
    Table boy = new Table().with(5, 5, true, "boy");
    assertThat(found(index, boy, "s", false, bar)).isEmpty();
    assertThat(found(index, boy, "shut", false, bar)).isEmpty();
    assertThat(found(index, boy, "shut", false, Placements.Bar.NONE))
        .containsExactlyInAnyOrder(
            new Laid(5, 5, true, "boys", 0b1000, -1), new Laid(8, 5, false, "shut", 0b1111, -1));
  }

  @Test
  void no_more_than_four_letters_are_added() {
    WordIndex index = index("apt", "captain", "adaptable");
    Table table = new Table().with(0, 0, true, "apt");
    assertThat(found(index, table, "caainxx", false, Placements.Bar.NONE))
        .extracting(Laid::word)
        .containsOnly("captain");
    assertThat(found(index, table, "adable", false, Placements.Bar.NONE)).isEmpty();
  }

  @Test
  void a_hand_that_is_too_large_is_refused() {
    assertThatThrownBy(
            () -> found(index("at"), new Table(), "abcdefghijklmnopq", false, Placements.Bar.NONE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void every_placement_is_found_once_and_no_other() {
    TreeSet<String> words = new TreeSet<>();
    while (words.size() < 700) {
      StringBuilder word = new StringBuilder();
      for (int n = 2 + random.nextInt(2) + random.nextInt(4); n > 0; n--)
        word.append("aaeeeiossstrrtnlp".charAt(random.nextInt(17)));
      words.add(word.toString());
    }
    WordIndex index = WordIndex.build(words);
    WordSet admitted = WordSet.of(index.size(), id -> id % 5 != 0);
    Placements.Bar bar = (standing, longer) -> standing.length() % 2 == 0;
    int placements = 0;
    int order = 0;
    int met = 0;
    for (int game = 0; game < 12; game++) {
      Table table = new Table();
      for (int turn = 0; turn < 14; turn++) {
        String hand = RandomWords.letters(3 + random.nextInt(4), random);
        boolean hasFreeLetter = random.nextInt(4) == 0;
        List<Laid> found = found(index, admitted, table, hand, hasFreeLetter, bar);
        assertThat(found)
            .containsExactlyInAnyOrderElementsOf(
                expected(index, admitted, table, hand, hasFreeLetter, bar));
        placements += found.size();
        order = 31 * order + found.toString().hashCode();
        met += walked(index, admitted, table, hand, hasFreeLetter, bar, found);
        if (!found.isEmpty()) {
          Laid laid = found.get(random.nextInt(found.size()));
          table = table.with(laid.x, laid.y, laid.across, laid.word);
        }
      }
    }
    assertThat(placements).isGreaterThan(3_000);
    assertThat(order)
        .as("a hash of all placements in their order, on which bots rely")
        .isEqualTo(1559024272);
    assertThat(met).as("different placements met with by chance").isGreaterThan(300);
  }

  /// How many different placements some random walks reach, all of which must be among those found.
  private int walked(
      WordIndex index,
      WordSet admitted,
      Table table,
      String hand,
      boolean hasFreeLetter,
      Placements.Bar bar,
      List<Laid> all) {
    Set<Laid> met = new HashSet<>();
    for (int i = 0; i < 40; i++) {
      Placements.any(
          new Placements.Query(index, table, Letters.of(hand), hasFreeLetter, admitted, bar),
          random::nextInt,
          (x, y, across, id, fresh, place) ->
              met.add(new Laid(x, y, across, index.word(id), fresh, place)));
    }
    assertThat(all).containsAll(met);
    return met.size();
  }

  /// Brute force: every word tried on every square, in both directions.
  private static List<Laid> expected(
      WordIndex index,
      WordSet admitted,
      Table table,
      String hand,
      boolean hasFreeLetter,
      Placements.Bar bar) {
    List<Laid> all = new ArrayList<>();
    boolean empty = table.isEmpty();
    for (int id = 0; id < index.size(); id++) {
      String word = index.word(id);
      int reach = word.length();
      for (int x = empty ? 0 : table.left() - reach; x <= (empty ? 0 : table.right() + 1); x++) {
        for (int y = empty ? 0 : table.top() - reach; y <= (empty ? 0 : table.bottom() + 1); y++) {
          for (boolean across : new boolean[] {true, false}) {
            if (admitted.has(id)) {
              lay(
                  index,
                  admitted,
                  table,
                  hand,
                  hasFreeLetter,
                  bar,
                  new Square(x, y),
                  across,
                  word,
                  all);
            }
          }
        }
      }
    }
    return all;
  }

  private static void lay(
      WordIndex index,
      WordSet admitted,
      Table table,
      String hand,
      boolean hasFreeLetter,
      Placements.Bar bar,
      Square from,
      boolean across,
      String word,
      List<Laid> all) {
    if (table.has(from.step(across, -1)) || table.has(from.step(across, word.length()))) return;
    int fresh = 0;
    boolean joined = table.isEmpty();
    StringBuilder added = new StringBuilder();
    for (int i = 0; i < word.length(); i++) {
      Square square = from.step(across, i);
      if (table.has(square)) {
        if (table.at(square) != word.charAt(i)) return;
        joined = true;
      } else {
        fresh |= 1 << i;
        added.append(word.charAt(i));
        // Most words fail here, before anything that crosses them is looked at.
        if (added.length() > 4 || !hasFreeLetter && hand.indexOf(word.charAt(i)) < 0) return;
        String crossing = crossing(table, square, !across, word.charAt(i));
        if (crossing.length() > 1) {
          joined = true;
          boolean ends = !table.has(square.step(!across, 1));
          if (!admitted.has(index.id(crossing)) || (ends && barred(bar, crossing, 1))) return;
          if (!across && added.length() == 1 && newLetters(table, from, false, word) == 1) return;
        }
      }
    }
    int count = added.length();
    boolean atEnd = fresh == ((1 << count) - 1) << (word.length() - count);
    if (!joined || count == 0 || count > 4 || (table.isEmpty() && word.length() < 2)) return;
    if (atEnd && count <= 2 && barred(bar, word, count)) return;
    if (Letters.of(hand).covers(Letters.of(added)))
      all.add(new Laid(from.x, from.y, across, word, fresh, -1));
    for (int i = 0; hasFreeLetter && i < count; i++) {
      String rest = added.substring(0, i) + added.substring(i + 1);
      if (added.indexOf("" + added.charAt(i)) == i && Letters.of(hand).covers(Letters.of(rest)))
        all.add(new Laid(from.x, from.y, across, word, fresh, place(fresh, i)));
    }
  }

  private static int newLetters(Table table, Square from, boolean across, String word) {
    int count = 0;
    for (int i = 0; i < word.length(); i++) count += table.has(from.step(across, i)) ? 0 : 1;
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
    for (int i = 0; i < which; i++) left &= left - 1;
    return Integer.numberOfTrailingZeros(left);
  }

  private static String crossing(Table table, Square square, boolean across, char letter) {
    if (!table.has(square.step(across, 1)) && !table.has(square.step(across, -1))) return "";
    StringBuilder word = new StringBuilder().append(letter);
    for (int i = 1; table.has(square.step(across, i)); i++)
      word.append(table.at(square.step(across, i)));
    for (int i = 1; table.has(square.step(across, -i)); i++)
      word.insert(0, table.at(square.step(across, -i)));
    return word.toString();
  }
}
