/** From which hour to which a device is called without a sound; the same twice for never. */
export interface QuietHours {
  from: number;
  until: number;
}

/** A browser that belongs to a member. */
export interface ClubDevice {
  device: number;
  name: string;
  since: number;
  /** Whether it is this one. */
  this: boolean;
  /** Of one's own devices that are called. */
  notices?: QuietHours;
}

export interface ClubMember {
  member: number;
  name: string;
  keeper: boolean;
  /** Whether they have twice the time wherever a clock runs. */
  longClock: boolean;
  /** Whether they have the club open just now. */
  here: boolean;
  /** Shown to the member and to keepers. */
  devices?: ClubDevice[];
}

/** The time for a turn at a table over days. */
export interface TurnTime {
  /** How many days a turn may take. */
  days: number;
  /** The seats that have to play. */
  awaited: number[];
  /** When their time ends, in milliseconds since 1970; 0 while none runs. */
  until: number;
}

export interface ClubTable {
  table: string;
  game: string;
  title: string;
  phase: "laid" | "gathering" | "playing" | "over";
  /** The member of each chair; -1 where somebody else sits, or nobody. */
  chairs: number[];
  /** One's own chair, or -1. */
  seat: number;
  at: number;
  /** Over days: whom the table waits for. */
  turnTime?: TurnTime;
}

/** A club as one of its members sees it. */
export interface Club {
  type: "club";
  club: string;
  name: string;
  me: number;
  now: number;
  /** Only phrases and cheers are said at its tables. */
  quiet: boolean;
  members: ClubMember[];
  /** Those that wait for one first, the time that ends first on top; then one's own; those that are over last. */
  tables: ClubTable[];
  /** Where its notices are posted as well; shown to keepers. */
  webhook?: string;
  evening?: { evening: string; title: string; member: number; at: number };
}

/** What an invitation tells of a club. */
export interface ClubInvitation {
  type: "invitation";
  club: string;
  name: string;
  members: string[];
}

/** How one chair of a finished game came out. */
export interface BookedSeat {
  /** The member, or -1 for a guest or a bot. */
  member: number;
  points: number;
  place: number;
  /** The partnership's name, or "". */
  side: string;
}

export interface BookedGame {
  table: string;
  game: string;
  title: string;
  at: number;
  seats: BookedSeat[];
  words: { member: number; word: string; gain: number }[];
  /** Whether the game can still be seen again. */
  kept: boolean;
}

/** The book of a club, the latest game first. */
export interface ClubBook {
  club: string;
  members: { member: number; name: string; gone: boolean }[];
  games: BookedGame[];
}
