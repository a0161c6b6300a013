package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The crossword is laid with a mouse on one device and with a finger on another; after every turn
/// both see the same grid, and on it what was laid. What could be laid they are told by a hint.
class CrosswordTest {
  private static final Pattern LAY =
      Pattern.compile("Lay a word: (-?\\d+),(-?\\d+),(across|down), ([A-Z]+)\\.");
  private static final int WORDS = 5;

  @Test
  void mouse_and_finger_lay_one_crossword() {
    try (Evening evening = new Evening(5)) {
      Guest host = new Guest(evening.desktop(), false);
      Guest friend = new Guest(evening.phone(), true);
      String invitation =
          host.layTable(evening.address(), "crossword", "Edwin", 2, 0, "judge", "umpire");
      friend.join(invitation, "Rosalie");
      host.deal();
      host.page().locator(".table .rack").waitFor();
      friend.page().locator(".table .rack").waitFor();
      int laid = 0;
      int byFinger = 0;
      for (int turn = 0; turn < 30 && laid < WORDS && !host.isOver(); turn++) {
        host.page().waitForCondition(() -> host.isMyTurn() || friend.isMyTurn());
        Guest next = host.isMyTurn() ? host : friend;
        Matcher word = LAY.matcher(hint(next));
        if (word.find()) {
          lay(next, word);
          laid++;
          if (next == friend) byFinger++;
          see(host, next, word);
          see(friend, next, word);
        } else drawOrExchange(next);
        assertThat(seen(host, friend)).as("both see the same grid").isTrue();
      }
      Evening.picture(host.page(), "crossword-mouse");
      Evening.picture(friend.page(), "crossword-finger");
      assertThat(laid).as("words were laid").isEqualTo(WORDS);
      assertThat(byFinger).as("some of them with a finger").isPositive();
      assertThat(evening.troubles()).isEmpty();
    }
  }

  /// Asks three times, each time for more.
  private static String hint(Guest guest) {
    Page page = guest.page();
    Locator notices = page.locator("[role=log] li.said i");
    int before = notices.count();
    for (int degree = 1; degree <= 3; degree++)
      guest.press(page.locator("[data-act=hint][data-degree='" + degree + "']"));
    page.waitForCondition(() -> notices.count() >= before + 3);
    return notices.last().textContent();
  }

  /// Taps the square, once more to turn the direction, then the letters of the hand one by one.
  private static void lay(Guest guest, Matcher word) {
    Page page = guest.page();
    String before = guest.seq();
    int column = Integer.parseInt(word.group(1));
    int row = Integer.parseInt(word.group(2));
    tapSquare(guest, column, row);
    if (!way(page).equals(word.group(3))) tapSquare(guest, column, row);
    assertThat(way(page)).isEqualTo(word.group(3));
    String letters = word.group(4).toLowerCase(Locale.ROOT);
    boolean down = word.group(3).equals("down");
    for (int i = 0; i < letters.length(); i++) {
      if (cell(page, column + (down ? 0 : i), row + (down ? i : 0)).count() > 0) continue;
      char letter = letters.charAt(i);
      String piece =
          guest.pieces("h").stream()
              .filter(each -> each.charAt(2) == letter)
              .findFirst()
              .orElseThrow();
      guest.tap(piece);
    }
    assertThat(page.locator(".board [data-state=clash]").count()).isZero();
    guest.press(page.locator(".stick button[data-verb=lay]"));
    guest.waitForNewsAfter(before);
  }

  private static String way(Page page) {
    return String.valueOf(page.locator("[data-cursor]").getAttribute("data-cursor"));
  }

  /// What lies outside the part that is drawn is come to by its edge, from which the board grows.
  private static void tapSquare(Guest guest, int x, int y) {
    Locator board = guest.page().locator(".board");
    for (int step = 0; step < 4; step++) {
      List<?> at =
          (List<?>)
              board.evaluate(
                  """
                  (board, [x, y]) => {
                    const style = getComputedStyle(board);
                    const size = parseFloat(style.gridTemplateColumns);
                    const near = (at, from, count) => Math.min(from + count - 1, Math.max(from, at));
                    const [left, top] = [Number(board.dataset.left), Number(board.dataset.top)];
                    const [column, row] = [
                      near(x, left, Number(style.getPropertyValue('--cols'))),
                      near(y, top, Number(style.getPropertyValue('--rows'))),
                    ];
                    const [across, down] = [(column - left + 0.5) * size, (row - top + 0.5) * size];
                    const port = board.parentElement;
                    port.scrollTo(across - port.clientWidth / 2, down - port.clientHeight / 3);
                    return [across, down, column === x && row === y ? 1 : 0];
                  }
                  """,
                  List.of(x, y));
      guest.pressAt(board, number(at.get(0)), number(at.get(1)));
      if (number(at.get(2)) > 0) return;
    }
  }

  private static double number(Object value) {
    return ((Number) value).doubleValue();
  }

  private static Locator cell(Page page, int x, int y) {
    return page.locator(".board .cell[data-x='" + x + "'][data-y='" + y + "']");
  }

  /// Looks whether every letter of a word lies where it was laid.
  private static void see(Guest guest, Guest by, Matcher word) {
    Page page = guest.page();
    page.waitForCondition(() -> guest.seq().equals(by.seq()));
    boolean down = word.group(3).equals("down");
    for (int i = 0; i < word.group(4).length(); i++) {
      Locator cell =
          cell(
              page,
              Integer.parseInt(word.group(1)) + (down ? 0 : i),
              Integer.parseInt(word.group(2)) + (down ? i : 0));
      assertThat(cell.locator(".glyph").textContent())
          .isEqualTo(String.valueOf(word.group(4).charAt(i)));
      BoundingBox box = cell.boundingBox();
      assertThat(box.width).as("large enough to be read").isGreaterThan(16);
    }
  }

  private static boolean seen(Guest one, Guest other) {
    one.page().waitForCondition(() -> one.isOver() || one.seq().equals(other.seq()));
    return grid(one.page()).equals(grid(other.page()));
  }

  private static Set<String> grid(Page page) {
    Object cells =
        page.evaluate(
            "() => [...document.querySelectorAll('.board .cell[data-x]')]"
                + ".map(c => c.dataset.x + ',' + c.dataset.y + c.textContent)");
    Set<String> grid = new TreeSet<>();
    for (Object cell : (List<?>) cells) grid.add(String.valueOf(cell));
    return grid;
  }

  private static void drawOrExchange(Guest guest) {
    Page page = guest.page();
    String before = guest.seq();
    Locator draw = page.locator(".acts [data-verb=draw]");
    boolean draws = draw.count() > 0;
    guest.press(draws ? draw : page.locator(".acts [data-verb=exchange]"));
    if (draws) guest.press(page.locator(".piles .stack-button, .piles button"));
    else guest.tap(guest.pieces("h").getFirst());
    guest.sayIfAsked(draws ? "draw" : "exchange", before);
    guest.waitForNewsAfter(before);
  }
}
