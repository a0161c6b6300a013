import { useEffect, useState } from "preact/hooks";
import { S } from "../texts/strings.ts";
import { useStore } from "../lib/store.ts";
import { serverGone, openLocalServer } from "./device.ts";

/** Tells that the server does not answer, and starts the local server meanwhile. */
export function ServerGone() {
  const away = useStore(serverGone);
  const [here, setHere] = useState<boolean | undefined>();
  useEffect(() => {
    if (away)
      openLocalServer().then(
        () => setHere(true),
        () => setHere(false),
      );
  }, [away]);
  if (!away) return null;
  return (
    <section
      class="gone panel cells"
      role="status"
      data-gone={here === undefined ? "opening" : here ? "playable" : "closed"}
    >
      <h2>{S.serverGoneTitle}</h2>
      <p>{here === false ? S.serverGoneOnly : S.serverGoneHint}</p>
    </section>
  );
}
