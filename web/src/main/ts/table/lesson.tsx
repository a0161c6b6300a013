import { useEffect, useRef, useState } from "preact/hooks";
import { NO_MORE_HINTS, currentHint, firstSentence } from "../model/hints.ts";
import { leadingVerb } from "../model/actions.ts";
import { askedToPlay, isRace, type TableState } from "../model/tableState.ts";
import { S } from "../texts/strings.ts";
import { RichText } from "../ui/richText.tsx";
import { hintsGiven, rememberHint } from "../storage/lessons.ts";
import { preferences } from "../storage/preferences.ts";
import { useStore } from "../lib/store.ts";
import type { Hint, Rules, Scene } from "../wire/types.ts";

/** So long a tip about something else than what is asked stands in its place. */
const ASIDE_MS = 10_000;

/** After so many turns of the player a hint has been seen, and goes by itself. */
const TURNS_SHOWN = 2;

export interface Lesson {
  hint: Hint | undefined;
  /** The button that the hint explains, unless it is the thing to do, which is marked. */
  button: string;
  enough: () => void;
}

/** The hint for a first-time player of this game; a verb the player has used needs none. */
export function useLesson(book: Rules | undefined, state: TableState, scene: Scene | undefined): Lesson {
  const game = book?.id ?? "";
  const wanted =
    useStore(preferences).lesson && book !== undefined && state.eye >= 0 && state.info?.phase === "playing";
  const [, redraw] = useState(0);
  const tell = (verb: string) => {
    rememberHint(game, verb);
    redraw((n) => n + 1);
  };
  useEffect(() => {
    for (const play of state.sent) if (game) rememberHint(game, play.answer.verb);
  }, [state.sent]);
  const asked = askedToPlay(state) !== "no";
  const turns = useRef({ asked: false, count: 0, firstShown: new Map<string, number>() });
  const kit = state.info?.kit;
  const leading = kit && scene && leadingVerb(scene, kit, state);
  // In a race what is large may only be pressed in time.
  const calm = isRace(state) ? undefined : leading;
  // Nor is one of its buttons explained: another than the picture calls for costs much.
  const called = (verb: string) => isRace(state) && kit?.actions.some((each) => each.cue && each.verb === verb);
  const hints = (book?.lesson ?? []).filter(({ verb }) => !called(verb));
  const found = wanted && scene ? currentHint(hints, hintsGiven(game), scene, asked, calm) : undefined;
  const aside = found && asked && found.verb !== "" && found.verb !== leading ? found.verb : undefined;
  const [read, setRead] = useState("");
  useEffect(() => {
    if (!aside) return setRead("");
    const timer = window.setTimeout(() => setRead(aside), ASIDE_MS);
    return () => window.clearTimeout(timer);
  }, [aside]);
  const hint = aside && aside === read ? undefined : found;
  useEffect(() => {
    const seen = turns.current;
    if (seen.asked && !asked) seen.count++;
    seen.asked = asked;
    if (hint && !seen.firstShown.has(hint.verb)) seen.firstShown.set(hint.verb, seen.count);
    for (const [verb, count] of seen.firstShown)
      if (seen.count - count >= TURNS_SHOWN && !hintsGiven(game).includes(verb)) tell(verb);
  }, [asked, hint?.verb]);
  const button = kit?.actions.find((each) => each.verb === hint?.verb && each.verb !== leading)?.label ?? "";
  return { hint, button, enough: () => tell(NO_MORE_HINTS) };
}

/** The sentence that leads a first-time player: it stands where the line of the turn does, and goes with the act. */
export function LessonSlip({ lesson }: { lesson: Lesson }) {
  const { hint } = lesson;
  if (!hint) return null;
  return (
    <div class="slip beside" role="note" aria-label={S.lesson} aria-live="polite" data-lesson={hint.verb || "start"}>
      <p>
        {lesson.button && <b>“{lesson.button}”: </b>}
        <RichText text={firstSentence(hint.text)} plain />
      </p>
      <button type="button" class="quiet" data-act="lesson-end" onClick={lesson.enough}>
        {S.lessonEnd}
      </button>
    </div>
  );
}
