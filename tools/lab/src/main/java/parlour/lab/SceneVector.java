package parlour.lab;

import java.util.Optional;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Zone;

/// A fixed-size vector of what one seat sees, by feature hashing: every piece in its zone, every
/// count and every offer adds to one of the elements.
///
/// Chairs are counted from the eye's own: its own scores come first. The layout is
///
/// | elements | content |
/// |---|---|
/// | 0 to 15 | scores, from the eye's own chair round the table |
/// | 16 to 31 | 1 for each chair that is asked to play, in the same order |
/// | 32 to 47 | goals of the scores, 0 where there is none |
/// | 48 to 511 | hashed: pieces by zone, sizes of stacks, tallies, notes, offers |
///
/// Zones of another chair are told apart by how far it is from the eye, not by its number.
public final class SceneVector {
  /// How many elements a vector has.
  public static final int SIZE = 512;

  private static final int ASKED = Seat.MOST;
  private static final int GOALS = 2 * Seat.MOST;
  private static final int HASHED = 3 * Seat.MOST;

  private final int[] elements = new int[SIZE];
  private final int eye;
  private final int seats;

  private SceneVector(Seat eye, int seats) {
    this.eye = Math.max(0, eye.index());
    this.seats = seats;
  }

  /// The vector of a scene as one seat sees it.
  static int[] of(Scene scene, Prompt prompt, Seat eye, int seats) {
    SceneVector vector = new SceneVector(eye, seats);
    for (Scene.Place place : scene.places()) vector.add(place);
    for (Seat seat : prompt.must().or(prompt.may())) vector.elements[ASKED + vector.far(seat)] = 1;
    for (Zone zone : scene.zones()) vector.add(zone);
    for (Scene.Offer offer : scene.offers()) vector.count(hash(hash(1, offer.verb()), ""), 1);
    return vector.elements;
  }

  /// How many chairs a seat is from the eye.
  private int far(Seat seat) {
    return Math.floorMod(seat.index() - eye, seats);
  }

  private void add(Scene.Place place) {
    int far = far(place.seat());
    elements[far] = place.score();
    elements[GOALS + far] = place.goal();
    for (Scene.Tally tally : place.tallies()) count(hash(3 + far, tally.kind()), tally.count());
    if (!place.note().isEmpty()) count(hash(20 + far, place.note()), 1);
  }

  private void add(Zone zone) {
    int owner = zone.owner().isNobody() ? 40 : 41 + far(zone.owner());
    int key = hash(owner, zone.label());
    switch (zone) {
      case Zone.Row row -> row.pieces().forEach(piece -> add(key, piece.face()));
      case Zone.Stack stack -> {
        count(key, stack.count());
        Optional<Piece.Face> top = stack.top();
        top.ifPresent(face -> add(key, face));
      }
      case Zone.Words words ->
          words.words().forEach(word -> word.pieces().forEach(piece -> add(key, piece.face())));
      case Zone.Grid grid ->
          grid.cells()
              .forEach(cell -> add(key * 31 + cell.x() * 64 + cell.y(), cell.piece().face()));
      case Zone.Sheet sheet ->
          sheet
              .entries()
              .forEach(
                  entry -> {
                    count(hash(key, entry.written()), 1);
                    entry.pieces().forEach(piece -> add(key, piece.face()));
                  });
    }
  }

  private void add(int key, Piece.Face face) {
    count(hash(hash(key, face.form().name()), face.name()), 1);
  }

  private void count(int key, int number) {
    elements[HASHED + Math.floorMod(key ^ key >>> 16, SIZE - HASHED)] += number;
  }

  /// Numbers of chairs in a text, such as `@2`, are left out: the owner of the zone says it.
  private static int hash(int before, String text) {
    int hash = before;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      boolean ofChair = letter >= '0' && letter <= '9' && i > 0 && text.charAt(i - 1) == '@';
      if (!ofChair) hash = hash * 31 + letter;
    }
    return hash * 0x9E3779B1;
  }
}
