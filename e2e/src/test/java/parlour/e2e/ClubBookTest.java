package parlour.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;

/// The book of a club after an evening: Ada at a desk and Ben with a phone have played two games.
class ClubBookTest {
  private static final int GAMES = 2;

  @Test
  void it_tells_how_the_games_went_and_every_line_leads_to_its_game() throws IOException {
    try (TestBrowser browser = new TestBrowser(5)) {
      PagePlayer ada = new PagePlayer(browser.desktop(), false);
      PagePlayer ben = new PagePlayer(browser.phone(), true);
      ben.page().navigate(ClubTest.found(browser, ada.page()));
      ben.page().locator("input[name=name]").fill("Ben");
      ben.press(ben.page().locator("[data-act=join-club]"));
      ben.page().locator("main[data-club]").waitFor();
      String club = ben.page().url();
      Set<PagePlayer> haveWords = new HashSet<>();
      for (int game = 0; game < GAMES; game++) {
        for (PagePlayer each : List.of(ada, ben)) each.page().navigate(club);
        play(ada, ben, haveWords);
      }
      assertThat(haveWords).as("who has a word for the book").isNotEmpty();
      for (PagePlayer each : List.of(ada, ben)) each.page().navigate(club);
      inShort(ada.page(), "You", "Ben");
      inShort(ben.page(), "You", "Ada");
      Page page = ada.page();
      assertThat(page.locator(".club-book tbody tr td:nth-child(2)"))
          .hasText(new String[] {"" + GAMES, "" + GAMES});
      assertThat(ben.page().locator(".club-book tbody tr[data-you] b"))
          .hasText(page.locator(".club-book tbody tr:not([data-you]) b").textContent());

      page.locator("[data-act=book]").click();
      ben.press(ben.page().locator("[data-act=book]"));
      for (PagePlayer each : List.of(ada, ben)) ClubTest.look(each.page(), "the book of a club");
      Locator dialog = page.locator("dialog[data-dialog=club-book]");
      Locator games = dialog.locator(".club-rows li");
      assertThat(games).hasCount(GAMES);
      for (int game = 0; game < GAMES; game++) {
        assertThat(games.nth(game)).containsText("You");
        assertThat(games.nth(game)).containsText("Ben");
      }
      saved(page, dialog);
      leadsToReplay(page, dialog.locator(".club-found a").first(), club);
      page.locator("[data-act=book]").click();
      leadsToReplay(page, games.last().locator("a"), club);
      assertThat(browser.errors()).isEmpty();
    }
  }

  /// A game of two short hands, laid by Ada, to its end. Whoever has a word for the book only lays
  /// cards.
  private static void play(PagePlayer ada, PagePlayer ben, Set<PagePlayer> haveWords) {
    Page page = ada.page();
    page.locator(".club-ticks [data-member='1']").click();
    page.locator("[data-act=choose-game]").click();
    page.locator("dialog [data-game=logomachy]").click();
    page.locator("[data-act=start]").waitFor();
    ada.settle("goal", "0", "hands", "2", "pause", "none", "clock", "off");
    ben.press(ben.page().locator(".club-first [data-act=open]"));
    ben.page().locator("[data-act=stand-up]").waitFor();
    ada.deal();
    while (!ada.isOver()) {
      page.waitForCondition(() -> ada.isOver() || ada.isMyTurn() || ben.isMyTurn());
      if (ada.isMyTurn()) playTurn(ada, haveWords);
      else if (ben.isMyTurn()) playTurn(ben, haveWords);
    }
  }

  private static void playTurn(PagePlayer player, Set<PagePlayer> haveWords) {
    if (!haveWords.contains(player) && player.takeTrick()) haveWords.add(player);
    else player.layCard();
  }

  private static void inShort(Page page, String... names) {
    assertThat(page.locator(".club-book tbody td:first-child")).hasCount(names.length);
    for (String name : names) assertThat(page.locator(".club-book tbody")).containsText(name);
    Locator found = page.locator(".club-book .club-found");
    assertThat(found).containsText(names[1] + ": ");
    if (found.textContent().contains("by you")) assertThat(found).not().containsText("Your finest");
    ClubTest.look(page, "a club after its games");
  }

  /// The book as a table and as JSON, named after the club.
  private static void saved(Page page, Locator dialog) throws IOException {
    Download table = page.waitForDownload(() -> dialog.locator("[data-act=book-csv]").click());
    assertThat(table.suggestedFilename()).isEqualTo("The Thursday Circle.csv");
    assertThat(Files.readAllLines(table.path())).hasSize(1 + 2 * GAMES);
    Download all = page.waitForDownload(() -> dialog.locator("[data-act=book-json]").click());
    assertThat(all.suggestedFilename()).isEqualTo("The Thursday Circle.json");
    assertThat(Json.parse(Files.readString(all.path())).at("games").asItems()).hasSize(GAMES);
  }

  private static void leadsToReplay(Page page, Locator line, String club) {
    line.click();
    page.waitForURL(Pattern.compile(".*/t/.*#replay"));
    page.locator(".table .tile").first().waitFor();
    page.goBack();
    page.waitForURL(club);
  }
}
