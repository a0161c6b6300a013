package parlour.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import parlour.engine.wire.Json;

/// Answers the offers of a scene frame at random, in JSON and without a dictionary; good enough for
/// games whose answers are picked, chosen and counted. It spells no words as long as anything else
/// is offered; see [SceneBot] for words.
public final class RandomSceneBot {
  private final Random random;

  public RandomSceneBot(long seed) {
    this.random = new Random(seed);
  }

  /// An answer as the text of a `play` frame's field; empty if nothing is offered.
  public Optional<String> answer(Json scene) {
    List<Json> offers = scene.at("offers").asItems();
    if (offers.isEmpty()) return Optional.empty();
    List<Json> wordless = offers.stream().filter(offer -> !spells(offer)).toList();
    if (!wordless.isEmpty()) offers = wordless;
    Json offer = offers.get(random.nextInt(offers.size()));
    Json.Writer fields = Json.fields();
    for (Json field : offer.at("fields").asItems())
      fields.put(field.at("name").asText(), value(field));
    return Optional.of(
        Json.fields()
            .put("verb", offer.at("verb").asText())
            .put("fields", fields.done())
            .done()
            .write());
  }

  private static boolean spells(Json offer) {
    return offer.at("fields").asItems().stream()
        .anyMatch(field -> field.at("kind").asText().equals("spell"));
  }

  private String value(Json field) {
    return switch (field.at("kind").asText()) {
      case "fixed" -> field.at("value").asText();
      case "pick" -> some(field);
      case "choose" -> {
        Optional<Json> values = field.maybe("values");
        List<Json> options = values.orElseGet(() -> field.at("options")).asItems();
        Json option = options.get(random.nextInt(options.size()));
        yield (values.isPresent() ? option : option.at("value")).asText();
      }
      case "count" -> {
        int least = field.at("least").asInt();
        yield String.valueOf(least + random.nextInt(field.at("most").asInt() - least + 1));
      }
      default -> "";
    };
  }

  private String some(Json field) {
    List<String> left = new ArrayList<>();
    for (Json id : field.at("ids").asItems()) left.add(id.asText());
    int least = Math.min(field.at("least").asInt(), left.size());
    int most = Math.min(field.at("most").asInt(), left.size());
    int count = least + random.nextInt(most - least + 1);
    List<String> picked = new ArrayList<>();
    for (int i = 0; i < count; i++) picked.add(left.remove(random.nextInt(left.size())));
    return String.join(" ", picked);
  }
}
