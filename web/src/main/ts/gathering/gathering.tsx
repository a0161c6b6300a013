import { useState } from "preact/hooks";
import type { TableSession } from "../model/tableSession.ts";
import type { TableState } from "../model/tableState.ts";
import { rulesOfTable, shortRules } from "../rules/help.ts";
import { MovingPicture } from "../rules/howTo.tsx";
import { useLookup } from "../rules/lookup.tsx";
import { S } from "../texts/strings.ts";
import { useRequest, useTask } from "../lib/request.ts";
import { LevelField, ErrorText } from "../ui/fields.tsx";
import { Icon } from "../ui/icons.tsx";
import { LengthField } from "../ui/lengthField.tsx";
import { changedRules, lengthOf, withLength } from "../ui/lengths.ts";
import { tableLink } from "../ui/links.ts";
import { MATCH, chosenLevel, strengthOf } from "../storage/botLevel.ts";
import { addSeat, removeSeat, saveTicket, seatsOf, ticketFor, tokenOf } from "../storage/tickets.ts";
import { rememberLength } from "../storage/chosenLengths.ts";
import { Masthead } from "../ui/masthead.tsx";
import type { Screen } from "../ui/route.ts";
import { RuleFields } from "../ui/settingField.tsx";
import { Share } from "../ui/share.tsx";
import { MinuteBook } from "../table/minuteBook.tsx";
import { ChatBox } from "../table/chatBox.tsx";
import { api } from "../api/api.ts";
import { Company, type ChairAct } from "./company.tsx";
import { ClubTableBar } from "../club/clubTableBar.tsx";
import { SeatingDialog, SitHere } from "./seatingDialog.tsx";
import type { Chair, GameInfo, TableInfo } from "../wire/types.ts";

interface Props {
  session: TableSession;
  state: TableState;
  info: TableInfo;
  screen: Screen;
  onChange: () => void;
}

/** The table before the deal: who sits where, and Start; the host also invites and settles the rules. */
export function Gathering({ session, state, info, screen, onChange }: Props) {
  const ticket = ticketFor(info.table);
  const seatTokens = seatsOf(ticket);
  const token = tokenOf(info.table, info.host);
  const host = token !== "";
  const here = (chair: Chair) => seatTokens.some((each) => each.seat === chair.seat);
  const { value: games } = useRequest(() => api.games(), []);
  const game = games?.find((each) => each.id === info.game);
  const { run, problem } = useTask();
  const lookup = useLookup(info);
  const [seating, setSeating] = useState(false);
  const [level, setLevel] = useState(chosenLevel());
  const strength = strengthOf(level, game?.race ?? false);
  const hostName = info.seats[info.host]?.name ?? "";
  const mine = seatTokens[0]?.seat;
  const invited = ticket?.inviteToken ?? "";

  const leave = async (chair: Chair) => {
    await api.leave(info.table, chair.seat, tokenOf(info.table, chair.seat) || token);
    if (!here(chair)) return;
    removeSeat(info.table, chair.seat);
    onChange();
  };
  /** Goes from one's own chair to a free one. */
  const move = async (chair: Chair) => {
    const old = info.seats.find((each) => each.seat === mine);
    if (!old) return;
    await api.leave(info.table, old.seat, tokenOf(info.table, old.seat));
    const seated = await api.sit(info.table, { name: old.name, seat: chair.seat, inviteToken: invited });
    removeSeat(info.table, old.seat);
    if (ticket) saveTicket(info.table, { ...ticket, ...seated, others: [] });
    else addSeat(info.table, seated);
    onChange();
  };
  const actOn = (chair: Chair): ChairAct | undefined => {
    if (host && chair.kind === "empty")
      return {
        act: "add-bot",
        label: S.addBotTo(chair.seat),
        run: () => run(() => api.addBot(info.table, { seat: chair.seat, level: strength }, token)),
      };
    if (host && !here(chair))
      return {
        act: "remove",
        label: chair.kind === "bot" ? S.keepFree(chair.name) : S.removeNamed(chair.name),
        sure: chair.kind === "person",
        run: () => run(() => leave(chair)),
      };
    if (!host && chair.kind === "empty" && seatTokens.length === 1 && !info.club)
      return { act: "move", label: S.takeChairNumber(chair.seat), run: () => run(() => move(chair)) };
    return undefined;
  };
  const empty = info.seats.filter((chair) => chair.kind === "empty");
  const bots = empty.length + info.seats.filter((chair) => chair.kind === "bot").length;
  const start = async () => {
    for (const chair of empty) await api.addBot(info.table, { seat: chair.seat, level: strength }, token);
    await api.start(info.table, token);
  };
  const length = game && lengthOf(game, info.settings);
  return (
    <>
      <Masthead title={info.title} subtitle={game?.subtitle ?? ""} home onRules={lookup.openRules}>
        <button class="quiet" type="button" data-act="seating" onClick={() => setSeating(true)}>
          <Icon name="chair" />
          <span>{S.seatingShort}</span>
        </button>
      </Masthead>
      <main class="page columns lobby-page" data-host={host ? "" : undefined}>
        <section class="leaf-sheet company stacked" aria-label={S.gathering}>
          {info.club && <ClubTableBar id={info.club} info={info} />}
          <p class="say-so" role="status">
            {host ? S.gatheringNow : mine === undefined ? S.hostStarts(hostName) : S.hostStartsYouSit(hostName)}
          </p>
          <Company info={info} mine={mine ?? info.host} here={here} actOn={actOn}>
            <h2>{info.title}</h2>
            {info.turnTime ? (
              <p>{S.club.daysATurn(info.turnTime.days)}</p>
            ) : (
              length && (
                <p>
                  {length.label}, <b>{length.says}</b>
                  <br />
                  {S.aboutMinutes(length.minutes[info.seats.length] ?? 0)}
                </p>
              )
            )}
          </Company>
          <ErrorText text={problem} />
          <div class="start-foot cells">
            <p class="hint">{empty.length > 0 ? S.emptyGoToBots(empty.length) : S.allSeated}</p>
            {host && (
              <button
                type="button"
                class="primary go full"
                data-act="start"
                data-bots={bots}
                onClick={() => run(start)}
              >
                {S.startWith(bots, info.seats.length - bots)}
              </button>
            )}
          </div>
        </section>
        <div class="column lobby-side">
          {host && (
            <section class="leaf-sheet invitation" aria-label={S.invite}>
              <h2 class="legend">{S.inviteFriends}</h2>
              <Share
                main
                link={tableLink(info.table, { inviteToken: invited })}
                label={S.invite}
                hint={S.inviteHint}
                act="copy"
                copy={S.copyInvite}
              />
            </section>
          )}
          {game && host && !info.turnTime && (
            <HostRules
              game={game}
              info={info}
              level={level}
              onLevel={setLevel}
              onClause={lookup.links.onClause}
              onSettle={(settings) => run(() => api.settle(info.table, settings, token))}
            />
          )}
          {game && (!host || info.turnTime) && <FriendSheet game={game} info={info} />}
          {host && (invited || info.open) && empty.length > 0 && (
            <section class="leaf-sheet">
              <SitHere info={info} inviteToken={invited} onSat={onChange} />
            </section>
          )}
          {!host && mine !== undefined && (
            <button
              type="button"
              class="ghost"
              data-act="stand-up"
              onClick={() => run(() => leave(info.seats[mine] as Chair))}
            >
              {S.standUp}
            </button>
          )}
          <section class="leaf-sheet talk-sheet book" aria-label={S.minuteBook}>
            <h2 class="legend">{S.tabTalk}</h2>
            <MinuteBook state={state} />
            <ChatBox session={session} eye={state.eye} phrases={info.phrases} />
          </section>
        </div>
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
      {lookup.dialogs}
    </>
  );
}

