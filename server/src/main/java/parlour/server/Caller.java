package parlour.server;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import parlour.bots.Hint;
import parlour.engine.Answer;
import parlour.engine.Json;
import parlour.engine.SceneCodec;

/// One client at the door: reads his frames, measures his trips, and hands what he says to the
/// table.
final class Caller implements Visit.Line, Doorstep.Visitor {
  private static final int LONGEST_CHAT = 200;
  private static final int TOO_RUDE = 200;
  private static final long TOO_QUIET = 60_000_000;

  private final OpenLine line;
  private final EntityRef<Order> table;
  private final Trips trips = new Trips();
  private final Bucket frames;
  private final Bucket chat;
  private volatile long holds = Long.MAX_VALUE;
  private volatile long heard = TableClock.micros();
  private String token = "";
  private boolean greeted;
  private int unheard;
  private long toldTrip = -1;

  Caller(OpenLine line, EntityRef<Order> table, Rates rates) {
    this.line = line;
    this.table = table;
    this.frames = new Bucket(rates.frames());
    this.chat = new Bucket(rates.chat());
  }

  @Override
  public long holdsSince() {
    return holds;
  }

  /// Hears a frame; `arrived` is when it came in, in microseconds.
  void hear(String text, long arrived, ActorRef<Note> visit) {
    holds = arrived;
    heard = arrived;
    try {
      Json frame = Json.parse(text);
      String type = frame.at("type").asText();
      if (type.equals("pong")) pong(frame.at("n").asWhole(), arrived, visit);
      else if (!frames.take()) unheard();
      else obey(type, frame, arrived, visit);
    } catch (Json.Malformed wrong) {
      send(Frames.problem("Bad Request", wrong.sentence()));
    } finally {
      holds = Long.MAX_VALUE;
    }
  }

  private void obey(String type, Json frame, long arrived, ActorRef<Note> visit) {
    switch (type) {
      case "hello" -> hello(frame, visit);
      case "play" -> play(frame, arrived, visit);
      case "chat" -> say(frame, visit);
      case "hint" -> hint(frame, visit);
      case "hints" -> hints(frame, visit);
      default ->
          throw new Json.Malformed("\"" + Wording.shown(type) + "\" is no frame a client sends.");
    }
  }

  private void hello(Json frame, ActorRef<Note> visit) {
    if (greeted) throw new Json.Malformed("A connection says hello once.");
    token = text(frame, "token");
    String watch = text(frame, "watch");
    visit.tell(
        new Visit.Inner.Greet(
            token,
            watch.isEmpty() ? text(frame, "invite") : watch,
            number(frame, "since"),
            number(frame, "chat")));
    greeted = true;
  }

  private void play(Json frame, long arrived, ActorRef<Note> visit) {
    if (!greeted) throw new Json.Malformed("The first frame must be a hello.");
    long id = frame.at("id").asWhole();
    if (id <= 0) throw new Json.Malformed("The id of a play is a number from 1 on.");
    Answer answer = SceneCodec.answer(frame.at("answer"));
    table.tell(new Order.Play(token, id, answer, arrived, trips.half(), visit));
  }

  private void say(Json frame, ActorRef<Note> visit) {
    if (!greeted) throw new Json.Malformed("The first frame must be a hello.");
    String text = Wording.clean(frame.at("text").asText());
    if (text.isEmpty()) throw new Json.Malformed("There is nothing said in that.");
    if (text.length() > LONGEST_CHAT)
      throw new Json.Malformed("At most " + LONGEST_CHAT + " characters can be said at once.");
    if (chat.take()) table.tell(new Order.Say(token, text, visit));
    else send(Frames.problem("Too Many Requests", "One word after the other, please."));
  }

  private void hint(Json frame, ActorRef<Note> visit) {
    if (!greeted) throw new Json.Malformed("The first frame must be a hello.");
    int degree = frame.at("degree").asInt();
    if (degree < 1 || degree > Hint.DEGREES)
      throw new Json.Malformed(
          "Help has the degrees 1 to " + Hint.DEGREES + ", not " + degree + ".");
    if (chat.take()) table.tell(new Order.AskHint(token, degree, visit));
    else send(Frames.problem("Too Many Requests", "One hint after the other, please."));
  }

  private void hints(Json frame, ActorRef<Note> visit) {
    if (!greeted) throw new Json.Malformed("The first frame must be a hello.");
    boolean on = frame.at("on").asTruth();
    if (chat.take()) table.tell(new Order.AllowHints(token, on, visit));
    else send(Frames.problem("Too Many Requests", "One word after the other, please."));
  }

  private void pong(long n, long arrived, ActorRef<Note> visit) {
    if (!trips.back(n, arrived)) return;
    long half = Math.min(trips.half(), Stage.CAP);
    if (Math.abs(half - toldTrip) < 500) return;
    toldTrip = half;
    table.tell(new Order.Trip(half, visit));
  }

  private void unheard() {
    if (++unheard > TOO_RUDE) close("Too many frames.");
    else send(Frames.problem("Too Many Requests", "That was too fast; the frame was not heard."));
  }

  private static String text(Json frame, String name) {
    return frame.maybe(name).map(Json::asText).orElse("");
  }

  private static long number(Json frame, String name) {
    return Math.max(0, frame.maybe(name).map(Json::asWhole).orElse(0L));
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
    send(Frames.ping(n));
  }

  @Override
  public void close(String why) {
    line.close(why);
  }
}
