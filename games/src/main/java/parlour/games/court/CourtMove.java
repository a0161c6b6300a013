package parlour.games.court;

/// A move at a table that may overrule the dictionary.
///
/// @param <M> the moves of the game itself
public sealed interface CourtMove<M> {
  /// Makes a move of the game itself.
  record Play<M>(M move) implements CourtMove<M> {}

  /// Asks the table to admit a word.
  record Plead<M>(String word) implements CourtMove<M> {}

  /// Votes on a word.
  record Vote<M>(String word, Opinion opinion) implements CourtMove<M> {}
}
