package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import parlour.games.Catalog;
import parlour.games.Kind;

/// Every game is played to its end against a bot with the keyboard alone, by one who knows of the
/// page what is read out.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KeyboardTest {
  /// What makes a game short enough to be played here.
  private static final Map<String, List<String>> SHORT =
      Map.of(
          "logomachy", List.of("goal", "1"),
          "slap-jack", List.of("ending", "most", "tempo", "800"),
          "wmwt", List.of("goal", "5"));

  private static final int SECONDS = 120;

  private Evening evening;

  @BeforeAll
  void open() {
    evening = new Evening(2);
  }

  @AfterAll
  void close() {
    evening.close();
  }

  @TestFactory
  Stream<DynamicTest> each_game_is_played_to_its_end_with_keys_alone() {
    String one = System.getProperty("keyboard.game", "");
    return Catalog.kinds().stream()
        .filter(kind -> one.isEmpty() || kind.id().equals(one))
        .map(kind -> DynamicTest.dynamicTest(kind.id(), () -> play(kind)));
  }

  private void play(Kind kind) {
    Page page = evening.desktop();
    try {
      int seats = Math.max(2, kind.seating().fewest());
      String[] settings = SHORT.getOrDefault(kind.id(), List.of()).toArray(String[]::new);
      new Guest(page, false)
          .layTable(evening.address(), kind.id(), "Harriet", seats, seats - 1, settings);
      Reader reader = new Reader(page, kind.id().hashCode());
      boolean over = reader.play(SECONDS);
      Evening.picture(page, "keys-" + kind.id());
      assertThat(over).as("%s has ended: %s", kind.id(), reader.look()).isTrue();
      assertThat(evening.troubles()).isEmpty();
    } finally {
      page.context().close();
    }
  }
}
