package parlour.games.material;

import java.util.List;

/// Immutable lists that differ in one element.
public final class Lists {
  private Lists() {}

  /// The list with one more at its end.
  public static <T> List<T> plus(List<T> list, T last) {
    return replaced(list, list.size() + 1, list.size(), last);
  }

  /// The list with another element in one place.
  public static <T> List<T> with(List<T> list, int index, T element) {
    return replaced(list, list.size(), index, element);
  }

  // One copy besides that of List.of; an ArrayList in between makes four.
  @SuppressWarnings("unchecked")
  private static <T> List<T> replaced(List<T> list, int size, int index, T element) {
    T[] all = (T[]) list.toArray(new Object[size]);
    all[index] = element;
    return List.of(all);
  }
}
