package parlour.server.table.state;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;

/// An append-only persistent list with a shared tail: every version stays as it was, and appending
/// to the newest one costs amortized constant time.
///
/// All versions of one list share an array. Appending to the newest version writes behind its end,
/// where no older version looks; appending to an older version copies the array first. The newest
/// version belongs to one thread at a time.
public final class AppendList<T> extends AbstractList<T> implements RandomAccess {
  /// The shared array; `used` is the size of the newest version that lives in it.
  private static final class Tail {
    private Object[] items;
    private int used;

    private Tail(Object[] items, int used) {
      this.items = items;
      this.used = used;
    }
  }

  private final Tail tail;
  private final int size;

  private AppendList(Tail tail, int size) {
    this.tail = tail;
    this.size = size;
  }

  public static <T> AppendList<T> empty() {
    return new AppendList<>(new Tail(new Object[4], 0), 0);
  }

  public AppendList<T> with(T item) {
    Tail target = tail.used == size ? tail : new Tail(Arrays.copyOf(tail.items, size + 4), size);
    if (target.items.length == size)
      target.items = Arrays.copyOf(target.items, size + (size >> 1) + 4);
    target.items[size] = item;
    target.used = size + 1;
    return new AppendList<>(target, size + 1);
  }

  @Override
  @SuppressWarnings("unchecked")
  public T get(int index) {
    if (index < 0 || index >= size) throw new IndexOutOfBoundsException(index);
    return (T) tail.items[index];
  }

  @Override
  public int size() {
    return size;
  }
}
