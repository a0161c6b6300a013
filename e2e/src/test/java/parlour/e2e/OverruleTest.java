package parlour.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Players on a desktop and a phone vote on a word that is not in the dictionary.
@Tag("long")
class OverruleTest {
  @Test
  void the_players_admit_a_word_and_the_minute_book_says_so() {
    try (TestBrowser browser = new TestBrowser(5)) {
      PagePlayer host = new PagePlayer(browser.desktop(), false);
      PagePlayer friend = new PagePlayer(browser.phone(), true);
      friend.join(
          host.createTable(browser.address(), "logomachy", "Edwin", 2, 0, "overrule", "vote"),
          "Rosalie");
      host.deal();
      host.page().waitForCondition(() -> host.isMyTurn() || friend.isMyTurn());
      PagePlayer pleads = host.isMyTurn() ? host : friend;
      PagePlayer votes = pleads == host ? friend : host;

      pleads.page().keyboard().type("BLIX");
      pleads.press(pleads.page().locator("[data-verb=plead]"));
      Locator yes =
          votes
              .page()
              .locator(".ask .medal", new Page.LocatorOptions().setHasText("Yes, BLIX is a word"));
      yes.waitFor();
      assertThat(pleads.page().locator("[data-verb=plead]").count())
          .as("nobody plays while the table votes")
          .isZero();
      AccessibilityCheck.check(votes.page(), "vote");
      votes.press(yes);
      for (PagePlayer player : new PagePlayer[] {host, friend})
        assertThat(
                player
                    .page()
                    .locator(
                        "[role=log] li",
                        new Page.LocatorOptions().setHasText("The table admits BLIX")))
            .hasCount(1);
      pleads.page().waitForCondition(pleads::isMyTurn);
      assertThat(browser.errors()).isEmpty();
    }
  }
}
