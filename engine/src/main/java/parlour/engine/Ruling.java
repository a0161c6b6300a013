package parlour.engine;

import java.util.List;

/// What the rules say to a move or a passed deadline. An illegal move is a value, never an
/// exception.
public sealed interface Ruling<S> {
  /// The move stands.
  record Legal<S>(S next, List<Event> events) implements Ruling<S> {}

  /// The move is refused and nothing changes.
  record Illegal<S>(Clause clause, String why) implements Ruling<S> {}

  static <S> Ruling<S> legal(S next, Event event) {
    return new Legal<>(next, List.of(event));
  }

  static <S> Ruling<S> legal(S next, Event... events) {
    return new Legal<>(next, List.of(events));
  }

  static <S> Ruling<S> legal(S next, List<Event> events) {
    return new Legal<>(next, events);
  }

  static <S> Ruling<S> illegal(Clause clause, String why) {
    return new Illegal<>(clause, why);
  }
}
