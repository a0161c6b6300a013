package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.games.progressive.EveningLogCodec;

/// An evening of sixteen players, four of them people with browsers of their own, who change tables
/// three times; and one of eight, whose four people share two phones.
@Tag("long")
class EveningTest {
  private static final List<String> NAMES = List.of("Edwin", "Rosalie", "Emma", "Henry");
  private static final int GAMES = 4;

  @Test
  void sixteen_play_and_move_three_times_and_the_log_verifies() throws IOException {
    try (TestBrowser browser = new TestBrowser(3)) {
      Page hostPage = browser.desktop();
      String invitation = open(browser, hostPage, 16);
      List<Page> guestPages = new ArrayList<>();
      for (int i = 0; i < NAMES.size(); i++) {
        Page guestPage = i % 2 == 0 ? browser.phone() : browser.desktop();
        arrive(guestPage, invitation, NAMES.get(i));
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
      for (String name : NAMES) move(hostPage, name, 1);
      look(hostPage, screenPage, guestPages, "seated");
      for (int game = 1; game <= GAMES; game++) {
        hostPage.locator("[data-act=begin]").click();
        for (Page guestPage : guestPages) isCarried(guestPage, game);
        for (Page guestPage : guestPages) play(guestPage, game == 1);
        if (game == 1) look(hostPage, screenPage, guestPages, "played");
        String phase = game < GAMES ? "seated" : "over";
        String round =
            game < GAMES ? "Game " + (game + 1) + " of " + GAMES : GAMES + " games were played";
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

  @Test
  void who_shares_a_device_plays_behind_its_curtain_or_at_a_device_of_their_own_table() {
    try (TestBrowser browser = new TestBrowser(3)) {
      Page hostPage = browser.desktop();
      String invitation = open(browser, hostPage, 8);
      List<Page> phones = List.of(browser.phone(), browser.phone());
      for (int i = 0; i < NAMES.size(); i += 2) {
        Page phone = phones.get(i / 2);
        arrive(phone, invitation, NAMES.get(i));
        phone.locator(".evening-device input").fill(NAMES.get(i + 1));
        phone.locator("[data-act=add-guest]").click();
        phone.locator(".evening-device [data-guest]").waitFor();
      }
      hostPage.locator("[data-act=seat]").click();
      hostPage.locator(".evening-phase[data-phase=seated]").waitFor();
      for (String name : NAMES) move(hostPage, name, 1);
      phones.getFirst().locator("[data-learn=anagrams] [data-how-to]").waitFor();
      TestBrowser.picture(phones.getFirst(), "evening-shared-seated");
      AccessibilityCheck.check(phones.getFirst(), "a place that two share");
      hostPage.locator("[data-act=begin]").click();
      for (int i = 0; i < phones.size(); i++) {
        Page phone = phones.get(i);
        isCarried(phone, 1);
        String both = NAMES.get(2 * i) + " and " + NAMES.get(2 * i + 1);
        phone.locator("[data-act=raise]").click();
        phone.locator("[data-act=to-evening]").click();
        phone.locator(".bell-call", hasText("Table 1 is for " + both)).waitFor();
        phone.locator(".bell-call [data-act=to-table]").click();
      }
      for (Page phone : phones) phone.locator(RUNS).waitFor();
      for (Page phone : phones)
        for (int hand = 0; hand < 2; hand++) {
          phone.locator("[data-act=raise]").waitFor();
          if (hand == 0) TestBrowser.picture(phone, "evening-shared-curtain");
          phone.locator("[data-act=raise]").click();
          layAside(phone);
        }
      hostPage.locator(".evening-round", hasText("Game 2 of " + GAMES)).waitFor();
      for (Page phone : phones) phone.locator("[data-act=to-evening]").click();
      leaveAndComeBack(phones.getLast());
      // Whose phones they are sit at the last table, the others at the head table, which rings.
      for (String name : NAMES) move(hostPage, name, NAMES.indexOf(name) % 2 == 0 ? 2 : 1);
      hostPage.locator("[data-act=begin]").click();
      for (Page phone : phones) isCarried(phone, 2);
      Page atHeadTable = browser.phone();
      atHeadTable.navigate(chairOf("Rosalie", phones.getFirst()));
      for (Page phone : phones) {
        phone.locator(RUNS).waitFor();
        layAside(phone);
      }
      phones.getLast().locator(RUNS, hasText("Table 1")).waitFor();
      assertThat(phones.getFirst().locator(".bell-call").count()).as("Rosalie plays").isZero();
      layAside(atHeadTable);
      layAside(phones.getLast());
      hostPage.locator(".evening-round", hasText("Game 3 of " + GAMES)).waitFor();
      assertThat(browser.errors()).isEmpty();
    }
  }

  private static Locator.LocatorOptions hasIt(String text) {
    return new Locator.LocatorOptions().setHasText(text);
  }

  private static Page.LocatorOptions hasText(String text) {
    return new Page.LocatorOptions().setHasText(text);
  }

  private static void layAside(Page page) {
    page.locator("button[data-verb=aside]").click();
    page.locator("button[data-verb=aside][data-armed]").click();
    page.locator("button[data-verb=aside]").waitFor(TestBrowser.GONE);
  }

  /// The link by which a guest's chair goes to a device at their table; the phone goes back to its
  /// own.
  private static String chairOf(String name, Page phone) {
    phone.locator("[data-act=to-evening]").click();
    phone.locator("[data-act=chair-there]", hasText(name)).click();
    String link = phone.locator("[data-link=copy-chair]").inputValue();
    TestBrowser.picture(phone, "evening-shared-apart");
    phone.locator(".bell-call [data-act=to-table]").click();
    return link;
  }

  /// One of two at a phone goes home, by two presses, and comes back.
  private static void leaveAndComeBack(Page phone) {
    Locator other = phone.locator(".evening-device [data-guest]");
    other.locator("[data-act=leave]").click();
    other.locator("[data-act=leave-sure]").click();
    other.locator("button.quiet").click();
    other.locator("[data-act=leave]").waitFor();
  }

  private static void arrive(Page page, String invitation, String name) {
    page.navigate(invitation);
    page.locator("input[name=name]").fill(name);
    page.locator("[data-act=arrive]").click();
    page.locator("[data-view=guest]").waitFor();
  }

  /// The hostess starts at the front page and chooses the shortest game.
  private static String open(TestBrowser browser, Page hostPage, int chairs) {
    hostPage.navigate(browser.address());
    hostPage.locator("[data-act=evening]").click();
    hostPage.locator("[data-evening-setup] select[name=game]").selectOption("anagrams");
    hostPage.locator("input[name=club][value='" + chairs + "']").check(FORCED);
    hostPage.locator("select[name=end]").selectOption("games-" + GAMES);
    hostPage.locator(".options summary").last().click();
    hostPage.locator("input[name=envelopes][value='1']").check(FORCED);
    AccessibilityCheck.check(hostPage, "setting up an evening");
    TestBrowser.picture(hostPage, "evening-set-up");
    hostPage.locator("[data-act=open-evening]").click();
    hostPage.locator("[data-view=desk]").waitFor();
    return hostPage.locator("[data-invite]").inputValue();
  }

  private static final Locator.WaitForOptions ATTACHED =
      new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);
  private static final String RUNS = ".evening-bar[data-state=runs]";
  private static final Locator.CheckOptions FORCED = new Locator.CheckOptions().setForce(true);

  /// Moves somebody to a table, in the place of a bot; the bell waits for people at the head table.
  private static void move(Page hostPage, String name, int table) {
    Locator exchange = hostPage.locator(".evening-exchange");
    if (exchange.getAttribute("open") == null) exchange.locator("summary").click();
    exchange.locator("select[name=one] option", hasIt(name + " (")).waitFor(ATTACHED);
    List<String> texts = exchange.locator("select[name=one] option").allTextContents();
    String mine = texts.stream().filter(t -> t.startsWith(name + " (")).findFirst().orElseThrow();
    if (mine.endsWith("(" + table + ")")) return;
    String bot =
        texts.stream()
            .filter(t -> t.endsWith("(" + table + ")"))
            .filter(t -> NAMES.stream().noneMatch(n -> t.startsWith(n + " (")))
            .findFirst()
            .orElseThrow();
    pick(hostPage, "one", mine);
    pick(hostPage, "other", bot);
    hostPage.locator("[data-act=exchange]").click();
    hostPage
        .locator(".evening-exchange select[name=one] option", hasText(name + " (" + table + ")"))
        .waitFor(ATTACHED);
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
          .locator(RUNS)
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
