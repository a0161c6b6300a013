package parlour.games.rummy;

import static parlour.trial.Rulings.play;
import static parlour.trial.Table.ANNA;
import static parlour.trial.Table.BERT;
import static parlour.trial.Rulings.legal;
import static parlour.trial.Rulings.refused;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.games.Proves;
import parlour.games.material.AnimalPack;
import parlour.games.material.Cards;
import parlour.games.material.JackPack;
import parlour.games.material.Pile;
import parlour.trial.Golden;
import parlour.trial.Transcript;

class RummyTest {

  private static Rummy rummy(String... chosen) {
    return new Rummy(Options.rummy(Settings.of(Options.RUMMY, pairs(chosen))));
  }

  private static Rummy skat(String... chosen) {
    return new Rummy(Options.skat(Settings.of(Options.SKAT, pairs(chosen))));
  }

  private static Map<String, String> pairs(String[] chosen) {
    return chosen.length == 0 ? Map.of() : Map.of(chosen[0], chosen[1]);
  }

  /// The card of that number; several of one number are told apart by their series, 0 to 3.
  private static int card(int number, int series) {
    return AnimalPack.card(number, series);
  }

  private static Cards cards(int... numbers) {
    Cards cards = Cards.NONE;
    for (int number : numbers) {
      int series = 0;
      while (cards.has(card(number, series))) series++;
      cards = cards.with(card(number, series));
    }
    return cards;
  }

  /// A table of two where Anna is to play with these cards, Bert holds those, and the rest lies in
  /// the pack in order.
  private static Position table(
      Rummy game, Cards anna, Cards bert, List<Cards> melds, int... discards) {
    Cards left = game.options().deck().all().minus(anna).minus(bert);
    for (Cards meld : melds) left = left.minus(meld);
    Pile thrown = Pile.EMPTY;
    for (int discard : discards) {
      thrown = thrown.upon(discard);
      left = left.without(discard);
    }
    PerSeat<Cards> held = PerSeat.all(2, Cards.NONE).with(ANNA, anna).with(BERT, bert);
    return new Position(
        new Position.Match(PerSeat.all(2, 0), ANNA, 1),
        new Position.Hand(held, Pile.of(left.all()), thrown, melds, 0),
        new Position.Turn(ANNA, Position.Turn.NOT_DRAWN, 60_000),
        9);
  }

  private static Cards held(Position position, Seat seat) {
    return position.hand().held().at(seat);
  }

  @Nested
  class The_box {
    @Test
    @Proves({"animal-rummy.box", "animal-rummy.cards"})
    void it_is_played_with_the_numbered_animals_of_its_box() {
      assertThat(Rummy.ANIMAL_RUMMY.about().leaflet()).isEqualTo("001");
      int[] counts = new int[13];
      for (int card = 0; card < AnimalPack.SIZE; card++) counts[AnimalPack.number(card)]++;
      assertThat(counts).containsExactly(0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4);
      assertThat(AnimalPack.face(card(1, 0)).name()).isEqualTo("1, Bear");
    }

    @Test
    @Proves({"skat.amb.pictures", "skat.amb.name"})
    void skat_takes_the_eight_pictures_out_and_is_not_the_german_game() {
      assertThat(skat().options().deck().size).isEqualTo(40);
      assertThat(skat("pictures", "wild").options().deck().wild().size()).isEqualTo(8);
      assertThat(Rummy.SKAT.about().summary()).contains("not the German game");
    }

    @Test
    @Proves({"animal-rummy.amb.players", "skat.amb.players"})
    void two_to_six_may_play() {
      assertThat(Rummy.ANIMAL_RUMMY.objection(1, Map.of())).isPresent();
      assertThat(Rummy.ANIMAL_RUMMY.objection(6, Map.of())).isEmpty();
      assertThat(Rummy.SKAT.objection(7, Map.of())).isPresent();
    }
  }

  @Nested
  class The_deal {
    @Test
    @Proves({"animal-rummy.deal", "animal-rummy.stock"})
    void seven_cards_each_and_the_rest_is_the_pack() {
      Position dealt = rummy().deal(Seats.first(4), 3);
      for (Seat seat : Seats.first(4)) assertThat(held(dealt, seat).size()).isEqualTo(7);
      assertThat(dealt.hand().pack().size()).isEqualTo(48 - 28);
      assertThat(dealt.hand().discards().isEmpty()).isTrue();
    }

