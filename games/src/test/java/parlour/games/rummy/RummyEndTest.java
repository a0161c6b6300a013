package parlour.games.rummy;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.rummy.RummyTables.card;
import static parlour.games.rummy.RummyTables.cards;
import static parlour.games.rummy.RummyTables.held;
import static parlour.games.rummy.RummyTables.rummy;
import static parlour.games.rummy.RummyTables.skat;
import static parlour.games.rummy.RummyTables.table;
import static parlour.testkit.Rulings.legal;
import static parlour.testkit.Rulings.play;
import static parlour.testkit.Rulings.stands;
import static parlour.testkit.Rulings.told;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.games.material.Pile;
import parlour.games.material.cards.Cards;

/// The leaflet on going out and the score.
class RummyEndTest {
  /// Anna has melded three fours and discarded her last card before Bert with two, nine and ten.
  private static Position playedOut(Rummy game) {
    Position start = table(game, cards(4, 4, 4), cards(2, 9, 10), List.of());
    Position drawn = play(game, start, new Move.Draw(false));
    int last = drawn.turn().drawn();
    return play(game, drawn, new Move.Meld(cards(4, 4, 4)), new Move.Discard(last));
  }

  @Test
  @Proves({"animal-rummy.object", "animal-rummy.hand-end"})
  void the_hand_ends_when_someone_has_played_out() {
    Position out = playedOut(rummy());
    assertThat(out.match().totals().at(ANNA)).isZero();
    assertThat(held(out, ANNA)).as("a new hand").isNotEqualTo(cards());
  }

  @Test
  @Proves({"animal-rummy.hand-score", "skat.hand-score"})
  void the_others_count_what_they_hold() {
    for (Rummy game : List.of(rummy(), skat()))
      assertThat(playedOut(game).match().totals().at(BERT)).isEqualTo(21);
  }

  @Test
  @Proves("animal-rummy.amb.last-discard")
  void one_may_go_out_without_a_final_discard() {
    Position start = table(rummy(), cards(4, 4, 4), cards(2), List.of(cards(1, 2, 3)));
    Position drawn = play(rummy(), start, new Move.Draw(false));
    Cards rest = held(drawn, ANNA).minus(cards(4, 4, 4));
    Position out =
        Melds.fits(rest.lowest(), cards(1, 2, 3))
            ? play(rummy(), drawn, new Move.Meld(cards(4, 4, 4)), new Move.LayOff(rest.lowest(), 0))
            : play(rummy(), drawn, new Move.Meld(cards(4, 4, 4)), new Move.Discard(rest.lowest()));
    assertThat(out.match().deals()).isEqualTo(2);
  }

  @Test
  @Proves({"animal-rummy.win", "skat.win", "animal-rummy.amb.length"})
  void after_a_deal_for_each_player_the_lowest_total_wins() {
    for (Rummy game : List.of(rummy(), skat())) {
      Position start = table(game, cards(4, 4, 4), cards(2, 9, 10), List.of());
      Position last =
          new Position(
              new Position.Match(PerSeat.all(2, 5), ANNA, 2), start.hand(), start.turn(), 1);
      Position drawn = play(game, last, new Move.Draw(false));
      Position over =
          play(game, drawn, new Move.Meld(cards(4, 4, 4)), new Move.Discard(drawn.turn().drawn()));
      assertThat(game.prompt(over)).isEqualTo(Prompt.OVER);
      assertThat(game.result(over).orElseThrow().winners()).isEqualTo(Seats.of(ANNA));
      assertThat(over.match().totals().at(BERT)).isEqualTo(26);
    }
  }

