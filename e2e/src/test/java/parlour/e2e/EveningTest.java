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

/// An evening of sixteen, four of them people before browsers of their own, over three moves.
@Tag("long")
class EveningTest {
  private static final List<String> NAMES = List.of("Edwin", "Rosalie", "Emma", "Henry");
  private static final int GAMES = 4;

  @Test
  void sixteen_play_and_move_three_times_and_the_log_verifies() throws IOException {
    try (TestBrowser house = new TestBrowser(3)) {
      Page desk = house.desktop();
      String invitation = open(house, desk);
      List<Page> people = new ArrayList<>();
      for (int i = 0; i < NAMES.size(); i++) {
        Page guest = i % 2 == 0 ? house.phone() : house.desktop();
        guest.navigate(invitation);
        guest.locator("input[name=name]").fill(NAMES.get(i));
        guest.locator("[data-act=arrive]").click();
        guest.locator("[data-view=guest]").waitFor();
        people.add(guest);
      }
      Page room =
          house.page(
              new com.microsoft.playwright.Browser.NewContextOptions().setViewportSize(1920, 1080));
      room.navigate(
          house.address().replaceAll("/$", "")
              + desk.locator("[data-act=screen]").getAttribute("href"));
      room.locator("[data-view=all]").waitFor();
      desk.locator("[data-act=seat]").click();
      desk.locator(".evening-phase[data-phase=seated]").waitFor();
      assertThat(desk.locator(".evening-desk .evening-table").count()).isEqualTo(4);
      together(desk);
      look(desk, room, people, "seated");
      for (int game = 1; game <= GAMES; game++) {
        desk.locator("[data-act=begin]").click();
        for (Page guest : people) play(guest, game == 1);
        if (game == 1) look(desk, room, people, "played");
        String phase = game < GAMES ? "seated" : "over";
        String round = "Game " + Math.min(game + 1, GAMES) + " of " + GAMES;
        desk.locator(".evening-phase[data-phase=" + phase + "]").waitFor();
        desk.locator(".evening-round", new Page.LocatorOptions().setHasText(round)).waitFor();
        if (game < GAMES) {
          room.locator(".evening-moves li[data-way=up]").first().waitFor();
          assertThat(room.locator(".evening-moves li[data-way=up]").first().textContent())
              .contains(" go up to table 1");
        }
      }
      people.getFirst().locator("[data-prizes]").waitFor();
      look(desk, room, people, "over");
      Download log = desk.waitForDownload(() -> desk.locator("[data-act=log]").click());
      assertThat(EveningLogCodec.verify(Files.readString(log.path())))
          .isInstanceOfSatisfying(
              EveningLogCodec.Verdict.Holds.class,
              holds -> assertThat(holds.evening().past()).hasSize(GAMES));
      assertThat(house.troubles()).isEmpty();
    }
  }

  /// The hostess comes by the front page and settles the shortest of games.
  private static String open(TestBrowser house, Page desk) {
    desk.navigate(house.address());
    desk.locator("[data-act=evening]").click();
    desk.locator("[data-evening-setup] select[name=game]").selectOption("anagrams");
    desk.locator("input[name=club][value='16']").check(FORCED);
    desk.locator("select[name=end]").selectOption("games-" + GAMES);
    desk.locator(".options summary").last().click();
    desk.locator("input[name=envelopes][value='1']").check(FORCED);
    AccessibilityCheck.check(desk, "setting up an evening");
    TestBrowser.picture(desk, "evening-set-up");
    desk.locator("[data-act=open-evening]").click();
    desk.locator("[data-view=desk]").waitFor();
    return desk.locator("[data-invite]").inputValue();
  }

  private static final Locator.CheckOptions FORCED = new Locator.CheckOptions().setForce(true);

  /// All four are shown to the head table, so that the bell waits for them.
  private static void together(Page desk) {
    desk.locator(".evening-exchange summary").click();
    for (String name : NAMES) {
      Locator one = desk.locator(".evening-exchange select[name=one] option");
      List<String> texts = one.allTextContents();
      String mine = texts.stream().filter(t -> t.startsWith(name + " (")).findFirst().orElseThrow();
      if (mine.endsWith("(1)")) continue;
      String bot =
          texts.stream()
              .filter(t -> t.endsWith("(1)"))
              .filter(t -> NAMES.stream().noneMatch(n -> t.startsWith(n + " (")))
              .findFirst()
              .orElseThrow();
      pick(desk, "one", mine);
      pick(desk, "other", bot);
      desk.locator("[data-act=exchange]").click();
      desk.locator(
              ".evening-exchange select[name=one] option",
              new Page.LocatorOptions().setHasText(name + " (1)"))
          .waitFor(
              new Locator.WaitForOptions()
                  .setState(com.microsoft.playwright.options.WaitForSelectorState.ATTACHED));
    }
  }

  private static void pick(Page desk, String which, String label) {
    desk.locator(".evening-exchange select[name=" + which + "]")
        .selectOption(new com.microsoft.playwright.options.SelectOption().setLabel(label));
  }

  /// Goes to his table, lays his envelope aside and comes back; unless the bell was quicker.
  private static void play(Page guest, boolean surely) {
    try {
      Locator way = guest.locator("[data-act=to-table]");
      way.waitFor(new Locator.WaitForOptions().setTimeout(surely ? 20_000 : 1_500));
      way.click();
      Locator aside = guest.locator("button[data-verb=aside]");
      aside.waitFor(new Locator.WaitForOptions().setTimeout(surely ? 20_000 : 1_500));
      aside.click();
    } catch (PlaywrightException late) {
      if (surely) throw late;
    }
    if (guest.locator("[data-act=to-evening]").count() > 0) {
      if (guest.locator("dialog[open]").count() > 0) guest.keyboard().press("Escape");
      guest.locator("[data-act=to-evening]").click();
    }
    guest.locator("[data-view=guest]").waitFor();
  }

  /// Keeps pictures of the three views, and lets axe look at them.
  private static void look(Page desk, Page room, List<Page> people, String when) {
    TestBrowser.picture(desk, "evening-desk-" + when);
    TestBrowser.picture(room, "evening-room-" + when);
    TestBrowser.picture(people.get(0), "evening-phone-" + when);
    TestBrowser.picture(people.get(1), "evening-guest-" + when);
    if (!when.equals("seated")) return;
    AccessibilityCheck.check(desk, "the desk, " + when);
    AccessibilityCheck.check(room, "the room, " + when);
    AccessibilityCheck.check(people.getFirst(), "a guest's place, " + when);
  }
}
