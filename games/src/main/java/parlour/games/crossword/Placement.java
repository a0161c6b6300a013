package parlour.games.crossword;

import java.util.List;

/// A word that could be laid.
///
/// @param entries the word and then the words it makes in crossing
/// @param fresh which letters of the word are new, the first lowest
/// @param free which of them is the Free Letter, or -1
/// @param rest what would be left in the hand
public record Placement(Move.Lay lay, List<Entry> entries, int fresh, int free, Hand rest) {
  /// The layout once it is laid.
  public Layout on(Layout before) {
    return before.with(entries.getFirst(), fresh, free);
  }
}
