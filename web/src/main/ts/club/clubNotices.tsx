import { useEffect, useState } from "preact/hooks";
import { clubs, type HouseNotices } from "../api/clubs.ts";
import { useRequest, useTask } from "../lib/request.ts";
import { S } from "../texts/strings.ts";
import { ErrorText, Switch, submitting } from "../ui/fields.tsx";
import type { Club, QuietHours } from "../wire/club.ts";
import { subscribe, whyNoPush } from "./pushSubscription.ts";

const HOURS = [...Array(24).keys()];
const USUAL: QuietHours = { from: 22, until: 7 };

interface Props {
  club: Club;
  token: string;
}

/** Whether this device is called when something waits, and when it stays quiet; for keepers, the club's webhook. */
export function NoticesSheet({ club, token }: Props) {
  const { value: house } = useRequest(() => clubs.houseNotices(), []);
  if (!house) return null;
  const me = club.members.find((each) => each.member === club.me);
  const why = house.key ? whyNoPush() : house.why;
  return (
    <section class="leaf-sheet club-notices" data-notices="">
      <h2 class="legend ends">{S.club.notices}</h2>
      {why ? <p class="hint">{why}</p> : <DeviceSwitch club={club} token={token} house={house} />}
      {house.webhooks && me?.keeper && <Webhook club={club} token={token} />}
    </section>
  );
}

function DeviceSwitch({ club, token, house }: Props & { house: HouseNotices }) {
  const { run, busy, problem } = useTask();
  const now = club.members.flatMap((each) => each.devices ?? []).find((each) => each.this)?.notices;
  const tell = (quiet: QuietHours) => async () => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await clubs.noticesOn(club.club, { ...(await subscribe(house.key ?? "")), zone, ...quiet }, token);
  };
  const stop = () => clubs.noticesOff(club.club, token);
  // What the browser or its push service has renewed meanwhile, the club learns when the page is opened.
  useEffect(() => {
    if (now) run(Notification.permission === "granted" ? tell(now) : stop);
  }, []);
  const hour = (name: keyof QuietHours, label: string) =>
    now && (
      <label class="blank">
        <span>{label}</span>
        <select
          name={name}
          value={now[name]}
          onChange={(event) => run(tell({ ...now, [name]: Number(event.currentTarget.value) }))}
        >
          {HOURS.map((each) => (
            <option key={each} value={each}>
              {S.club.hour(each)}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <>
      <Switch
        name="notices"
        label={S.club.tellMe}
        hint={busy ? S.club.noticesBusy : ""}
        on={now !== undefined}
        onTurn={(on) => run(on ? tell(USUAL) : stop)}
      />
      <p class="hint">{S.club.noticesHint}</p>
      {now && (
        <div class="club-ticks cells">
          {hour("from", S.club.quietFrom)}
          {hour("until", S.club.quietUntil)}
        </div>
      )}
      <ErrorText text={problem} />
    </>
  );
}

/** The one address to which the club's notices are posted as well. */
function Webhook({ club, token }: Props) {
  const { run, problem } = useTask();
  const [url, setUrl] = useState(club.webhook ?? "");
  return (
    <form
      onSubmit={submitting(() =>
        run(() => (url ? clubs.setWebhook(club.club, url, token) : clubs.dropWebhook(club.club, token))),
      )}
    >
      <label class="blank">
        <span>
          {S.club.webhook} <small>{S.club.webhookHint}</small>
        </span>
        <input
          type="url"
          name="webhook"
          autocomplete="off"
          value={url}
          onInput={(event) => setUrl(event.currentTarget.value.trim())}
        />
      </label>
      <ErrorText text={problem} />
      <div class="cluster form-foot">
        <button type="submit" class="ghost" data-act="webhook">
          {S.club.setWebhook}
        </button>
      </div>
    </form>
  );
}