  @Test
  @Proves("animal-rummy.amb.length")
  void or_the_game_goes_to_fifty_or_a_hundred() {
    Rummy game = rummy("length", "50");
    Position start = table(game, cards(4, 4, 4), cards(2, 9, 10), List.of());
    for (int before : List.of(10, 29, 40)) {
      Position from =
          new Position(
              new Position.Match(PerSeat.all(2, 0).with(BERT, before), ANNA, 7),
              start.hand(),
              start.turn(),
              1);
      Position drawn = play(game, from, new Move.Draw(false));
      Position next =
          play(game, drawn, new Move.Meld(cards(4, 4, 4)), new Move.Discard(drawn.turn().drawn()));
      assertThat(game.result(next).isPresent()).isEqualTo(before + 21 >= 50);
    }
  }

  @Test
  @Proves("skat.amb.reshuffle")
  void in_skat_the_only_discard_is_turned_too() {
    for (int[] discards : new int[][] {{card(7, 0)}, {card(7, 0), card(8, 0)}}) {
      Position start = table(skat(), cards(1, 3, 5), cards(2, 4), List.of(), discards);
      Position bare =
          start.with(
              new Position.Hand(
                  start.hand().held(),
                  Pile.EMPTY,
                  start.hand().discards(),
                  List.of(),
                  List.of(),
                  0),
              start.turn());
      Position drawn = play(skat(), bare, new Move.Draw(false));
      assertThat(drawn.turn().drawn()).isEqualTo(card(7, 0));
      assertThat(drawn.hand().discards().size()).isEqualTo(discards.length - 1);
    }
  }

  @Test
  void whoever_lets_the_time_run_out_has_drawn_and_discarded_that_card() {
    Position start = table(rummy(), cards(1, 3, 5), cards(2, 4), List.of());
    int top = start.hand().pack().top();
    Position next = legal(rummy().timeUp(start, 60_000));
    assertThat(held(next, ANNA)).isEqualTo(cards(1, 3, 5));
    assertThat(next.hand().discards().top()).isEqualTo(top);
    assertThat(next.turn().player()).isEqualTo(BERT);
  }

  @Test
  @Proves("animal-rummy.amb.same-card")
  void a_card_that_must_be_kept_is_discarded_when_it_is_the_last_and_never_by_the_clock() {
    Rummy game = rummy("return", "may-not");
    Position start = table(game, cards(3, 5), cards(2, 4), List.of(), card(1, 0));
    Position taken = play(game, start, new Move.Draw(true));
    assertThat(held(legal(game.timeUp(taken, 60_000)), ANNA)).isEqualTo(cards(1, 5));
    Position only =
        play(game, table(game, cards(), cards(2), List.of(), card(9, 0)), new Move.Draw(true));
    assertThat(play(game, only, new Move.Discard(card(9, 0))).match().deals()).isEqualTo(2);
  }

  @Test
  @Proves("animal-rummy.amb.dealer-rotates")
  void the_deal_passes_to_the_left() {
    Position start = table(rummy(), cards(4, 4, 4), cards(2), List.of());
    Position drawn = play(rummy(), start, new Move.Draw(false));
    Position next =
        play(rummy(), drawn, new Move.Meld(cards(4, 4, 4)), new Move.Discard(drawn.turn().drawn()));
    assertThat(next.match().dealer()).isEqualTo(BERT);
    assertThat(next.turn().player()).isEqualTo(BERT);
  }

  @Test
  @Proves({"animal-rummy.amb.stock-out", "skat.amb.reshuffle"})
  void when_the_pack_is_out_the_discards_but_the_top_are_turned() {
    Position start =
        table(rummy(), cards(1, 3, 5), cards(2, 4), List.of(), card(7, 0), card(8, 0), card(9, 0));
    Position bare =
        start.with(
            new Position.Hand(
                start.hand().held(), Pile.EMPTY, start.hand().discards(), List.of(), List.of(), 0),
            start.turn());
    Position drawn = play(rummy(), bare, new Move.Draw(false));
    assertThat(drawn.hand().discards().top()).isEqualTo(card(9, 0));
    assertThat(drawn.hand().discards().size()).isEqualTo(1);
    assertThat(drawn.hand().pack().size()).isEqualTo(1);
    assertThat(drawn.hand().turned()).isEqualTo(1);
  }

