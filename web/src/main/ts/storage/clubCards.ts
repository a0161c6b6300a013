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
