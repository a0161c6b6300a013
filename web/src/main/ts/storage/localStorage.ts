/** Reads a JSON value from localStorage, under a prefix of this app. */
export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem("parlour." + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem("parlour." + key, JSON.stringify(value));
  } catch {
    // Without storage the game still works; the seat is lost with the tab.
  }
}
