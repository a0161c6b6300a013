package parlour.games.speculation;

import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// How far a deal has come; everybody sees it.
public sealed interface Phase {
  /// When the time is up.
  long dueMillis();

  /// Those who are not done yet.
  Seats busy();

  /// What the dealer does alone.
  sealed interface Alone extends Phase {
    Seat dealer();

    @Override
    default Seats busy() {
      return Seats.of(dealer());
    }
  }

  /// Everybody discards and gives to the Plum.
  record Sorting(Seats busy, long dueMillis) implements Phase {}

  /// The dealer adds to the Plum.
  record Adding(Seat dealer, long dueMillis) implements Alone {}

  /// The dealer has a letter to turn up.
  record Exposing(Seat dealer, long dueMillis) implements Alone {}

  /// Everybody makes words.
  record Writing(Seats busy, long dueMillis) implements Phase {}

  /// The dealer decides whether to turn up the Plum.
  record Turning(Seat dealer, long dueMillis) implements Alone {}

  /// The dealer makes words of the Plum.
  record WritingPlum(Seat dealer, long dueMillis) implements Alone {}

  /// The others look for words the dealer has overlooked.
  record Noticing(Seats busy, long dueMillis) implements Phase {}

  /// The lists are read and may be challenged.
  record Reading(Seats busy, long dueMillis) implements Phase {}

  record Over() implements Phase {
    @Override
    public long dueMillis() {
      return Prompt.NEVER;
    }

    @Override
    public Seats busy() {
      return Seats.NONE;
    }
  }

  /// Whether time has been called for the words of the hands.
  default boolean isRead() {
    return switch (this) {
      case Sorting _, Adding _, Exposing _, Writing _ -> false;
      case Turning _, WritingPlum _, Noticing _, Reading _, Over _ -> true;
    };
  }
}
