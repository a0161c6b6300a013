import { useEffect, useRef, useState } from "preact/hooks";
import type { Minute } from "../play/book.ts";
import type { Sitting } from "../play/sitting.ts";
import { namesOf, type TableState } from "../play/state.ts";
import { clockText, listText } from "../play/text.ts";
import { S } from "../strings.ts";
import { ClauseLink, Rich } from "../ui/rich.tsx";
import type { Place } from "../wire/types.ts";
import { scoreRows, sideOf } from "../play/places.ts";

const MOST_DOTS = 40;
const FEW_PHRASES = ["Bravo!", "Well spelled", "Alas!"];

/** A quick phrase goes over the wire in English and is read by everybody in his own language. */
function phraseText(text: string): string {
  return S.phraseOf[text] ?? text;
}

/** The score: one row for each side, or for each player where there are no sides. */
export function Score({ state }: { state: TableState }) {
  const places = state.scene?.places ?? [];
  const names = namesOf(state);
  const goal = Math.max(0, ...places.map((place) => place.goal));
  const rows = scoreRows(places);
  return (
    <section class="score" aria-label={S.score} data-rows={rows.length}>
      <h2 class="head">
        <span>{S.score}</span>
        {goal > 0 && <small>{S.endsAt(goal)}</small>}
      </h2>
      {rows.map((row) => (
        <div
          key={row.side || row.places[0]?.seat}
          class={"side-row" + (sideOf(places, row.side) === 1 ? " it" : "")}
          data-seat={row.places.map((place) => place.seat).join(" ")}
        >
          <p>
            <b>{row.side || names[row.places[0]?.seat ?? 0]}</b>
            {row.side ? (
              <small>
                {listText(
                  row.places.map((place) => (place.seat === state.eye ? S.you : (names[place.seat] ?? ""))),
                  " & ",
                )}
              </small>
            ) : (
              row.places[0]?.seat === state.eye && <small>{S.you}</small>
            )}
          </p>
          <span class="big">{row.score}</span>
          <Track place={row.places[0]} />
        </div>
      ))}
    </section>
  );
}

function Track({ place }: { place: Place | undefined }) {
  if (!place || place.goal <= 0 || place.goal > MOST_DOTS) return null;
  const value = Math.min(place.goal, Math.max(0, place.score));
  return (
    <div class="track" role="img" aria-label={S.ofGoal(place.score, place.goal)} style={{ "--goal": place.goal }}>
      {value > 0 && <i style={{ "--v": value }} />}
    </div>
  );
}

/** What happened and what was said. It is read on as it grows. */
export function Book({ state }: { state: TableState }) {
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = scroll.current;
    if (page) page.scrollTop = page.scrollHeight;
  }, [state.book.length]);
  return (
    <div role="log" aria-label={S.book} tabIndex={0} ref={scroll}>
      {state.book.length === 0 && <p class="none">{S.bookEmpty}</p>}
      <ol>
        {state.book.map((minute) => (
          <MinuteView key={minute.key} minute={minute} />
        ))}
      </ol>
    </div>
  );
}

function MinuteView({ minute }: { minute: Minute }) {
  return (
    <li class={minute.kind === "chat" ? "said" : undefined} data-minute={minute.key}>
      <time>{clockText(minute.at)}</time>
      {minute.kind === "chat" ? (
        minute.name ? (
          <p>
            <b>{minute.name}</b> <q>{phraseText(minute.text)}</q>
          </p>
        ) : (
          <p>
            <i>{minute.text}</i>
          </p>
        )
      ) : (
        <p>
          <Rich text={minute.line.text} />{" "}
          {minute.line.clauses.map((clause) => (
            <ClauseLink key={clause} clause={clause} />
          ))}
        </p>
      )}
    </li>
  );
}

interface SayProps {
  sitting: Sitting;
  eye: number;
  /** All that may be said here, where children play. */
  phrases: readonly string[] | undefined;
}

export function Say({ sitting, eye, phrases }: SayProps) {
  const [text, setText] = useState("");
  if (eye < 0) return null;
  return (
    <>
      <ul class="phrases" aria-label={S.phrases}>
        {(phrases ?? FEW_PHRASES).map((phrase) => (
          <li key={phrase}>
            <button type="button" onClick={() => sitting.say(phrase)}>
              {phraseText(phrase)}
            </button>
          </li>
        ))}
      </ul>
      {!phrases && (
        <form
          class="say"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) sitting.say(text.trim());
            setText("");
          }}
        >
          <input
            aria-label={S.say}
            placeholder={S.sayPlaceholder}
            autocomplete="off"
            maxLength={200}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button class="ghost" type="submit">
            {S.send}
          </button>
        </form>
      )}
    </>
  );
}
