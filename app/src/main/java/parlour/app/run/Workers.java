package parlour.app.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import parlour.app.config.Refusal;

/// Runs one counting task on several threads at once and collects what each has counted.
public final class Workers {
  private Workers() {}

  public static <P> List<P> run(int threads, Callable<P> task) {
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Future<P>> futures = new ArrayList<>();
      for (int i = 0; i < threads; i++) futures.add(pool.submit(task));
      List<P> parts = new ArrayList<>();
      for (Future<P> future : futures) parts.add(future.get());
      return parts;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new Refusal(Refusal.SYSTEM, "The run was interrupted.");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Refusal refusal) throw refusal;
      throw new IllegalStateException("a game broke", e.getCause());
    }
  }
}
