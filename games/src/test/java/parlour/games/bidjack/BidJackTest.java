package parlour.games.bidjack;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.testkit.Rulings.clauses;
import static parlour.testkit.Rulings.legal;
import static parlour.testkit.Rulings.play;
import static parlour.testkit.Rulings.refused;
import static parlour.testkit.Rulings.stands;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;
import static parlour.testkit.TestTable.CLARA;
import static parlour.testkit.TestTable.DUNCAN;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.material.TurnClock;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.JackPack;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

class BidJackTest {

  private static final BidJack GAME =
      new BidJack(new Options(false, Options.Length.FULL, TurnClock.USUAL));
  private static final BidJack PARTNERS =
      new BidJack(new Options(true, Options.Length.FULL, TurnClock.USUAL));

  private static int card(int number, int which) {
    return 4 * (number - 1) + which;
  }

  /// Numbers as cards of their own: `which` tells the four of a number apart.
  private static Cards cards(int which, int... numbers) {
    Cards cards = Cards.NONE;
    for (int number : numbers) cards = cards.with(card(number, which));
    return cards;
  }

  /// Three players about to bid; Anna deals, so Bert speaks first. Bert holds the highest cards.
  private static Position bidding() {
    return dealt(0, cards(0, 1, 2, 3), cards(1, 8, 9, 10), cards(2, 1, 5, 6));
  }

  private static Position dealt(int points, Cards... hands) {
    PerSeat<Cards> held = PerSeat.of(hands.length, seat -> hands[seat.index()]);
    return new Position(
        new Position.Match(PerSeat.all(hands.length, points), ANNA, 1),
        held,
        Position.Contract.open(hands.length),
        Position.Trick.NONE,
        new Position.Turn(BERT, 60_000),
        5);
  }

  private static Move bid(int tricks) {
    return new Move.Bid(tricks);
  }

  private static Move lay(int number, int which) {
    return new Move.Play(card(number, which));
  }

  private static final Move PASS = new Move.Pass();

  /// Of three with these hands Clara has bid one trick and leads her five.
  private static Position fiveLed(Cards anna, Cards bert, Cards clara) {
    return play(GAME, dealt(0, anna, bert, clara), PASS, bid(1), PASS, lay(5, 2));
  }

  @Nested
  class The_deal {
    @Test
    @Proves({"bid-jack.players", "bid-jack.amb.more-than-four"})
    void it_is_written_for_four_or_fewer_and_more_get_six_cards() {
      assertThat(Options.dealt(4)).isEqualTo(7);
      assertThat(Options.dealt(5)).isEqualTo(6);
      assertThat(BidJack.ENTRY.objection(4, Map.of())).isEmpty();
      assertThat(BidJack.ENTRY.objection(7, Map.of())).isPresent();
    }

    @Test
    @Proves({"bid-jack.deal", "bid-jack.amb.pictures"})
    void seven_number_cards_each_and_the_rest_is_laid_aside() {
      Position dealt = GAME.deal(Seats.first(4), 3);
      Cards all = Cards.NONE;
      for (Seat seat : Seats.first(4)) {
        assertThat(dealt.held().at(seat).size()).isEqualTo(7);
        all = all.plus(dealt.held().at(seat));
      }
      assertThat(all.size()).isEqualTo(28);
      assertThat(Cards.pack(JackPack.NUMBERS).covers(all)).isTrue();
    }

    @Test
    void the_pack_is_shuffled() {
      Set<Cards> first = new HashSet<>();
      for (int seed = 0; seed < 20; seed++)
        first.add(GAME.deal(Seats.first(4), seed).held().at(ANNA));
      assertThat(first).hasSize(20);
    }
  }

  @Nested
  class The_bidding {
    @Test
    @Proves("bid-jack.bid.first")
    void the_player_at_the_dealers_left_opens() {
      for (int seed = 0; seed < 20; seed++) {
        Position dealt = GAME.deal(Seats.first(3), seed);
        assertThat(dealt.turn().player()).isEqualTo(Seats.first(3).leftOf(dealt.match().dealer()));
      }
    }

