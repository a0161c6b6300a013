import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { hasCard } from "../model/answer.ts";
import { cardHeight, goesByBlanks, isCard, type OnCard } from "../model/layout/cardSize.ts";
import { layout } from "../model/layout/layout.ts";
import { isSameRoom, type Box, type Plan, type Room } from "../model/layout/plan.ts";
import { TapGrace } from "../model/layout/tapGrace.ts";
import { idsIn, offeredIds, roleOf } from "../model/roles.ts";
import { withNames } from "../model/text.ts";
import { S } from "../texts/strings.ts";
import type { Scene, Watch, Zone } from "../wire/types.ts";
import { useControls, type Controls } from "../interaction/controls.ts";
import { ZoneView } from "../zones/zoneView.tsx";
import { CompositionChoice } from "./composer.tsx";
import { InterludeCard } from "./interludeCard.tsx";
import { OfferForm } from "./offerForm.tsx";
import { QuestionCard } from "./questionCard.tsx";
import { MiniTimer } from "./timers.tsx";
import { ZoneChip } from "./zoneChip.tsx";

/** Below this height the page is one plain column, see windows.css; the felt takes what it needs. */
const PLAIN_COLUMN = "(max-height: 31rem)";
const PLAIN_HEIGHT = 30;

interface Props {
  felt: { current: HTMLDivElement | null };
  plan: Plan | undefined;
  card: OnCard;
  /** Ends what is told just now, if anything is. */
  onEndTelling: (() => void) | undefined;
}

