package parlour.games.foil;

import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.foil.words.Holder;
import parlour.games.foil.words.LaidWords;
import parlour.games.foil.words.Subject;

/// How far a hand has come.
public sealed interface Phase {
  /// What one seat may know of it.
  Phase seenBy(Seat eye);

  /// When the time is up.
  long dueMillis();

  /// The dealer is to name the subject.
  record Naming(long dueMillis) implements Phase {
    @Override
    public Phase seenBy(Seat eye) {
      return this;
    }
  }

  /// Cards are drawn and discarded, and words formed in secret.
  record Forming(Subject subject, Turn turn, PerSeat<Holder> holders) implements Phase {
    Forming with(Seat seat, Holder holder) {
      return new Forming(subject, turn, holders.with(seat, holder));
    }

    Forming with(Turn next) {
      return new Forming(subject, next, holders);
    }

    @Override
    public long dueMillis() {
      return turn.dueMillis;
    }

    @Override
    public Phase seenBy(Seat eye) {
      return new Forming(subject, turn.seenBy(eye), only(holders, eye));
    }
  }

  /// One player's turn.
  ///
  /// @param drawn the card drawn last, [#NOTHING] before the draw; only the player may know it
  /// @param falseKnock whether the player has knocked without the words for it in this turn
  /// @param number how many turns have been finished in this hand
  record Turn(Seat seat, char drawn, boolean falseKnock, int number, long dueMillis) {
    static final char NOTHING = ' ';

    /// Stands for a card drawn that a seat may not know.
    static final char SOMETHING = '?';

    /// A turn before the draw.
    static Turn begin(Seat seat, int number, long dueMillis) {
      return new Turn(seat, NOTHING, false, number, dueMillis);
    }

    boolean hasDrawn() {
      return drawn != NOTHING;
    }

    Turn drew(char letter) {
      return new Turn(seat, letter, falseKnock, number, dueMillis);
    }

    Turn knockedFalsely() {
      return new Turn(seat, drawn, true, number, dueMillis);
    }

    Turn seenBy(Seat eye) {
      return drawn == NOTHING || eye.equals(seat) ? this : drew(SOMETHING);
    }
  }

  /// Everybody rearranges their words and scrambles them.
  ///
  /// @param knocker who stopped the play, or nobody
  /// @param knocked the words the knocker knocked with
  record Scrambling(
      Subject subject,
      Seat knocker,
      Holder knocked,
      PerSeat<Holder> holders,
      Seats ready,
      long dueMillis)
      implements Phase {
    Scrambling with(Seat seat, Holder holder) {
      return new Scrambling(
          subject, knocker, knocked, holders.with(seat, holder), ready, dueMillis);
    }

    Scrambling readied(Seat seat) {
      return new Scrambling(subject, knocker, knocked, holders, ready.with(seat), dueMillis);
    }

    @Override
    public Phase seenBy(Seat eye) {
      Holder own = eye.equals(knocker) ? knocked : Holder.EMPTY;
      return new Scrambling(subject, knocker, own, only(holders, eye), ready, dueMillis);
    }
  }

  /// The glass runs, and everybody writes.
  ///
  /// @param down those who have laid their pencils down
  record Unscrambling(LaidWords laid, Seats down, long dueMillis) implements Phase {
    @Override
    public Phase seenBy(Seat eye) {
      return new Unscrambling(laid.seenBy(eye), down, dueMillis);
    }
  }

  /// The table votes on which words fit the subject.
  ///
  /// @param words those asked about, in capitals
  /// @param doubts what each has voted against: one bit for each word
  record Voting(
      LaidWords laid, List<String> words, PerSeat<Long> doubts, Seats voted, long dueMillis)
      implements Phase {
    Voting voted(Seat seat, long doubt) {
      return new Voting(laid, words, doubts.with(seat, doubt), voted.with(seat), dueMillis);
    }

    @Override
    public Phase seenBy(Seat eye) {
      PerSeat<Long> own = PerSeat.all(doubts.seats(), 0L);
      return new Voting(
          laid, words, eye.isNobody() ? own : own.with(eye, doubts.at(eye)), voted, dueMillis);
    }
  }

  /// All words are shown and all lists checked.
  ///
  /// @param done those who have seen enough
  record Checking(LaidWords laid, PerSeat<Account> accounts, Seats done, long dueMillis)
      implements Phase {
    @Override
    public Phase seenBy(Seat eye) {
      return this;
    }
  }

  /// The game is over; the last lists still lie open.
  record Over(LaidWords laid, PerSeat<Account> accounts) implements Phase {
    @Override
    public long dueMillis() {
      return Prompt.NEVER;
    }

    @Override
    public Phase seenBy(Seat eye) {
      return this;
    }
  }

  private static PerSeat<Holder> only(PerSeat<Holder> holders, Seat eye) {
    PerSeat<Holder> own = PerSeat.all(holders.seats(), Holder.EMPTY);
    return eye.isNobody() ? own : own.with(eye, holders.at(eye));
  }
}