    @Test
    @Proves({"bid-jack.bid.what", "bid-jack.amb.one-round"})
    void a_bid_is_a_number_of_tricks_and_each_is_higher_than_the_last() {
      Position two = play(GAME, bidding(), bid(2));
      assertThat(two.contract().bid()).isEqualTo(2);
      refused(GAME.play(two, CLARA, bid(2), 0), Rule.ONE_ROUND);
      refused(GAME.play(two, CLARA, bid(8), 0), Rule.BID_WHAT);
      assertThat(play(GAME, two, bid(7)).contract().bid()).as("all of them").isEqualTo(7);
      assertThat(play(GAME, two, bid(3)).contract().bidder()).isEqualTo(CLARA);
    }

    @Test
    void the_table_offers_what_is_higher_and_at_seven_says_that_nothing_is() {
      assertThat(scene(bidOf(6)).offers())
          .extracting(Scene.Offer::verb)
          .containsExactly("bid", "pass");
      Scene scene = scene(bidOf(7));
      assertThat(scene.offers()).extracting(Scene.Offer::verb).containsExactly("pass");
      assertThat(scene.question().orElseThrow().text()).isEqualTo("Nobody can bid higher: pass.");
    }

    /// Clara’s turn after Bert has bid so many.
    private Position bidOf(int tricks) {
      return play(GAME, bidding(), bid(tricks));
    }

    private Scene scene(Position position) {
      return GAME.scene(GAME.view(position, position.turn().player()));
    }

    @Test
    @Proves({"bid-jack.bid.dealer", "bid-jack.amb.dealer-lead"})
    void the_dealer_may_take_the_hand_at_the_highest_bid_and_then_leads() {
      Position taken = play(GAME, bidding(), bid(2), PASS, new Move.Take());
      assertThat(taken.contract().bidder()).isEqualTo(ANNA);
      assertThat(taken.contract().bid()).isEqualTo(2);
      assertThat(taken.turn().player()).isEqualTo(ANNA);
      refused(GAME.play(play(GAME, bidding(), bid(2)), CLARA, new Move.Take(), 0), Rule.BID_DEALER);
    }

    @Test
    @Proves("bid-jack.bid.lead")
    void otherwise_the_one_who_got_the_bid_leads() {
      Position settled = play(GAME, bidding(), bid(2), bid(3), PASS);
      assertThat(settled.turn().player()).isEqualTo(CLARA);
    }

    @Test
    @Proves("bid-jack.amb.all-pass")
    void when_all_pass_the_dealer_plays_at_one() {
      Position forced = play(GAME, bidding(), PASS, PASS);
      assertThat(forced.contract().bid()).isEqualTo(1);
      assertThat(forced.contract().bidder()).isEqualTo(ANNA);
      assertThat(forced.turn().player()).isEqualTo(ANNA);
    }
  }

  @Nested
  class The_tricks {
    private Position clashing() {
      return play(GAME, bidding(), PASS, bid(1), PASS);
    }

    @Test
    @Proves({"bid-jack.trick.high", "bid-jack.amb.next-lead"})
    void the_highest_number_takes_the_trick_and_its_winner_leads_to_the_next() {
      Position next = play(GAME, clashing(), lay(5, 2), lay(1, 0), lay(8, 1));
      assertThat(next.contract().taken().at(BERT)).isEqualTo(1);
      assertThat(next.turn().player()).isEqualTo(BERT);
    }

    @Test
    void a_completed_trick_stays_in_sight() {
      Position next = play(GAME, clashing(), lay(5, 2), lay(1, 0), lay(8, 1));
      Zone.Row last =
          (Zone.Row)
              GAME.scene(GAME.view(next, ANNA)).zones().stream()
                  .filter(zone -> zone.id().equals("last"))
                  .findFirst()
                  .orElseThrow();
      assertThat(last.pieces())
          .extracting(piece -> piece.face().text())
          .containsExactly("5", "1", "8");
      assertThat(last.label()).isEqualTo("The last trick, taken by @1");
    }

