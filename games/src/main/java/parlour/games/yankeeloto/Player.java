package parlour.games.yankeeloto;

import parlour.engine.Prompt;
import parlour.lexicon.Letters;

/// What one player has on the table in a round.
///
/// @param hand the letters dealt, until a word is laid
/// @param covered which letters of the word are covered: bit 0 for the first
/// @param last the call for which a letter was covered last; 0: none yet
/// @param dueMillis when the word must be laid
public record Player(
    Progress progress, Letters hand, String word, int covered, int last, long dueMillis) {
  /// Nothing: the leader's.
  static final Player NONE = new Player(Progress.LEADS, Letters.EMPTY, "", 0, 0, Prompt.NEVER);

  /// How far a player has come.
  public enum Progress {
    /// The leader has no word.
    LEADS,
    /// Forms a word.
    MAKING,
    /// Forms a word of fresh letters.
    FRESH,
    /// The word is laid.
    LAID,
    /// Has cried "Loto!", and rightly.
    CRIED,
    /// Has cried "Loto!" wrongly and covers no more.
    BARRED,
    /// Sits out the round.
    OUT
  }

  static Player making(Letters hand, long dueMillis) {
    return new Player(Progress.MAKING, hand, "", 0, 0, dueMillis);
  }

  Player fresh(Letters hand, long dueMillis) {
    return new Player(Progress.FRESH, hand, "", 0, 0, dueMillis);
  }

  Player laid(String word) {
    return new Player(Progress.LAID, Letters.EMPTY, word, 0, 0, Prompt.NEVER);
  }

  Player out() {
    return new Player(Progress.OUT, Letters.EMPTY, "", 0, 0, Prompt.NEVER);
  }

  Player at(Progress next) {
    return new Player(next, hand, word, covered, last, dueMillis);
  }

  /// One more letter covered, for a call.
  Player cover(int place, int call) {
    return new Player(progress, hand, word, covered | 1 << place, call, dueMillis);
  }

  /// As others see it while words are formed: neither letters nor word.
  Player masked() {
    return new Player(progress, Letters.EMPTY, "", covered, last, dueMillis);
  }

  public boolean isMaking() {
    return progress == Progress.MAKING || progress == Progress.FRESH;
  }

  public boolean isLaid() {
    return progress == Progress.LAID;
  }

  boolean isCovered(int place) {
    return (covered >>> place & 1) != 0;
  }

  /// How many letters are covered.
  public int count() {
    return Integer.bitCount(covered);
  }

  /// Whether the whole word is covered.
  public boolean isFull() {
    return !word.isEmpty() && count() == word.length();
  }

  /// The first place where the letter lies uncovered, or -1.
  public int place(char letter) {
    for (int i = 0; i < word.length(); i++) if (!isCovered(i) && word.charAt(i) == letter) return i;
    return -1;
  }

  /// The letters not covered yet.
  Letters wanting() {
    Letters wanting = Letters.EMPTY;
    for (int i = 0; i < word.length(); i++)
      if (!isCovered(i)) wanting = wanting.plus(word.charAt(i));
    return wanting;
  }
}
