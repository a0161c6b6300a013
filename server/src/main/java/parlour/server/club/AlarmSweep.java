package parlour.server.club;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import parlour.server.store.Alarms;
import parlour.server.table.TableCommand;
import parlour.server.table.TableServices;
import parlour.server.wire.NodeMessage;

/// Wakes the tables over days whose alarms have gone off: one actor of the whole cluster, which
/// keeps nothing that is not in the store.
public final class AlarmSweep {
  private static final Duration INTERVAL = Duration.ofMinutes(1);

  /// So many tables are woken at a time: each comes into memory for it.
  static final int BATCH = 250;

  /// So soon it looks whether they have acted, and so often at most: a broken table never does.
  private static final Duration LOOK_INTERVAL = Duration.ofSeconds(1);

  private static final int MOST_LOOKS = 60;

  private final ActorContext<Message> context;
  private final TimerScheduler<Message> timers;
  private final TableServices services;
  private boolean sweeping;

  private AlarmSweep(
      ActorContext<Message> context, TimerScheduler<Message> timers, TableServices services) {
    this.context = context;
    this.timers = timers;
    this.services = services;
  }

  /// What it tells itself.
  public sealed interface Message extends NodeMessage {
    /// Look what is due.
    record Look() implements Message {}

    /// Go on from there.
    record GoOn(Stage stage) implements Message {}

    /// These are due behind that stage's alarm.
    record Due(Stage stage, List<Alarms.Alarm> alarms) implements Message {}

    /// The store could not be read.
    record Broken() implements Message {}
  }

  /// Where a sweep is: what it has woken behind an alarm, and how often it has looked for answers.
  /// A table that has acted is no longer due.
  record Stage(Alarms.Alarm behind, List<Alarms.Alarm> woken, int looks) implements NodeMessage {
    static final Stage FIRST = new Stage(new Alarms.Alarm("", Long.MIN_VALUE), List.of(), 0);

    /// The next stage, by what is due behind this one's alarm: the next batch is not woken before
    /// half of the last has acted.
    Stage after(List<Alarms.Alarm> due) {
      if (woken.isEmpty()) return new Stage(behind, due, 0);
      long waiting = woken.stream().filter(Set.copyOf(due)::contains).count();
      return waiting > BATCH / 2 && looks < MOST_LOOKS
          ? new Stage(behind, woken, looks + 1)
          : new Stage(woken.getLast(), List.of(), 0);
    }
  }

  public static Behavior<Message> of(TableServices services) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(
                timers -> {
                  context.getSelf().tell(new Message.Look());
                  return new AlarmSweep(context, timers, services).behavior();
                }));
  }

  private Behavior<Message> behavior() {
    return Behaviors.receiveMessage(
        message -> {
          switch (message) {
            case Message.Look() -> {
              timers.startSingleTimer(new Message.Look(), INTERVAL);
              if (!sweeping) {
                sweeping = true;
                read(services.alarms().look(nowMillis()), _ -> new Message.GoOn(Stage.FIRST));
              }
            }
            case Message.GoOn(Stage stage) ->
                read(
                    services.alarms().due(nowMillis(), stage.behind(), BATCH),
                    due -> new Message.Due(stage, due));
            case Message.Due(Stage stage, List<Alarms.Alarm> alarms) -> goOn(stage, alarms);
            case Message.Broken() -> sweeping = false;
          }
          return Behaviors.same();
        });
  }

  private void goOn(Stage stage, List<Alarms.Alarm> due) {
    Stage after = stage.after(due);
    boolean wakes = stage.woken().isEmpty();
    if (wakes)
      for (Alarms.Alarm alarm : due)
        services
            .table(TableServices.id(alarm.pid()))
            .tell(new TableCommand.Internal.Wake(alarm.atMillis()));
    sweeping = !wakes || due.size() == BATCH;
    Message next = new Message.GoOn(after);
    if (sweeping && after.woken().isEmpty()) context.getSelf().tell(next);
    else if (sweeping) timers.startSingleTimer(next, LOOK_INTERVAL);
  }

  private <T> void read(CompletionStage<T> answer, Function<T, Message> message) {
    var _ =
        answer.whenComplete(
            (read, broken) ->
                context
                    .getSelf()
                    .tell(broken == null ? message.apply(read) : new Message.Broken()));
  }

  private long nowMillis() {
    return services.wallMillis().getAsLong();
  }
}
