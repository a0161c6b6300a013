import { useEffect } from "preact/hooks";
import { S } from "../texts/strings.ts";
import { useRequest, useTask } from "../lib/request.ts";
import { ErrorText, NameField, useNameInput } from "../ui/fields.tsx";
import { saveTicket } from "../storage/tickets.ts";
import { myName, rememberName } from "../storage/playerName.ts";
import { Masthead } from "../ui/masthead.tsx";
import { api } from "../api/api.ts";
import { isVacated } from "./hostControls.tsx";
import { HandoverCodeForm } from "./seatingDialog.tsx";

interface Props {
  table: string;
  inviteToken: string;
  /** The invite link came from a television: this device shows only the hand. */
  hand: boolean;
  onSeated: () => void;
  onWatch: () => void;
}

/** The page of an invite link: asks for a name and takes a chair. */
export function JoinPage({ table, inviteToken, hand, onSeated, onWatch }: Props) {
  const { value: info, problem } = useRequest(() => api.table(table, inviteToken), [table]);
  const name = useNameInput(myName());
  const { run, problem: refusal } = useTask();
  useEffect(() => {
    document.title = info ? S.title(info.title) : S.appName;
  }, [info]);
  const free =
    info?.phase === "gathering"
      ? info.seats.some((chair) => chair.kind === "empty")
      : info?.phase === "playing" && inviteToken !== "" && info.seats.some(isVacated);

  async function sit(called: string): Promise<void> {
    const seated = await api.sit(table, { name: called, ...(inviteToken ? { inviteToken } : {}) });
    rememberName(called);
    saveTicket(table, { ...seated, ...(inviteToken ? { inviteToken } : {}), title: info?.title ?? "", hand });
    onSeated();
  }
  return (
    <>
      <Masthead title={info?.title ?? S.appName} home />
      <main class="page narrow">
        <ErrorText text={problem} />
        {info && (
          <form
            class="column panel set-up"
            onSubmit={name.submitting((called) => run(() => sit(called)))}
            aria-label={S.joinTitle(info.title)}
          >
            <h2 class="head">{S.joinTitle(info.title)}</h2>
            <ul class="chairs">
              {info.seats.map((chair) => (
                <li key={chair.seat} data-seat={chair.seat} data-kind={chair.kind}>
                  <b>{chair.kind === "empty" ? S.emptyChair : chair.name}</b>
                  {chair.seat === info.host && <small>{S.host}</small>}
                  {chair.kind === "bot" && <small>{S.bot}</small>}
                </li>
              ))}
            </ul>
            {free ? (
              <NameField label={S.yourName} hint={S.joinHint} name={name} focused />
            ) : (
              <p class="hint">{S.tableFull}</p>
            )}
            <ErrorText text={refusal} />
            <div class="cluster form-foot">
              {free && (
                <button type="submit" class="primary" data-act="sit">
                  {S.joinButton}
                </button>
              )}
              <button type="button" class="ghost" data-act="watch" onClick={onWatch}>
                {S.watchOnly}
              </button>
            </div>
          </form>
        )}
        {info && <HandoverCodeForm table={table} title={info.title} onTaken={onSeated} />}
      </main>
    </>
  );
}
