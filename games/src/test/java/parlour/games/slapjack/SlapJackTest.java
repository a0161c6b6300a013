package parlour.games.slapjack;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.testkit.Rulings.legal;
import static parlour.testkit.Rulings.stands;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;
import static parlour.testkit.TestTable.CLARA;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Game;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.TableRules;
import parlour.engine.play.Referee;
import parlour.games.Proves;
import parlour.games.material.Pile;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.JackPack;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

class SlapJackTest {

  private static final int WILLIE = 40;
  private static final int SINGER = 42;
  private static final int GERTIE = 44;
  private static final int JACK = 46;
  private static final int ONE = 0;
  private static final int FIVE = 16;

  private static final Game<Position, Move, View> GAME = new SlapJack(Options.usual());

  /// A table of three where the pack holds these cards, the first on top, and each player that many
  /// of the others.
  private static Position table(int[] pack, int... captured) {
    byte[] order = new byte[pack.length];
    Cards left = Cards.pack(JackPack.SIZE);
    for (int i = 0; i < pack.length; i++) {
      order[i] = (byte) pack[i];
      left = left.without(pack[i]);
    }
    Position.Captured hands = Position.Captured.none(3);
    for (int i = 0; i < captured.length; i++) {
      Cards hand = Cards.NONE;
      while (hand.size() < captured[i]) {
        hand = hand.with(left.lowest());
        left = left.without(left.lowest());
      }
      hands = hands.with(Seat.of(i), hand);
    }
    return new Position(
        Pile.of(order),
        new Position.Centre(left, Position.NO_CARD),
        hands,
        Position.Players.all(Seats.first(3), Seat.NOBODY),
        Position.Turn.first(1_500),
        42);
  }

  private static Position tick(Position position) {
    return legal(GAME.timeUp(position, position.turn().dueMillis()));
  }

  private static Position cry(Position position, Seat by, Sound sound, long atMillis) {
    return legal(GAME.play(position, by, new Move.Cry(sound, position.turn().number()), atMillis));
  }

  private static int held(Position position, Seat seat) {
    return position.captured().counts().at(seat);
  }

  @Nested
  class The_pack_and_the_dealer {
    @Test
    @Proves("slap-jack.pictures")
    void eight_pictures_are_two_each_of_four_characters() {
      Map<Sound, Integer> counts = new EnumMap<>(Sound.class);
      for (int card = 0; card < JackPack.SIZE; card++) {
        if (JackPack.isPicture(card)) counts.merge(Sound.of(card), 1, Integer::sum);
      }
      assertThat(counts).hasSize(4).allSatisfy((_, count) -> assertThat(count).isEqualTo(2));
    }

    @Test
    @Proves("slap-jack.deck")
    void the_rest_are_one_to_ten_four_times() {
      int[] counts = new int[11];
      for (int card = 0; card < JackPack.NUMBERS; card++) counts[JackPack.number(card)]++;
      assertThat(counts).containsExactly(0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4);
    }

    @Test
    @Proves("slap-jack.amb.names")
    void the_singer_is_drawn_and_named_as_a_singer() {
      assertThat(Sound.SING.face().name()).isEqualTo("The Singer");
      assertThat(Sound.SING.face().art()).isEqualTo("singer");
    }

    @Test
    @Proves("slap-jack.box")
    void it_is_a_game_of_the_box_no_54_of_leaflet_001() {
      assertThat(SlapJack.ENTRY.about().leaflet()).isEqualTo("001");
      assertThat(SlapJack.ENTRY.about().subtitle()).isEqualTo("No. 54");
    }

    @Test
    @Proves({"slap-jack.dealer", "slap-jack.amb.dealer-plays"})
    void one_of_the_party_may_be_chosen_to_deal_and_then_does_not_compete() {
      Game<Position, Move, View> game =
          new SlapJack(new Options(Options.Dealer.PARTY, true, 1_500, false));
      Position start = game.deal(Seats.first(3), 7);
      Seat dealer = start.players().dealer();
      assertThat(dealer.isNobody()).isFalse();
      assertThat(start.players().in().has(dealer)).isFalse();
      assertThat(game.prompt(start).asks(dealer)).isTrue();
      Position turned = legal(game.play(start, dealer, new Move.Turn(), 100));
      assertThat(turned.pack().size()).isEqualTo(47);
      Ruling<Position> competing = game.play(turned, dealer, new Move.Cry(Sound.SLAP, 1), 200);
      assertThat(competing).isInstanceOf(Ruling.Illegal.class);
    }

