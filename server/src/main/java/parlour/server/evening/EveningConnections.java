package parlour.server.evening;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.jspecify.annotations.Nullable;
import parlour.games.progressive.Evening;
import parlour.server.table.TableFrames;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.Reply;

/// The clients connected to one evening: its hostess, its guests and the screens that look on.
final class EveningConnections {
  private final String id;
  private final EveningTables tables;
  private final Map<ActorRef<ClientMessage>, Client> clients = new LinkedHashMap<>();

  /// How often everybody was sent the evening.
  private long sends;

  /// A client, and whether it wants to be sent only what changes.
  private static final class Client {
    private final EveningState.Eye eye;
    private final boolean changes;

    /// What it was shown last, and in which of the sends.
    private EveningFrames.@Nullable Page shown;

    private long shownIn;
    private long frames;

    Client(EveningState.Eye eye, boolean changes) {
      this.eye = eye;
      this.changes = changes;
    }
  }

  /// Clients with the same eye who have been shown the same share a frame.
  private record Group(EveningState.Eye eye, long shownIn) {}

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

  void add(ActorRef<ClientMessage> client, EveningState.Eye eye, boolean changes) {
    clients.put(client, new Client(eye, changes));
  }

  /// Removes a client; whether it was connected.
  boolean remove(ActorRef<ClientMessage> client) {
    return clients.remove(client) != null;
  }

  /// The guests with at least one connection.
  private List<Integer> guests() {
    return clients.values().stream().map(client -> client.eye.guest()).distinct().toList();
  }

  /// Sends everybody the state of the evening, or what has changed of it.
  void send(EveningState state, long nowMillis) {
    sends++;
    List<Integer> here = guests();
    Map<String, EveningTables.Waiting> laid = tables.there();
    Map<Group, String> rendered = new HashMap<>();
    clients.forEach(
        (to, client) -> {
          var page = new EveningFrames.Page(id, state, nowMillis, client.eye, here, laid);
          EveningFrames.Page before = client.changes ? client.shown : null;
          Group group = new Group(client.eye, before == null ? 0 : client.shownIn);
          String text = rendered.computeIfAbsent(group, _ -> frame(before, page));
          client.shown = page;
          client.shownIn = sends;
          client.frames++;
          to.tell(new ClientMessage.Frame(text, -1, -1, client.frames, before != null, false));
        });
  }

  private static String frame(EveningFrames.@Nullable Page before, EveningFrames.Page page) {
    return before == null ? EveningFrames.evening(page) : EveningFrames.change(before, page);
  }

  /// A page of the evening, as whoever has the token may see it.
  Reply show(EveningState state, long nowMillis, EveningCommand.Show show) {
    Optional<EveningState.Eye> eye = state.eye(show.token());
    if (eye.isEmpty()) return Reply.refused(403, "That opens nothing of this evening.");
    return switch (show.page()) {
      case EVENING ->
          new Reply(
              200,
              EveningFrames.evening(
                  new EveningFrames.Page(
                      id, state, nowMillis, eye.get(), guests(), tables.there())));
      case LOG ->
          state.evening().phase() == Evening.Phase.OVER
              ? new Reply(200, state.log().write())
              : Reply.refused(409, "The log is given out when the evening is over.");
    };
  }
}
