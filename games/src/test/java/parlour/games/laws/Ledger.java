package parlour.games.laws;

/// What the laws must know of a game beside its interface.
///
/// @param <S> its position
public interface Ledger<S> {
  /// A game never takes more steps than this, the clock's included, when everybody rambles.
  int longest();

  /// All letters, cards and counters there are, wherever they lie, as a value that must never
  /// change in a game.
  Object stock(S position);
}
