package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A crossword is laid with a mouse on one device and by touch on another; after every turn both
/// see the same grid with the word on it. Hints tell the players what could be laid.
class CrosswordTest {
  /// Scrolls to a square, or the nearest one that is drawn; returns its place on the screen and its
  /// coordinates.
  private static final String SQUARE =
      """
      (board, [x, y]) => {
        const style = getComputedStyle(board);
        const size = parseFloat(style.gridTemplateColumns);
        const near = (at, from, count) => Math.min(from + count - 1, Math.max(from, at));
        const [left, top] = [Number(board.dataset.left), Number(board.dataset.top)];
        const column = near(x, left, Number(style.getPropertyValue('--cols')));
        const row = near(y, top, Number(style.getPropertyValue('--rows')));
        const port = board.parentElement;
        port.scrollIntoView({block: 'nearest'});
        const from = board.getBoundingClientRect(), frame = port.getBoundingClientRect();
        const [across, down] = [(column - left + 0.5) * size, (row - top + 0.5) * size];
        port.scrollBy(from.left + across - frame.left - frame.width / 2, from.top + down - frame.top - frame.height / 3);
        const box = board.getBoundingClientRect();
        return [box.left + across, box.top + down, column, row];
      }
      """;

  /// Whether this square is selected.
  private static final String CHOSEN =
      """
      ([x, y]) => {
        const board = document.querySelector('.board'), cursor = board.querySelector('[data-cursor]');
        if (!cursor) return false;
        const {gridColumnStart, gridRowStart} = getComputedStyle(cursor);
        return Number(board.dataset.left) + Number(gridColumnStart) - 1 === x
          && Number(board.dataset.top) + Number(gridRowStart) - 1 === y;
      }
      """;

  @Tag("long")
  @Test
  void mouse_and_touch_lay_one_crossword() {
    try (TestBrowser browser = new TestBrowser(5)) {
      PagePlayer host = new PagePlayer(browser.desktop(), false);
      PagePlayer friend = new PagePlayer(browser.phone(), true);
      String invitation =
          host.createTable(
              browser.address(), "crossword", "Edwin", 2, 0, "judge", "umpire", "clock", "double");
      friend.join(invitation, "Rosalie");
      host.deal();
      host.page().locator(".table .rack").waitFor();
      friend.page().locator(".table .rack").waitFor();
      int byMouse = 0;
      int byTouch = 0;
      for (int turn = 0; turn < 40 && (byMouse == 0 || byTouch == 0); turn++) {
        host.page().waitForCondition(() -> host.isMyTurn() || friend.isMyTurn());
        PagePlayer next = host.isMyTurn() ? host : friend;
        Optional<HintedWord> word = HintedWord.read(hint(next), grid(next.page()));
        if (word.isPresent()) lay(next, word.get());
        else exchange(next);
        waitUntilInSync(host, friend);
        Map<String, String> seen = grid(host.page());
        assertThat(grid(friend.page())).as("both see one grid").isEqualTo(seen);
        // Laying the last card ends the hand and clears the table.
        if (word.isEmpty() || seen.isEmpty()) continue;
        for (PagePlayer player : List.of(host, friend)) checkLaid(player, word.get());
        if (next == host) byMouse++;
        else byTouch++;
      }
      TestBrowser.picture(host.page(), "crossword-mouse");
      TestBrowser.picture(friend.page(), "crossword-finger");
      assertThat(byMouse).as("words laid with the mouse").isPositive();
      assertThat(byTouch).as("words laid with a finger").isPositive();
      assertThat(browser.errors()).isEmpty();
    }
  }

  /// Asks for hints of all three degrees, and returns the last.
  private static String hint(PagePlayer player) {
    Page page = player.page();
    Locator notices = page.locator("[role=log] li.said i");
    int before = notices.count();
    for (int degree = 1; degree <= 3; degree++) {
      int told = before + degree;
      player.press(page.locator("[data-act=hint][data-degree='" + degree + "']"));
      page.waitForCondition(() -> notices.count() >= told);
    }
    return notices.last().textContent();
  }

