package parlour.games.envelopes;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;

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
      return new Player(envelopes, open, solved, plus(tries, word));
    }

    Player found(String word) {
      return new Player(envelopes, open + 1, plus(solved, word), List.of());
    }

    Player aside() {
      return new Player(envelopes, open + 1, solved, List.of());
    }

    Player with(List<Envelope> others) {
      return new Player(others, open, solved, tries);
    }

    private static List<String> plus(List<String> words, String word) {
      List<String> more = new ArrayList<>(words);
      more.add(word);
      return List.copyOf(more);
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
    for (int i = 0; i < players.seats(); i++) if (!of(Seat.of(i)).isDone()) return false;
    return true;
  }

  /// How many words a player and the partner have solved together.
  int pair(Seat seat) {
    return of(seat).solved().size()
        + of(Seat.of((seat.index() + 2) % players.seats())).solved().size();
  }
}
