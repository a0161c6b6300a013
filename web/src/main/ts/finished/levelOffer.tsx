import { useState } from "preact/hooks";
import { S } from "../texts/strings.ts";
import { chooseLevel, offeredLevel } from "../storage/botLevel.ts";
import type { Result, TableInfo } from "../wire/types.ts";

/** Offers stronger bots to somebody who keeps winning, and gentler ones to somebody who came last. */
export function LevelOffer({ info, result, eye }: { info: TableInfo; result: Result; eye: number }) {
  const [chosen, setChosen] = useState(0);
  const level = info.seats.find((chair) => chair.kind === "bot")?.level ?? 0;
  const won = result.ranking[0]?.includes(eye) ?? false;
  const last = result.ranking.at(-1)?.includes(eye) ?? false;
  const [offered] = useState(() => (level > 0 ? offeredLevel(info.table, level, won, last && !won) : 0));
  if (offered === 0) return null;
  if (chosen > 0)
    return (
      <p class="hint" role="status">
        {S.levelNext(S.level(chosen))}
      </p>
    );
  return (
    <p class="cluster form-foot">
      <button
        type="button"
        class="ghost"
        data-act="level"
        onClick={() => {
          chooseLevel(offered);
          setChosen(offered);
        }}
      >
        {offered > level ? S.levelUp(S.level(offered)) : S.levelDown(S.level(offered))}
      </button>
    </p>
  );
}
