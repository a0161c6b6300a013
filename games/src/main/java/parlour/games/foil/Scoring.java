package parlour.games.foil;

import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.foil.Account.Item;
import parlour.games.foil.words.Deck;
import parlour.games.foil.words.Holder.Slot;
import parlour.games.foil.words.LaidWords;
import parlour.games.material.Phrases;
import parlour.lexicon.Letters;

/// Works out what one hand scores for everybody, by the scoring table.
///
/// @param laid all words and papers
/// @param cards how many cards each has, used or not
record Scoring(Options options, HandJudge judge, LaidWords laid, PerSeat<Integer> cards) {
  private static final int FORMED = 2;
  private static final int BONUS = 5;
  private static final int FLAT = 5;
  private static final int KNOCK = 5;
  private static final int BROKEN_FORMING = -20;
  private static final int BROKEN_UNSCRAMBLING = -10;
  static final int FORGOTTEN = -20;

  /// The scoring table as it is printed beneath the slots of a holder.
  static List<String> table(Options.Values values) {
    return List.of(
        "Each letter in your words\t" + Phrases.gain(FORMED),
        "Each bonus letter instead\t" + Phrases.gain(BONUS),
        "The knock\t" + Phrases.gain(KNOCK),
        "All cards in one word\t" + Phrases.gain(values.oneWord()),
        "Each unused card\t" + Phrases.gain(-1),
        "A word of others unscrambled\t"
            + (values.flatFive() ? Phrases.gain(FLAT) : Phrases.gain(1) + " a letter"),
        "A word of yours that breaks a rule\t" + Phrases.gain(BROKEN_FORMING),
        "A word of yours not found again\t" + Phrases.gain(FORGOTTEN),
        "A guess that breaks a word rule\t" + Phrases.gain(BROKEN_UNSCRAMBLING));
  }

  PerSeat<Account> accounts(Seats in) {
    return PerSeat.of(cards.seats(), seat -> in.has(seat) ? account(seat) : Account.EMPTY);
  }

  private Account account(Seat seat) {
    return Account.of(options.form().isYoung() ? young(seat) : grown(seat));
  }

  /// One point for each letter in a word, and that is all.
  private List<Item> young(Seat seat) {
    List<Item> items = new ArrayList<>();
    for (int line = 0; line < laid.slots().size(); line++) {
      if (!laid.isOwn(seat, line)) continue;
      String word = laid.slots().get(line).word();
      HandJudge.Finding finding = judge.judge(word);
      items.add(
          finding.good()
              ? Item.of(capitals(word), "", word.length(), Rule.YOUNG_SCORE)
              : new Item(capitals(word), "", 0, Rule.YOUNG_SCORE, finding.rule()));
    }
    return items;
  }

  private List<Item> grown(Seat seat) {
    List<Item> items = new ArrayList<>();
    form(seat, items);
    for (int line = 0; line < laid.slots().size(); line++) {
      if (!laid.isOwn(seat, line)) guess(seat, line, items);
    }
    return items;
  }

  private void form(Seat seat, List<Item> items) {
    int formed = 0;
    int used = 0;
    boolean allStand = true;
    for (int line = 0; line < laid.slots().size(); line++) {
      if (!laid.isOwn(seat, line)) continue;
      Slot slot = laid.slots().get(line);
      Item item = own(slot, laid.papers().at(seat).get(line));
      items.add(item);
      formed++;
      used += slot.word().length();
      allStand &= item.points() > 0;
    }
    int unused = cards.at(seat) - used;
    boolean whole = formed > 0 && unused == 0 && allStand;
    if (whole && laid.knocker().equals(seat))
      items.add(Item.of("the knock", "", KNOCK, Rule.KNOCK_BONUS));
    if (whole && formed == 1)
      items.add(Item.of("all in one word", "", options.values().oneWord(), Rule.ONE_WORD));
    if (unused > 0)
      items.add(
          Item.of(
              unused == 1 ? "one unused card" : unused + " unused cards",
              "",
              -unused,
              Rule.UNUSED));
  }

  /// The player's own word: it must be found again, and it must keep the word rules.
  private Item own(Slot slot, String written) {
    String about = capitals(slot.word());
    String shown = capitals(written);
    if (!written.equals(slot.word()) && !(isOf(written, slot) && judge.judge(written).good()))
      return Item.of(about, shown, FORGOTTEN, Rule.OWN_FORGOTTEN);
    HandJudge.Finding finding = judge.judge(slot.word());
    return finding.good()
        ? Item.of(about, shown, worth(slot.word()), Rule.LETTER)
        : new Item(about, shown, BROKEN_FORMING, Rule.BROKEN_FORMING, finding.rule());
  }

  private static int worth(String word) {
    int worth = 0;
    for (int i = 0; i < word.length(); i++) worth += Deck.isBonus(word.charAt(i)) ? BONUS : FORMED;
    return worth;
  }

  private void guess(Seat seat, int line, List<Item> items) {
    String written = laid.papers().at(seat).get(line);
    if (written.isEmpty()) return;
    Slot slot = laid.slots().get(line);
    String about = slot.owner() + "'s " + capitals(slot.scramble());
    items.add(judged(slot, about, written));
  }

  /// An answer earns its letters when it is the word meant or another good word of the same
  /// letters.
  private Item judged(Slot slot, String about, String written) {
    String shown = capitals(written);
    int earned = options.values().flatFive() ? FLAT : slot.word().length();
    boolean sound = judge.judge(slot.word()).good();
    if (written.equals(slot.word()))
      return Item.of(about, shown, earned, sound ? Rule.UNSCRAMBLED : Rule.BAD_WORD_SOLVERS);
    boolean fits = isOf(written, slot);
    HandJudge.Finding finding = fits ? judge.judge(written) : HandJudge.Finding.NO_WORD;
    if (finding.good()) return Item.of(about, shown, earned, Rule.DIFFERENT);
    if (!sound) return Item.of(about, shown, 0, Rule.BAD_WORD_SOLVERS);
    if (finding.real())
      return new Item(about, shown, BROKEN_UNSCRAMBLING, Rule.BROKEN_UNSCRAMBLING, finding.rule());
    return Item.of(
        about,
        shown,
        options.values().strict() ? BROKEN_UNSCRAMBLING : 0,
        fits ? Rule.NO_WORD : Rule.OTHER_LETTERS);
  }

  private static boolean isOf(String written, Slot slot) {
    return written.length() == slot.word().length()
        && Letters.spellable(written)
        && Letters.of(written).equals(Letters.of(slot.word()));
  }
}
