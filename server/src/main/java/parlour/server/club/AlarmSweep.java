package parlour.server.club;

import java.time.Duration;
import java.util.List;
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

  /// So many tables are woken at a time, and so soon the next: each comes into memory for it.
  private static final int BATCH = 250;

  private static final Duration BATCH_INTERVAL = Duration.ofSeconds(1);
  private static final Alarms.Alarm FIRST = new Alarms.Alarm("", Long.MIN_VALUE);

  private final ActorContext<Message> context;
  private final TimerScheduler<Message> timers;
  private final TableServices services;

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

    /// Go on behind this alarm.
    record GoOn(Alarms.Alarm last) implements Message {}

    /// These are due.
    record Due(List<Alarms.Alarm> alarms) implements Message {}
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
              long nowMillis = services.wallMillis().getAsLong();
              var _ =
                  services
                      .alarms()
                      .look(nowMillis)
                      .thenRun(() -> context.getSelf().tell(new Message.GoOn(FIRST)));
              timers.startSingleTimer(new Message.Look(), INTERVAL);
            }
            case Message.GoOn(Alarms.Alarm last) -> {
              long nowMillis = services.wallMillis().getAsLong();
              var _ =
                  services
                      .alarms()
                      .due(nowMillis, last, BATCH)
                      .thenAccept(due -> context.getSelf().tell(new Message.Due(due)));
            }
            case Message.Due(List<Alarms.Alarm> alarms) -> wake(alarms);
          }
          return Behaviors.same();
        });
  }

  private void wake(List<Alarms.Alarm> alarms) {
    for (Alarms.Alarm alarm : alarms)
      services
          .table(TableServices.id(alarm.pid()))
          .tell(new TableCommand.Internal.Wake(alarm.atMillis()));
    if (alarms.size() == BATCH)
      timers.startSingleTimer(new Message.GoOn(alarms.getLast()), BATCH_INTERVAL);
  }
}
