package parlour.server.http;

import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import parlour.server.store.Store;

/// Whether this node can serve: it is one of its cluster, and its store answers.
public final class Health {
  private static final long FRESH = TimeUnit.SECONDS.toNanos(1);

  private final ActorSystem<?> system;
  private final Store store;
  private volatile Seen seen;

  /// How it was when last looked at.
  private record Seen(boolean well, long at) {}

  public Health(ActorSystem<?> system, Store store) {
    this.system = system;
    this.store = store;
    this.seen = new Seen(false, System.nanoTime() - FRESH);
  }

  /// One word: `up`, or what is wrong.
  String status() {
    MemberStatus status = Cluster.get(system).selfMember().status();
    if (status.equals(MemberStatus.joining()) || status.equals(MemberStatus.weaklyUp()))
      return "joining";
    if (!status.equals(MemberStatus.up())) return "leaving";
    return storeAnswers() ? "up" : "store";
  }

  private boolean storeAnswers() {
    Seen last = seen;
    if (System.nanoTime() - last.at() < FRESH) return last.well();
    Seen now = new Seen(ask(), System.nanoTime());
    seen = now;
    return now.well();
  }

  private boolean ask() {
    try {
      return store
          .read(
              connection -> {
                try (var statement = connection.createStatement();
                    var row = statement.executeQuery("SELECT 1")) {
                  return row.next();
                }
              })
          .orTimeout(3, TimeUnit.SECONDS)
          .join();
    } catch (CompletionException _) {
      return false;
    }
  }
}
