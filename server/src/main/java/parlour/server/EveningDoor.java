package parlour.server;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import parlour.engine.Json;

/// The WebSocket at which an evening is looked at; what is done, is done over HTTP.
final class EveningDoor implements Door {
  static final String PATH = "/api/evenings/{id}/watch";

  private final Visits visits;
  private final TableRoom room;

  EveningDoor(Visits visits, TableRoom room) {
    this.visits = visits;
    this.room = room;
  }

  @Override
  public Guest open(String id, OpenLine line) {
    EntityRef<EveningOrder> evening = room.evening(id);
    Caller caller = new Caller(line, new Bucket(room.options().rates().frames()));
    ActorRef<Note> visit =
        visits.begin(
            (greeting, guest) -> evening.tell(new EveningOrder.Hello(greeting.secret(), guest)),
            caller);
    return new Guest() {
      @Override
      public void hear(String text, long arrived) {
        caller.hear(text, visit);
      }

      @Override
      public void gone() {
        visit.tell(new Visit.Inner.Closed());
      }
    };
  }

  /// One client who looks on: he says hello once and answers pings.
  private static final class Caller implements Visit.Line {
    private final OpenLine line;
    private final Bucket frames;
    private boolean greeted;

    private Caller(OpenLine line, Bucket frames) {
      this.line = line;
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
