import { useEffect, useRef } from "preact/hooks";
import type { Minute } from "../model/minuteList.ts";
import { namesInLine, namesOf, type TableState } from "../model/tableState.ts";
import { clockText } from "../model/text.ts";
import { S } from "../texts/strings.ts";
import { ClauseLink, RichText } from "../ui/richText.tsx";

/** The minute book: game events and chat, scrolled to the end as it grows. */
export function MinuteBook({ state }: { state: TableState }) {
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    toEnd(scroll.current);
  }, [state.book.length]);
  // It may have been hidden until now, or have had another size.
  useEffect(() => {
    const watcher = new ResizeObserver(() => toEnd(scroll.current));
    if (scroll.current) watcher.observe(scroll.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div role="log" aria-label={S.minuteBook} tabIndex={0} ref={scroll}>
      {state.book.length === 0 && <p class="none">{S.minuteBookEmpty}</p>}
      <ol>
        {state.book.map((minute) => (
          <MinuteView key={minute.key} minute={minute} state={state} />
        ))}
      </ol>
    </div>
  );
}

/** Shows the newest line, whether the page scrolls or what it lies in. */
function toEnd(page: HTMLElement | null): void {
  if (!page || page.clientHeight === 0) return;
  page.scrollTop = page.scrollHeight;
  const panel = page.closest<HTMLElement>(".panel");
  if (panel && getComputedStyle(panel).position === "fixed")
    page.querySelector("li:last-child")?.scrollIntoView({ block: "nearest" });
}

/** What the table says of a player by name; of the reader it says "You". */
function tableSays(text: string, own: string): string {
  return own && text.startsWith(own + " ") ? S.youTitle + text.slice(own.length) : text;
}

function MinuteView({ minute, state }: { minute: Minute; state: TableState }) {
  const own = namesOf(state)[state.eye] ?? "";
  return (
    <li class={minute.kind === "chat" ? "said" : undefined} data-minute={minute.key}>
      <time>{clockText(minute.at)}</time>
      {minute.kind === "chat" ? (
        minute.name ? (
          <p>
            <b>{minute.seat === state.eye && minute.name === own ? S.youTitle : minute.name}</b> <q>{minute.text}</q>
          </p>
        ) : (
          <p>
            <i>{tableSays(minute.text, own)}</i>
          </p>
        )
      ) : (
        <p>
          <RichText text={minute.line.text} names={namesInLine(state, minute.line.n)} />{" "}
          <ClauseLink clauses={minute.line.clauses} />
        </p>
      )}
    </li>
  );
}
