package parlour.testkit.laws;

/// What the laws must know of a game besides its interface: how long it can get, and what is
/// conserved.
///
/// @param <S> its position
public interface Ledger<S> {
  /// The most steps a game of random moves can take, those of the clock included.
  int longest();

  /// All letters, cards and counters there are, wherever they lie, as a value that must never
  /// change in a game.
  Object stock(S position);
}
