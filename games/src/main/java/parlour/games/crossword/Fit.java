package parlour.games.crossword;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Clause;
import parlour.engine.Sentence;
import parlour.lexicon.Letters;

/// Whether a word can be laid: it must fit the letters on the table and come out of the hand.
sealed interface Fit {
  /// The most letters a word may have; no dictionary has a longer one.
  int LONGEST = 31;

  /// The most letters that may be added at once.
  int MOST_ADDED = 4;

  /// It fits.
  ///
  /// @param entries the word itself and then the words it makes in crossing
  /// @param fresh which letters of the word are new, the first lowest
  /// @param free which of them is the Free Letter, or -1
  /// @param rest what is left in the hand
  record Good(List<Entry> entries, int fresh, int free, Hand rest) implements Fit {
    Entry main() {
      return entries.getFirst();
    }
  }

  /// It does not.
  record Misfit(Clause clause, String why) implements Fit {}

  /// Fits a word into the layout, whatever the dictionary says of it.
  static Fit of(Layout layout, Hand hand, Move.Lay lay) {
    Entry asked = lay.entry();
    String word = asked.word();
    if (word.indexOf('*') >= 0)
      return new Misfit(
          Rule.FREE_ANY, "Say which letter the Free Letter stands for, with Use Free Letter.");
    if (!Letters.isLowercase(word))
      return new Misfit(Rule.DICTIONARY, "You need to spell a word with the letters A to Z.");
    if (word.length() < 2) return new Misfit(Rule.SIZE_LAID, "A word has two letters at least.");
    if (word.length() > LONGEST) return new Misfit(Rule.DICTIONARY, "No word is as long as that.");
    Entry entry = layout.isEmpty() ? new Entry(0, 0, asked.way(), word) : asked;
    return place(layout, hand, entry, lay.free());
  }

  private static Fit place(Layout layout, Hand hand, Entry entry, int asFree) {
    String word = entry.word();
    int dx = entry.way().dx;
    int dy = entry.way().dy;
    int length = word.length();
    int before = layout.letter(entry.x() - dx, entry.y() - dy);
    int after = layout.letter(entry.x() + dx * length, entry.y() + dy * length);
    if (before != Layout.BLANK || after != Layout.BLANK) {
      return new Misfit(
          Rule.GAP,
          Sentence.of(
              "{0} stands right {1} it: a word has a blank at each end.",
              Pack.name(before != Layout.BLANK ? before : after),
              before != Layout.BLANK ? "before" : "after"));
    }
    int fresh = 0;
    for (int i = 0; i < length; i++) {
      int standing = layout.letter(entry.x() + dx * i, entry.y() + dy * i);
      if (standing == Layout.BLANK) fresh |= 1 << i;
      else if (standing != word.charAt(i) - 'a') {
        return new Misfit(
            Rule.MIDDLE,
            Sentence.of(
                "{0} stands where {1} wants {2}, and no letter is moved.",
                Pack.name(standing), entry.shown(), Pack.name(word.charAt(i) - 'a')));
      }
    }
    int added = Integer.bitCount(fresh);
    if (added == 0)
      return new Misfit(
          Rule.ADD, entry.shown() + " stands there already: add one to four letters.");
    if (added > MOST_ADDED) {
      return added == length
          ? take(layout, hand, entry, fresh, asFree) instanceof Misfit worse
              ? worse
              : new Misfit(
                  Rule.SIZE_LAID, "You can lay down a whole word only of two to four letters.")
          : new Misfit(
              Rule.MAX_ADD, "You can add at most four letters in a turn, not " + added + ".");
    }
    return take(layout, hand, entry, fresh, asFree);
  }

  /// Takes the new letters out of the hand.
  private static Fit take(Layout layout, Hand hand, Entry entry, int fresh, int asFree) {
    Hand rest = hand;
    int free = -1;
    for (int left = fresh; left != 0; left &= left - 1) {
      int i = Integer.numberOfTrailingZeros(left);
      int letter = entry.word().charAt(i) - 'a';
      if (free < 0 && letter == asFree || !rest.has(letter)) {
        if (!rest.has(Pack.FREE))
          return new Misfit(Rule.LAY, "You have no " + Pack.name(letter) + " for that.");
        rest = rest.without(Pack.FREE);
        free = i;
      } else {
        rest = rest.without(letter);
      }
    }
    if (asFree != Move.UNSAID && (free < 0 || entry.word().charAt(free) - 'a' != asFree)) {
      return new Misfit(
          Rule.FREE_ANY,
          Sentence.of(
              "No {0} that you add is there for the Free Letter to be.", Pack.name(asFree)));
    }
    List<Entry> entries = cross(layout, entry, fresh);
    boolean joined = Integer.bitCount(fresh) < entry.word().length() || entries.size() > 1;
    if (!joined && !layout.isEmpty())
      return new Misfit(Rule.CONNECT, entry.shown() + " must be joined to the words on the table.");
    return new Good(entries, fresh, free, rest);
  }

  static Misfit barred(Entry entry) {
    return new Misfit(Rule.NO_S, entry.shown() + " would only add S to a word on the table.");
  }

  /// The word and the words its new letters make in crossing.
  private static List<Entry> cross(Layout layout, Entry entry, int fresh) {
    Way way = entry.way().other();
    List<Entry> entries = List.of();
    for (int left = fresh; left != 0; left &= left - 1) {
      int i = Integer.numberOfTrailingZeros(left);
      int x = entry.x() + entry.way().dx * i;
      int y = entry.y() + entry.way().dy * i;
      if (layout.isBlank(x - way.dx, y - way.dy) && layout.isBlank(x + way.dx, y + way.dy))
        continue;
      if (entries.isEmpty()) {
        entries = new ArrayList<>(MOST_ADDED + 1);
        entries.add(entry);
      }
      entries.add(crossing(layout, x, y, way, entry.word().charAt(i)));
    }
    return entries.isEmpty() ? List.of(entry) : List.copyOf(entries);
  }

  private static Entry crossing(Layout layout, int x, int y, Way way, char letter) {
    int back = 1;
    while (!layout.isBlank(x - way.dx * back, y - way.dy * back)) back++;
    int on = 1;
    while (!layout.isBlank(x + way.dx * on, y + way.dy * on)) on++;
    char[] word = new char[back + on - 1];
    for (int i = 0; i < word.length; i++) {
      int step = i - back + 1;
      word[i] =
          step == 0 ? letter : (char) ('a' + layout.letter(x + way.dx * step, y + way.dy * step));
    }
    return new Entry(x - way.dx * (back - 1), y - way.dy * (back - 1), way, new String(word));
  }
}
