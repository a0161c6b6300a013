import { rackPlan } from "../model/kit.ts";
import { spokenList } from "../model/scene.ts";
import { askedToPlay } from "../model/tableState.ts";
import { withNames } from "../model/text.ts";
import { S } from "../texts/strings.ts";
import { Icon } from "../ui/icons.tsx";
import { arranged, shuffled, swapped } from "../model/rackOrder.ts";
import { usePhone } from "../lib/mediaQuery.ts";
import type { Row } from "../wire/types.ts";
import { useControls } from "../interaction/controls.ts";
import { useRovingFocus } from "../interaction/rovingFocus.ts";
import { TileRow } from "../zones/tileRow.tsx";

interface Props {
  /** The hand, unless there is none at the moment: then the rack is empty. */
  zone: Row | undefined;
  order: readonly string[];
  arrange: (ids: string[]) => void;
}

/**
 * The player's own hand; they can arrange it, unseen by others. Its rows are settled by the kit: more pieces make
 * smaller or overlapping ones, never another row.
 */
export function Rack({ zone, order, arrange }: Props) {
  const controls = useControls();
  const { kit } = controls;
  const phone = usePhone();
  const pieces = zone ? arranged(zone.pieces, order) : [];
  const ids = pieces.map((piece) => piece.id);
  const label = zone ? withNames(zone.label, controls.names) : S.yourHand;
  const roving = useRovingFocus(ids.filter(Boolean), (id, by) => arrange(swapped(ids, ids.indexOf(id), by)));
  const cards = kit.form !== "LETTER";
  const plan = rackPlan(kit.hand, cards, phone);
  const turned = pieces.length > 0 && pieces.every((piece) => piece.face.form === "BACK");
  const now = Math.max(plan.fan ? 2 : 1, Math.ceil(pieces.length / plan.rows));
  const must = askedToPlay(controls.state) === "must" && !controls.scene.interlude;
  // Where some will do, or letters that lie elsewhere, the others step back.
  const wanted = controls.reach ? !controls.reach.free : ids.some((id) => controls.usable(id));
  const style = { "--rows": plan.rows, "--per": plan.perRow, "--now": now };
  return (
    <div
      class="rack anchor"
      role="group"
      aria-label={S.zone(label, spokenList(pieces.filter((piece) => !controls.inComposer(piece.id))))}
      data-zone-id={zone?.id}
      data-zone-kind="row"
      data-mine=""
      data-drop={zone ? "rack:" + zone.id : undefined}
      data-cards={cards ? "" : undefined}
      data-fan={plan.fan ? "" : undefined}
      data-tight={plan.fan && (phone || now > 13) ? "" : undefined}
      data-empty={pieces.length === 0 ? "" : undefined}
      {...roving.on}
    >
      {zone && (
        <TileRow
          zone={zone}
          pieces={pieces}
          cards={cards}
          current={roving.current}
          chooses={must && wanted}
          rowLength={now}
          style={style}
        />
      )}
      {!zone && <div class="tiles" aria-hidden="true" style={style} />}
      {zone && pieces.length === 0 && <p class="none cover centred dim">{must ? S.handEmptyTurn : S.handEmpty}</p>}
      {turned && (
        <p class="turned cover centred through mid dim" aria-hidden="true">
          <span>{label}</span>
        </p>
      )}
      <span class="ledge pinned through" aria-hidden="true" />
    </div>
  );
}

export function ShuffleButton({ zone, arrange }: { zone: Row | undefined; arrange: (ids: string[]) => void }) {
  const controls = useControls();
  return (
    <button
      type="button"
      class="plain icon"
      data-act="shuffle"
      aria-label={S.shuffle}
      disabled={!zone || zone.pieces.length < 2}
      onClick={() => {
        arrange(shuffled(zone?.pieces.map((piece) => piece.id) ?? []));
        controls.session.notify(S.shuffled);
      }}
    >
      <Icon name="shuffle" />
    </button>
  );
}
