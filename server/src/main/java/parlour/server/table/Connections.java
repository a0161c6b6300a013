package parlour.server.table;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.apache.pekko.actor.typed.ActorRef;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.server.table.state.Chat;
import parlour.server.table.state.ClubMember;
import parlour.server.table.state.Match;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.PackedRecording;
import parlour.server.table.state.Table;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.Reply;
import parlour.server.wire.Secrets;

/// The clients connected to one table; each looks through one eye, a seat's or a watcher's, and is
/// sent only what that eye may see.
final class Connections {
  private static final int MOST_PER_SEAT = 8;

  private final String id;
  private final OpenGames games;
  private final Map<ActorRef<ClientMessage>, Client> clients = new LinkedHashMap<>();

  /// Whether the table of the rematch is stored: only then is anybody told of it.
  private boolean nextIsStored;

  private final SceneRenderer renderer = new SceneRenderer();

  private static final class Client {
    private SceneRenderer.View view;

    /// How many frames have shown it the game.
    private long scenes;

    private long tripMicros;

    /// The hash of the token it came with.
    private final String tokenHash;

    private Client(SceneRenderer.View view, String token) {
      this.view = view;
      this.tokenHash = Secrets.hash(token);
    }

    private Seat eye() {
      return view.eye();
    }
  }

  Connections(String id, OpenGames games) {
    this.id = id;
    this.games = games;
  }

  boolean isEmpty() {
    return clients.isEmpty();
  }

  /// Adds a client and sends it everything it does not have yet.
  void add(TableCommand.Hello hello, Seat eye, Table table, long nowMillis) {
    ActorRef<ClientMessage> client = hello.client();
    Seats before = connectedSeats();
    long lines =
        table
            .match()
            .map(match -> Math.clamp(hello.lastLine(), 0L, match.lineCounts().at(eye)))
            .orElse(0L);
    if (!eye.isNobody()) dropOldest(eye);
    Client added =
        new Client(new SceneRenderer.View(eye, hello.changes(), lines, null), hello.token());
    clients.put(client, added);
    if (connectedSeats().equals(before)) sendTable(client, added, table);
    else sendTable(table);
    table
        .match()
        .ifPresent(
            match -> {
              var frame = renderer.render(match, added.view, nowMillis);
              added.view = added.view.after(match);
              sendScene(client, added, frame);
            });
    Chat chat = table.chat();
    for (long n = chat.firstTold(hello.lastChat()); n <= chat.lines(); n++)
      client.tell(chatFrame(table, n));
  }

  /// Removes a client; whether it was connected.
  boolean remove(ActorRef<ClientMessage> client, Table table) {
    Seats before = connectedSeats();
    if (clients.remove(client) == null) return false;
    if (!connectedSeats().equals(before)) sendTable(table);
    return true;
  }

  /// Closes the oldest connection of a seat that has too many.
  private void dropOldest(Seat eye) {
    List<ActorRef<ClientMessage>> sameEye =
        clients.entrySet().stream()
            .filter(entry -> entry.getValue().eye().equals(eye))
            .map(Map.Entry::getKey)
            .toList();
    if (sameEye.size() < MOST_PER_SEAT) return;
    clients.remove(sameEye.getFirst());
    close(sameEye.getFirst(), "You have this table open in too many other places.");
  }

  /// Closes every connection that looks through an eye: a chair was freed, or the watch token was
  /// replaced.
  void disconnect(Seat eye, String why) {
    clients
        .entrySet()
        .removeIf(
            entry -> {
              if (!entry.getValue().eye().equals(eye)) return false;
              close(entry.getKey(), why);
              return true;
            });
  }

  /// Closes the connections of devices that belong no more to the members whose chairs they use.
  void disconnectOthers(Table table, String why) {
    clients
        .entrySet()
        .removeIf(
            entry -> {
              Client client = entry.getValue();
              if (client.eye().isNobody()) return false;
              ClubMember member = table.players().members().at(client.eye());
              if (member.isNone() || member.devices().contains(client.tokenHash)) return false;
              close(entry.getKey(), why);
              return true;
            });
  }

  /// Closes every connection: the table was deleted.
  void disconnectAll(String why) {
    clients.keySet().forEach(client -> close(client, why));
    clients.clear();
  }

  private static void close(ActorRef<ClientMessage> client, String why) {
    client.tell(new ClientMessage.Farewell(TableFrames.problem("Gone", why), why));
  }

