import { useRef, useState } from "preact/hooks";
import { isMiddle } from "../model/places.ts";
import { arranged, placed } from "../model/rackOrder.ts";
import { idsOf } from "../model/scene.ts";
import type { Sitting } from "../model/tableSession.ts";
import { asked, type TableState } from "../model/tableState.ts";
import { S } from "../i18n/strings.ts";
import type { Row, Scene, Zone } from "../wire/types.ts";
import { Acts, actsOf, turnText } from "./actions.tsx";
import { Antics } from "./animations.tsx";
import { DeskProvider, useNewDesk, type Desk } from "../interaction/controls.ts";
import { Dial } from "./timers.tsx";
import { useDrag } from "../interaction/dragAndDrop.ts";
import { useFlip } from "../interaction/flipAnimation.ts";
import { useFocusKept } from "../interaction/restoreFocus.ts";
import { useKeyboard } from "./keyboard.ts";
import { HintKey } from "./hintButton.tsx";
import { LessonSlip, type Lesson } from "./lesson.tsx";
import { Notice } from "./notice.tsx";
import { Rack, ShuffleButton } from "./rack.tsx";
import { Seats, Stat } from "./seats.tsx";
import { Stick } from "./composer.tsx";
import { ZoneView } from "../zones/zoneView.tsx";

interface Props {
  sitting: Sitting;
  state: TableState;
  scene: Scene;
  /** The hints for a first hand, where they are wanted. */
  lesson?: Lesson;
  /** Whether the slip with the hint lies on the table. */
  slip?: boolean;
  onRules: () => void;
}

/** The table: the others round the top, the middle, and one's own part at the bottom. */
export function Table({ sitting, state, scene, lesson, slip, onRules }: Props) {
  const desk = useNewDesk(sitting, state, scene, lesson?.hint?.verb ?? "");
  const root = useRef<HTMLElement>(null);
  const [orders, setOrders] = useState<Record<string, string[]>>({});
  const arrange = (zone: string) => (ids: string[]) => setOrders((old) => ({ ...old, [zone]: ids }));
  const acts = actsOf(scene, state.prompt?.pace === "RACE");
  const keys = new Map([["primary", "↵"]]);

  useKeyboard(desk, acts, onRules);
  useDrag(root, { drop: (piece, from, place, before) => drop(desk, orders, arrange, piece, from, place, before) });
  useFlip(root, [state.seq, desk.draft, orders]);
  useFocusKept(root);

  const mine = scene.zones.filter((zone) => zone.owner === desk.eye && desk.eye >= 0);
  const middle = scene.zones.filter((zone) => isMiddle(zone, desk.eye, scene));
  const piles = middle.filter((zone) => zone.kind === "stack");
  const laid = middle.filter((zone) => zone.kind !== "stack");
  const racks = mine.filter((zone): zone is Row => zone.kind === "row");
  const taken = mine.filter((zone) => zone.kind === "stack");
  const words = mine.filter((zone) => zone.kind === "words" || zone.kind === "grid");
  const watches = scene.watches.filter((watch) => watch.owner < 0 || watch.owner === desk.eye);
  const me = scene.places.find((place) => place.seat === desk.eye);
  const turn = asked(state);
  const big = racks.some((zone) => zone.pieces.length + grouped(scene, words) > (isCards(zone) ? 5 : 6));
  return (
    <DeskProvider value={desk}>
      <section
        ref={root}
        class="table"
        aria-label={S.theTable}
        data-eye={desk.eye}
        data-pace={state.prompt?.pace}
        data-asking={desk.active ? "" : undefined}
        data-seq={state.seq}
        data-mine={turn === "must" ? "" : undefined}
      >
        <span class="rim" aria-hidden="true" />
        <Antics state={state} />
        <Seats />
        <div
          class="middle"
          data-drop="middle"
          data-wide={laid.some((zone) => zone.kind === "grid" || zone.kind === "sheet") ? "" : undefined}
          data-bare={laid.length === 0 ? "" : undefined}
          role="group"
          aria-label={S.middle}
        >
          {piles.length > 0 && (
            <div class="piles">
              {piles.map((zone) => (
                <ZoneView key={zone.id} zone={zone} />
              ))}
            </div>
          )}
          {laid.map((zone) => (
            <ZoneView key={zone.id} zone={zone} />
          ))}
        </div>
        {words.length > 0 && (
          <div class="own" role="group" aria-label={S.yourPart}>
            {words.map((zone) => (
              <ZoneView key={zone.id} zone={zone} quiet />
            ))}
          </div>
        )}
        <Stick keys={keys} />
        <section
          class="hand"
          id="hand"
          tabIndex={-1}
          aria-label={S.yourHand}
          data-big={big ? "" : undefined}
          data-rackless={racks.length === 0 ? "" : undefined}
        >
          {lesson && slip && <LessonSlip lesson={lesson} />}
          {watches.length + taken.length > 0 && (
            <div class="dials">
              {watches.map((watch) => (
                <Dial key={watch.label + watch.owner} watch={watch} />
              ))}
              {taken.map((zone) => (
                <ZoneView key={zone.id} zone={zone} />
              ))}
            </div>
          )}
          {racks.length > 0 && (
            <div class="racks">
              {racks.map((zone) => (
                <Rack key={zone.id} zone={zone} order={orders[zone.id] ?? []} arrange={arrange(zone.id)} />
              ))}
            </div>
          )}
          <div class="speak">
            <div class="turn">
              <p data-whose={turn}>
                <b data-turn="">{turnText(desk)}</b>
              </p>
              {me && <Stat place={me} />}
              {racks[0] && racks[0].pieces.length > 1 && (
                <ShuffleButton zone={racks[0]} arrange={arrange(racks[0].id)} />
              )}
            </div>
            <Notice />
            <Acts acts={acts} />
            <HintKey />
          </div>
        </section>
      </section>
    </DeskProvider>
  );
}

