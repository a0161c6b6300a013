package parlour.games.bullfrog;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.testkit.Rulings.legal;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;
import static parlour.testkit.TestTable.CLARA;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.games.material.Pile;
import parlour.games.material.cards.AnimalPack;
import parlour.games.material.cards.Cards;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

class BullFrogTest {
  private static final int BEAR = AnimalPack.card(1, 0);
  private static final int LION_ONE = AnimalPack.card(1, 1);
  private static final int TEN = AnimalPack.card(10, 2);
  private static final BullFrog GAME = new BullFrog(new Options(false, 5, 1_500, false));

  /// Anna is to turn that card; the others have one card each, and the rest lies in the middle.
  private static Position table(int... annas) {
    byte[] pack = new byte[annas.length];
    Cards rest = Cards.pack(AnimalPack.SIZE).without(47).without(46).without(BEAR);
    for (int i = 0; i < annas.length; i++) {
      pack[i] = (byte) annas[i];
      rest = rest.without(annas[i]);
    }
    PerSeat<Pile> packs =
        PerSeat.all(3, Pile.of(pack))
            .with(BERT, Pile.of(new byte[] {47}))
            .with(CLARA, Pile.of(new byte[] {46}));
    return new Position(
        new Position.Match(PerSeat.all(3, 0), CLARA, 1),
        packs,
        new Position.Centre(rest, AnimalPack.card(6, 0)),
        new Position.Turn(ANNA, 7, Seats.NONE, Seat.NOBODY, 1_500),
        3);
  }

  private static Position turn(Position position) {
    return legal(GAME.play(position, position.turn().turner(), new Move.Turn(), 1_000));
  }

  private static Position throwIn(BullFrog game, Position position, Seat by, int turn) {
    return legal(game.play(position, by, new Move.Throw(turn), 1_200));
  }

  @Nested
  class The_deal {
    @Test
    @Proves({"bull-frog.players", "bull-frog.deal", "bull-frog.hold"})
    void all_cards_are_dealt_face_down_as_equally_as_possible_to_any_number() {
      for (int seats = 2; seats <= 8; seats++) {
        Position dealt = GAME.deal(Seats.first(seats), seats);
        int total = 0;
        for (Seat seat : Seats.first(seats)) {
          assertThat(dealt.packs().at(seat).size()).isBetween(48 / seats, 48 / seats + 1);
          total += dealt.packs().at(seat).size();
        }
        assertThat(total).isEqualTo(48);
        assertThat(GAME.scene(GAME.view(dealt, ANNA)).zones().toString()).doesNotContain("Bear");
      }
      assertThat(BullFrog.ENTRY.objection(8, Map.of())).isEmpty();
    }

    @Test
    @Proves({"bull-frog.turn", "bull-frog.amb.tempo"})
    void from_the_dealers_left_each_in_turn_turns_their_top_card_into_the_middle() {
      Position dealt = GAME.deal(Seats.first(3), 4);
      assertThat(dealt.turn().turner()).isEqualTo(Seats.first(3).leftOf(dealt.match().dealer()));
      int top = dealt.packs().at(dealt.turn().turner()).top();
      Position turned = turn(dealt);
      assertThat(turned.centre().shown()).isEqualTo(top);
      if (top != BEAR)
        assertThat(turned.turn().turner()).isEqualTo(Seats.first(3).leftOf(dealt.turn().turner()));
      Position byClock = legal(GAME.timeUp(dealt, dealt.turn().dueMillis()));
      assertThat(byClock.centre().shown()).as("or the clock turns it for him").isEqualTo(top);
    }
  }

  @Nested
  class The_bear {
    @Test
    @Proves({"bull-frog.bear", "bull-frog.amb.which-bear"})
    void when_the_no_1_bear_appears_everyone_throws_in() {
      Position bear = turn(table(BEAR));
      assertThat(GAME.prompt(bear).must()).isEqualTo(Seats.first(3));
      Position lion = turn(table(LION_ONE, TEN));
      assertThat(GAME.prompt(lion).must())
          .as("another No. 1 is not the Bear")
          .isEqualTo(Seats.of(lion.turn().turner()));
      BullFrog any = new BullFrog(new Options(true, 5, 1_500, false));
      assertThat(any.prompt(legal(any.play(table(LION_ONE), ANNA, new Move.Turn(), 0))).must())
          .isEqualTo(Seats.first(3));
    }

    @Test
    @Proves({"bull-frog.last", "bull-frog.amb.two-acts"})
    void the_last_to_throw_in_is_the_bull_frog() {
      Position bear = turn(table(BEAR));
      Position settled = throwIn(GAME, throwIn(GAME, bear, CLARA, 8), ANNA, 8);
      assertThat(settled.turn().frog()).isEqualTo(BERT);
      assertThat(settled.match().croaks()).isEqualTo(PerSeat.all(3, 0).with(BERT, 1));
    }

    @Test
    @Proves("bull-frog.forfeit")
    void the_frog_must_hop_round_the_room_croaking() {
      Position bear = throwIn(GAME, turn(table(BEAR)), CLARA, 8);
      List<Event> events =
          ((Ruling.Legal<Position>) GAME.play(bear, ANNA, new Move.Throw(8), 1_300)).events();
      assertThat(events.getLast().line().cue()).isEqualTo(MinuteLine.Cue.CROAK);
      Position hopping = throwIn(GAME, bear, ANNA, 8);
      assertThat(GAME.prompt(hopping).deadlineMillis()).isEqualTo(1_200 + BullFrog.HOP_MILLIS);
      assertThat(GAME.scene(GAME.view(hopping, ANNA)).places().get(1).note())
          .isEqualTo("hops and croaks");
    }

