package parlour.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.engine.wire.Json;
import parlour.engine.wire.JsonChange;
import parlour.engine.wire.SceneCodec;
import parlour.engine.wire.SceneFrame;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.testkit.Seeds;

/// A client that is sent changes sees what a client sees that is sent whole scenes.
@Tag("chance")
class SceneChangesTest {
  private static final int STEPS = 120;

  @TestFactory
  Stream<DynamicTest> changes_add_up_to_the_scene_in_every_game() {
    return Catalog.entries().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.id(),
                    () ->
                        Seeds.from(1874, 1)
                            .forEach(
                                seed ->
                                    check(
                                        entry,
                                        entry.open(Map.of(), ShippedLexicon.load()),
                                        seed))));
  }

  private static <S, M, V> void check(CatalogEntry entry, Game<S, M, V> game, long seed) {
    int seats = Math.clamp(3, entry.seating().fewest(), entry.seating().most());
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++) bots.add(Bots.seat(game, 2 + i % 3));
    List<Log.Entry> entries = Simulator.play(game, seed, bots, STEPS).entries(game);
    for (int i = -1; i < seats; i++) {
      Seat eye = Seat.of(i);
      Referee<S, M, V> referee = new Referee<>(game, seats, seed);
      Json shown = whole(referee, eye);
      int least = 0;
      for (Log.Entry step : entries) {
        Referee<S, M, V> before = referee.copy();
        referee.apply(step);
        Json change = SceneFrame.change(before, referee, eye);
        Json parsed = Json.parse(change.write());
        shown = JsonChange.apply(shown, parsed);
        assertThat(shown)
            .as("after %s, seen by %s, seed %d", step, eye, seed)
            .isEqualTo(whole(referee, eye));
        if (change.write().length() < whole(referee, eye).write().length()) least++;
      }
      assertThat(least)
          .as("changes shorter than the scene, seed " + seed)
          .isGreaterThan(entries.size() * 3 / 4);
    }
  }

  private static Json whole(Referee<?, ?, ?> referee, Seat eye) {
    return Json.fields()
        .put("prompt", referee.prompt(), SceneCodec::write)
        .put("scene", referee.scene(eye), SceneCodec::write)
        .done();
  }
}
