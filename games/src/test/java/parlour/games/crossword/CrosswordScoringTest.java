package parlour.games.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static parlour.games.crossword.CrosswordTables.UMPIRE;
import static parlour.games.crossword.CrosswordTables.VIGILANCE;
import static parlour.games.crossword.CrosswordTables.across;
import static parlour.games.crossword.CrosswordTables.down;
import static parlour.games.crossword.CrosswordTables.game;
import static parlour.games.crossword.CrosswordTables.hand;
import static parlour.games.crossword.CrosswordTables.play;
import static parlour.games.crossword.CrosswordTables.refused;
import static parlour.games.crossword.CrosswordTables.score;
import static parlour.games.crossword.CrosswordTables.scored;
import static parlour.games.crossword.CrosswordTables.table;
import static parlour.testkit.Rulings.legal;
import static parlour.testkit.Rulings.stands;
import static parlour.testkit.Rulings.told;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;
import static parlour.testkit.TestTable.CLARA;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seats;
import parlour.engine.TableRules;
import parlour.games.Proves;

/// The seventh and tenth rules: the score.
class CrosswordScoringTest {
  private final Position last = table(across("apt"), "o", "qe*", "bz");

  @Test
  @Proves({"crossword.hand-win", "crossword.hand-score", "crossword.object"})
  void the_first_to_be_rid_of_all_cards_wins_the_hand_and_the_others_score_what_they_hold() {
    Ruling<Position> ruling = UMPIRE.play(last, ANNA, down(2, 0, "to"), 1_000);
    Position next = legal(ruling);
    assertThat(next.match().scores())
        .isEqualTo(PerSeat.of(3, seat -> new int[] {0, 4 + 10 + 15, 2 + 2}[seat.index()]));
    assertThat(told(ruling, ANNA))
        .contains("@0 wins hand 1.", "@1 scores 29 for the cards left and has 29.");
    assertThat(next.match().hand()).isEqualTo(2);
    assertThat(next.board()).isEqualTo(Board.EMPTY);
    assertThat(next.hands().at(ANNA).size()).isEqualTo(6);
  }

  @Test
  @Proves("crossword.amb.next-dealer")
  void the_deal_passes_to_the_left() {
    Position next = legal(UMPIRE.play(last, ANNA, down(2, 0, "to"), 1_000));
    assertThat(last.match().dealer()).isEqualTo(CLARA);
    assertThat(next.match().dealer()).isEqualTo(ANNA);
    assertThat(next.phase().seat()).isEqualTo(BERT);
  }

  @Test
  @Proves("crossword.amb.last-word")
  void before_a_hand_is_scored_the_others_are_asked_whether_the_last_word_stands() {
    Position out = play(VIGILANCE, last, ANNA, down(2, 0, "to"));
    assertThat(out.phase()).isInstanceOf(Phase.Out.class);
    assertThat(VIGILANCE.prompt(out))
        .isEqualTo(new Prompt(Prompt.Pace.TOGETHER, Seats.of(BERT, CLARA), Seats.NONE, 16_000));
    Position one = play(VIGILANCE, out, CLARA, new Move.LetStand());
    assertThat(one.phase()).isInstanceOf(Phase.Out.class);
    refused(VIGILANCE, one, CLARA, new Move.LetStand(), Rule.LAST_WORD);
    refused(VIGILANCE, one, BERT, new Move.Discard('q' - 'a'), Rule.LAST_WORD);
    assertThat(play(VIGILANCE, one, BERT, new Move.LetStand()).match().hand()).isEqualTo(2);
    assertThat(legal(VIGILANCE.timeUp(out, 16_000)).match().hand()).isEqualTo(2);
  }

