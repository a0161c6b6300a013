package parlour.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// How the arena counts.
class ContestTest {
  private static Result result(int... points) {
    return Result.mostWins(PerSeat.of(points.length, seat -> points[seat.index()]));
  }

  private static final Seats FIRST = Seats.of(Seat.of(0));
  private static final Seats SECOND = Seats.of(Seat.of(1));

  @Test
  void every_seating_comes_with_its_mirror_image_and_the_same_deal() {
    for (int seats = 2; seats <= 8; seats++) {
      Seats all = Seats.first(seats);
      for (int number = 0; number < 24; number += 2) {
        Seats here = Contest.seating(seats, number);
        assertThat(Contest.seating(seats, number + 1)).isEqualTo(all.minus(here));
        assertThat(Contest.deal(7, number)).isEqualTo(Contest.deal(7, number + 1));
      }
    }
  }

  @Test
  void over_a_whole_round_every_chair_is_taken_by_both_equally_often() {
    for (int seats = 2; seats <= 7; seats++) {
      int[] taken = new int[seats];
      for (int number = 0; number < 2 * seats; number++)
        for (Seat seat : Contest.seating(seats, number)) taken[seat.index()]++;
      assertThat(taken).containsOnly(seats);
    }
  }

  @Test
  void a_game_is_won_by_as_much_as_ones_chairs_came_before_the_others() {
    assertThat(Contest.share(result(3, 1), FIRST, SECOND)).isEqualTo(1);
    assertThat(Contest.share(result(1, 1), FIRST, SECOND)).isEqualTo(0.5);
    Seats ones = Seats.of(Seat.of(0), Seat.of(2));
    Seats others = Seats.of(Seat.of(1), Seat.of(3));
    assertThat(Contest.share(result(9, 5, 1, 3), ones, others)).isEqualTo(0.5);
    assertThat(Contest.share(result(9, 5, 7, 3), ones, others)).isEqualTo(1);
    assertThat(Contest.share(result(2, 1, 3), FIRST, SECOND)).as("somebody else won").isEqualTo(1);
  }

  @Test
  void wilsons_interval_is_the_one_of_the_books() {
    WilsonInterval seventy = WilsonInterval.of(70, 100);
    assertThat(seventy.low()).isCloseTo(0.6042, within(0.0001));
    assertThat(seventy.high()).isCloseTo(0.7811, within(0.0001));
    assertThat(seventy.isAboveHalf()).isTrue();
    assertThat(WilsonInterval.of(11, 20).isAboveHalf()).isFalse();
    assertThat(WilsonInterval.of(0, 0).isAboveHalf()).isFalse();
    assertThat(WilsonInterval.of(20, 20).high()).isEqualTo(1);
  }

  @Test
  void ratings_are_those_that_make_what_happened_likeliest() {
    Contest contest = new Contest(List.of("1", "2", "3"));
    // Winning ten of eleven is 400 points better, and along a chain the differences add up.
    for (int i = 0; i < 1_100; i++) {
      contest.record(1, FIRST, 0, SECOND, i % 11 == 0 ? result(0, 1) : result(1, 0));
      contest.record(2, FIRST, 1, SECOND, i % 11 == 0 ? result(0, 1) : result(1, 0));
    }
    double[] ratings = contest.ratings();
    assertThat(ratings[1] - ratings[0]).isCloseTo(400, within(6.0));
    assertThat(ratings[2] - ratings[1]).isCloseTo(400, within(6.0));
    assertThat(ratings[0] + ratings[1] + ratings[2]).isCloseTo(0, within(0.01));
  }

  @Test
  void a_player_who_never_lost_has_a_rating_all_the_same() {
    Contest contest = new Contest(List.of("1", "2"));
    for (int i = 0; i < 50; i++) contest.record(1, FIRST, 0, SECOND, result(1, 0));
    assertThat(contest.ratings()[1]).isBetween(200.0, 2_000.0);
    assertThat(contest.winShare(1, 0).share()).isEqualTo(1);
    assertThat(contest.games(0, 1)).isEqualTo(50);
  }
}