/** The middle of the table: everything lies where the plan says, beside the card that asks something. */
export function Felt({ felt, plan, card, onEndTelling }: Props) {
  const controls = useControls();
  const { scene, eye, active } = controls;
  const byId = new Map(scene.zones.map((zone) => [zone.id, zone]));
  const [tab, setTab] = useState("");
  const tabs = (plan?.tabs ?? []).flatMap((id) => byId.get(id) ?? []);
  const offered = offeredIds(scene);
  const usable = (zone: Zone) => idsIn(zone).some((id) => offered.has(id));
  const open = tabs.find((zone) => zone.id === tab) ?? tabs.find(usable) ?? tabs[0];
  const still = useStillTaps(plan, controls);
  return (
    <div
      class="felt anchor clipped"
      data-scrolls={plan && plan.height > plan.room.height + 1 ? "" : undefined}
      ref={felt}
      inert={controls.state.connection === "lost"}
      onClick={onEndTelling}
      {...still}
    >
      <div
        class="middle anchor"
        data-drop="middle"
        role="group"
        aria-label={S.middle}
        style={{ height: plan ? plan.height + "px" : undefined }}
      >
        {isCard(card) && plan?.card && (
          <div class="card-at pinned stacked" style={boxStyle(plan.card)}>
            {card.interlude && <InterludeCard interlude={card.interlude} />}
            {card.question && <QuestionCard question={card.question.question} />}
            {card.form && (
              <OfferForm
                key={card.form.verb}
                offer={card.form}
                byBlanks={goesByBlanks(card, controls.kit, plan.card, plan.room.rem)}
              />
            )}
            <CompositionChoice />
          </div>
        )}
        {active && !hasCard(active) && <OfferForm key={active.verb} offer={active} />}
        {plan?.places.map((place) => {
          const zone = byId.get(place.id);
          if (!zone) return null;
          const tabbed = open !== undefined && tabs.includes(zone);
          return (
            <div
              key={zone.id}
              class="at pinned centred"
              data-role={roleOf(zone)}
              data-uncaptioned={place.captioned ? undefined : ""}
              data-tabbed={tabbed ? "" : undefined}
              data-tight={plan.tight ? "" : undefined}
              style={{ ...boxStyle(place), "--tile-w": place.tile + "px" }}
            >
              {tabbed && <Tabs zones={tabs} open={open} onOpen={setTab} />}
              <ZoneView zone={tabbed ? open : zone} slots={plan.rows[zone.id]} />
            </div>
          );
        })}
        {plan?.chips && (
          <div class="felt-chips pinned beside" data-tight={plan.tight ? "" : undefined} style={boxStyle(plan.chips)}>
            {plan.folded
              .flatMap((id) => byId.get(id) ?? [])
              .map((zone) => (
                <ZoneChip key={zone.id} zone={zone} />
              ))}
            {otherWatches(scene, eye).map((watch) => (
              <p key={watch.owner + watch.label} class="felt-watch fine">
                {withNames(watch.label, controls.names)} <MiniTimer watch={watch} />
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** A list that changes under the finger does not take a tap that was meant for what stood there before. */
function useStillTaps(plan: Plan | undefined, { scene, state, session }: Controls) {
  const grace = useMemo(() => new TapGrace(), []);
  const played = useRef(state.played);
  const down = useRef(0);
  useLayoutEffect(() => {
    if (plan) grace.shows({ scene, plan }, performance.now(), played.current !== state.played);
    played.current = state.played;
  }, [scene, plan]);
  return {
    onPointerDownCapture: (event: PointerEvent) => (down.current = event.timeStamp),
    onClickCapture(event: MouseEvent) {
      const { thing, word, piece } =
        (event.target as HTMLElement).closest<HTMLElement>("[data-thing],[data-word],[data-piece]")?.dataset ?? {};
      // A key that presses a button is not a finger on its way.
      if (event.detail === 0 || !grace.ignores(thing ?? word ?? piece ?? "", down.current)) return;
      event.stopPropagation();
      session.notify(S.listChanged);
    },
  };
}

interface TabsProps {
  zones: readonly Zone[];
  open: Zone;
  onOpen: (id: string) => void;
}

/** The lists that share a place: one is open. */
function Tabs({ zones, open, onOpen }: TabsProps) {
  const { names } = useControls();
  return (
    <div class="tabs cells full" role="group">
      {zones.map((zone) => (
        <button
          key={zone.id}
          type="button"
          class="plain"
          data-tab={zone.id}
          aria-pressed={zone === open}
          data-chosen={zone === open ? "" : undefined}
          onClick={() => onOpen(zone.id)}
        >
          {withNames(zone.label, names)} {zone.kind === "sheet" && <b>{zone.entries.length}</b>}
        </button>
      ))}
    </div>
  );
}

function boxStyle(box: Box): JSX.CSSProperties {
  return { left: box.x + "px", top: box.y + "px", width: box.width + "px", height: box.height + "px" };
}

/** The clocks beside the one in the dock. */
function otherWatches(scene: Scene, eye: number): Watch[] {
  return scene.watches.filter((watch) => watch.owner < 0 || watch.owner === eye).slice(1);
}

/**
 * The plan of the felt: made anew for each scene from the size of the felt, which is measured when the window changes
 * and at no other time.
 */
export function usePlan(felt: { current: HTMLDivElement | null }, card: OnCard, controls: Controls, touched: boolean) {
  const [room, setRoom] = useState<Room>();
  const plans = useRef<{ bare?: Plan; carded?: Plan }>({});
  useLayoutEffect(() => {
    const measure = () => {
      const element = felt.current;
      if (!element) return;
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const { paddingLeft, paddingTop, paddingBottom } = getComputedStyle(element);
      const height = element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      const next = {
        width: element.clientWidth - 2 * parseFloat(paddingLeft),
        height: matchMedia(PLAIN_COLUMN).matches ? PLAIN_HEIGHT * rem : height,
        rem,
      };
      setRoom((old) => (old && isSameRoom(old, next) ? old : next));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    if (felt.current) watcher.observe(felt.current);
    return () => watcher.disconnect();
  }, []);
  const { scene, eye, kit, active } = controls;
  return useMemo(() => {
    if (!room) return undefined;
    const which = isCard(card) ? "carded" : "bare";
    const plan = layout(
      {
        scene,
        eye,
        room,
        card: isCard(card) ? (width, tight) => cardHeight(card, kit, width / room.rem, tight) * room.rem : undefined,
        open: active,
        clocks: otherWatches(scene, eye).length,
        pause: card.interlude !== undefined,
        touched,
      },
      plans.current[which],
    );
    plans.current[which] = plan;
    return plan;
  }, [scene, eye, room, kit, touched, active, card.interlude, card.form, !card.question, card.compositions]);
}
