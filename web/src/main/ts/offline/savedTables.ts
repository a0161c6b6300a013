/** What a device keeps of its tables: the deal of each, and everything that stood since, in its order. */

export interface SavedTable {
  deal: unknown;
  since: unknown[];
}

const MAX_TABLES = 24;

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((good, bad) => {
    const asked = indexedDB.open("parlour", 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("deals", { keyPath: "table" });
      asked.result.createObjectStore("since", { keyPath: ["table", "n"] });
    };
    asked.onsuccess = () => good(asked.result);
    asked.onerror = () => bad(asked.error ?? new Error("no shelf"));
  });
  return opened;
}

async function transact<T>(
  mode: IDBTransactionMode,
  work: (deals: IDBObjectStore, since: IDBObjectStore) => T,
): Promise<T> {
  const done = (await database()).transaction(["deals", "since"], mode);
  const result = work(done.objectStore("deals"), done.objectStore("since"));
  await new Promise<void>((good, bad) => {
    done.oncomplete = () => good();
    done.onabort = done.onerror = () => bad(done.error ?? new Error("not kept"));
  });
  return result;
}

const linesOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

/** Keeps a new table, and lets go of the oldest where there are too many. */
export async function saveDeal(table: string, deal: unknown): Promise<void> {
  await transact("readwrite", (deals) => deals.put({ table, when: Date.now(), deal }));
  const known = await transact("readonly", (deals) => deals.getAll() as IDBRequest<{ table: string; when: number }[]>);
  const old = known.result.sort((a, b) => b.when - a.when).slice(MAX_TABLES);
  for (const each of old) await forget(each.table);
}

/** Adds lines from the `n`th on. */
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
