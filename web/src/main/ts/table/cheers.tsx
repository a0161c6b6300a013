import { useEffect, useState } from "preact/hooks";
import { useStore } from "../lib/store.ts";
import type { TableSession } from "../model/tableSession.ts";
import { isOnlyPerson, namesOf, type Cheer, type TableState } from "../model/tableState.ts";
import { preferences } from "../storage/preferences.ts";
import { S } from "../texts/strings.ts";
import { Icon } from "../ui/icons.tsx";
import { CHEERS } from "../wire/cheerKinds.ts";

/** How long a cheer is seen. */
const CHEER_MS = 4000;

/** The six cheers as buttons, for players and onlookers; with bots alone nobody would see them. */
export function CheerButtons({ session, state }: { session: TableSession; state: TableState }) {
  if (!useStore(preferences).cheers || isOnlyPerson(state) || state.connection === "gone") return null;
  return (
    <ul class="ends cheers" aria-label={S.cheers}>
      {CHEERS.map((kind) => (
        <li key={kind}>
          <button
            type="button"
            class="quiet icon"
            data-cheer={kind}
            aria-label={S.cheer[kind]}
            title={S.cheer[kind]}
            onClick={() => session.cheer(kind)}
          >
            <Icon name={kind} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A cheer beside the seat of whoever cheered, for some seconds. */
export function CheerMark({ cheer }: { cheer: Cheer | undefined }) {
  const seen = useSeen(cheer);
  return seen && <CheerSign cheer={seen} />;
}

/** One's own cheer and the onlookers', who have no seat in sight; all of them are told to a screen reader. */
export function CheerStatus({ state }: { state: TableState }) {
  const newest = useSeen(state.cheers.at(-1));
  const name = newest && (newest.seat === state.eye ? S.youTitle : (namesOf(state)[newest.seat] ?? S.onlooker));
  const seated = newest && newest.seat >= 0 && newest.seat !== state.eye && state.scene !== undefined;
  return (
    <span class="cheer-status" role="status" data-seated={seated ? "" : undefined}>
      {newest && <CheerSign cheer={newest} />}
      {newest && `${name}: ${S.cheer[newest.kind]}`}
    </span>
  );
}

function CheerSign({ cheer }: { cheer: Cheer }) {
  return (
    <i key={cheer.n} class="cheer" data-cheer={cheer.kind} aria-hidden="true">
      <Icon name={cheer.kind} />
    </i>
  );
}

/** The cheer, until it has been seen for long enough; nothing for whoever wants none. */
function useSeen(cheer: Cheer | undefined): Cheer | undefined {
  const wanted = useStore(preferences).cheers;
  const [past, setPast] = useState(cheer?.n ?? 0);
  useEffect(() => {
    if (!cheer) return;
    const timer = window.setTimeout(() => setPast(cheer.n), CHEER_MS);
    return () => window.clearTimeout(timer);
  }, [cheer?.n]);
  return wanted && cheer && cheer.n > past ? cheer : undefined;
}
