package parlour.games.envelopes;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;

/// How a table of envelopes stands.
///
/// @param now when anything last happened
/// @param stop when "Stop" is called
/// @param stopped whether it was
public record Position(PerSeat<Post> posts, long now, long stop, boolean stopped) {
  /// A word and its letters, thoroughly mixed; where an eye may not see them they are nothing.
  public record Envelope(String word, String letters) {
    static final Envelope CLOSED = new Envelope("", "");
  }

  /// What a player has before him.
  ///
  /// @param open which envelope he has open, counted from nought
  /// @param solved the words he has found
  /// @param tries what he announced of this envelope in vain
  public record Post(List<Envelope> envelopes, int open, List<String> solved, List<String> tries) {
    boolean isDone() {
      return open >= envelopes.size();
    }

    Envelope envelope() {
      return isDone() ? Envelope.CLOSED : envelopes.get(open);
    }

    Post tried(String word) {
      return new Post(envelopes, open, solved, plus(tries, word));
    }

    Post found(String word) {
      return new Post(envelopes, open + 1, plus(solved, word), List.of());
    }

    Post aside() {
      return new Post(envelopes, open + 1, solved, List.of());
    }

    Post with(List<Envelope> others) {
      return new Post(others, open, solved, tries);
    }

    private static List<String> plus(List<String> words, String word) {
      List<String> more = new ArrayList<>(words);
      more.add(word);
      return List.copyOf(more);
    }
  }

  Post of(Seat seat) {
    return posts.at(seat);
  }

  Position with(Seat seat, Post post, long at) {
    return new Position(posts.with(seat, post), Math.max(now, at), stop, stopped);
  }

  Position stopAt(long at) {
    return new Position(posts, Math.max(now, at), stop, true);
  }

  /// Whether "Stop" was called or nobody has an envelope left.
  boolean isOver() {
    if (stopped) return true;
    for (int i = 0; i < posts.seats(); i++) if (!of(Seat.of(i)).isDone()) return false;
    return true;
  }

  /// The words a player and his partner have solved together.
  int pair(Seat seat) {
    return of(seat).solved().size()
        + of(Seat.of((seat.index() + 2) % posts.seats())).solved().size();
  }
}
