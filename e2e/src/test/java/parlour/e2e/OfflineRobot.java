package parlour.e2e;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.testkit.SceneBot;

/// Plays at an offline table by its scenes alone, through the same worker as the page.
final class OfflineRobot {
  private final Page page;
  private final SceneBot bot = new SceneBot(ShippedLexicon.load(), new Dice(1874));
  private int playId;

  OfflineRobot(Page page) {
    this.page = page;
    page.addInitScript(script());
  }

  private static String script() {
    try (InputStream in =
        Objects.requireNonNull(OfflineRobot.class.getResourceAsStream("offline.js"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Starts counting plays for a new table.
  void sitDown() {
    playId = 0;
  }

  /// Plays until the log has this many entries, or to the end; returns how many it has.
  int play(int entries) {
    Json frame = scene(-1);
    while (frame.at("seq").asInt() < entries && frame.maybe("result").isEmpty()) {
      boolean asked = frame.at("prompt").at("must").asItems().contains(Json.of(0));
      if (asked) answer(frame);
      frame = scene(frame.at("seq").asInt());
    }
    return frame.at("seq").asInt();
  }

  private Json scene(int after) {
    return Json.parse((String) page.evaluate("after => robot.scene(after)", after));
  }

  private void answer(Json frame) {
    for (int attempt = 0; attempt < 500; attempt++) {
      Optional<Answer> answer = bot.answer(SceneCodec.scene(frame.at("scene")));
      if (answer.isEmpty()) continue;
      List<Object> play = List.of(++playId, SceneCodec.write(answer.get()).write());
      if ((Boolean) page.evaluate("([id, answer]) => robot.play(id, answer)", play)) return;
    }
    throw new AssertionError("The robot knows no answer to " + frame.write());
  }
}
