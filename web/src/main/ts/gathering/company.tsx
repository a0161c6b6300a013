import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { S } from "../texts/strings.ts";
import type { Chair, TableInfo } from "../wire/types.ts";
import { roundTable } from "./roundTable.ts";

/** What touching a chair does; where it is grave, a second touch does it. */
export interface ChairAct {
  act: string;
  label: string;
  sure?: boolean;
  run: () => void;
}

interface Props {
  info: TableInfo;
  /** The chair that stands below. */
  mine: number;
  here: (chair: Chair) => boolean;
  actOn: (chair: Chair) => ChairAct | undefined;
  children: ComponentChildren;
}

/** The company as chairs round a small table, whose felt says what is played. */
export function Company({ info, mine, here, actOn, children }: Props) {
  const sides = roundTable(info.seats.length, mine);
  const side = (name: keyof typeof sides) => (
    <ul class={"cluster chair-side at-" + name} key={name}>
      {sides[name].map((seat) => {
        const chair = info.seats[seat];
        return (
          chair && (
            <ChairView key={seat} chair={chair} mine={here(chair)} host={seat === info.host} act={actOn(chair)} />
          )
        );
      })}
    </ul>
  );
  return (
    <div class="gather centred" data-crowd={info.seats.length > 4 ? "" : undefined}>
      {side("top")}
      {side("left")}
      <div class="small-table cells anchor full mid on-cloth">{children}</div>
      {side("right")}
      {side("bottom")}
    </div>
  );
}

interface ChairProps {
  chair: Chair;
  mine: boolean;
  host: boolean;
  act: ChairAct | undefined;
}

function ChairView({ chair, mine, host, act }: ChairProps) {
  const [sure, setSure] = useState(false);
  const name = chair.kind === "empty" ? S.emptyChair : chair.name;
  const inside = (
    <>
      <span class="chair-back centred" aria-hidden="true">
        {chair.kind !== "empty" && (
          <span class="tile letter">
            <span class="glyph">{[...chair.name][0]?.toUpperCase()}</span>
          </span>
        )}
      </span>
      <span class="chair-name centred">
        <b>{name}</b> <small>{sure ? S.confirmRemoveShort : noteOf(chair, mine, host)}</small>
      </span>
    </>
  );
  return (
    <li class="chair centred" data-seat={chair.seat} data-kind={chair.kind} data-me={mine ? "" : undefined}>
      {act ? (
        <button
          class="centred"
          type="button"
          data-act={act.act}
          aria-label={`${name}, ${noteOf(chair, mine, host)}: ${sure ? S.confirmRemoveShort : act.label}`}
          title={act.label}
          onClick={() => (act.sure && !sure ? setSure(true) : act.run())}
          onBlur={() => setSure(false)}
        >
          {inside}
        </button>
      ) : (
        inside
      )}
    </li>
  );
}

function noteOf(chair: Chair, mine: boolean, host: boolean): string {
  if (chair.kind === "empty") return S.botWillPlay;
  if (chair.kind === "bot") return `${S.bot}, ${S.level(chair.level).toLowerCase()}`;
  if (chair.longClock) return S.longClock;
  if (mine) return host ? S.youTheHost : S.youSitHere;
  if (!chair.here) return S.away;
  return host ? S.host : S.isHere;
}