    @Test
    @Proves({"skat.deal", "skat.stock"})
    void five_cards_each_in_skat() {
      Position dealt = skat().deal(Seats.first(3), 3);
      assertThat(held(dealt, ANNA).size()).isEqualTo(5);
      assertThat(dealt.hand().pack().size()).isEqualTo(40 - 15);
    }

    @Test
    @Proves({"animal-rummy.dealer-first", "skat.dealer-first"})
    void the_dealer_plays_first() {
      for (int seed = 0; seed < 20; seed++) {
        for (Rummy game : List.of(rummy(), skat())) {
          Position dealt = game.deal(Seats.first(3), seed);
          assertThat(game.prompt(dealt).must()).isEqualTo(Seats.of(dealt.match().dealer()));
        }
      }
    }

    @Test
    @Proves({"animal-rummy.left", "skat.left"})
    void then_the_player_at_his_left() {
      for (Rummy game : List.of(rummy(), skat())) {
        Position dealt = game.deal(Seats.first(3), 5);
        Position drawn = play(game, dealt, new Move.Draw(false));
        Position next =
            play(game, drawn, new Move.Discard(held(drawn, drawn.turn().player()).lowest()));
        assertThat(next.turn().player()).isEqualTo(Seats.first(3).leftOf(dealt.match().dealer()));
      }
    }
  }

  @Nested
  class A_turn {
    @Test
    @Proves({"animal-rummy.draw", "skat.draw"})
    void it_begins_with_a_draw_of_one_card_and_the_first_comes_from_the_pack() {
      for (Rummy game : List.of(rummy(), skat())) {
        Position start = table(game, cards(1, 3, 5), cards(2, 4), List.of());
        int top = start.hand().pack().top();
        Position drawn = play(game, start, new Move.Draw(false));
        assertThat(held(drawn, ANNA)).isEqualTo(cards(1, 3, 5).with(top));
        assertThat(game.play(drawn, ANNA, new Move.Draw(false), 0))
            .isInstanceOf(Ruling.Illegal.class);
        assertThat(game.play(start, ANNA, new Move.Discard(card(1, 0)), 0))
            .isInstanceOf(Ruling.Illegal.class);
        assertThat(game.play(start, ANNA, new Move.Draw(true), 0))
            .isInstanceOf(Ruling.Illegal.class);
      }
    }

    @Test
    @Proves({"animal-rummy.draw-either", "animal-rummy.amb.top-only"})
    void later_the_top_discard_may_be_drawn_instead() {
      Position start =
          table(rummy(), cards(1, 3, 5), cards(2, 4), List.of(), card(9, 0), card(7, 0));
      Position drawn = play(rummy(), start, new Move.Draw(true));
      assertThat(held(drawn, ANNA).has(card(7, 0))).isTrue();
      assertThat(drawn.hand().discards().top()).isEqualTo(card(9, 0));
    }

    @Test
    @Proves("skat.amb.draw-pile")
    void in_skat_only_the_pack_is_drawn_from_unless_agreed() {
      Position start = table(skat(), cards(1, 3, 5), cards(2, 4), List.of(), card(7, 0));
      refused(skat().play(start, ANNA, new Move.Draw(true), 0), "skat.amb.draw-pile");
      assertThat(
              held(play(skat("draw", "either"), start, new Move.Draw(true)), ANNA).has(card(7, 0)))
          .isTrue();
    }

    @Test
    @Proves({"animal-rummy.sets", "skat.sets"})
    void three_of_one_number_are_laid_down_and_as_many_sets_as_one_can() {
      for (Rummy game : List.of(rummy(), skat())) {
        Position start = table(game, cards(4, 4, 4, 9, 9, 9, 1), cards(2, 6), List.of());
        Position melded =
            play(
                game,
                start,
                new Move.Draw(false),
                new Move.Meld(cards(4, 4, 4)),
                new Move.Meld(cards(9, 9, 9)));
        assertThat(melded.hand().melds()).containsExactly(cards(4, 4, 4), cards(9, 9, 9));
      }
    }

    @Test
    @Proves({"animal-rummy.runs", "animal-rummy.amb.suits", "skat.runs"})
    void or_three_numbers_in_a_row_whatever_their_animals() {
      Cards run = Cards.of(card(7, 1)).with(card(8, 3)).with(card(9, 0));
      for (Rummy game : List.of(rummy(), skat())) {
        Position start = table(game, run.with(card(1, 0)), cards(2, 4), List.of());
        assertThat(play(game, start, new Move.Draw(false), new Move.Meld(run)).hand().melds())
            .containsExactly(run);
      }
    }

