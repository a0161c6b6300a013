import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { isFilledOnCard } from "../model/answer.ts";
import type { Told } from "../model/calloutQueue.ts";
import { hasPresses, offerOnFelt } from "../model/actions.ts";
import { handOf } from "../model/roles.ts";
import { isEmptyZone, isMiddle } from "../model/places.ts";
import { sheetLinePick } from "../model/composedWord.ts";
import { offerIds } from "../model/scene.ts";
import { isOver, isRace } from "../model/tableState.ts";
import { withNames } from "../model/text.ts";
import { S } from "../texts/strings.ts";
import { usePhone } from "../lib/mediaQuery.ts";
import type { Scene, Zone } from "../wire/types.ts";
import { useControls, type Controls } from "../interaction/controls.ts";
import { ZoneView } from "../zones/zoneView.tsx";
import { Banner } from "./callouts.tsx";
import { CompositionChoice } from "./composer.tsx";
import { InterludeCard } from "./interludeCard.tsx";
import { OfferForm } from "./offerForm.tsx";
import { QuestionCard } from "./questionCard.tsx";
import { MiniTimer } from "./timers.tsx";
import { ZoneChip } from "./zoneChip.tsx";

/**
 * From this step on, what lies before others is shown as chips at their seats, and then sheets become chips; on phones
 * always.
 */
const CHIPS_AT = 3;
const SHEET_CHIPS_AT = 4;
/** From these steps on things lose their captions, there is less room between them, and what is only seen is set close. */
const UNCAPTIONED_AT = 4;
const TIGHT_AT = 5;
const CLOSE_AT = 9;
const SMALLEST = 12;
/**
 * The steps by which the felt gives way: how small things are drawn, and how far what need not be spread out is folded.
 * Folding sheets makes so much room that everything else is tried at its full size again.
 */
const STEPS = [
  ...[0, 1, 2, 3].map((size) => ({ size, fold: size })),
  { size: 0, fold: SHEET_CHIPS_AT },
  ...[4, 5, 6, 7, 8, 9, 10, 11, SMALLEST].map((size) => ({ size, fold: size })),
];
const LAST_STEP = STEPS.length - 1;
/** When a zone has so many more things or fewer, room is made anew. */
const MANY = 6;

interface Props {
  step: number;
  told: Told | undefined;
  onEndTelling: () => void;
  /** The player wants to see the table behind the card of an interlude. */
  peeks: boolean;
}

/** The middle of the table: the only area that gives way, step by step, until everything fits; at last it scrolls. */
export function Felt({ step, told, onEndTelling, peeks }: Props) {
  const controls = useControls();
  const { scene, eye, active } = controls;
  const hand = handOf(scene, eye);
  const folded = useFolding(step);
  const size = STEPS[step]?.size ?? 0;
  const phone = usePhone();
  const zones = scene.zones.filter((zone) => zone !== hand && !isSeatZone(zone, controls.eye, scene, folded));
  const stacks = zones.filter((zone) => zone.kind === "stack");
  const others = zones.filter(
    (zone) => zone.kind !== "stack" && (zone.kind === "grid" || zone.owner === eye || !isEmptyZone(zone)),
  );
  const read = folded >= SHEET_CHIPS_AT ? others.filter((zone) => isOnlyRead(zone, eye, scene)) : [];
  // Chips make room for something else: a felt of nothing but chips is bare, and comes last of all.
  const folding = read.length < others.length + stacks.length || folded >= SMALLEST ? read : [];
  const chips = folding.filter((zone) => !isEmptyZone(zone));
  const laid = others.filter((zone) => !folding.includes(zone));
  const grid = laid.some((zone) => zone.kind === "grid");
  const watches = scene.watches.filter((watch) => watch.owner < 0 || watch.owner === eye).slice(1);
  // Once the game is over, the last hand is told beside the result.
  const interlude = peeks || isOver(controls.state) ? undefined : scene.interlude;
  const question = interlude || active ? undefined : scene.question;
  const asks = question !== undefined && offerOnFelt(scene, isRace(controls.state)) !== undefined;
  const covered = interlude !== undefined || asks || (phone && active !== undefined && isFilledOnCard(active));
  return (
    <div
      class="felt"
      data-step={size}
      data-uncaptioned={size >= UNCAPTIONED_AT ? "" : undefined}
      data-tight={size >= TIGHT_AT ? "" : undefined}
      data-close={size >= CLOSE_AT ? "" : undefined}
      data-closest={size >= SMALLEST && !grid ? "" : undefined}
      inert={controls.state.connection === "lost"}
      onClick={told ? onEndTelling : undefined}
    >
      <div
        class="middle"
        data-drop="middle"
        role="group"
        aria-label={S.middle}
        data-bare={laid.length === 0 ? "" : undefined}
        data-grid={grid ? "" : undefined}
        data-covered={covered ? "" : undefined}
      >
        {interlude && <InterludeCard interlude={interlude} />}
        {question && <QuestionCard question={question} />}
        {active && <OfferForm key={active.verb} offer={active} />}
        {stacks.length > 0 && (
          <div class="piles">
            {stacks.map((zone) => (
              <ZoneView key={zone.id} zone={zone} />
            ))}
          </div>
        )}
        {laid.map((zone) => (
          <ZoneView key={zone.id} zone={zone} quiet={zone.owner >= 0 && zone.kind !== "sheet"} />
        ))}
        {chips.length + watches.length > 0 && (
          <div class="felt-chips">
            {chips.map((zone) => (
              <ZoneChip key={zone.id} zone={zone} />
            ))}
            {watches.map((watch) => (
              <p key={watch.label} class="felt-watch">
                {withNames(watch.label, controls.names)} <MiniTimer watch={watch} />
              </p>
            ))}
          </div>
        )}
        <CompositionChoice />
      </div>
      {told?.great && !interlude && (
        <Banner told={told} names={controls.names} eye={eye} aside={hasPresses(controls.kit)} />
      )}
    </div>
  );
}

