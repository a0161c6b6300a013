package parlour.server.evening;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import parlour.engine.wire.Json;
import parlour.server.socket.ConnectionActor;
import parlour.server.socket.ConnectionActors;
import parlour.server.socket.SocketEndpoint;
import parlour.server.socket.SocketWriter;
import parlour.server.table.TableFrames;
import parlour.server.table.TableServices;
import parlour.server.wire.ConnectionMessage;
import parlour.server.wire.TextRules;
import parlour.server.wire.TokenBucket;

/// The WebSocket at which an evening is looked at; what is done, is done over HTTP.
public final class EveningSocket implements SocketEndpoint {
  public static final String PATH = "/api/evenings/{id}/watch";

  private final ConnectionActors visits;
  private final TableServices room;

  public EveningSocket(ConnectionActors visits, TableServices room) {
    this.visits = visits;
    this.room = room;
  }

  @Override
  public Guest open(String id, SocketWriter line) {
    EntityRef<EveningCommand> evening = EveningActor.ref(room.sharding(), id);
    Caller caller = new Caller(line, new TokenBucket(room.options().rates().frames()));
    ActorRef<ConnectionMessage> visit =
        visits.begin(
            (greeting, guest) -> evening.tell(new EveningCommand.Hello(greeting.secret(), guest)),
            caller);
    return new Guest() {
      @Override
      public void hear(String text, long arrived) {
        caller.hear(text, visit);
      }

      @Override
      public void gone() {
        visit.tell(new ConnectionActor.Inner.Closed());
      }
    };
  }

  /// One client who looks on: he says hello once and answers pings.
  private static final class Caller implements ConnectionActor.Line {
    private final SocketWriter line;
    private final TokenBucket frames;
    private boolean greeted;

    private Caller(SocketWriter line, TokenBucket frames) {
      this.line = line;
      this.frames = frames;
    }

    private void hear(String text, ActorRef<ConnectionMessage> visit) {
      try {
        Json frame = Json.parse(text);
        String type = frame.at("type").asText();
        if (type.equals("pong")) return;
        if (!frames.take()) {
          close("Too many frames.");
        } else if (!type.equals("hello")) {
          throw new Json.Malformed("\"" + TextRules.shown(type) + "\" is no frame a client sends.");
        } else if (greeted) {
          throw new Json.Malformed("A connection says hello once.");
        } else {
          greeted = true;
          visit.tell(new ConnectionActor.Inner.Greet("", frame.at("secret").asText(), 0, 0));
        }
      } catch (Json.Malformed wrong) {
        send(TableFrames.problem("Bad Request", wrong.sentence()));
      }
    }

    @Override
    public void send(String text) {
      line.send(text);
    }

    @Override
    public void ping(long n) {
      send(TableFrames.ping(n));
    }

    @Override
    public void close(String why) {
      line.close(why);
    }
  }
}
