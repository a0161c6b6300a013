package parlour.server.socket;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Terminated;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityContext;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;

/// Stands in for cluster sharding: keeps the actor of one table or evening, starts it for the next
/// message when it has ended, and ends it when it asks for that.
///
/// @param <C> the messages of the actor
final class SimulatedShard<C> extends AbstractBehavior<Object> {
  private final Supplier<Behavior<C>> opening;
  private final C stop;
  private final Deque<C> buffer = new ArrayDeque<>();
  private Optional<ActorRef<C>> entity = Optional.empty();
  private boolean ending;

  /// Ends the actor as if its node had been killed.
  record Crash() {}

  /// Ends the actor as if it had asked for it.
  record Unload() {}

  /// Ends the shard and its actor for good.
  record Stop() {}

  /// @param stop what tells the actor to leave the memory
  static <C> Behavior<Object> of(
      EntityTypeKey<C> key, String id, C stop, Function<EntityContext<C>, Behavior<C>> opening) {
    return Behaviors.setup(
        context ->
            new SimulatedShard<>(
                context,
                stop,
                () -> opening.apply(new EntityContext<>(key, id, context.getSelf().narrow()))));
  }

  private SimulatedShard(ActorContext<Object> context, C stop, Supplier<Behavior<C>> opening) {
    super(context);
    this.stop = stop;
    this.opening = opening;
  }

  // Only the messages of the actor come here beside those of the shard.
  @SuppressWarnings("unchecked")
  @Override
  public Receive<Object> createReceive() {
    return newReceiveBuilder()
        .onMessage(Crash.class, _ -> crash())
        .onMessage(Unload.class, _ -> passivate())
        .onMessage(Stop.class, _ -> Behaviors.stopped())
        .onMessage(ClusterSharding.ShardCommand.class, _ -> passivate())
        .onSignal(Terminated.class, _ -> ended())
        .onAnyMessage(command -> pass((C) command))
        .build();
  }

  private Behavior<Object> pass(C command) {
    if (ending) buffer.add(command);
    else opened().tell(command);
    return this;
  }

  private ActorRef<C> opened() {
    if (entity.isEmpty()) {
      ActorRef<C> fresh = getContext().spawnAnonymous(opening.get());
      getContext().watch(fresh);
      entity = Optional.of(fresh);
    }
    return entity.get();
  }

  private Behavior<Object> crash() {
    if (entity.isEmpty() || ending) return this;
    ending = true;
    getContext().stop(entity.get());
    return this;
  }

  private Behavior<Object> passivate() {
    if (entity.isEmpty() || ending) return this;
    ending = true;
    entity.get().tell(stop);
    return this;
  }

  private Behavior<Object> ended() {
    entity = Optional.empty();
    ending = false;
    while (!buffer.isEmpty()) opened().tell(buffer.poll());
    return this;
  }
}
