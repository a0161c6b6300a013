package parlour.games.outinthecold;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.outinthecold.OutInTheColdTable.hands;
import static parlour.games.outinthecold.OutInTheColdTable.open;
import static parlour.games.outinthecold.OutInTheColdTable.table;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;
import static parlour.testkit.TestTable.CLARA;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.games.material.Pile;
import parlour.games.outinthecold.Move.ComeIn;
import parlour.games.outinthecold.Move.Stay;
import parlour.games.outinthecold.Move.Wait;
import parlour.games.outinthecold.Player.Progress;

/// Coming in by turns, or staying out in the cold.
class ComingInTest {
  private final OutInTheCold umpired = open("judge", "umpire");

  @Test
  @Proves({"out-in-the-cold.deal", "general.deal.facedown", "general.conceal"})
  void the_dealer_gives_everybody_seven_letters_that_nobody_else_sees() {
    OutInTheColdTable table = table(umpired, 3);
    assertThat(table.position().box().size()).isEqualTo(300 - 21);
    assertThat(table.drawn(BERT)).contains("@0's hand: 7 face down", "@2's hand: 7 face down");
  }

  @Test
  @Proves({"out-in-the-cold.turn", "general.play.right"})
  void from_the_dealers_right_each_comes_in_with_a_word_face_down_or_draws() {
    OutInTheColdTable table = hands(umpired, "qqqjjjz", "trainse", "catssss");
    assertThat(table.prompt().must()).isEqualTo(Seats.of(CLARA));
    assertThat(table.refusal(CLARA, new ComeIn("as"))).isEqualTo("out-in-the-cold.turn");
    assertThat(table.refusal(CLARA, new ComeIn("cart"))).isEqualTo("out-in-the-cold.turn");
    assertThat(table.refusal(CLARA, new ComeIn("actss"))).isEqualTo("general.error.no-count");
    assertThat(table.refusal(BERT, new Wait())).isEqualTo("out-in-the-cold.turn");
    table.by(CLARA, new ComeIn("cats"));
    for (Seat eye : List.of(ANNA, BERT, Seat.NOBODY))
      assertThat(table.drawn(eye)).doesNotContain("C A T S").contains("4 face down");
    assertThat(table.drawn(CLARA)).contains("C A T S");
    assertThat(table.toldLast(ANNA)).doesNotContain("CATS");
    table.by(BERT, new Wait());
    assertThat(table.position().hand(BERT).size()).isEqualTo(8);
    assertThat(table.toldLast(ANNA)).contains("a letter");
    assertThat(table.toldLast(BERT)).doesNotContain("a letter");
    assertThat(table.prompt().must()).isEqualTo(Seats.of(ANNA));
  }

  @Test
  @Proves("out-in-the-cold.in")
  void once_in_a_player_does_nothing_more() {
    OutInTheColdTable table = hands(umpired, "qqqjjjz", "trainse", "catssss", "eeeioua");
    assertThat(table.prompt().must()).isEqualTo(Seats.of(Seat.of(3)));
    table.by(Seat.of(3), new Wait()).by(CLARA, new ComeIn("cats"));
    assertThat(table.refusal(CLARA, new ComeIn("sss"))).isEqualTo("out-in-the-cold.in");
    table.by(BERT, new Wait()).by(ANNA, new Wait()).by(Seat.of(3), new Wait());
    assertThat(table.prompt().must()).as("Clara is passed over").isEqualTo(Seats.of(BERT));
  }

  @Test
  @Proves({"out-in-the-cold.close", "out-in-the-cold.cold", "out-in-the-cold.others"})
  void the_round_closes_when_one_is_left_out_and_they_win_nothing() {
    OutInTheColdTable table = hands(umpired, "trainse", "qqqjjjz", "catssss");
    table.by(CLARA, new ComeIn("cats")).by(BERT, new Wait());
    assertThat(table.position().match().number()).as("the circuit is not over").isEqualTo(1);
    table.by(ANNA, new ComeIn("trains"));
    assertThat(table.words(CLARA)).containsExactly("cats");
    assertThat(table.words(ANNA)).containsExactly("trains");
    assertThat(table.won(BERT)).isZero();
    assertThat(table.colds(BERT)).isEqualTo(1);
    assertThat(table.told(ANNA)).contains("@1 is out in the cold.");
    assertThat(table.position().box().size()).as("all but words won").isEqualTo(300 - 10 - 21);
    assertThat(table.clauses()).contains("out-in-the-cold.others", "out-in-the-cold.cold");
  }

