package parlour.server.table.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.engine.Log;
import parlour.engine.Seat;
import parlour.server.table.SlapJackMatches;

class JudgingTest {
  private static final Seat FIRST = Seat.of(0);
  private final Match match = SlapJackMatches.picture(2);

  private static Judging.Verdict hear(Judging hearing, Match match, long id, long at) {
    return hearing.hear(
        new Judging.Input(FIRST, SlapJackMatches.cry(match, FIRST), id, at), Optional.empty());
  }

  @Test
  void a_play_in_time_is_kept_with_its_time() {
    Judging hearing = new Judging(match);
    long at = SlapJackMatches.deadline(match) - 1;
    assertThat(hear(hearing, match, 3, at)).isEqualTo(new Judging.Verdict.Stood(2));
    assertThat(hearing.match().entries().getLast().atMillis()).isEqualTo(at);
    assertThat(hearing.match().lastPlay(FIRST)).isEqualTo(3);
  }

  @Test
  void the_clock_is_heard_before_a_late_play_which_is_then_judged_by_what_the_table_has_become() {
    Judging hearing = new Judging(match);
    long deadline = SlapJackMatches.deadline(match);
    Judging.Verdict verdict = hear(hearing, match, 3, deadline);
    assertThat(hearing.events()).hasSize(1);
    assertThat(((TableEvent.Played) hearing.events().getFirst()).entry())
        .isEqualTo(Log.Entry.clock(deadline));
    assertThat(verdict)
        .isInstanceOfSatisfying(
            Judging.Verdict.Refused.class,
            refused -> assertThat(refused.clause()).isEqualTo("slap-jack.amb.act"));
  }

  @Test
  void a_play_that_was_heard_before_is_not_heard_twice() {
    Judging hearing = new Judging(match);
    hear(hearing, match, 3, match.at() + 1);
    assertThat(hear(hearing, match, 3, match.at() + 2)).isEqualTo(new Judging.Verdict.Stood(2));
    assertThat(hear(hearing, match, 2, match.at() + 2)).isInstanceOf(Judging.Verdict.Refused.class);
    assertThat(hearing.events()).hasSize(1);
  }

  @Test
  void time_never_goes_back_in_the_log() {
    Judging hearing = new Judging(match);
    hear(hearing, match, 1, 0);
    assertThat(hearing.match().entries().getLast().atMillis()).isEqualTo(match.at());
  }

  @Test
  void what_was_heard_has_not_happened_yet() {
    Judging hearing = new Judging(match);
    hear(hearing, match, 1, match.at() + 1);
    assertThat(match.entries()).hasSize(1);
    assertThat(match.lastPlay(FIRST)).isZero();
    assertThat(match.referee().prompt()).isNotEqualTo(hearing.match().referee().prompt());
  }
}
