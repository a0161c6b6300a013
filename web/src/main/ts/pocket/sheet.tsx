import { useEffect, useState } from "preact/hooks";
import { pocket, type EntryForm, type Sheet, type SheetStanding } from "../api/pocket.ts";
import { S } from "../texts/strings.ts";
import { listText, withNames } from "../model/text.ts";
import { keepSheet, keptSheet, lastNames } from "../storage/pocketSheets.ts";
import { Chip, ErrorText, submitting } from "../ui/fields.tsx";
import { Share } from "../ui/share.tsx";
import { playCue } from "../ui/sound.ts";
import { say } from "../ui/speech.ts";
import type { GameInfo } from "../wire/types.ts";
import { EntryFormView } from "./entryForm.tsx";
import { sheetLink, useSharing } from "./sharing.ts";

/** The score sheet of a game; its forms, its arithmetic and its end come from the game's own rules. */
export function SheetTab(props: { game: GameInfo; settings: Record<string, string>; shared: string }) {
  const { game } = props;
  const [sheet, setSheet] = useState<Sheet | undefined>(() => keptSheet<Sheet>(game.id));
  const keep = (next: Sheet | undefined) => {
    setSheet(next);
    keepSheet(game.id, next);
  };
  const sharing = useSharing(game.id, props.shared, sheet, keep);
  if (!sheet)
    return (
      <NewSheet
        game={game}
        onBegin={(names, dealer) => keep({ game: game.id, names, settings: props.settings, dealer, entries: [] })}
      />
    );
  return (
    <>
      <SheetView
        sheet={sheet}
        onChange={(next) => {
          keep(next);
          if (next) sharing.publish(next);
        }}
        onNew={() => {
          keep(undefined);
          sharing.stop();
        }}
      />
      <section class="column panel sharing">
        {sharing.id ? (
          <Share
            link={sheetLink(game.id, sharing.id)}
            label={S.sheetSharedLink}
            hint={S.sheetSharedHint}
            act="copy-sheet"
            copy={S.sheetCopy}
          />
        ) : (
          <button type="button" class="ghost" data-act="share-sheet" onClick={() => sharing.begin(sheet)}>
            {S.sheetShare}
          </button>
        )}
        <p class="hint" role="status">
          {sharing.alone ? S.sheetAlone : ""}
        </p>
      </section>
    </>
  );
}

