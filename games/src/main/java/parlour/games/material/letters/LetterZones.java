package parlour.games.material.letters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.material.Counters;
import parlour.games.material.HiddenHand;
import parlour.lexicon.Letters;

/// The zones and words that the letter games of leaflet 000 share: hand, box, pool, rounds.
///
/// "Pool" is kept for counters set aside in common; letters for common use are the crib.
public final class LetterZones {
  public static final String CRIB = "The crib, for all";
  public static final String POOL = "The pool";

  private LetterZones() {}

  /// The pool: counters set aside in common.
  public static Zone pool(Counters counters) {
    return new Zone.Stack("pool", POOL, counters.pool(), Optional.of(Piece.Face.COUNTER));
  }

  /// The hand of the seat that looks: the letters dealt to it.
  public static Zone hand(Seat owner, CharSequence letters) {
    return hand(LetterFaces.PLAIN, owner, letters);
  }

  /// The same where letters have faces of their own.
  public static Zone hand(LetterFaces faces, Seat owner, CharSequence letters) {
    return new Zone.Row("h", "Your hand", owner, faces.spelt("h", letters));
  }

  /// The hands of all: one's own letters, and the backs of the others.
  public static List<Zone> hands(LetterFaces faces, Seat eye, Letters hand, PerSeat<Integer> held) {
    List<Zone> hands = new ArrayList<>();
    for (Seat seat : Seats.first(held.seats()))
      hands.add(
          seat.equals(eye)
              ? hand(faces, seat, hand.toString())
              : backs("h" + seat.index(), seat, held.at(seat)));
    return hands;
  }

  /// The box, of which nobody sees more than how full it is.
  public static Zone box(int letters) {
    return new Zone.Stack("box", "Letters in the box", letters);
  }

  /// A hand that lies face down, or is another's to see: backs only.
  public static Zone backs(String id, Seat owner, int letters) {
    return HiddenHand.of(id, owner, letters);
  }

  /// A hand of another's that lies open.
  public static Zone open(String id, Seat owner, CharSequence letters) {
    List<Piece> pieces = LetterFaces.PLAIN.spelt(id, letters);
    return new Zone.Row(id, owner + "'s hand", owner, pieces);
  }

  /// One word that lies there, unless it has no letters yet.
  public static List<Zone.Word> word(String id, List<Piece> letters) {
    return letters.isEmpty() ? List.of() : List.of(new Zone.Word(id, List.copyOf(letters), ""));
  }

  /// A round, by its number.
  public static String round(int number, int of) {
    return "Round " + number + " of " + of;
  }
}
