package parlour.games.wildanimal;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.testkit.Rulings.legal;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;
import static parlour.testkit.TestTable.CLARA;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.games.TestRulebooks;
import parlour.games.material.Pile;
import parlour.games.material.cards.AnimalPack;
import parlour.games.material.cards.Cards;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

class WildAnimalTest {
  private static final WildAnimal GAME = new WildAnimal(new Options(false, 1_500, false, 1, 0));

  private static int card(int number, int series) {
    return AnimalPack.card(number, series);
  }

  private static Pile pile(int... cards) {
    byte[] all = new byte[cards.length];
    for (int i = 0; i < cards.length; i++) all[i] = (byte) cards[i];
    return Pile.of(all);
  }

  /// Anna, the Wolf, is to turn that number; Bert, the Leopard, shows a 7 on an 8; Clara, the
  /// Zebra, holds the rest.
  private static Position table(int turning) {
    return table(
        pile(card(turning, 3), card(11, 0)), pile(card(2, 0)), pile(card(7, 0), card(8, 0)));
  }

  private static Position table(Pile anna, Pile annaOpen, Pile bertOpen) {
    Cards rest = Cards.pack(48);
    for (Pile pile : new Pile[] {anna, annaOpen, bertOpen})
      for (byte card : pile.all()) rest = rest.without(card);
    rest = rest.without(card(12, 3));
    return new Position(
        new Position.Match(PerSeat.all(3, 0), CLARA, 1),
        PerSeat.all(3, Animal.WOLF).with(BERT, Animal.LEOPARD).with(CLARA, Animal.ZEBRA),
        PerSeat.all(3, anna).with(BERT, pile(card(12, 3))).with(CLARA, Pile.of(rest.all())),
        PerSeat.all(3, Pile.EMPTY).with(ANNA, annaOpen).with(BERT, bertOpen),
        new Position.Turn(ANNA, Seat.NOBODY, 20, Seats.NONE, Seats.NONE, false, 1_500),
        5);
  }

  private static Position turn(WildAnimal game, Position position) {
    return legal(game.play(position, position.turn().turner(), new Move.Turn(), 1_000));
  }

  private static Position call(WildAnimal game, Position position, Seat by, Seat of) {
    return legal(game.play(position, by, new Move.Call(of, position.turn().number()), 1_400));
  }

  @Nested
  class The_deal {
    @Test
    @Proves({"wild-animal.players", "wild-animal.deal", "wild-animal.hold"})
    void any_number_are_dealt_all_cards_face_down_as_equally_as_possible() {
      for (int seats = 2; seats <= 8; seats++) {
        Position dealt = GAME.deal(Seats.first(seats), seats);
        for (Seat seat : Seats.first(seats))
          assertThat(dealt.packs().at(seat).size()).isBetween(48 / seats, 48 / seats + 1);
        assertThat(GAME.view(dealt, ANNA).tops()).isEqualTo(PerSeat.all(seats, View.NO_CARD));
      }
      assertThat(WildAnimal.ENTRY.objection(8, Map.of())).isEmpty();
    }

    @Test
    @Proves("wild-animal.names")
    void each_is_given_the_name_of_a_wild_animal_all_different() {
      Position dealt = GAME.deal(Seats.first(8), 3);
      Set<Animal> names = new HashSet<>();
      for (Seat seat : Seats.first(8)) names.add(dealt.names().at(seat));
      assertThat(names).hasSize(8);
    }

    @Test
    @Proves({"wild-animal.start", "wild-animal.next"})
    void each_in_turn_turns_their_top_card_before_them_and_all_see_it() {
      Position turned = turn(GAME, table(5));
      assertThat(turned.open().at(ANNA).top()).isEqualTo(card(5, 3));
      assertThat(turned.turn().turner()).isEqualTo(BERT);
      for (int i = -1; i < 3; i++)
        assertThat(GAME.view(turned, Seat.of(i)).tops().at(ANNA)).isEqualTo(card(5, 3));
      assertThat(legal(GAME.timeUp(table(5), 1_500)).open().at(ANNA).top())
          .as("or the clock turns it")
          .isEqualTo(card(5, 3));
    }
  }

  @Nested
  class A_match {
    @Test
    @Proves({"wild-animal.match", "wild-animal.amb.showing"})
    void when_the_card_turned_equals_another_top_the_two_owners_call_each_other() {
      assertThat(turn(GAME, table(7)).alike()).isEqualTo(Seats.of(ANNA, BERT));
      assertThat(turn(GAME, table(8)).alike()).as("only the top counts").isEqualTo(Seats.NONE);
    }

