/** Once the first page stands and nothing presses, the house is kept on the device. Where the browser does not allow it
 * (plain http in a local network), the page works as ever, only not without the server. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const idle = window.requestIdleCallback ?? ((task: () => void) => window.setTimeout(task, 2000));
  const register = () =>
    idle(() => {
      navigator.serviceWorker.register("/sw.js").catch(() => undefined);
    });
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