  @Test
  void a_last_word_that_is_none_goes_back_and_play_goes_on_to_the_left() {
    Position out = play(VIGILANCE, last, ANNA, down(1, 0, "po"));
    Position back =
        play(VIGILANCE, out, CLARA, new Move.Challenge(new Entry(1, 0, Way.DOWN, "po")));
    assertThat(back.hands().at(ANNA)).isEqualTo(hand("o"));
    assertThat(back.phase()).isInstanceOf(Phase.Playing.class);
    assertThat(back.phase().seat()).isEqualTo(BERT);
    assertThat(score(back, ANNA)).isEqualTo(10);
  }

  @Test
  void a_vain_challenge_of_the_last_word_scores_the_hand_as_well() {
    Position out = play(VIGILANCE, last, ANNA, down(2, 0, "to"));
    Position next = play(VIGILANCE, out, BERT, new Move.Challenge(new Entry(2, 0, Way.DOWN, "to")));
    assertThat(next.match().hand()).as("nobody has anything left to doubt").isEqualTo(2);
    assertThat(score(next, BERT)).isEqualTo(10 + 29);
  }

  @Test
  @Proves("crossword.end.100")
  void at_a_hundred_points_the_game_ends_and_the_lowest_score_wins() {
    Position start = scored(last, 60, 70, 20);
    assertThat(UMPIRE.result(legal(UMPIRE.play(start, ANNA, down(2, 0, "to"), 1_000))))
        .as("99 is not enough")
        .isEmpty();
    Position over = legal(UMPIRE.play(scored(last, 60, 71, 20), ANNA, down(2, 0, "to"), 1_000));
    assertThat(UMPIRE.prompt(over)).isEqualTo(Prompt.OVER);
    assertThat(UMPIRE.result(over).orElseThrow().winners()).isEqualTo(Seats.of(CLARA));
    assertThat(UMPIRE.result(over).orElseThrow().ranking())
        .containsExactly(Seats.of(CLARA), Seats.of(ANNA), Seats.of(BERT));
  }

  @Test
  @Proves("crossword.end.50")
  void the_quick_game_ends_at_fifty() {
    Crossword quick = game(Map.of("judge", "umpire", "ending", "50"));
    assertThat(
            quick.result(legal(quick.play(scored(last, 0, 20, 9), ANNA, down(2, 0, "to"), 1_000))))
        .isEmpty();
    Position over = legal(quick.play(scored(last, 0, 21, 9), ANNA, down(2, 0, "to"), 1_000));
    assertThat(quick.result(over).orElseThrow().winners()).isEqualTo(Seats.of(ANNA));
  }

  @Test
  @Proves("crossword.amb.fine-ends")
  void a_fine_that_reaches_the_goal_ends_the_game_at_once() {
    Position start = scored(table(Layout.EMPTY, "taxcqz", "boysat", "ten"), 90, 40, 20);
    Position laid = play(VIGILANCE, start, ANNA, across(0, 0, "tac"));
    Position over =
        play(VIGILANCE, laid, BERT, new Move.Challenge(new Entry(0, 0, Way.ACROSS, "tac")));
    assertThat(VIGILANCE.result(over).orElseThrow().points())
        .isEqualTo(PerSeat.of(3, seat -> new int[] {100, 40, 20}[seat.index()]));
    refused(VIGILANCE, over, BERT, across(0, 0, "sat"), TableRules.OVER);
  }

  @Test
  @Proves("crossword.time")
  void by_agreement_one_plays_a_number_of_hands_and_the_lowest_total_wins() {
    Crossword timed = game(Map.of("judge", "umpire", "ending", "1-hand"));
    Position over = legal(timed.play(scored(last, 200, 0, 0), ANNA, down(2, 0, "to"), 1_000));
    assertThat(timed.result(over).orElseThrow().winners()).isEqualTo(Seats.of(CLARA));
    Crossword longer = game(Map.of("judge", "umpire", "ending", "2-hands"));
    Position second = legal(longer.play(scored(last, 200, 0, 0), ANNA, down(2, 0, "to"), 1_000));
    assertThat(longer.result(second)).isEmpty();
    assertThat(second.match().hand()).isEqualTo(2);
  }

