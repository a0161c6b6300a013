package parlour.server.socket;

import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import parlour.bots.analysis.Hint;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.server.config.Rates;
import parlour.server.table.TableCommand;
import parlour.server.table.TableFrames;
import parlour.server.wire.Cheer;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.TextRules;
import parlour.server.wire.TokenBucket;

/// Turns the frames of one client at a table into [TableCommand]s.
final class TableProtocol implements Protocol {
  private static final int LONGEST_CHAT = 200;
  private static final Set<String> TYPES = Set.of("play", "chat", "cheer", "hint", "hints", "rest");

  private final EntityRef<TableCommand> table;
  private final TokenBucket chatRate;
  private String token = "";

  TableProtocol(EntityRef<TableCommand> table, Rates.Rate chatRate) {
    this.table = table;
    this.chatRate = new TokenBucket(chatRate);
  }

  @Override
  public ConnectionActor.Internal.Hello readHello(Json frame) {
    token = text(frame, "token");
    String watchToken = text(frame, "watchToken");
    return new ConnectionActor.Internal.Hello(
        token,
        watchToken.isEmpty() ? text(frame, "inviteToken") : watchToken,
        number(frame, "since"),
        number(frame, "chat"),
        frame.maybe("changes").map(Json::asBoolean).orElse(false));
  }

  @Override
  public void announce(ActorRef<ClientMessage> client) {
    table.tell(new TableCommand.Announce(client));
  }

  @Override
  public void hello(ConnectionActor.Internal.Hello hello, ActorRef<ClientMessage> client) {
    table.tell(
        new TableCommand.Hello(
            hello.token(),
            hello.watchToken(),
            hello.lastLine(),
            hello.lastChat(),
            hello.changes(),
            client));
  }

  @Override
  public Set<String> frameTypes() {
    return TYPES;
  }

  @Override
  public void receive(String type, Json frame, long arrivedMicros, ClientConnection from) {
    switch (type) {
      case "play" -> play(frame, arrivedMicros, from);
      case "chat" -> chat(frame, from);
      case "cheer" -> cheer(frame, from);
      case "hint" -> hint(frame, from);
      case "hints" -> allowHints(frame, from);
      case "rest" -> rest(frame, from);
      default -> throw new IllegalArgumentException(type);
    }
  }

  private void play(Json frame, long arrivedMicros, ClientConnection from) {
    long id = frame.at("id").asLong();
    if (id <= 0) throw new Json.Malformed("The id of a play is a number from 1 on.");
    table.tell(
        new TableCommand.Play(
            token,
            id,
            SceneCodec.answer(frame.at("answer")),
            arrivedMicros,
            from.tripMicros(),
            from.actor()));
  }

  private void chat(Json frame, ClientConnection from) {
    String text = TextRules.clean(frame.at("text").asText());
    if (text.isEmpty()) throw new Json.Malformed("There is nothing said in that.");
    if (text.length() > LONGEST_CHAT)
      throw new Json.Malformed("At most " + LONGEST_CHAT + " characters can be said at once.");
    tellSlowly(new TableCommand.Say(token, text, from.actor()), "One word", from);
  }

  private void cheer(Json frame, ClientConnection from) {
    Cheer kind = Cheer.of(frame.at("kind").asText());
    tellSlowly(new TableCommand.Cheers(token, kind, from.actor()), "One cheer", from);
  }

  private void hint(Json frame, ClientConnection from) {
    int degree = frame.at("degree").asInt();
    if (degree < 1 || degree > Hint.DEGREES)
      throw new Json.Malformed(
          "Help has the degrees 1 to " + Hint.DEGREES + ", not " + degree + ".");
    tellSlowly(new TableCommand.AskHint(token, degree, from.actor()), "One hint", from);
  }

  private void allowHints(Json frame, ClientConnection from) {
    boolean on = frame.at("on").asBoolean();
    tellSlowly(new TableCommand.AllowHints(token, on, from.actor()), "One word", from);
  }

  private void rest(Json frame, ClientConnection from) {
    table.tell(new TableCommand.Rest(token, frame.at("on").asBoolean(), from.actor()));
  }

  /// Passes on what must not come as fast as plays may.
  private void tellSlowly(TableCommand command, String one, ClientConnection from) {
    if (chatRate.tryAcquire()) table.tell(command);
    else from.send(TableFrames.problem("Too Many Requests", one + " after the other, please."));
  }

  @Override
  public void tripMeasured(long tripMicros, ActorRef<ClientMessage> client) {
    table.tell(new TableCommand.Trip(tripMicros, client));
  }

  private static String text(Json frame, String name) {
    return frame.maybe(name).map(Json::asText).orElse("");
  }

  private static long number(Json frame, String name) {
    return Math.max(0, frame.maybe(name).map(Json::asLong).orElse(0L));
  }
}