  @Test
  @Proves({"animal-rummy.amb.length", "skat.amb.length"})
  void or_it_is_one_hand_or_some_minutes() {
    for (String length : List.of("1", "10m")) {
      for (Rummy game : List.of(rummy("length", length), skat("length", length))) {
        Position start = table(game, cards(4, 4, 4), cards(2, 9, 10), List.of());
        Position drawn = play(game, start, new Move.Draw(false));
        Position laid = play(game, drawn, new Move.Meld(cards(4, 4, 4)));
        Move last = new Move.Discard(drawn.turn().drawn());
        Position early = legal(game.play(laid, ANNA, last, 59_000));
        assertThat(game.prompt(early).isOver()).isEqualTo(length.equals("1"));
        Position late = legal(game.play(laid, ANNA, last, 600_000));
        assertThat(game.prompt(late).isOver()).isTrue();
      }
    }
  }

  @Test
  @Proves("animal-rummy.amb.length")
  void a_game_of_some_minutes_ends_with_the_thirtieth_hand_at_the_latest() {
    for (int deals : List.of(29, 30))
      assertThat(rummy("length", "10m").isLast(deals, PerSeat.all(2, 0), 1_000))
          .isEqualTo(deals == 30);
  }

  @Test
  void the_end_of_a_hand_shows_what_each_still_held_and_who_leads() {
    Position start = table(rummy(), cards(4, 4, 4), cards(2, 9, 10), List.of());
    Position drawn = play(rummy(), start, new Move.Draw(false));
    Position laid = play(rummy(), drawn, new Move.Meld(cards(4, 4, 4)));
    Scene.Interlude interlude =
        stands(rummy().play(laid, ANNA, new Move.Discard(drawn.turn().drawn()), 0))
            .events()
            .stream()
            .flatMap(event -> event.interlude().stream())
            .findFirst()
            .orElseThrow();
    assertThat(interlude.title()).isEqualTo("Hand 1");
    assertThat(interlude.standing()).isEqualTo("@0 [0:is] ahead with no points.");
    assertThat(interlude.gains()).extracting(Scene.Gain::gain).containsExactly(0, 21);
    assertThat(interlude.gains().getLast().pieces()).hasSize(3);
  }

  @Test
  @Proves({"animal-rummy.amb.blocked", "skat.amb.blocked"})
  void the_discards_are_turned_four_times_and_in_skat_twelve_times() {
    for (Rummy game : List.of(rummy(), skat())) {
      int most = game.equals(rummy()) ? 4 : 12;
      Position start = table(game, cards(1, 3, 5), cards(2, 4), List.of(), card(7, 0), card(8, 0));
      for (int turned : List.of(most - 1, most)) {
        Position bare =
            start.with(
                new Position.Hand(
                    start.hand().held(),
                    Pile.EMPTY,
                    start.hand().discards(),
                    List.of(),
                    List.of(),
                    turned),
                start.turn());
        assertThat(play(game, bare, new Move.Draw(false)).match().deals())
            .isEqualTo(turned < most ? 1 : 2);
      }
    }
  }

  @Test
  @Proves({"animal-rummy.amb.blocked", "skat.amb.blocked"})
  void where_nothing_is_left_to_draw_everybody_counts() {
    Position start = table(skat(), cards(1, 3, 5), cards(2, 4), List.of());
    Position bare =
        start.with(
            new Position.Hand(start.hand().held(), Pile.EMPTY, Pile.EMPTY, List.of(), List.of(), 0),
            start.turn());
    Ruling.Legal<Position> ended = stands(skat().play(bare, ANNA, new Move.Draw(false), 1_000));
    assertThat(ended.next().match().totals()).isEqualTo(PerSeat.all(2, 9).with(BERT, 6));
    assertThat(told(ended, BERT))
        .as("they have not, whether or not they could")
        .contains("Nobody has played out: all count the cards in their hands.");
  }
}
