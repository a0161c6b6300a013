package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.lexicon.Letters;
import parlour.lexicon.WordLaw;

/// Two people play a hand of Foil, one with a mouse on a desktop, one by touch on a phone.
class FoilTest {
  private static final int DOUBLE_TAP_MILLIS = 500;

  private static final WordFinder SOLVER = new WordFinder(WordLaw.FOIL_CHILDREN, true);

  /// A player of Foil, who finds words in their cards and remembers the words laid.
  private record Player(String name, PagePlayer pagePlayer, List<String> words) {
    Page page() {
      return pagePlayer.page();
    }

    Locator act(String verb) {
      return page().locator(".acts [data-verb=" + verb + "]");
    }

    Letters hand() {
      Letters hand = Letters.EMPTY;
      for (PagePlayer.Card card : pagePlayer.cards("h")) hand = hand.plus(card.letter());
      return hand;
    }

    /// Groups letters as a word; nobody else is told, so the number of the state stays.
    void lay(String word) {
      // Letters too few for a word cannot be used any more, but are still there.
      Locator cards = page().locator(".rack [data-piece^='h.']");
      int left = cards.count() - word.length();
      pagePlayer.spell("h", word);
      pagePlayer.press(page().locator(".acts button[data-verb=lay]"));
      Locator refusal = page().locator(".notice[data-kind=refused]");
      page().waitForCondition(() -> cards.count() == left || refusal.count() > 0);
      assertThat(refusal.allTextContents()).as(word).isEmpty();
      words.add(word);
    }

    void picture(String name) {
      TestBrowser.picture(page(), "foil-" + name + (name().equals("Edwin") ? "-desk" : "-phone"));
    }
  }

  @Tag("long")
  @Test
  void a_hand_goes_through_knock_scramble_and_unscramble_to_the_score() {
    try (TestBrowser browser = new TestBrowser(5)) {
      Player edwin =
          new Player("Edwin", new PagePlayer(browser.desktop(), false), new ArrayList<>());
      Player rosalie =
          new Player("Rosalie", new PagePlayer(browser.phone(), true), new ArrayList<>());
      String invitation =
          edwin
              .pagePlayer()
              .createTable(
                  browser.address(), "foil", "Edwin", 2, 0, "game", "children", "clock", "double");
      rosalie.pagePlayer().join(invitation, "Rosalie");
      edwin.pagePlayer().deal();
      for (Player player : List.of(edwin, rosalie)) player.page().locator(".table .rack").waitFor();

      Player knocker = untilSomebodyKnocks(edwin, rosalie);
      Player other = knocker.equals(edwin) ? rosalie : edwin;
      other.act("ready").waitFor();
      for (String word : SOLVER.cover(other.hand())) other.lay(word);
      for (Player player : List.of(edwin, rosalie)) player.picture("scramble");
      shuffle(knocker);
      mix(other);
      for (Player player : List.of(edwin, rosalie)) player.pagePlayer().press(player.act("ready"));

      for (Player player : List.of(edwin, rosalie)) {
        unscramble(player, edwin.words().size() + rosalie.words().size());
        player.picture("unscramble");
      }
      // What stands on the last line is sent by this very press, and is no reason to warn of it.
      for (Player player : List.of(edwin, rosalie)) player.pagePlayer().press(player.act("down"));

      int ofEdwin = points(edwin.page(), 0);
      int ofRosalie = points(edwin.page(), 1);
      assertThat(ofEdwin + ofRosalie).as("words were made and unscrambled").isPositive();
      assertThat(points(rosalie.page(), 0)).isEqualTo(ofEdwin);
      assertThat(points(rosalie.page(), 1)).isEqualTo(ofRosalie);
      List<String> scores = edwin.page().locator(".score .big").allTextContents();
      assertThat(scores.stream().map(score -> score.replace('−', '-')))
          .containsExactly(ofEdwin + " points", ofRosalie + " points");
      for (Player player : List.of(edwin, rosalie)) player.picture("score");
      assertThat(browser.errors()).isEmpty();
    }
  }

  /// Draws and discards in turn, once from the discard pile, until all cards of a player make
  /// words; nobody knocks before both have played.
  private static Player untilSomebodyKnocks(Player one, Player other) {
    for (int turn = 0; turn < 40; turn++) {
      one.page()
          .waitForCondition(() -> one.pagePlayer().isMyTurn() || other.pagePlayer().isMyTurn());
      Player next = one.pagePlayer().isMyTurn() ? one : other;
      String before = next.pagePlayer().seq();
      if (turn == 1) {
        next.pagePlayer().press(next.act("take"));
        next.pagePlayer().tap("d.1");
      } else next.pagePlayer().press(next.act("draw"));
      next.pagePlayer().waitForChangeAfter(before);
      Letters hand = next.hand();
      List<String> words = SOLVER.cover(hand);
      Letters left = hand;
      for (String word : words) left = left.minus(Letters.of(word));
      if (turn > 1 && left.size() < 2) {
        for (String word : words) next.lay(word);
        knock(next);
        return next;
      }
      discard(next, WordFinder.hardest(left.isEmpty() ? hand : left));
    }
    throw new AssertionError("nobody could knock in forty turns");
  }

