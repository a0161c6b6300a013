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
  private static final int MOST_LINES = 8;

  private final String id;
  private final String title;
  private final Map<ActorRef<ClientMessage>, Guest> guests = new LinkedHashMap<>();

  /// The room a scene is given to be written in: about as much as those before it took.
  private int expected = 1_024;

  private static final class Guest {
    private final Seat eye;
    private long lines;
    private long trip;

    private Guest(Seat eye, long lines) {
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
    return guests.isEmpty();
  }

  /// Lets somebody in and tells him all he has not had.
  void enter(TableCommand.Hello hello, Seat eye, Table table, long now) {
    ActorRef<ClientMessage> guest = hello.guest();
    Seats before = here();
    long lines =
        table
            .match()
            .map(match -> Math.clamp(hello.since(), 0L, match.minutes().size()))
            .orElse(0L);
    if (!eye.isNobody()) makeRoom(eye);
    guests.put(guest, new Guest(eye, lines));
    if (here().equals(before)) sendTable(guest, table);
    else table(table);
    table.match().ifPresent(match -> scene(guest, match, now));
    for (long n = Math.max(Math.max(0, table.chat().size() - 100L), hello.chat());
        n < table.chat().size();
        n++) guest.tell(word(table, n + 1));
  }

  /// Lets somebody out; whether he was in.
  boolean leave(ActorRef<ClientMessage> guest, Optional<Table> table) {
    Seats before = here();
    if (guests.remove(guest) == null) return false;
    if (!here().equals(before)) table.ifPresent(this::table);
    return true;
  }

  /// A player has only so many lines: of those he has, the oldest is let go.
  private void makeRoom(Seat eye) {
    List<ActorRef<ClientMessage>> his =
        guests.entrySet().stream()
            .filter(entry -> entry.getValue().eye.equals(eye))
            .map(Map.Entry::getKey)
            .toList();
    if (his.size() < MOST_LINES) return;
    guests.remove(his.getFirst());
    farewell(his.getFirst(), "You have come to this table by too many other doors.");
  }

  /// A chair was freed, or the watch token changed for nobody: no one may go on looking with that
  /// eye.
  void dismiss(Seat eye, String why) {
    guests
        .entrySet()
        .removeIf(
            entry -> {
              if (!entry.getValue().eye.equals(eye)) return false;
              farewell(entry.getKey(), why);
              return true;
            });
  }

  private static void farewell(ActorRef<ClientMessage> guest, String why) {
    guest.tell(new ClientMessage.Farewell(TableFrames.problem("Gone", why), why));
  }

  void trip(ActorRef<ClientMessage> guest, long micros) {
    Guest known = guests.get(guest);
    if (known != null) known.trip = micros;
  }

  /// The longest half round trip of those who play, in microseconds.
  long longestTrip() {
    long longest = 0;
    for (Guest guest : guests.values())
      if (!guest.eye.isNobody()) longest = Math.max(longest, guest.trip);
    return longest;
  }

  /// The chairs somebody is connected for.
  Seats here() {
    Seats here = Seats.NONE;
    for (Guest guest : guests.values()) here = here.with(guest.eye);
    return here;
  }

  /// Tells everybody who sits where.
  void table(Table table) {
    guests.keySet().forEach(guest -> sendTable(guest, table));
  }

  private void sendTable(ActorRef<ClientMessage> to, Table table) {
    Guest guest = guests.get(to);
    if (guest != null)
      to.tell(ClientMessage.Frame.plain(TableFrames.table(id, title, table, guest.eye, here())));
  }

  /// Shows everybody how the game stands now; those who look with the same eye and have had the
  /// same share a frame.
  void scenes(Match match, long now) {
    record Look(Seat eye, long lines) {}
    Map<Look, String> drawn = new HashMap<>();
    guests.forEach(
        (to, guest) -> {
          Look look = new Look(guest.eye, guest.lines);
          String text = drawn.computeIfAbsent(look, _ -> draw(guest, match, now));
          guest.lines = match.minutes().size();
          to.tell(new ClientMessage.Frame(text, guest.lines, -1));
        });
  }

  private void scene(ActorRef<ClientMessage> to, Match match, long now) {
    Guest guest = guests.get(to);
    if (guest == null) return;
    String text = draw(guest, match, now);
    guest.lines = match.minutes().size();
    to.tell(new ClientMessage.Frame(text, guest.lines, -1));
  }

  private String draw(Guest guest, Match match, long now) {
    String text = TableFrames.scene(match, guest.eye, guest.lines, now, expected);
    expected = Math.max(text.length() + text.length() / 8, expected - expected / 8);
    return text;
  }

  /// Tells everybody the last word of the chat.
  void chat(Table table) {
    ClientMessage.Frame word = word(table, table.chat().size());
    guests.keySet().forEach(guest -> guest.tell(word));
  }

  private static ClientMessage.Frame word(Table table, long n) {
    TableEvent.Said said = table.chat().get((int) n - 1);
    return new ClientMessage.Frame(TableFrames.chat(n, said, table.company()), -1, n);
  }

  /// What anybody may look at without a line.
  Reply show(Table table, TableCommand.Page page) {
    return switch (page) {
      case TABLE -> new Reply(200, TableFrames.table(id, title, table, Seat.NOBODY, here()));
      case LOG ->
          table
              .match()
              .filter(
                  match -> table.errand().isNone() ? match.isOver() : table.errand().isStopped())
              .map(match -> new Reply(200, match.book()))
              .orElseGet(() -> Reply.refused(409, "The log is given out when the game is over."));
      case TIMING ->
          table
              .match()
              .map(match -> Reply.of(200, TableFrames.timing(match)))
              .orElseGet(() -> Reply.refused(409, "The cards are not dealt yet."));
    };
  }
}
