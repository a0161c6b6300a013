package parlour.games.court;

import parlour.engine.Seat;
import parlour.engine.Seats;

/// A word that is put to the vote.
///
/// @param by who asked for it; he is for it
/// @param since when he asked, in milliseconds since the deal
/// @param company all who have a voice
public record WordVote(
    String word, Seat by, long since, Seats voters, Seats yes, Seats no, Seats aside) {
  /// How long the table deliberates at most.
  static final long SPAN = 30_000;

  static WordVote of(String word, Seat by, long since, Seats company) {
    return new WordVote(word, by, since, company, Seats.of(by), Seats.NONE, Seats.NONE);
  }

  WordVote with(Seat seat, Opinion voice) {
    return switch (voice) {
      case FOR -> new WordVote(word, by, since, voters, yes.with(seat), no, aside);
      case AGAINST -> new WordVote(word, by, since, voters, yes, no.with(seat), aside);
      case ASIDE -> new WordVote(word, by, since, voters, yes, no, aside.with(seat));
    };
  }

  /// Those who have not spoken yet.
  public Seats silent() {
    return voters.minus(yes).minus(no).minus(aside);
  }

  long until() {
    return since + SPAN;
  }

  boolean isGranted() {
    return yes.size() > no.size();
  }

  /// Whether those who have not spoken yet can no longer turn the vote.
  boolean isSettled() {
    return yes.size() > no.size() + silent().size() || no.size() >= yes.size() + silent().size();
  }
}
