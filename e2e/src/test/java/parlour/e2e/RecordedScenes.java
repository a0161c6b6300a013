package parlour.e2e;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import parlour.engine.Seat;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// Records the scenes that the client's unit tests lay out: of every game some frames of each of
/// its phases, and the frame after each.
///
/// Its name keeps it out of the ordinary test run: `-Dtest=RecordedScenes` writes the file anew
/// when games show something else.
class RecordedScenes {
  private static final Path FILE =
      Path.of("..", "web", "src", "test", "scenes", "recorded.json.gz");
  private static final long SEED = 5;
  private static final int STEPS = 400;
  private static final int FRAMES = 12;

  @Test
  void are_written() throws IOException {
    JsonObject games = new JsonObject();
    for (CatalogEntry kind : Catalog.entries())
      games.add(kind.id(), frames(RecordedGame.of(kind, SEED, STEPS)));
    try (GZIPOutputStream out = new GZIPOutputStream(Files.newOutputStream(FILE))) {
      out.write(games.toString().getBytes(StandardCharsets.UTF_8));
    }
  }

  private static JsonObject frames(RecordedGame game) {
    List<String> all = game.scenes().getFirst();
    TreeSet<Integer> chosen = new TreeSet<>();
    for (String frame : game.sample(0, FRAMES)) {
      int at = all.indexOf(frame);
      chosen.add(at);
      if (at + 1 < all.size()) chosen.add(at + 1);
    }
    JsonArray frames = new JsonArray();
    for (int at : chosen) {
      JsonObject frame = JsonParser.parseString(all.get(at)).getAsJsonObject();
      JsonObject kept = new JsonObject();
      kept.add("scene", frame.get("scene"));
      kept.add("prompt", frame.get("prompt"));
      // It follows the one before, and the player did nothing meanwhile.
      if (chosen.contains(at - 1) && !game.by().get(at).equals(Seat.of(0)))
        kept.addProperty("follows", true);
      frames.add(kept);
    }
    JsonObject recorded = new JsonObject();
    recorded.add(
        "kit", JsonParser.parseString(game.table().getFirst()).getAsJsonObject().get("kit"));
    recorded.add("frames", frames);
    return recorded;
  }
}
