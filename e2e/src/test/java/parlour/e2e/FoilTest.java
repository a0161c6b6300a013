package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.lexicon.Letters;
import parlour.lexicon.WordLaw;

/// Two people play a hand of Foil, one at a desk with a mouse, one on a phone with a finger.
class FoilTest {
  private static final Solver SOLVER = new Solver(WordLaw.FOIL_CHILDREN);

  @Test
  void a_hand_goes_through_knock_scramble_and_unscramble_to_the_score() {
    try (Evening evening = new Evening(5)) {
      Guest host = new Guest(evening.desktop(), false);
      Guest friend = new Guest(evening.phone(), true);
      String invitation =
          host.layTable(evening.address(), "foil", "Edwin", 2, 0, "game", "children");
      friend.join(invitation, "Rosalie");
      host.deal();
      host.page().locator(".table .rack").waitFor();
      friend.page().locator(".table .rack").waitFor();

      Guest knocker = untilSomebodyKnocks(host, friend);
      Evening.picture(friend.page(), "foil-scramble-phone");
      Guest other = knocker == host ? friend : host;
      layWords(other);
      shuffleOne(knocker);
      Evening.picture(host.page(), "foil-scramble");
      ready(host);
      ready(friend);

      unscramble(host);
      Evening.picture(host.page(), "foil-unscramble");
      unscramble(friend);
      Evening.picture(friend.page(), "foil-unscramble-phone");
      down(host);
      down(friend);

      String lists = lists(host.page());
      assertThat(lists).contains("Edwin's list: ").contains("Rosalie's list: ");
      assertThat(lists(friend.page())).isEqualTo(lists);
      Evening.picture(host.page(), "foil-score");
      assertThat(points(lists, "Edwin") + points(lists, "Rosalie"))
          .as("words were made and unscrambled")
          .isPositive();
      List<String> scores = host.page().locator(".score .big").allTextContents();
      assertThat(scores)
          .containsExactly(
              String.valueOf(points(lists, "Edwin")), String.valueOf(points(lists, "Rosalie")));
      assertThat(evening.troubles()).isEmpty();
    }
  }

  /// Draws and discards in turn, until one's cards make words to the last card.
  private static Guest untilSomebodyKnocks(Guest host, Guest friend) {
    for (int turn = 0; turn < 30; turn++) {
      host.page().waitForCondition(() -> host.isMyTurn() || friend.isMyTurn());
      Guest next = host.isMyTurn() ? host : friend;
      String before = next.seq();
      next.press(next.page().locator(".acts [data-verb=draw]"));
      next.waitForNewsAfter(before);
      Optional<List<String>> words = SOLVER.words(hand(next), 1);
      if (words.isPresent()) {
        for (String word : words.get()) lay(next, word);
        knock(next);
        return next;
      }
      String now = next.seq();
      next.press(next.page().locator(".acts [data-verb=discard]"));
      next.tap(next.pieces("h").getLast());
      next.waitForNewsAfter(now);
    }
    throw new AssertionError("nobody could knock in thirty turns");
  }

  private static Letters hand(Guest guest) {
    Letters hand = Letters.EMPTY;
    for (String piece : guest.pieces("h")) hand = hand.plus(piece.charAt(2));
    return hand;
  }

  /// Groups the letters of a word, by tapping one after the other.
  private static void lay(Guest guest, String word) {
    String before = guest.seq();
    List<String> left = new ArrayList<>(guest.pieces("h"));
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      String piece =
          left.stream().filter(each -> each.charAt(2) == letter).findFirst().orElseThrow();
      left.remove(piece);
      guest.tap(piece);
    }
    guest.press(guest.page().locator(".stick button[data-verb=lay]"));
    guest.waitForNewsAfter(before);
  }

  /// Knocks, and lays away the card that is left over, if there is one.
  private static void knock(Guest guest) {
    String before = guest.seq();
    guest.press(guest.page().locator(".acts [data-verb=knock]"));
    List<String> loose = guest.pieces("h");
    if (!loose.isEmpty()) guest.tap(loose.getFirst());
    guest.press(guest.page().locator("form[data-verb=knock] [data-act=confirm]"));
    guest.waitForNewsAfter(before);
  }

  /// After the knock everybody may still group what he has.
  private static void layWords(Guest guest) {
    guest.page().locator(".acts [data-verb=ready]").waitFor();
    for (int left = 0; left < 6; left++) {
      Optional<List<String>> words = SOLVER.words(hand(guest), left);
      if (words.isEmpty()) continue;
      for (String word : words.get()) lay(guest, word);
      return;
    }
  }

  private static void shuffleOne(Guest guest) {
    Page page = guest.page();
    String before = guest.seq();
    guest.press(page.locator(".acts [data-verb=shuffle]"));
    guest.press(page.locator("[data-zone-id=holder] button.word"));
    guest.sayIfAsked("shuffle", before);
    guest.waitForNewsAfter(before);
  }

  private static void ready(Guest guest) {
    guest.press(guest.page().locator(".acts [data-verb=ready]"));
  }

  /// Writes beside every scramble a word it spells: first one's own, then the others'.
  private static void unscramble(Guest guest) {
    Page page = guest.page();
    page.locator(".acts [data-verb=down]").waitFor();
    int written = 0;
    for (int own = 0; own < 2; own++) {
      String column =
          own == 0
              ? "[data-zone-id^='column.']:has-text('Your own words')"
              : "[data-zone-id^='column.']";
      page.waitForCondition(() -> page.locator(column + " .line-input").count() > 0);
      Locator lines = page.locator(column + " li:has(.line-input)");
      if (own == 1) {
        int all = page.locator("[data-zone-id^='column.'] li:has(.tile)").count();
        page.waitForCondition(() -> lines.count() == all);
      }
      for (Locator line : lines.all()) {
        Locator input = line.locator(".line-input");
        if (!input.inputValue().isEmpty()) continue;
        StringBuilder scramble = new StringBuilder();
        for (String glyph : line.locator(".tile .glyph").allTextContents()) scramble.append(glyph);
        Optional<String> word = SOLVER.anagram(scramble.toString().toLowerCase(Locale.ROOT));
        if (word.isEmpty()) continue;
        String before = guest.seq();
        input.fill(word.get());
        input.press("Enter");
        guest.waitForNewsAfter(before);
        written++;
      }
    }
    assertThat(written).isGreaterThan(1);
  }

  private static void down(Guest guest) {
    guest.press(guest.page().locator(".acts [data-verb=down]"));
  }

  private static String lists(Page page) {
    Locator titles = page.locator("[data-zone-id^='list.'] .sheet-title");
    titles.first().waitFor();
    return String.join(" / ", titles.allTextContents());
  }

  private static int points(String lists, String name) {
    String after = lists.substring(lists.indexOf(name + "'s list: ") + name.length() + 9);
    String figure = after.split(" ", 2)[0].replace("+", "").replace("−", "-");
    return Integer.parseInt(figure);
  }
}
