package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A game is played with the keyboard alone.
class KeyboardTest {
  @Test
  void logomachy_is_played_to_the_end_of_a_deal_with_keys_alone() {
    try (Evening evening = new Evening(2)) {
      Page page = evening.desktop();
      Guest guest = new Guest(page, false);
      guest.layTable(evening.address(), "logomachy", "Harriet", 2, 1, "goal", "1");
      for (int turn = 0; turn < 600 && !guest.isOver(); turn++) {
        if (!guest.isMyTurn()) {
          page.waitForTimeout(20);
          continue;
        }
        String before = guest.seq();
        List<String> hand = guest.pieces("h");
        String key =
            String.valueOf(
                page.locator(".acts button[data-verb=lay]")
                    .first()
                    .getAttribute("aria-keyshortcuts"));
        page.keyboard().press(key);
        page.locator("form[data-verb=lay]").waitFor();
        page.locator("button[data-piece='" + hand.getFirst() + "']").focus();
        page.keyboard().press("Enter");
        guest.sayIfAsked("lay", before);
        guest.waitForNewsAfter(before);
      }
      assertThat(guest.isOver()).isTrue();
      assertThat(page.locator("dialog .ranking li").count()).isPositive();
      assertThat(evening.troubles()).isEmpty();
    }
  }
}