    @Test
    void the_table_says_what_was_bid_and_taken_and_what_may_be_played() {
      Position settled =
          play(GAME, dealt(0, cards(0, 8), cards(1, 8), cards(2, 8)), PASS, bid(1), PASS);
      assertThat(asked(settled)).isEqualTo("You bid 1 and took 0. You lead: play any card.");
      assertThat(asked(fiveLed(cards(0, 2, 7), cards(1, 6, 3), cards(2, 5, 9))))
          .isEqualTo("You took 0. Play 5 or higher.");
      assertThat(asked(fiveLed(cards(0, 2, 3), cards(1, 6, 3), cards(2, 5, 9))))
          .isEqualTo("You took 0. No 5 or higher: any card.");
      assertThat(asked(fiveLed(cards(0, 5, 7), cards(1, 6, 3), cards(2, 5, 9))))
          .isEqualTo("You took 0. Play 5 or higher.");
    }

    @Test
    void everybody_sees_how_many_cards_each_still_holds() {
      Position led = fiveLed(cards(0, 2, 7), cards(1, 6, 3), cards(2, 5, 9));
      assertThat(counts(led)).containsExactly(7, 7, 6);
      assertThat(counts(play(GAME, led, lay(7, 0)))).containsExactly(6, 7, 6);
      assertThat(counts(play(GAME, led, lay(7, 0), lay(6, 1)))).containsExactly(6, 6, 6);
    }

    private List<Integer> counts(Position position) {
      View view = GAME.view(position, Seat.NOBODY);
      return Stream.of(ANNA, BERT, CLARA).map(view::count).toList();
    }

    private String asked(Position position) {
      Seat player = position.turn().player();
      return GAME.scene(GAME.view(position, player)).question().orElseThrow().text();
    }

    @Test
    @Proves("bid-jack.follow")
    void each_must_follow_with_the_number_led_or_a_higher_one_if_they_have_it() {
      Position led = fiveLed(cards(0, 2, 7), cards(1, 6, 3), cards(2, 5, 9));
      refused(GAME.play(led, ANNA, lay(2, 0), 0), Rule.FOLLOW);
      assertThat(play(GAME, led, lay(7, 0)).trick().count()).isEqualTo(2);
    }

    @Test
    @Proves({"bid-jack.amb.cannot-follow", "bid-jack.amb.over-follow"})
    void who_has_nothing_so_high_may_throw_anything_and_nobody_must_beat_the_best() {
      Position led = fiveLed(cards(0, 2, 3), cards(1, 6, 10), cards(2, 5, 9));
      Position thrown = play(GAME, led, lay(2, 0));
      assertThat(play(GAME, thrown, lay(6, 1)).contract().taken().at(BERT)).isEqualTo(1);
      Position beaten =
          play(GAME, fiveLed(cards(0, 9, 3), cards(1, 6, 10), cards(2, 5, 1)), lay(9, 0));
      assertThat(play(GAME, beaten, lay(6, 1)).contract().taken().at(ANNA))
          .as("6 follows 5 though 9 lies there")
          .isEqualTo(1);
    }

    @Test
    @Proves("bid-jack.tie")
    void of_equal_numbers_the_first_played_takes_the_trick() {
      Position led =
          play(GAME, dealt(0, cards(0, 8, 1), cards(1, 8, 2), cards(2, 8, 3)), PASS, bid(1), PASS);
      Position.Contract after = play(GAME, led, lay(8, 2), lay(8, 0), lay(8, 1)).contract();
      assertThat(after.taken().at(CLARA)).isEqualTo(1);
      assertThat(after.played()).isEqualTo(cards(0, 8).plus(cards(1, 8)).plus(cards(2, 8)));
    }
  }

  @Nested
  class The_score {
    private Position oneTrick(int bid, int points) {
      return play(GAME, dealt(points, cards(0, 2), cards(1, 9), cards(2, 5)), PASS, bid(bid), PASS);
    }

    @Test
    @Proves({"bid-jack.hole", "bid-jack.amb.hole"})
    void a_bidder_who_fails_goes_in_the_hole_by_the_bid() {
      Position scored = play(GAME, oneTrick(3, 0), lay(5, 2), lay(2, 0), lay(9, 1));
      assertThat(scored.match().points())
          .isEqualTo(PerSeat.all(3, 0).with(BERT, 1).with(CLARA, -3));
    }

