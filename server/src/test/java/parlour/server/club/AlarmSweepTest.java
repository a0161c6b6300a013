package parlour.server.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.server.store.Alarms;

/// A sweep of due tables that act slowly, or never.
class AlarmSweepTest {
  private static final int TABLES = 3_000;

  /// @param acting how many of the woken tables act between two looks
  @ParameterizedTest
  @ValueSource(ints = {0, 7, 100, 1_000})
  void every_table_is_woken_once_and_few_at_a_time(int acting) {
    List<Alarms.Alarm> due =
        new ArrayList<>(
            IntStream.range(0, TABLES).mapToObj(i -> new Alarms.Alarm("t" + i, i)).toList());
    Set<Alarms.Alarm> woken = new HashSet<>();
    AlarmSweep.Stage stage = AlarmSweep.Stage.FIRST;
    List<Alarms.Alarm> batch = List.of();
    for (int look = 0; look < 10_000; look++) {
      long behind = stage.behind().atMillis();
      batch =
          due.stream().filter(alarm -> alarm.atMillis() > behind).limit(AlarmSweep.BATCH).toList();
      boolean wakes = stage.woken().isEmpty();
      if (wakes) {
        assertThat(batch).noneMatch(woken::contains);
        woken.addAll(batch);
      }
      if (wakes && batch.size() < AlarmSweep.BATCH) break;
      stage = stage.after(batch);
      long waiting = due.stream().filter(woken::contains).count();
      if (acting > 0) assertThat(waiting).isLessThanOrEqualTo(AlarmSweep.BATCH * 3 / 2);
      due.removeAll(due.stream().filter(woken::contains).limit(acting).toList());
    }
    assertThat(woken).hasSize(TABLES);
  }
}
