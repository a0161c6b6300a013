/** A number as players read it, with a real minus sign. */
export function numberText(number: number): string {
  return (number < 0 ? "−" : "") + Math.abs(number);
}

/** What was won or lost, with its sign. */
export function gainText(gain: number): string {
  return (gain < 0 ? "" : "+") + numberText(gain);
}
