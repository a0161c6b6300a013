package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.games.progressive.EveningLogCodec;

/// An evening of sixteen players, four of them people with browsers of their own, who change tables
/// three times.
@Tag("long")
class EveningTest {
  private static final List<String> NAMES = List.of("Edwin", "Rosalie", "Emma", "Henry");
  private static final int GAMES = 4;

  @Test
  void sixteen_play_and_move_three_times_and_the_log_verifies() throws IOException {
    try (TestBrowser browser = new TestBrowser(3)) {
      Page hostPage = browser.desktop();
      String invitation = open(browser, hostPage);
      List<Page> guestPages = new ArrayList<>();
      for (int i = 0; i < NAMES.size(); i++) {
        Page guestPage = i % 2 == 0 ? browser.phone() : browser.desktop();
        guestPage.navigate(invitation);
        guestPage.locator("input[name=name]").fill(NAMES.get(i));
        guestPage.locator("[data-act=arrive]").click();
        guestPage.locator("[data-view=guest]").waitFor();
        guestPages.add(guestPage);
      }
      Page screenPage =
          browser.page(
              new com.microsoft.playwright.Browser.NewContextOptions().setViewportSize(1920, 1080));
      screenPage.navigate(
          browser.address().replaceAll("/$", "")
              + hostPage.locator("[data-act=screen]").getAttribute("href"));
      screenPage.locator("[data-view=all]").waitFor();
      hostPage.locator("[data-act=seat]").click();
      hostPage.locator(".evening-phase[data-phase=seated]").waitFor();
      assertThat(hostPage.locator(".evening-desk .evening-table").count()).isEqualTo(4);
      moveToHeadTable(hostPage);
      look(hostPage, screenPage, guestPages, "seated");
      for (int game = 1; game <= GAMES; game++) {
        hostPage.locator("[data-act=begin]").click();
        for (Page guestPage : guestPages) isCarried(guestPage, game);
        for (Page guestPage : guestPages) play(guestPage, game == 1);
        if (game == 1) look(hostPage, screenPage, guestPages, "played");
        String phase = game < GAMES ? "seated" : "over";
        String round = "Game " + Math.min(game + 1, GAMES) + " of " + GAMES;
        hostPage.locator(".evening-phase[data-phase=" + phase + "]").waitFor();
        hostPage.locator(".evening-round", new Page.LocatorOptions().setHasText(round)).waitFor();
        if (game < GAMES) {
          screenPage.locator(".evening-moves li[data-way=up]").first().waitFor();
          assertThat(screenPage.locator(".evening-moves li[data-way=up]").first().textContent())
              .contains(" go up to table 1");
        }
      }
      for (Page guestPage : guestPages) guestPage.locator("[data-prizes]").waitFor();
      look(hostPage, screenPage, guestPages, "over");
      Download log = hostPage.waitForDownload(() -> hostPage.locator("[data-act=log]").click());
      assertThat(EveningLogCodec.verify(Files.readString(log.path())))
          .isInstanceOfSatisfying(
              EveningLogCodec.Verdict.Holds.class,
              holds -> assertThat(holds.evening().past()).hasSize(GAMES));
      assertThat(browser.errors()).isEmpty();
    }
  }

  /// The hostess starts at the front page and chooses the shortest game.
  private static String open(TestBrowser browser, Page hostPage) {
    hostPage.navigate(browser.address());
    hostPage.locator("[data-act=evening]").click();
    hostPage.locator("[data-evening-setup] select[name=game]").selectOption("anagrams");
    hostPage.locator("input[name=club][value='16']").check(FORCED);
    hostPage.locator("select[name=end]").selectOption("games-" + GAMES);
    hostPage.locator(".options summary").last().click();
    hostPage.locator("input[name=envelopes][value='1']").check(FORCED);
    AccessibilityCheck.check(hostPage, "setting up an evening");
    TestBrowser.picture(hostPage, "evening-set-up");
    hostPage.locator("[data-act=open-evening]").click();
    hostPage.locator("[data-view=desk]").waitFor();
    return hostPage.locator("[data-invite]").inputValue();
  }

  private static final Locator.CheckOptions FORCED = new Locator.CheckOptions().setForce(true);

  /// Moves all four people to the head table, so that the bell waits for them.
  private static void moveToHeadTable(Page hostPage) {
    hostPage.locator(".evening-exchange summary").click();
    for (String name : NAMES) {
      Locator one = hostPage.locator(".evening-exchange select[name=one] option");
      List<String> texts = one.allTextContents();
      String mine = texts.stream().filter(t -> t.startsWith(name + " (")).findFirst().orElseThrow();
      if (mine.endsWith("(1)")) continue;
      String bot =
          texts.stream()
              .filter(t -> t.endsWith("(1)"))
              .filter(t -> NAMES.stream().noneMatch(n -> t.startsWith(n + " (")))
              .findFirst()
              .orElseThrow();
      pick(hostPage, "one", mine);
      pick(hostPage, "other", bot);
      hostPage.locator("[data-act=exchange]").click();
      hostPage
          .locator(
              ".evening-exchange select[name=one] option",
              new Page.LocatorOptions().setHasText(name + " (1)"))
          .waitFor(
              new Locator.WaitForOptions()
                  .setState(com.microsoft.playwright.options.WaitForSelectorState.ATTACHED));
    }
  }

  private static void pick(Page hostPage, String which, String label) {
    hostPage
        .locator(".evening-exchange select[name=" + which + "]")
        .selectOption(new com.microsoft.playwright.options.SelectOption().setLabel(label));
  }

  /// The bell carries a guest to their table by itself, from wherever they were, and says with whom
  /// they play.
  private static void isCarried(Page guestPage, int game) {
    guestPage
        .locator(".evening-bar", new Page.LocatorOptions().setHasText("game " + game + " · with "))
        .waitFor();
  }

  /// Lays the envelope aside (pressed twice) once everybody is there, unless the bell rings first.
  private static void play(Page guestPage, boolean surely) {
    try {
      guestPage
          .locator(".evening-bar[data-state=runs]")
          .waitFor(new Locator.WaitForOptions().setTimeout(surely ? 60_000 : 1_500));
      Locator aside = guestPage.locator("button[data-verb=aside]");
      aside.waitFor(new Locator.WaitForOptions().setTimeout(surely ? 60_000 : 1_500));
      aside.click();
      guestPage.locator("button[data-verb=aside][data-armed]").click();
    } catch (PlaywrightException late) {
      if (surely) throw late;
    }
  }

  /// Takes pictures of the three views, and checks their accessibility.
  private static void look(Page hostPage, Page screenPage, List<Page> guestPages, String when) {
    TestBrowser.picture(hostPage, "evening-desk-" + when);
    TestBrowser.picture(screenPage, "evening-room-" + when);
    TestBrowser.picture(guestPages.get(0), "evening-phone-" + when);
    TestBrowser.picture(guestPages.get(1), "evening-guest-" + when);
    if (!when.equals("seated")) return;
    AccessibilityCheck.check(hostPage, "the desk, " + when);
    AccessibilityCheck.check(screenPage, "the room, " + when);
    AccessibilityCheck.check(guestPages.getFirst(), "a guest's place, " + when);
  }
}
