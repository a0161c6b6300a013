import { useState } from "preact/hooks";
import type { TableSession } from "../model/tableSession.ts";
import type { TableState } from "../model/tableState.ts";
import { RulesReader } from "../rules/reader.tsx";
import { S } from "../texts/strings.ts";
import { useRequest } from "../lib/request.ts";
import { LevelField, ErrorText } from "../ui/fields.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icons.tsx";
import { tableLink } from "../ui/links.ts";
import { strengthOf } from "../storage/botLevel.ts";
import { seatsOf, removeSeat, ticketFor, tokenOf, type Ticket } from "../storage/tickets.ts";
import { Masthead } from "../ui/masthead.tsx";
import type { Screen } from "../ui/route.ts";
import { SEATINGS, SeatingPicture, type Seating } from "../ui/seatings.tsx";
import { Share } from "../ui/share.tsx";
import { MinuteBook } from "../table/minuteBook.tsx";
import { ChatBox } from "../table/chatBox.tsx";
import { api } from "../api/api.ts";
import { SeatingDialog, SitHere } from "./seatingDialog.tsx";
import type { Chair, GameInfo, TableInfo } from "../wire/types.ts";

interface Props {
  session: TableSession;
  state: TableState;
  info: TableInfo;
  screen: Screen;
  onChange: () => void;
}

