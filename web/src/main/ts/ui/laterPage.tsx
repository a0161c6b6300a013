import { useEffect, useState } from "preact/hooks";
import type { ComponentType, JSX } from "preact";
import { S } from "../texts/strings.ts";

/**
 * A page whose script is loaded when it is first opened. Where it cannot be had, as from a house that was upgraded
 * meanwhile, the whole page is loaded again, once.
 */
export function laterPage<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element {
  let loaded: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [Page, setPage] = useState(() => loaded);
    useEffect(() => {
      if (loaded) return;
      load().then((page) => {
        sessionStorage.removeItem(AGAIN);
        loaded = page;
        setPage(() => page);
      }, reloadOnce);
    }, []);
    return Page ? (
      <Page {...props} />
    ) : (
      <p class="none" role="status">
        {S.loading}
      </p>
    );
  };
}

const AGAIN = "parlour.loaded-again";

function reloadOnce(): void {
  if (sessionStorage.getItem(AGAIN)) return;
  sessionStorage.setItem(AGAIN, "yes");
  location.reload();
}