    @Test
    @Proves("slap-jack.dealer")
    void only_the_dealer_may_turn_and_not_while_a_picture_lies_there() {
      Game<Position, Move, View> game =
          new SlapJack(new Options(Options.Dealer.PARTY, true, 1_500, false));
      Position position = game.deal(Seats.first(3), 7);
      Seat dealer = position.players().dealer();
      while (!JackPack.isPicture(position.centre().shown())) {
        for (Seat seat : Seats.first(3).with(Seat.of(3)))
          assertThat(game.view(position, seat).mayTurn()).isEqualTo(seat.equals(dealer));
        assertThat(game.view(position, Seat.NOBODY).mayTurn()).isFalse();
        position = legal(game.timeUp(position, position.turn().dueMillis()));
      }
      assertThat(game.view(position, dealer).mayTurn()).isFalse();
    }

    @Test
    @Proves("slap-jack.dealer")
    void the_player_in_the_first_chair_may_be_chosen_to_deal() {
      Game<Position, Move, View> game =
          new SlapJack(new Options(Options.Dealer.FIRST, true, 1_500, false));
      for (int seed = 0; seed < 20; seed++)
        assertThat(game.deal(Seats.first(3), seed).players().dealer()).isEqualTo(ANNA);
    }

    @Test
    void every_player_is_some_day_the_dealer() {
      Game<Position, Move, View> game =
          new SlapJack(new Options(Options.Dealer.PARTY, true, 1_500, false));
      Seats dealers = Seats.NONE;
      for (int seed = 0; seed < 50; seed++)
        dealers = dealers.with(game.deal(Seats.first(3), seed).players().dealer());
      assertThat(dealers).isEqualTo(Seats.first(3));
    }

    @Test
    @Proves("slap-jack.turn")
    void one_card_at_a_time_is_turned_into_the_middle_and_all_see_it_together() {
      Position turned = tick(table(new int[] {FIVE, JACK}));
      assertThat(turned.centre().shown()).isEqualTo(FIVE);
      assertThat(turned.pack().size()).isEqualTo(1);
      assertThat(turned.turn().since()).isEqualTo(1);
      assertThat(GAME.prompt(turned).deadlineMillis()).isEqualTo(1_500 + 1_500);
      for (int i = -1; i < 3; i++)
        assertThat(GAME.view(turned, Seat.of(i)).shown()).isEqualTo(FIVE);
    }
  }

  @Nested
  class The_four_acts {
    @Test
    @Proves("slap-jack.willie")
    void the_first_to_whistle_at_willie_whistle_takes_all_cards_turned_up() {
      firstTakes(WILLIE, Sound.WHISTLE);
    }

    @Test
    @Proves("slap-jack.hising")
    void the_first_to_sing_at_the_singer_takes_them() {
      firstTakes(SINGER, Sound.SING);
    }

    @Test
    @Proves("slap-jack.gertie")
    void the_first_to_giggle_at_gertie_giggle_takes_them() {
      firstTakes(GERTIE, Sound.GIGGLE);
    }

    @Test
    @Proves("slap-jack.jack")
    void the_first_to_slap_slap_jack_takes_them() {
      firstTakes(JACK, Sound.SLAP);
    }

    private void firstTakes(int picture, Sound sound) {
      Position shown = tick(tick(table(new int[] {FIVE, picture, ONE}, 5, 5)));
      int middle = shown.centre().cards().size();
      Position first = cry(shown, BERT, sound, 3_400);
      Position late = cry(first, ANNA, sound == Sound.SLAP ? Sound.SING : Sound.SLAP, 3_405);
      assertThat(held(tick(first), BERT)).isEqualTo(5 + middle);
      assertThat(held(tick(late), ANNA)).as("the other erred").isZero();
      assertThat(tick(tick(first)).centre().shown()).as("the next card follows").isEqualTo(ONE);
    }

    @Test
    @Proves("slap-jack.wrong")
    void a_wrong_act_costs_all_ones_cards_which_go_back_to_the_dealer() {
      Position shown = tick(table(new int[] {JACK, ONE}, 7, 5));
      Position erred = cry(shown, ANNA, Sound.GIGGLE, 1_800);
      assertThat(held(erred, ANNA)).isZero();
      assertThat(erred.pack().size()).isEqualTo(1 + 7);
    }