  private static void discard(Player player, char letter) {
    String before = player.pagePlayer().seq();
    player.pagePlayer().press(player.act("discard"));
    player.pagePlayer().spell("h", String.valueOf(letter));
    player.pagePlayer().waitForChangeAfter(before);
  }

  /// Knocks: the card that is left over goes with it. Where none is, it is asked whether one of a
  /// word shall go, and where the knock may be false, whether it is meant.
  private static void knock(Player player) {
    PagePlayer pagePlayer = player.pagePlayer();
    pagePlayer.press(player.act("knock"));
    Locator meant =
        player
            .page()
            .locator("[data-act=confirm][data-verb=knock], .acts [data-verb=knock][data-armed]");
    player.act("ready").or(meant).first().waitFor();
    if (meant.count() > 0) pagePlayer.press(meant);
    player.act("ready").waitFor();
    assertThat(player.page().locator("[role=log]").textContent())
        .contains("You knock: all play stops.");
  }

  /// Has one word shuffled again; the letters stay the same, and the result is not the word.
  private static void shuffle(Player player) {
    Locator word = player.page().locator("[data-zone-id=holder] button.word").first();
    String shown = glyphs(word);
    player.pagePlayer().press(player.act("shuffle"));
    player.pagePlayer().press(word);
    player.page().locator("[data-act=cancel]").waitFor(TestBrowser.GONE);
    assertThat(Letters.of(glyphs(word))).isEqualTo(Letters.of(shown));
    assertThat(glyphs(word)).isNotEqualTo(player.words().getFirst());
  }

  /// Puts the letters of a word into a chosen order: they start in the composer as they were, all
  /// but the last are taken out, and put back behind it.
  private static void mix(Player player) {
    if (player.words().isEmpty()) return;
    Page page = player.page();
    Locator word = page.locator("[data-zone-id=holder] .word").first();
    String shown = glyphs(word);
    player.pagePlayer().press(word);
    Locator set = page.locator(".trough .tile");
    page.waitForCondition(() -> set.count() == shown.length());
    for (int left = shown.length() - 1; left > 0; left--) {
      int now = left;
      player.pagePlayer().press(set.first());
      page.waitForCondition(() -> set.count() == now);
    }
    String scramble = shown.charAt(shown.length() - 1) + shown.substring(0, shown.length() - 1);
    assertThat(glyphs(word)).as("the letters lie apart").isEqualTo(scramble.substring(1));
    player.pagePlayer().spell("w0", scramble.substring(1));
    page.waitForCondition(() -> glyphs(page.locator(".trough")).equals(scramble));
    if (scramble.equals(player.words().getFirst())) return; // That is the word itself.
    player.pagePlayer().press(page.locator("button[data-verb=mix]"));
    Locator mixed = page.locator("[data-zone-id=holder] .word").first();
    page.waitForCondition(() -> glyphs(mixed).equals(scramble));
  }

  private static String glyphs(Locator word) {
    return String.join("", word.locator(".glyph").allTextContents()).toLowerCase(Locale.ROOT);
  }

  /// Writes a word beside every scramble: first the player's own from memory, then the other's. The
  /// last line is left as it was typed.
  private static void unscramble(Player player, int lines) {
    Page page = player.page();
    player.act("down").waitFor();
    Locator own = page.locator("[data-zone-id^='column.'] li:has(.line-input)");
    assertThat(own.count()).as("one's own words first").isEqualTo(player.words().size());
    for (int line = 0; line < player.words().size(); line++) {
      assertThat(glyphs(own.nth(line)))
          .as("it is scrambled")
          .isNotEqualTo(player.words().get(line));
      write(player, own.nth(line), player.words().get(line));
    }
    Locator all = page.locator("[data-zone-id^='column.'] li:has(.tile)");
    page.waitForCondition(() -> own.count() == lines && all.count() == lines);
    // The other paper may come where one's own was: taps in quick succession would be a double tap
    // there, which the browser takes for the choice of a word and not for where to write.
    page.waitForTimeout(DOUBLE_TAP_MILLIS);
    for (int line = player.words().size(); line < all.count(); line++) {
      Locator there = all.nth(line);
      String word = SOLVER.anagram(Letters.of(glyphs(there))).orElseThrow();
      if (line < all.count() - 1) write(player, there, word);
      else type(player, there, word);
    }
  }

  private static void write(Player player, Locator line, String word) {
    type(player, line, word).press("Enter");
  }

  private static Locator type(Player player, Locator line, String word) {
    Locator input = line.locator(".line-input");
    player.pagePlayer().press(input);
    input.pressSequentially(word);
    return input;
  }

  /// A chair's points, as the pause after the hand shows them.
  private static int points(Page page, int seat) {
    Locator total = page.locator("[data-interlude] li[data-seat='" + seat + "'] .total");
    return Integer.parseInt(total.textContent().replace('−', '-'));
  }
}