    @Test
    void anything_else_is_no_meld() {
      Rummy game = rummy();
      Position drawn =
          play(
              game,
              table(game, cards(1, 2, 4, 11, 12, 5, 5), cards(7), List.of()),
              new Move.Draw(false));
      refused(game.play(drawn, ANNA, new Move.Meld(cards(1, 2, 4)), 0), "animal-rummy.runs");
      refused(game.play(drawn, ANNA, new Move.Meld(cards(5, 5)), 0), "animal-rummy.runs");
      refused(game.play(drawn, ANNA, new Move.Meld(cards(7, 8, 9)), 0), "animal-rummy.sets");
    }

    @Test
    @Proves("animal-rummy.amb.wrap")
    void a_run_does_not_go_from_twelve_to_one() {
      Rummy game = rummy();
      Position drawn =
          play(game, table(game, cards(1, 11, 12, 5), cards(7), List.of()), new Move.Draw(false));
      refused(game.play(drawn, ANNA, new Move.Meld(cards(11, 12, 1)), 0), "animal-rummy.runs");
      assertThat(Melds.fits(card(1, 0), cards(10, 11, 12))).isFalse();
    }

    @Test
    @Proves({"animal-rummy.discard", "skat.discard"})
    void then_one_card_is_discarded_face_up_beside_the_pack() {
      for (Rummy game : List.of(rummy(), skat())) {
        Position start = table(game, cards(1, 3, 5), cards(2, 4), List.of());
        Position next = play(game, start, new Move.Draw(false), new Move.Discard(card(5, 0)));
        assertThat(next.hand().discards().top()).isEqualTo(card(5, 0));
        assertThat(game.view(next, Seat.NOBODY).table().discard()).isEqualTo(card(5, 0));
      }
    }

    @Test
    @Proves("animal-rummy.amb.must-meld")
    void nobody_has_to_meld() {
      Position start = table(rummy(), cards(4, 4, 4, 9), cards(2, 6), List.of());
      assertThat(
              play(rummy(), start, new Move.Draw(false), new Move.Discard(card(9, 0)))
                  .turn()
                  .player())
          .isEqualTo(BERT);
    }
  }

  @Nested
  class The_repair {
    @Test
    @Proves("animal-rummy.amb.parity")
    void single_cards_may_be_added_to_sets_and_runs_on_the_table_after_drawing() {
      Rummy game = rummy();
      List<Cards> melds = List.of(cards(4, 4, 4), cards(6, 7, 8));
      Position start =
          table(
              game,
              Cards.of(card(4, 3)).with(card(5, 0)).with(card(9, 0)).with(card(1, 0)),
              cards(2),
              melds);
      refused(game.play(start, ANNA, new Move.LayOff(card(4, 3), 0), 0), "animal-rummy.draw");
      Position added =
          play(
              game,
              start,
              new Move.Draw(false),
              new Move.LayOff(card(4, 3), 0),
              new Move.LayOff(card(5, 0), 1),
              new Move.LayOff(card(9, 0), 1));
      assertThat(added.hand().melds()).containsExactly(cards(4, 4, 4, 4), cards(5, 6, 7, 8, 9));
      refused(game.play(added, ANNA, new Move.LayOff(card(1, 0), 1), 0), "animal-rummy.amb.parity");
    }

    @Test
    @Proves("animal-rummy.amb.parity-option")
    void or_else_melds_may_be_longer_and_nothing_is_added() {
      Rummy game = rummy("repair", "longer");
      Position start = table(game, cards(3, 4, 5, 6, 1), cards(2), List.of(cards(8, 9, 10)));
      Position melded = play(game, start, new Move.Draw(false), new Move.Meld(cards(3, 4, 5, 6)));
      assertThat(melded.hand().melds()).contains(cards(3, 4, 5, 6));
      refused(
          game.play(melded, ANNA, new Move.LayOff(card(1, 0), 0), 0), "animal-rummy.amb.parity");
      Position plain = play(rummy(), start, new Move.Draw(false));
      refused(
          rummy().play(plain, ANNA, new Move.Meld(cards(3, 4, 5, 6)), 0),
          "animal-rummy.amb.parity-option");
    }

    @Test
    @Proves("skat.amb.no-layoff")
    void skat_needs_no_such_thing() {
      Position start = table(skat(), cards(4, 1, 2), cards(7), List.of(cards(8, 9, 10)));
      refused(
          skat()
              .play(
                  play(skat(), start, new Move.Draw(false)),
                  ANNA,
                  new Move.LayOff(card(4, 0), 0),
                  0),
          "skat.amb.no-layoff");
    }