    @Test
    @Proves({"slap-jack.wrong", "slap-jack.amb.returned"})
    void any_act_at_a_number_is_wrong_and_the_cards_go_under_the_pack() {
      Position shown = tick(table(new int[] {FIVE, ONE, JACK}, 7, 5));
      Position erred = cry(shown, BERT, Sound.SLAP, 1_800);
      assertThat(held(erred, BERT)).isZero();
      assertThat(erred.pack().top()).isEqualTo(ONE);
      assertThat(erred.pack().at(1)).isEqualTo(JACK);
      assertThat(erred.pack().size()).isEqualTo(2 + 5);
    }

    @Test
    @Proves("slap-jack.amb.returned")
    void what_is_given_back_is_shuffled_so_that_nobody_knows_what_comes() {
      Position shown = tick(table(new int[] {FIVE, ONE, JACK}, 20, 5));
      assertThat(
              IntStream.range(0, 10)
                  .mapToObj(dice -> cry(shown.withDice(dice), ANNA, Sound.SLAP, 1_800).pack())
                  .map(pack -> Arrays.toString(pack.all())))
          .doesNotHaveDuplicates();
    }

    @Test
    @Proves("slap-jack.amb.no-cards")
    void one_without_cards_who_errs_sits_out_until_the_next_capture() {
      Position shown = tick(table(new int[] {FIVE, JACK, ONE}, 0, 5));
      Position erred = cry(shown, ANNA, Sound.SLAP, 1_800);
      assertThat(GAME.prompt(erred).asks(ANNA)).isFalse();
      Position picture = tick(erred);
      assertThat(GAME.prompt(picture).asks(ANNA)).isFalse();
      assertThat(GAME.prompt(picture).asks(BERT)).isTrue();
      Position captured = tick(cry(picture, BERT, Sound.SLAP, 4_500));
      assertThat(GAME.prompt(tick(captured)).asks(ANNA)).isTrue();
    }

    @Test
    @Proves("slap-jack.amb.back-in")
    void a_picture_nobody_claims_brings_back_whoever_sits_out() {
      Position erred = cry(tick(table(new int[] {FIVE, JACK, ONE}, 0, 5)), ANNA, Sound.SLAP, 1_800);
      Position unclaimed = tick(tick(erred));
      assertThat(GAME.prompt(tick(unclaimed)).asks(ANNA)).isTrue();
    }

    @Test
    @Proves("slap-jack.amb.back-in")
    void when_all_have_erred_without_cards_all_play_on_at_the_next_card() {
      Position shown = tick(table(new int[] {FIVE, ONE, JACK, FIVE + 1}));
      Position one = tick(cry(shown, ANNA, Sound.SLAP, 1_800));
      Position two = tick(cry(one, BERT, Sound.SING, one.turn().dueMillis() - 900));
      assertThat(GAME.prompt(two).may()).isEqualTo(Seats.of(CLARA));
      Position three = cry(two, CLARA, Sound.SING, two.turn().dueMillis() - 900);
      assertThat(GAME.prompt(three).may()).as("nobody can press in the pause").isEmpty();
      assertThat(GAME.prompt(tick(three)).may()).isEqualTo(Seats.first(3));
    }

    @Test
    @Proves("slap-jack.amb.pause")
    void a_cry_that_names_an_older_card_is_too_late_and_costs_nothing() {
      Position shown = tick(tick(tick(table(new int[] {JACK, ONE}, 7, 5))));
      assertThat(shown.centre().shown()).isEqualTo(ONE);
      Ruling<Position> late = GAME.play(shown, ANNA, new Move.Cry(Sound.SLAP, 1), 9_000);
      assertThat(late).isEqualTo(Ruling.illegal(Rule.PAUSE, "Too late: that card is gone."));
    }

