import { useEffect, useRef } from "preact/hooks";
import { isWriting } from "../model/shortcuts.ts";
import { stickOffers } from "../model/composer.ts";
import { S } from "../i18n/strings.ts";
import { change, ways } from "../storage/preferences.ts";
import { pressAct, type Act } from "./actions.tsx";
import type { Desk } from "../interaction/controls.ts";

/** The keys of the table. They are dead in text fields and while a sheet lies over the table. */
export function useKeyboard(desk: Desk, acts: Act[], onRules: () => void): void {
  const latest = useRef({ desk, acts, onRules });
  latest.current = { desk, acts, onRules };
  useEffect(() => {
    function key(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isWriting(event.target) || document.querySelector("dialog[open]")) return;
      if (act(event, latest.current)) event.preventDefault();
    }
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);
}

function act(event: KeyboardEvent, { desk, acts, onRules }: { desk: Desk; acts: Act[]; onRules: () => void }): boolean {
  const key = event.key;
  const onButton = (event.target as HTMLElement).closest?.("button,a,input,summary,form") != null;
  if (key === "Escape") return done(desk.cancel());
  if (key === "Backspace" && desk.draft.stick.length > 0) return done(desk.back());
  if (key === "Enter" && !onButton) {
    const offer = desk.active ?? stickOffers(desk.scene)[0];
    if (offer) desk.press(offer);
    return offer !== undefined;
  }
  if (!ways.value.keys && key.length === 1) return false;
  if (key === "?") return done(onRules());
  if (key === "0") return done(hush(desk));
  if (/^[a-z]$/i.test(key) && desk.reach) {
    if (desk.type(key)) document.querySelector<HTMLElement>(".trough")?.focus({ preventScroll: true });
    return true;
  }
  const meant = acts.find((each) => each.hint === key.toLowerCase());
  if (meant && !desk.active && !event.repeat) return done(pressAct(desk, meant));
  return key.toLowerCase() === "m" && !desk.reach ? done(hush(desk)) : false;
}

/** Sounds on or off. */
function hush(desk: Desk): void {
  change({ sound: !ways.value.sound });
  desk.sitting.tell(ways.value.sound ? S.soundOn : S.soundOff);
}

function done(_: void): boolean {
  return true;
}
