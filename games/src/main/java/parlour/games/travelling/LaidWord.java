package parlour.games.travelling;

import parlour.engine.Seat;
import parlour.games.material.letters.WordList.Proof;

/// A word shown to all.
///
/// @param round the round in which it was made
/// @param owner for whom it counts: its maker, or the player who found that it is not a word
public record LaidWord(int round, Seat maker, Seat owner, String word, Proof proof) {
  /// A word shown at a real table, which nobody doubts any more.
  public static LaidWord shown(int round, Seat by, String word) {
    return new LaidWord(round, by, by, word, Proof.GOOD);
  }

  /// The same, once it was doubted: what is not a word goes to the discoverer.
  LaidWord tried(boolean good, Seat by) {
    return good
        ? new LaidWord(round, maker, owner, word, Proof.GOOD)
        : new LaidWord(round, maker, by, word, Proof.STRUCK);
  }

  /// The same when nobody can doubt it any more.
  LaidWord stands() {
    return proof == Proof.UNTRIED ? new LaidWord(round, maker, owner, word, Proof.GOOD) : this;
  }
}
