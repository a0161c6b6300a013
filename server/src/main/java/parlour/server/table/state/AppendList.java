package parlour.server.table.state;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;

/// A list that never changes and yet grows cheaply: each longer one shares the pages of the
/// shorter.
///
/// Only the newest of a line writes on the shared pages; whoever lengthens an older one gets pages
/// of his own. For one owner at a time.
public final class AppendList<T> extends AbstractList<T> implements RandomAccess {
  private static final class Pages {
    private Object[] items;
    private int used;

    private Pages(Object[] items, int used) {
      this.items = items;
      this.used = used;
    }
  }

  private final Pages pages;
  private final int size;

  private AppendList(Pages pages, int size) {
    this.pages = pages;
    this.size = size;
  }

  public static <T> AppendList<T> empty() {
    return new AppendList<>(new Pages(new Object[4], 0), 0);
  }

  public AppendList<T> with(T item) {
    Pages onto = pages.used == size ? pages : new Pages(Arrays.copyOf(pages.items, size + 4), size);
    if (onto.items.length == size) onto.items = Arrays.copyOf(onto.items, size + (size >> 1) + 4);
    onto.items[size] = item;
    onto.used = size + 1;
    return new AppendList<>(onto, size + 1);
  }

  @Override
  @SuppressWarnings("unchecked")
  public T get(int index) {
    if (index < 0 || index >= size) throw new IndexOutOfBoundsException(index);
    return (T) pages.items[index];
  }

  @Override
  public int size() {
    return size;
  }
}
