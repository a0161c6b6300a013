import { useEffect, useState } from "preact/hooks";
import { RulesReader } from "../rules/reader.tsx";
import { S } from "../texts/strings.ts";
import { Chip, ErrorText, NameField, useNameInput } from "../ui/fields.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { myName, rememberName } from "../storage/playerName.ts";
import { Masthead } from "../ui/masthead.tsx";
import type { Route } from "../ui/route.ts";
import { useRequest, useTask } from "../lib/request.ts";
import { HowToSheet } from "../rules/howTo.tsx";
import { useBell } from "./bell.tsx";
import { HostessControls } from "./hostessControls.tsx";
import { GuestView } from "./guestView.tsx";
import { addGuest, passFor } from "../storage/eveningPasses.ts";
import { BigScreen } from "./bigScreen.tsx";
import { evenings, watchEvening } from "../api/evenings.ts";
import { type Evening } from "../wire/evening.ts";

export type EveningRoute = Extract<Route, { at: "evening" }>;

/** An evening by its link, as the hostess, the big screen or a guest sees it. */
export function EveningPage({ route }: { route: EveningRoute }) {
  const { evening: id, view } = route;
  const [, redraw] = useState(0);
  const pass = passFor(id);
  const secret = view === "desk" ? (pass?.hostessToken ?? "") : view === "all" ? route.watchToken : (pass?.token ?? "");
  if (view === "guest" && !pass?.token) {
    const inviteToken = route.inviteToken || (pass?.inviteToken ?? "");
    return inviteToken ? (
      <EveningJoin id={id} inviteToken={inviteToken} onHere={() => redraw((n) => n + 1)} />
    ) : (
      <EveningUnavailable why={S.evening.unknown} />
    );
  }
  return secret ? (
    <LiveEvening key={secret} id={id} secret={secret} view={view} inviteToken={route.inviteToken} />
  ) : (
    <EveningUnavailable why={S.evening.unknown} />
  );
}

function EveningUnavailable({ why }: { why: string }) {
  return (
    <>
      <Masthead title={S.evening.shortTitle} home />
      <main class="page narrow">
        <p class="none" role="status">
          {why}
        </p>
      </main>
    </>
  );
}

interface LiveProps {
  id: string;
  secret: string;
  view: EveningRoute["view"];
  inviteToken: string;
}

function LiveEvening({ id, secret, view, inviteToken }: LiveProps) {
  const [evening, setEvening] = useState<Evening | undefined>();
  const [problem, setProblem] = useState("");
  const [rules, setRules] = useState(false);
  useEffect(
    () => watchEvening(id, secret, setEvening, (open, why) => setProblem(open ? "" : why || S.reconnecting)),
    [id, secret],
  );
  useBell(evening);
  useEffect(() => {
    document.title = S.title(S.evening.shortTitle);
  }, []);
  if (!evening) return <EveningUnavailable why={problem || S.openingTable} />;
  const pass = passFor(id) ?? { when: 0 };
  return (
    <>
      <Masthead
        title={view === "desk" ? S.evening.hostessControls : S.evening.shortTitle}
        subtitle={evening.plan.title}
        home
        onRules={() => setRules(true)}
      />
      {view === "desk" ? (
        <HostessControls evening={evening} pass={pass} />
      ) : view === "all" ? (
        <BigScreen evening={evening} inviteToken={inviteToken} />
      ) : (
        <GuestView evening={evening} token={secret} />
      )}
      {problem && (
        <p class="evening-lost trouble mid" role="alert">
          {problem}
        </p>
      )}
      {rules && (
        <Dialog title={S.rulesOf(S.evening.title)} onClose={() => setRules(false)} wide kind="rules">
          <EveningHowTo />
        </Dialog>
      )}
    </>
  );
}

/** How an evening goes in a few sentences, and the register of its rules below. */
export function EveningHowTo() {
  return (
    <>
      <HowToSheet
        sections={S.evening.howTo.map(({ heading, sentences }) => ({
          heading,
          sentences: sentences.map((text) => ({ text, pictures: [] })),
        }))}
      />
      <details class="options">
        <summary class="head">{S.evening.learnAll}</summary>
        <RulesReader game="progressive" clause="" />
      </details>
    </>
  );
}

/** Joins an evening by invitation; only a name is asked. */
function EveningJoin({ id, inviteToken, onHere }: { id: string; inviteToken: string; onHere: () => void }) {
  const { value: evening, problem } = useRequest(() => evenings.look(id, inviteToken), [id, inviteToken]);
  const name = useNameInput(myName());
  const [part, setPart] = useState("lady");
  const { run, problem: refusal } = useTask();
  const couples = evening?.plan.evening["couples"] === "yes";
  async function come(called: string): Promise<void> {
    const came = await evenings.arrive(id, { name: called, inviteToken, ...(couples ? { part } : {}) });
    rememberName(called);
    addGuest(id, came, { inviteToken, title: evening?.plan.title ?? "" });
    onHere();
  }
  return (
    <>
      <Masthead title={S.evening.shortTitle} subtitle={evening?.plan.title ?? ""} home />
      <main class="page narrow" data-view="join">
        <ErrorText text={problem} />
        {evening && (
          <form
            class="column panel set-up"
            onSubmit={name.submitting((called) => run(() => come(called)))}
            aria-label={S.evening.title}
          >
            <p class="summary">{S.evening.hint}</p>
            <NameField label={S.yourName} hint={S.evening.joinHint} name={name} />
            {couples && (
              <fieldset class="blank">
                <legend>{S.evening.guestRole}</legend>
                <div class="cluster chips">
                  {["lady", "gentleman"].map((each) => (
                    <Chip key={each} name="part" value={each} chosen={each === part} onPick={() => setPart(each)}>
                      {S.evening.guestRoles[each]}
                    </Chip>
                  ))}
                </div>
              </fieldset>
            )}
            <ErrorText text={refusal} />
            <div class="cluster form-foot">
              <button type="submit" class="primary" data-act="arrive">
                {S.evening.join}
              </button>
            </div>
          </form>
        )}
      </main>
    </>
  );
}
