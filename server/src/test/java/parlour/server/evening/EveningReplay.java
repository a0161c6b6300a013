package parlour.server.evening;

import java.util.List;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import parlour.games.progressive.Evening;
import parlour.games.progressive.EveningLogCodec;
import parlour.server.socket.Protocol;

/// An evening as its stored events give it, for tests of other packages.
///
/// @param fault why it cannot be replayed, or nothing
public record EveningReplay(
    Evening evening,
    List<EveningLogCodec.Entry> entries,
    List<EveningEvent.TablesLaid> tableSets,
    String fault) {
  public static EveningReplay of(List<EveningEvent> events) {
    EveningState state =
        EveningState.first(events.getFirst()).orElseThrow().after(events.subList(1, events.size()));
    return new EveningReplay(
        state.evening(), List.copyOf(state.entries()), state.tableSets(), state.fault());
  }

  /// The server's side of a connection to an evening.
  public static Protocol protocol(EntityRef<EveningCommand> evening) {
    return new EveningProtocol(evening);
  }
}
