package parlour.games.envelopes;

import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Lists;
import parlour.games.material.Partners;

/// Everything about a game at one moment.
///
/// @param nowMillis when anything last happened
/// @param stopMillis when "Stop" is called
/// @param stopped whether it was called
public record Position(PerSeat<Player> players, long nowMillis, long stopMillis, boolean stopped) {
  /// A word and its letters, thoroughly mixed; empty where a seat may not see them.
  public record Envelope(String word, String letters) {
    static final Envelope CLOSED = new Envelope("", "");
  }

  /// One player's envelopes.
  ///
  /// @param open which envelope is open, counted from 0
  /// @param solved the words found
  /// @param tries refused announcements for this envelope
  public record Player(
      List<Envelope> envelopes, int open, List<String> solved, List<String> tries) {
    boolean isDone() {
      return open >= envelopes.size();
    }

    Envelope envelope() {
      return isDone() ? Envelope.CLOSED : envelopes.get(open);
    }

    Player tried(String word) {
      return new Player(envelopes, open, solved, Lists.plus(tries, word));
    }

    Player found(String word) {
      return new Player(envelopes, open + 1, Lists.plus(solved, word), List.of());
    }

    Player aside() {
      return new Player(envelopes, open + 1, solved, List.of());
    }

    Player with(List<Envelope> others) {
      return new Player(others, open, solved, tries);
    }
  }

  Player of(Seat seat) {
    return players.at(seat);
  }

  Position with(Seat seat, Player player, long atMillis) {
    return new Position(
        players.with(seat, player), Math.max(nowMillis, atMillis), stopMillis, stopped);
  }

  Position stopAt(long atMillis) {
    return new Position(players, Math.max(nowMillis, atMillis), stopMillis, true);
  }

  /// Whether "Stop" was called or nobody has an envelope left.
  boolean isOver() {
    if (stopped) return true;
    for (Seat seat : Seats.first(players.seats())) if (!of(seat).isDone()) return false;
    return true;
  }

  /// How many words a player and the partner have solved together.
  int pair(Seat seat) {
    int words = 0;
    for (Seat partner : Partners.side(true, seat)) words += of(partner).solved().size();
    return words;
  }
}
