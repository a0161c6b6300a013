package parlour.server.table;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.server.table.state.Match;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.Reply;

/// Everybody who is connected to one table: each sees with one eye and is sent only what that eye
/// may see.
final class Connections {
  private static final int MOST_PER_SEAT = 8;

  private final String id;
  private final String title;
  private final Map<ActorRef<ClientMessage>, Client> clients = new LinkedHashMap<>();

  /// The room a scene is given to be written in: about as much as those before it took.
  private int expectedChars = 1_024;

  private static final class Client {
    private final Seat eye;
    private long lines;
    private long tripMicros;

    private Client(Seat eye, long lines) {
      this.eye = eye;
      this.lines = lines;
    }
  }

  Connections(String id, String title) {
    this.id = id;
    this.title = title;
  }

  String title() {
    return title;
  }

  boolean isEmpty() {
    return clients.isEmpty();
  }

  /// Lets somebody in and tells him all he has not had.
  void add(TableCommand.Hello hello, Seat eye, Table table, long now) {
    ActorRef<ClientMessage> client = hello.client();
    Seats before = connectedSeats();
    long lines =
        table
            .match()
            .map(match -> Math.clamp(hello.lastLine(), 0L, match.minutes().size()))
            .orElse(0L);
    if (!eye.isNobody()) dropOldest(eye);
    clients.put(client, new Client(eye, lines));
    if (connectedSeats().equals(before)) sendTable(client, table);
    else sendTable(table);
    table.match().ifPresent(match -> sendScene(client, match, now));
    for (long n = Math.max(Math.max(0, table.chat().size() - 100L), hello.lastChat());
        n < table.chat().size();
        n++) client.tell(chatFrame(table, n + 1));
  }

  /// Lets somebody out; whether he was in.
  boolean remove(ActorRef<ClientMessage> client, Optional<Table> table) {
    Seats before = connectedSeats();
    if (clients.remove(client) == null) return false;
    if (!connectedSeats().equals(before)) table.ifPresent(this::sendTable);
    return true;
  }

  /// A player has only so many lines: of those he has, the oldest is let go.
  private void dropOldest(Seat eye) {
    List<ActorRef<ClientMessage>> his =
        clients.entrySet().stream()
            .filter(entry -> entry.getValue().eye.equals(eye))
            .map(Map.Entry::getKey)
            .toList();
    if (his.size() < MOST_PER_SEAT) return;
    clients.remove(his.getFirst());
    close(his.getFirst(), "You have come to this table by too many other doors.");
  }

  /// A chair was freed, or the watch word changed for nobody: no one may go on looking with that
  /// eye.
  void disconnect(Seat eye, String why) {
    clients
        .entrySet()
        .removeIf(
            entry -> {
              if (!entry.getValue().eye.equals(eye)) return false;
              close(entry.getKey(), why);
              return true;
            });
  }

  private static void close(ActorRef<ClientMessage> client, String why) {
    client.tell(new ClientMessage.Farewell(TableFrames.problem("Gone", why), why));
  }

  void tripMeasured(ActorRef<ClientMessage> client, long micros) {
    Client known = clients.get(client);
    if (known != null) known.tripMicros = micros;
  }

  /// The longest half round trip of those who play, in microseconds.
  long slowestTripMicros() {
    long longest = 0;
    for (Client guest : clients.values())
      if (!guest.eye.isNobody()) longest = Math.max(longest, guest.tripMicros);
    return longest;
  }

  /// The chairs somebody is connected for.
  Seats connectedSeats() {
    Seats here = Seats.NONE;
    for (Client guest : clients.values()) here = here.with(guest.eye);
    return here;
  }

  /// Tells everybody who sits where.
  void sendTable(Table table) {
    clients.keySet().forEach(client -> sendTable(client, table));
  }

  private void sendTable(ActorRef<ClientMessage> to, Table table) {
    Client guest = clients.get(to);
    if (guest != null)
      to.tell(
          ClientMessage.Frame.plain(
              TableFrames.table(id, title, table, guest.eye, connectedSeats())));
  }

  /// Shows everybody how the game stands now; those who look with the same eye and have had the
  /// same share a frame.
  void sendScenes(Match match, long now) {
    record Look(Seat eye, long lines) {}
    Map<Look, String> drawn = new HashMap<>();
    clients.forEach(
        (to, guest) -> {
          Look look = new Look(guest.eye, guest.lines);
          String text = drawn.computeIfAbsent(look, _ -> render(guest, match, now));
          guest.lines = match.minutes().size();
          to.tell(new ClientMessage.Frame(text, guest.lines, -1));
        });
  }

  private void sendScene(ActorRef<ClientMessage> to, Match match, long now) {
    Client guest = clients.get(to);
    if (guest == null) return;
    String text = render(guest, match, now);
    guest.lines = match.minutes().size();
    to.tell(new ClientMessage.Frame(text, guest.lines, -1));
  }

  private String render(Client guest, Match match, long now) {
    String text = TableFrames.scene(match, guest.eye, guest.lines, now, expectedChars);
    expectedChars = Math.max(text.length() + text.length() / 8, expectedChars - expectedChars / 8);
    return text;
  }

  /// Tells everybody the last word of the chat.
  void sendChat(Table table) {
    ClientMessage.Frame word = chatFrame(table, table.chat().size());
    clients.keySet().forEach(client -> client.tell(word));
  }

  private static ClientMessage.Frame chatFrame(Table table, long n) {
    TableEvent.Said said = table.chat().get((int) n - 1);
    return new ClientMessage.Frame(TableFrames.chat(n, said, table.players()), -1, n);
  }

  /// What anybody may look at without a line.
  Reply page(Table table, TableCommand.Page page) {
    return switch (page) {
      case TABLE ->
          new Reply(200, TableFrames.table(id, title, table, Seat.NOBODY, connectedSeats()));
      case LOG ->
          table
              .match()
              .filter(
                  match ->
                      table.eveningLink().isNone()
                          ? match.isOver()
                          : table.eveningLink().isStopped())
              .map(match -> new Reply(200, match.logText()))
              .orElseGet(() -> Reply.refused(409, "The log is given out when the game is over."));
      case TIMING ->
          table
              .match()
              .map(match -> Reply.of(200, TableFrames.timing(match)))
              .orElseGet(() -> Reply.refused(409, "The cards are not dealt yet."));
    };
  }
}
