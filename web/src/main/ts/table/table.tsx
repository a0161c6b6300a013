import { useRef, useState } from "preact/hooks";
import { actionsOf } from "../model/actions.ts";
import { hasTipsPlace } from "../model/hints.ts";
import { cardOf } from "../model/layout/cardSize.ts";
import { arranged, movedBefore } from "../model/rackOrder.ts";
import type { TableSession } from "../model/tableSession.ts";
import { askedToPlay, isOver, isRace, type TableState } from "../model/tableState.ts";
import { S } from "../texts/strings.ts";
import type { Row, Scene } from "../wire/types.ts";
import { CueAnimations } from "./animations.tsx";
import { ToldLine, useCallouts } from "./callouts.tsx";
import { ControlsProvider, useTableControls, type Controls } from "../interaction/controls.ts";
import { useDragAndDrop } from "../interaction/dragAndDrop.ts";
import { useFlipAnimation } from "../interaction/flipAnimation.ts";
import { useRestoredFocus } from "../interaction/restoreFocus.ts";
import { Dock } from "./dock.tsx";
import { Felt, usePlan } from "./felt.tsx";
import { useKeyboard } from "./keyboard.ts";
import type { Lesson } from "./lesson.tsx";
import { Seats } from "./seats.tsx";
import { TurnBar } from "./turnBar.tsx";

interface Props {
  session: TableSession;
  state: TableState;
  scene: Scene;
  /** The hints for a first-time player, if wanted. */
  lesson?: Lesson;
  onRules: () => void;
  /** Nothing is shown in the middle but what can be touched: the rest lies on another screen. */
  touched?: boolean;
  /** Shows the score, where it does not lie beside the table. */
  onScore?: () => void;
  /** Shows the result again, once the game is over. */
  onResult?: (() => void) | undefined;
}

/**
 * The table in four areas that never move: the other players, the felt, whose turn it is, and the player's own side.
 * Only the felt gives way.
 */
export function Table({ session, state, scene, lesson, touched, onRules, onScore, onResult }: Props) {
  // What a tip explains is marked as long as the tip is seen: on the table it gives way to what is asked.
  const tip = hasTipsPlace(scene) ? lesson?.hint : undefined;
  const controls = useTableControls(session, state, scene, tip?.verb ?? "");
  const root = useRef<HTMLElement>(null);
  const [orders, setOrders] = useState<Record<string, string[]>>({});
  const [peeks, setPeeks] = useState(-1);
  const arrange = (zone: string) => (ids: string[]) => setOrders((old) => ({ ...old, [zone]: ids }));
  const callouts = useCallouts(state);
  // Nothing is told over a form that is being filled in.
  const filling = controls.active && Object.keys(controls.draft.values).length + controls.draft.picked.length > 0;
  const told = filling ? undefined : callouts.told;
  const peeking = peeks === state.seq;
  const felt = useRef<HTMLDivElement>(null);
  const card = cardOf(scene, {
    race: isRace(state),
    // Once the game is over, the last hand is told beside the result.
    pauses: !peeking && !isOver(state),
    open: controls.active,
    compositions: controls.compositions.length,
  });
  const plan = usePlan(felt, card, controls, touched ?? false);

  useKeyboard(controls, actionsOf(scene, controls.kit, isRace(state)), onRules, callouts);
  useDragAndDrop(root, {
    drop: (piece, from, place, before) => drop(controls, orders, arrange, piece, from, place, before),
  });
  useFlipAnimation(root, [state.seq, controls.draft, orders, plan]);
  useRestoredFocus(root);

  const watcher = controls.eye < 0;
  const lost = state.connection === "lost";
  return (
    <ControlsProvider value={controls}>
      <section
        ref={root}
        class="table cells anchor on-cloth"
        aria-label={S.theTable}
        data-eye={controls.eye}
        data-pace={state.prompt?.pace}
        data-asking={controls.asks ? "" : undefined}
        data-seq={state.seq}
        data-mine={askedToPlay(state) === "must" ? "" : undefined}
        data-lost={lost ? "" : undefined}
        data-tip={tip ? "" : undefined}
        data-led={controls.ledToHand ? "hand" : undefined}
      >
        <span class="rim cover clipped" aria-hidden="true" />
        <CueAnimations state={state} />
        <Seats plan={plan} onScore={onScore} />
        <ToldLine told={told} />
        <Felt felt={felt} plan={plan} card={card} onEndTelling={told ? callouts.end : undefined} />
        {lost && (
          <p class="lost-line pinned mid" role="alert">
            {S.reconnecting}
          </p>
        )}
        <TurnBar lesson={lesson} />
        {!watcher && (
          <Dock
            order={(zone) => orders[zone] ?? []}
            arrange={arrange}
            extra={
              isOver(state)
                ? onResult && (
                    <button type="button" class="plain" data-act="result" onClick={onResult}>
                      {S.showResult}
                    </button>
                  )
                : scene.interlude && (
                    <button
                      type="button"
                      class="plain"
                      data-act="see-table"
                      aria-pressed={peeking}
                      onClick={() => setPeeks(peeking ? -1 : state.seq)}
                    >
                      {peeking ? S.seeCount : S.seeTable}
                    </button>
                  )
            }
          />
        )}
      </section>
    </ControlsProvider>
  );
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
    if (controls.reach?.ids.has(piece)) controls.act({ do: "insert", id: piece, at: before });
  } else if (kind === "rack") {
    const row = controls.scene.zones.find((zone): zone is Row => zone.kind === "row" && zone.id === rest);
    if (fromComposer && at >= 0) controls.act({ do: "remove", at });
    if (!row?.pieces.some((each) => each.id === piece)) return;
    const ids = arranged(row.pieces, orders[rest] ?? []).map((each) => each.id);
    arrange(rest)(movedBefore(ids, piece, before));
  } else if (kind === "offer") controls.act({ do: "dropOnOffer", id: piece, key: rest });
  else if (kind === "thing") controls.act({ do: "dropOnThing", id: piece, thing: rest });
  else if (kind === "middle") {
    if (fromComposer && at >= 0) controls.act({ do: "remove", at });
    else controls.act({ do: "dropInMiddle", id: piece });
  }
}
