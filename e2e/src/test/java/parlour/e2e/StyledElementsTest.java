package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import parlour.games.Catalog;

/// A frame costs the browser the style of what came or went with it, and of little else. A slow
/// machine moves what moves in more steps, and styles it in each: so this does not stand in the
/// suite.
@Tag("long")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StyledElementsTest {
  private static final long SEED = 5;

  /// The first frames lay out the table.
  private static final int FIRST = 10;

  private static final int COUNTED = 20;

  /// What the frame in the middle may cost; the games below have 150 to 350 elements on the table.
  private static final int MOST = 100;

  /// Of all games these cost most.
  private static final List<String> GAMES =
      List.of("good-books", "word-building", "travelling", "logomachy");

  /// All that lies on the table inherits what is said of it.
  private static final String INHERITED =
      """
      () => {
        const table = document.querySelector('.table');
        const say = () => table.style.setProperty('--said', table.dataset.seq);
        new MutationObserver(say).observe(table, { attributeFilter: ['data-seq'] });
      }
      """;

  private TestBrowser browser;
  private RecordedPage recorded;

  @BeforeAll
  void open() {
    browser = new TestBrowser(100);
    recorded = new RecordedPage(browser.phone(), browser.address());
  }

  @AfterAll
  void close() {
    browser.close();
  }

  @Test
  void a_frame_styles_little_but_what_came() {
    for (String game : GAMES) assertThat(median(game, "() => {}")).as(game).isLessThan(MOST);
  }

  @Test
  void a_property_that_every_piece_inherits_is_found() {
    assertThat(median(GAMES.getFirst(), INHERITED)).isGreaterThan(MOST);
  }

  private int median(String game, String planted) {
    RecordedGame played = RecordedGame.of(Catalog.find(game).orElseThrow(), SEED, 60);
    List<String> frames = played.changes().getFirst();
    recorded.sit(played, 0);
    recorded.show(frames.subList(1, FIRST), "() => true");
    recorded.page().evaluate(planted);
    return StyledElements.perFrame(recorded, frames.subList(FIRST, FIRST + COUNTED)).stream()
        .sorted()
        .toList()
        .get(COUNTED / 2);
  }
}
