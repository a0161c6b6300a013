package parlour.games.puzzleneighbor;

import java.util.List;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.material.Lists;

/// The letters one player puzzles another with, and what becomes of them.
///
/// @param word what the setter picked; nothing where it is not known
/// @param letters as they lie, mixed; nothing where they are not known
public record Stack(String word, String letters, Progress progress, Claim claim, Plea plea) {
  static final Stack NONE = new Stack("", "", Progress.NONE, Claim.NONE, Plea.NONE);

  /// How far it has come.
  public enum Progress {
    /// Nothing is picked yet.
    NONE,
    /// It lies face down.
    PASSED,
    /// It is turned up and studied.
    OPEN,
    /// A word is announced for it.
    ANNOUNCED,
    /// It is unsolved, and its receiver has yet to require the word or pay.
    UNSOLVED,
    /// The setter must spell the word.
    REQUIRED,
    SPELT,
    UNSPELT,
    /// Its receiver pays.
    FAILED
  }

  /// Whether an announced word is good.
  public enum Proof {
    UNTRIED,
    GOOD,
    STRUCK
  }

  /// A word announced.
  ///
  /// @param order how many were announced before it in this round
  /// @param by who discovered that it is no word
  public record Claim(String word, int order, Proof proof, Seat by) {
    static final Claim NONE = new Claim("", 0, Proof.GOOD, Seat.NOBODY);
  }

  /// The word is required of the setter.
  ///
  /// @param dueMillis until when
  /// @param tries the wrong words the setter has said
  public record Plea(long dueMillis, List<String> tries) {
    static final Plea NONE = new Plea(Prompt.NEVER, List.of());
  }

  static Stack passed(String word, String letters) {
    return new Stack(word, letters, Progress.PASSED, Claim.NONE, Plea.NONE);
  }

  Stack at(Progress next) {
    return new Stack(word, letters, next, claim, plea);
  }

  Stack with(Claim next) {
    return new Stack(word, letters, Progress.ANNOUNCED, next, plea);
  }

  Stack required(long dueMillis) {
    return new Stack(word, letters, Progress.REQUIRED, claim, new Plea(dueMillis, List.of()));
  }

  /// The setter said something else.
  Stack tried(String wrong) {
    Plea again = new Plea(plea.dueMillis, Lists.plus(plea.tries, wrong));
    return new Stack(word, letters, progress, claim, again);
  }

  Stack with(String knownWord, String knownLetters) {
    return new Stack(knownWord, knownLetters, progress, claim, plea);
  }

  /// A word is announced for it that has not been doubted.
  public boolean isUntried() {
    return progress == Progress.ANNOUNCED && claim.proof == Proof.UNTRIED;
  }

  /// Whether it counts as solved.
  public boolean isSolved() {
    return progress == Progress.ANNOUNCED && claim.proof != Proof.STRUCK;
  }
}
