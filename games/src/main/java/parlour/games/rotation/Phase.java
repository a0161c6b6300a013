package parlour.games.rotation;

import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.rotation.Open.Claim;
import parlour.games.rotation.Open.Word;

/// How far a hand has come.
public sealed interface Phase {
  /// When the clock speaks.
  long dueMillis();

  /// The player to move, or nobody.
  default Seat seat() {
    return Seat.NOBODY;
  }

  /// The word that goes round, or none.
  default Word word() {
    return Word.NONE;
  }

  /// The same with this claim.
  default Phase with(Claim next) {
    return this;
  }

  /// What is given back if the word just named is challenged and falls, or nothing.
  default Claim claim() {
    return Claim.NONE;
  }

  /// A player is to name a word.
  record Lead(Seat seat, long dueMillis) implements Phase {}

  /// A player is to play the next letter of the word.
  ///
  /// @param forced whether it is played or passed over automatically when the time is up
  record Spell(Seat seat, Word word, Claim claim, boolean forced, long dueMillis) implements Phase {
    @Override
    public Phase with(Claim next) {
      return new Spell(seat, word, next, forced, dueMillis);
    }
  }

  /// The lead ends the hand, unless it is challenged.
  record Pause(Word word, Claim claim, long dueMillis) implements Phase {
    @Override
    public Phase with(Claim next) {
      return new Pause(word, next, dueMillis);
    }
  }

  /// The game is over; the last word still lies there.
  record Over(Word word) implements Phase {
    @Override
    public long dueMillis() {
      return Prompt.NEVER;
    }
  }
}
