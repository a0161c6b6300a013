package parlour.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

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
  void one_who_is_not_asked_is_refused_and_nothing_changes() {
    refused(referee.play(Seat.of(1), Answer.of("call", "number", "3"), 5), TableRules.TURN);
    refused(referee.play(Seat.NOBODY, Answer.of("call", "number", "3"), 5), TableRules.TURN);
    assertThat(referee.prompt().must()).isEqualTo(Seats.of(Seat.of(0)));
  }

  @Test
  void what_makes_no_sense_is_refused() {
    refused(referee.play(Seat.of(0), Answer.of("dance"), 5), TableRules.SENSE);
  }

  @Test
  void a_move_at_the_deadline_is_late_and_one_before_it_is_not() {
    refused(
        referee.play(Seat.of(0), Answer.of("call", "number", "3"), TinyGame.MINUTE),
        TableRules.LATE);
    assertThat(referee.play(Seat.of(0), Answer.of("call", "number", "3"), TinyGame.MINUTE - 1))
        .isInstanceOf(Referee.Decision.Accepted.class);
  }

  @Test
  void the_clock_is_refused_before_its_time_and_speaks_at_its_deadline_however_late() {
    refused(referee.timeUp(TinyGame.MINUTE - 1), TableRules.LATE);
    assertThat(referee.timeUp(TinyGame.MINUTE * 3)).isInstanceOf(Referee.Decision.Accepted.class);
    assertThat(referee.prompt().deadlineMillis()).isEqualTo(2 * TinyGame.MINUTE);
  }

  @Test
  void nothing_is_played_once_the_game_is_over() {
    for (int i = 0; i < 3; i++) referee.playMove(Seat.of(i % 2), 2, i);
    assertThat(referee.result().orElseThrow().points()).isEqualTo(PerSeat.all(2, 6));
    refused(referee.play(Seat.of(0), Answer.of("call", "number", "1"), 9), TableRules.OVER);
  }
}
