import type { Zone } from "../wire/types.ts";
import { GridZone } from "./grid.tsx";
import { RowZone } from "./row.tsx";
import { SheetZone } from "./sheet.tsx";
import { StackZone } from "./stack.tsx";
import { WordsZone } from "./words.tsx";

/** A part of the table, whatever lies in it; `quiet`: small, before another chair. */
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
