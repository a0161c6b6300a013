import { useState } from "preact/hooks";
import type { Sitting } from "../model/tableSession.ts";
import { S } from "../i18n/strings.ts";

const FEW_PHRASES = ["Bravo!", "Well spelled", "Alas!"];

/** A quick phrase goes over the wire in English and is read by everybody in his own language. */
export function phraseText(text: string): string {
  return S.phraseOf[text] ?? text;
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
