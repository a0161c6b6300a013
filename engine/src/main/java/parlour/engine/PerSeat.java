package parlour.engine;

import java.util.Arrays;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// One value for each seat of a table: a small immutable array.
public final class PerSeat<T> {
  private final Object[] values;

  private PerSeat(Object[] values) {
    this.values = values;
  }

  /// The same value for every seat.
  public static <T> PerSeat<T> all(int seats, T value) {
    Object[] values = new Object[seats];
    Arrays.fill(values, value);
    return new PerSeat<>(values);
  }

  public static <T> PerSeat<T> of(int seats, Function<Seat, T> value) {
    Object[] values = new Object[seats];
    for (int i = 0; i < seats; i++) values[i] = value.apply(Seat.of(i));
    return new PerSeat<>(values);
  }

  public int seats() {
    return values.length;
  }

  @SuppressWarnings("unchecked")
  public T at(Seat seat) {
    return (T) values[seat.index()];
  }

  public PerSeat<T> with(Seat seat, T value) {
    Object[] copy = values.clone();
    copy[seat.index()] = value;
    return new PerSeat<>(copy);
  }

  public PerSeat<T> with(Seat seat, UnaryOperator<T> change) {
    return with(seat, change.apply(at(seat)));
  }

  /// Replaces two values at once, as when something passes from one seat to another.
  public PerSeat<T> with(Seat one, T first, Seat other, T second) {
    Object[] copy = values.clone();
    copy[one.index()] = first;
    copy[other.index()] = second;
    return new PerSeat<>(copy);
  }

  public <R> PerSeat<R> map(BiFunction<Seat, T, R> change) {
    Object[] changed = new Object[values.length];
    for (int i = 0; i < changed.length; i++) {
      Seat seat = Seat.of(i);
      changed[i] = change.apply(seat, at(seat));
    }
    return new PerSeat<>(changed);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PerSeat<?> that && Arrays.equals(values, that.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return Arrays.toString(values);
  }
}
