package parlour.testkit;

import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Ruling;
import parlour.engine.Seats;

/// The mutable state of a [TestTable]: the position, the time, and all events so far.
public final class GameRun<S, M, V> {
  private static final int SEEDS = 10_000;

  final Game<S, M, V> game;
  final List<Event> events = new ArrayList<>();
  S position;
  long atMillis;

  /// The number of events before the last play.
  int eventsBefore;

  /// A game in this position at the time of the deal.
  public GameRun(Game<S, M, V> game, S position) {
    this(game, position, 0);
  }

  /// A game in this position, `atMillis` after the deal.
  public GameRun(Game<S, M, V> game, S position, long atMillis) {
    this.game = game;
    this.position = position;
    this.atMillis = atMillis;
  }

  /// A newly dealt game, with the first seed whose deal has what a test needs.
  public static <S, M, V> GameRun<S, M, V> dealt(
      Game<S, M, V> game, int seats, Predicate<S> wanted) {
    for (long seed = 0; seed < SEEDS; seed++) {
      S position = game.deal(Seats.first(seats), seed);
      if (wanted.test(position)) return new GameRun<>(game, position);
    }
    return fail("no seed deals " + seats + " players of " + game + " such a position");
  }

  /// Applies a ruling, which must be that the play stands.
  void apply(Ruling<S> ruling) {
    Ruling.Legal<S> legal = Rulings.stands(ruling);
    eventsBefore = events.size();
    events.addAll(legal.events());
    position = legal.next();
  }
}
