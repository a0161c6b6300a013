package parlour.games.spellingmatch;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Prompt;
import parlour.engine.Seat;

/// What one player has before him; everybody sees it.
///
/// @param author whose stack he holds, or nobody's
/// @param number which of that author's
/// @param due when the author must have formed it, once he was called on; otherwise never
/// @param words the words that count for him
/// @param content whether he has no more to say after "game"
public record Bench(Seat author, int number, long due, List<Laid> words, boolean content) {
  static final Bench EMPTY = new Bench(Seat.NOBODY, -1, Prompt.NEVER, List.of(), false);

  /// A word on the table.
  ///
  /// @param maker who formed it
  public record Laid(String word, Proof proof, Seat maker) {}

  /// What is known of a word on the table.
  public enum Proof {
    UNTRIED,
    GOOD,
    /// It is no word; its discoverer has it.
    WRONG
  }

  public boolean isHolding() {
    return !author.isNobody();
  }

  /// Whether he has called on the author of his stack.
  public boolean isCalled() {
    return due != Prompt.NEVER;
  }

  Bench takes(Seat author, int number) {
    return new Bench(author, number, Prompt.NEVER, words, content);
  }

  Bench called(long due) {
    return new Bench(author, number, due, words, content);
  }

  /// With nothing in hand.
  Bench free() {
    return new Bench(Seat.NOBODY, -1, Prompt.NEVER, words, content);
  }

  Bench with(List<Laid> words) {
    return new Bench(author, number, due, List.copyOf(words), content);
  }

  Bench plus(Laid word) {
    List<Laid> more = new ArrayList<>(words.size() + 1);
    more.addAll(words);
    more.add(word);
    return with(more);
  }

  Bench atRest() {
    return new Bench(author, number, due, words, true);
  }

  boolean hasUntried() {
    for (Laid laid : words) if (laid.proof == Proof.UNTRIED) return true;
    return false;
  }
}