    @Test
    @Proves({"bid-jack.score", "bid-jack.amb.overtricks"})
    void each_scores_the_tricks_they_take_and_a_bid_made_scores_all_of_them() {
      Position start = dealt(0, cards(0, 2, 1), cards(1, 3, 4), cards(2, 9, 10));
      Position scored =
          play(
              GAME,
              start,
              PASS,
              bid(1),
              PASS,
              lay(10, 2),
              lay(1, 0),
              lay(3, 1),
              lay(9, 2),
              lay(2, 0),
              lay(4, 1));
      assertThat(scored.match().points().at(CLARA)).isEqualTo(2);
      assertThat(scored.match().dealer()).as("the deal passes on").isEqualTo(BERT);
    }

    @Test
    @Proves("bid-jack.win")
    void the_first_to_forty_five_wins() {
      Position won = play(GAME, oneTrick(1, 44), lay(5, 2), lay(2, 0), lay(9, 1));
      assertThat(GAME.prompt(won)).isEqualTo(Prompt.OVER);
      assertThat(GAME.result(won).orElseThrow().winners()).isEqualTo(Seats.of(BERT));
    }

    @Test
    @Proves("bid-jack.amb.both-out")
    void when_two_reach_it_in_one_hand_the_bidder_counts_first() {
      Position start = dealt(44, cards(0, 2, 1, 3), cards(1, 9, 10, 1), cards(2, 8, 4, 5));
      Position last =
          play(
              GAME,
              start,
              PASS,
              bid(1),
              PASS,
              lay(8, 2),
              lay(2, 0),
              lay(9, 1),
              lay(10, 1),
              lay(4, 2),
              lay(1, 0),
              lay(1, 1),
              lay(5, 2));
      Ruling.Legal<Position> ruling = stands(GAME.play(last, ANNA, lay(3, 0), 0));
      assertThat(ruling.events().getLast().line().text()).endsWith("the bidder counts first.");
      Position won = ruling.next();
      assertThat(won.match().points()).isEqualTo(PerSeat.all(3, 44).with(BERT, 46).with(CLARA, 45));
      assertThat(GAME.result(won).orElseThrow().winners()).isEqualTo(Seats.of(CLARA));
    }

    @Test
    void a_win_by_one_side_alone_is_no_case_of_both_out() {
      Position start = oneTrick(1, 44);
      Position led = play(GAME, start, lay(5, 2), lay(2, 0));
      assertThat(clauses(stands(GAME.play(led, BERT, lay(9, 1), 0)).events()))
          .contains(Rule.WIN.id())
          .doesNotContain(Rule.BOTH_OUT.id());
    }

    @Test
    @Proves("bid-jack.amb.several-out")
    void when_several_reach_it_without_the_bidder_the_highest_wins() {
      Position start = dealt(44, cards(0, 9, 8, 10), cards(1, 7, 1, 2), cards(2, 5, 4, 1));
      Position unequal =
          new Position(
              new Position.Match(PerSeat.all(3, 44).with(CLARA, 0), ANNA, 1),
              start.held(),
              start.contract(),
              start.trick(),
              start.turn(),
              5);
      Position won =
          play(
              GAME,
              unequal,
              PASS,
              bid(1),
              PASS,
              lay(5, 2),
              lay(9, 0),
              lay(7, 1),
              lay(8, 0),
              lay(1, 1),
              lay(1, 2),
              lay(10, 0),
              lay(2, 1),
              lay(4, 2));
      assertThat(GAME.result(won).orElseThrow().winners()).isEqualTo(Seats.of(ANNA));
    }

