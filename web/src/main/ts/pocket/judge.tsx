import { useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { pocket } from "../api/pocket.ts";
import { submitting } from "../ui/fields.tsx";
import { S } from "../texts/strings.ts";
import { playCue } from "../ui/sound.ts";
import { say } from "../ui/speech.ts";

interface Ruling {
  good: boolean;
  text: string;
  more: string[];
}

/** Rules on words, takings, and who is nearest Z, by the rules of the game on the table. */
export function Judge({ game, settings }: { game: string; settings: Record<string, string> }) {
  const [word, setWord] = useState("");
  const [taking, setTaking] = useState({ word: "", from: "", added: "" });
  const [letters, setLetters] = useState("");
  const judgeWord = async (): Promise<Ruling> => {
    const asked = word.trim().toUpperCase();
    const info = await pocket.word({ game, settings, word: word.trim() });
    const more = [info.syllables.length > 1 ? info.syllables.join(" · ") : "", info.definition].filter(Boolean);
    return { good: info.good, text: info.good ? S.wordGood(asked) : info.why || S.notAWord(asked), more };
  };
  const judgeTaking = async (): Promise<Ruling> => {
    const ruling = await pocket.taking({ game, settings, ...taking });
    return { good: ruling.good, text: ruling.why, more: [] };
  };
  const judgeDraw = async (): Promise<Ruling> => {
    const drawn = [...letters.replace(/[^\p{L}]/gu, "").toUpperCase()];
    const { nearest } = await pocket.draw(drawn);
    const named = nearest.map((seat) => `${drawn[seat] ?? ""} (${seat + 1})`).join(", ");
    return { good: true, text: nearest.length > 1 ? S.drawTie(named) : S.drawNearest(named), more: [] };
  };
  return (
    <>
      <Question name="word" title={S.askWord} judge={judgeWord}>
        <TextBlank name="word" label={S.takingWord} value={word} onText={setWord} />
      </Question>
      <Question name="taking" title={S.askTaking} judge={judgeTaking}>
        <TextBlank
          name="new"
          label={S.takingWord}
          value={taking.word}
          onText={(text) => setTaking({ ...taking, word: text })}
        />
        <TextBlank
          name="from"
          label={S.takingFrom}
          value={taking.from}
          onText={(text) => setTaking({ ...taking, from: text })}
        />
        <TextBlank
          name="added"
          label={S.takingAdded}
          value={taking.added}
          onText={(text) => setTaking({ ...taking, added: text })}
        />
      </Question>
      <Question name="draw" title={S.askDraw} judge={judgeDraw}>
        <TextBlank name="letters" label={S.drawLetters} hint={S.drawHint} value={letters} onText={setLetters} />
      </Question>
    </>
  );
}

function TextBlank(props: {
  name: string;
  label: string;
  hint?: string;
  value: string;
  onText: (text: string) => void;
}) {
  return (
    <label class="blank">
      <span>
        {props.label} {props.hint && <small>{props.hint}</small>}
      </span>
      <input
        type="text"
        name={props.name}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        maxLength={64}
        value={props.value}
        onInput={(event) => props.onText(event.currentTarget.value)}
      />
    </label>
  );
}

/** A question with its answer, which is shown large, announced, and said aloud. */
function Question(props: { name: string; title: string; judge: () => Promise<Ruling>; children: ComponentChildren }) {
  const [ruling, setRuling] = useState<Ruling | undefined>();
  const ask = async () => {
    const answer = await props
      .judge()
      .catch((error: Error): Ruling => ({ good: false, text: error.message, more: [] }));
    setRuling(answer);
    playCue(answer.good ? "WORD" : "FINE");
    say(answer.text);
  };
  return (
    <form class="column panel question" data-question={props.name} onSubmit={submitting(() => void ask())}>
      <h2 class="head">{props.title}</h2>
      <div class="fit question-blanks">{props.children}</div>
      <div class="cluster form-foot">
        <button type="submit" class="primary" data-act="judge">
          {S.askWordButton}
        </button>
      </div>
      <div role="status" class="ruling" data-good={ruling ? String(ruling.good) : undefined}>
        {ruling && <p class="ruling-text">{(ruling.good ? "✓ " : "✗ ") + ruling.text}</p>}
        {ruling?.more.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </form>
  );
}
