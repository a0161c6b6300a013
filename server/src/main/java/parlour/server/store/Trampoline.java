package parlour.server.store;

import com.typesafe.config.Config;
import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.dispatch.DispatcherPrerequisites;
import org.apache.pekko.dispatch.ExecutorServiceConfigurator;
import org.apache.pekko.dispatch.ExecutorServiceFactory;
import org.apache.pekko.dispatch.ForkJoinExecutorConfigurator;

/// A trampoline before the thread pool of the actors: while a thread is [#inPlace], mailboxes that
/// it fills are run by itself, one after the other, instead of waking another thread for each.
///
/// A mailbox is run by one thread at a time whichever that is: Pekko sees to it.
public final class Trampoline extends AbstractExecutorService {
  /// After so many the pool goes on, or a thread that reads from the network could be kept by what
  /// others send.
  private static final int MOST_IN_PLACE = 64;

  private static final ThreadLocal<Waiting> HERE = new ThreadLocal<>();

  private final ExecutorService pool;

  Trampoline(ExecutorService pool) {
    this.pool = pool;
  }

  /// What waits to be run by one thread.
  private static final class Waiting {
    private final ArrayDeque<Runnable> tasks = new ArrayDeque<>();

    /// Where the rest goes: the pool of what waits.
    private Executor pool = Runnable::run;

    private void run() {
      for (int i = 0; i < MOST_IN_PLACE && !tasks.isEmpty(); i++) tasks.remove().run();
    }

    private void handOver() {
      if (tasks.isEmpty()) return;
      pool.execute(() -> begin(this, this::run));
    }
  }

  /// Runs an action and then the mailboxes that it has filled.
  public static void inPlace(Runnable action) {
    Waiting waiting = new Waiting();
    begin(
        waiting,
        () -> {
          action.run();
          waiting.run();
        });
  }

  /// Runs an action; the mailboxes that it has filled are run by one thread of the pool.
  static void handingOver(Runnable action) {
    begin(new Waiting(), action);
  }

  private static void begin(Waiting waiting, Runnable action) {
    HERE.set(waiting);
    try {
      action.run();
    } finally {
      HERE.remove();
      waiting.handOver();
    }
  }

  @Override
  public void execute(Runnable task) {
    Waiting waiting = HERE.get();
    if (waiting == null) {
      pool.execute(task);
    } else {
      waiting.pool = pool;
      waiting.tasks.add(task);
    }
  }

  @Override
  public void shutdown() {
    pool.shutdown();
  }

  @Override
  public List<Runnable> shutdownNow() {
    return pool.shutdownNow();
  }

  @Override
  public boolean isShutdown() {
    return pool.isShutdown();
  }

  @Override
  public boolean isTerminated() {
    return pool.isTerminated();
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
    return pool.awaitTermination(timeout, unit);
  }

  /// Names the trampoline in Pekko's configuration; its pool is the usual one.
  public static final class Configurator extends ExecutorServiceConfigurator {
    private final ForkJoinExecutorConfigurator usual;

    public Configurator(Config config, DispatcherPrerequisites prerequisites) {
      super(config, prerequisites);
      usual =
          new ForkJoinExecutorConfigurator(config.getConfig("fork-join-executor"), prerequisites);
    }

    @Override
    public ExecutorServiceFactory createExecutorServiceFactory(
        String id, ThreadFactory threadFactory) {
      ExecutorServiceFactory factory = usual.createExecutorServiceFactory(id, threadFactory);
      return () -> new Trampoline(factory.createExecutorService());
    }
  }
}