    @Test
    @Proves({"bull-frog.false", "bull-frog.amb.several-false"})
    void whoever_throws_in_before_the_bear_is_the_bull_frog_and_the_deal_is_over() {
      Position ten = turn(table(TEN, BEAR));
      Position early = throwIn(GAME, ten, CLARA, 8);
      assertThat(early.turn().frog()).isEqualTo(CLARA);
      assertThat(GAME.prompt(early).must()).isEqualTo(Seats.NONE);
    }

    @Test
    void a_throw_that_answers_the_card_before_the_bear_was_too_early() {
      Position bear = turn(table(BEAR));
      assertThat(throwIn(GAME, bear, BERT, 7).turn().frog()).isEqualTo(BERT);
      assertThat(GAME.play(bear, BERT, new Move.Throw(9), 0)).isInstanceOf(Ruling.Illegal.class);
    }

    @Test
    @Proves("bull-frog.amb.no-cards-left")
    void one_without_cards_still_has_to_call() {
      Position bear = turn(table(BEAR));
      assertThat(bear.packs().at(ANNA).isEmpty()).isTrue();
      assertThat(GAME.prompt(bear).must().has(ANNA)).isTrue();
    }

    @Test
    @Proves("bull-frog.amb.several-late")
    void where_several_are_late_the_lot_decides_among_them() {
      Seats frogs = Seats.NONE;
      for (int dice = 0; dice < 40; dice++) {
        Position bear = throwIn(GAME, turn(table(BEAR)), CLARA, 8);
        Position lot = new Position(bear.match(), bear.packs(), bear.centre(), bear.turn(), dice);
        frogs = frogs.with(legal(GAME.timeUp(lot, bear.turn().dueMillis())).turn().frog());
      }
      assertThat(frogs).isEqualTo(Seats.of(ANNA, BERT));
    }

    @Test
    @Proves("bull-frog.amb.patient")
    void without_speed_all_who_throw_within_twenty_seconds_are_equal() {
      BullFrog patient = new BullFrog(new Options(false, 5, 1_500, true));
      Position bear = legal(patient.play(table(BEAR), ANNA, new Move.Turn(), 0));
      assertThat(patient.prompt(bear).deadlineMillis()).isEqualTo(20_000);
      Position two = throwIn(patient, throwIn(patient, bear, CLARA, 8), ANNA, 8);
      assertThat(two.turn().frog()).as("Bert still has time").isEqualTo(Seat.NOBODY);
      assertThat(throwIn(patient, two, BERT, 8).turn().frog().isNobody()).isFalse();
    }
  }

  @Test
  @Proves({"bull-frog.amb.score", "bull-frog.amb.next-dealer"})
  void fewest_croaks_over_the_deals_agreed_wins() {
    Position start = table(TEN);
    Position last =
        new Position(
            new Position.Match(PerSeat.all(3, 2).with(ANNA, 1), CLARA, 5),
            start.packs(),
            start.centre(),
            start.turn(),
            1);
    Position hopping = throwIn(GAME, last, CLARA, 7);
    Position over = legal(GAME.timeUp(hopping, hopping.turn().dueMillis()));
    assertThat(GAME.prompt(over)).isEqualTo(Prompt.OVER);
    assertThat(GAME.result(over).orElseThrow().winners()).isEqualTo(Seats.of(ANNA));
    Position fourth =
        new Position(
            new Position.Match(PerSeat.all(3, 2), CLARA, 4),
            start.packs(),
            start.centre(),
            start.turn(),
            1);
    Position next = throwIn(GAME, fourth, CLARA, 7);
    Position fifth = legal(GAME.timeUp(next, next.turn().dueMillis()));
    assertThat(fifth.match().deals()).isEqualTo(5);
    assertThat(fifth.match().dealer()).as("the deal passes to the left").isEqualTo(ANNA);
  }

  @Test
  void the_end_of_a_deal_shows_who_croaked_and_who_leads() {
    Position bear = throwIn(GAME, turn(table(BEAR)), CLARA, 8);
    Scene.Interlude interlude =
        ((Ruling.Legal<Position>) GAME.play(bear, ANNA, new Move.Throw(8), 1_300))
            .events()
            .getLast()
            .interlude()
            .orElseThrow();
    assertThat(interlude.gains()).extracting(Scene.Gain::gain).containsExactly(0, 0, 1);
    assertThat(interlude.gains().getLast().seat()).isEqualTo(BERT);
    assertThat(interlude.standing()).isEqualTo("@0 and @2 share the lead with no croaks.");
  }

  @Test
  void a_deal_reads_as_it_should() {
    Transcript<Position, Move, View> transcript = new Transcript<>(GAME, table(TEN, BEAR));
    transcript.show(ANNA).play(ANNA, Answer.of("turn"), 900).timeUp().timeUp().timeUp().show(BERT);
    transcript
        .play(CLARA, Answer.of("throw", "turn", "11"), 9_000)
        .play(BERT, Answer.of("throw", "turn", "11"), 9_200)
        .show(Seat.NOBODY);
    Golden.check("bull-frog-deal", transcript.toString());
  }
}
