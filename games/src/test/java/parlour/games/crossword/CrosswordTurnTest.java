package parlour.games.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.crossword.CrosswordTables.UMPIRE;
import static parlour.games.crossword.CrosswordTables.VIGILANCE;
import static parlour.games.crossword.CrosswordTables.across;
import static parlour.games.crossword.CrosswordTables.down;
import static parlour.games.crossword.CrosswordTables.game;
import static parlour.games.crossword.CrosswordTables.hand;
import static parlour.games.crossword.CrosswordTables.pile;
import static parlour.games.crossword.CrosswordTables.play;
import static parlour.games.crossword.CrosswordTables.refused;
import static parlour.games.crossword.CrosswordTables.table;
import static parlour.testkit.Rulings.legal;
import static parlour.testkit.Rulings.told;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;

import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.TableRules;
import parlour.games.Proves;
import parlour.games.crossword.Position.Piles;

/// The third rule: a word or an exchange.
class CrosswordTurnTest {
  @Test
  @Proves("crossword.first")
  void play_starts_at_the_dealers_left() {
    for (int seed = 0; seed < 20; seed++) {
      Position dealt = VIGILANCE.deal(Seats.first(4), seed);
      Seat left = Seats.first(4).leftOf(dealt.match().dealer());
      assertThat(VIGILANCE.prompt(dealt).must()).isEqualTo(Seats.of(left));
    }
  }

  @Test
  @Proves({"crossword.lay", "crossword.left"})
  void the_first_player_lays_any_word_the_hand_makes_and_the_turn_passes_left() {
    Position laid =
        play(UMPIRE, table(Layout.EMPTY, "captsx", "boy", "ten"), ANNA, across(0, 0, "apt"));
    assertThat(laid.board().layout()).isEqualTo(across("apt"));
    assertThat(laid.hands().at(ANNA)).isEqualTo(hand("csx"));
    assertThat(UMPIRE.prompt(laid).must()).isEqualTo(Seats.of(BERT));
    refused(UMPIRE, laid, ANNA, across(0, 0, "cs"), Rule.LEFT);
    refused(UMPIRE, table(Layout.EMPTY, "captsx", "boy"), ANNA, across(0, 0, "hat"), Rule.LAY);
  }

  @Test
  void no_card_is_drawn_for_those_laid() {
    Position laid = play(UMPIRE, table(Layout.EMPTY, "captsx", "boy"), ANNA, across(0, 0, "apt"));
    assertThat(laid.piles()).isEqualTo(new Piles(pile("nopqr"), pile("z")));
  }

  @Test
  @Proves("crossword.amb.origin")
  void wherever_the_first_word_is_pointed_at_it_begins_at_the_origin() {
    Position laid = play(UMPIRE, table(Layout.EMPTY, "captsx", "boy"), ANNA, down(7, -3, "apt"));
    assertThat(laid.board().layout()).isEqualTo(down("apt"));
  }

  @Test
  @Proves({"crossword.exchange.when", "crossword.exchange.place"})
  void
      who_forms_no_word_lays_a_card_aside_draws_from_either_pile_and_only_then_turns_up_the_discard() {
    Position start = table(Layout.EMPTY, "vvwxqz", "boy");
    Position aside = play(UMPIRE, start, ANNA, new Move.Discard('q' - 'a'));
    assertThat(aside.hands().at(ANNA)).isEqualTo(hand("vvwxz"));
    assertThat(aside.piles().shown()).as("not on the pile yet").isEqualTo(pile("z"));
    assertThat(UMPIRE.prompt(aside).must()).isEqualTo(Seats.of(ANNA));

    Position fromStock = play(UMPIRE, aside, ANNA, new Move.Draw(false));
    assertThat(fromStock.hands().at(ANNA)).isEqualTo(hand("vvwxzn"));
    assertThat(fromStock.piles()).isEqualTo(new Piles(pile("opqr"), pile("qz")));
    Position fromShown = play(UMPIRE, aside, ANNA, new Move.Draw(true));
    assertThat(fromShown.hands().at(ANNA)).isEqualTo(hand("vvwxzz"));
    assertThat(fromShown.piles()).isEqualTo(new Piles(pile("nopqr"), pile("q")));
  }

  @Test
  @Proves("crossword.exchange.discard-first")
  void drawing_before_discarding_is_refused_and_so_is_a_word_after_it() {
    Position start = table(Layout.EMPTY, "captsx", "boy");
    refused(UMPIRE, start, ANNA, new Move.Draw(false), Rule.DISCARD_FIRST);
    refused(UMPIRE, start, ANNA, new Move.Draw(true), Rule.DISCARD_FIRST);
    Position aside = play(UMPIRE, start, ANNA, new Move.Discard('x' - 'a'));
    refused(UMPIRE, aside, ANNA, across(0, 0, "apt"), Rule.DISCARD_FIRST);
    refused(UMPIRE, aside, ANNA, new Move.Discard('s' - 'a'), Rule.DISCARD_FIRST);
    refused(UMPIRE, start, ANNA, new Move.Discard('q' - 'a'), TableRules.SENSE);
  }

