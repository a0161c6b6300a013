import { houseUrl } from "../lib/base.ts";
import { useEffect, useState } from "preact/hooks";
import { houseDesk, type HouseDesk, type House, type StoredTable } from "../api/house.ts";
import { useRequest } from "../lib/request.ts";
import { houseKey, keepHouseKey } from "../storage/houseKey.ts";
import { momentText } from "../texts/moments.ts";
import { S } from "../texts/strings.ts";
import { Masthead } from "../ui/masthead.tsx";
import { replaceRoute } from "../ui/route.ts";
import { Share } from "../ui/share.tsx";

const H = S.house;

/** The host's desk: what runs in the house, and what the host may do about it. */
export function HousePage({ linkKey }: { linkKey: string }) {
  const [key, setKey] = useState(linkKey || houseKey());
  useEffect(() => {
    document.title = H.title + " – " + S.appName;
    if (!linkKey) return;
    keepHouseKey(linkKey);
    setKey(linkKey);
    replaceRoute("/#house");
  }, [linkKey]);
  return (
    <>
      <Masthead title={H.title} subtitle={H.subtitle} home />
      <main class="column page narrow house">
        {key ? <Desk desk={houseDesk(key)} /> : <p class="none">{H.noKey}</p>}
      </main>
    </>
  );
}

function Desk({ desk }: { desk: HouseDesk }) {
  const [looks, setLooks] = useState(0);
  const [said, setSaid] = useState("");
  const { value: house, problem } = useRequest(() => desk.report(), [looks]);
  useEffect(() => {
    const again = setInterval(() => setLooks((count) => count + 1), 15_000);
    return () => clearInterval(again);
  }, []);
  const done = (what: Promise<string>) =>
    void what.then(setSaid, (why: Error) => setSaid(why.message)).then(() => setLooks((count) => count + 1));
  if (!house) return <p class={problem ? "trouble" : "none"}>{problem || S.loading}</p>;
  return (
    <>
      <Now house={house} />
      <p class="none" role="status">
        {said}
      </p>
      <Tables desk={desk} looks={looks} done={done} />
      <Notice desk={desk} looks={looks} done={done} />
      <Doors desk={desk} looks={looks} done={done} />
      <Care desk={desk} house={house} looks={looks} done={done} />
      <Lists desk={desk} looks={looks} />
    </>
  );
}

function Now({ house }: { house: House }) {
  return (
    <section class="panel" aria-label={H.now}>
      <Head text={H.now} />
      {house.warnings.length === 0 && <p>{H.allWell}</p>}
      {house.warnings.map((each) => (
        <p key={each} class="trouble">
          {each}
        </p>
      ))}
      <ul class="fit house-facts">
        <li>{H.tablesNow(house.tables)}</li>
        <li>{H.peopleNow(house.connections)}</li>
        <li>{H.since(when(house.started))}</li>
        <li>{H.load(house.load, house.cores)}</li>
        <li>{H.memory(size(house.memoryUsed), size(house.memoryMost))}</li>
        {house.diskFree !== undefined && <li>{H.disk(size(house.diskFree), size(house.diskSize ?? 0))}</li>}
        <li>{H.store(house.store)}</li>
        <li>{H.version(house.version, house.commit)}</li>
      </ul>
    </section>
  );
}

type Done = (what: Promise<string>) => void;

/** What takes a game or more from players, and is asked once more. */
const TAKING = [
  {
    act: "end",
    label: H.end,
    surely: H.endSurely,
    may: (each: StoredTable) => each.phase === "playing",
    deed: (desk: HouseDesk, each: StoredTable) => desk.end(each.id).then(() => H.ended),
  },
  {
    act: "delete",
    label: H.remove,
    surely: H.removeSurely,
    may: () => true,
    deed: (desk: HouseDesk, each: StoredTable) => desk.remove(each).then(() => H.removed),
  },
];