function NewSheet({ game, onBegin }: { game: GameInfo; onBegin: (names: string[], dealer: number) => void }) {
  const [names, setNames] = useState(() => {
    const known = lastNames();
    const count = Math.min(game.most, Math.max(game.fewest, known.length || 3));
    return Array.from({ length: count }, (_, i) => known[i] ?? "");
  });
  const [dealer, setDealer] = useState(0);
  const called = names.map((name, i) => name.trim() || S.sheetName(i + 1));
  return (
    <form
      class="column panel new-sheet"
      data-form="new"
      onSubmit={submitting(() => onBegin(called, Math.min(dealer, names.length - 1)))}
    >
      <h2 class="head">{S.sheetNames}</h2>
      {names.map((name, i) => (
        <label key={i} class="blank">
          <span>{S.sheetName(i + 1)}</span>
          <input
            type="text"
            name={"player" + i}
            autocomplete="off"
            maxLength={24}
            value={name}
            onInput={(event) => {
              const text = event.currentTarget.value;
              setNames((old) => old.map((each, at) => (at === i ? text : each)));
            }}
          />
        </label>
      ))}
      <div class="cluster form-foot">
        {names.length < game.most && (
          <button type="button" class="ghost" data-act="more" onClick={() => setNames((old) => [...old, ""])}>
            {S.sheetAdd}
          </button>
        )}
        {names.length > game.fewest && (
          <button type="button" class="ghost" data-act="fewer" onClick={() => setNames((old) => old.slice(0, -1))}>
            {S.sheetLess}
          </button>
        )}
      </div>
      <fieldset class="blank">
        <legend>{S.sheetFirst}</legend>
        <div class="cluster chips">
          {called.map((name, i) => (
            <Chip key={i} name="dealer" value={String(i)} chosen={dealer === i} onPick={() => setDealer(i)}>
              {name}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div class="cluster form-foot">
        <button type="submit" class="primary" data-act="begin-sheet">
          {S.sheetBegin}
        </button>
      </div>
    </form>
  );
}

interface ViewProps {
  sheet: Sheet;
  onChange: (sheet: Sheet) => void;
  onNew: () => void;
}

function SheetView({ sheet, onChange, onNew }: ViewProps) {
  const [standing, setStanding] = useState<SheetStanding | undefined>();
  const [problem, setProblem] = useState("");
  const [open, setOpen] = useState("");
  const [sure, setSure] = useState(false);
  useEffect(() => {
    let wanted = true;
    pocket.sheet(sheet).then(
      (value) => wanted && setStanding(value),
      (error: Error) => wanted && setProblem(error.message),
    );
    return () => {
      wanted = false;
    };
  }, [sheet]);

  /** Enters a line if the rules admit it; a refused one changes nothing. */
  async function enter(form: EntryForm, values: Record<string, string>): Promise<boolean> {
    const next = { ...sheet, entries: [...sheet.entries, { form: form.id, values }] };
    try {
      const after = await pocket.sheet(next);
      setProblem(after.refused ? withNames(after.refused, sheet.names) : "");
      if (after.refused) {
        say(withNames(after.refused, sheet.names));
        return false;
      }
      setOpen("");
      setStanding(after);
      onChange(next);
      playCue(after.winners.length > 0 ? "WIN" : "SCORE");
      say(withNames(after.lines.at(-1) ?? "", sheet.names));
      return true;
    } catch (error) {
      setProblem((error as Error).message);
      return false;
    }
  }
  const undo = () => {
    setProblem("");
    onChange({ ...sheet, entries: sheet.entries.slice(0, -1) });
  };
  if (!standing)
    return (
      <p class={problem ? "trouble" : "none"} role="status">
        {problem || S.loading}
      </p>
    );
  const form = standing.forms.find((each) => each.id === open);
  const best = standing.fewest ? Math.min(...standing.points) : Math.max(...standing.points);
  const over = standing.winners.length > 0;
  const won = standing.winners.map((seat) => sheet.names[seat] ?? "");
  return (
    <>
      <section class="column panel standing" data-over={over ? "" : undefined} aria-label={S.pocketTabs.sheet}>
        <p class="standing-about">{standing.about}</p>
        <ol class="standing-list">
          {sheet.names.map((name, seat) => (
            <li
              class="ends"
              key={seat}
              data-seat={seat}
              data-points={standing.points[seat]}
              data-wins={standing.winners.includes(seat) ? "" : undefined}
            >
              <span class="who">
                {name}
                {!over && standing.dealer === seat && <small> {S.sheetDealer}</small>}
                {!over && sheet.entries.length > 0 && standing.points[seat] === best && <small> {S.sheetLeads}</small>}
                {standing.winners.includes(seat) && <small> {S.sheetWins}</small>}
              </span>
              <span class="big">{S.sheetUnits(standing.points[seat] ?? 0, standing.unit)}</span>
            </li>
          ))}
        </ol>
        <p class="standing-end" role="status">
          {over ? S.sheetWon(listText(won, " & "), standing.points[standing.winners[0] ?? 0] ?? 0, standing.unit) : ""}
        </p>
      </section>
      <ErrorText text={problem} />
      {form ? (
        <EntryFormView
          key={form.id + sheet.entries.length}
          form={form}
          names={sheet.names}
          onEnter={(values) => enter(form, values)}
          onCancel={() => setOpen("")}
        />
      ) : (
        <div class="column near sheet-acts">
          {standing.forms.map((each) => (
            <button
              key={each.id}
              type="button"
              class="primary"
              data-entry={each.id}
              onClick={() => (each.fields.length > 0 ? setOpen(each.id) : void enter(each, {}))}
            >
              {withNames(each.label, sheet.names)}
            </button>
          ))}
          {sheet.entries.length > 0 && (
            <button type="button" class="ghost" data-act="undo-entry" onClick={undo}>
              {S.sheetUndo}
            </button>
          )}
          <button type="button" class="ghost" data-act="new-sheet" onClick={() => (sure ? onNew() : setSure(true))}>
            {sure ? S.sheetNewSure : S.sheetNew}
          </button>
        </div>
      )}
      {standing.lines.some(Boolean) && (
        <section class="column panel" aria-label={S.sheetLines}>
          <h2 class="head">{S.sheetLines}</h2>
          <ol class="sheet-lines">
            {standing.lines.map((line, i) => line && <li key={i}>{withNames(line, sheet.names)}</li>).reverse()}
          </ol>
        </section>
      )}
    </>
  );
}
