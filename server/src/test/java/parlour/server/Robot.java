package parlour.server;

import parlour.engine.Json;

/// Plays Slap Jack by reading scenes alone: whatever picture it sees, it makes the sound that is offered for it.
final class Robot {
  private final Client.Connection connection;
  private long id;
  int played;
  int refused;

  Robot(Client.Connection connection) {
    this.connection = connection;
  }

  /// Plays until the game is over, and gives the last scene.
  Json play() {
    String answered = "";
    while (true) {
      Json frame = connection.any();
      switch (frame.at("type").asText()) {
        case "played" -> played++;
        case "refused" -> refused++;
        case "scene" -> {
          if (frame.maybe("result").isPresent()) return frame;
          answered = answer(frame, answered);
        }
        default -> {}
      }
    }
  }

  private String answer(Json frame, String answered) {
    String text = frame.at("scene").write();
    for (Json offer : frame.at("scene").at("offers").asItems()) {
      String verb = offer.at("verb").asText();
      String picture = switch (verb) {
        case "whistle" -> "Willie";
        case "giggle" -> "Gertie";
        case "slap" -> "Slap Jack\"";
        default -> "Sing";
      };
      if (!text.contains(picture)) continue;
      String fields = fields(offer);
      String key = verb + fields;
      if (key.equals(answered)) return answered;
      connection.play(++id, verb, fields);
      return key;
    }
    return answered;
  }

  private static String fields(Json offer) {
    Json.Writer out = Json.fields();
    for (Json field : offer.at("fields").asItems()) {
      if (field.at("kind").asText().equals("fixed")) out.put(field.at("name").asText(), field.at("value").asText());
    }
    return out.done().write();
  }
}