/** Whether a zone is shown at its owner's seat: hidden hands, and from a step on whatever lies before others. */
export function isSeatZone(zone: Zone, eye: number, scene: Scene, folded: number): boolean {
  if (zone.owner < 0 || zone.owner === eye || isMiddle(zone, eye, scene)) return false;
  if (isHeld(zone)) return true;
  return folded >= CHIPS_AT && !canBeTaken(zone) && !isOffered(zone, scene);
}

/** Whether something of a zone can be used just now: it must be in sight. */
function isOffered(zone: Zone, scene: Scene): boolean {
  const offered = new Set(scene.offers.flatMap((offer) => [...offerIds(offer), offer.at ?? ""]));
  return idsIn(zone).some((id) => id !== "" && offered.has(id));
}

function idsIn(zone: Zone): string[] {
  switch (zone.kind) {
    case "row":
      return zone.pieces.map((piece) => piece.id);
    case "words":
      return zone.words.flatMap((word) => [word.id, ...word.pieces.map((piece) => piece.id)]);
    case "sheet":
      return zone.entries.flatMap((entry) => [entry.id, ...entry.pieces.map((piece) => piece.id)]);
    case "stack":
    case "grid":
      return [zone.id];
  }
}

/** Whether a zone is a hidden hand, drawn as a fan beside the name. */
export function isHeld(zone: Zone): boolean {
  return (
    zone.kind === "row" &&
    zone.pieces.length > 0 &&
    zone.pieces.every((piece) => piece.face.form === "BACK" && !piece.id)
  );
}

/** Whether a zone has words of letters that may be taken, now or at another turn: what can never be picked has no id. */
function canBeTaken(zone: Zone): boolean {
  return (
    zone.kind === "words" &&
    zone.words.some((word) => word.pieces.some((piece) => piece.id !== "" && piece.face.form === "LETTER"))
  );
}

/** A row of more letters than this, none of which can ever be picked, is folded away like a sheet. */
const LONGEST_READ_ROW = 8;

/**
 * Whether a zone is there to be read and not to be used: a sheet without a blank, the player's own finished words, or a
 * long row that nothing can be picked from.
 */
function isOnlyRead(zone: Zone, eye: number, scene: Scene): boolean {
  if (zone.kind === "row")
    return zone.pieces.length > LONGEST_READ_ROW && zone.pieces.every((piece) => piece.id === "");
  if (zone.kind === "words") return zone.owner === eye && !canBeTaken(zone);
  if (zone.kind !== "sheet") return false;
  const ids = new Set(zone.entries.map((entry) => entry.id));
  return !scene.offers.some(
    (offer) =>
      sheetLinePick(offer, scene)?.ids.some((id) => ids.has(id)) ||
      offer.fields.some((field) => field.kind === "pick" && field.ids.some((id) => ids.has(id))),
  );
}

/**
 * How far the felt has given way: a step more for as long as it overflows. Steps are only ever taken, until the window
 * changes, a hand ends, a card on the felt comes or goes, or other things lie on the table, or far fewer.
 */
export function useFeltStep(root: { current: HTMLElement | null }, { scene, active, compositions }: Controls): number {
  const phone = usePhone();
  const [step, setStep] = useState(0);
  const size = useRef("");
  const pause = scene.interlude !== undefined;
  const lying = scene.zones.map((zone) => zone.id + Math.ceil(idsIn(zone).length / MANY)).join(" ");
  const card = [active?.verb ?? scene.question?.verb ?? "", compositions.length > 0].join(" ");
  useLayoutEffect(() => setStep(0), [phone, pause, lying, card]);
  useLayoutEffect(() => {
    const felt = root.current?.querySelector<HTMLElement>(".felt");
    if (!felt) return;
    const watcher = new ResizeObserver(() => {
      const now = window.innerWidth + "x" + window.innerHeight;
      if (size.current && size.current !== now) setStep(0);
      size.current = now;
    });
    watcher.observe(felt);
    return () => watcher.disconnect();
  }, []);
  useLayoutEffect(() => {
    const felt = root.current?.querySelector<HTMLElement>(".felt");
    // A chip that is looked into covers the felt for a while, and nothing moves for it.
    if (!felt || step >= LAST_STEP || felt.querySelector("details[open]")) return;
    if (felt.scrollHeight > felt.clientHeight + 1 || felt.scrollWidth > felt.clientWidth + 1)
      setStep(nextStep(step, phone));
  });
  return step;
}

/** On phones sheets are folded from the first, so folding them makes no room. */
function nextStep(step: number, phone: boolean): number {
  const next = step + 1;
  return phone && STEPS[next]?.size === 0 ? next + 1 : next;
}

/** How far things are folded into chips: phones have no room to spread it all out. */
export function useFolding(step: number): number {
  const fold = STEPS[step]?.fold ?? 0;
  return usePhone() ? Math.max(fold, SHEET_CHIPS_AT) : fold;
}
