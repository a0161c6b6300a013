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

  /// What it is for just now.
  Role role();

  /// The same zone for something else.
  Zone as(Role role);

  /// What a zone is for, so that a client can give it the place that is its due on a screen of any
  /// size. A game says so where it is not what such a zone usually is for.
  enum Role {
    /// What its owner holds.
    HAND,
    /// What the decision of this moment is about: the pool, the trick, the board, the word that is
    /// building, the list that is doubted. It is always in sight.
    FOCUS,
    /// What lies there for all to see: packs, discards, words that can be taken. It may be small.
    TABLE,
    /// What one may want to look up: a list written, books won, captures. It is folded first.
    RECORD;

    /// In the middle it is what the moment is about; before a player it is something else.
    private static Role of(Seat owner, Role owned) {
      return owner.isNobody() ? FOCUS : owned;
    }
  }

  /// Whether it is for what such a zone usually is for: then a game need not say so.
  default boolean isUsual() {
    return role()
        == switch (this) {
          case Row _ -> Role.of(owner(), Role.HAND);
          case Words _ -> Role.of(owner(), Role.TABLE);
          case Stack _ -> Role.TABLE;
          case Grid _ -> Role.FOCUS;
          case Sheet _ -> Role.RECORD;
        };
  }

  /// Pieces side by side: a hand, the crib, the pool, a trick.
  record Row(String id, String label, Seat owner, List<Piece> pieces, Role role) implements Zone {
    public Row(String id, String label, Seat owner, List<Piece> pieces) {
      this(id, label, owner, pieces, Role.of(owner, Role.HAND));
    }

    /// In the middle of the table.
    public Row(String id, String label, List<Piece> pieces) {
      this(id, label, Seat.NOBODY, pieces);
    }

    @Override
    public Row as(Role other) {
      return new Row(id, label, owner, pieces, other);
    }
  }

  /// A pile: stock, discards, captured cards. Its id can be picked.
  record Stack(String id, String label, Seat owner, int count, Optional<Piece.Face> top, Role role)
      implements Zone {
    public Stack(String id, String label, Seat owner, int count, Optional<Piece.Face> top) {
      this(id, label, owner, count, top, Role.TABLE);
    }

    /// In the middle of the table.
    public Stack(String id, String label, int count, Optional<Piece.Face> top) {
      this(id, label, Seat.NOBODY, count, top);
    }

    /// In the middle of the table, face down.
    public Stack(String id, String label, int count) {
      this(id, label, count, Optional.empty());
    }

    @Override
    public Stack as(Role other) {
      return new Stack(id, label, owner, count, top, other);
    }
  }

  /// Words, books or sets laid face up.
  record Words(String id, String label, Seat owner, List<Word> words, Role role) implements Zone {
    public Words(String id, String label, Seat owner, List<Word> words) {
      this(id, label, owner, words, Role.of(owner, Role.TABLE));
    }

    /// In the middle of the table.
    public Words(String id, String label, List<Word> words) {
      this(id, label, Seat.NOBODY, words);
    }

    @Override
    public Words as(Role other) {
      return new Words(id, label, owner, words, other);
    }
  }

  /// One laid word; its id can be picked, and so can those of its pieces.
  record Word(String id, List<Piece> pieces, String note) {}

  /// An open grid without edges.
  record Grid(String id, String label, Seat owner, List<Cell> cells, Role role) implements Zone {
    public Grid(String id, String label, Seat owner, List<Cell> cells) {
      this(id, label, owner, cells, Role.FOCUS);
    }

    /// In the middle of the table.
    public Grid(String id, String label, List<Cell> cells) {
      this(id, label, Seat.NOBODY, cells);
    }

    @Override
    public Grid as(Role other) {
      return new Grid(id, label, owner, cells, other);
    }
  }

  /// A filled square; x grows to the right, y downwards.
  record Cell(int x, int y, Piece piece) {}

  /// Lines to fill in: Foil's paper, the words of a list, the stacks of a spelling match.
  record Sheet(String id, String label, Seat owner, List<Entry> entries, Role role)
      implements Zone {
    public Sheet(String id, String label, Seat owner, List<Entry> entries) {
      this(id, label, owner, entries, Role.RECORD);
    }

    /// In the middle of the table.
    public Sheet(String id, String label, List<Entry> entries) {
      this(id, label, Seat.NOBODY, entries);
    }

    @Override
    public Sheet as(Role other) {
      return new Sheet(id, label, owner, entries, other);
    }
  }

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
