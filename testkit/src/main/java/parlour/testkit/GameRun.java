package parlour.testkit;

import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Ruling;
import parlour.engine.Seats;

/// The course a game has taken at a [Table]: where it stands, what time it is, and all that was
/// said.
public final class GameRun<S, M, V> {
  private static final int SEEDS = 10_000;

  final Game<S, M, V> game;
  final List<Event> events = new ArrayList<>();
  S position;
  long at;

  /// How much had happened before the last play.
  int before;

  /// A game that stands like this at the deal.
  public GameRun(Game<S, M, V> game, S position) {
    this(game, position, 0);
  }

  /// A game that stands like this so long after the deal.
  public GameRun(Game<S, M, V> game, S position, long at) {
    this.game = game;
    this.position = position;
    this.at = at;
  }

  /// A game newly dealt to so many, with the first seed that deals as a test wants it.
  public static <S, M, V> GameRun<S, M, V> dealt(
      Game<S, M, V> game, int seats, Predicate<S> wanted) {
    for (long seed = 0; seed < SEEDS; seed++) {
      S position = game.deal(Seats.first(seats), seed);
      if (wanted.test(position)) return new GameRun<>(game, position);
    }
    return fail("no seed deals " + seats + " players of " + game + " such a position");
  }

  void take(Ruling<S> ruling) {
    Ruling.Legal<S> legal = Rulings.stands(ruling);
    before = events.size();
    events.addAll(legal.events());
    position = legal.next();
  }
}