interface HostRulesProps {
  game: GameInfo;
  info: TableInfo;
  level: number;
  onLevel: (level: number) => void;
  onClause: (clause: string) => void;
  onSettle: (settings: Record<string, string>) => void;
}

/** Length and rules, which the host changes until the deal; everybody at the table sees it. */
function HostRules({ game, info, level, onLevel, onClause, onSettle }: HostRulesProps) {
  const changed = changedRules(game, info.settings).length;
  return (
    <section class="leaf-sheet rules-sheet" aria-label={S.lengthAndRules}>
      <h2 class="legend">{S.lengthAndRules}</h2>
      <LengthField
        game={game}
        players={info.seats.length}
        chosen={lengthOf(game, info.settings)}
        onPick={(length) => {
          rememberLength(game.id, length.name);
          onSettle(withLength(game, {}, length));
        }}
      />
      <details class="options">
        <summary>
          <span>{S.bots}</span>
          <small>{level === MATCH ? S.matchForYou : S.level(level)}</small>
        </summary>
        <LevelField value={level} onPick={onLevel} />
      </details>
      <details class="options">
        <summary>
          <span>{S.options}</span>
          <small>{changed > 0 ? S.optionsChanged(changed) : S.optionsUsual}</small>
        </summary>
        <RuleFields
          game={game}
          settings={info.settings}
          onPick={(setting, value) => onSettle({ [setting]: value })}
          onClause={onClause}
        />
      </details>
    </section>
  );
}

/** What a friend reads while waiting: the game in short, and what is settled. */
function FriendSheet({ game, info }: { game: GameInfo; info: TableInfo }) {
  const { value: rules } = useRequest(() => api.rules(game.id), [game.id]);
  const howTo = rules && rulesOfTable(rules, game.settings, info.settings).howTo;
  const length = lengthOf(game, info.settings);
  const changed = changedRules(game, info.settings);
  return (
    <section class="leaf-sheet meet" aria-label={S.whileYouWait}>
      <h2 class="legend">{S.whileYouWait}</h2>
      {howTo && <MovingPicture sections={howTo} />}
      {shortRules(howTo ?? [])
        .slice(0, 2)
        .map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      <dl class="agreed fine" aria-label={S.settingsAgreed}>
        {length && (
          <div class="ends">
            <dt>{S.length}</dt>
            <dd>
              {length.label}, {length.says}
            </dd>
          </div>
        )}
        {changed.map((setting) => (
          <div class="ends" key={setting.name}>
            <dt>{setting.label}</dt>
            <dd>{setting.choices.find(({ value }) => value === info.settings[setting.name])?.label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