function Tables({ desk, looks, done }: { desk: HouseDesk; looks: number; done: Done }) {
  const { value, problem } = useRequest(() => desk.tables(), [looks]);
  const [sure, setSure] = useState("");
  if (!value) return <p class="none">{problem || S.loading}</p>;
  return (
    <section class="panel table-list" aria-label={H.tables}>
      <Head text={H.tables} />
      {value.tables.length === 0 && <p class="none">{H.noTables}</p>}
      <ul>
        {value.tables.map((each) => (
          <li key={each.id} data-stored={each.id}>
            <b>{named(each)}</b>
            <small>
              {[...(each.names ?? []), H.phase[each.phase ?? ""], H.last(when(each.last))].filter(Boolean).join(" · ")}
            </small>
            <span class="list-acts">
              {sure.endsWith(" " + each.id) && (
                <button type="button" class="quiet" onClick={() => setSure("")}>
                  {H.keep}
                </button>
              )}
              {TAKING.filter(({ may }) => may(each)).map(({ act, label, surely, deed }) => {
                const mine = act + " " + each.id;
                const asked = sure === mine;
                if (!asked && sure.endsWith(" " + each.id)) return null;
                return (
                  <button
                    key={act}
                    type="button"
                    class="quiet"
                    data-act={act}
                    aria-label={`${asked ? surely : label}: ${named(each)}`}
                    onClick={() => {
                      setSure(asked ? "" : mine);
                      if (asked) done(deed(desk, each));
                    }}
                  >
                    {asked ? surely : label}
                  </button>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Care({ desk, house, looks, done }: { desk: HouseDesk; house: House; looks: number; done: Done }) {
  const { value } = useRequest(() => desk.tidying(), [looks]);
  const old = value?.found.length ?? 0;
  const newest = house.backups?.[0];
  return (
    <section class="panel" aria-label={H.care}>
      <Head text={H.care} />
      <p>{house.backups === undefined ? H.postgres : newest ? H.lastBackup(newest) : H.noBackup}</p>
      <p>{old === 0 ? H.nothingOld : ""}</p>
      <p class="list-acts">
        {house.backups !== undefined && (
          <button
            type="button"
            class="ghost"
            data-act="back-up"
            onClick={() => done(desk.backUp().then((made) => H.backedUp(made.file, made.events)))}
          >
            {H.backUp}
          </button>
        )}
        {old > 0 && (
          <button
            type="button"
            class="ghost"
            data-act="tidy"
            onClick={() => done(desk.tidy().then((gone) => H.tidied(gone.found.length)))}
          >
            {H.tidy(old)}
          </button>
        )}
      </p>
      <p class="none">{H.restore}</p>
    </section>
  );
}

/** What the host says to everybody, such as when the house closes for an upgrade. */
function Notice({ desk, looks, done }: { desk: HouseDesk; looks: number; done: Done }) {
  const { value } = useRequest(() => desk.notice(), [looks]);
  const [text, setText] = useState("");
  return (
    <section class="panel" aria-label={H.notice}>
      <Head text={H.notice} />
      {value?.text && <p>{H.noticeNow(value.text)}</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) done(desk.say(text.trim()).then(() => (setText(""), H.said)));
        }}
      >
        <label class="blank">
          <span>
            {H.say} <small>{H.sayHint}</small>
          </span>
          <input type="text" maxLength={200} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        <p class="list-acts">
          <button type="submit" class="ghost" data-act="say">
            {H.sayIt}
          </button>
          {value?.text && (
            <button
              type="button"
              class="quiet"
              data-act="hush"
              onClick={() => done(desk.sayNoMore().then(() => H.hushed))}
            >
              {H.hush}
            </button>
          )}
        </p>
      </form>
    </section>
  );
}

/** Who may open tables, and the invitation that lets them. */
function Doors({ desk, looks, done }: { desk: HouseDesk; looks: number; done: Done }) {
  const { value: stands } = useRequest(() => desk.invitation(), [looks]);
  const [link, setLink] = useState("");
  if (!stands) return null;
  const invites = stands.opens === "invited";
  return (
    <section class="panel" aria-label={H.doors}>
      <Head text={H.doors} />
      <p>{H.opens[stands.opens]}</p>
      {invites && <p>{stands.made ? H.invitedSince(when(stands.made)) : H.noInvitation}</p>}
      {invites && link && (
        <Share link={link} label={H.invitation} hint={H.invitationHint} act="copy-invitation" copy={H.copyInvitation} />
      )}
      {invites && (
        <p class="list-acts">
          <button
            type="button"
            class="ghost"
            data-act="invite"
            onClick={() =>
              done(
                desk.invite().then((made) => {
                  setLink(houseUrl(`/#invitation=${encodeURIComponent(made.inviteToken)}`));
                  return H.invited;
                }),
              )
            }
          >
            {stands.made ? H.inviteAnew : H.invite}
          </button>
          {stands.made && (
            <button
              type="button"
              class="quiet"
              data-act="uninvite"
              onClick={() => {
                setLink("");
                done(desk.uninvite().then(() => H.uninvited));
              }}
            >
              {H.uninvite}
            </button>
          )}
        </p>
      )}
    </section>
  );
}

function Lists({ desk, looks }: { desk: HouseDesk; looks: number }) {
  const { value: settings } = useRequest(() => desk.settings(), []);
  const { value: record } = useRequest(() => desk.record(), [looks]);
  const { value: log } = useRequest(() => desk.log(), [looks]);
  return (
    <section class="panel">
      <details>
        <summary>{H.settings}</summary>
        <dl class="house-settings">
          {settings?.settings.map((each) => (
            <div key={each.name}>
              <dt>{each.name}</dt>
              <dd>
                {each.value || H.nothing} <small>{H.from[each.from] ?? each.from}</small>
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <details>
        <summary>{H.record}</summary>
        {record?.record.length === 0 && <p class="none">{H.emptyRecord}</p>}
        <ol class="house-log">
          {record?.record.map((deed, index) => (
            <li key={index}>
              <small>{when(deed.at)}</small> {deed.what} {deed.id}
            </li>
          ))}
        </ol>
      </details>
      <details>
        <summary>{H.log}</summary>
        {log?.lines.length === 0 && <p class="none">{H.emptyLog}</p>}
        <ol class="house-log">
          {log?.lines.map((line, index) => (
            <li key={index}>
              <small>
                {when(line.at)} {line.level}
              </small>{" "}
              {line.text}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

function Head({ text }: { text: string }) {
  return <h2 class="head">{text}</h2>;
}

function named(each: StoredTable): string {
  if (each.kind === "club") return H.club(each.name ?? "");
  return each.kind === "evening" ? H.evening : (each.game ?? each.id);
}

function when(time: string): string {
  return momentText(Date.parse(time));
}

function size(bytes: number): string {
  return bytes >= 1e9 ? (bytes / 1e9).toFixed(1) + " GB" : Math.round(bytes / 1e6) + " MB";
}
