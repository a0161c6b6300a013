/** How long after a change of the offers a key or a press may still have been meant for the ones before, in milliseconds. */
export const GRACE_MS = 600;

/**
 * Ignores keys that were typed for offers which are gone: a debounce after every change of what a player may do. A
 * burst of typing that began before the change is ignored to its end, and so is whatever comes at once after it. What
 * follows a play of the player's own is meant for the new offers, and a letter that only goes on with a word loses
 * nothing: it counts unless it would have done something else before.
 */
export class KeyGrace {
  private until = -Infinity;
  private lastKey = -Infinity;
  private pressedBefore: ReadonlySet<string> = new Set();

  /**
   * The offers have changed, and before these keys did something. In a race only a burst that is under way is ignored,
   * for the first press counts.
   */
  offersChanged(now: number, byOwnPlay: boolean, race: boolean, keysBefore: ReadonlySet<string> = new Set()): void {
    const typing = now - this.lastKey < GRACE_MS;
    if (now >= this.until) this.pressedBefore = keysBefore;
    this.until = byOwnPlay || (race && !typing) ? -Infinity : now + GRACE_MS;
  }

  /** Notes a key, the letter of the composed word if it is one, and tells whether it is to be ignored. */
  ignores(now: number, letter = ""): boolean {
    this.lastKey = now;
    if (now >= this.until || (letter !== "" && !this.pressedBefore.has(letter.toLowerCase()))) return false;
    this.until = now + GRACE_MS;
    return true;
  }
}

/**
 * Follows what the button in one place does, and knows presses that were meant for another act: until just now it stood there,
 * and then somebody else's play put this one in its place. What follows a play of one's own is meant.
 */
export class ButtonGrace {
  private verb = "";
  private last = "";
  private leftAt = -Infinity;
  private played = 0;
  private playedAt = -Infinity;
  private until = -Infinity;

  /** The button stands for a verb now, or for none, after so many plays of one's own. */
  shows(verb: string, now: number, played = 0): void {
    if (played !== this.played) [this.played, this.playedAt] = [played, now];
    if (verb === this.verb) return;
    if (this.verb !== "") [this.last, this.leftAt] = [this.verb, now];
    this.verb = verb;
    const isOther = verb !== "" && verb !== this.last && now < this.leftAt + GRACE_MS;
    this.until = isOther && now >= this.playedAt + GRACE_MS ? now + GRACE_MS : -Infinity;
  }

  /** Whether a press at a time was meant for the act before. */
  ignores(pressed: number): boolean {
    return pressed < this.until;
  }
}