    @Test
    @Proves({"slap-jack.amb.pause", "slap-jack.amb.act"})
    void a_right_press_a_moment_after_the_first_is_too_late_and_never_fined() {
      Referee<Position, Move, View> referee = new Referee<>(GAME, 3, 11);
      while (referee.view(ANNA).sound().isEmpty())
        referee.timeUp(referee.prompt().deadlineMillis());
      View seen = referee.view(ANNA);
      Move right = new Move.Cry(seen.sound().orElseThrow(), seen.turn().number());
      long atMillis = referee.prompt().deadlineMillis() - 4_000;
      referee.playMove(ANNA, right, atMillis);
      referee.timeUp(atMillis + SlapJack.TOGETHER_MILLIS);
      int pile = referee.view(BERT).captured().at(ANNA);
      assertThat(pile).isPositive();
      for (long lateMillis = atMillis + 20; lateMillis < atMillis + 2_000; lateMillis += 200)
        assertThat(referee.playMove(BERT, right, lateMillis))
            .isEqualTo(new Referee.Decision.Refused(TableRules.LATE, "Too late."));
      assertThat(referee.scene(BERT).offers()).as("the buttons are dead").isEmpty();
      assertThat(referee.view(BERT).turn().taken().cards()).isEqualTo(pile);
    }

    @Test
    @Proves("slap-jack.amb.pause")
    void a_false_start_pauses_the_game_so_that_nobody_else_falls_for_it() {
      Position erred = cry(tick(table(new int[] {FIVE, ONE}, 7, 5)), ANNA, Sound.SLAP, 1_800);
      assertThat(GAME.prompt(erred).may()).isEmpty();
      assertThat(GAME.prompt(erred).deadlineMillis()).isEqualTo(1_800 + SlapJack.PAUSE_MILLIS);
    }

    @Test
    void a_wrong_act_at_a_picture_leaves_it_to_the_others() {
      Position erred = cry(tick(table(new int[] {JACK, ONE}, 7, 5)), ANNA, Sound.SING, 1_800);
      assertThat(GAME.prompt(erred).asks(BERT)).isTrue();
      assertThat(held(tick(cry(erred, BERT, Sound.SLAP, 2_500)), BERT)).isGreaterThan(5);
    }

    @Test
    @Proves("slap-jack.amb.next-card")
    void a_picture_not_claimed_within_five_seconds_stays_in_the_pile() {
      Position shown = tick(table(new int[] {JACK, ONE}, 7, 5));
      assertThat(GAME.prompt(shown).deadlineMillis()).isEqualTo(1_500 + 5_000);
      Position next = tick(shown);
      assertThat(next.centre().cards().has(JACK)).isTrue();
      assertThat(GAME.prompt(next).may()).isEmpty();
      assertThat(tick(next).centre().shown()).isEqualTo(ONE);
    }

    @Test
    @Proves("slap-jack.amb.tie")
    void two_cries_within_ten_milliseconds_leave_the_pile_lying() {
      Position shown = tick(table(new int[] {JACK, ONE}, 7, 5));
      Position tied = cry(cry(shown, ANNA, Sound.SLAP, 2_000), BERT, Sound.SLAP, 2_009);
      assertThat(held(tied, ANNA)).isEqualTo(7);
      assertThat(held(tied, BERT)).isEqualTo(5);
      assertThat(tied.centre().cards().has(JACK)).isTrue();
      assertThat(tick(tied).centre().shown()).isEqualTo(ONE);
    }

    @Test
    void a_cry_ten_milliseconds_later_is_second() {
      Position claimed = cry(tick(table(new int[] {JACK, ONE}, 7, 5)), ANNA, Sound.SLAP, 2_000);
      assertThat(GAME.prompt(claimed).deadlineMillis()).isEqualTo(2_010);
      assertThat(held(tick(claimed), ANNA)).isGreaterThan(7);
    }
  }

  @Nested
  class The_end {
    @Test
    @Proves("slap-jack.win")
    void whoever_has_captured_the_whole_pack_has_won() {
      Position shown = tick(table(new int[] {JACK}, 47));
      Position won = tick(cry(shown, ANNA, Sound.SLAP, 2_000));
      assertThat(GAME.prompt(won)).isEqualTo(Prompt.OVER);
      assertThat(GAME.result(won).orElseThrow().winners()).isEqualTo(Seats.of(ANNA));
      assertThat(held(won, ANNA)).isEqualTo(48);
    }

    @Test
    @Proves("slap-jack.amb.exhaust")
    void when_the_pack_is_turned_through_the_poorest_drops_out_and_it_goes_on() {
      Position last = tick(table(new int[] {ONE}, 20, 4, 10));
      Position on = tick(last);
      assertThat(on.players().in()).isEqualTo(Seats.of(ANNA, CLARA));
      assertThat(held(on, BERT)).isZero();
      assertThat(on.pack().size()).isEqualTo(48 - 20 - 10);
      assertThat(GAME.result(on)).isEmpty();
    }

