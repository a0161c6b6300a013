import { read, write } from "./localStorage.ts";

/** This browser's membership of a club: the token of a device that belongs to a member. */
export interface ClubCard {
  token: string;
  /** The name of the club. */
  name: string;
  /** An invitation that was good when it was last seen. */
  inviteToken?: string;
  when: number;
}

export function clubCards(): Record<string, ClubCard> {
  return read<Record<string, ClubCard>>("clubs", {});
}

export function clubCard(club: string): ClubCard | undefined {
  return clubCards()[club];
}

export function saveClubCard(club: string, card: Omit<ClubCard, "when">): void {
  write("clubs", { ...clubCards(), [club]: { ...card, when: Date.now() } });
}

export function dropClubCard(club: string): void {
  const all = clubCards();
  delete all[club];
  write("clubs", all);
}

/** Throws a card away if the club answers that it opens nothing any more: its member has left, or the club is gone. */
export function dropRefusedCard(club: string, status: number): void {
  if (status === 403 || status === 404) dropClubCard(club);
}
