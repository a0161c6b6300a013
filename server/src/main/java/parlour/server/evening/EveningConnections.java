package parlour.server.evening;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import parlour.games.progressive.Evening;
import parlour.server.table.TableFrames;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.Reply;

/// The clients connected to one evening: its hostess, its guests and the screens that look on.
final class EveningConnections {
  private final String id;
  private final EveningTables tables;
  private final Map<ActorRef<ClientMessage>, EveningState.Eye> clients = new LinkedHashMap<>();

  EveningConnections(String id, EveningTables tables) {
    this.id = id;
    this.tables = tables;
  }

  /// Closes a connection that may not be here.
  static void refuse(ActorRef<ClientMessage> client, String why) {
    client.tell(new ClientMessage.Farewell(TableFrames.problem("Forbidden", why), why));
  }

  boolean isEmpty() {
    return clients.isEmpty();
  }

  void add(ActorRef<ClientMessage> client, EveningState.Eye eye) {
    clients.put(client, eye);
  }

  /// Removes a client; whether it was connected.
  boolean remove(ActorRef<ClientMessage> client) {
    return clients.remove(client) != null;
  }

  /// The guests with at least one connection.
  private List<Integer> guests() {
    return clients.values().stream().map(EveningState.Eye::guest).distinct().toList();
  }

  /// Sends everybody the state of the evening; clients with the same eye share a frame.
  void send(EveningState state, long nowMillis) {
    Map<EveningState.Eye, String> rendered = new LinkedHashMap<>();
    List<Integer> here = guests();
    clients.forEach(
        (to, eye) ->
            to.tell(
                ClientMessage.Frame.plain(
                    rendered.computeIfAbsent(eye, _ -> page(state, nowMillis, eye, here)))));
  }

  /// A page of the evening, as whoever has the token may see it.
  Reply show(EveningState state, long nowMillis, EveningCommand.Show show) {
    Optional<EveningState.Eye> eye = state.eye(show.token());
    if (eye.isEmpty()) return Reply.refused(403, "That opens nothing of this evening.");
    return switch (show.page()) {
      case EVENING -> new Reply(200, page(state, nowMillis, eye.get(), guests()));
      case LOG ->
          state.evening().phase() == Evening.Phase.OVER
              ? new Reply(200, state.log().write())
              : Reply.refused(409, "The log is given out when the evening is over.");
    };
  }

  private String page(
      EveningState state, long nowMillis, EveningState.Eye eye, List<Integer> here) {
    return EveningFrames.evening(id, state, nowMillis, eye, here, tables);
  }
}
