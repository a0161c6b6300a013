package parlour.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A club from its founding to a game over days: Ada sits at a desk, Ben has a phone.
class ClubTest {
  private static final String MOMENT = "(tomorrow|\\w+day), ..:..";
  private static final String HOURS_LEFT = "23 hours left, until " + MOMENT;

  /// A row that can be touched, and a little air.
  private static final double ROW_PIXELS = 50;

  @Test
  void a_table_over_days_says_whose_turn_it_is_and_who_is_given_how_much_time() {
    try (TestBrowser browser = new TestBrowser(5)) {
      Page ada = browser.desktop();
      String invitation = found(browser, ada);
      Page ben = browser.phone();
      ben.navigate(invitation);
      look(ben, "the door of a club");
      ben.locator("input[name=name]").fill("Ben");
      ben.locator("[data-act=join-club]").tap();
      ben.locator("main[data-club]").waitFor();
      String club = ben.url();
      startOverDays(ada);

      for (Page page : List.of(ada, ben)) page.navigate(club);
      Locator turn = ben.locator(".club-first [data-act=open]");
      assertThat(turn).hasText(Pattern.compile("Take your turn|To the table"));
      boolean bens = turn.textContent().equals("Take your turn");
      Page waitedFor = bens ? ben : ada;
      Page other = bens ? ada : ben;
      String name = bens ? "Ben" : "Ada";
      assertThat(waitedFor.locator(".club-first .say-so")).hasText(Pattern.compile(HOURS_LEFT));
      assertThat(waitedFor.locator(".club-first [data-act=give-time]")).hasText("Take a day more");
      assertThat(other.locator(".club-first .say-so"))
          .hasText(Pattern.compile(name + " to play: " + HOURS_LEFT));
      for (Page page : List.of(ada, ben)) look(page, "the page of a club");

      Locator give = other.locator(".club-first [data-act=give-time]");
      assertThat(give).hasText("Give " + name + " a day more");
      give.click();
      assertThat(other.locator(".club-first .confirm"))
          .containsText(Pattern.compile("Time for " + name + " until " + MOMENT + "\\?"));
      look(other, "the question who is given how much time");
      other.locator("[data-act=give-time-sure]").click();
      for (Page page : List.of(ada, ben))
        assertThat(page.locator(".club-first .say-so")).containsText("1 day left, until ");

      waitedFor.navigate(browser.address());
      Locator waiting = waitedFor.locator("[data-waiting]");
      assertThat(waiting).hasText(Pattern.compile("Your turn in Skat, until " + MOMENT));
      look(waitedFor, "the front page of a member");
      waiting.click();
      other.locator(".club-first [data-act=open]").click();
      for (Page page : List.of(ada, ben)) {
        page.locator(".table .tile").first().waitFor();
        Locator bar = page.locator("[data-club-bar]");
        assertThat(bar.locator("[data-act=to-club]")).hasText("The Thursday Circle");
        assertThat(bar.locator("[role=status]")).containsText(Pattern.compile("until " + MOMENT));
        assertThat(bar.locator("[data-act=give-time]"))
            .hasText(page == other ? "Give " + name + " a day more" : "Take a day more");
        assertThat(bar.boundingBox().height).isLessThan(2 * ROW_PIXELS);
        look(page, "a table of a club");
      }
      assertThat(ben.locator("[data-act=to-club]")).isVisible();
      ben.locator("[data-act=to-club]").tap();
      ben.locator("main[data-club]").waitFor();
      assertThat(browser.errors()).isEmpty();
    }
  }

  /// Founds a club, and returns the link that invites to it.
  static String found(TestBrowser browser, Page page) {
    page.navigate(browser.address());
    page.locator("[data-act=club]").click();
    page.locator("input[name=club]").fill("The Thursday Circle");
    page.locator("input[name=name]").fill("Ada");
    look(page, "founding a club");
    page.locator("[data-act=found-club]").click();
    Locator invite = page.locator("dialog[data-dialog=club-invite] [data-invite]");
    String invitation = invite.inputValue();
    look(page, "the invitation to a club");
    page.keyboard().press("Escape");
    return invitation;
  }

  /// Starts a game of Skat with Ben, with a day for each turn.
  private static void startOverDays(Page page) {
    page.locator(".club-ticks [data-member='1']").click();
    page.locator("[data-act=choose-game]").click();
    page.locator("[data-days='1']").click();
    look(page, "the games that can be played over days");
    page.locator("dialog [data-game=skat]").click();
    page.locator("[data-act=start]").click();
    page.locator(".table .tile").first().waitFor();
  }

  static void look(Page page, String view) {
    AccessibilityCheck.check(page, view);
    TestBrowser.picture(page, view.replace(' ', '-') + "-" + page.viewportSize().width);
  }
}
