import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { KeyGrace } from "../model/keyGrace.ts";
import { offerKey } from "../model/scene.ts";
import { isTyping } from "../model/shortcuts.ts";
import { composerOffers } from "../model/composedWord.ts";
import { isRace } from "../model/tableState.ts";
import { S } from "../texts/strings.ts";
import { changePreferences, preferences } from "../storage/preferences.ts";
import { isBeforeRace, type Action } from "../model/actions.ts";
import type { Scene } from "../wire/types.ts";
import type { Controls } from "../interaction/controls.ts";

/** The table's keyboard shortcuts; off in text fields and while a dialog is open. */
export function useKeyboard(
  controls: Controls,
  actions: Action[],
  onRules: () => void,
  callouts: { told: unknown; end: () => void },
): void {
  const pointed = useRef(false);
  const now: Latest = { controls, actions, onRules, callouts, pointed: () => pointed.current };
  const latest = useRef(now);
  latest.current = now;
  const grace = useMemo(() => new KeyGrace(), []);
  const offered = offersText(controls.scene);
  const keys = new Set(actions.map((each) => each.shortcut).filter(Boolean));
  const before = useRef({ offered, played: controls.state.played, keys });
  useLayoutEffect(() => {
    if (before.current.offered === offered) return;
    const own = before.current.played !== controls.state.played;
    grace.offersChanged(performance.now(), own, isRace(controls.state), before.current.keys);
    before.current = { offered, played: controls.state.played, keys };
  }, [offered]);
  useEffect(() => {
    function click({ detail, target }: MouseEvent): void {
      pointed.current = detail > 0 && (target as HTMLElement).closest(PIECES) !== null;
    }
    function key(event: KeyboardEvent): void {
      if (LEADS_ON.test(event.key)) pointed.current = false;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (latest.current.controls.state.connection === "lost") return;
      if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
      const letter = isLetter(event.key, latest.current.controls) ? event.key : "";
      if (event.key.length === 1 && event.key !== " " && grace.ignores(event.timeStamp, letter))
        return event.preventDefault();
      if (handleKey(event, latest.current)) event.preventDefault();
    }
    addEventListener("click", click, true);
    addEventListener("keydown", key);
    return () => {
      removeEventListener("click", click, true);
      removeEventListener("keydown", key);
    };
  }, []);
}

/** What may be done, as a text that changes with it; where a word is composed only its pieces may differ. */
function offersText(scene: Scene): string {
  return scene.offers.map(offerKey).join("\n");
}

/** What is clicked to choose it: Enter then goes on, and does not choose it once more, until a key leads elsewhere. */
const PIECES = "[data-piece],[data-word],[data-thing]";
const LEADS_ON = /^(Tab|Arrow|Home|End)/;

interface Latest {
  controls: Controls;
  actions: Action[];
  onRules: () => void;
  callouts: { told: unknown; end: () => void };
  /** Whether the pointer, and not the keyboard, is where the focus is: on a piece that was clicked last. */
  pointed: () => boolean;
}

function handleKey(event: KeyboardEvent, { controls, actions, onRules, callouts, pointed }: Latest): boolean {
  const key = event.key;
  const on = (event.target as HTMLElement).closest?.("button,a,input,summary,form");
  const onButton = on != null && !(pointed() && on.matches(PIECES));
  if (key === " " && !onButton && callouts.told) return done(callouts.end());
  if (key === "Escape") return done(controls.act({ do: "cancel" }));
  if (key === "Backspace" && controls.draft.letters.length > 0) return done(controls.act({ do: "backspace" }));
  if (key === "Enter" && !onButton) {
    const composing = composerOffers(controls.scene);
    const offer = controls.active ?? composing.find((each) => each === controls.meant) ?? composing[0];
    if (offer) controls.press(offer);
    else if (actions.length === 1 && actions[0]) controls.pressAction(actions[0]);
    return offer !== undefined || actions.length === 1;
  }
  if (!preferences.value.keys && key.length === 1) return false;
  if (key === "?") return done(onRules());
  if (key === "0") return done(toggleSound(controls));
  if (isLetter(key, controls)) {
    controls.act({ do: "type", letter: key });
    document.querySelector<HTMLElement>(".trough")?.focus({ preventScroll: true });
    return true;
  }
  const meant = actions.find((each) => each.shortcut !== "" && each.shortcut === key.toLowerCase());
  if (meant && !controls.active && !event.repeat) return done(controls.pressAction(meant));
  const tried = isBeforeRace(controls.scene) && controls.kit.actions.find((each) => each.cue && isKey(each.key, key));
  if (tried && !event.repeat) return done(controls.tryOut(tried.verb));
  return key.toLowerCase() === "m" && !controls.reach ? done(toggleSound(controls)) : false;
}

/** Whether a key is a letter of the word that is composed. */
function isLetter(key: string, { reach }: Controls): boolean {
  return reach !== undefined && /^[a-z]$/i.test(key);
}

function isKey(name: string, pressed: string): boolean {
  return name.toLowerCase() === pressed.toLowerCase();
}

/** Turns sounds on or off. */
function toggleSound(controls: Controls): void {
  changePreferences({ sound: !preferences.value.sound });
  controls.session.notify(preferences.value.sound ? S.soundOn : S.soundOff);
}

function done(_: void): boolean {
  return true;
}