    @Test
    @Proves({"wild-animal.give", "wild-animal.amb.receive"})
    void the_first_to_call_hands_all_their_played_cards_to_the_other_under_their_pack() {
      Position given = call(GAME, turn(GAME, table(7)), ANNA, BERT);
      assertThat(given.open().at(ANNA).isEmpty()).isTrue();
      assertThat(given.packs().at(BERT)).isEqualTo(pile(card(12, 3), card(2, 0), card(7, 3)));
      assertThat(given.open().at(BERT))
          .as("his own open pile stays")
          .isEqualTo(pile(card(7, 0), card(8, 0)));
    }

    @Test
    @Proves("wild-animal.give")
    void the_owner_who_did_not_turn_may_be_first_as_well() {
      Position given = call(GAME, turn(GAME, table(7)), BERT, ANNA);
      assertThat(given.open().at(BERT).isEmpty()).isTrue();
      assertThat(given.packs().at(ANNA).size()).isEqualTo(1 + 2);
    }

    @Test
    @Proves("wild-animal.amb.lead")
    void whoever_received_cards_turns_next() {
      assertThat(call(GAME, turn(GAME, table(7)), ANNA, BERT).turn().turner()).isEqualTo(BERT);
      assertThat(call(GAME, turn(GAME, table(7)), BERT, ANNA).turn().turner()).isEqualTo(ANNA);
    }

    @Test
    @Proves("wild-animal.amb.triple")
    void of_three_alike_any_two_may_settle_it_and_the_third_is_unaffected() {
      Position start = table(7);
      Position three =
          turn(
              GAME,
              new Position(
                  start.match(),
                  start.names(),
                  start.packs(),
                  start.open().with(CLARA, pile(card(7, 1))),
                  start.turn(),
                  1));
      assertThat(three.alike()).isEqualTo(Seats.first(3));
      Position given = call(GAME, three, CLARA, BERT);
      assertThat(given.open().at(ANNA).size()).isEqualTo(2);
      assertThat(given.open().at(CLARA).isEmpty()).isTrue();
    }

    @Test
    @Proves("wild-animal.amb.wrong-call")
    void a_wrong_call_costs_nothing_or_by_agreement_gets_the_top_card_of_the_pile_named() {
      Position turned = turn(GAME, table(5));
      assertThat(call(GAME, turned, CLARA, BERT).open()).isEqualTo(turned.open());
      WildAnimal strict = new WildAnimal(new Options(true, 1_500, false, 1, 0));
      Position fined = call(strict, turn(strict, table(5)), CLARA, BERT);
      assertThat(fined.open().at(BERT)).isEqualTo(pile(card(8, 0)));
      assertThat(fined.packs().at(CLARA).size()).isEqualTo(turned.packs().at(CLARA).size() + 1);
    }

    @Test
    @Proves("wild-animal.amb.digital-call")
    void a_call_names_the_card_it_answers_and_every_animal_has_its_place() {
      Position turned = turn(GAME, table(7));
      assertThat(GAME.play(turned, ANNA, new Move.Call(BERT, 20), 0))
          .isInstanceOf(Ruling.Illegal.class);
      assertThat(GAME.play(turned, ANNA, new Move.Call(ANNA, 21), 0))
          .isInstanceOf(Ruling.Illegal.class);
      Set<Scene.Offer> offers = new HashSet<>();
      for (int dice = 0; dice < 30; dice++) {
        Position start = table(7);
        Position other =
            turn(
                GAME,
                new Position(
                    start.match(), start.names(), start.packs(), start.open(), start.turn(), dice));
        offers.add(GAME.scene(GAME.view(other, ANNA)).offers().getLast());
      }
      assertThat(offers).hasSize(1);
    }

    @Test
    @Proves("wild-animal.amb.pause")
    void the_slower_of_two_right_callers_is_too_late_and_not_fined() {
      WildAnimal strict = new WildAnimal(new Options(true, 1_500, false, 1, 0));
      Position given = call(strict, turn(strict, table(7)), ANNA, BERT);
      assertThat(strict.prompt(given).may()).isEmpty();
      assertThat(strict.prompt(given).must()).isEmpty();
      assertThat(strict.prompt(given).deadlineMillis()).isEqualTo(1_400 + WildAnimal.PAUSE_MILLIS);
      assertThat(strict.play(given, BERT, new Move.Call(ANNA, 21), 1_450))
          .isEqualTo(Ruling.illegal(Rule.PAUSE, "Too late: that match is over."));
    }

