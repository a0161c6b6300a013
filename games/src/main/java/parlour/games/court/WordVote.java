package parlour.games.court;

import parlour.engine.Seat;
import parlour.engine.Seats;

/// A vote on one word.
///
/// @param by who asked for it, and so is for it
/// @param sinceMillis when they asked, in milliseconds since the deal
/// @param voters all who may vote
public record WordVote(
    String word, Seat by, long sinceMillis, Seats voters, Seats yes, Seats no, Seats aside) {
  /// How long the table may deliberate, in milliseconds.
  static final long SPAN_MILLIS = 30_000;

  static WordVote of(String word, Seat by, long sinceMillis, Seats voters) {
    return new WordVote(word, by, sinceMillis, voters, Seats.of(by), Seats.NONE, Seats.NONE);
  }

  WordVote with(Seat seat, Opinion opinion) {
    return switch (opinion) {
      case FOR -> new WordVote(word, by, sinceMillis, voters, yes.with(seat), no, aside);
      case AGAINST -> new WordVote(word, by, sinceMillis, voters, yes, no.with(seat), aside);
      case ASIDE -> new WordVote(word, by, sinceMillis, voters, yes, no, aside.with(seat));
    };
  }

  /// Those who have not voted yet.
  public Seats silent() {
    return voters.minus(yes).minus(no).minus(aside);
  }

  long untilMillis() {
    return sinceMillis + SPAN_MILLIS;
  }

  boolean isGranted() {
    return yes.size() > no.size();
  }

  /// Whether those who have not voted yet can no longer change the outcome.
  boolean isSettled() {
    return yes.size() > no.size() + silent().size() || no.size() >= yes.size() + silent().size();
  }
}
