import { within } from "../lib/base.ts";

/**
 * Registers the service worker once the page has loaded and the browser is idle. Where that is not allowed (plain HTTP
 * in a local network), the page works all the same, but not without the server.
 */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const idle = window.requestIdleCallback ?? ((task: () => void) => window.setTimeout(task, 2000));
  const register = () =>
    idle(() => {
      navigator.serviceWorker.register(within("/sw.js")).catch(() => undefined);
    });
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
