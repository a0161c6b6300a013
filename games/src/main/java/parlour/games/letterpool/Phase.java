package parlour.games.letterpool;

import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.lexicon.Letters;

/// How far a round has come.
public sealed interface Phase {
  /// When the time is up.
  long dueMillis();

  /// Those who have done what all do at once.
  default Seats done() {
    return Seats.NONE;
  }

  default Claims claims() {
    return Claims.NONE;
  }

  /// Everybody stakes a letter, face down.
  ///
  /// @param stakes what each has staked; a view covers up those of others
  record Staking(PerSeat<Letters> stakes, Seats done, long dueMillis) implements Phase {
    /// Before anybody has staked.
    static Staking of(int seats, long dueMillis) {
      return new Staking(PerSeat.all(seats, Letters.EMPTY), Seats.NONE, dueMillis);
    }

    Staking with(Seat by, char letter) {
      return new Staking(stakes.with(by, Letters.EMPTY.plus(letter)), done.with(by), dueMillis);
    }

    Staking seenBy(Seat eye) {
      return new Staking(
          stakes.map((seat, stake) -> seat.equals(eye) ? stake : Letters.EMPTY), done, dueMillis);
    }
  }

  /// The stakes have joined the pool, and all study it.
  ///
  /// @param stakes what each has staked
  record Studying(PerSeat<Letters> stakes, Seats done, long dueMillis) implements Phase {
    Studying with(Seat ready) {
      return new Studying(stakes, done.with(ready), dueMillis);
    }
  }

  /// Each player in turn declares a word or passes.
  record Declaring(Seat seat, Claims claims, long dueMillis) implements Phase {}

  /// The turn has gone round and the last word lies on the table.
  ///
  /// @param done its maker, and those who do not doubt it
  record LaidDown(Claims claims, Seats done, long dueMillis) implements Phase {
    LaidDown with(Seat content) {
      return new LaidDown(claims, done.with(content), dueMillis);
    }
  }

  record Over() implements Phase {
    @Override
    public long dueMillis() {
      return Prompt.NEVER;
    }
  }
}
