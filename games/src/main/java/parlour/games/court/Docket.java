package parlour.games.court;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.PerSeat;
import parlour.engine.Seat;

/// The words put to the vote so far, open to all.
///
/// @param admitted the words the table has admitted, in order
/// @param declined those it has refused
/// @param left how many more words each player may ask for
/// @param stoppedMillis how long the game's clocks have stood still in all, in milliseconds
/// @param open the vote under way, if there is one
public record Docket(
    List<String> admitted,
    List<String> declined,
    PerSeat<Integer> left,
    long stoppedMillis,
    Optional<WordVote> open) {
  /// How many words each player may ask for in a game.
  static final int PLEAS = 3;

  static Docket empty(int seats) {
    return new Docket(List.of(), List.of(), PerSeat.all(seats, PLEAS), 0, Optional.empty());
  }

  boolean mayPlead(Seat seat) {
    return !seat.isNobody() && open.isEmpty() && left.at(seat) > 0;
  }

  boolean hasHeard(String word) {
    return admitted.contains(word) || declined.contains(word);
  }

  Docket opened(WordVote vote) {
    return new Docket(
        admitted, declined, left.with(vote.by(), n -> n - 1), stoppedMillis, Optional.of(vote));
  }

  Docket voiced(WordVote vote) {
    return new Docket(admitted, declined, left, stoppedMillis, Optional.of(vote));
  }

  /// The vote is over, at this time since the deal.
  Docket closed(WordVote vote, long atMillis) {
    boolean granted = vote.isGranted();
    return new Docket(
        granted ? and(admitted, vote.word()) : admitted,
        granted ? declined : and(declined, vote.word()),
        left,
        stoppedMillis + atMillis - vote.sinceMillis(),
        Optional.empty());
  }

  private static List<String> and(List<String> words, String word) {
    List<String> more = new ArrayList<>(words);
    more.add(word);
    return List.copyOf(more);
  }
}