    @Test
    @Proves("bid-jack.amb.length")
    void a_shorter_game_ends_at_twenty_one_or_after_some_hands_or_minutes() {
      for (Options.Length length : Options.Length.values()) {
        BidJack brief = new BidJack(new Options(false, length, TurnClock.USUAL));
        Position start = dealt(20, cards(0, 2), cards(1, 9), cards(2, 5));
        Position led = play(brief, start, PASS, bid(1), PASS, lay(5, 2), lay(2, 0));
        Position early = legal(brief.play(led, BERT, lay(9, 1), 60_000));
        assertThat(brief.prompt(early).isOver()).isEqualTo(length == Options.Length.SHORT);
        Position late = legal(brief.play(led, BERT, lay(9, 1), 1_800_000));
        boolean timed = length == Options.Length.QUARTER_HOUR || length == Options.Length.HALF_HOUR;
        assertThat(brief.prompt(late).isOver()).isEqualTo(timed || length == Options.Length.SHORT);
        if (timed) assertThat(brief.result(late).orElseThrow().winners()).isEqualTo(Seats.of(BERT));
      }
      assertThat(isOverAfter(Options.Length.HANDS, 3)).as("one hand each").isTrue();
      assertThat(isOverAfter(Options.Length.HANDS, 2)).isFalse();
      assertThat(isOverAfter(Options.Length.QUARTER_HOUR, 60)).as("however brisk").isTrue();
      assertThat(isOverAfter(Options.Length.QUARTER_HOUR, 59)).isFalse();
    }

    /// Whether a game of three is over after so many hands, while its clock has hardly run.
    private boolean isOverAfter(Options.Length length, int hands) {
      BidJack game = new BidJack(new Options(false, length, TurnClock.USUAL));
      Position start = dealt(0, cards(0, 2), cards(1, 9), cards(2, 5));
      Position last =
          new Position(
              new Position.Match(start.match().points(), ANNA, hands),
              start.held(),
              start.contract(),
              start.trick(),
              start.turn(),
              5);
      return game.prompt(play(game, last, PASS, bid(1), PASS, lay(5, 2), lay(2, 0), lay(9, 1)))
          .isOver();
    }

    @Test
    @Proves({"bid-jack.partners", "bid-jack.partners.win", "bid-jack.amb.partners"})
    void four_may_play_as_partners_who_pool_their_tricks_to_seventy_five() {
      Position start = dealt(74, cards(0, 2), cards(1, 9), cards(2, 5), cards(3, 1));
      Position won =
          play(
              PARTNERS, start, PASS, PASS, bid(1), PASS, lay(1, 3), lay(2, 0), lay(9, 1),
              lay(5, 2));
      assertThat(won.match().points().at(DUNCAN)).as("his partner took the trick").isEqualTo(75);
      assertThat(PARTNERS.result(won).orElseThrow().winners()).isEqualTo(Seats.of(BERT, DUNCAN));
      assertThat(BidJack.ENTRY.objection(3, Map.of("partners", "yes"))).isPresent();
    }
  }

  @Test
  @Proves("bid-jack.amb.clock")
  void when_the_clock_runs_out_one_passes_or_plays_the_lowest_card_one_may() {
    Position passed = legal(GAME.timeUp(bidding(), 60_000));
    assertThat(passed.contract().bid()).isZero();
    Position led = play(GAME, bidding(), PASS, bid(1), PASS, lay(5, 2), lay(1, 0));
    Position timed = legal(GAME.timeUp(led, 90_000));
    assertThat(timed.contract().played().has(card(8, 1))).isTrue();
  }

  @Test
  void a_hand_reads_as_it_should() {
    Transcript<Position, Move, View> transcript =
        new Transcript<>(GAME, dealt(43, cards(0, 2, 7), cards(1, 9, 5), cards(2, 5, 9)));
    transcript
        .show(BERT)
        .play(BERT, Answer.of("bid", "tricks", "1"), 1_000)
        .play(CLARA, Answer.of("bid", "tricks", "1"), 1_500);
    transcript
        .play(CLARA, Answer.of("bid", "tricks", "2"), 2_000)
        .show(ANNA)
        .play(ANNA, Answer.of("pass"), 3_000);
    transcript
        .play(CLARA, Answer.of("play", "card", "c.34"), 4_000)
        .play(ANNA, Answer.of("play", "card", "c.4"), 5_000);
    transcript
        .show(BERT)
        .play(BERT, Answer.of("play", "card", "c.17"), 6_000)
        .play(BERT, Answer.of("play", "card", "c.33"), 6_500);
    transcript
        .play(CLARA, Answer.of("play", "card", "c.18"), 7_000)
        .timeUp()
        .timeUp()
        .show(Seat.NOBODY);
    Golden.check("bid-jack-hand", transcript.toString());
  }
}