    @Test
    @Proves({"slap-jack.amb.too-few", "slap-jack.amb.last-left"})
    void when_nothing_is_left_to_turn_the_next_poorest_drops_out_as_well() {
      Position last = tick(table(new int[] {JACK}, 20, 0, 27));
      Position all = tick(tick(cry(last, ANNA, Sound.SLAP, 2_000)));
      assertThat(GAME.result(all).orElseThrow().winners()).isEqualTo(Seats.of(CLARA));
    }

    @Test
    @Proves("slap-jack.amb.too-few")
    void cards_without_a_picture_are_not_turned_on() {
      Position last = tick(table(new int[] {ONE}, 20, 9, 10));
      Position bare =
          new Position(
              Pile.EMPTY,
              new Position.Centre(Cards.NONE, Position.NO_CARD),
              Position.Captured.none(3)
                  .with(ANNA, Cards.pack(JackPack.SIZE).minus(Cards.pack(30)))
                  .with(BERT, Cards.pack(12))
                  .with(CLARA, Cards.pack(30).minus(Cards.pack(12))),
              last.players(),
              last.turn(),
              1);
      Position after = tick(bare);
      assertThat(after.players().dropped()).startsWith(BERT).hasSize(2);
    }

    @Test
    @Proves("slap-jack.amb.rank")
    void players_rank_by_how_late_they_dropped_out() {
      Position two = tick(tick(table(new int[] {ONE}, 20, 4, 10)));
      while (!GAME.prompt(two).isOver()) two = tick(two);
      assertThat(GAME.result(two).orElseThrow().ranking())
          .containsExactly(Seats.of(ANNA), Seats.of(CLARA), Seats.of(BERT));
    }

    @Test
    @Proves("slap-jack.amb.rank")
    void whoever_dropped_out_stands_behind_all_who_are_in_and_before_the_dealer() {
      Position all = table(new int[] {JACK}, 20, 4, 5);
      PerSeat<Integer> standing =
          all.with(Position.Players.all(Seats.first(3), ANNA).drop(BERT)).standing();
      assertThat(standing.at(CLARA)).as("still in, with five cards").isEqualTo(5);
      assertThat(standing.at(BERT)).isNegative().isGreaterThan(standing.at(ANNA));
    }

    @Test
    @Proves("slap-jack.amb.too-few")
    void eight_cards_are_turned_on_and_seven_are_not() {
      for (int most : new int[] {28, 29}) {
        Position last = tick(table(new int[] {ONE}, most, 2, 12));
        assertThat(tick(last).players().in().size()).isEqualTo(most == 28 ? 2 : 1);
      }
    }

    @Test
    @Proves("slap-jack.amb.lot")
    void of_several_who_hold_fewest_a_random_one_drops_out() {
      Seats out = Seats.NONE;
      for (int dice = 0; dice < 40; dice++) {
        Position last = tick(table(new int[] {ONE}, 20, 4, 4)).withDice(dice);
        out = out.with(tick(last).players().dropped().getFirst());
      }
      assertThat(out).isEqualTo(Seats.of(BERT, CLARA));
    }

    @Test
    @Proves("slap-jack.amb.last-left")
    void the_last_one_left_in_gets_the_rest() {
      Position last = tick(table(new int[] {ONE}, 20, 4, 10));
      Position two = tick(last);
      while (two.pack().size() > 0) two = tick(two);
      Position won = tick(two);
      while (!GAME.prompt(won).isOver()) won = tick(won);
      assertThat(GAME.result(won).orElseThrow().winners()).isEqualTo(Seats.of(ANNA));
      assertThat(held(won, ANNA)).isEqualTo(48);
    }

    @Test
    @Proves("slap-jack.amb.exhaust")
    void in_the_short_game_most_cards_wins_when_the_pack_is_turned_through() {
      Game<Position, Move, View> game =
          new SlapJack(new Options(Options.Dealer.HOUSE, false, 1_500, false));
      Position last = tick(table(new int[] {ONE}, 20, 4, 20));
      Position won = legal(game.timeUp(last, last.turn().dueMillis()));
      assertThat(game.result(won).orElseThrow().winners()).isEqualTo(Seats.of(ANNA, CLARA));
      assertThat(stands(game.timeUp(last, last.turn().dueMillis())).events())
          .contains(new News.Won(Seats.of(ANNA, CLARA), Rule.EXHAUST));
    }

