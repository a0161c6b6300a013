package parlour.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Clause;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.TableRules;
import parlour.engine.TinyGame;

class RefereeTest {
  private final Referee<TinyGame.Position, Integer, TinyGame.Position> referee =
      new Referee<>(new TinyGame(3), 2, 0);

  private static void refused(Referee.Decision decision, Clause clause) {
    assertThat(decision)
        .isInstanceOfSatisfying(
            Referee.Decision.Refused.class,
            refused -> assertThat(refused.clause()).isEqualTo(clause));
  }

  @Test
  void a_seat_that_is_not_asked_is_refused_and_nothing_changes() {
    refused(referee.play(Seat.of(1), Answer.of("call", "number", "3"), 5), TableRules.TURN);
    refused(referee.play(Seat.NOBODY, Answer.of("call", "number", "3"), 5), TableRules.TURN);
    assertThat(referee.prompt().must()).isEqualTo(Seats.of(Seat.of(0)));
  }

  @Test
  void an_answer_that_makes_no_sense_is_refused() {
    refused(referee.play(Seat.of(0), Answer.of("dance"), 5), TableRules.SENSE);
  }

  @Test
  void a_move_at_the_deadline_is_late_and_one_before_it_is_not() {
    refused(
        referee.play(Seat.of(0), Answer.of("call", "number", "3"), TinyGame.MINUTE_MILLIS),
        TableRules.LATE);
    assertThat(
            referee.play(Seat.of(0), Answer.of("call", "number", "3"), TinyGame.MINUTE_MILLIS - 1))
        .isInstanceOf(Referee.Decision.Accepted.class);
  }

  @Test
  void time_up_is_refused_early_and_counts_from_the_deadline_when_late() {
    refused(referee.timeUp(TinyGame.MINUTE_MILLIS - 1), TableRules.LATE);
    assertThat(referee.timeUp(TinyGame.MINUTE_MILLIS * 3))
        .isInstanceOf(Referee.Decision.Accepted.class);
    assertThat(referee.prompt().deadlineMillis()).isEqualTo(2 * TinyGame.MINUTE_MILLIS);
  }

  @Test
  void no_move_stands_once_the_game_is_over() {
    for (int i = 0; i < 3; i++) referee.playMove(Seat.of(i % 2), 2, i);
    assertThat(referee.result().orElseThrow().points()).isEqualTo(PerSeat.all(2, 6));
    refused(referee.play(Seat.of(0), Answer.of("call", "number", "1"), 9), TableRules.OVER);
  }
}
