package parlour.trial;

import parlour.engine.Game;

/// A table of a game whose tests want no verbs of its own.
public record Company<S, M, V>(Course<S, M, V> course) implements Table<S, M, V, Company<S, M, V>> {
  public Company(Game<S, M, V> game, S position) {
    this(new Course<>(game, position));
  }
}
