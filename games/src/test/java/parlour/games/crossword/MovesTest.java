package parlour.games.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.crossword.CrosswordTables.UMPIRE;
import static parlour.games.crossword.CrosswordTables.across;
import static parlour.games.crossword.CrosswordTables.hand;
import static parlour.games.crossword.CrosswordTables.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import parlour.engine.Dice;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// The moves listed are all there are, each once, and nothing else.
class MovesTest {
  /// What a play comes to: the layout after it, and what is left in the hand.
  private record Outcome(Layout layout, Hand rest) {}

  @Test
  void it_finds_what_trying_everything_finds() {
    Dice dice = new Dice(5);
    int found = 0;
    for (int trial = 0; trial < 12; trial++) {
      Layout layout = middle(dice).board().layout();
      Hand hand = trial % 4 == 0 ? any(2, dice).with(Pack.FREE) : any(4, dice);
      List<Outcome> outcomes = searched(layout, hand);
      Set<Outcome> everything = tried(layout, hand);
      assertThat(outcomes).doesNotHaveDuplicates();
      assertThat(new HashSet<>(outcomes)).isEqualTo(everything);
      found += outcomes.size();
    }
    assertThat(found).isGreaterThan(100);
  }

  @Test
  void the_first_word_is_found_across_and_down() {
    assertThat(searched(Layout.EMPTY, hand("cat")))
        .contains(new Outcome(across("cat"), Hand.EMPTY));
    assertThat(searched(Layout.EMPTY, hand("cat")))
        .contains(new Outcome(CrosswordTables.down("act"), Hand.EMPTY));
  }

  @Test
  void a_random_walk_ends_in_a_word_or_a_discard_and_finds_many_words() {
    Dice dice = new Dice(9);
    Set<Move> lays = new HashSet<>();
    Position position = table(across("apt"), "ceh*rs", "boy");
    for (int i = 0; i < 2_000; i++) {
      Move move = UMPIRE.anyMove(UMPIRE.view(position, Seat.of(0)), dice);
      assertThat(UMPIRE.play(position, Seat.of(0), move, 0)).isInstanceOf(Ruling.Legal.class);
      if (move instanceof Move.Lay) lays.add(move);
    }
    assertThat(lays).hasSizeGreaterThan(40);
  }

  /// A position some way into a hand.
  private static Position middle(Dice dice) {
    Position position = UMPIRE.deal(Seats.first(4), dice.next());
    for (int i = 0; i < 400 && position.board().layout().count() < 8 + dice.below(8); i++) {
      Seat by = position.phase().seat();
      Ruling<Position> ruling =
          UMPIRE.play(position, by, UMPIRE.anyMove(UMPIRE.view(position, by), dice), 0);
      position = ((Ruling.Legal<Position>) ruling).next();
    }
    return position;
  }

  /// A small hand of common letters, so that everything can be tried.
  private static Hand any(int size, Dice dice) {
    Hand hand = Hand.EMPTY;
    while (hand.size() < size) hand = hand.with("aeeinorstlhd".charAt(dice.below(12)) - 'a');
    return hand;
  }

  private static List<Outcome> searched(Layout layout, Hand hand) {
    List<Outcome> outcomes = new ArrayList<>();
    UMPIRE.placements(
        layout,
        hand,
        UMPIRE.book().judge().admitted(),
        placement -> outcomes.add(new Outcome(placement.on(layout), placement.rest())));
    return outcomes;
  }

  /// Every string of up to four letters of the hand, laid over every square in both ways.
  private static Set<Outcome> tried(Layout layout, Hand hand) {
    Set<Outcome> outcomes = new HashSet<>();
    for (Way way : Way.values()) {
      for (int y = layout.top() - 4; y <= layout.bottom() + 4; y++) {
        for (int x = layout.left() - 4; x <= layout.right() + 4; x++) {
          if (layout.isBlank(x - way.dx, y - way.dy))
            grow(layout, hand, hand, x, y, way, "", 0, -1, outcomes);
        }
      }
    }
    return outcomes;
  }

  private static void grow(
      Layout layout,
      Hand whole,
      Hand rest,
      int x,
      int y,
      Way way,
      String word,
      int added,
      int free,
      Set<Outcome> out) {
    int endX = x + way.dx * word.length();
    int endY = y + way.dy * word.length();
    int standing = layout.letter(endX, endY);
    if (standing != Layout.BLANK) {
      grow(layout, whole, rest, x, y, way, word + (char) ('a' + standing), added, free, out);
      return;
    }
    if (added > 0) judge(layout, whole, rest, new Entry(x, y, way, word), free, out);
    if (added == Fit.MOST_ADDED) return;
    for (int letter = 0; letter < Pack.FREE; letter++) {
      String longer = word + (char) ('a' + letter);
      if (rest.has(letter))
        grow(layout, whole, rest.without(letter), x, y, way, longer, added + 1, free, out);
      if (rest.has(Pack.FREE))
        grow(layout, whole, rest.without(Pack.FREE), x, y, way, longer, added + 1, letter, out);
    }
  }

  private static void judge(
      Layout layout, Hand whole, Hand rest, Entry entry, int free, Set<Outcome> out) {
    if (!UMPIRE.book().admits(entry.word())) return;
    if (!(Fit.of(layout, whole, new Move.Lay(entry, free)) instanceof Fit.Good fit)) return;
    for (Entry each : fit.entries()) {
      if (!UMPIRE.book().admits(each.word())) return;
      if (UMPIRE.book().bars(each, fit.main(), fit.fresh())) return;
    }
    assertThat(fit.rest()).isEqualTo(rest);
    out.add(new Outcome(layout.with(fit.main(), fit.fresh(), fit.free()), rest));
  }
}
