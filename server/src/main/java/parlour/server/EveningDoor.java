package parlour.server;

import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import parlour.engine.Json;

/// The WebSocket at which an evening is looked at; what is done, is done over HTTP.
final class EveningDoor {
  static final String PATH = "/api/evenings/{id}/watch";

  private final ActorSystem<?> system;
  private final TableRoom room;
  private final Guard guard;
  private final ConcurrentHashMap<String, Place> places = new ConcurrentHashMap<>();

  private record Place(String address, Caller caller, ActorRef<Note> visit) {}

  EveningDoor(ActorSystem<?> system, TableRoom room, Guard guard) {
    this.system = system;
    this.room = room;
    this.guard = guard;
  }

  void configure(WsConfig socket) {
    socket.onConnect(this::enter);
    socket.onMessage(
        message -> {
          Place place = places.get(message.sessionId());
          if (place != null) place.caller().hear(message.message(), place.visit());
        });
    socket.onBinaryMessage(message -> message.closeSession(1003, "Frames are text."));
    socket.onClose(this::leave);
    socket.onError(this::leave);
  }

  private void enter(WsContext socket) {
    EntityRef<EveningOrder> evening = room.evening(socket.pathParam("id"));
    Caller caller = new Caller(socket, new Bucket(room.options().rates().frames()));
    ActorRef<Note> visit =
        system.systemActorOf(
            Visit.to(
                (greeting, guest) -> evening.tell(new EveningOrder.Hello(greeting.secret(), guest)),
                caller),
            "evening-visit-" + socket.sessionId(),
            Props.empty());
    String address = Objects.requireNonNullElse(socket.attribute(Guard.ADDRESS), "");
    places.put(socket.sessionId(), new Place(address, caller, visit));
    guard.lineOpened(address);
    room.gauges().lineOpened();
  }

  private void leave(WsContext socket) {
    Place place = places.remove(socket.sessionId());
    if (place == null) return;
    guard.lineClosed(place.address());
    room.gauges().lineClosed();
    place.visit().tell(new Visit.Inner.Closed());
  }

  /// One client who looks on: he says hello once and answers pings.
  private static final class Caller implements Visit.Line {
    private final OpenLine line;
    private final Bucket frames;
    private boolean greeted;

    private Caller(WsContext socket, Bucket frames) {
      this.line = new OpenLine(socket);
      this.frames = frames;
    }

    private void hear(String text, ActorRef<Note> visit) {
      try {
        Json frame = Json.parse(text);
        String type = frame.at("type").asText();
        if (type.equals("pong")) return;
        if (!frames.take()) {
          close("Too many frames.");
        } else if (!type.equals("hello")) {
          throw new Json.Malformed("\"" + Wording.shown(type) + "\" is no frame a client sends.");
        } else if (greeted) {
          throw new Json.Malformed("A connection says hello once.");
        } else {
          greeted = true;
          visit.tell(new Visit.Inner.Greet("", frame.at("secret").asText(), 0, 0));
        }
      } catch (Json.Malformed wrong) {
        send(Frames.problem("Bad Request", wrong.sentence()));
      }
    }

    @Override
    public void send(String text) {
      line.send(text);
    }

    @Override
    public void ping(long n) {
      send(Frames.ping(n));
    }

    @Override
    public void close(String why) {
      line.close(why);
    }
  }
}
