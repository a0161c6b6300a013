import { useEffect, useState } from "preact/hooks";

/** An observable value. */
export class Store<T> {
  private current: T;
  private readonly watchers = new Set<() => void>();
  constructor(first: T) {
    this.current = first;
  }
  get value(): T {
    return this.current;
  }
  set value(next: T) {
    if (next === this.current) return;
    this.current = next;
    for (const watcher of [...this.watchers]) watcher();
  }
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }
}

export function useStore<T>(store: Store<T>): T {
  const [, redraw] = useState(0);
  useEffect(() => {
    redraw((n) => n + 1);
    return store.watch(() => redraw((n) => n + 1));
  }, [store]);
  return store.value;
}
