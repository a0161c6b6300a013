package parlour.server;

import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.net.URI;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;

/// The WebSocket at which clients take their places.
final class Door {
  static final String PATH = "/api/tables/{id}/play";

  private final ActorSystem<?> system;
  private final TableRoom room;
  private final Guard guard;
  private final ConcurrentHashMap<String, Place> places = new ConcurrentHashMap<>();

  private record Place(String table, String address, Caller caller, ActorRef<Note> visit) {}

  Door(ActorSystem<?> system, TableRoom room, Guard guard) {
    this.system = system;
    this.room = room;
    this.guard = guard;
  }

  void configure(WsConfig socket) {
    socket.onConnect(this::enter);
    socket.onMessage(
        message -> {
          long arrived = TableClock.micros();
          Place place = places.get(message.sessionId());
          if (place != null) place.caller().hear(message.message(), arrived, place.visit());
        });
    socket.onBinaryMessage(message -> message.closeSession(1003, "Frames are text."));
    socket.onClose(this::leave);
    socket.onError(this::leave);
  }

  /// A page of another origin must not speak for a player of this one.
  static void checkOrigin(Context request) {
    Api.tableId(request);
    String origin = request.header("Origin");
    if (origin == null) return;
    String host = request.header("Host");
    if (host == null || !host.equalsIgnoreCase(authority(origin))) {
      throw new Problem(403, "Only pages of this house may open a table here.");
    }
  }

  private static String authority(String origin) {
    try {
      String authority = URI.create(origin).getRawAuthority();
      return authority == null ? "" : authority;
    } catch (IllegalArgumentException _) {
      return "";
    }
  }

  private void enter(WsContext socket) {
    String table = socket.pathParam("id");
    EntityRef<Order> ref = room.table(table);
    Caller caller = new Caller(socket, ref, room.options().rates());
    ActorRef<Note> visit =
        system.systemActorOf(
            Visit.to(
                (greeting, guest) ->
                    ref.tell(
                        new Order.Hello(
                            greeting.token(),
                            greeting.secret(),
                            greeting.since(),
                            greeting.chat(),
                            guest)),
                caller),
            "visit-" + socket.sessionId(),
            Props.empty());
    String address = Objects.requireNonNullElse(socket.attribute(Guard.ADDRESS), "");
    places.put(socket.sessionId(), new Place(table, address, caller, visit));
    guard.lineOpened(address);
    room.gauges().lineOpened();
    room.doorstep().enter(table, caller);
  }

  private void leave(WsContext socket) {
    Place place = places.remove(socket.sessionId());
    if (place == null) return;
    guard.lineClosed(place.address());
    room.gauges().lineClosed();
    room.doorstep().leave(place.table(), place.caller());
    place.visit().tell(new Visit.Inner.Closed());
  }
}
