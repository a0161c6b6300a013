package parlour.games.outinthecold;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.outinthecold.OutInTheColdTable.hands;
import static parlour.games.outinthecold.OutInTheColdTable.open;
import static parlour.games.outinthecold.OutInTheColdTable.table;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;
import static parlour.testkit.TestTable.CLARA;

import org.junit.jupiter.api.Test;
import parlour.engine.Prompt;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.games.outinthecold.Move.ComeIn;
import parlour.games.outinthecold.Move.Stay;
import parlour.games.outinthecold.Move.Wait;

/// The form in which all play at once against the clock.
class TimedFormTest {
  private final OutInTheCold timed = open("form", "timed", "judge", "umpire");

  @Test
  @Proves("out-in-the-cold.timed")
  void all_work_at_once_and_the_last_to_call_is_out_in_the_cold() {
    OutInTheColdTable table = hands(timed, "riseeee", "tarqjjj", "catssss");
    assertThat(table.prompt().pace()).isEqualTo(Prompt.Pace.RACE);
    assertThat(table.prompt().must()).isEqualTo(Seats.first(3));
    assertThat(table.prompt().deadlineMillis()).isEqualTo(180_000);
    table.by(ANNA, new ComeIn("rise"));
    assertThat(table.toldLast(BERT)).contains("\"In!\"");
    assertThat(table.refusal(ANNA, new ComeIn("see"))).isEqualTo("out-in-the-cold.in");
    assertThat(table.refusal(BERT, new Wait())).isEqualTo("out-in-the-cold.amb.timed-stay");
    table.by(CLARA, new ComeIn("cat"));
    assertThat(table.colds(BERT)).isEqualTo(1);
    assertThat(table.won(ANNA)).isEqualTo(4);
    assertThat(table.won(CLARA)).isEqualTo(3);
    assertThat(table.position().match().number()).isEqualTo(2);
  }

  @Test
  @Proves({"out-in-the-cold.timed", "out-in-the-cold.amb.timed-stay"})
  void a_player_who_stays_out_leaves_the_others_their_time() {
    OutInTheColdTable table = hands(timed, "riseeee", "tarqjjj", "catssss");
    table.by(BERT, new Stay()).by(ANNA, new ComeIn("rise"));
    assertThat(table.position().match().number()).as("Clara may still come in").isEqualTo(1);
    table.by(CLARA, new ComeIn("cat"));
    assertThat(table.won(CLARA)).isEqualTo(3);
    assertThat(table.colds(BERT)).isEqualTo(1);
  }

  @Test
  @Proves({"general.amb.time", "general.time-limit"})
  void after_three_minutes_all_who_have_not_called_are_out() {
    OutInTheColdTable table = hands(timed, "riseeee", "tarqjjj", "catssss");
    table.by(ANNA, new ComeIn("rise")).clock();
    assertThat(table.colds(BERT)).isEqualTo(1);
    assertThat(table.colds(CLARA)).isEqualTo(1);
    assertThat(table.won(ANNA)).isEqualTo(4);
    assertThat(table(open("form", "timed", "clock", "off"), 3).prompt().deadlineMillis())
        .isEqualTo(360_000);
  }
}