/** The table before the deal: chairs, invitation and bots. */
export function Gathering({ session, state, info, screen, onChange }: Props) {
  const ticket = ticketFor(info.table);
  const seatTokens = seatsOf(ticket);
  const token = tokenOf(info.table, info.host);
  const host = token !== "";
  const here = (chair: Chair) => seatTokens.some((each) => each.seat === chair.seat);
  const { value: games } = useRequest(() => api.games(), []);
  const game = games?.find((each) => each.id === info.game);
  const [problem, setProblem] = useState("");
  const [rules, setRules] = useState(false);
  const [seating, setSeating] = useState(false);
  const [level, setLevel] = useState(3);
  const strength = strengthOf(level, game?.race ?? false);
  const empty = info.seats.filter((chair) => chair.kind === "empty");

  const run = (task: () => Promise<unknown>) => () => {
    setProblem("");
    task().catch((error: Error) => setProblem(error.message));
  };
  const leave = (chair: Chair) =>
    run(async () => {
      await api.leave(info.table, chair.seat, tokenOf(info.table, chair.seat) || token);
      if (!here(chair)) return;
      removeSeat(info.table, chair.seat);
      onChange();
    });
  return (
    <>
      <Masthead title={info.title} subtitle={game?.subtitle ?? ""} home onRules={() => setRules(true)}>
        <button class="quiet" type="button" data-act="seating" onClick={() => setSeating(true)}>
          <Icon name="chair" />
          <span>{S.seatingShort}</span>
        </button>
      </Masthead>
      <main class="page gathering">
        <section class="panel" aria-label={S.gathering}>
          {(ticket?.inviteToken || info.open) && (
            <Invitation table={info.table} ticket={ticket} onTelevision={() => setSeating(true)} />
          )}
          <h2 class="head">
            <span>{S.gathering}</span>
          </h2>
          <ul class="chairs">
            {info.seats.map((chair) => (
              <li key={chair.seat} data-seat={chair.seat} data-kind={chair.kind}>
                <b>{chair.kind === "empty" ? S.emptyChair : chair.name}</b>{" "}
                <span class="notes">
                  {here(chair) && <small>{seatTokens.length > 1 ? S.atThisDevice : S.you}</small>}{" "}
                  {chair.seat === info.host && <small>{S.host}</small>}{" "}
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
                    onClick={run(() => api.addBot(info.table, { seat: chair.seat, level: strength }, token))}
                  >
                    {S.addBot}
                  </button>
                )}
                {host && chair.kind !== "empty" && !here(chair) && (
                  <button
                    type="button"
                    class="quiet"
                    data-act="remove"
                    aria-label={S.removeNamed(chair.name)}
                    onClick={leave(chair)}
                  >
                    {S.remove}
                  </button>
                )}
                {here(chair) && !(host && chair.seat === info.host) && (
                  <button type="button" class="quiet" data-act="stand-up" onClick={leave(chair)}>
                    {S.standUp}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {host && empty.length > 0 && <LevelField value={level} onPick={setLevel} />}
          <p class="hint" role="status">
            {empty.length > 0
              ? S.waitingChairs(empty.length)
              : host
                ? S.allSeated
                : S.waitingHost(info.seats[info.host]?.name ?? "")}
          </p>
          {seatTokens.length > 0 && (ticket?.inviteToken || info.open) && (
            <SitHere info={info} inviteToken={ticket?.inviteToken ?? ""} onSat={onChange} />
          )}
          <ErrorText text={problem} />
          <div class="form-foot">
            {host && (
              <button
                type="button"
                class="primary"
                data-act="start"
                disabled={empty.length > 0}
                onClick={run(() => api.start(info.table, token))}
              >
                {S.deal}
              </button>
            )}
            {host && empty.length > 0 && (
              <button
                type="button"
                class="ghost"
                data-act="fill"
                onClick={run(async () => {
                  for (const chair of empty) await api.addBot(info.table, { seat: chair.seat, level: strength }, token);
                })}
              >
                {S.fillWithBots}
              </button>
            )}
          </div>
          <Agreed game={game} settings={info.settings} />
        </section>
        <section class="panel book" aria-label={S.minuteBook}>
          <h2 class="head">
            <span>{S.minuteBook}</span>
          </h2>
          <MinuteBook state={state} />
          <ChatBox session={session} eye={state.eye} phrases={info.phrases} />
        </section>
      </main>
      {seating && (
        <SeatingDialog
          info={info}
          screen={screen}
          onChange={onChange}
          onClose={() => setSeating(false)}
          onHints={state.eye === info.host ? (on) => session.allowHints(on) : undefined}
        />
      )}
      {rules && (
        <Dialog title={S.rulesOf(info.title)} onClose={() => setRules(false)} wide kind="rules">
          <RulesReader game={info.game} clause="" settings={info.settings} />
        </Dialog>
      )}
    </>
  );
}

interface InvitationProps {
  table: string;
  ticket: Ticket | undefined;
  onTelevision: () => void;
}

/**
 * The invite link, the three ways to sit, and the watch link; the tokens stand in the fragment and never reach a server
 * log.
 */
function Invitation({ table, ticket, onTelevision }: InvitationProps) {
  const [said, setSaid] = useState("");
  const watchToken = ticket?.watchToken ?? "";
  /** Leads to what this way of sitting needs: the link, the name of the next player, or the television's link. */
  function show(seating: Seating): void {
    if (seating === "television") return onTelevision();
    document.querySelector<HTMLElement>(seating === "own" ? "[data-invite]" : "[name=another]")?.focus();
  }
  async function copyWatch(): Promise<void> {
    const link = tableLink(table, { watchToken });
    try {
      await navigator.clipboard.writeText(link);
      setSaid(S.copied);
    } catch {
      setSaid(S.copyByHand + " " + link);
    }
  }
  return (
    <div class="invitation">
      <Share
        main
        link={tableLink(table, { inviteToken: ticket?.inviteToken ?? "" })}
        label={S.invite}
        hint={S.inviteHint}
        act="copy"
        copy={S.copyInvite}
      />
      <ul class="seatings" aria-label={S.howToSit}>
        {SEATINGS.map((each) => (
          <li key={each}>
            <button type="button" class="seating" data-seating={each} onClick={() => show(each)}>
              <SeatingPicture seating={each} />
            </button>
          </li>
        ))}
      </ul>
      {watchToken && (
        <p>
          <button type="button" class="quiet" data-act="copy-watch" onClick={() => void copyWatch()}>
            {S.copyWatch}
          </button>{" "}
          <span class="hint" role="status">
            {said}
          </span>
        </p>
      )}
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
