import { useState } from "preact/hooks";
import type { TableSession } from "../model/tableSession.ts";
import { submitting } from "../ui/fields.tsx";
import { S } from "../texts/strings.ts";

const USUAL_PHRASES = ["Bravo!", "Well played", "Alas!"];

interface SayProps {
  session: TableSession;
  eye: number;
  /** The only phrases allowed, at a family table. */
  phrases: readonly string[] | undefined;
}

export function ChatBox({ session, eye, phrases }: SayProps) {
  const [text, setText] = useState("");
  if (eye < 0) return null;
  return (
    <>
      <ul class="cluster phrases" aria-label={S.phrases}>
        {(phrases ?? USUAL_PHRASES).map((phrase) => (
          <li key={phrase}>
            <button type="button" onClick={() => session.say(phrase)}>
              {phrase}
            </button>
          </li>
        ))}
      </ul>
      {!phrases && (
        <form
          class="say tailed"
          onSubmit={submitting(() => {
            if (text.trim()) session.say(text.trim());
            setText("");
          })}
        >
          <input
            aria-label={S.chat}
            placeholder={S.chatPlaceholder}
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
