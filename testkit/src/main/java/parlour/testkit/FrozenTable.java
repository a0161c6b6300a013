package parlour.testkit;

import java.util.List;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Seat;

/// A table laid by hand: a play leaves it as it was and answers with another table, so that a test
/// can go on from it in several ways.
public interface FrozenTable<S, M, V, T extends FrozenTable<S, M, V, T>>
    extends TestTable<S, M, V, T> {
  /// The same table, where the game stands like this.
  T with(S position);

  /// The table after a seat has answered as a client would, which must stand.
  default T play(Seat by, String verb, String... namesAndValues) {
    return with(Rulings.legal(ruling(by, verb, namesAndValues)));
  }

  /// The table after the clock has spoken.
  default T timeUp() {
    return with(ringing().next());
  }

  private Ruling.Legal<S> ringing() {
    return Rulings.stands(game().timeUp(position(), prompt().deadlineMillis()));
  }

  default List<Event> events(Seat by, String verb, String... namesAndValues) {
    return Rulings.stands(ruling(by, verb, namesAndValues)).events();
  }

  /// The clauses that the minute book cites for a play.
  default List<String> cited(Seat by, String verb, String... namesAndValues) {
    return Rulings.clauses(events(by, verb, namesAndValues));
  }

  /// The clauses that the minute book cites when the clock speaks.
  default List<String> citedAtTimeUp() {
    return Rulings.clauses(ringing().events());
  }

  /// What the minute book says of a play.
  default String minutes(Seat by, String verb, String... namesAndValues) {
    return Rulings.minutes(events(by, verb, namesAndValues));
  }

  /// By which clause a play is refused, and what the refusal says.
  default String refused(Seat by, String verb, String... namesAndValues) {
    Ruling.Illegal<S> refusal = Rulings.illegal(ruling(by, verb, namesAndValues));
    return refusal.clause().id() + ": " + refusal.why();
  }
}
