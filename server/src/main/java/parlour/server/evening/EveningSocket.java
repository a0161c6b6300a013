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

  private final ConnectionActors connections;
  private final TableServices services;

  public EveningSocket(ConnectionActors connections, TableServices services) {
    this.connections = connections;
    this.services = services;
  }

  @Override
  public Listener open(String id, SocketWriter writer) {
    EntityRef<EveningCommand> evening = EveningActor.ref(services.sharding(), id);
    Caller caller = new Caller(writer, new TokenBucket(services.options().rates().frames()));
    ActorRef<ConnectionMessage> connection =
        connections.start(
            (greeting, client) -> evening.tell(new EveningCommand.Hello(greeting.secret(), client)),
            caller);
    return new Listener() {
      @Override
      public void onText(String text, long arrived) {
        caller.hear(text, connection);
      }

      @Override
      public void onClosed() {
        connection.tell(new ConnectionActor.Internal.Closed());
      }
    };
  }

  /// One client who looks on: he says hello once and answers pings.
  private static final class Caller implements ConnectionActor.Client {
    private final SocketWriter writer;
    private final TokenBucket frames;
    private boolean greeted;

    private Caller(SocketWriter writer, TokenBucket frames) {
      this.writer = writer;
      this.frames = frames;
    }

    private void hear(String text, ActorRef<ConnectionMessage> connection) {
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
          connection.tell(
              new ConnectionActor.Internal.Hello("", frame.at("secret").asText(), 0, 0));
        }
      } catch (Json.Malformed wrong) {
        send(TableFrames.problem("Bad Request", wrong.sentence()));
      }
    }

    @Override
    public void send(String text) {
      writer.send(text);
    }

    @Override
    public void ping(long n) {
      send(TableFrames.ping(n));
    }

    @Override
    public void close(String why) {
      writer.close(why);
    }
  }
}
