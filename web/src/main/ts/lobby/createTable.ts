import { serverGone } from "../offline/device.ts";
import { S } from "../i18n/strings.ts";
import { saveTicket } from "../storage/tickets.ts";
import { myName } from "../storage/playerName.ts";
import { preferences } from "../storage/preferences.ts";
import { go } from "../ui/route.ts";
import { api, Problem } from "../api/api.ts";
import type { GameInfo } from "../wire/types.ts";

const USUAL_LEVEL = 3;
const USUAL_PLAYERS = 3;

/** How many bots make a good small company. */
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

/** On this device, against bots alone: the server is not asked. */
async function createOnDevice(wish: TableRequest): Promise<void> {
  const { game, settings, seats, level, name, family } = wish;
  const chosen = { ...familySettings(game, family), ...settings };
  const laid = await api.createHere({ game: game.id, settings: chosen, seats, level, name, open: false, family });
  saveTicket(laid.table, { seat: 0, token: "own", title: game.title });
  go("/t/" + encodeURIComponent(laid.table));
}

/** Where children play, a setting about it is on; a server sees to that itself. */
function familySettings(game: GameInfo, family: boolean): Record<string, string> {
  const has = game.settings.some((setting) => setting.name === "family");
  return family && has ? { family: "yes" } : {};
}

/** Lays a table, at the house or, where that is gone, on this device. */
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

/** Lays a table, seats the bots, deals when nobody is missing, and goes there. */
async function createOnServer(wish: TableRequest): Promise<void> {
  const { game, settings, seats, name, open, family } = wish;
  const seated = await api.create({ game: game.id, settings, seats, name, open, family });
  saveTicket(seated.table, { ...seated, title: game.title });
  for (let i = 0; i < wish.bots; i++) await api.bot(seated.table, { level: wish.level }, seated.token);
  if (wish.bots === seats - 1) await api.start(seated.table, seated.token);
  go("/t/" + encodeURIComponent(seated.table));
}

/** Against bots, at once, as usual. */
export function playNow(game: GameInfo): Promise<void> {
  const bots = botsFor(game);
  return createTable({ ...usualRequest(game), seats: bots + 1, bots, name: myName() || S.guest });
}

/** A private table with empty chairs for friends. */
export function inviteFriends(game: GameInfo, name: string): Promise<void> {
  return createTable({ ...usualRequest(game), seats: botsFor(game) + 1, bots: 0, name });
}

function usualRequest(game: GameInfo) {
  return { game, settings: {}, level: USUAL_LEVEL, open: false, family: preferences.value.children };
}