    @Test
    @Proves({"skat.amb.last-discard", "skat.amb.more-than-one", "skat.object"})
    void in_skat_two_melds_may_empty_a_hand_of_six_and_no_discard_is_owed() {
      Cards five = cards(4, 4, 4, 7, 8);
      Position start = table(skat(), five, cards(1, 2), List.of());
      Cards left = Cards.pack(40).minus(five).minus(cards(1, 2)).without(card(9, 0));
      Position rigged =
          start.with(
              new Position.Hand(
                  start.hand().held(),
                  Pile.of(left.all()).upon(card(9, 0)),
                  Pile.EMPTY,
                  List.of(),
                  0),
              start.turn());
      Position out =
          play(
              skat(),
              rigged,
              new Move.Draw(false),
              new Move.Meld(cards(4, 4, 4)),
              new Move.Meld(cards(7, 8, 9)));
      assertThat(out.match().totals().at(BERT)).isEqualTo(3);
      assertThat(out.match().deals()).isEqualTo(2);
    }

    @Test
    void wild_pictures_stand_for_any_number_beside_at_least_one() {
      Cards wild = skat("pictures", "wild").options().deck().wild();
      Cards picture = Cards.of(JackPack.NUMBERS);
      Cards pictures = picture.with(JackPack.NUMBERS + 1).with(JackPack.NUMBERS + 2);
      assertThat(Melds.isMeld(cards(4, 6).plus(picture), wild, false)).isTrue();
      assertThat(Melds.isMeld(cards(4, 4).plus(picture), wild, false)).isTrue();
      assertThat(Melds.isMeld(cards(4, 7).plus(picture), wild, false)).isFalse();
      assertThat(Melds.isMeld(pictures, wild, false)).isFalse();
    }
  }

  @Nested
  class The_end {
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
      for (Rummy game : List.of(rummy(), skat())) {
        assertThat(playedOut(game).match().totals().at(BERT)).isEqualTo(21);
      }
    }

    @Test
    @Proves("animal-rummy.amb.last-discard")
    void one_may_go_out_without_a_final_discard() {
      Position start = table(rummy(), cards(4, 4, 4), cards(2), List.of(cards(1, 2, 3)));
      Position drawn = play(rummy(), start, new Move.Draw(false));
      Cards rest = held(drawn, ANNA).minus(cards(4, 4, 4));
      Position out =
          Melds.fits(rest.lowest(), cards(1, 2, 3))
              ? play(
                  rummy(), drawn, new Move.Meld(cards(4, 4, 4)), new Move.LayOff(rest.lowest(), 0))
              : play(
                  rummy(), drawn, new Move.Meld(cards(4, 4, 4)), new Move.Discard(rest.lowest()));
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
            play(
                game, drawn, new Move.Meld(cards(4, 4, 4)), new Move.Discard(drawn.turn().drawn()));
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
      for (int before : List.of(10, 40)) {
        Position from =
            new Position(
                new Position.Match(PerSeat.all(2, 0).with(BERT, before), ANNA, 7),
                start.hand(),
                start.turn(),
                1);
        Position drawn = play(game, from, new Move.Draw(false));
        Position next =
            play(
                game, drawn, new Move.Meld(cards(4, 4, 4)), new Move.Discard(drawn.turn().drawn()));
        assertThat(game.result(next).isPresent()).isEqualTo(before + 21 >= 50);
      }
    }

    @Test
    @Proves("animal-rummy.amb.dealer-rotates")
    void the_deal_passes_to_the_left() {
      Position start = table(rummy(), cards(4, 4, 4), cards(2), List.of());
      Position drawn = play(rummy(), start, new Move.Draw(false));
      Position next =
          play(
              rummy(),
              drawn,
              new Move.Meld(cards(4, 4, 4)),
              new Move.Discard(drawn.turn().drawn()));
      assertThat(next.match().dealer()).isEqualTo(BERT);
      assertThat(next.turn().player()).isEqualTo(BERT);
    }