  /// Taps the square, again if the direction must change, then the letters of the hand one by one;
  /// letters on the grid are included automatically.
  private static void lay(PagePlayer player, HintedWord word) {
    Page page = player.page();
    String before = player.seq();
    String direction = word.down() ? "down" : "across";
    tapSquare(player, word.x(), word.y());
    if (!direction(page).equals(direction)) tapSquare(player, word.x(), word.y());
    page.waitForCondition(() -> direction(page).equals(direction));
    Map<String, String> lying = grid(page);
    StringBuilder own = new StringBuilder();
    for (int i = 0; i < word.letters().length(); i++)
      if (!lying.containsKey(word.square(i))) own.append(word.letters().charAt(i));
    player.spell("h", own.toString().toLowerCase(Locale.ROOT));
    Locator shadows = page.locator(".board .shadow");
    page.waitForCondition(() -> shadows.count() == own.length());
    assertThat(page.locator(".board [data-state=clash]").count()).isZero();
    player.press(page.locator(".acts button[data-verb=lay]"));
    player.waitForChangeAfter(before);
  }

  private static String direction(Page page) {
    return String.valueOf(page.locator("[data-cursor]").getAttribute("data-cursor"));
  }

  /// Taps a square; one outside the drawn part is reached through its edge, where the board grows.
  private static void tapSquare(PagePlayer player, int x, int y) {
    Locator board = player.page().locator(".board");
    for (int step = 0; step < 8; step++) {
      List<?> at = (List<?>) board.evaluate(SQUARE, List.of(x, y));
      player.pressAt(number(at.get(0)), number(at.get(1)));
      List<Integer> square = List.of((int) number(at.get(2)), (int) number(at.get(3)));
      player.page().waitForFunction(CHOSEN, square);
      if (square.equals(List.of(x, y))) return;
    }
    throw new AssertionError("the square " + x + "," + y + " was not reached");
  }

  private static double number(Object value) {
    return ((Number) value).doubleValue();
  }

  /// Checks that every letter of a word is where it was laid, large enough to read.
  private static void checkLaid(PagePlayer player, HintedWord word) {
    for (int i = 0; i < word.letters().length(); i++) {
      String[] at = word.square(i).split(",");
      Locator cell =
          player.page().locator(".board .cell[data-x='" + at[0] + "'][data-y='" + at[1] + "']");
      assertThat(cell.locator(".glyph").textContent())
          .isEqualTo(String.valueOf(word.letters().charAt(i)));
      BoundingBox box = cell.boundingBox();
      assertThat(Math.min(box.width, box.height)).as("large enough to be read").isGreaterThan(16);
    }
  }

  private static void waitUntilInSync(PagePlayer one, PagePlayer other) {
    one.page().waitForCondition(() -> one.isOver() || one.seq().equals(other.seq()));
  }

  /// The letters on the grid, by square.
  private static Map<String, String> grid(Page page) {
    Object cells =
        page.evaluate(
            "() => [...document.querySelectorAll('.board .cell[data-x]')]"
                + ".map(c => [c.dataset.x + ',' + c.dataset.y, c.textContent])");
    Map<String, String> grid = new TreeMap<>();
    for (Object cell : (List<?>) cells) {
      List<?> pair = (List<?>) cell;
      grid.put(String.valueOf(pair.get(0)), String.valueOf(pair.get(1)));
    }
    return grid;
  }

  /// Lays a card aside, the Free Letter first since it would need a letter to stand for; then
  /// draws.
  private static void exchange(PagePlayer player) {
    Page page = player.page();
    String before = player.seq();
    if (page.locator(".acts [data-verb=draw]").count() == 0) {
      player.press(page.locator(".acts [data-verb=exchange]"));
      List<String> hand = player.pieces("h");
      player.tap(hand.stream().filter("h.*"::equals).findFirst().orElse(hand.getFirst()));
      player.waitForChangeAfter(before);
    }
    if (page.locator(".acts [data-verb=draw]").count() == 0) return;
    String aside = player.seq();
    player.press(page.locator(".acts [data-verb=draw]"));
    player.press(page.locator(".felt .stack-button"));
    player.waitForChangeAfter(aside);
  }
}