    @Test
    @Proves("wild-animal.amb.silenced")
    void whoever_calls_wrongly_cannot_call_until_the_next_match_is_over() {
      Position wrong = call(GAME, turn(GAME, table(5)), CLARA, BERT);
      assertThat(GAME.prompt(wrong).asks(CLARA)).isFalse();
      assertThat(GAME.play(wrong, CLARA, new Move.Call(BERT, 21), 1_450))
          .isInstanceOf(Ruling.Illegal.class);
      Position match = call(GAME, turn(GAME, table(7)), CLARA, BERT);
      Position over = call(GAME, match, ANNA, BERT);
      assertThat(over.turn().silent()).isEqualTo(Seats.NONE);
    }

    @Test
    @Proves("wild-animal.amb.silenced")
    void a_bystanders_wrong_call_leaves_the_two_alike_cards_as_they_lie() {
      WildAnimal strict = new WildAnimal(new Options(true, 1_500, false, 1, 0));
      Position match = turn(strict, table(7));
      Position fined = call(strict, match, CLARA, BERT);
      assertThat(fined.alike()).isEqualTo(Seats.of(ANNA, BERT));
      assertThat(fined.open().at(BERT)).isEqualTo(pile(card(7, 0)));
      assertThat(call(strict, fined, BERT, ANNA).open().at(BERT).isEmpty()).isTrue();
    }

    @Test
    @Proves("wild-animal.amb.tempo")
    void two_alike_lie_for_five_seconds_and_then_it_goes_on() {
      Position match = turn(GAME, table(7));
      assertThat(GAME.prompt(match).deadlineMillis()).isEqualTo(1_000 + WildAnimal.MATCH_MILLIS);
      assertThat(GAME.play(match, BERT, new Move.Turn(), 0)).isInstanceOf(Ruling.Illegal.class);
      Position lapsed = legal(GAME.timeUp(match, match.turn().dueMillis()));
      assertThat(GAME.prompt(lapsed).may()).as("a late call meets no new card").isEmpty();
      assertThat(legal(GAME.timeUp(lapsed, lapsed.turn().dueMillis())).turn().number())
          .isEqualTo(22);
    }

    @Test
    @Proves("wild-animal.amb.patient")
    void without_speed_the_lot_decides_among_those_who_called_right() {
      WildAnimal patient = new WildAnimal(new Options(false, 1_500, true, 1, 0));
      Position first = call(patient, turn(patient, table(7)), ANNA, BERT);
      assertThat(first.open().at(ANNA).isEmpty()).as("Bert still has time").isFalse();
      Seats givers = Seats.NONE;
      for (int dice = 0; dice < 40; dice++) {
        Position lot =
            new Position(
                first.match(), first.names(), first.packs(), first.open(), first.turn(), dice);
        Position given = call(patient, lot, BERT, ANNA);
        givers = givers.with(given.open().at(ANNA).isEmpty() ? ANNA : BERT);
      }
      assertThat(givers).isEqualTo(Seats.of(ANNA, BERT));
      Position alone = legal(patient.timeUp(first, first.turn().dueMillis()));
      assertThat(alone.open().at(ANNA).isEmpty()).as("only Anna called").isTrue();
    }
  }

  @Nested
  class The_end {
    @Test
    @Proves({"wild-animal.win", "wild-animal.amb.no-cards"})
    void who_has_no_cards_in_hand_or_on_the_table_has_won() {
      Position match = turn(GAME, table(pile(card(7, 3)), pile(card(2, 0)), pile(card(7, 0))));
      Position won = call(GAME, match, ANNA, BERT);
      assertThat(GAME.prompt(won)).isEqualTo(Prompt.OVER);
      assertThat(GAME.result(won).orElseThrow().winners()).isEqualTo(Seats.of(ANNA));
      Position open = turn(GAME, table(pile(card(5, 3)), pile(card(2, 0)), pile(card(7, 0))));
      assertThat(GAME.result(open)).as("cards on the table count").isEmpty();
    }

    @Test
    @Proves({"wild-animal.amb.recycle", "wild-animal.amb.shuffle"})
    void a_pack_used_up_is_made_new_from_the_pile_shuffled() {
      Set<Integer> tops = new HashSet<>();
      for (int dice = 0; dice < 20; dice++) {
        Position used = table(Pile.EMPTY, pile(card(3, 0), card(4, 0)), pile(card(7, 0)));
        Position turned =
            turn(
                GAME,
                new Position(
                    used.match(), used.names(), used.packs(), used.open(), used.turn(), dice));
        tops.add(turned.open().at(ANNA).top());
        assertThat(turned.packs().at(ANNA).size()).isEqualTo(1);
      }
      assertThat(tops).containsExactlyInAnyOrder(card(3, 0), card(4, 0));
    }

