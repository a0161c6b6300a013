package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import parlour.games.Catalog;
import parlour.games.Kind;

/// Every game is played to its end against a bot with the keyboard alone, by one who knows of the
/// page what is read out. Most of the time they wait for clocks, so several are played at once.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Execution(ExecutionMode.CONCURRENT)
class KeyboardTest {
  /// What makes a game short enough to be played here.
  private static final Map<String, List<String>> SHORT =
      Map.of(
          "logomachy", List.of("goal", "1"),
          "slap-jack", List.of("ending", "most", "tempo", "800"),
          "wmwt", List.of("goal", "5"));

  private static final Set<String> OFTEN = Set.of("rotation");

  private static final int SECONDS = 200;

  private Evening evening;

  @BeforeAll
  void open() {
    evening = new Evening(2);
  }

  @AfterAll
  void close() {
    evening.close();
  }

  /// One of them, at every build.
  @TestFactory
  Stream<DynamicTest> a_game_is_played_to_its_end_with_keys_alone() {
    return tests(Catalog.kinds().stream().filter(kind -> OFTEN.contains(kind.id())));
  }

  /// All of them, by `./check long`.
  @Tag("long")
  @TestFactory
  Stream<DynamicTest> every_game_is_played_to_its_end_with_keys_alone() {
    String one = System.getProperty("keyboard.game", "");
    return tests(Catalog.kinds().stream().filter(kind -> one.isEmpty() || kind.id().equals(one)));
  }

  private Stream<DynamicTest> tests(Stream<Kind> kinds) {
    return kinds.map(kind -> DynamicTest.dynamicTest(kind.id(), () -> play(kind)));
  }

  private void play(Kind kind) {
    try (Evening beside = evening.beside()) {
      Page page = beside.desktop();
      int seats = Math.max(2, kind.seating().fewest());
      String[] settings = SHORT.getOrDefault(kind.id(), List.of()).toArray(String[]::new);
      new Guest(page, false)
          .layTable(beside.address(), kind.id(), "Harriet", seats, seats - 1, settings);
      Reader reader = new Reader(page, kind.id().hashCode());
      boolean over = reader.play(SECONDS);
      Evening.picture(page, "keys-" + kind.id());
      assertThat(over).as("%s has ended: %s", kind.id(), reader.look()).isTrue();
      assertThat(beside.troubles()).isEmpty();
    }
  }
}
