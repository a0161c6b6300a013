import { useEffect, useRef, useState } from "preact/hooks";
import { sharedSheets, type Sheet } from "../api/pocket.ts";
import { keepSharedId, sharedId } from "../storage/pocketSheets.ts";

const LOOK_MS = 2_000;

/** A link to a shared sheet; its id stands in the fragment, and is the only key to it. */
export function sheetLink(game: string, id: string): string {
  return `${location.origin}/#pocket=${encodeURIComponent(game)}&sheet=${encodeURIComponent(id)}`;
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
  const busy = useRef(false);
  const latest = useRef(sheet);
  latest.current = sheet;
  useEffect(() => {
    if (invited) keepSharedId(game, invited);
  }, [invited]);

  async function run(task: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      await task();
      setAlone(false);
    } catch {
      setAlone(true);
    } finally {
      busy.current = false;
    }
  }
  const look = (shared: string) =>
    run(async () => {
      const there = await sharedSheets.read(shared);
      if (there.version > version.current && there.sheet.game === game) {
        version.current = there.version;
        keep(there.sheet);
      } else if (there.version < version.current && latest.current) await write(shared, latest.current);
    });
  async function write(shared: string, next: Sheet): Promise<void> {
    const there = await sharedSheets.write(shared, { version: version.current, sheet: next });
    const mine = there.version === version.current + 1 && same(there.sheet, next);
    version.current = there.version;
    if (mine) return;
    const last = next.entries.at(-1);
    const merged = last ? { ...there.sheet, entries: [...there.sheet.entries, last] } : there.sheet;
    const again = await sharedSheets.write(shared, { version: version.current, sheet: merged });
    version.current = again.version;
    keep(again.sheet);
  }
  useEffect(() => {
    if (!id) return;
    void look(id);
    const timer = window.setInterval(() => document.hidden || void look(id), LOOK_MS);
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
      void run(async () => {
        await write(fresh, first);
        keepSharedId(game, fresh);
        setId(fresh);
      });
    },
    publish: (next) => {
      if (id) void run(() => write(id, next));
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
