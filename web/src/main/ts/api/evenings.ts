import { within } from "../lib/base.ts";
import type { Evening, OpenedEvening, EveningGame } from "../wire/evening.ts";
import { ask } from "./api.ts";
import { applyChange, type Value } from "../wire/change.ts";
import { houseInvitation } from "../storage/houseInvitation.ts";
import { reconnectingSocket } from "../wire/socket.ts";
import type { Setting } from "../wire/types.ts";

const eveningPath = (evening: string) => "/api/evenings/" + encodeURIComponent(evening);

export const evenings = {
  choices: () => ask<{ games: EveningGame[]; settings: Setting[] }>("GET", "/api/evenings"),
  open: (wish: { game: string; table: Record<string, string>; evening: Record<string, string> }) =>
    ask<OpenedEvening>("POST", "/api/evenings", wish, houseInvitation()),
  arrive: (evening: string, wish: { name: string; part?: string; inviteToken: string }) =>
    ask<{ guest: number; token: string }>("POST", eveningPath(evening) + "/guests", wish),
  step: (evening: string, token: string, verb: string, fields: Record<string, string> = {}) =>
    ask<unknown>("POST", eveningPath(evening) + "/steps", { verb, fields }, token),
  look: (evening: string, secret: string) => ask<Evening>("GET", eveningPath(evening), undefined, secret),
  log: async (evening: string, secret: string): Promise<Blob> => {
    const reply = await fetch(within(eveningPath(evening) + "/log"), {
      headers: { Authorization: "Bearer " + secret },
    });
    return reply.blob();
  },
};

type Frame = Evening | { type: "change"; evening: Value } | { type: "problem"; detail: string };

/** Watches an evening over a socket until the returned function is called. */
export function watchEvening(
  evening: string,
  secret: string,
  seen: (evening: Evening) => void,
  stands: (open: boolean, why: string) => void,
): () => void {
  let why = "";
  let last: Evening | undefined;
  const show = (evening: Evening) => {
    last = evening;
    seen(evening);
  };
  const connection = reconnectingSocket<Frame, { type: "hello"; token: string; changes: true }>(
    eveningPath(evening) + "/watch",
    {
      hello: () => ({ type: "hello", token: secret, changes: true }),
      received: (frame) => {
        if (frame.type === "evening") show(frame);
        else if (frame.type === "change")
          show(applyChange(last as unknown as Value, frame.evening) as unknown as Evening);
        else if (frame.type === "problem") why = frame.detail;
      },
      waits: () => last?.phase !== "over",
      changed: (open, gone) => stands(open, gone ? why : ""),
    },
  );
  return () => connection.close();
}
