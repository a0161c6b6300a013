package parlour.games.spellingmatch;

import java.util.List;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.material.Lists;

/// What one player has on the table; everybody sees it.
///
/// @param author the author of the stack held, or nobody
/// @param number which of that author's
/// @param dueMillis when the author must have formed it, once called on; otherwise never
/// @param words the words that count for this player
/// @param content whether the player has no more to say after "game"
/// @param hushed whether the player has doubted a good word, and doubts no more until "game" is
///   called or the match is over
public record Player(
    Seat author,
    int number,
    long dueMillis,
    List<LaidWord> words,
    boolean content,
    boolean hushed) {
  static final Player EMPTY = new Player(Seat.NOBODY, -1, Prompt.NEVER, List.of(), false, false);

  /// A word on the table.
  ///
  /// @param maker who formed it
  public record LaidWord(String word, Proof proof, Seat maker) {}

  /// What is known of a word on the table.
  public enum Proof {
    UNTRIED,
    GOOD,
    /// It is not a word; its discoverer has it.
    WRONG
  }

  public boolean isHolding() {
    return !author.isNobody();
  }

  /// Whether the player has called on the author of the stack held.
  public boolean isCalled() {
    return dueMillis != Prompt.NEVER;
  }

  Player takes(Seat author, int number) {
    return new Player(author, number, Prompt.NEVER, words, content, hushed);
  }

  Player called(long dueMillis) {
    return new Player(author, number, dueMillis, words, content, hushed);
  }

  /// With nothing in hand.
  Player free() {
    return new Player(Seat.NOBODY, -1, Prompt.NEVER, words, content, hushed);
  }

  Player with(List<LaidWord> words) {
    return new Player(author, number, dueMillis, List.copyOf(words), content, hushed);
  }

  Player plus(LaidWord word) {
    return with(Lists.plus(words, word));
  }

  Player atRest() {
    return new Player(author, number, dueMillis, words, true, hushed);
  }

  Player hushed(boolean now) {
    return new Player(author, number, dueMillis, words, content, now);
  }
}
