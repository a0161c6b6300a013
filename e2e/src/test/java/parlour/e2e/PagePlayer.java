package parlour.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import parlour.lexicon.Letters;
import parlour.lexicon.WordLaw;

/// A person in front of a page: sits down, reads the table, and plays with a mouse or by touch.
final class PagePlayer {
  private static final Pattern TOO_EARLY = Pattern.compile("Nothing was (pressed|touched)\\.");
  private static final WordFinder WORDS = new WordFinder(WordLaw.LOGOMACHY);

  private final Page page;
  private final boolean touch;

  PagePlayer(Page page, boolean touch) {
    this.page = page;
    this.touch = touch;
  }

  Page page() {
    return page;
  }

  /// Creates a table as host with the given settings, and returns the invitation link; a full table
  /// is dealt at once and has none.
  String createTable(
      String address, String game, String name, int seats, int bots, String... settings) {
    boolean friends = bots < seats - 1;
    page.navigate(address + "#game=" + game + (friends ? "&with=own" : ""));
    press(page.locator(".options > summary"));
    page.locator("input[name=name]").fill(name);
    page.locator("select[name=seats]").selectOption(String.valueOf(seats));
    choose(settings);
    press(page.locator("[data-act=create]"));
    if (!friends) {
      page.locator(".table").waitFor();
      return "";
    }
    page.locator("[data-act=start]").waitFor();
    for (int bot = 1; bot <= bots; bot++) {
      int seated = bot;
      press(page.locator("[data-act=add-bot]").last());
      page.waitForCondition(() -> page.locator("[data-kind=bot]").count() == seated);
    }
    return page.locator("[data-invite]").inputValue();
  }

  /// Chooses rules of a table that is laid, as its host: names of settings, each with its value.
  void settle(String... settings) {
    press(page.locator("details.options:has([data-setting]) > summary"));
    choose(settings);
  }

  private void choose(String... settings) {
    for (int i = 0; i < settings.length; i += 2)
      choose(page.locator("[data-setting=" + settings[i] + "]"), settings[i + 1]);
  }

  /// Chooses a setting, which is a list if it has many values.
  private void choose(Locator setting, String value) {
    setting.waitFor();
    Locator list = setting.locator("select");
    if (list.count() > 0) list.selectOption(value);
    else
      press(
          setting.locator(
              "label",
              new Locator.LocatorOptions().setHas(page.locator("input[value='" + value + "']"))));
  }

  void join(String invitation, String name) {
    page.navigate(invitation);
    page.locator("input[name=name]").fill(name);
    press(page.locator("[data-act=sit]"));
    page.locator("[data-act=stand-up]").waitFor();
  }

  void deal() {
    press(page.locator("main:not(:has([data-kind=empty])) [data-act=start]"));
  }

  void press(Locator thing) {
    if (touch) thing.first().tap();
    else thing.first().click();
  }

  /// Presses something at the table. What came there just now takes no press, and the page says so:
  /// it is pressed again then, as long as it is there.
  private void pressAtTable(Locator thing) {
    String before = seq();
    press(thing);
    TestBrowser.waitUntilDrawn(page);
    while (!isOver() && seq().equals(before) && wasTooEarly()) {
      thing.evaluateAll("all => all[0]?.click()");
      TestBrowser.waitUntilDrawn(page);
    }
  }

  private boolean wasTooEarly() {
    return TOO_EARLY
        .matcher(String.join("", page.locator(".asked .notice").allTextContents()))
        .find();
  }

  /// Clicks or taps a point of the screen.
  void pressAt(double x, double y) {
    if (touch) page.touchscreen().tap(x, y);
    else page.mouse().click(x, y);
  }

  boolean isOver() {
    return page.locator("dialog .ranking").count() > 0;
  }

  boolean isMyTurn() {
    Locator turn = page.locator("[data-turn]");
    return turn.count() > 0 && turn.first().textContent().equals("Your turn");
  }

  /// The number of the state that the page shows.
  String seq() {
    return String.valueOf(page.locator(".table").first().getAttribute("data-seq"));
  }

  /// The ids of the pieces of a zone that can be used now.
  List<String> pieces(String zone) {
    Object ids =
        page.locator("[data-piece^='" + zone + ".'][data-usable]")
            .evaluateAll("all => all.map(each => each.dataset.piece)");
    return ((List<?>) ids).stream().map(String::valueOf).toList();
  }

  void tap(String piece) {
    pressAtTable(page.locator("button[data-piece='" + piece + "']"));
  }

  /// A piece that can be used now, with the letter it shows.
  record Card(String id, char letter) {}

