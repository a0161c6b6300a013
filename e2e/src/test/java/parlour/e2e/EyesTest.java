package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// Looks at recorded games of every kind as a person would: everything on the table can be seen or
/// is named by a chip, nothing lies over what the moment is about, and what a hand is about to
/// touch stays where it is.
///
/// In every build a game is looked at in one window; each window has its turn at a quarter of the
/// games. Every game in every window: `./check long`.
@Order(2)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EyesTest {
  private static final Gson GSON = new Gson();
  private static final String EYES = RecordedPage.script("eyes.js");
  private static final long SEED = 5;

  /// How far something may move that nobody has touched, in pixels.
  private static final double STILL = 2;

  /// A window with text of a size.
  private record Look(int width, int height, String text) {}

  private static final List<Look> LOOKS =
      List.of(
          new Look(1280, 800, "usual"),
          new Look(390, 844, "usual"),
          new Look(360, 640, "usual"),
          new Look(390, 844, "largest"));

  /// What [#EYES] finds.
  private record Seen(List<String> faults, boolean scrolls, Map<String, List<Double>> hands) {}

  /// What was found in many scenes.
  private static final class Findings {
    private final List<String> faults = new ArrayList<>();
    private final List<String> moved = new ArrayList<>();
    private final List<String> scrolling = new ArrayList<>();
    private int scenes;
  }

  private TestBrowser browser;

  @BeforeAll
  void open() {
    browser = new TestBrowser(100);
  }

  @AfterAll
  void close() {
    browser.close();
  }

  @Test
  void what_matters_is_in_sight() {
    look(60, 5, false);
  }

  @Tag("long")
  @Test
  void what_matters_is_in_sight_in_whole_games() {
    look(20_000, 60, true);
  }

  /// The cards turned up of Wild Animal were once drawn nowhere, and a card lay in their place:
  /// eyes must see both.
  @Test
  void eyes_see_what_is_hidden_and_what_is_covered() {
    RecordedPage page = new RecordedPage(browser.desktop(), browser.address());
    RecordedGame game = RecordedGame.of(Catalog.find("wild-animal").orElseThrow(), SEED, 40);
    List<String> frames = game.scenes().getFirst();
    page.sit(game, 0);
    String last = frames.getLast();
    assertThat(seen(page, last).faults()).isEmpty();
    for (String harm : List.of("each.style.display = 'none'", "each.prepend(cover)")) {
      String harmed =
          """
          text => {
            const cover = document.createElement('div');
            Object.assign(cover.style, { position: 'fixed', inset: 0, zIndex: 9 });
            for (const each of document.querySelectorAll('.at[data-role=FOCUS]')) HARM;
            const found = (EYES)(text);
            for (const each of document.querySelectorAll('.at')) each.style.display = '';
            cover.remove();
            return found;
          }
          """
              .replace("HARM", harm)
              .replace("EYES", EYES.strip().replaceFirst(";$", ""));
      assertThat(seen(page, last, harmed).faults())
          .as(harm)
          .anyMatch(fault -> fault.contains("cannot be seen"));
    }
  }

  private static Seen seen(RecordedPage page, String frame) {
    return seen(page, frame, EYES);
  }

  private static Seen seen(RecordedPage page, String frame, String look) {
    return GSON.fromJson(GSON.toJsonTree(page.show(List.of(frame), look).getFirst()), Seen.class);
  }

  private void look(int steps, int frames, boolean everyWindow) {
    Findings found = new Findings();
    Page window = browser.desktop();
    RecordedPage page = new RecordedPage(window, browser.address());
    String few = System.getProperty("geometry.games", "");
    Set<String> wanted = Set.of(few.split(","));
    int number = 0;
    for (CatalogEntry kind : Catalog.entries()) {
      Look own = LOOKS.get(number++ % LOOKS.size());
      if (!few.isEmpty() && !wanted.contains(kind.id())) continue;
      RecordedGame game = RecordedGame.of(kind, SEED, steps);
      for (Look look : everyWindow ? LOOKS : List.of(own)) {
        window.setViewportSize(look.width(), look.height());
        window.evaluate("size => (document.documentElement.dataset.size = size)", look.text());
        page.sit(game, 0);
        String where = kind.id() + " " + look.width() + "×" + look.height() + " " + look.text();
        look(page, game.sample(0, frames), where, found);
        pairs(page, game, where, frames / 4, found);
      }
    }
    assertThat(browser.errors()).isEmpty();
    System.out.printf("Eyes: %d scenes%n", found.scenes);
    assertThat(found.scrolling.stream().distinct().toList()).as("the felt scrolls").isEmpty();
    assertThat(found.faults.stream().distinct().toList()).isEmpty();
    assertThat(found.moved.stream().distinct().toList()).isEmpty();
  }

  private static void look(RecordedPage page, List<String> frames, String where, Findings found) {
    for (String frame : frames) {
      Seen seen = seen(page, frame);
      found.scenes++;
      for (String fault : seen.faults()) found.faults.add(where + ": " + fault);
      if (seen.scrolls()) found.scrolling.add(where);
    }
  }

  /// Shows two frames in a row between which the player did nothing: what can be touched in both,
  /// in a zone that has stayed as it was, lies where it lay.
  private static void pairs(
      RecordedPage page, RecordedGame game, String where, int most, Findings found) {
    List<String> frames = game.scenes().getFirst();
    int step = Math.max(1, frames.size() / Math.max(1, most));
    for (int i = 1; i < frames.size(); i += step) {
      Map<String, JsonObject> before = zones(frames.get(i - 1));
      Map<String, JsonObject> after = zones(frames.get(i));
      if (!before.keySet().equals(after.keySet())) continue;
      Seen then = seen(page, frames.get(i - 1));
      Seen now = seen(page, frames.get(i));
      for (var each : now.hands().entrySet()) {
        List<Double> old = then.hands().get(each.getKey());
        if (old == null || !stayed(each.getKey(), before, after)) continue;
        for (int axis = 0; axis < 2; axis++)
          if (Math.abs(old.get(axis) - each.getValue().get(axis)) > STILL)
            found.moved.add(where + ": " + each.getKey() + " moved at " + i);
      }
    }
  }

  /// Whether the zone that something lies in has stayed as it was.
  private static boolean stayed(
      String id, Map<String, JsonObject> before, Map<String, JsonObject> after) {
    for (var zone : after.entrySet())
      if (zone.getValue().toString().contains("\"id\":\"" + id + "\""))
        return zone.getValue().equals(before.get(zone.getKey()));
    return false;
  }

  private static Map<String, JsonObject> zones(String frame) {
    Map<String, JsonObject> zones = new LinkedHashMap<>();
    JsonObject scene = JsonParser.parseString(frame).getAsJsonObject().getAsJsonObject("scene");
    for (JsonElement zone : scene.getAsJsonArray("zones"))
      zones.put(zone.getAsJsonObject().get("id").getAsString(), zone.getAsJsonObject());
    // A card that comes or goes is something that came or went.
    zones.put("card", scene.has("question") ? scene.getAsJsonObject("question") : new JsonObject());
    return zones;
  }
}