  @Test
  @Proves("crossword.exchange.ends")
  void the_exchange_completes_the_turn() {
    Position aside =
        play(UMPIRE, table(Layout.EMPTY, "captsx", "boy"), ANNA, new Move.Discard('x' - 'a'));
    Position drawn = play(UMPIRE, aside, ANNA, new Move.Draw(false));
    assertThat(drawn.phase().seat()).isEqualTo(BERT);
    assertThat(drawn.phase()).isInstanceOf(Phase.Playing.class);
    refused(UMPIRE, drawn, ANNA, across(0, 0, "apt"), Rule.LEFT);
  }

  @Test
  @Proves("crossword.amb.own-discard")
  void nobody_takes_back_their_own_discard() {
    Position aside =
        play(UMPIRE, table(Layout.EMPTY, "captsx", "boy"), ANNA, new Move.Discard('x' - 'a'));
    Position drawn = play(UMPIRE, aside, ANNA, new Move.Draw(true));
    assertThat(drawn.hands().at(ANNA))
        .as("the Z that lay there, not the X")
        .isEqualTo(hand("captsz"));
  }

  @Test
  @Proves("crossword.amb.may-exchange")
  void one_who_could_form_a_word_may_exchange_all_the_same() {
    assertThat(
            play(UMPIRE, table(Layout.EMPTY, "captsx", "boy"), ANNA, new Move.Discard(0)).phase())
        .isInstanceOfSatisfying(
            Phase.Exchanging.class, aside -> assertThat(aside.discard()).isZero());
  }

  @Test
  @Proves({"crossword.amb.pass", "crossword.amb.clock"})
  void there_is_no_passing_and_the_clock_exchanges_for_one_who_lays_nothing() {
    Position start = table(Layout.EMPTY, "vvwxqz", "boy");
    Scene scene = UMPIRE.scene(UMPIRE.view(start, ANNA));
    assertThat(scene.offers()).extracting(Scene.Offer::verb).containsExactly("lay", "exchange");
    refused(UMPIRE, start, ANNA, new Move.LetStand(), Rule.LAST_WORD);
    Ruling<Position> clock = UMPIRE.timeUp(start, 60_000);
    Position after = legal(clock);
    assertThat(after.phase().seat()).isEqualTo(BERT);
    assertThat(after.hands().at(ANNA).size()).isEqualTo(6);
    assertThat(after.hands().at(ANNA).has('n' - 'a')).isTrue();
    assertThat(after.piles().shown().size()).isEqualTo(2);
    assertThat(told(clock, BERT)).hasSize(3).last().isEqualTo("@0 draws a card from the stock.");
  }

  @Test
  void the_clock_draws_from_the_stock_for_one_who_has_only_discarded() {
    Position aside =
        play(UMPIRE, table(Layout.EMPTY, "captsx", "boy"), ANNA, new Move.Discard('x' - 'a'));
    assertThat(aside.phase().dueMillis()).as("one minute for the whole turn").isEqualTo(60_000);
    Position after = legal(UMPIRE.timeUp(aside, 60_000));
    assertThat(after.hands().at(ANNA)).isEqualTo(hand("captsn"));
    assertThat(after.piles().shown()).isEqualTo(pile("xz"));
  }

  @Test
  void the_clock_may_be_doubled_or_switched_off() {
    Position laid = table(Layout.EMPTY, "captsx", "boy");
    assertThat(
            play(game(Map.of("clock", "double")), laid, ANNA, across(0, 0, "apt"))
                .phase()
                .dueMillis())
        .isEqualTo(121_000);
    assertThat(
            play(game(Map.of("clock", "off")), laid, ANNA, across(0, 0, "apt")).phase().dueMillis())
        .isEqualTo(Prompt.NEVER);
  }

  @Test
  @Proves("crossword.amb.reshuffle")
  void when_the_stock_is_empty_all_that_is_turned_up_but_its_top_card_is_shuffled() {
    Position start = table(Layout.EMPTY, "captsx", "boy");
    Position low =
        new Position(
            start.match(),
            start.hands(),
            new Piles(pile("n"), pile("zyv")),
            start.board(),
            start.phase(),
            7);
    Position aside = play(UMPIRE, low, ANNA, new Move.Discard('x' - 'a'));
    Position drawn = play(UMPIRE, aside, ANNA, new Move.Draw(false));
    assertThat(drawn.piles().shown()).isEqualTo(pile("x"));
    assertThat(drawn.piles().stock().all())
        .containsExactlyInAnyOrder((byte) 25, (byte) 24, (byte) 21);
    assertThat(drawn.dice()).isNotEqualTo(low.dice());
  }

  @Test
  void only_the_drawer_sees_what_comes_from_the_stock() {
    Position aside =
        play(UMPIRE, table(Layout.EMPTY, "captsx", "boy"), ANNA, new Move.Discard('x' - 'a'));
    Ruling<Position> stock = UMPIRE.play(aside, ANNA, new Move.Draw(false), 1_000);
    assertThat(told(stock, ANNA)).containsExactly("@0 draws N from the stock.");
    assertThat(told(stock, BERT)).containsExactly("@0 draws a card from the stock.");
    Ruling<Position> shown = UMPIRE.play(aside, ANNA, new Move.Draw(true), 1_000);
    assertThat(told(shown, BERT)).containsExactly("@0 draws Z from those turned up.");
  }
}