  /// The usable pieces of a zone, with their letters.
  List<Card> cards(String zone) {
    Object seen =
        page.locator("[data-piece^='" + zone + ".'][data-usable]")
            .evaluateAll(
                "all => all.map(each => [each.dataset.piece,"
                    + " each.querySelector('.glyph').textContent])");
    List<Card> cards = new ArrayList<>();
    for (Object each : (List<?>) seen) {
      List<?> card = (List<?>) each;
      String letter = String.valueOf(card.get(1)).toLowerCase(Locale.ROOT);
      cards.add(new Card(String.valueOf(card.get(0)), letter.charAt(0)));
    }
    return cards;
  }

  /// Taps the letters of a word in a zone, one after the other.
  void spell(String zone, String word) {
    List<Card> left = new ArrayList<>(cards(zone));
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      Card card =
          left.stream()
              .filter(each -> each.letter() == letter)
              .findFirst()
              .orElseThrow(() -> new AssertionError(word + " wants " + letter + ", of " + left));
      left.remove(card);
      tap(card.id());
    }
  }

  /// Plays a turn of Logomachy: the longest trick there is, or else a card to the pool.
  void playTurn() {
    if (!takeTrick()) layCard();
  }

  /// Takes the longest trick there is in Logomachy; returns whether there was one.
  boolean takeTrick() {
    TestBrowser.waitUntilDrawn(page);
    String before = seq();
    Optional<List<String>> trick = trick(pieces("h"), pieces("p"));
    Locator take = page.locator(".acts button[data-verb=take]");
    if (trick.isEmpty() || take.count() == 0) return false;
    for (String piece : trick.get()) tap(piece);
    pressAtTable(take);
    waitForChangeAfter(before);
    return true;
  }

  /// Lays a card of Logomachy to the pool.
  void layCard() {
    String before = seq();
    List<String> hand = pieces("h");
    // Where laying is all there is, it is the large button, and its usual place is dimmed.
    pressAtTable(page.locator("[data-verb=lay]:enabled"));
    // The only card is meant without being touched.
    if (hand.size() > 1) tap(hand.getFirst());
    confirmIfAsked("lay", before);
    waitForChangeAfter(before);
  }

  /// Plays a turn of Word Making without making words: draws, and passes.
  void drawAndPass() {
    String before = seq();
    Locator draw = page.locator(".acts [data-verb=draw]:enabled");
    pressAtTable(draw.count() > 0 ? draw : page.locator(".acts [data-verb=pass]:enabled"));
    waitForChangeAfter(before);
  }

  /// Confirms an offer, unless it was sent at once because nothing was left to fill in.
  void confirmIfAsked(String verb, String before) {
    String confirm = "[data-act=confirm][data-verb=" + verb + "]:not([aria-disabled])";
    TestBrowser.waitUntilDrawn(page);
    page.waitForCondition(
        () -> isOver() || !seq().equals(before) || page.locator(confirm).count() > 0);
    // Where it was sent in the meantime, the form is gone.
    String focus =
        "confirm => { const it = document.querySelector(confirm); it?.focus(); return it !== null;"
            + " }";
    if (Boolean.TRUE.equals(page.evaluate(focus, confirm))) page.keyboard().press("Enter");
  }

  void waitForChangeAfter(String before) {
    page.waitForCondition(() -> isOver() || !seq().equals(before));
  }

  /// The pieces of the longest word made of one card of the hand and letters of the pool.
  private static Optional<List<String>> trick(List<String> hand, List<String> pool) {
    Letters loose = letters(pool);
    String best = "";
    String card = "";
    for (String held : hand) {
      String word = WORDS.longest(loose, held.charAt(2)).orElse("");
      if (word.length() <= best.length()) continue;
      best = word;
      card = held;
    }
    return best.isEmpty() ? Optional.empty() : Optional.of(set(best, card, pool));
  }

  private static List<String> set(String word, String card, List<String> pool) {
    List<String> left = new ArrayList<>(pool);
    List<String> set = new ArrayList<>();
    boolean used = false;
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      if (!used && card.charAt(2) == letter) {
        used = true;
        set.add(card);
        continue;
      }
      String piece =
          left.stream().filter(each -> each.charAt(2) == letter).findFirst().orElseThrow();
      left.remove(piece);
      set.add(piece);
    }
    return set;
  }

  private static Letters letters(List<String> pieces) {
    Letters letters = Letters.EMPTY;
    for (String piece : pieces) letters = letters.plus(piece.charAt(2));
    return letters;
  }
}
