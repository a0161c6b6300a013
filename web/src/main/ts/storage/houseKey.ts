const NAME = "parlour.house";

/** Keeps the key of the host's desk for this tab, so that it need not stay in the address. */
export function keepHouseKey(key: string): void {
  try {
    sessionStorage.setItem(NAME, key);
  } catch {
    // Without storage the page works until it is loaded again.
  }
}

export function houseKey(): string {
  try {
    return sessionStorage.getItem(NAME) ?? "";
  } catch {
    return "";
  }
}
