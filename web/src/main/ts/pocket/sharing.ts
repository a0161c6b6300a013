import { houseUrl } from "../lib/base.ts";
import { useEffect, useRef, useState } from "preact/hooks";
import { sharedSheets, type Sheet } from "../api/pocket.ts";
import { keepSharedId, sharedId } from "../storage/pocketSheets.ts";

const LOOK_MS = 2_000;

/** A link to a shared sheet; its id stands in the fragment, and is the only key to it. */
export function sheetLink(game: string, id: string): string {
  return houseUrl(`/#pocket=${encodeURIComponent(game)}&sheet=${encodeURIComponent(id)}`);
}

interface Sharing {
  id: string;
  /** Whether the server has stopped answering. */
  alone: boolean;
  begin: (sheet: Sheet) => void;
  publish: (sheet: Sheet) => void;
  stop: () => void;
}

/**
 * Keeps a sheet the same on several devices: looks for a newer version every two seconds, and writes against the
 * version it knows. Where two write at once the later one's last line is put after the other's.
 */
export function useSharing(
  game: string,
  invited: string,
  sheet: Sheet | undefined,
  keep: (sheet: Sheet) => void,
): Sharing {
  const [id, setId] = useState(invited || sharedId(game));
  const [alone, setAlone] = useState(false);
  const version = useRef(0);
  /** Whether this device has written what the server does not have yet. */
  const ahead = useRef(false);
  const tasks = useRef(Promise.resolve());
  const latest = useRef(sheet);
  latest.current = sheet;
  useEffect(() => {
    if (invited) keepSharedId(game, invited);
  }, [invited]);

  /** Runs tasks one after another, and remembers whether the server answered. */
  function run(task: () => Promise<void>): void {
    tasks.current = tasks.current.then(task).then(
      () => setAlone(false),
      () => setAlone(true),
    );
  }
  const look = (shared: string) =>
    run(async () => {
      const there = await sharedSheets.read(shared);
      const mine = latest.current;
      if (mine && (ahead.current || there.version < version.current)) return write(shared, mine);
      if (there.version > version.current && there.sheet.game === game) {
        version.current = there.version;
        keep(there.sheet);
      }
    });
  async function write(shared: string, next: Sheet): Promise<void> {
    ahead.current = true;
    let there = await sharedSheets.write(shared, { version: version.current, sheet: next });
    version.current = there.version;
    const last = next.entries.at(-1);
    if (!same(there.sheet, next) && last) {
      const merged = { ...there.sheet, entries: [...there.sheet.entries, last] };
      there = await sharedSheets.write(shared, { version: version.current, sheet: merged });
      version.current = there.version;
    }
    ahead.current = false;
    if (!same(there.sheet, next)) keep(there.sheet);
  }
  useEffect(() => {
    if (!id) return;
    look(id);
    const timer = window.setInterval(() => document.hidden || look(id), LOOK_MS);
    return () => window.clearInterval(timer);
  }, [id]);

  return {
    id,
    alone,
    begin: (first) => {
      const fresh = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, "0"),
      ).join("");
      version.current = 0;
      run(async () => {
        await write(fresh, first);
        keepSharedId(game, fresh);
        setId(fresh);
      });
    },
    publish: (next) => {
      ahead.current = true;
      if (id) run(() => write(id, next));
    },
    stop: () => {
      keepSharedId(game, "");
      setId("");
    },
  };
}

function same(one: Sheet, other: Sheet): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