  @Test
  @Proves("crossword.time")
  void or_until_the_minutes_are_over() {
    Crossword timed = game(Map.of("judge", "umpire", "ending", "15-minutes"));
    Position early = legal(timed.play(last, ANNA, down(2, 0, "to"), 899_999));
    assertThat(timed.prompt(early).isOver()).isFalse();
    Position late = legal(timed.play(last, ANNA, down(2, 0, "to"), 900_000));
    assertThat(timed.prompt(late).isOver()).isTrue();
  }

  @Test
  void the_end_of_a_hand_shows_what_was_left_and_what_fines_cost() {
    Scene.Interlude interlude =
        stands(UMPIRE.play(scored(last, 0, 10, 0), ANNA, down(2, 0, "to"), 1_000)).events().stream()
            .flatMap(event -> event.interlude().stream())
            .findFirst()
            .orElseThrow();
    assertThat(interlude.gains())
        .extracting(Scene.Gain::gain, Scene.Gain::why)
        .containsExactly(
            tuple(0, "no card left"),
            tuple(4, "4 left in hand"),
            tuple(39, "29 left in hand, 10 for fines"));
    assertThat(interlude.standing()).isEqualTo("@0 [0:is] ahead with no points.");
  }

  @Test
  @Proves("crossword.amb.tie-limit")
  void after_five_hands_to_break_a_tie_the_game_is_shared() {
    for (int extra : List.of(4, 5)) {
      Position start = scored(table(across("apt"), "o", "bz", "bz"), 4, 0, 100);
      Position tied =
          start.with(
              new Position.Match(
                  start.match().scores(),
                  start.match().scores(),
                  start.match().ties(),
                  Seats.of(ANNA, BERT),
                  BERT,
                  9,
                  extra,
                  ""));
      Position next = legal(UMPIRE.play(tied, ANNA, down(2, 0, "to"), 1_000));
      assertThat(UMPIRE.prompt(next).isOver()).isEqualTo(extra == 5);
    }
  }

  @Test
  @Proves("crossword.amb.tie")
  void those_tied_for_the_lowest_play_one_more_hand() {
    Position start = scored(table(across("apt"), "o", "qe*", "bz"), 20, 80, 16);
    Position extra = legal(UMPIRE.play(start, ANNA, down(2, 0, "to"), 1_000));
    assertThat(extra.match().in()).isEqualTo(Seats.of(ANNA, CLARA));
    assertThat(extra.hands().at(BERT)).isEqualTo(Hand.EMPTY);
    assertThat(UMPIRE.prompt(extra).must()).isEqualTo(Seats.of(CLARA));
    Position last =
        new Position(
            extra.match(),
            extra.hands().with(CLARA, hand("o")).with(ANNA, hand("aaaiii")),
            extra.piles(),
            new Board(across("apt"), List.of()),
            extra.phase(),
            1);
    Position over = legal(UMPIRE.play(last, CLARA, down(2, 0, "to"), 1_000));
    assertThat(UMPIRE.result(over).orElseThrow().ranking())
        .as("Anna has 80 by now, and Bert 109: those who tied come first")
        .containsExactly(Seats.of(CLARA), Seats.of(ANNA), Seats.of(BERT));
  }

  @Test
  @Proves("crossword.amb.stand-off")
  void a_hand_nobody_ends_is_a_stand_off_after_thirty_turns_each() {
    Position start = table(across("apt"), "captsx", "qe*", "bz");
    Position late = start.with(new Phase.Playing(ANNA, 3 * 30 - 1, 60_000));
    Position next =
        play(
            UMPIRE,
            play(UMPIRE, late, ANNA, new Move.Discard('x' - 'a')),
            ANNA,
            new Move.Draw(true));
    assertThat(next.match().scores())
        .isEqualTo(PerSeat.of(3, seat -> new int[] {8 + 10 + 8 + 8 + 8 + 2, 29, 4}[seat.index()]));
    assertThat(next.match().hand()).isEqualTo(2);
  }
}
