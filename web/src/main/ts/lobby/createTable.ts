import { serverGone } from "../offline/device.ts";
import { S } from "../texts/strings.ts";
import { chosenLevel, strengthOf } from "../storage/botLevel.ts";
import { saveTicket } from "../storage/tickets.ts";
import { myName } from "../storage/playerName.ts";
import { preferences } from "../storage/preferences.ts";
import { go } from "../ui/route.ts";
import { api, Problem } from "../api/api.ts";
import type { GameInfo } from "../wire/types.ts";

const USUAL_PLAYERS = 3;

/** How many bots a quick game starts with. */
export function botsFor(game: GameInfo): number {
  return Math.min(game.most, Math.max(game.fewest, USUAL_PLAYERS)) - 1;
}

export interface TableRequest {
  game: GameInfo;
  settings: Record<string, string>;
  seats: number;
  bots: number;
  level: number;
  name: string;
  open: boolean;
  family: boolean;
}

/** Creates the table on this device, with bots in all other chairs; the server is not asked. */
async function createOnDevice(wish: TableRequest): Promise<void> {
  const { game, settings, seats, level, name, family } = wish;
  if (game.guest) throw new Error(S.guestNeedsServer(game.title));
  const chosen = { ...game.forPeople, ...familySettings(game, family), ...settings };
  const laid = await api.createOnDevice({ game: game.id, settings: chosen, seats, level, name, open: false, family });
  saveTicket(laid.table, { seat: 0, token: "own", title: game.title });
  go("/t/" + encodeURIComponent(laid.table));
}

/** Turns on a game's family setting; the server does that itself. */
function familySettings(game: GameInfo, family: boolean): Record<string, string> {
  const has = game.settings.some((setting) => setting.name === "family");
  return family && has ? { family: "yes" } : {};
}

/** Creates a table on the server or, when it is gone, on this device. */
export async function createTable(wish: TableRequest): Promise<void> {
  if (serverGone.value) return createOnDevice(wish);
  try {
    await createOnServer(wish);
  } catch (error) {
    const unheard = error instanceof Problem && error.status === 0;
    if (!unheard || wish.bots < wish.seats - 1) throw error;
    await createOnDevice(wish);
  }
}

/** Creates a table on the server, seats the bots, deals if no chair is free, and opens it. */
async function createOnServer(wish: TableRequest): Promise<void> {
  const { game, seats, name, open, family } = wish;
  const settings = { ...game.forPeople, ...wish.settings };
  const seated = await api.create({ game: game.id, settings, seats, name, open, family });
  saveTicket(seated.table, { ...seated, title: game.title });
  for (let i = 0; i < wish.bots; i++) await api.addBot(seated.table, { level: wish.level }, seated.token);
  if (wish.bots === seats - 1) await api.start(seated.table, seated.token);
  go("/t/" + encodeURIComponent(seated.table));
}

/** Starts a game against bots with the usual settings. */
export function playNow(game: GameInfo): Promise<void> {
  const bots = botsFor(game);
  return createTable({ ...usualRequest(game), seats: bots + 1, bots, name: myName() || S.guest });
}

/** Creates a private table with free chairs for friends. */
export function inviteFriends(game: GameInfo, name: string): Promise<void> {
  return createTable({ ...usualRequest(game), seats: botsFor(game) + 1, bots: 0, name });
}

function usualRequest(game: GameInfo) {
  const level = strengthOf(chosenLevel(), game.race);
  return { game, settings: {}, level, open: false, family: preferences.value.children };
}
