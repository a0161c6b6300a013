import { useEffect, useState } from "preact/hooks";
import { RulesReader } from "../rules/reader.tsx";
import { S } from "../i18n/strings.ts";
import { Chip, NameBlank, Trouble } from "../ui/fields.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { myName, rememberName } from "../storage/playerName.ts";
import { Masthead } from "../ui/masthead.tsx";
import type { Route } from "../ui/route.ts";
import { useAsked } from "../lib/request.ts";
import { Desk } from "./hostessControls.tsx";
import { GuestView } from "./guestView.tsx";
import { keepPass, passFor } from "../storage/eveningPasses.ts";
import { RoomScreen } from "./bigScreen.tsx";
import { evenings, watch } from "../api/evenings.ts";
import { type Evening } from "../wire/evening.ts";

export type EveningRoute = Extract<Route, { at: "evening" }>;

/** An evening by its link: the hostess's desk, the room's screen, or a guest's place. */
export function EveningPage({ route }: { route: EveningRoute }) {
  const { evening: id, view } = route;
  const [, redraw] = useState(0);
  const pass = passFor(id);
  const secret = view === "desk" ? (pass?.hostess ?? "") : view === "all" ? route.screen : (pass?.token ?? "");
  if (view === "guest" && !pass?.token) {
    const invite = route.invite || (pass?.invite ?? "");
    return invite ? (
      <Join id={id} invite={invite} onHere={() => redraw((n) => n + 1)} />
    ) : (
      <Closed why={S.evening.unknown} />
    );
  }
  return secret ? <Watched key={secret} id={id} secret={secret} view={view} /> : <Closed why={S.evening.unknown} />;
}

function Closed({ why }: { why: string }) {
  return (
    <>
      <Masthead title={S.evening.short} home />
      <main class="page narrow">
        <p class="none" role="status">
          {why}
        </p>
      </main>
    </>
  );
}

function Watched({ id, secret, view }: { id: string; secret: string; view: EveningRoute["view"] }) {
  const [evening, setEvening] = useState<Evening | undefined>();
  const [trouble, setTrouble] = useState("");
  const [rules, setRules] = useState(false);
  useEffect(() => watch(id, secret, setEvening, (open, why) => setTrouble(open ? "" : why || S.lost)), [id, secret]);
  useEffect(() => {
    document.title = S.title(S.evening.short);
  }, []);
  if (!evening) return <Closed why={trouble || S.opening} />;
  const pass = passFor(id) ?? { when: 0 };
  return (
    <>
      <Masthead
        title={view === "desk" ? S.evening.desk : S.evening.short}
        subtitle={evening.plan.title}
        home
        onRules={() => setRules(true)}
      />
      {view === "desk" ? (
        <Desk evening={evening} pass={pass} />
      ) : view === "all" ? (
        <RoomScreen evening={evening} />
      ) : (
        <GuestView evening={evening} token={secret} />
      )}
      {trouble && (
        <p class="evening-lost trouble" role="alert">
          {trouble}
        </p>
      )}
      {rules && (
        <Dialog title={S.rulesOf(S.evening.title)} onClose={() => setRules(false)} wide kind="rules">
          <RulesReader game="progressive" clause="" />
        </Dialog>
      )}
    </>
  );
}

/** Somebody comes by the invitation: only a name is asked. */
function Join({ id, invite, onHere }: { id: string; invite: string; onHere: () => void }) {
  const { value: evening, trouble } = useAsked(() => evenings.look(id, invite), [id, invite]);
  const [name, setName] = useState(myName());
  const [part, setPart] = useState("lady");
  const [refusal, setRefusal] = useState("");
  const couples = evening?.plan.evening["couples"] === "yes";
  async function come(event: Event): Promise<void> {
    event.preventDefault();
    if (!name.trim()) return setRefusal(S.nameWanted);
    try {
      const came = await evenings.arrive(id, { name: name.trim(), invite, ...(couples ? { part } : {}) });
      rememberName(name.trim());
      keepPass(id, { guest: came.guest, token: came.token, title: evening?.plan.title ?? "" });
      onHere();
    } catch (error) {
      setRefusal((error as Error).message);
    }
  }
  return (
    <>
      <Masthead title={S.evening.short} subtitle={evening?.plan.title ?? ""} home />
      <main class="page narrow" data-view="join">
        <Trouble text={trouble} />
        {evening && (
          <form class="leaf set-up" onSubmit={(event) => void come(event)} aria-label={S.evening.title}>
            <p class="summary">{S.evening.hint}</p>
            <NameBlank label={S.yourName} hint={S.evening.joinHint} value={name} onName={setName} />
            {couples && (
              <fieldset class="blank">
                <legend>{S.evening.part}</legend>
                <div class="chips">
                  {["lady", "gentleman"].map((each) => (
                    <Chip key={each} name="part" value={each} chosen={each === part} onPick={() => setPart(each)}>
                      {S.evening.parts[each]}
                    </Chip>
                  ))}
                </div>
              </fieldset>
            )}
            <Trouble text={refusal} />
            <div class="form-foot">
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
