/** What this browser keeps, as JSON under the house's own names. */
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
    // A browser that keeps nothing still plays: the chair is lost with the tab.
  }
}
