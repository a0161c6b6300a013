package parlour.server.wire;

import static java.util.Objects.requireNonNull;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;

/// Where everything that is asked for besides playing is worked out: puzzles, analyses, hints,
/// boxes to print, labs. It has one thread, so that the games in play keep the other processors.
///
/// Those who ask take turns, however much one of them wants, and each may have a few things
/// waiting.
public final class Workroom {
  public static final int MOST_WAITING = 8;

  private final Executor thread;
  private final int mostWaiting;

  /// What waits, by who asked for it; the first of them is next.
  private final Map<String, Deque<Runnable>> waiting = new LinkedHashMap<>();

  /// @param thread runs one thing after the other
  public Workroom(Executor thread) {
    this(thread, MOST_WAITING);
  }

  /// @param mostWaiting how much each who asks may have waiting
  public Workroom(Executor thread, int mostWaiting) {
    this.thread = thread;
    this.mostWaiting = mostWaiting;
  }

  /// Runs what somebody asks for when it is their turn.
  ///
  /// @param asker an address or a table
  public Executor of(String asker) {
    return task -> {
      add(asker, task);
      thread.execute(() -> next().run());
    };
  }

  /// Runs what the house does for itself, without a turn.
  public Executor ofTheHouse() {
    return thread;
  }

  private synchronized void add(String asker, Runnable task) {
    Deque<Runnable> tasks = waiting.computeIfAbsent(asker, _ -> new ArrayDeque<>());
    if (tasks.size() >= mostWaiting)
      throw new Problem(429, "Enough is being worked out for you just now; please wait a little.");
    tasks.add(task);
  }

  /// The oldest of whoever has waited longest; who asked for it goes to the end of the line.
  private synchronized Runnable next() {
    String asker = waiting.keySet().iterator().next();
    Deque<Runnable> tasks = requireNonNull(waiting.remove(asker));
    Runnable task = tasks.remove();
    if (!tasks.isEmpty()) waiting.put(asker, tasks);
    return task;
  }
}
