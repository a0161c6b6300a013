import { useState } from "preact/hooks";
import { LEVELS } from "../lobby/setup.tsx";
import type { Sitting } from "../play/sitting.ts";
import type { TableState } from "../play/state.ts";
import { RulesReader } from "../rules/reader.tsx";
import { S } from "../strings.ts";
import { useAsked } from "../ui/ask.ts";
import { Dialog } from "../ui/dialog.tsx";
import { dropTicket, ticketFor } from "../ui/keep.ts";
import { Masthead } from "../ui/masthead.tsx";
import { Book, Say } from "../table/leaf.tsx";
import { api } from "../wire/api.ts";
import type { Chair, GameInfo, TableInfo } from "../wire/types.ts";

interface Props {
  sitting: Sitting;
  state: TableState;
  info: TableInfo;
  onStoodUp: () => void;
}

/** Before the deal: who sits where, the invitation, and the bots. */
export function Gathering({ sitting, state, info, onStoodUp }: Props) {
  const ticket = ticketFor(info.table);
  const token = ticket?.token ?? "";
  const host = state.eye === info.host && token !== "";
  const { value: games } = useAsked(() => api.games(), []);
  const game = games?.find((each) => each.id === info.game);
  const [trouble, setTrouble] = useState("");
  const [rules, setRules] = useState(false);
  const [level, setLevel] = useState(3);
  const empty = info.seats.filter((chair) => chair.kind === "empty");

  const run = (task: () => Promise<unknown>) => () => {
    setTrouble("");
    task().catch((error: Error) => setTrouble(error.message));
  };
  const leave = (chair: Chair) =>
    run(async () => {
      await api.leave(info.table, chair.seat, token);
      if (chair.seat !== state.eye) return;
      dropTicket(info.table);
      onStoodUp();
    });
  return (
    <>
      <Masthead title={info.title} subtitle={game?.subtitle ?? ""} home onRules={() => setRules(true)} />
      <main class="page gathering">
        <section class="leaf" aria-label={S.gathering}>
          <h2 class="head">
            <span>{S.gathering}</span>
          </h2>
          <ul class="chairs">
            {info.seats.map((chair) => (
              <li key={chair.seat} data-seat={chair.seat} data-kind={chair.kind}>
                <b>{chair.kind === "empty" ? S.emptyChair : chair.name}</b>
                <span class="notes">
                  {chair.seat === state.eye && <small>{S.you}</small>}
                  {chair.seat === info.host && <small>{S.host}</small>}
                  {chair.kind === "bot" && (
                    <small>
                      {S.bot}, {S.level(chair.level)}
                    </small>
                  )}
                  {chair.kind === "person" && !chair.here && <small>{S.away}</small>}
                </span>
                {host && chair.kind === "empty" && (
                  <button
                    type="button"
                    class="ghost"
                    data-act="add-bot"
                    aria-label={S.addBotTo(chair.seat)}
                    onClick={run(() => api.bot(info.table, { seat: chair.seat, level }, token))}
                  >
                    {S.addBot}
                  </button>
                )}
                {host && chair.kind !== "empty" && chair.seat !== state.eye && (
                  <button
                    type="button"
                    class="quiet"
                    data-act="remove"
                    aria-label={S.removeBot(chair.name)}
                    onClick={leave(chair)}
                  >
                    {S.remove}
                  </button>
                )}
                {chair.seat === state.eye && !host && (
                  <button type="button" class="quiet" data-act="stand-up" onClick={leave(chair)}>
                    {S.standUp}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {host && empty.length > 0 && (
            <label class="blank">
              <span>{S.botLevel}</span>
              <select value={level} onChange={(event) => setLevel(Number(event.currentTarget.value))}>
                {LEVELS.map((each) => (
                  <option key={each} value={each}>
                    {S.level(each)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <p class="hint" role="status">
            {empty.length > 0
              ? S.waitingChairs(empty.length)
              : host
                ? S.allHere
                : S.waitingHost(info.seats[info.host]?.name ?? "")}
          </p>
          {trouble && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
          <div class="form-foot">
            {host && (
              <button
                type="button"
                class="primary"
                data-act="start"
                disabled={empty.length > 0}
                onClick={run(() => api.start(info.table, token))}
              >
                {S.start}
              </button>
            )}
            {host && empty.length > 0 && (
              <button
                type="button"
                class="ghost"
                data-act="fill"
                onClick={run(async () => {
                  for (const chair of empty) await api.bot(info.table, { seat: chair.seat, level }, token);
                })}
              >
                {S.fillBots}
              </button>
            )}
          </div>
          <Invitation table={info.table} invite={ticket?.invite ?? ""} watch={ticket?.watch ?? ""} />
          <Agreed game={game} settings={info.settings} />
        </section>
        <section class="leaf book" aria-label={S.book}>
          <h2 class="head">
            <span>{S.book}</span>
          </h2>
          <Book state={state} />
          <Say sitting={sitting} eye={state.eye} />
        </section>
      </main>
      {rules && (
        <Dialog title={S.rulesOf(info.title)} onClose={() => setRules(false)} wide kind="rules">
          <RulesReader game={info.game} clause="" />
        </Dialog>
      )}
    </>
  );
}

/** The links to pass on. Their secrets stand behind the # and never reach a server's log. */
function Invitation({ table, invite, watch }: { table: string; invite: string; watch: string }) {
  const [said, setSaid] = useState("");
  const [shown, setShown] = useState("");
  const link = (name: string, secret: string) =>
    `${location.origin}/t/${encodeURIComponent(table)}${secret ? `#${name}=${encodeURIComponent(secret)}` : ""}`;
  const main = link("invite", invite);
  async function copy(text: string): Promise<void> {
    setShown(text);
    try {
      await navigator.clipboard.writeText(text);
      setSaid(S.copied);
    } catch {
      setSaid(S.copyByHand);
    }
  }
  return (
    <div class="invitation">
      <label class="blank">
        <span>
          {S.invite} <small>{S.inviteHint}</small>
        </span>
        <input
          type="text"
          readOnly
          value={shown || main}
          data-invite=""
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button type="button" class="ghost" data-act="copy" onClick={() => void copy(main)}>
        {S.copy}
      </button>
      {watch && (
        <button type="button" class="quiet" data-act="copy-watch" onClick={() => void copy(link("watch", watch))}>
          {S.copyWatch}
        </button>
      )}
      <p class="hint" role="status">
        {said}
      </p>
    </div>
  );
}

function Agreed({ game, settings }: { game: GameInfo | undefined; settings: Record<string, string> }) {
  if (!game || game.settings.length === 0) return null;
  return (
    <dl class="agreed" aria-label={S.settingsAgreed}>
      {game.settings.map((setting) => {
        const value = settings[setting.name] ?? setting.choices[0]?.value;
        return (
          <div key={setting.name}>
            <dt>{setting.label}</dt>
            <dd>{setting.choices.find((choice) => choice.value === value)?.label ?? value}</dd>
          </div>
        );
      })}
    </dl>
  );
}
