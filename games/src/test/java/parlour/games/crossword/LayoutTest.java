package parlour.games.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static parlour.games.crossword.CrosswordTables.across;
import static parlour.games.crossword.CrosswordTables.hand;
import static parlour.games.crossword.CrosswordTables.with;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Dice;

class LayoutTest {
  @Test
  void it_grows_in_every_direction() {
    Layout chapter = with(across("apt"), -2, 0, Way.ACROSS, "chapter");
    Layout layout = with(with(chapter, 4, -3, Way.DOWN, "over"), -2, 0, Way.DOWN, "cat");
    assertThat(layout.toString())
        .isEqualTo(
            """
        ......O
        ......V
        ......E
        CHAPTER
        A......
        T......
        """);
    assertThat(layout.letter(4, -3)).isEqualTo('o' - 'a');
    assertThat(layout.letter(-2, 1)).isZero();
    assertThat(layout.letter(100, 100)).isEqualTo(Layout.BLANK);
    assertThat(layout.letter(Integer.MAX_VALUE, Integer.MIN_VALUE)).isEqualTo(Layout.BLANK);
    assertThat(layout.letter(0, Integer.MAX_VALUE)).isEqualTo(Layout.BLANK);
  }

  @Test
  void taking_a_word_back_leaves_what_was_there_before() {
    Layout before = across("apt");
    Entry entry = new Entry(-2, 0, Way.ACROSS, "chapter");
    assertThat(before.with(entry, 0b1100011, 0).without(entry, 0b1100011))
        .isEqualTo(before)
        .hasSameHashCodeAs(before);
    Entry apt = new Entry(0, 0, Way.ACROSS, "apt");
    assertThat(before.without(apt, 0b111)).isEqualTo(Layout.EMPTY);
  }

  @Test
  void a_hand_is_the_same_whatever_order_its_cards_came_in() {
    Dice dice = new Dice(3);
    for (int trial = 0; trial < 200; trial++) {
      byte[] cards = new byte[1 + dice.below(6)];
      for (int i = 0; i < cards.length; i++) cards[i] = (byte) dice.below(Pack.KINDS);
      Hand one = held(cards);
      dice.shuffle(cards);
      assertThat(held(cards)).isEqualTo(one);
      assertThat(one.size()).isEqualTo(cards.length);
      assertThat(one.without(cards[0]).with(cards[0])).isEqualTo(one);
      assertThat(one.kinds() >>> cards[0] & 1).isEqualTo(1);
    }
    assertThatIllegalArgumentException().isThrownBy(() -> hand("abcdef").with(0));
    assertThatIllegalArgumentException().isThrownBy(() -> hand("abc").without(25));
  }

  private static Hand held(byte[] cards) {
    Hand hand = Hand.EMPTY;
    for (byte card : cards) hand = hand.with(card);
    return hand;
  }

  @Test
  void entries_meet_where_they_share_a_square() {
    Entry shut = new Entry(0, 0, Way.DOWN, "shut");
    assertThat(shut.meets(new Entry(-3, 0, Way.ACROSS, "boys"))).isTrue();
    assertThat(new Entry(-3, 0, Way.ACROSS, "boys").meets(shut)).isTrue();
    assertThat(shut.meets(new Entry(-3, 0, Way.ACROSS, "boy"))).isFalse();
    assertThat(shut.meets(new Entry(0, 4, Way.ACROSS, "boy"))).isFalse();
    assertThat(shut.meets(new Entry(0, 3, Way.DOWN, "to"))).isTrue();
    assertThat(shut.meets(new Entry(0, 4, Way.DOWN, "to"))).isFalse();
    assertThat(shut.meets(new Entry(1, 0, Way.DOWN, "to"))).isFalse();
  }

  @Test
  void answers_that_make_no_sense_are_no_moves() {
    String[] squares = {
      "",
      "0",
      "0,0",
      "0,0,up",
      "x,0,across",
      "0,0,across,1",
      "99999,0,down",
      "--1,0,down",
      "-,0,down"
    };
    for (String square : squares)
      assertThat(Actions.VERBS.read(Answer.of("lay", "at", square, "word", "CAT")))
          .as(square)
          .isEmpty();
    assertThat(Actions.VERBS.read(Answer.of("lay", "at", "0,0,across", "word", ""))).isEmpty();
    assertThat(Actions.VERBS.read(Answer.of("lay", "at", "0,0,across", "word", "C4T"))).isEmpty();
    assertThat(
            Actions.VERBS.read(
                Answer.of("lay-free", "at", "0,0,across", "word", "CAT", "free", "?")))
        .isEmpty();
    assertThat(Actions.VERBS.read(Answer.of("exchange", "card", "h.e2"))).isEmpty();
    assertThat(Actions.VERBS.read(Answer.of("draw", "from", "below"))).isEmpty();
    assertThat(Actions.VERBS.read(Answer.of("sing"))).isEmpty();
  }

  @Test
  void an_answer_may_be_typed_in_small_letters_and_with_a_star_for_the_free_letter() {
    assertThat(Actions.VERBS.read(Answer.of("lay", "at", " -2, 0 ,Across", "word", "chapter")))
        .isEqualTo(Optional.of(new Move.Lay(new Entry(-2, 0, Way.ACROSS, "chapter"), Move.UNSAID)));
    assertThat(
            Actions.VERBS.read(Answer.of("lay-free", "at", "1,2,down", "word", "C*T", "free", "a")))
        .isEqualTo(Optional.of(new Move.Lay(new Entry(1, 2, Way.DOWN, "cat"), 0)));
    assertThat(Actions.VERBS.read(Answer.of("exchange", "card", "h.e.2")))
        .isEqualTo(Optional.of(new Move.Discard('e' - 'a')));
    assertThat(Actions.VERBS.read(Answer.of("exchange", "card", "h.*")))
        .isEqualTo(Optional.of(new Move.Discard(Pack.FREE)));
  }
}
