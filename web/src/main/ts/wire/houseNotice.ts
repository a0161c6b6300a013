let listener: (text: string) => void = () => {};

/** Has somebody told what the host of the house says to everybody. */
export function onNotice(told: (text: string) => void): void {
  listener = told;
}

/** The host of the house says something, or nothing any more. */
export function noticeCame(text: string): void {
  listener(text);
}
