import { within } from "../lib/base.ts";
import type { Club, ClubBook, ClubInvitation, QuietHours } from "../wire/club.ts";
import type { OpenedEvening } from "../wire/evening.ts";
import { dropRefusedCard } from "../storage/clubCards.ts";
import { houseInvitation } from "../storage/houseInvitation.ts";
import { reconnectingSocket } from "../wire/socket.ts";
import { S } from "../texts/strings.ts";
import { ask, Problem } from "./api.ts";

const clubPath = (club: string) => "/api/clubs/" + encodeURIComponent(club);
const memberPath = (club: string, member: number) => `${clubPath(club)}/members/${member}`;

interface NewGame {
  game: string;
  /** At a sitting; over days a game has its own settings. */
  settings?: Record<string, string>;
  /** How many days a turn may take. */
  days?: number;
  seats: number;
  family: boolean;
  members: number[];
}

/** How the house calls people: with the key that browsers need, or why it does not. */
export interface HouseNotices {
  key?: string;
  why?: string;
  webhooks: boolean;
}

/** Where a browser is called. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export const clubs = {
  found: (wish: { club: string; name: string; device: string }) =>
    ask<{ club: string; token: string; inviteToken: string }>("POST", "/api/clubs", wish, houseInvitation()),
  look: (club: string, secret: string) => ask<Club | ClubInvitation>("GET", clubPath(club), undefined, secret),
  /** One's own club, by the card of this browser: a card that opens it no more is thrown away. */
  lookInside: async (club: string, token: string): Promise<Club | ClubInvitation> => {
    try {
      return await clubs.look(club, token);
    } catch (refusal) {
      if (refusal instanceof Problem) dropRefusedCard(club, refusal.status);
      throw refusal;
    }
  },
  book: (club: string, token: string) => ask<ClubBook>("GET", clubPath(club) + "/book", undefined, token),
  /** The book for spreadsheets. */
  bookTable: async (club: string, token: string): Promise<Blob> => {
    const reply = await fetch(within(clubPath(club) + "/book.csv"), { headers: { Authorization: "Bearer " + token } });
    if (!reply.ok) throw new Problem(reply.status, S.badAnswer(reply.status));
    return reply.blob();
  },
  join: (club: string, wish: { name: string; inviteToken: string; device: string }) =>
    ask<{ member: number; token: string }>("POST", clubPath(club) + "/members", wish),
  invite: (club: string, token: string) =>
    ask<{ inviteToken: string }>("POST", clubPath(club) + "/invitations", {}, token),
  callInvitationsBack: (club: string, token: string) =>
    ask<void>("DELETE", clubPath(club) + "/invitations", undefined, token),
  leave: (club: string, member: number, token: string) =>
    ask<void>("DELETE", memberPath(club, member), undefined, token),
  strikeName: (club: string, member: number, token: string) =>
    ask<void>("DELETE", memberPath(club, member) + "/name", undefined, token),
  setKeeper: (club: string, member: number, on: boolean, token: string) =>
    ask<void>("POST", memberPath(club, member) + "/keeper", { on }, token),
  deviceCode: (club: string, member: number, token: string) =>
    ask<{ deviceCode: string; until: number }>("POST", memberPath(club, member) + "/code", {}, token),
  useCode: (club: string, wish: { deviceCode: string; device: string }) =>
    ask<{ member: number; token: string }>("POST", clubPath(club) + "/devices", wish),
  strikeDevice: (club: string, member: number, device: number, token: string) =>
    ask<void>("DELETE", `${memberPath(club, member)}/devices/${device}`, undefined, token),
  start: (club: string, wish: NewGame, token: string) =>
    ask<{ table: string; seat: number; inviteToken: string; watchToken: string }>(
      "POST",
      clubPath(club) + "/tables",
      wish,
      token,
    ),
  openEvening: (
    club: string,
    wish: { game: string; table: Record<string, string>; evening: Record<string, string> },
    token: string,
  ) => ask<OpenedEvening>("POST", clubPath(club) + "/evening", wish, token),
  comeToEvening: (club: string, token: string) =>
    ask<{ evening: string; guest: number; token: string }>("POST", clubPath(club) + "/evening/guests", {}, token),
  houseNotices: () => ask<HouseNotices>("GET", "/api/notices"),
  noticesOn: (club: string, wish: PushAddress & QuietHours & { zone: string }, token: string) =>
    ask<void>("POST", clubPath(club) + "/notices", wish, token),
  noticesOff: (club: string, token: string) => ask<void>("DELETE", clubPath(club) + "/notices", undefined, token),
  setWebhook: (club: string, url: string, token: string) =>
    ask<void>("POST", clubPath(club) + "/webhook", { url }, token),
  setQuiet: (club: string, on: boolean, token: string) => ask<void>("POST", clubPath(club) + "/quiet", { on }, token),
  setLongClock: (club: string, on: boolean, token: string) =>
    ask<void>("POST", clubPath(club) + "/clock", { on }, token),
  dropWebhook: (club: string, token: string) => ask<void>("DELETE", clubPath(club) + "/webhook", undefined, token),
  close: (club: string, token: string) => ask<void>("DELETE", clubPath(club), undefined, token),
};

type Frame = Club | { type: "problem"; detail: string };

/** Watches a club over a socket until the returned function is called. */
export function watchClub(
  club: string,
  token: string,
  seen: (club: Club) => void,
  stands: (open: boolean, gone: boolean, why: string) => void,
): () => void {
  let why = "";
  const connection = reconnectingSocket<Frame, { type: "hello"; token: string }>(clubPath(club) + "/watch", {
    hello: () => ({ type: "hello", token }),
    received: (frame) => {
      if (frame.type === "club") seen(frame);
      else if (frame.type === "problem") why = frame.detail;
    },
    waits: () => false,
    changed: (open, gone) => stands(open, gone === true, why),
  });
  return () => connection.close();
}
