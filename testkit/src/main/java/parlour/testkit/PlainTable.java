package parlour.testkit;

import parlour.engine.Game;

/// A test table for games whose tests need no methods of their own.
public record PlainTable<S, M, V>(GameRun<S, M, V> gameRun)
    implements TestTable<S, M, V, PlainTable<S, M, V>> {
  public PlainTable(Game<S, M, V> game, S position) {
    this(new GameRun<>(game, position));
  }
}
