import { useEffect, useState } from "preact/hooks";
import { ENOUGH, hintNow } from "../model/lesson.ts";
import { asked, type TableState } from "../model/tableState.ts";
import { S } from "../i18n/strings.ts";
import { Rich } from "../ui/richText.tsx";
import { taught, teach } from "../storage/lessons.ts";
import { ways } from "../storage/preferences.ts";
import { useStore } from "../lib/store.ts";
import type { Hint, Rules, Scene } from "../wire/types.ts";

export interface Lesson {
  hint: Hint | undefined;
  next: () => void;
  enough: () => void;
}

/** What somebody who plays this game for the first time is told just now. What he does himself needs no telling. */
export function useLesson(book: Rules | undefined, state: TableState, scene: Scene | undefined): Lesson {
  const game = book?.id ?? "";
  const wanted = useStore(ways).lesson && book !== undefined && state.eye >= 0 && state.info?.phase === "playing";
  const [, redraw] = useState(0);
  const tell = (verb: string) => {
    teach(game, verb);
    redraw((n) => n + 1);
  };
  useEffect(() => {
    for (const play of state.sent) if (game) teach(game, play.answer.verb);
  }, [state.sent]);
  const hint = wanted && scene ? hintNow(book.lesson ?? [], taught(game), scene, asked(state) !== "no") : undefined;
  return { hint, next: () => hint && tell(hint.verb), enough: () => tell(ENOUGH) };
}

/** The slip of paper on which a hint stands, beside what it speaks of. */
export function LessonSlip({ lesson }: { lesson: Lesson }) {
  const { hint } = lesson;
  return (
    <div class="slip-place" aria-live="polite">
      {hint && (
        <div key={hint.verb} class="slip" role="note" aria-label={S.lesson} data-lesson={hint.verb || "start"}>
          <p>
            <Rich text={hint.text} plain />
          </p>
          <div class="slip-acts">
            <button type="button" class="quiet" data-act="lesson-next" onClick={lesson.next}>
              {S.lessonNext}
            </button>
            <button type="button" class="quiet" data-act="lesson-end" onClick={lesson.enough}>
              {S.lessonEnd}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
