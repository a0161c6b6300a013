import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import {
  cellAt,
  newCells,
  openBoard,
  previewOnGrid,
  readSpot,
  restingBoard,
  squareSize,
  writeSpot,
  type Board,
  type Spot,
} from "../model/board.ts";
import { spelledWord } from "../model/composedWord.ts";
import { nameOf } from "../model/scene.ts";
import { withNames } from "../model/text.ts";
import { S } from "../texts/strings.ts";
import { Icon } from "../ui/icons.tsx";
import type { Grid } from "../wire/types.ts";
import { useControls } from "../interaction/controls.ts";
import { Tile } from "./tile.tsx";

const SIZES = [1.5, 1.9, 2.25, 2.75, 3.25, 4];
/** In place of an index of these: as large as can be hit, and so that all is shown. */
const EASY = -1;
const ALL = -2;

/** An open grid: a tap chooses a square, a second tap turns the direction. */
export function GridZone({ zone }: { zone: Grid }) {
  const controls = useControls();
  const label = withNames(zone.label, controls.names);
  const laying = controls.scene.offers.some((offer) =>
    offer.fields.some((field) => field.kind === "lay" && field.grid === zone.id),
  );
  const spot = readSpot(controls.draft.values["lay:" + zone.id]);
  const word = spelledWord(controls.draft.letters);
  const shadows = laying && spot ? previewOnGrid(zone, spot, word) : [];
  const port = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(EASY);
  const room = useRoom(port);
  const resting = restingBoard(zone);
  const touch = matchMedia("(pointer: coarse)").matches;
  const cell = size < 0 ? squareSize(resting, room, touch, size === ALL) : (SIZES[size] ?? 2.75);
  const board = openBoard(resting, room, cell, laying && spot ? [spot, ...shadows] : []);

  useEffect(() => {
    const end = [...(port.current?.querySelectorAll(".shadow") ?? [])].at(-1);
    for (const part of [port.current?.querySelector("[data-cursor]"), end])
      part?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [spot?.x, spot?.y, spot?.down, word]);

  // The word that was just laid is brought into view.
  const before = useRef(zone.cells);
  useEffect(() => {
    const came = newCells(before.current, zone.cells);
    before.current = zone.cells;
    for (const { x, y } of came)
      port.current
        ?.querySelector(`[data-x="${x}"][data-y="${y}"]`)
        ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [zone.cells]);

  const first = laying && zone.cells.length === 0 && !spot;
  useEffect(() => {
    if (first) choose({ x: 0, y: 0, down: false });
  }, [first]);

  function choose(next: Spot): void {
    controls.act({ do: "place", grid: zone.id, value: writeSpot(next) });
  }
  function tapAt(x: number, y: number): void {
    if (!laying) return;
    if (spot && spot.x === x && spot.y === y) choose({ ...spot, down: !spot.down });
    else choose({ x, y, down: spot?.down ?? false });
  }
  function key(event: KeyboardEvent): void {
    if (!laying || event.altKey || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return;
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const by = steps[event.key];
    const from = spot ?? { x: zone.cells[0]?.x ?? 0, y: zone.cells[0]?.y ?? 0, down: false };
    if (by) choose(spot ? { ...from, x: from.x + by[0], y: from.y + by[1] } : from);
    else if (event.key === " ") choose({ ...from, down: !from.down });
    else return;
    event.preventDefault();
  }

  const at = (x: number, y: number) => ({ gridColumn: x - board.left + 1, gridRow: y - board.top + 1 });
  const lying = spot && cellAt(zone, spot.x, spot.y);
  const here =
    spot && laying
      ? S.square(
          spot.x - board.left + 1,
          spot.y - board.top + 1,
          lying ? nameOf(lying.piece.face) : "",
          spot.down ? S.down : S.across,
        )
      : "";
  return (
    <div class="zone grid" role="group" aria-label={label} data-zone-id={zone.id} data-zone-kind="grid">
      <p class="cap caps beside dim" aria-hidden="true">
        <span>{label}</span>
      </p>
      <div
        class="grid-port cells"
        ref={port}
        data-laying={laying ? "" : undefined}
        onClick={(event) => {
          const box = event.currentTarget.querySelector(".board")?.getBoundingClientRect();
          if (box) tapAt(...squareAt(event, box, board));
        }}
      >
        <div
          class="board cells anchor"
          role={laying ? "application" : "group"}
          aria-label={[label, here, laying ? S.gridHelp : ""].filter(Boolean).join(". ")}
          tabIndex={0}
          data-laying={laying ? "" : undefined}
          data-left={board.left}
          data-top={board.top}
          style={{ "--cell": cell + "rem", "--cols": board.width, "--rows": board.height }}
          onKeyDown={key}
        >
          {zone.cells.map((lying) => (
            <span
              key={lying.x + "," + lying.y}
              class="cell centred"
              style={at(lying.x, lying.y)}
              data-x={lying.x}
              data-y={lying.y}
            >
              <Tile piece={lying.piece} zone={zone.id} inTabOrder={false} stepsBack />
            </span>
          ))}
          {shadows.map(
            (shadow) =>
              shadow.state !== "lying" && (
                <span
                  key={"s" + shadow.x + "," + shadow.y}
                  class="cell shadow centred through on-cloth"
                  data-state={shadow.state}
                  style={at(shadow.x, shadow.y)}
                >
                  {shadow.letter}
                </span>
              ),
          )}
          {laying && spot && (
            <span
              class="cell cursor centred through"
              data-cursor={spot.down ? "down" : "across"}
              style={at(spot.x, spot.y)}
              aria-hidden="true"
            >
              <Icon name={spot.down ? "down" : "across"} />
            </span>
          )}
        </div>
      </div>
      <div class="grid-tools through">
        {laying && !spot && <p class="only-wide fine on-cloth">{S.laySquare}</p>}
        {laying && spot && (
          <button
            type="button"
            class="plain icon"
            aria-label={S.turnDirection(spot.down ? S.down : S.across)}
            onClick={() => choose({ ...spot, down: !spot.down })}
          >
            <Icon name={spot.down ? "down" : "across"} />
          </button>
        )}
        <button
          type="button"
          class="plain icon"
          aria-label={S.zoomOut}
          onClick={() => setSize(Math.max(0, nearest(cell) - 1))}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          class="plain icon"
          aria-label={S.zoomIn}
          onClick={() => setSize(Math.min(SIZES.length - 1, nearest(cell) + 1))}
        >
          <Icon name="plus" />
        </button>
        <button type="button" class="plain icon" aria-label={S.zoomFit} onClick={() => setSize(ALL)}>
          <Icon name="fit" />
        </button>
      </div>
      <p class="sr" aria-live="polite">
        {here}
      </p>
    </div>
  );
}

/** The square at a point, on the board or beside it: the grid has no edges. */
function squareAt(event: MouseEvent, box: DOMRect, board: Board): [number, number] {
  const x = Math.floor(((event.clientX - box.left) / box.width) * board.width);
  const y = Math.floor(((event.clientY - box.top) / box.height) * board.height);
  return [x + board.left, y + board.top];
}

/** How much room the port has, in rem, whether it scrolls or not. */
function useRoom(port: RefObject<HTMLElement>) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const element = port.current;
      if (!element) return;
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom({ width: element.offsetWidth / rem, height: element.offsetHeight / rem });
    };
    measure();
    const watcher = new ResizeObserver(measure);
    if (port.current) watcher.observe(port.current);
    return () => watcher.disconnect();
  }, []);
  return room;
}

function nearest(cell: number): number {
  return SIZES.reduce((best, size, i) => (Math.abs(size - cell) < Math.abs((SIZES[best] ?? 0) - cell) ? i : best), 0);
}
