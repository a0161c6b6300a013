/** A number as players read it, with a real minus sign. */
export function numberText(number: number): string {
  return (number < 0 ? "−" : "") + Math.abs(number);
}

/** What is counted, in the singular for one: games name it in the plural. */
export function unitText(unit: string, number: number): string {
  return Math.abs(number) === 1 && unit.endsWith("s") ? unit.slice(0, -1) : unit;
}

/** The longest unit that stands below a score. */
const LONGEST_UNIT = 10;

/** A unit where there is little room: "points" for "points left in hand". */
export function shortUnit(unit: string): string {
  return unit.length > LONGEST_UNIT ? (unit.split(" ")[0] ?? unit) : unit;
}

/** What was won or lost, with its sign. */
export function gainText(gain: number): string {
  return (gain < 0 ? "" : "+") + numberText(gain);
}