    @Test
    @Proves("wild-animal.amb.animals")
    void no_player_has_the_name_of_an_animal_on_the_cards() {
      for (Animal animal : Animal.ALL)
        for (int series = 0; series < 4; series++)
          assertThat(animal.title).isNotEqualTo(AnimalPack.animal(series));
    }

    @Test
    @Proves("wild-animal.amb.length")
    void or_after_some_minutes() {
      WildAnimal brief = new WildAnimal(new Options(false, 1_500, false, 1, 5));
      assertThat(brief.prompt(legal(brief.play(table(5), ANNA, new Move.Turn(), 299_999))).isOver())
          .isFalse();
      assertThat(brief.prompt(legal(brief.play(table(5), ANNA, new Move.Turn(), 300_000))).isOver())
          .isTrue();
    }

    @Test
    @Proves("wild-animal.amb.length")
    void after_a_thousand_cards_fewest_wins() {
      Position start = table(5);
      Position.Turn late =
          new Position.Turn(
              ANNA, Seat.NOBODY, WildAnimal.ENOUGH - 1, Seats.NONE, Seats.NONE, false, 1_500);
      Position over = turn(GAME, start.with(late));
      assertThat(GAME.result(over).orElseThrow().winners()).isEqualTo(Seats.of(ANNA, BERT));
    }

    @Test
    @Proves("wild-animal.amb.length")
    void when_nothing_can_match_any_more_the_deal_is_over() {
      Pile all = Pile.EMPTY;
      for (int card = 0; card < 44; card++) all = all.upon(card);
      Position start = GAME.deal(Seats.first(2), 1);
      PerSeat<Pile> packs = PerSeat.all(2, all).with(ANNA, pile(44, 45, 46, 47));
      Position.Turn turn = Position.Turn.first(ANNA, 1_500);
      Position apart =
          new Position(
              start.match(), start.names(), packs, PerSeat.all(2, Pile.EMPTY), turn, start.dice());
      Position over = turn(GAME, apart);
      assertThat(GAME.result(over).orElseThrow().winners()).isEqualTo(Seats.of(ANNA));
    }

    @Test
    @Proves({"wild-animal.again", "wild-animal.amb.tally"})
    void over_several_deals_the_cards_left_are_added_up() {
      WildAnimal three = new WildAnimal(new Options(false, 1_500, false, 3, 0));
      Position match = turn(three, table(pile(card(7, 3)), pile(card(2, 0)), pile(card(7, 0))));
      Position second = call(three, match, ANNA, BERT);
      assertThat(second.match().deal()).isEqualTo(2);
      assertThat(second.match().left()).isEqualTo(PerSeat.all(3, 0).with(BERT, 4).with(CLARA, 44));
      assertThat(second.turn().turner()).as("the deal has passed to Anna").isEqualTo(BERT);
      Position last = match.with(new Position.Match(PerSeat.all(3, 9).with(ANNA, 20), CLARA, 3));
      Position over = call(three, last, ANNA, BERT);
      assertThat(three.result(over).orElseThrow().points())
          .isEqualTo(PerSeat.all(3, 20).with(BERT, 13).with(CLARA, 53));
      assertThat(three.result(over).orElseThrow().winners()).isEqualTo(Seats.of(BERT));
    }

    @Test
    @Proves("wild-animal.again")
    void another_deal_is_another_game() {
      assertThat(GAME.deal(Seats.first(3), 1)).isNotEqualTo(GAME.deal(Seats.first(3), 2));
    }

    @Test
    @Proves("wild-animal.wow-ad")
    void the_game_the_leaflet_sends_breathless_players_to_is_shown_as_lost() {
      assertThat(TestRulebooks.of("wow").find("wow.unknown").orElseThrow().text())
          .contains("lost game");
    }
  }

  @Test
  void a_match_reads_as_it_should() {
    Transcript<Position, Move, View> transcript = new Transcript<>(GAME, table(7));
    transcript
        .show(ANNA)
        .play(ANNA, Answer.of("turn"), 900)
        .show(BERT)
        .play(CLARA, Answer.of("call", "animal", "0", "turn", "21"), 1_300);
    transcript
        .play(BERT, Answer.of("call", "animal", "0", "turn", "21"), 1_500)
        .show(ANNA)
        .timeUp()
        .show(Seat.NOBODY);
    Golden.check("wild-animal-match", transcript.toString());
  }
}
