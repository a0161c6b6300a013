package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// An evening of six people at two tables, two games of real words, played to the prizes: a hostess
/// who plays along at her own desk, five phones, and a television that shows the room.
@Tag("long")
class SixAtAnEveningTest {
  private static final List<String> NAMES =
      List.of("Flora", "Ruth", "Benedict", "Clara", "Henry", "Wilhelmina");
  private static final List<String> WORDS =
      List.of(
          "garden", "planet", "window", "bottle", "candle", "doctor", "flower", "hammer", "island",
          "jacket", "kitchen", "lantern", "monkey", "needle", "orange", "pencil", "rocket",
          "silver", "ticket", "violin", "winter", "yellow", "basket", "castle", "dragon", "engine",
          "forest", "guitar", "helmet", "insect", "jungle", "ladder", "mirror", "napkin", "office",
          "pillow");

  private final List<Page> pages = new ArrayList<>();

  @Test
  void six_people_play_two_games_and_every_page_says_where_they_are() {
    try (TestBrowser browser = new TestBrowser(100)) {
      Page desk = browser.desktop();
      desk.navigate(browser.address());
      desk.locator("[data-act=evening]").click();
      desk.locator("[data-evening-setup] select[name=game]").selectOption("anagrams");
      desk.locator("select[name=end]").selectOption("games-2");
      TestBrowser.picture(desk, "six-0-setup");
      desk.locator("[data-act=open-evening]").click();
      desk.locator("[data-view=desk]").waitFor();
      String invitation = desk.locator("[data-invite]").inputValue();
      Page room = browser.page(new Browser.NewContextOptions().setViewportSize(1920, 1080));
      room.navigate(
          browser.address().replaceAll("/$", "")
              + desk.locator("[data-act=screen]").getAttribute("href"));
      room.locator("[data-view=all]").waitFor();
      TestBrowser.picture(desk, "six-1-desk-empty");
      TestBrowser.picture(room, "six-1-room-empty");
      for (String name : NAMES.subList(1, NAMES.size())) {
        Page phone = browser.phone();
        phone.navigate(invitation);
        if (pages.isEmpty()) TestBrowser.picture(phone, "six-1-phone-join");
        phone.locator("input[name=name]").fill(name);
        phone.locator("[data-act=arrive]").click();
        phone.locator("[data-view=guest]").waitFor();
        pages.add(phone);
      }
      desk.locator("textarea[name=words]").fill(String.join(" ", WORDS));
      desk.locator("[data-act=prepare]").click();
      desk.locator(".one-line input").fill(NAMES.getFirst());
      desk.locator("[data-act=play-along]").click();
      desk.locator("[data-view=guest]").waitFor();
      TestBrowser.picture(desk, "six-2-hostess-as-guest");
      look("six-2-phone", 0);
      desk.locator("[data-act=to-desk]").click();
      desk.locator("[data-act=seat]").click();
      desk.locator(".evening-phase[data-phase=seated]").waitFor();
      look("six-3-phone-seated", 0);
      TestBrowser.picture(desk, "six-3-desk-seated");
      TestBrowser.picture(room, "six-3-room-seated");
      pages.add(desk);
      for (int game = 1; game <= 2; game++) {
        desk.locator("[data-act=begin]").click();
        room.locator(".evening-phase[data-phase=playing]").waitFor();
        pages.getFirst().locator(".bell-call").waitFor();
        look("six-4-bell-phone-" + game, 0);
        TestBrowser.picture(desk, "six-4-bell-desk-" + game);
        TestBrowser.picture(room, "six-4-bell-room-" + game);
        for (Page page : pages)
          page.locator(
                  ".evening-bar", new Page.LocatorOptions().setHasText("game " + game + " · with "))
              .waitFor();
        for (Page page : pages) page.locator(".evening-bar[data-state=runs]").waitFor();
        look("six-5-table-phone-" + game, 0);
        TestBrowser.picture(desk, "six-5-table-desk-" + game);
        TestBrowser.picture(room, "six-5-room-" + game);
        String after = game == 1 ? "seated" : "over";
        play(room, after, game);
        room.locator(".evening-phase[data-phase=" + after + "]").waitFor();
        look("six-7-after-phone-" + game, 0);
        look("six-7-after-other-" + game, 3);
        TestBrowser.picture(desk, "six-7-after-desk-" + game);
        TestBrowser.picture(room, "six-7-after-room-" + game);
        for (Page page : pages) {
          if (game == 1) page.locator("[data-act=to-evening]").click();
          page.locator("[data-view=guest]").waitFor();
        }
        look("six-8-place-" + game, 0);
        desk.locator("[data-act=to-desk]").click();
        desk.locator("[data-view=desk]").waitFor();
        TestBrowser.picture(desk, "six-8-desk-" + game);
      }
      desk.navigate(browser.address());
      desk.locator("[data-act=evening]").waitFor();
      TestBrowser.picture(desk, "six-9-front");
      desk.locator(".my-evenings a").click();
      desk.locator("[data-view=desk] [data-prizes]").waitFor();
      assertThat(browser.errors()).isEmpty();
    }
  }

  /// Everybody opens an envelope, makes its word of the letters, and goes on until the bell.
  private void play(Page room, String after, int game) {
    int round = 0;
    while (room.locator(".evening-phase[data-phase=" + after + "]").count() == 0) {
      for (int i = 0; i < pages.size(); i++) {
        act(pages.get(i));
        if (++round == 4 || round == 16) look("six-6-" + round + "-" + i + "-" + game, i);
      }
      TestBrowser.pause(room);
    }
  }

  private static void act(Page page) {
    PagePlayer player = new PagePlayer(page, false);
    List<PagePlayer.Card> hand = player.cards("h");
    if (hand.isEmpty()) return;
    String letters = sorted(hand.stream().map(card -> String.valueOf(card.letter())).toList());
    for (String word : WORDS)
      if (sorted(List.of(word.split(""))).equals(letters)) {
        player.spell("h", word);
        Locator announce = page.locator("[data-verb=announce]:enabled:not([aria-disabled])");
        if (announce.count() > 0) announce.last().click();
        return;
      }
  }

  private static String sorted(List<String> letters) {
    return String.join("", letters.stream().sorted().toList());
  }

  private void look(String name, int which) {
    TestBrowser.picture(pages.get(which), name);
  }
}