  void tripMeasured(ActorRef<ClientMessage> client, long tripMicros) {
    Client known = clients.get(client);
    if (known != null) known.tripMicros = tripMicros;
  }

  /// The longest half round trip among the players.
  long slowestTripMicros() {
    long slowest = 0;
    for (Client client : clients.values())
      if (!client.eye().isNobody()) slowest = Math.max(slowest, client.tripMicros);
    return slowest;
  }

  /// The seats with at least one connection.
  Seats connectedSeats() {
    Seats connected = Seats.NONE;
    for (Client client : clients.values()) connected = connected.with(client.eye());
    return connected;
  }

  /// Sends everybody who sits where.
  void sendTable(Table table) {
    clients.forEach((to, client) -> sendTable(to, client, table));
  }

  /// Tells the devices of a member who has moved how their plays are numbered now: another than the
  /// one that sent the play may send the next.
  void numberPlays(Table table, Seats movers) {
    clients.forEach(
        (to, client) -> {
          Seat eye = client.eye();
          boolean moved = !eye.isNobody() && movers.has(eye);
          if (moved && !table.players().members().at(eye).isNone()) sendTable(to, client, table);
        });
  }

  private void sendTable(ActorRef<ClientMessage> to, Client client, Table table) {
    to.tell(ClientMessage.Frame.plain(tableFrame(table, client.eye())));
  }

  /// Tells everybody where the rematch is.
  void nextGathered(Table table) {
    nextIsStored = true;
    sendTable(table);
  }

  private String tableFrame(Table table, Seat eye) {
    String title = games.title(table.gathered().game());
    String next = nextIsStored ? table.next() : "";
    return TableFrames.table(id, title, table, eye, connectedSeats(), next);
  }

  /// Sends everybody the scene, changed or not: the clock was started or stopped, or somebody came
  /// or went.
  void sendScenes(Match match, long nowMillis) {
    sendScenes(match, nowMillis, _ -> true);
  }

  /// Sends the new scene to those who moved, and to those who see anything new in it.
  void sendNews(Match match, long nowMillis, Seats movers) {
    sendScenes(match, nowMillis, movers::has);
  }

  private void sendScenes(Match match, long nowMillis, Predicate<Seat> always) {
    Map<SceneRenderer.View, SceneRenderer.Rendered> rendered = new HashMap<>();
    clients.forEach(
        (to, client) -> {
          SceneRenderer.Rendered frame =
              rendered.computeIfAbsent(
                  client.view, view -> renderer.render(match, view, nowMillis));
          client.view = client.view.after(match);
          if (frame.isNews() || always.test(client.eye())) sendScene(to, client, frame);
        });
  }

  private static void sendScene(
      ActorRef<ClientMessage> to, Client client, SceneRenderer.Rendered frame) {
    client.scenes++;
    to.tell(
        new ClientMessage.Frame(
            frame.text(), client.view.lastLine(), -1, client.scenes, frame.isChange(), false));
  }

  /// Sends everybody the newest line of the chat.
  void sendChat(Table table) {
    ClientMessage.Frame frame = chatFrame(table, table.chat().lines());
    clients.keySet().forEach(client -> client.tell(frame));
  }

  /// Sends everybody something that is not kept.
  void sendToAll(String frame) {
    clients.keySet().forEach(client -> client.tell(ClientMessage.Frame.plain(frame)));
  }

  boolean has(ActorRef<ClientMessage> client) {
    return clients.containsKey(client);
  }

  private static ClientMessage.Frame chatFrame(Table table, long n) {
    return ClientMessage.Frame.chat(TableFrames.chat(n, table.chat().line(n)), n);
  }

  /// What can be read over HTTP, without a connection.
  Reply page(Table table, TableCommand.Page page) {
    return switch (page) {
      case TABLE -> new Reply(200, tableFrame(table, Seat.NOBODY));
      case LOG ->
          table
              .finished()
              .map(match -> new Reply(200, match.logText()))
              .orElseGet(() -> Reply.refused(409, "The log is given out when the game is over."));
      case RECORDING ->
          table
              .finished()
              .map(match -> new Reply(200, PackedRecording.of(match.record()).base64()))
              .orElseGet(() -> Reply.refused(409, "This game is not over yet."));
      case TIMING ->
          table
              .match()
              .map(match -> Reply.of(200, TableFrames.timing(match)))
              .orElseGet(() -> Reply.refused(409, "The cards are not dealt yet."));
    };
  }
}
