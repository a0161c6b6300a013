import { within } from "../lib/base.ts";
import { useEffect } from "preact/hooks";
import { S } from "../texts/strings.ts";
import { useRequest } from "../lib/request.ts";
import { Masthead } from "../ui/masthead.tsx";
import { api } from "../api/api.ts";
import { RealTableLinks } from "../ui/realTable.tsx";
import { RulesReader } from "./reader.tsx";

/** The rules as a page of their own, to read before playing. */
export function RulesPage({ game, clause }: { game: string; clause: string }) {
  const { value: games } = useRequest(() => api.games(), []);
  const info = games?.find((each) => each.id === game);
  const title = info?.title ?? game;
  useEffect(() => {
    document.title = S.rulesOf(title) + " – " + S.appName;
  }, [title]);
  return (
    <>
      <Masthead title={title} subtitle={info?.subtitle ?? ""} home />
      <main class="page narrow">
        <p class="cluster page-foot">
          <a class="button primary" href={within("/#game=" + game)}>
            {S.playIt}
          </a>
          {info && !info.guest && <RealTableLinks game={game} />}
        </p>
        <article class="panel">
          <h2 class="head reader-head">{S.rulesOf(title)}</h2>
          <RulesReader game={game} clause={clause} />
        </article>
      </main>
    </>
  );
}
