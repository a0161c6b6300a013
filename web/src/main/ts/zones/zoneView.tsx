import type { Zone } from "../wire/types.ts";
import { GridZone } from "./gridZone.tsx";
import { RowZone } from "./rowZone.tsx";
import { SheetZone } from "./sheetZone.tsx";
import { StackZone } from "./stackZone.tsx";
import { WordsZone } from "./wordsZone.tsx";

/** A zone of the table; `quiet`: drawn small, in front of another player. */
export function ZoneView({ zone, quiet = false }: { zone: Zone; quiet?: boolean }) {
  switch (zone.kind) {
    case "row":
      return <RowZone zone={zone} quiet={quiet} />;
    case "stack":
      return <StackZone zone={zone} quiet={quiet} />;
    case "words":
      return <WordsZone zone={zone} quiet={quiet} />;
    case "grid":
      return <GridZone zone={zone} />;
    case "sheet":
      return <SheetZone zone={zone} quiet={quiet} />;
  }
}