    @Test
    @Proves({"animal-rummy.amb.stock-out", "skat.amb.reshuffle"})
    void when_the_pack_is_out_the_discards_but_the_top_are_turned() {
      Position start =
          table(
              rummy(), cards(1, 3, 5), cards(2, 4), List.of(), card(7, 0), card(8, 0), card(9, 0));
      Position bare =
          start.with(
              new Position.Hand(
                  start.hand().held(), Pile.EMPTY, start.hand().discards(), List.of(), 0),
              start.turn());
      Position drawn = play(rummy(), bare, new Move.Draw(false));
      assertThat(drawn.hand().discards().top()).isEqualTo(card(9, 0));
      assertThat(drawn.hand().discards().size()).isEqualTo(1);
      assertThat(drawn.hand().pack().size()).isEqualTo(1);
    }

    @Test
    void where_nothing_is_left_to_draw_everybody_counts() {
      Position start = table(skat(), cards(1, 3, 5), cards(2, 4), List.of());
      Position bare =
          start.with(
              new Position.Hand(start.hand().held(), Pile.EMPTY, Pile.EMPTY, List.of(), 0),
              start.turn());
      Position next = play(skat(), bare, new Move.Draw(false));
      assertThat(next.match().totals()).isEqualTo(PerSeat.all(2, 9).with(BERT, 6));
    }
  }

  @Nested
  class The_clock {
    @Test
    void when_it_runs_out_the_card_drawn_is_discarded() {
      Position start = table(rummy(), cards(1, 3, 5), cards(2, 4), List.of());
      Position next = legal(rummy().timeUp(start, 60_000));
      assertThat(held(next, ANNA)).isEqualTo(cards(1, 3, 5));
      assertThat(next.turn().player()).isEqualTo(BERT);
    }

    @Test
    void it_can_be_switched_off() {
      Rummy game = rummy("clock", "off");
      assertThat(game.prompt(game.deal(Seats.first(2), 1)).hasDeadline()).isFalse();
    }
  }

  @Test
  void what_is_drawn_from_the_pack_is_told_to_the_drawer_alone() {
    Position start = table(rummy(), cards(1, 3, 5), cards(2, 4), List.of());
    Ruling.Legal<Position> drawn =
        (Ruling.Legal<Position>) rummy().play(start, ANNA, new Move.Draw(false), 0);
    Event event = drawn.events().getFirst();
    assertThat(event.seenBy(ANNA).line().text()).contains("1, Lion");
    assertThat(event.seenBy(BERT).line().text()).isEqualTo("@0 draws from the pack.");
    assertThat(event.seenBy(Seat.NOBODY).line().text()).isEqualTo("@0 draws from the pack.");
  }

  @Test
  void every_meld_of_a_hand_is_found() {
    Dice dice = new Dice(4);
    for (int trial = 0; trial < 300; trial++) {
      Cards hand = Cards.pack(48).any(8, dice);
      List<Cards> found = new ArrayList<>();
      Melds.each(hand, Cards.NONE, false, found::add);
      List<Cards> all = new ArrayList<>();
      byte[] held = hand.all();
      for (int i = 0; i < held.length; i++) {
        for (int j = i + 1; j < held.length; j++) {
          for (int k = j + 1; k < held.length; k++) {
            Cards three = Cards.of(held[i]).with(held[j]).with(held[k]);
            if (Melds.isMeld(three, Cards.NONE, false)) all.add(three);
          }
        }
      }
      assertThat(found).containsExactlyInAnyOrderElementsOf(all);
      assertThat(Melds.hasMeld(hand)).isEqualTo(!all.isEmpty());
      if (!all.isEmpty()) assertThat(all).contains(Melds.any(hand, dice));
    }
  }

  @Test
  void a_hand_of_rummy_reads_as_it_should() {
    Rummy game = rummy();
    Position start =
        table(game, cards(4, 4, 4, 9), Cards.of(card(4, 3)).with(card(10, 0)), List.of());
    Transcript<Position, Move, View> transcript = new Transcript<>(game, start);
    transcript
        .show(ANNA)
        .play(ANNA, Answer.of("draw"), 2_000)
        .play(ANNA, Answer.of("meld", "cards", "c.12 c.13 c.14"), 4_000);
    transcript.play(ANNA, Answer.of("discard", "card", "c.32"), 6_000).show(BERT);
    transcript
        .play(BERT, Answer.of("take-up"), 8_000)
        .play(BERT, Answer.of("add", "card", "c.15", "meld", "m.0"), 9_000);
    transcript
        .play(BERT, Answer.of("meld", "cards", "c.32 c.36"), 9_500)
        .play(BERT, Answer.of("discard", "card", "c.36"), 9_900)
        .timeUp();
    transcript.show(Seat.NOBODY);
    Golden.check("animal-rummy-hand", transcript.toString());
  }
}
