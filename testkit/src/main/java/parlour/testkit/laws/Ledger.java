package parlour.testkit.laws;

import java.util.Set;

/// What the laws must know of a game besides its interface: how long it can get, what is conserved,
/// and what is secret.
///
/// @param <S> its position
public interface Ledger<S> {
  /// The most steps a game of random moves can take, those of the clock included.
  int longest();

  /// All letters, cards and counters there are, wherever they lie, as a value that must never
  /// change in a game.
  Object stock(S position);

  /// The verbs whose fields are their player's secret, where the news does not hide them from
  /// others because it tells them to nobody.
  default Set<String> secretVerbs() {
    return Set.of();
  }
}
