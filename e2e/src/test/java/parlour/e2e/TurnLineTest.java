package parlour.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// What is said in the line of the turn stands as long as it is so and no longer, in recorded games
/// of every kind.
class TurnLineTest {
  private static final long SEED = 5;
  private static final int STEPS = 60;
  private static final int FRAMES = 10;

  /// So many games are enough.
  private static final int GAMES = 4;

  /// How long a tip about another act than the one that is asked stands: `ASIDE_MS`.
  private static final int ASIDE_MILLIS = 10_000;

  /// Whether a tip explains another act than the one that the large button does.
  private static final String TIP_IS_ASIDE =
      """
      () => {
        const about = document.querySelector('.slip[data-lesson]')?.dataset.lesson;
        const asked = document.querySelector('.dock .primary:enabled')?.dataset.verb;
        return about !== undefined && asked !== undefined && about !== 'start' && about !== asked;
      }
      """;

  private static final BiPredicate<RecordedGame, String> ANY = (_, _) -> true;

  private static final String WHY = "That is not so.";
  private static final String REFUSED =
      "{\"type\":\"refused\",\"id\":0,\"clause\":\"\",\"why\":\"" + WHY + "\"}";

  private TestBrowser browser;
  private Page page;
  private Locator notice;
  private Locator things;

  @BeforeEach
  void open() {
    browser = new TestBrowser(100);
    page = browser.desktop();
    notice = page.locator(".asked .notice");
    things = page.locator("button[data-piece][data-usable]:not([data-zone=stick]):visible");
  }

  @AfterEach
  void close() {
    browser.close();
  }

  /// Shows one game after the other to its first chair, each until it has been tried in one frame;
  /// the games in which that was.
  private Set<String> tried(
      BiPredicate<RecordedGame, String> suits, Predicate<RecordedGame> attempt) {
    RecordedPage recorded = new RecordedPage(page, browser.address());
    Set<String> tried = new TreeSet<>();
    for (CatalogEntry kind : Catalog.entries()) {
      if (tried.size() == GAMES) break;
      RecordedGame game = RecordedGame.of(kind, SEED, STEPS);
      recorded.sit(game, 0);
      for (String frame : game.sample(0, FRAMES)) {
        if (!suits.test(game, frame)) continue;
        recorded.show(List.of(frame), "() => true");
        if (!attempt.test(game)) continue;
        tried.add(kind.id());
        break;
      }
    }
    assertThat(browser.errors()).isEmpty();
    return tried;
  }

  private int sent() {
    return ((Number) page.evaluate("() => window.sent.length")).intValue();
  }

  /// Touches the first thing that may be; whether it was only chosen, and nothing was sent.
  private boolean chooses() {
    if (things.count() == 0) return false;
    int before = sent();
    things.first().click();
    return sent() == before && page.locator("[data-chosen], .trough [data-piece]").count() > 0;
  }

  @Test
  void a_refusal_goes_when_what_was_refused_is_changed() {
    Set<String> games =
        tried(
            ANY,
            _ -> {
              page.evaluate("refused => window.deliver(refused)", REFUSED);
              assertThat(notice).containsText(WHY);
              if (!chooses()) return false;
              // At once: what waited long enough would go by itself.
              TestBrowser.waitUntilDrawn(page);
              assertThat(notice.textContent()).doesNotContain(WHY);
              return true;
            });
    assertThat(games).hasSize(GAMES);
  }

  @Test
  void a_second_press_is_of_what_was_pressed_first_and_not_of_what_came_between() {
    Locator armed = page.locator("[data-armed]");
    Set<String> games =
        tried(
            (game, frame) ->
                graveVerbs(game).stream().anyMatch(verb -> frame.contains("\"" + verb + "\"")),
            game -> {
              for (String verb : graveVerbs(game)) {
                Locator button =
                    page.locator(".dock button[data-verb=" + verb + "]:enabled:not([data-off])");
                if (button.count() == 0) continue;
                button.first().click();
                if (armed.count() > 0 && chooses()) {
                  TestBrowser.waitUntilDrawn(page);
                  assertThat(armed.count()).isZero();
                  return true;
                }
              }
              return false;
            });
    assertThat(games).isNotEmpty();
  }

  /// The acts that are asked for twice.
  private static List<String> graveVerbs(RecordedGame game) {
    return Json.parse(game.table().getFirst()).at("kit").at("actions").asItems().stream()
        .filter(action -> action.at("grave").asBoolean())
        .map(action -> action.at("verb").asText())
        .toList();
  }

  @Test
  void a_tip_about_another_act_gives_the_line_back() {
    Locator tip = page.locator(".slip[data-lesson]");
    page.clock().install();
    Set<String> games =
        tried(
            ANY,
            _ -> {
              if (!(boolean) page.evaluate(TIP_IS_ASIDE)) return false;
              page.clock().runFor(ASIDE_MILLIS);
              TestBrowser.waitUntilDrawn(page);
              assertThat(tip.count()).isZero();
              return true;
            });
    assertThat(games).isNotEmpty();
  }
}
