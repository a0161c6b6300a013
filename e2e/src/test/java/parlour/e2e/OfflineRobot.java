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

/// Plays at the table of a device by its scenes alone, on the very line the page uses.
final class OfflineRobot {
  private final Page page;
  private final SceneBot wit = new SceneBot(ShippedLexicon.load(), new Dice(1874));
  private int id;

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

  /// A new table counts its plays anew.
  void sitDown() {
    id = 0;
  }

  /// Plays until so many entries stand, or to the end; tells how many do.
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
      Optional<Answer> answer = wit.answer(SceneCodec.scene(frame.at("scene")));
      if (answer.isEmpty()) continue;
      List<Object> play = List.of(++id, SceneCodec.write(answer.get()).write());
      if ((Boolean) page.evaluate("([id, answer]) => robot.play(id, answer)", play)) return;
    }
    throw new AssertionError("The robot knows no answer to " + frame.write());
  }
}
