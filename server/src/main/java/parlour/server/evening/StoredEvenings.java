package parlour.server.evening;

import java.util.List;
import java.util.Optional;
import org.apache.pekko.persistence.typed.PersistenceId;
import parlour.engine.wire.Json;
import parlour.games.progressive.Evening;

/// Reads evenings from their stored events, without their actors.
public final class StoredEvenings {
  private StoredEvenings() {}

  /// The id under which the events of an evening are stored.
  public static String persistenceId(String evening) {
    return PersistenceId.of(EveningCommand.KEY.name(), evening).id();
  }

  /// How far an evening has come, if these are the events of one.
  public static Optional<Evening.Phase> phase(List<Json> stored) {
    List<EveningEvent> events = stored.stream().map(EveningEventCodec::read).toList();
    if (events.isEmpty()) return Optional.empty();
    return EveningState.first(events.getFirst())
        .map(first -> first.after(events.subList(1, events.size())).evening().phase());
  }
}
