import { S } from "../texts/strings.ts";
import { listText } from "../model/text.ts";
import {
  awaitedAt,
  bellLeft,
  bellTable,
  calledGuests,
  decidedOf,
  movesOf,
  podiumSteps,
  rankedGuests,
  textsOf,
  type Move,
} from "./moves.ts";
import type { Evening, EveningTable, Guest } from "../wire/evening.ts";
import type { RoomBlock, RoomCell, RoomLine, RoomPart } from "./roomPlan.ts";

/** How wide a letter of each typeface is, in parts of its size. */
const TILE = 0.65;
const DISPLAY = 0.49;
const UI = 0.5;

/** Of so many tables the room is told how they were decided; of more, desk and phones alone. */
const MOST_TOLD = 2;

/** While the bell has the screen to itself, of so many. */
const MOST_RUNG = 6;

/** Of so many tables the room is told who stays at theirs; of more, desk and phones alone. */
const MOST_STAY = 8;

/** Who goes where, as the room reads it. */
export function roomMoves(evening: Evening): Move[] {
  return movesOf(evening).filter(
    ({ way, table }) => way !== "stay" || table === 1 || evening.tables.length <= MOST_STAY,
  );
}

/** The code by which guests come in is as high as so many lines. */
const CODE = 10;

export function guestName(evening: Evening, id: number | undefined): string {
  return evening.guests.find((guest) => guest.id === id)?.name ?? "";
}

/** A player by name, and a bot as one. */
export function playerName(evening: Evening, id: number | undefined): string {
  const guest = evening.guests.find((each) => each.id === id);
  return guest?.level ? S.evening.botNamed(guest.name) : (guest?.name ?? "");
}

function named(evening: Evening, ids: readonly number[]): string {
  return listText(
    ids.map((id) => guestName(evening, id)),
    S.and,
  );
}

/** What is told of a table, line by line; what comes between two pairs is their score, once there is one. */
export interface TableLines {
  title: string;
  note: string;
  first: string;
  between: string;
  second: string;
  /** What it does, or for whom it waits, while a game is on. */
  does: string;
  waits: boolean;
}

export function tableLines(evening: Evening, seated: EveningTable): TableLines {
  const { number, chairs, score, bots = [] } = seated;
  const pair = (first: number) =>
    S.evening.and(playerName(evening, chairs[first]), playerName(evening, chairs[first + 2]));
  const awaited = awaitedAt(evening, seated);
  const waits = awaited.length > 0;
  return {
    title: S.evening.table(number),
    note: number === 1 ? S.evening.headTable : number === evening.tables.length ? S.evening.lastTable : "",
    first: pair(0),
    between: score ? S.evening.scored(score[0] ?? 0, score[1] ?? 0) : S.evening.against,
    second: pair(1),
    does:
      evening.phase !== "playing"
        ? ""
        : waits
          ? S.evening.waitsFor(named(evening, awaited))
          : score
            ? number === bellTable(evening)
              ? S.evening.tableFinished
              : S.evening.finishedBefore(bellTable(evening))
            : bots.length > 0
              ? S.evening.botFor(named(evening, bots))
              : S.evening.tablePlays,
    waits,
  };
}

export function benchText(evening: Evening): string {
  return evening.bench.map((id) => guestName(evening, id)).join(", ");
}

/** Where a pair goes, in a sentence. */
export function moveText({ names, table, way }: Move): string {
  const who = listText(names, S.and);
  return S.evening[way](who, names.length, table);
}

/** Who takes which prize, once the evening is over. */
export function prizeTexts(evening: Evening): string[] {
  const { phase, prize = [], booby = [] } = evening;
  const first = (ids: number[]) => evening.guests.find((guest) => guest.id === ids[0]);
  if (phase !== "over") return [];
  return [
    ...(prize.length > 0 ? [S.evening.prize(named(evening, prize), first(prize)?.gold ?? 0)] : []),
    ...(booby.length > 0 ? [S.evening.boobyPrize(named(evening, booby), first(booby)?.red ?? 0)] : []),
  ];
}

/** People who have come while guests are still coming. */
export function comers(evening: Evening): Guest[] {
  return evening.guests.filter((guest) => guest.here && guest.level === 0);
}

/** The guests of the list of stars: between the games all, at the end whoever stands on no step. */
export function starred(evening: Evening): Guest[] {
  const steps = evening.phase === "over" ? podiumSteps(evening).flatMap(({ guests }) => guests) : [];
  return rankedGuests(evening).filter((guest) => !steps.includes(guest));
}

