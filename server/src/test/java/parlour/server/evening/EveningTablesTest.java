package parlour.server.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;
import parlour.server.evening.EveningTables.Watched;

/// What an evening tells of whom its tables wait for.
class EveningTablesTest {
  private static Watched after(Watched before, long atMillis, String chairs) {
    return before.after(Json.parse("{\"gathers\":false," + chairs + "}"), true, atMillis);
  }

  private static String chairs(String missing, String bots, String awaited) {
    return "\"missing\":[" + missing + "],\"bots\":[" + bots + "],\"awaited\":[" + awaited + "]";
  }

  @Test
  void whoever_was_there_is_away_and_not_missed_like_one_who_never_came() {
    Watched begun = after(Watched.NOTHING, 0, chairs("1,2", "", "0"));
    assertThat(begun.waiting().away()).isEmpty();
    Watched come = after(begun, 2000, chairs("2", "", "0"));
    Watched lost = after(come, 4000, chairs("1,2", "", "0"));
    assertThat(lost.waiting().missing()).containsExactly(1, 2);
    assertThat(lost.waiting().away()).containsExactly(1);
  }

  @Test
  void it_stays_known_for_whom_a_bot_has_played() {
    Watched played = after(Watched.NOTHING, 0, chairs("", "3", "0"));
    assertThat(played.waiting().bots()).containsExactly(3);
    Watched back = after(played, 2000, chairs("", "", "0"));
    assertThat(back.waiting().bots()).isEmpty();
    assertThat(back.waiting().helped()).containsExactly(3);
  }

  @Test
  void a_table_is_held_up_by_whoever_it_has_awaited_for_a_while_and_who_is_there() {
    Watched begun = after(Watched.NOTHING, 0, chairs("1", "", "0,1"));
    assertThat(after(begun, 18_000, chairs("1", "", "0,1")).waiting().awaited()).isEmpty();
    assertThat(after(begun, 20_000, chairs("1", "", "0,1")).waiting().awaited())
        .isEqualTo(List.of(0));
    assertThat(after(begun, 20_000, chairs("1", "", "0")).waiting().awaited())
        .as("another turn")
        .isEmpty();
    Watched paused =
        begun.after(
            Json.parse("{\"gathers\":false," + chairs("1", "", "0,1") + "}"), false, 20_000);
    assertThat(after(paused, 22_000, chairs("1", "", "0,1")).waiting().awaited())
        .as("after a pause")
        .isEmpty();
  }

  @Test
  void a_table_that_gathers_waits_for_nobody_who_is_there() {
    Json gathers = Json.parse("{\"gathers\":true," + chairs("1", "", "0,1,2") + "}");
    Watched begun = Watched.NOTHING.after(gathers, true, 0);
    assertThat(begun.after(gathers, true, 40_000).waiting().awaited()).isEmpty();
    assertThat(begun.after(gathers, true, 40_000).waiting().missing()).containsExactly(1);
  }
}
