package parlour.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class TrampolineTest {
  private final List<String> done = new ArrayList<>();

  /// A pool that does what it is given when it is told to.
  private static final class LaterPool extends AbstractExecutorService {
    private final List<Runnable> given = new ArrayList<>();

    private void run() {
      List<Runnable> now = List.copyOf(given);
      given.clear();
      now.forEach(Runnable::run);
    }

    @Override
    public void execute(Runnable task) {
      given.add(task);
    }

    @Override
    public void shutdown() {}

    @Override
    public List<Runnable> shutdownNow() {
      return List.of();
    }

    @Override
    public boolean isShutdown() {
      return false;
    }

    @Override
    public boolean isTerminated() {
      return false;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) {
      return true;
    }
  }

  private final LaterPool pool = new LaterPool();
  private final Trampoline trampoline = new Trampoline(pool);

  private Runnable does(String what) {
    return () -> done.add(what);
  }

  @Test
  void elsewhere_the_pool_runs_everything() {
    trampoline.execute(does("a"));
    assertThat(done).isEmpty();
    pool.run();
    assertThat(done).containsExactly("a");
  }

  @Test
  void in_place_what_is_given_is_done_in_its_order_and_not_inside_each_other() {
    Trampoline.inPlace(
        () -> {
          trampoline.execute(
              () -> {
                trampoline.execute(does("third"));
                done.add("first");
              });
          trampoline.execute(does("second"));
          done.add("the action itself");
        });
    assertThat(done).containsExactly("the action itself", "first", "second", "third");
    assertThat(pool.given).isEmpty();
  }

  @Test
  void what_is_handed_over_wakes_one_thread_which_runs_it_in_place() {
    Trampoline.handingOver(
        () -> {
          for (String name : List.of("a", "b", "c"))
            trampoline.execute(() -> trampoline.execute(does(name)));
        });
    assertThat(done).isEmpty();
    assertThat(pool.given).hasSize(1);
    pool.run();
    assertThat(done).containsExactly("a", "b", "c");
    assertThat(pool.given).isEmpty();
  }

  @Test
  void a_thread_is_not_kept_for_ever() {
    Trampoline.inPlace(() -> trampoline.execute(this::again));
    assertThat(done).hasSizeBetween(1, 100);
    assertThat(pool.given).hasSize(1);
    pool.run();
    assertThat(done).hasSizeBetween(100, 200);
  }

  private void again() {
    done.add("again");
    trampoline.execute(this::again);
  }

  @Test
  void a_task_that_fails_takes_no_other_with_it() {
    assertThatThrownBy(
            () ->
                Trampoline.inPlace(
                    () -> {
                      trampoline.execute(
                          () -> {
                            throw new IllegalStateException("broken");
                          });
                      trampoline.execute(does("the next"));
                    }))
        .hasMessage("broken");
    pool.run();
    assertThat(done).containsExactly("the next");
    trampoline.execute(does("later"));
    assertThat(done).hasSize(1);
    assertThat(pool.given).hasSize(1);
  }
}
