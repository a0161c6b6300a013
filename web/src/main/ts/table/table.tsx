import { useRef, useState } from "preact/hooks";
import { isMiddle } from "../model/places.ts";
import { arranged, movedBefore } from "../model/rackOrder.ts";
import { offerIds } from "../model/scene.ts";
import type { TableSession } from "../model/tableSession.ts";
import { askedToPlay, type TableState } from "../model/tableState.ts";
import { S } from "../i18n/strings.ts";
import type { Row, Scene, Zone } from "../wire/types.ts";
import { Actions, actionsOf, turnText } from "./actions.tsx";
import { CueAnimations } from "./animations.tsx";
import { ControlsProvider, useTableControls, type Controls } from "../interaction/controls.ts";
import { TimerDial } from "./timers.tsx";
import { useDragAndDrop } from "../interaction/dragAndDrop.ts";
import { useFlipAnimation } from "../interaction/flipAnimation.ts";
import { useRestoredFocus } from "../interaction/restoreFocus.ts";
import { useKeyboard } from "./keyboard.ts";
import { HintButton } from "./hintButton.tsx";
import { LessonSlip, type Lesson } from "./lesson.tsx";
import { Notice } from "./notice.tsx";
import { Rack, ShuffleButton } from "./rack.tsx";
import { Seats, SeatStats } from "./seats.tsx";
import { Composer } from "./composer.tsx";
import { ZoneView } from "../zones/zoneView.tsx";

interface Props {
  session: TableSession;
  state: TableState;
  scene: Scene;
  /** The hints for a first-time player, if wanted. */
  lesson?: Lesson;
  /** Whether the hint is shown on the table. */
  slip?: boolean;
  onRules: () => void;
}

/** The table: the other players at the top, the middle, and the player's own part at the bottom. */
export function Table({ session, state, scene, lesson, slip, onRules }: Props) {
  const controls = useTableControls(session, state, scene, lesson?.hint?.verb ?? "");
  const root = useRef<HTMLElement>(null);
  const [orders, setOrders] = useState<Record<string, string[]>>({});
  const arrange = (zone: string) => (ids: string[]) => setOrders((old) => ({ ...old, [zone]: ids }));
  const actions = actionsOf(scene, state.prompt?.pace === "RACE");
  const keys = new Map([["primary", "↵"]]);

  useKeyboard(controls, actions, onRules);
  useDragAndDrop(root, {
    drop: (piece, from, place, before) => drop(controls, orders, arrange, piece, from, place, before),
  });
  useFlipAnimation(root, [state.seq, controls.draft, orders]);
  useRestoredFocus(root);

  const mine = scene.zones.filter((zone) => zone.owner === controls.eye && controls.eye >= 0);
  const middle = scene.zones.filter((zone) => isMiddle(zone, controls.eye, scene));
  const stacks = middle.filter((zone) => zone.kind === "stack");
  const laid = middle.filter((zone) => zone.kind !== "stack");
  const racks = mine.filter((zone): zone is Row => zone.kind === "row");
  const taken = mine.filter((zone) => zone.kind === "stack");
  const words = mine.filter((zone) => zone.kind === "words" || zone.kind === "grid");
  const watches = scene.watches.filter((watch) => watch.owner < 0 || watch.owner === controls.eye);
  const me = scene.places.find((place) => place.seat === controls.eye);
  const turn = askedToPlay(state);
  const big = racks.some((zone) => zone.pieces.length + countInOwnWords(scene, words) > (isCards(zone) ? 5 : 6));
  return (
    <ControlsProvider value={controls}>
      <section
        ref={root}
        class="table"
        aria-label={S.theTable}
        data-eye={controls.eye}
        data-pace={state.prompt?.pace}
        data-asking={controls.active ? "" : undefined}
        data-seq={state.seq}
        data-mine={turn === "must" ? "" : undefined}
      >
        <span class="rim" aria-hidden="true" />
        <CueAnimations state={state} />
        <Seats />
        <div
          class="middle"
          data-drop="middle"
          data-wide={laid.some((zone) => zone.kind === "grid" || zone.kind === "sheet") ? "" : undefined}
          data-bare={laid.length === 0 ? "" : undefined}
          role="group"
          aria-label={S.middle}
        >
          {stacks.length > 0 && (
            <div class="piles">
              {stacks.map((zone) => (
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
        <Composer keys={keys} />
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
                <TimerDial key={watch.label + watch.owner} watch={watch} />
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
                <b data-turn="">{turnText(controls)}</b>
              </p>
              {me && <SeatStats place={me} />}
              {racks[0] && racks[0].pieces.length > 1 && (
                <ShuffleButton zone={racks[0]} arrange={arrange(racks[0].id)} />
              )}
            </div>
            <Notice />
            <Actions actions={actions} />
            <HintButton />
          </div>
        </section>
      </section>
    </ControlsProvider>
  );
}

/** How many pieces lie in the player's own words that can still be taken apart; they count like the hand. */
function countInOwnWords(scene: Scene, zones: readonly Zone[]): number {
  const offered = new Set(scene.offers.flatMap((offer) => [...offerIds(offer)]));
  return zones
    .flatMap((zone) => (zone.kind === "words" ? zone.words : []))
    .filter((word) => offered.has(word.id))
    .reduce((sum, word) => sum + word.pieces.length, 0);
}

function isCards(zone: Row): boolean {
  return zone.pieces.some((piece) => piece.face.form === "CARD");
}

/** Interprets the drop of a tile. */
function drop(
  controls: Controls,
  orders: Record<string, string[]>,
  arrange: (zone: string) => (ids: string[]) => void,
  piece: string,
  from: string,
  place: string,
  before: number,
): void {
  const [kind, rest] = [place.split(":")[0] ?? "", place.slice(place.indexOf(":") + 1)];
  const fromComposer = from === "stick";
  const at = controls.draft.letters.findIndex((item) => item.piece === piece);
  if (kind === "stick") {
    if (controls.reach?.ids.has(piece)) controls.insert(piece, before);
  } else if (kind === "rack") {
    const row = controls.scene.zones.find((zone): zone is Row => zone.kind === "row" && zone.id === rest);
    if (fromComposer && at >= 0) controls.removeLetter(at);
    if (!row?.pieces.some((each) => each.id === piece)) return;
    const ids = arranged(row.pieces, orders[rest] ?? []).map((each) => each.id);
    arrange(rest)(movedBefore(ids, piece, before));
  } else if (kind === "offer") controls.dropOnOffer(piece, rest);
  else if (kind === "thing") controls.dropOnThing(piece, rest);
  else if (kind === "middle") {
    if (fromComposer && at >= 0) controls.removeLetter(at);
    else if (!controls.dropInMiddle(piece) && controls.usable(piece) && !controls.chosen(piece)) controls.tap(piece);
  }
}
