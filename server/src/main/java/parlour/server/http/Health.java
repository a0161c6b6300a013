package parlour.server.http;

import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import parlour.server.store.Store;

/// The health check: whether this node is up in its cluster, and its store answers and can be
/// written to.
public final class Health {
  static final String UP = "up";
  private static final long FRESH_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final ActorSystem<?> system;
  private final Store store;
  private volatile StoreCheck lastCheck;

  private record StoreCheck(boolean answered, long atNanos) {}

  public Health(ActorSystem<?> system, Store store) {
    this.system = system;
    this.store = store;
    this.lastCheck = new StoreCheck(false, System.nanoTime() - FRESH_NANOS);
  }

  /// `up`, or what is wrong: `joining`, `leaving` or `store`.
  String status() {
    MemberStatus member = Cluster.get(system).selfMember().status();
    if (member.equals(MemberStatus.joining()) || member.equals(MemberStatus.weaklyUp()))
      return "joining";
    if (!member.equals(MemberStatus.up())) return "leaving";
    return !cannotStore() && storeAnswers() ? UP : "store";
  }

  /// Whether the last thing that was to be stored could not be.
  boolean cannotStore() {
    return store.trouble().isPresent();
  }

  private boolean storeAnswers() {
    StoreCheck last = lastCheck;
    if (System.nanoTime() - last.atNanos() < FRESH_NANOS) return last.answered();
    StoreCheck check = new StoreCheck(queryStore(), System.nanoTime());
    lastCheck = check;
    return check.answered();
  }

  private boolean queryStore() {
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
