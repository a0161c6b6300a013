import type { PushAddress } from "../api/clubs.ts";
import { S } from "../texts/strings.ts";

/** Why this browser cannot be called, in a sentence; "" if it can. */
export function whyNoPush(): string {
  if (!isSecureContext) return S.club.noticesNeedHttps;
  if ("PushManager" in window && "Notification" in window && "serviceWorker" in navigator) return "";
  // Only Safari on iPhones and iPads has this, and it is false there outside an installed page.
  return "standalone" in navigator ? S.club.noticesNeedInstalling : S.club.noticesNotHere;
}

/** Where this browser is called, bound to the key of the house; asks the person first, if they were not asked yet. */
export async function subscribe(key: string): Promise<PushAddress> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(S.notifyRefused);
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  if (old && keyOf(old) !== key) await old.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
