/** The tables of this device in IndexedDB: the deal of each, and every event since, in order. */

export interface SavedTable {
  deal: unknown;
  since: unknown[];
}

const MAX_TABLES = 24;

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open("parlour", 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("deals", { keyPath: "table" });
      asked.result.createObjectStore("since", { keyPath: ["table", "n"] });
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("IndexedDB cannot be opened."));
  });
  return opened;
}

async function transact<T>(
  mode: IDBTransactionMode,
  work: (deals: IDBObjectStore, since: IDBObjectStore) => T,
): Promise<T> {
  const done = (await database()).transaction(["deals", "since"], mode);
  const result = work(done.objectStore("deals"), done.objectStore("since"));
  await new Promise<void>((resolve, reject) => {
    done.oncomplete = () => resolve();
    done.onabort = done.onerror = () => reject(done.error ?? new Error("The table could not be saved."));
  });
  return result;
}

const linesOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

/** Saves a new table and forgets the oldest one when there are too many. */
export async function saveDeal(table: string, deal: unknown): Promise<void> {
  await transact("readwrite", (deals) => deals.put({ table, when: Date.now(), deal }));
  const known = await transact("readonly", (deals) => deals.getAll() as IDBRequest<{ table: string; when: number }[]>);
  const old = known.result.sort((a, b) => b.when - a.when).slice(MAX_TABLES);
  for (const each of old) await forget(each.table);
}

/** Appends events from number `n` on. */
export async function append(table: string, n: number, lines: unknown[]): Promise<void> {
  await transact("readwrite", (_, since) => {
    lines.forEach((line, i) => since.put({ table, n: n + i, line }));
  });
}

export async function read(table: string): Promise<SavedTable | undefined> {
  const [deal, since] = await transact(
    "readonly",
    (deals, lines) =>
      [deals.get(table), lines.getAll(linesOf(table))] as [
        IDBRequest<{ deal: unknown } | undefined>,
        IDBRequest<{ line: unknown }[]>,
      ],
  );
  return deal.result && { deal: deal.result.deal, since: since.result.map((each) => each.line) };
}

export async function forget(table: string): Promise<void> {
  await transact("readwrite", (deals, since) => {
    deals.delete(table);
    since.delete(linesOf(table));
  });
}
