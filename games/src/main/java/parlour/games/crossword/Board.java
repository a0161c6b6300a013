package parlour.games.crossword;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// The table: the letters laid, and the plays that may still be challenged, oldest first.
public record Board(Layout layout, List<Claim> claims) {
  static final Board EMPTY = new Board(Layout.EMPTY, List.of());

  /// A word is laid that nobody may challenge.
  Board lay(Fit.Good fit) {
    return new Board(layout.with(fit.main(), fit.fresh(), fit.free()), claims);
  }

  /// A word is laid; what it is joined to may be challenged no longer, unless it is taken off again
  /// and that opens it once more.
  Board claim(Seat by, Fit.Good fit, boolean reopens) {
    Layout more = layout.with(fit.main(), fit.fresh(), fit.free());
    List<Claim> open = new ArrayList<>(claims.size() + 1);
    List<Claim> covered = new ArrayList<>();
    for (Claim claim : claims) (claim.meets(fit.entries()) ? covered : open).add(claim);
    open.add(
        new Claim(by, fit.entries(), fit.fresh(), 0, reopens ? List.copyOf(covered) : List.of()));
    return new Board(more, List.copyOf(open));
  }

  /// A play is taken off the table again; what it was joined to may be challenged once more.
  Board takeBack(int index) {
    Claim claim = claims.get(index);
    List<Claim> open = new ArrayList<>(claims);
    open.remove(index);
    open.addAll(index, claim.covered());
    return new Board(layout.without(claim.main(), claim.fresh()), List.copyOf(open));
  }

  /// A word was challenged and stands.
  Board uphold(int index, int word) {
    Claim claim = claims.get(index).uphold(word);
    List<Claim> open = new ArrayList<>(claims);
    if (claim.isSettled()) open.remove(index);
    else open.set(index, claim);
    return new Board(layout, List.copyOf(open));
  }

  /// The play an open word belongs to, or -1.
  int find(Entry entry) {
    for (int i = 0; i < claims.size(); i++) if (claims.get(i).find(entry) >= 0) return i;
    return -1;
  }

  /// Those of the players who have something to challenge.
  Seats doubters(Seats players) {
    Seats doubters = Seats.NONE;
    for (int i = 0; i < claims.size(); i++)
      doubters = doubters.or(players.without(claims.get(i).by()));
    return doubters;
  }

  /// The cards of a play, with the hand they would go back to.
  Hand withCards(Hand hand, Claim claim) {
    Hand more = hand;
    Entry main = claim.main();
    for (int left = claim.fresh(); left != 0; left &= left - 1) {
      int i = Integer.numberOfTrailingZeros(left);
      more = more.with(layout.card(main.x() + main.way().dx * i, main.y() + main.way().dy * i));
    }
    return more;
  }
}
