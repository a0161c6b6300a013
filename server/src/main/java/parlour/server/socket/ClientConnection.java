package parlour.server.socket;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import parlour.bots.analysis.Hint;
import parlour.engine.Answer;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.server.config.Rates;
import parlour.server.table.InFlightMoves;
import parlour.server.table.RaceWindow;
import parlour.server.table.TableCommand;
import parlour.server.table.TableFrames;
import parlour.server.table.state.TableClock;
import parlour.server.wire.ConnectionMessage;
import parlour.server.wire.RoundTrips;
import parlour.server.wire.TextRules;
import parlour.server.wire.TokenBucket;

/// One client at the door: reads his frames, measures his trips, and hands what he says to the
/// table.
final class ClientConnection implements ConnectionActor.Line, InFlightMoves.Visitor {
  private static final int LONGEST_CHAT = 200;
  private static final int TOO_RUDE = 200;
  private static final long TOO_QUIET = 60_000_000;

  private final SocketWriter line;
  private final EntityRef<TableCommand> table;
  private final RoundTrips trips = new RoundTrips();
  private final TokenBucket frames;
  private final TokenBucket chat;
  private volatile long holds = Long.MAX_VALUE;
  private volatile long heard = TableClock.micros();
  private String token = "";
  private boolean greeted;
  private int unheard;
  private long toldTrip = -1;

  ClientConnection(SocketWriter line, EntityRef<TableCommand> table, Rates rates) {
    this.line = line;
    this.table = table;
    this.frames = new TokenBucket(rates.frames());
    this.chat = new TokenBucket(rates.chat());
  }

  @Override
  public long holdsSince() {
    return holds;
  }

  /// Hears a frame; `arrived` is when it came in, in microseconds.
  void hear(String text, long arrived, ActorRef<ConnectionMessage> visit) {
    holds = arrived;
    heard = arrived;
    try {
      Json frame = Json.parse(text);
      String type = frame.at("type").asText();
      if (type.equals("pong")) pong(frame.at("n").asLong(), arrived, visit);
      else if (!frames.take()) unheard();
      else obey(type, frame, arrived, visit);
    } catch (Json.Malformed wrong) {
      send(TableFrames.problem("Bad Request", wrong.sentence()));
    } finally {
      holds = Long.MAX_VALUE;
    }
  }

  private void obey(String type, Json frame, long arrived, ActorRef<ConnectionMessage> visit) {
    switch (type) {
      case "hello" -> hello(frame, visit);
      case "play" -> play(frame, arrived, visit);
      case "chat" -> say(frame, visit);
      case "hint" -> hint(frame, visit);
      case "hints" -> hints(frame, visit);
      default ->
          throw new Json.Malformed("\"" + TextRules.shown(type) + "\" is no frame a client sends.");
    }
  }

  private void hello(Json frame, ActorRef<ConnectionMessage> visit) {
    if (greeted) throw new Json.Malformed("A connection says hello once.");
    token = text(frame, "token");
    String watch = text(frame, "watch");
    visit.tell(
        new ConnectionActor.Inner.Greet(
            token,
            watch.isEmpty() ? text(frame, "invite") : watch,
            number(frame, "since"),
            number(frame, "chat")));
    greeted = true;
  }

  private void play(Json frame, long arrived, ActorRef<ConnectionMessage> visit) {
    if (!greeted) throw new Json.Malformed("The first frame must be a hello.");
    long id = frame.at("id").asLong();
    if (id <= 0) throw new Json.Malformed("The id of a play is a number from 1 on.");
    Answer answer = SceneCodec.answer(frame.at("answer"));
    table.tell(new TableCommand.Play(token, id, answer, arrived, trips.half(), visit.narrow()));
  }

  private void say(Json frame, ActorRef<ConnectionMessage> visit) {
    if (!greeted) throw new Json.Malformed("The first frame must be a hello.");
    String text = TextRules.clean(frame.at("text").asText());
    if (text.isEmpty()) throw new Json.Malformed("There is nothing said in that.");
    if (text.length() > LONGEST_CHAT)
      throw new Json.Malformed("At most " + LONGEST_CHAT + " characters can be said at once.");
    if (chat.take()) table.tell(new TableCommand.Say(token, text, visit.narrow()));
    else send(TableFrames.problem("Too Many Requests", "One word after the other, please."));
  }

  private void hint(Json frame, ActorRef<ConnectionMessage> visit) {
    if (!greeted) throw new Json.Malformed("The first frame must be a hello.");
    int degree = frame.at("degree").asInt();
    if (degree < 1 || degree > Hint.DEGREES)
      throw new Json.Malformed(
          "Help has the degrees 1 to " + Hint.DEGREES + ", not " + degree + ".");
    if (chat.take()) table.tell(new TableCommand.AskHint(token, degree, visit.narrow()));
    else send(TableFrames.problem("Too Many Requests", "One hint after the other, please."));
  }

  private void hints(Json frame, ActorRef<ConnectionMessage> visit) {
    if (!greeted) throw new Json.Malformed("The first frame must be a hello.");
    boolean on = frame.at("on").asBoolean();
    if (chat.take()) table.tell(new TableCommand.AllowHints(token, on, visit.narrow()));
    else send(TableFrames.problem("Too Many Requests", "One word after the other, please."));
  }

  private void pong(long n, long arrived, ActorRef<ConnectionMessage> visit) {
    if (!trips.back(n, arrived)) return;
    long half = Math.min(trips.half(), RaceWindow.CAP);
    if (Math.abs(half - toldTrip) < 500) return;
    toldTrip = half;
    table.tell(new TableCommand.Trip(half, visit.narrow()));
  }

  private void unheard() {
    if (++unheard > TOO_RUDE) close("Too many frames.");
    else
      send(TableFrames.problem("Too Many Requests", "That was too fast; the frame was not heard."));
  }

  private static String text(Json frame, String name) {
    return frame.maybe(name).map(Json::asText).orElse("");
  }

  private static long number(Json frame, String name) {
    return Math.max(0, frame.maybe(name).map(Json::asLong).orElse(0L));
  }

  @Override
  public void send(String text) {
    line.send(text);
  }

  @Override
  public void ping(long n) {
    long now = TableClock.micros();
    if (now - heard > TOO_QUIET) {
      // Nobody has answered for a minute: the line is dead, though nothing has said so.
      line.drop();
      return;
    }
    trips.sent(n, now);
    send(TableFrames.ping(n));
  }

  @Override
  public void close(String why) {
    line.close(why);
  }
}