    @Test
    @Proves("slap-jack.amb.enough")
    void two_hundred_cards_count_as_the_pack_turned_through() {
      Position position = table(new int[] {ONE, FIVE}, 20, 4, 10);
      Position.Turn turn = position.turn();
      Position long_ =
          position.with(
              new Position.Turn(
                  turn.number(),
                  SlapJack.ENOUGH,
                  turn.dueMillis(),
                  Seats.NONE,
                  false,
                  Position.Catch.NONE));
      assertThat(tick(long_).players().in().has(BERT)).isFalse();
    }
  }

  @Nested
  class Without_speed {
    private static final SlapJack PATIENT =
        new SlapJack(new Options(Options.Dealer.HOUSE, true, 1_500, true));

    @Test
    @Proves("slap-jack.amb.patient")
    void everybody_has_fifteen_seconds_and_the_lot_decides_among_those_who_did_right() {
      Position shown = legal(PATIENT.timeUp(table(new int[] {JACK, ONE}, 6, 5, 4), 1_500));
      assertThat(PATIENT.prompt(shown).deadlineMillis()).isEqualTo(1_500 + SlapJack.PATIENT_MILLIS);
      Position one = heard(shown, ANNA, 2_000);
      Position two = heard(one, BERT, 9_000);
      assertThat(PATIENT.prompt(two).may()).isEqualTo(Seats.of(CLARA));
      Position taken = legal(PATIENT.timeUp(two, two.turn().dueMillis()));
      assertThat(held(taken, CLARA)).isEqualTo(4);
      assertThat(held(taken, ANNA) + held(taken, BERT)).isGreaterThan(11);
    }

    @Test
    @Proves("slap-jack.amb.patient")
    void each_who_did_right_is_some_day_the_one_and_no_two_lots_are_the_same() {
      Position shown = legal(PATIENT.timeUp(table(new int[] {JACK, ONE}, 6, 5, 4), 1_500));
      Position two = heard(heard(shown, BERT, 2_000), CLARA, 9_000);
      Seats winners = Seats.NONE;
      for (int dice = 0; dice < 40; dice++) {
        Position taken = legal(PATIENT.timeUp(two.withDice(dice), two.turn().dueMillis()));
        winners = winners.with(taken.turn().taken().by());
        assertThat(taken.dice()).isNotEqualTo(dice);
      }
      assertThat(winners).isEqualTo(Seats.of(BERT, CLARA));
    }

    @Test
    void when_all_have_done_right_nobody_waits() {
      Position shown = legal(PATIENT.timeUp(table(new int[] {JACK, ONE}, 6, 5, 4), 1_500));
      Position all = heard(heard(heard(shown, ANNA, 2_000), BERT, 2_500), CLARA, 3_000);
      assertThat(all.turn().paused()).isTrue();
      assertThat(all.centre().cards().isEmpty()).isTrue();
    }

    private static Position heard(Position position, Seat by, long atMillis) {
      return legal(
          PATIENT.play(position, by, new Move.Cry(Sound.SLAP, position.turn().number()), atMillis));
    }
  }

  @Test
  void the_four_acts_read_as_they_should() {
    Transcript<Position, Move, View> transcript =
        new Transcript<>(GAME, table(new int[] {FIVE, WILLIE, SINGER, JACK, GERTIE, ONE}, 6, 5, 4));
    transcript
        .show(ANNA)
        .timeUp()
        .play(CLARA, Answer.of("slap", "turn", "1"), 1_900)
        .timeUp()
        .show(BERT);
    transcript.play(BERT, Answer.of("whistle", "turn", "2"), 4_600).timeUp().show(ANNA).timeUp();
    transcript
        .play(ANNA, Answer.of("sing", "turn", "3"), 7_400)
        .play(BERT, Answer.of("sing", "turn", "3"), 7_406)
        .timeUp();
    transcript
        .play(ANNA, Answer.of("slap", "turn", "3"), 9_500)
        .play(ANNA, Answer.of("giggle", "turn", "4"), 9_700);
    transcript.timeUp().timeUp().show(Seat.NOBODY);
    Golden.check("slap-jack-acts", transcript.toString());
  }
}
