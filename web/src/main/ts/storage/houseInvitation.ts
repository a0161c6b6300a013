import { read, write } from "./localStorage.ts";

/** The token of the house's invitation that this device came by, or nothing. */
export function houseInvitation(): string {
  return read("invitation", "");
}

export function keepHouseInvitation(token: string): void {
  write("invitation", token);
}
