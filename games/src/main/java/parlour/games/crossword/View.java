package parlour.games.crossword;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// What one seat may know: its own hand, how many cards the others hold, and all that lies open.
public record View(
    Seat eye, Hand hand, Heaps heaps, Board board, Phase phase, Position.Match match) {
  /// How many cards lie where, and the one turned up.
  ///
  /// @param sizes how many each holds, four bits per seat, the first lowest
  /// @param shown how many are turned up
  /// @param top the topmost of them, or none
  public record Heaps(int sizes, int stock, int shown, int top) {
    static Heaps of(Position position) {
      PerSeat<Hand> hands = position.hands();
      int sizes = 0;
      for (int i = 0; i < hands.seats(); i++) sizes |= hands.at(Seat.of(i)).size() << 4 * i;
      Position.Piles piles = position.piles();
      int top = piles.shown().isEmpty() ? Pack.NO_CARD : piles.shown().top();
      return new Heaps(sizes, piles.stock().size(), piles.shown().size(), top);
    }
  }

  static View of(Position position, Seat eye) {
    Hand hand = eye.isNobody() ? Hand.EMPTY : position.hands().at(eye);
    return new View(
        eye, hand, Heaps.of(position), position.board(), position.phase(), position.match());
  }

  public int seats() {
    return match.scores().seats();
  }

  /// How many cards a player holds.
  public int cards(Seat seat) {
    return heaps.sizes >>> 4 * seat.index() & 15;
  }

  boolean isOver() {
    return phase instanceof Phase.Over;
  }

  /// Whether this seat may lay a word or a discard.
  public boolean mayPlay() {
    return phase instanceof Phase.Playing && phase.seat().equals(eye);
  }

  /// Whether this seat has discarded and must draw.
  public boolean mayDraw() {
    return phase instanceof Phase.Exchanging && phase.seat().equals(eye);
  }

  /// Whether this seat is asked if it lets the last words stand.
  public boolean mayLetStand() {
    return phase instanceof Phase.Out out && out.waiting().has(eye);
  }

  /// Whether this seat may challenge a word.
  public boolean mayChallenge() {
    return !isOver() && doubters().has(eye);
  }

  Seats doubters() {
    return phase instanceof Phase.Out out ? out.waiting() : board.doubters(match.in());
  }

  /// The words this seat may challenge.
  public List<Entry> doubtful() {
    List<Entry> entries = new ArrayList<>();
    if (!mayChallenge()) return entries;
    for (Claim claim : board.claims()) {
      if (claim.by().equals(eye)) continue;
      for (int i = 0; i < claim.entries().size(); i++)
        if (claim.isOpen(i)) entries.add(claim.entries().get(i));
    }
    return entries;
  }
}
