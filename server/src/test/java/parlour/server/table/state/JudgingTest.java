package parlour.server.table.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.engine.Seat;
import parlour.engine.play.Log;
import parlour.server.table.SlapJackMatches;

class JudgingTest {
  private static final Seat FIRST = Seat.of(0);
  private final Match match = SlapJackMatches.picture(2);

  private static Judging.Verdict judge(Judging judging, Match match, long id, long at) {
    return judging.judge(
        new Judging.Input(FIRST, SlapJackMatches.reaction(match, FIRST), id, at), Optional.empty());
  }

  @Test
  void a_play_in_time_is_kept_with_its_time() {
    Judging judging = new Judging(match);
    long at = SlapJackMatches.deadline(match) - 1;
    assertThat(judge(judging, match, 3, at)).isEqualTo(new Judging.Verdict.Accepted(1));
    assertThat(judging.match().entries().getLast().atMillis()).isEqualTo(at);
    assertThat(judging.match().lastPlay(FIRST)).isEqualTo(3);
  }

  @Test
  void a_deadline_is_applied_before_a_late_play_which_is_judged_on_the_position_it_meets() {
    Judging judging = new Judging(match);
    long deadline = SlapJackMatches.deadline(match);
    Judging.Verdict verdict = judge(judging, match, 3, deadline);
    assertThat(judging.events()).hasSize(1);
    assertThat(((TableEvent.Played) judging.events().getFirst()).entry())
        .isEqualTo(Log.Entry.clock(deadline));
    assertThat(verdict)
        .isInstanceOfSatisfying(
            Judging.Verdict.Refused.class,
            refused -> assertThat(refused.clause()).isEqualTo("house.late"));
  }

  @Test
  void every_deadline_that_has_passed_is_applied_at_its_own_time_and_in_order() {
    Judging judging = new Judging(match);
    long deadline = SlapJackMatches.deadline(match);
    judge(judging, match, 3, deadline + 60_000);
    assertThat(judging.events()).hasSizeGreaterThan(5);
    assertThat(judging.events())
        .extracting(event -> ((TableEvent.Played) event).entry().atMillis())
        .isSorted()
        .startsWith(deadline)
        .allMatch(at -> at <= deadline + 60_000);
    assertThat(judging.matches()).hasSameSizeAs(judging.events()).endsWith(judging.match());
    assertThat(judging.match().referee().isDue(deadline + 60_000)).isFalse();
    assertThat(judging.runClock(deadline + 60_000)).as("once is enough").isFalse();
  }

  @Test
  void a_play_that_is_sent_twice_is_applied_once() {
    Judging judging = new Judging(match);
    judge(judging, match, 3, match.atMillis() + 1);
    assertThat(judge(judging, match, 3, match.atMillis() + 2))
        .isEqualTo(new Judging.Verdict.Accepted(1));
    assertThat(judge(judging, match, 2, match.atMillis() + 2))
        .isInstanceOf(Judging.Verdict.Refused.class);
    assertThat(judging.events()).hasSize(1);
  }

  @Test
  void time_never_goes_back_in_the_log() {
    Judging judging = new Judging(match);
    judge(judging, match, 1, 0);
    assertThat(judging.match().entries().getLast().atMillis()).isEqualTo(match.atMillis());
  }

  @Test
  void judging_changes_nothing_yet() {
    Judging judging = new Judging(match);
    judge(judging, match, 1, match.atMillis() + 1);
    assertThat(match.entries()).hasSize(1);
    assertThat(match.lastPlay(FIRST)).isZero();
    assertThat(match.referee().prompt()).isNotEqualTo(judging.match().referee().prompt());
  }
}
