import { S } from "../texts/strings.ts";
import { useRequest } from "../lib/request.ts";
import { ErrorText } from "../ui/fields.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { api } from "../api/api.ts";

/** The definition and the syllables of a word. */
export function WordDialog({
  word,
  game,
  settings,
  onClose,
}: {
  word: string;
  game: string;
  settings?: Record<string, string> | undefined;
  onClose: () => void;
}) {
  const { value, problem } = useRequest(() => api.word(word, game, settings), [word, game]);
  return (
    <Dialog title={<span class="w">{word}</span>} onClose={onClose} kind="word">
      <ErrorText text={problem} />
      {!value && !problem && <p class="none">{S.loading}</p>}
      {value && (
        <div class="meaning">
          {value.syllables.length > 1 && <p class="syllables">{value.syllables.join(" · ")}</p>}
          <p>{value.definition || (value.good ? S.noMeaning : value.why || S.notAWord(word))}</p>
          {value.house && <p class="hint">{S.houseWord}</p>}
          {!value.good && value.definition && value.why && <p class="hint">{value.why}</p>}
        </div>
      )}
    </Dialog>
  );
}
