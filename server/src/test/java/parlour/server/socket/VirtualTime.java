package parlour.server.socket;

import com.typesafe.config.Config;
import java.util.ArrayDeque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.AbstractScheduler;
import org.apache.pekko.actor.Cancellable;
import org.apache.pekko.dispatch.DispatcherPrerequisites;
import org.apache.pekko.dispatch.ExecutorServiceConfigurator;
import org.apache.pekko.dispatch.ExecutorServiceFactory;
import org.apache.pekko.event.LoggingAdapter;
import org.jspecify.annotations.Nullable;
import scala.concurrent.ExecutionContext;
import scala.concurrent.duration.FiniteDuration;

/// A discrete-event simulation of threads and time for an actor system: everything runs on the
/// thread that calls [#run], in one order, and time passes only when nothing is left to do.
final class VirtualTime {
  /// There is only one: tests that use it run one after the other.
  static final String LOCK = "virtual time";

  private static final Queue<Runnable> READY = new ArrayDeque<>();
  private static final PriorityQueue<Event> EVENTS = new PriorityQueue<>();
  private static long nowNanos;
  private static long events;

  private VirtualTime() {}

  /// Something that can be called off once.
  private abstract static class Planned implements Cancellable {
    private boolean cancelled;

    @Override
    public boolean cancel() {
      boolean first = !cancelled;
      cancelled = true;
      return first;
    }

    @Override
    public boolean isCancelled() {
      return cancelled;
    }
  }

  /// Something that happens at a time; of two at the same time the first planned comes first.
  private static final class Event extends Planned implements Comparable<Event> {
    private final long atNanos;
    private final long number;
    private final Runnable action;

    Event(long atNanos, Runnable action) {
      this.atNanos = atNanos;
      this.number = events++;
      this.action = action;
    }

    @Override
    public int compareTo(Event other) {
      int byTime = Long.compare(atNanos, other.atNanos);
      return byTime != 0 ? byTime : Long.compare(number, other.number);
    }
  }

  static synchronized long nowNanos() {
    return nowNanos;
  }

  static long nowMicros() {
    return nowNanos() / 1_000;
  }

  /// Plans something for later.
  static synchronized Cancellable after(long delayNanos, Runnable action) {
    Event event = new Event(nowNanos + Math.max(0, delayNanos), action);
    EVENTS.add(event);
    return event;
  }

  /// Calls off all that is planned: the timers of a system that nobody needs any more would go on
  /// for ever, through the days of every later test.
  static synchronized void callOff() {
    EVENTS.clear();
  }

  static synchronized void ready(Runnable task) {
    READY.add(task);
  }

  /// Does everything that can be done at this moment; what follows an answer that was asked for
  /// runs in the common pool, which is waited for.
  static void settle() {
    for (Runnable task = nextReady(); task != null; task = nextReady()) {
      task.run();
      if (isIdle()) ForkJoinPool.commonPool().awaitQuiescence(1, TimeUnit.MINUTES);
    }
  }

  private static synchronized boolean isIdle() {
    return READY.isEmpty();
  }

  private static synchronized @Nullable Runnable nextReady() {
    return READY.poll();
  }

  /// Lets time pass up to a moment.
  static void run(long untilNanos) {
    settle();
    for (Event event = nextEvent(untilNanos); event != null; event = nextEvent(untilNanos)) {
      event.action.run();
      settle();
    }
  }

  private static synchronized @Nullable Event nextEvent(long untilNanos) {
    while (!EVENTS.isEmpty() && EVENTS.peek().atNanos <= untilNanos) {
      Event event = EVENTS.poll();
      if (event.isCancelled()) continue;
      nowNanos = event.atNanos;
      return event;
    }
    nowNanos = Math.max(nowNanos, untilNanos);
    return null;
  }

  /// Runs the tasks of all dispatchers.
  public static final class Executor extends AbstractExecutorService {
    @Override
    public void execute(Runnable task) {
      ready(task);
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

  /// Makes Pekko use that executor.
  public static final class Dispatching extends ExecutorServiceConfigurator {
    public Dispatching(Config config, DispatcherPrerequisites prerequisites) {
      super(config, prerequisites);
    }

    @Override
    public ExecutorServiceFactory createExecutorServiceFactory(String id, ThreadFactory threads) {
      return new ExecutorServiceFactory() {
        @Override
        public ExecutorService createExecutorService() {
          return new Executor();
        }
      };
    }
  }

  /// Makes Pekko's timers wait for virtual time.
  public static final class Timers extends AbstractScheduler {
    public Timers(Config config, LoggingAdapter log, ThreadFactory threads) {}

    // Deprecated for callers, but a scheduler has to have it.
    @SuppressWarnings("deprecation")
    @Override
    public Cancellable schedule(
        FiniteDuration initial, FiniteDuration interval, Runnable task, ExecutionContext context) {
      Repeated repeated = new Repeated(interval.toNanos(), task, context);
      after(initial.toNanos(), repeated);
      return repeated;
    }

    @Override
    public Cancellable scheduleOnce(FiniteDuration delay, Runnable task, ExecutionContext context) {
      return after(delay.toNanos(), () -> context.execute(task));
    }

    @Override
    public double maxFrequency() {
      return 1_000;
    }
  }

  private static final class Repeated extends Planned implements Runnable {
    private final long intervalNanos;
    private final Runnable task;
    private final ExecutionContext context;

    Repeated(long intervalNanos, Runnable task, ExecutionContext context) {
      this.intervalNanos = intervalNanos;
      this.task = task;
      this.context = context;
    }

    @Override
    public void run() {
      if (isCancelled()) return;
      context.execute(task);
      after(intervalNanos, this);
    }
  }
}
