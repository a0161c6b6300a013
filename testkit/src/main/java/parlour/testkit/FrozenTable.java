package parlour.testkit;

import java.util.List;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Seat;

/// An immutable test table: a play returns another table, so a test can branch from one position.
public interface FrozenTable<S, M, V, T extends FrozenTable<S, M, V, T>>
    extends TestTable<S, M, V, T> {
  /// This table in another position.
  T with(S position);

  /// The table after a seat's answer, which must stand.
  default T play(Seat by, String verb, String... namesAndValues) {
    return with(Rulings.legal(ruling(by, verb, namesAndValues)));
  }

  /// The table after the deadline has passed.
  default T timeUp() {
    return with(timeUpRuling().next());
  }

  private Ruling.Legal<S> timeUpRuling() {
    return Rulings.stands(game().timeUp(position(), prompt().deadlineMillis()));
  }

  default List<Event> events(Seat by, String verb, String... namesAndValues) {
    return Rulings.stands(ruling(by, verb, namesAndValues)).events();
  }

  /// The rules that the minute book cites for a play.
  default List<String> cited(Seat by, String verb, String... namesAndValues) {
    return Rulings.clauses(events(by, verb, namesAndValues));
  }

  /// The rules that the minute book cites when the deadline passes.
  default List<String> citedAtTimeUp() {
    return Rulings.clauses(timeUpRuling().events());
  }

  /// What the minute book says of a play.
  default String minutes(Seat by, String verb, String... namesAndValues) {
    return Rulings.minutes(events(by, verb, namesAndValues));
  }

  /// The clause and the reason of a refusal, as `clause: reason`.
  default String refused(Seat by, String verb, String... namesAndValues) {
    Ruling.Illegal<S> refusal = Rulings.illegal(ruling(by, verb, namesAndValues));
    return refusal.clause().id() + ": " + refusal.why();
  }
}