  @Test
  @Proves("out-in-the-cold.all-in")
  void if_all_came_in_the_shortest_word_is_left_out_and_of_equal_ones_the_last() {
    OutInTheColdTable table = hands(umpired, "trainse", "breadqq", "catssss");
    table.by(CLARA, new ComeIn("cats")).by(BERT, new ComeIn("bread")).by(ANNA, new ComeIn("train"));
    assertThat(table.colds(CLARA)).isEqualTo(1);
    assertThat(table.won(CLARA)).isZero();
    assertThat(table.won(BERT)).isEqualTo(5);
    OutInTheColdTable equal = hands(umpired, "trainse", "breadqq", "catssss");
    equal.by(CLARA, new ComeIn("cats")).by(BERT, new ComeIn("bread")).by(ANNA, new ComeIn("rats"));
    assertThat(equal.colds(ANNA)).isEqualTo(1);
    assertThat(equal.won(CLARA)).isEqualTo(4);
    assertThat(equal.told(BERT))
        .contains("@0 is out in the cold with RATS, the last laid of the shortest words.");
  }

  @Test
  @Proves({"out-in-the-cold.limit", "out-in-the-cold.amb.last-turn"})
  void after_five_draws_one_comes_in_or_is_out_in_the_cold() {
    OutInTheColdTable table = hands(umpired, "trainse", "breadqq", "catssss");
    assertThat(table.refusal(CLARA, new Stay())).isEqualTo("out-in-the-cold.amb.last-turn");
    for (int circuit = 0; circuit < 5; circuit++)
      table.by(CLARA, new Wait()).by(BERT, new Wait()).by(ANNA, new Wait());
    assertThat(table.scene(BERT).headline()).endsWith("@2 [2:comes] in or [2:stays] out");
    assertThat(table.refusal(CLARA, new Wait())).isEqualTo("out-in-the-cold.amb.last-turn");
    assertThat(table.drawn(CLARA)).contains("> stay").doesNotContain("> wait");
    table.by(CLARA, new Stay()).by(BERT, new ComeIn("bread"));
    assertThat(table.progress(CLARA)).isEqualTo(Progress.COLD);
    table.clock();
    assertThat(table.colds(CLARA)).isEqualTo(1);
    assertThat(table.colds(ANNA)).as("her minute was up").isEqualTo(1);
    assertThat(table.won(BERT)).isEqualTo(5);
  }

  @Test
  @Proves({"out-in-the-cold.deal-left", "general.lead.left"})
  void the_deal_passes_to_the_left_each_round() {
    OutInTheColdTable table = table(umpired, 3);
    List<Seat> dealers = new ArrayList<>();
    for (int round = 1; !table.prompt().isOver(); round++) {
      dealers.add(table.position().match().lead().leader());
      while (!table.prompt().isOver() && table.position().match().number() == round) table.clock();
    }
    assertThat(dealers).containsExactly(ANNA, BERT, CLARA, ANNA, BERT, CLARA);
    assertThat(table.clauses()).contains("out-in-the-cold.deal-left");
  }

  @Test
  @Proves({"general.amb.time", "out-in-the-cold.amb.late"})
  void a_player_who_takes_too_long_waits_and_draws() {
    OutInTheColdTable table = table(umpired, 3);
    assertThat(table.prompt().deadlineMillis()).isEqualTo(60_000);
    table.clock();
    assertThat(table.position().hand(CLARA).size()).isEqualTo(8);
    assertThat(table.toldLast(BERT)).contains("takes too long");
    assertThat(table(open("clock", "off"), 3).prompt().hasDeadline()).isFalse();
    assertThat(table(open("clock", "double"), 3).prompt().deadlineMillis()).isEqualTo(120_000);
  }

  @Test
  @Proves({"general.players.scale", "out-in-the-cold.amb.short-box"})
  void where_the_box_is_short_all_get_equally_fewer_and_at_last_the_game_is_over() {
    Position dealt = hands(umpired, "trainse", "qqqjjjz", "catssss").position();
    Pile few = dealt.box().less(dealt.box().size() - 4);
    OutInTheColdTable table =
        new OutInTheColdTable(
            umpired, new Position(dealt.match(), few, dealt.round(), dealt.dice()));
    table.by(CLARA, new ComeIn("cats")).by(BERT, new Wait()).by(ANNA, new ComeIn("trains"));
    assertThat(table.position().hand(ANNA).size()).as("15 letters for three").isEqualTo(5);
    Pile none = Pile.EMPTY;
    Position poor =
        new Position(
            dealt.match(),
            none,
            hands(umpired, "trains", "qj", "cats").position().round(),
            dealt.dice());
    OutInTheColdTable last = new OutInTheColdTable(umpired, poor);
    last.by(CLARA, new ComeIn("cats")).by(BERT, new Wait());
    assertThat(last.toldLast(BERT)).contains("the box is empty");
    last.by(ANNA, new ComeIn("trains"));
    assertThat(last.prompt().isOver()).isTrue();
  }
}
