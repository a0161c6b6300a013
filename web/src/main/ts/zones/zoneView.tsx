import type { Slots } from "../model/layout/rowSlots.ts";
import type { Zone } from "../wire/types.ts";
import { GridZone } from "./gridZone.tsx";
import { RowZone } from "./rowZone.tsx";
import { SheetZone } from "./sheetZone.tsx";
import { StackZone } from "./stackZone.tsx";
import { WordsZone } from "./wordsZone.tsx";

interface Props {
  zone: Zone;
  /** Where the pieces of a row lie. */
  slots?: Slots | undefined;
}

/** A zone of the table, with tiles as large as what it lies in says. */
export function ZoneView({ zone, slots }: Props) {
  switch (zone.kind) {
    case "row":
      return <RowZone zone={zone} slots={slots} />;
    case "stack":
      return <StackZone zone={zone} />;
    case "words":
      return <WordsZone zone={zone} />;
    case "grid":
      return <GridZone zone={zone} />;
    case "sheet":
      return <SheetZone zone={zone} />;
  }
}
