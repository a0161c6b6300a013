import { serverGone } from "../offline/device.ts";
import { S } from "../texts/strings.ts";
import { chosenLevel, strengthOf } from "../storage/botLevel.ts";
import { rememberLength, wantedLength } from "../storage/chosenLengths.ts";
import { addSeat, saveTicket } from "../storage/tickets.ts";
import { myName } from "../storage/playerName.ts";
import { preferences } from "../storage/preferences.ts";
import { firstLength, withLength } from "../ui/lengths.ts";
import { tableLink } from "../ui/links.ts";
import { go } from "../ui/route.ts";
import { api, Problem } from "../api/api.ts";
import type { GameInfo, Length } from "../wire/types.ts";

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
  /** The names of those who play at this device as well. */
  others?: string[];
  /** Whether this device becomes the television. */
  television?: boolean;
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

/** Creates a table on the server, seats the company, deals if it is complete, and opens it. */
async function createOnServer(wish: TableRequest): Promise<void> {
  const { game, seats, name, open, family, others = [] } = wish;
  const settings = { ...game.forPeople, ...wish.settings };
  const seated = await api.create({ game: game.id, settings, seats, name, open, family });
  saveTicket(seated.table, { ...seated, title: game.title });
  const { table, inviteToken = "", watchToken = "" } = seated;
  for (const other of others) addSeat(table, await api.sit(table, { name: other, inviteToken }));
  const bots = others.length > 0 ? seats - 1 - others.length : wish.bots;
  for (let i = 0; i < bots; i++) await api.addBot(table, { level: wish.level }, seated.token);
  if (bots + others.length === seats - 1) await api.start(table, seated.token);
  go(wish.television ? tableLink(table, { all: "1", watchToken, inviteToken }) : "/t/" + encodeURIComponent(table));
}

/** Starts a game of that length against bots. */
export function playNow(game: GameInfo, length: Length | undefined): Promise<void> {
  const bots = botsFor(game);
  if (length) rememberLength(game.id, length.name);
  return createTable({ ...usualRequest(game, length), seats: bots + 1, bots, name: myName() || S.guest });
}

/** Creates a private table with free chairs for friends. */
export function inviteFriends(game: GameInfo, name: string): Promise<void> {
  const seats = botsFor(game) + 1;
  const length = firstLength(game, seats, wantedLength(game.id));
  return createTable({ ...usualRequest(game, length), seats, bots: 0, name });
}

function usualRequest(game: GameInfo, length: Length | undefined) {
  const level = strengthOf(chosenLevel(), game.race);
  return { game, settings: withLength(game, {}, length), level, open: false, family: preferences.value.children };
}