const LINE_HEIGHT = 1.3;
const line = (text: string, size: number, letter: number): RoomLine => ({
  words: text.split(/ +/).map((word) => word.length * letter * size),
  space: letter * size,
  height: LINE_HEIGHT * size,
});
const joined = (one: RoomLine, other: RoomLine): RoomLine => ({ ...one, words: [...one.words, ...other.words] });
const cell = (lines: RoomLine[], beside = 0, above = 0): RoomCell => ({ lines, beside, above });

function block(part: RoomPart, cells: RoomCell[], more: Partial<RoomBlock> = {}): RoomBlock[] {
  return cells.length > 0 ? [{ part, cells, head: 0, gap: 0.5, most: 8, ...more }] : [];
}

/** An address may be parted anywhere. */
const address = (text: string, size: number): RoomLine => ({
  words: [...text].map(() => UI * size),
  space: 0,
  height: LINE_HEIGHT * size,
});

/** Everything the room's screen shows now, from above; the link is the one by which phones come in. */
export function roomBlocks(evening: Evening, link = ""): RoomBlock[] {
  const { phase } = evening;
  const rung = bellLeft(evening) > 0;
  const between = evening.round > 1 && phase !== "playing" && phase !== "over";
  const sentence = (text: string) => cell([line(text, 1.15, UI)], 2, 0.35);
  const steps = podiumSteps(evening);
  return [
    ...(phase === "gathering"
      ? [
          ...block(
            "door",
            [
              cell(
                [
                  line(link ? S.evening.comeIn : S.evening.comeByDesk, 1.5, TILE),
                  ...(link ? [address(link, 1)] : []),
                  ...(comers(evening).length > 0 ? [] : [line(S.evening.nobody, 1, UI)]),
                ],
                0,
                link ? CODE + 1 : 1,
              ),
            ],
            { most: 1 },
          ),
          ...block(
            "names",
            comers(evening).map((guest) => cell([line(guest.name, 1.1, TILE)], 2, 0.65)),
            { head: 2.5 },
          ),
        ]
      : []),
    ...block("prizes", prizeTexts(evening).map(sentence), { most: 1 }),
    ...block(
      "called",
      calledGuests(evening).map(({ guest, table }) =>
        cell([line(S.evening.called(guest.name, table), 1.4, TILE)], 0, 0.25),
      ),
      { most: 3 },
    ),
    ...(phase === "over"
      ? block(
          "podium",
          steps.map(({ step, guests }) =>
            cell(
              [
                line(
                  named(
                    evening,
                    guests.map(({ id }) => id),
                  ),
                  1.4,
                  TILE,
                ),
                line(S.place(step), 1, TILE),
                line("★ 9 ☆ 9", 1.4, TILE),
              ],
              1,
              3.5,
            ),
          ),
          { most: 3, head: 0.5 },
        )
      : []),
    ...(phase === "seated" && !rung
      ? block(
          "moves",
          roomMoves(evening).map((move) => cell([line(moveText(move), 1.05, UI)], 2, 0.5)),
          { head: 1.75, most: 3, gap: 0 },
        )
      : []),
    ...(phase === "over" || rung
      ? []
      : block(
          "tables",
          evening.tables.map((seated) => {
            const { title, note, first, between, second, does } = tableLines(evening, seated);
            return cell(
              [
                joined(line(title, 1.1, TILE), line(note, 1, DISPLAY)),
                line(first, 1, DISPLAY),
                line(between, 1, UI),
                line(second, 1, DISPLAY),
                ...(does ? [line(does, 1, DISPLAY)] : []),
              ],
              1.75,
              1.5,
            );
          }),
          { head: 1.75, most: 6 },
        )),
    ...(evening.bench.length > 0 && phase !== "over"
      ? block("bench", [cell([line(`${textsOf(evening).sittingOut}: ${benchText(evening)}`, 1, UI)])], { most: 1 })
      : []),
    ...((rung || between || phase === "over") && (evening.last?.tables.length ?? 0) <= (rung ? MOST_RUNG : MOST_TOLD)
      ? block(
          "decided",
          decidedOf(evening).map((told) => cell([line(told, 1, DISPLAY)], 0.5, 0.25)),
          { most: 2, head: 1.75 },
        )
      : []),
    ...(between || phase === "over"
      ? block(
          "stars",
          starred(evening).map((guest) =>
            cell(
              [
                line(
                  `${guest.name} ${guest.level > 0 ? S.evening.waits["bot"] : ""} ★ ${guest.gold} ☆ ${guest.red}`,
                  1,
                  DISPLAY,
                ),
              ],
              0.5,
            ),
          ),
          { gap: 0.35 },
        )
      : []),
  ];
}
