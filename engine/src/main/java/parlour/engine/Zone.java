package parlour.engine;

import java.util.List;
import java.util.Optional;

/// A part of the table where pieces lie.
public sealed interface Zone {
  /// The zone's id, unique in its scene.
  String id();

  String label();

  /// The seat it lies in front of; nobody for the middle of the table.
  Seat owner();

  /// Pieces side by side: a hand, the crib, the pool, a trick.
  record Row(String id, String label, Seat owner, List<Piece> pieces) implements Zone {}

  /// A pile: stock, discards, captured cards. Its id can be picked.
  record Stack(String id, String label, Seat owner, int count, Optional<Piece.Face> top)
      implements Zone {}

  /// Words, books or sets laid face up.
  record Words(String id, String label, Seat owner, List<Word> words) implements Zone {}

  /// One laid word; its id can be picked, and so can those of its pieces.
  record Word(String id, List<Piece> pieces, String note) {}

  /// An open grid without edges.
  record Grid(String id, String label, Seat owner, List<Cell> cells) implements Zone {}

  /// A filled square; x grows to the right, y downwards.
  record Cell(int x, int y, Piece piece) {}

  /// Lines to fill in: Foil's paper, the words of a list, the stacks of a spelling match.
  record Sheet(String id, String label, Seat owner, List<Entry> entries) implements Zone {}

  /// One line of a sheet; its id can be picked.
  ///
  /// @param pieces the pieces the line is about, if any
  /// @param written what is written on the line so far
  /// @param note the verdict on it, or empty
  /// @param struck whether what is written has been struck out
  record Entry(
      String id, String label, List<Piece> pieces, String written, String note, boolean struck) {
    public Entry(String id, String label, List<Piece> pieces, String written, String note) {
      this(id, label, pieces, written, note, false);
    }
  }
}