/** How many pieces lie in words of one's own that can still be taken apart: they are as good as in the hand. */
function grouped(scene: Scene, zones: readonly Zone[]): number {
  const offered = new Set(scene.offers.flatMap((offer) => [...idsOf(offer)]));
  return zones
    .flatMap((zone) => (zone.kind === "words" ? zone.words : []))
    .filter((word) => offered.has(word.id))
    .reduce((sum, word) => sum + word.pieces.length, 0);
}

function isCards(zone: Row): boolean {
  return zone.pieces.some((piece) => piece.face.form === "CARD");
}

/** What it means to let a tile go there. */
function drop(
  desk: Desk,
  orders: Record<string, string[]>,
  arrange: (zone: string) => (ids: string[]) => void,
  piece: string,
  from: string,
  place: string,
  before: number,
): void {
  const [kind, rest] = [place.split(":")[0] ?? "", place.slice(place.indexOf(":") + 1)];
  const inStick = from === "stick";
  const at = desk.draft.stick.findIndex((sort) => sort.piece === piece);
  if (kind === "stick") {
    if (desk.reach?.ids.has(piece)) desk.insert(piece, before);
  } else if (kind === "rack") {
    const row = desk.scene.zones.find((zone): zone is Row => zone.kind === "row" && zone.id === rest);
    if (inStick && at >= 0) desk.dropSort(at);
    if (!row?.pieces.some((each) => each.id === piece)) return;
    const ids = arranged(row.pieces, orders[rest] ?? []).map((each) => each.id);
    arrange(rest)(placed(ids, piece, before));
  } else if (kind === "offer") desk.dropOnOffer(piece, rest);
  else if (kind === "thing") desk.dropOnThing(piece, rest);
  else if (kind === "middle") {
    if (inStick && at >= 0) desk.dropSort(at);
    else if (!desk.dropInMiddle(piece) && desk.usable(piece) && !desk.chosen(piece)) desk.tap(piece);
  }
}
