package parlour.server;

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import parlour.engine.wire.Json;

/// Plays Slap Jack by reading scenes alone: it turns cards when it deals, and makes the sound a
/// picture asks for.
final class SlapJackRobot {
  private final Client.Connection connection;
  private final AtomicInteger refused = new AtomicInteger();
  private final Map<Long, Long> stood = new ConcurrentSkipListMap<>();
  private long id;
  private String answered = "";

  SlapJackRobot(Client.Connection connection) {
    this(connection, 0);
  }

  /// One that continues after that many plays.
  SlapJackRobot(Client.Connection connection, long id) {
    this.connection = connection;
    this.id = id;
  }

  /// Every play that was acknowledged, with its number among the plays of the chair.
  Map<Long, Long> stood() {
    return stood;
  }

  int refusals() {
    return refused.get();
  }

  /// Plays at a chair until the game is over, on another connection when one is lost.
  static void playToTheEnd(Client client, Client.Place place, ChairHistory history) {
    boolean over = false;
    while (!over)
      try (Client.Connection connection = client.connect(place, history)) {
        long last = connection.next("table").at("lastPlay").asLong();
        over = new SlapJackRobot(connection, last).play().at("type").asText().equals("scene");
      }
  }

  /// Plays until the game is over or the connection is lost; returns the last frame.
  Json play() {
    while (true) {
      Json frame = connection.any();
      switch (frame.at("type").asText()) {
        case "played" -> stood.put(frame.at("id").asLong(), frame.at("seq").asLong());
        case "refused" -> refused.incrementAndGet();
        case "closed" -> {
          return frame;
        }
        case "scene" -> {
          if (frame.maybe("result").isPresent()) return frame;
          answer(frame.at("scene"));
        }
        default -> {}
      }
    }
  }

  private void answer(Json scene) {
    String shown = scene.at("zones").write();
    for (Json offer : scene.at("offers").asItems()) {
      String verb = offer.at("verb").asText();
      if (!asksFor(shown, verb)) continue;
      String fields = fields(offer);
      String key = verb + fields + scene.at("headline").asText();
      if (key.equals(answered)) return;
      answered = key;
      try {
        connection.play(++id, verb, fields);
      } catch (java.util.concurrent.CompletionException lost) {
        return;
      }
      return;
    }
  }

  private static boolean asksFor(String shown, String verb) {
    return switch (verb) {
      case "turn" -> true;
      case "whistle" -> shown.contains("Willie");
      case "giggle" -> shown.contains("Gertie");
      case "slap" -> shown.contains("Slap Jack");
      default -> shown.contains("Sing");
    };
  }

  private static String fields(Json offer) {
    Json.Writer out = Json.fields();
    for (Json field : offer.at("fields").asItems()) {
      if (field.at("kind").asText().equals("fixed"))
        out.put(field.at("name").asText(), field.at("value").asText());
    }
    return out.done().write();
  }
}
