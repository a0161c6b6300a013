package parlour.games.court;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.PerSeat;
import parlour.engine.Seat;

/// What the court has had before it; everybody may know it.
///
/// @param admitted the words the company has admitted, in their order
/// @param declined those it has not
/// @param left how many more words each may plead for
/// @param stopped how long the game's clocks have stood still in all, in milliseconds
/// @param open what is put to the vote now, if anything is
public record Docket(
    List<String> admitted,
    List<String> declined,
    PerSeat<Integer> left,
    long stopped,
    Optional<WordVote> open) {
  /// How many words one may plead for in a game.
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

  Docket opened(WordVote plea) {
    return new Docket(
        admitted, declined, left.with(plea.by(), n -> n - 1), stopped, Optional.of(plea));
  }

  Docket voiced(WordVote plea) {
    return new Docket(admitted, declined, left, stopped, Optional.of(plea));
  }

  /// The vote is over, at that time since the deal.
  Docket closed(WordVote plea, long at) {
    boolean granted = plea.isGranted();
    return new Docket(
        granted ? and(admitted, plea.word()) : admitted,
        granted ? declined : and(declined, plea.word()),
        left,
        stopped + at - plea.since(),
        Optional.empty());
  }

  private static List<String> and(List<String> words, String word) {
    List<String> more = new ArrayList<>(words);
    more.add(word);
    return List.copyOf(more);
  }
}
