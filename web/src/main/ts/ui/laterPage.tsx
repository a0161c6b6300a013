import { useEffect, useState } from "preact/hooks";
import type { ComponentType, JSX } from "preact";
import { S } from "../texts/strings.ts";
import { Masthead } from "./masthead.tsx";

/**
 * A page whose script is loaded when it is first opened. Where it cannot be had, as from a house that was upgraded
 * meanwhile, the whole page is loaded again, once; then it is the player who tries.
 */
export function laterPage<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element {
  let loaded: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [Page, setPage] = useState(() => loaded);
    const [missing, setMissing] = useState(false);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (page) => {
          sessionStorage.removeItem(AGAIN);
          loaded = page;
          setPage(() => page);
        },
        () => (sessionStorage.getItem(AGAIN) ? setMissing(true) : loadAgain()),
      );
    }, []);
    if (Page) return <Page {...props} />;
    return (
      <>
        <Masthead title={S.appName} subtitle="" home />
        <main class="page narrow" data-missing={missing ? "" : undefined}>
          <p role="status">{missing ? S.pageMissing : S.loading}</p>
          {missing && (
            <button type="button" class="primary" data-act="try-again" onClick={loadAgain}>
              {S.tryAgain}
            </button>
          )}
        </main>
      </>
    );
  };
}

const AGAIN = "parlour.loaded-again";

function loadAgain(): void {
  sessionStorage.setItem(AGAIN, "yes");
  location.reload();
}
