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

/// The crossword is laid with a mouse on one device and with a finger on another; after every turn
/// both see the same grid, and on it what was laid. What could be laid they are told by a hint.
class CrosswordTest {
  /// Where a square, or the nearest that is drawn, is on the screen, once it is scrolled into
  /// sight; and which it is.
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

  /// Whether the square chosen is that one.
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
  void mouse_and_finger_lay_one_crossword() {
    try (TestBrowser evening = new TestBrowser(5)) {
      PagePlayer host = new PagePlayer(evening.desktop(), false);
      PagePlayer friend = new PagePlayer(evening.phone(), true);
      String invitation =
          host.layTable(
              evening.address(), "crossword", "Edwin", 2, 0, "judge", "umpire", "clock", "double");
      friend.join(invitation, "Rosalie");
      host.deal();
      host.page().locator(".table .rack").waitFor();
      friend.page().locator(".table .rack").waitFor();
      int byMouse = 0;
      int byFinger = 0;
      for (int turn = 0; turn < 40 && (byMouse == 0 || byFinger == 0); turn++) {
        host.page().waitForCondition(() -> host.isMyTurn() || friend.isMyTurn());
        PagePlayer next = host.isMyTurn() ? host : friend;
        Optional<HintedWord> word = HintedWord.read(hint(next), grid(next.page()));
        if (word.isPresent()) lay(next, word.get());
        else exchange(next);
        agree(host, friend);
        Map<String, String> seen = grid(host.page());
        assertThat(grid(friend.page())).as("both see one grid").isEqualTo(seen);
        // Who lays his last card ends the hand, and the table is cleared.
        if (word.isEmpty() || seen.isEmpty()) continue;
        for (PagePlayer guest : List.of(host, friend)) see(guest, word.get());
        if (next == host) byMouse++;
        else byFinger++;
      }
      TestBrowser.picture(host.page(), "crossword-mouse");
      TestBrowser.picture(friend.page(), "crossword-finger");
      assertThat(byMouse).as("words laid with the mouse").isPositive();
      assertThat(byFinger).as("words laid with a finger").isPositive();
      assertThat(evening.troubles()).isEmpty();
    }
  }

  /// Asks three times, each time for more.
  private static String hint(PagePlayer guest) {
    Page page = guest.page();
    Locator notices = page.locator("[role=log] li.said i");
    int before = notices.count();
    for (int degree = 1; degree <= 3; degree++) {
      int told = before + degree;
      guest.press(page.locator("[data-act=hint][data-degree='" + degree + "']"));
      page.waitForCondition(() -> notices.count() >= told);
    }
    return notices.last().textContent();
  }

  /// Taps the square, once more to turn the direction, then the letters of the hand one by one;
  /// those that lie on the grid join them by themselves.
  private static void lay(PagePlayer guest, HintedWord word) {
    Page page = guest.page();
    String before = guest.seq();
    String way = word.down() ? "down" : "across";
    tapSquare(guest, word.x(), word.y());
    if (!way(page).equals(way)) tapSquare(guest, word.x(), word.y());
    page.waitForCondition(() -> way(page).equals(way));
    Map<String, String> lying = grid(page);
    StringBuilder own = new StringBuilder();
    for (int i = 0; i < word.letters().length(); i++)
      if (!lying.containsKey(word.square(i))) own.append(word.letters().charAt(i));
    guest.spell("h", own.toString().toLowerCase(Locale.ROOT));
    Locator shadows = page.locator(".board .shadow");
    page.waitForCondition(() -> shadows.count() == own.length());
    assertThat(page.locator(".board [data-state=clash]").count()).isZero();
    guest.press(page.locator(".acts button[data-verb=lay]"));
    guest.waitForNewsAfter(before);
  }

  private static String way(Page page) {
    return String.valueOf(page.locator("[data-cursor]").getAttribute("data-cursor"));
  }

  /// What lies outside the part that is drawn is come to by its edge, from which the board grows.
  private static void tapSquare(PagePlayer guest, int x, int y) {
    Locator board = guest.page().locator(".board");
    for (int step = 0; step < 8; step++) {
      List<?> at = (List<?>) board.evaluate(SQUARE, List.of(x, y));
      guest.pressAt(number(at.get(0)), number(at.get(1)));
      List<Integer> square = List.of((int) number(at.get(2)), (int) number(at.get(3)));
      guest.page().waitForFunction(CHOSEN, square);
      if (square.equals(List.of(x, y))) return;
    }
    throw new AssertionError("the square " + x + "," + y + " was not come to");
  }

  private static double number(Object value) {
    return ((Number) value).doubleValue();
  }

  /// Looks whether every letter of a word lies where it was laid, and can be read there.
  private static void see(PagePlayer guest, HintedWord word) {
    for (int i = 0; i < word.letters().length(); i++) {
      String[] at = word.square(i).split(",");
      Locator cell =
          guest.page().locator(".board .cell[data-x='" + at[0] + "'][data-y='" + at[1] + "']");
      assertThat(cell.locator(".glyph").textContent())
          .isEqualTo(String.valueOf(word.letters().charAt(i)));
      BoundingBox box = cell.boundingBox();
      assertThat(Math.min(box.width, box.height)).as("large enough to be read").isGreaterThan(16);
    }
  }

  private static void agree(PagePlayer one, PagePlayer other) {
    one.page().waitForCondition(() -> one.isOver() || one.seq().equals(other.seq()));
  }

  /// What lies on the grid, square by square.
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

  /// Lays a card aside, the Free Letter first, since it wants saying what it stands for; then
  /// draws.
  private static void exchange(PagePlayer guest) {
    Page page = guest.page();
    String before = guest.seq();
    if (page.locator(".acts [data-verb=draw]").count() == 0) {
      guest.press(page.locator(".acts [data-verb=exchange]"));
      List<String> hand = guest.pieces("h");
      guest.tap(hand.stream().filter("h.*"::equals).findFirst().orElse(hand.getFirst()));
      guest.waitForNewsAfter(before);
    }
    if (page.locator(".acts [data-verb=draw]").count() == 0) return;
    String aside = guest.seq();
    guest.press(page.locator(".acts [data-verb=draw]"));
    guest.press(page.locator(".piles .stack-button"));
    guest.waitForNewsAfter(aside);
  }
}
