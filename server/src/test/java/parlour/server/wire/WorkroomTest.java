package parlour.server.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Those who ask for something take turns, however much one of them wants.
class WorkroomTest {
  private final Deque<Runnable> thread = new ArrayDeque<>();
  private final Workroom room = new Workroom(thread::add);
  private final List<String> done = new ArrayList<>();

  private void ask(String asker, String what) {
    room.of(asker).execute(() -> done.add(what));
  }

  private void workAll() {
    while (!thread.isEmpty()) thread.remove().run();
  }

  @Test
  void whoever_comes_late_waits_for_one_thing_of_each_and_not_for_all() {
    for (int i = 0; i < Workroom.MOST_WAITING; i++) ask("flood", "f" + i);
    ask("player", "p0");
    ask("player", "p1");
    ask("other", "o0");
    workAll();
    assertThat(done.subList(0, 5)).containsExactly("f0", "p0", "o0", "f1", "p1");
    assertThat(done).hasSize(Workroom.MOST_WAITING + 3);
  }

  @Test
  void one_asker_may_have_a_few_things_waiting_and_no_more() {
    for (int round = 0; round < 3; round++) {
      for (int i = 0; i < Workroom.MOST_WAITING; i++) ask("flood", "f");
      assertThatExceptionOfType(Problem.class)
          .isThrownBy(() -> ask("flood", "one more"))
          .matches(refused -> refused.status() == 429);
      ask("player", "p");
      workAll();
    }
    assertThat(done).hasSize(3 * (Workroom.MOST_WAITING + 1)).doesNotContain("one more");
  }
}
