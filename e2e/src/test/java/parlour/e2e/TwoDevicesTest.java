package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.play.Replay;
import parlour.engine.wire.LogCodec;
import parlour.games.Catalog;

/// Two people, one with a mouse on a desktop, one by touch on a phone, play whole games through the
/// page.
@Order(1)
class TwoDevicesTest {
  private static final Map<String, String> ACTS =
      Map.of(
          "Willie Whistle",
          "whistle",
          "The Singer",
          "sing",
          "Gertie Giggle",
          "giggle",
          "Slap Jack",
          "slap");

  private static final String PLACES_AND_KEYS =
      """
      all => all.map(each => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x + width / 2, y + height / 2, each.getAttribute('aria-keyshortcuts')];
      })
      """;

  @Test
  void logomachy_is_played_to_the_end_and_the_log_verifies() throws IOException {
    logomachy("2");
  }

  @Tag("long")
  @Test
  void logomachy_is_played_with_the_whole_pack() throws IOException {
    logomachy("all");
  }

  /// Plays so many hands of one deal.
  private static void logomachy(String hands) throws IOException {
    try (TestBrowser browser = new TestBrowser(5)) {
      PagePlayer host = new PagePlayer(browser.desktop(), false);
      PagePlayer friend = new PagePlayer(browser.phone(), true);
      Stopwatch watch = new Stopwatch();
      watch.watch(host.page());
      watch.watch(friend.page());
      String invitation =
          host.createTable(
              browser.address(),
              "logomachy",
              "Edwin",
              2,
              0,
              "goal",
              "0",
              "hands",
              hands,
              "pause",
              "none",
              "clock",
              "off");
      friend.join(invitation, "Rosalie");
      host.deal();
      host.page().locator(".table").waitFor();
      friend.page().locator(".table").waitFor();
      TestBrowser.picture(host.page(), "logomachy-desktop");
      TestBrowser.picture(friend.page(), "logomachy-phone");
      System.out.println(watch.cold(browser.desktop(), invitation + "&all=1"));
      for (int turn = 0; turn < 1_000 && !host.isOver(); turn++) {
        host.page().waitForCondition(() -> host.isOver() || host.isMyTurn() || friend.isMyTurn());
        if (host.isOver()) break;
        PagePlayer next = host.isMyTurn() ? host : friend;
        PagePlayer other = next == host ? friend : host;
        int before = Integer.parseInt(other.seq());
        next.playTurn();
        watch.played(next.page(), other.page(), before);
        if (turn == 10) TestBrowser.picture(friend.page(), "logomachy-phone-later");
        if (turn == 11) TestBrowser.picture(host.page(), "logomachy-desktop-later");
      }
      assertThat(host.isOver()).as("the game ended").isTrue();
      System.out.println(watch.moves());
      friend.page().locator("dialog .ranking").waitFor();
      host.page().locator("[data-finest] dd").first().waitFor();
      TestBrowser.picture(host.page(), "logomachy-result");
      TestBrowser.openMore(host.page());
      Download download =
          host.page().waitForDownload(() -> host.press(host.page().locator("[data-act=log]")));
      LogCodec.Book book = LogCodec.read(Files.readString(download.path()));
      Replay.Played played =
          Replay.play(
              Catalog.find("logomachy")
                  .orElseThrow()
                  .open(book.log().header().settings().values(), ShippedLexicon.load()),
              book.log());
      assertThat(played.fault()).isEmpty();
      assertThat(played.referee().result()).isEqualTo(book.result()).isPresent();
      assertThat(browser.errors()).isEmpty();
    }
  }

  @Test
  void slap_jack_is_raced_by_button_and_key() {
    slapJack(3, 300);
  }

  @Tag("long")
  @Test
  void slap_jack_is_played_to_the_end() {
    slapJack(Integer.MAX_VALUE, 100);
  }

  /// Plays until there were so many presses, or to the end, against a bot that takes so many
  /// percent of its natural time.
  private static void slapJack(int presses, int botPacePercent) {
    try (TestBrowser browser = new TestBrowser(botPacePercent)) {
      PagePlayer host = new PagePlayer(browser.desktop(), false);
      PagePlayer friend = new PagePlayer(browser.phone(), true);
      String invitation =
          host.createTable(
              browser.address(),
              "slap-jack",
              "Edwin",
              3,
              1,
              "ending",
              "most",
              "dealer",
              "first",
              "tempo",
              "800");
      friend.join(invitation, "Rosalie");
      host.deal();
      host.press(host.page().locator("[data-verb=am-ready]"));
      friend.press(friend.page().locator("[data-verb=am-ready]"));
      int pressed = 0;
      for (int look = 0; look < 4_000 && pressed < presses && !host.isOver(); look++) {
        pressed(host, "turn", true);
        if (react(host, look % 2 == 0)) pressed++;
        if (react(friend, true)) pressed++;
        if (pressed == 2) TestBrowser.picture(friend.page(), "slap-jack-phone");
        TestBrowser.pause(host.page());
      }
      if (pressed < presses) {
        assertThat(host.isOver()).as("the game ended").isTrue();
        friend.page().locator("dialog .ranking").waitFor();
        TestBrowser.picture(host.page(), "slap-jack-result");
      }
      assertThat(pressed).isPositive();
      assertThat(browser.errors()).isEmpty();
    }
  }

  /// Does what the top picture asks for, by button or key; returns whether there was one.
  private static boolean react(PagePlayer player, boolean button) {
    Page page = player.page();
    Locator top = page.locator("[data-zone-id=centre] > [aria-label]");
    if (player.isOver() || top.count() == 0) return false;
    String label = String.valueOf(top.first().getAttribute("aria-label"));
    for (Map.Entry<String, String> act : ACTS.entrySet()) {
      if (label.contains(act.getKey())) return pressed(player, act.getValue(), button);
    }
    return false;
  }

  /// Does this at once, by button or key, if it can be done now; returns whether it could.
  private static boolean pressed(PagePlayer player, String verb, boolean button) {
    Locator press = player.page().locator(".dock button[data-verb=" + verb + "]:enabled");
    // Nothing is waited for: what cannot be pressed now is gone, or somebody else's.
    List<?> found = (List<?>) press.evaluateAll(PLACES_AND_KEYS);
    if (found.isEmpty()) return false;
    List<?> first = (List<?>) found.getFirst();
    if (button) player.pressAt(number(first.get(0)), number(first.get(1)));
    else player.page().keyboard().press(String.valueOf(first.get(2)));
    return true;
  }

  private static double number(Object found) {
    return ((Number) found).doubleValue();
  }
}
