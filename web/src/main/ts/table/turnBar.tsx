import { useEffect, useRef, useState } from "preact/hooks";
import { completedPick, fill, openPick } from "../model/answer.ts";
import { composerOffers } from "../model/composedWord.ts";
import { offerName } from "../model/offerLabel.ts";
import { hasTipsPlace } from "../model/hints.ts";
import { winText } from "../model/finishedGame.ts";
import { wordWish } from "../model/wordWish.ts";
import { askedToPlay, isOver, turnText, type Notice } from "../model/tableState.ts";
import { lineLength, withNames } from "../model/text.ts";
import { useStore } from "../lib/store.ts";
import { S } from "../texts/strings.ts";
import { openDialogs } from "../ui/dialog.tsx";
import { Icon } from "../ui/icons.tsx";
import { ClauseLink, RichText } from "../ui/richText.tsx";
import { useControls, type Controls } from "../interaction/controls.ts";
import { HintButton } from "./hintButton.tsx";
import { LessonSlip, type Lesson } from "./lesson.tsx";

/** How long a remark stays, and a hint that was asked for. */
const SAID_MS = 6000;
const HINT_MS = 30000;

/** The line above the dock: whose turn it is and what is asked; it is as high in every scene. */
export function TurnBar({ lesson }: { lesson?: Lesson | undefined }) {
  const controls = useControls();
  const text = turnText(controls.state, controls.scene, controls.kit, controls.names);
  return (
    <div class="turn cells">
      <p class="flag" data-whose={askedToPlay(controls.state)}>
        <b data-turn="" data-long={text.length > 20 ? "" : undefined}>
          {text}
        </b>
      </p>
      <Sentence lesson={lesson} />
      {controls.active ? <CancelButton /> : <HintButton />}
    </div>
  );
}

/** The way out of an open act: always in this corner, where no act ever is. */
function CancelButton() {
  const { act } = useControls();
  return (
    <p class="hint-key">
      <button type="button" class="quiet" data-act="cancel" onClick={() => act({ do: "cancel" })}>
        <Icon name="close" />
        <span>{S.cancel}</span>
      </button>
    </p>
  );
}

/**
 * One sentence: why a play was refused or what was just said, otherwise what the draft still needs, otherwise what is
 * asked. Only the first kind is announced by screen readers.
 */
function Sentence({ lesson }: { lesson?: Lesson | undefined }) {
  const controls = useControls();
  const { state, scene } = controls;
  const [gone, setGone] = useState(0);
  const notice = state.notice;
  const reading = useStore(openDialogs) > 0;
  useEffect(() => {
    if (!notice || notice.kind === "refused" || reading) return;
    const timer = window.setTimeout(() => setGone(notice.n), notice.kind === "hint" ? HINT_MS : SAID_MS);
    return () => window.clearTimeout(timer);
  }, [notice?.n, reading]);
  // What was refused or is missing is so of what was prepared then.
  const { letters, picked } = controls.draft;
  const prepared = [controls.active?.verb, ...picked, ...letters.map((item) => item.piece ?? item.letter)].join();
  const told = useRef({ n: 0, prepared });
  useEffect(() => {
    const before = told.current;
    told.current = { n: notice?.n ?? 0, prepared };
    if (notice && notice.n === before.n && prepared !== before.prepared && /^(refused|said)$/.test(notice.kind))
      setGone(notice.n);
  }, [notice?.n, prepared]);
  // Whatever is told is about what was asked then, but for a turn that went by.
  useEffect(() => {
    if (notice && notice.kind !== "late") setGone(notice.n);
  }, [state.played, scene.question?.text, scene.interlude === undefined]);
  // As long as a button waits for its second press the line says so, and no longer.
  const again: Notice | undefined = controls.again
    ? { n: -1, kind: "said", text: controls.again, clause: "" }
    : undefined;
  const shown = again ?? (notice && notice.n > gone ? notice : undefined);
  const need = draftNeeds(controls);
  const line = need || scene.question?.text || (isOver(state) ? winText(state) : scene.interlude?.standing);
  const tip = !shown && !need && !isOver(state) && hasTipsPlace(scene) && lesson?.hint ? lesson : undefined;
  return (
    <div class="asked clipped">
      <p class="notice" role="status" data-kind={shown?.kind ?? ""} data-long={lineLength(shown?.text ?? "")}>
        {shown && (
          <span key={shown.n}>
            <RichText text={shown.text} plain /> <ClauseLink clauses={shown.clause ? [shown.clause] : []} />
          </span>
        )}
      </p>
      {!shown && !tip && (
        <p data-headline="" data-long={lineLength(withNames(line || scene.headline, controls.names))}>
          <RichText text={line || scene.headline} plain />
        </p>
      )}
      {tip && <LessonSlip key={tip.hint?.verb} lesson={tip} />}
    </div>
  );
}

/** What the open offer or the composed word still needs. */
function draftNeeds(controls: Controls): string {
  const { active, draft } = controls;
  if (active) {
    const filled = fill(active, draft);
    const missing = filled.ready ? openPick(active, draft) : filled.missing;
    if (filled.ready && active.warning) return active.warning;
    if (filled.ready && !missing) return S.allChosen;
    if (!missing || missing.kind === "fixed") return "";
    const label = withNames(missing.label, controls.names);
    return missing.kind === "pick" ? S.touch(label) : label;
  }
  const meant = completedPick(controls.scene, draft);
  const known = meant && controls.kit.actions.find((each) => each.verb === meant.verb);
  if (known)
    return S.pressNow(
      meant.label.includes("{") ? offerName(meant, draft, controls.scene, controls.names, controls.kit) : known.label,
    );
  return wordWish(controls.scene, composerOffers(controls.scene)[0], draft, controls.eye);
}
