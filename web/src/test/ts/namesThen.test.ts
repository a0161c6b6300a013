import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL_STATE, infoThen, namesInEntry, namesInLine, type TableState } from "../../main/ts/model/tableState.ts";
import type { NumberedLine } from "../../main/ts/wire/finished.ts";
import type { Chair, Former, TableInfo } from "../../main/ts/wire/types.ts";

const EYE = 1;

/** A table where people left, came back and were stood in for by chance, and who played when each line was written. */
function evening(seed: number): { info: TableInfo; truth: string[][] } {
  const random = (most: number) => (seed = (seed * 48271) % 2147483647) % most;
  const chairs = ["Anna", "Bert", "Cora"].map((name, seat): Chair => {
    return { seat, name, kind: "person", here: true, level: 0, standIn: false };
  });
  const former: Former[] = [];
  const truth: string[][] = [];
  for (let step = 0; step < 60; step++) {
    const chair = chairs[random(3)]!;
    if (random(3) > 0) truth.push(chairs.map((each) => each.name + (each.standIn ? "’s stand-in" : "")));
    else {
      const { seat, name, kind, standIn = false } = chair;
      former.push({ seat, name, kind, standIn, lines: truth.length, entry: 2 * truth.length });
      if (random(2) > 0) chair.standIn = !standIn;
      else Object.assign(chair, { name: "Guest " + step, standIn: false });
    }
  }
  const seats = chairs.map((chair) => ({ ...chair }));
  return { info: { seats, former } as unknown as TableInfo, truth };
}

/** Lines whose names are not those of who played then; the reader's own doings are told as theirs. */
function faults({ info, truth }: ReturnType<typeof evening>, told: (n: number) => string[]): number[] {
  const own = info.seats[EYE]!.name;
  return truth.flatMap((names, i) => {
    const read = names.map((name, seat) => (seat === EYE && name === own ? "you" : name));
    return JSON.stringify(told(i + 1)) === JSON.stringify(read) ? [] : [i + 1];
  });
}

const state = (info: TableInfo): TableState => ({ ...INITIAL_STATE, info, eye: EYE });

test("whoever comes and goes, each line and entry names who played then", () => {
  for (let seed = 1; seed <= 100; seed++) {
    const played = evening(seed);
    const { info } = played;
    assert.deepEqual(
      faults(played, (n) => namesInLine(state(info), n)),
      [],
    );
    assert.deepEqual(
      faults(played, (n) => namesInEntry(info, EYE, 2 * n)),
      [],
    );
  }
});

test("a book with the names of now is caught", () => {
  const played = evening(1);
  const { former: _, ...forgetful } = played.info;
  const told = faults(played, (n) => namesInLine(state(forgetful), n));
  assert.ok(told.length > 0);
});

test("a replay seats who sat there at each step, and counts its own lines", () => {
  for (let seed = 1; seed <= 100; seed++) {
    const { info, truth } = evening(seed);
    const lines = truth.map((_, i) => ({ n: 10 * (i + 1), seq: 2 * (i + 1) }) as NumberedLine);
    truth.forEach((names, i) => {
      const then = infoThen(info, 2 * (i + 1), lines);
      const seated = then.seats.map((chair) => chair.name + (chair.standIn ? "’s stand-in" : ""));
      assert.deepEqual(seated, names);
      const told = namesInLine({ ...state(then), eye: -1 }, 10 * (i + 1));
      assert.deepEqual(told, names);
    });
  }
});
