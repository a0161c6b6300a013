import { within } from "../lib/base.ts";
import { useEffect, useState } from "preact/hooks";
import { S } from "../texts/strings.ts";
import { useRequest } from "../lib/request.ts";
import { SearchField } from "../ui/fields.tsx";
import { Ornament } from "../ui/icons.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { api } from "../api/api.ts";
import type { Chapter, Gap } from "../wire/finished.ts";
import { countGaps, findGaps } from "./findGaps.ts";

/** The register of gaps: what the leaflets leave open, and how this project reads it. */
export function GapsPage() {
  const { value: gaps, problem } = useRequest(() => api.gaps(), []);
  const [text, setText] = useState("");
  useEffect(() => {
    document.title = S.gaps + " – " + S.appName;
  }, []);
  const found = gaps ? findGaps(gaps, text) : [];
  return (
    <>
      <Masthead title={S.gaps} subtitle={S.gapsSub} home />
      <main class="page narrow">
        {(problem || !gaps) && (
          <p class={problem ? "trouble" : "none"} role="status">
            {problem || S.loading}
          </p>
        )}
        {gaps && (
          <article class="column panel gaps">
            <p class="gaps-intro">{S.gapsIntro(countGaps(gaps.chapters))}</p>
            <SearchField label={S.gapsSearch} text={text} onText={setText}>
              {text && (found.length > 0 ? S.gapsFound(countGaps(found)) : S.gapsNone(text))}
            </SearchField>
            {!text && (
              <nav class="cluster gaps-contents" aria-label={S.gapsContents}>
                {gaps.chapters.map((chapter) => (
                  <button key={chapter.id} type="button" class="plain-link touch" onClick={() => turnTo(chapter.id)}>
                    {chapter.title} <small>{chapter.gaps.length}</small>
                  </button>
                ))}
              </nav>
            )}
            {found.map((chapter) => (
              <ChapterView key={chapter.id} chapter={chapter} />
            ))}
          </article>
        )}
      </main>
    </>
  );
}

function turnTo(chapter: string): void {
  const heading = document.querySelector<HTMLElement>(`[data-chapter="${CSS.escape(chapter)}"] h2`);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

function ChapterView({ chapter }: { chapter: Chapter }) {
  return (
    <section class={"gap-chapter" + (chapter.lost ? " lost" : "")} data-chapter={chapter.id}>
      <h2 tabIndex={-1}>{chapter.title}</h2>
      {chapter.lost && <p class="lost-mark">{S.gapsLost}</p>}
      <Ornament />
      <p class="gap-state">
        {chapter.leaflet !== "all" && <>{S.leaflet(chapter.leaflet)}. </>}
        {chapter.state}
      </p>
      <ol>
        {chapter.gaps.map((gap) => (
          <GapView key={gap.clause.id} gap={gap} chapter={chapter.id} />
        ))}
      </ol>
    </section>
  );
}

function GapView({ gap, chapter }: { gap: Gap; chapter: string }) {
  return (
    <li data-gap={gap.clause.id}>
      <h3>{gap.question}</h3>
      <p>
        <a
          class="number"
          href={within(`/#rules=${chapter}&clause=${gap.clause.id}`)}
          aria-label={S.clauseLink(gap.clause.number)}
        >
          {gap.clause.number}
        </a>{" "}
        {gap.clause.text.replaceAll("`", "")}
        {gap.clause.status !== "R" && <small> ({S.gapsPartly})</small>}
      </p>
      {gap.measured && (
        <p class="open-question" data-measured>
          {S.gapsMeasured(gap.measured)}
        </p>
      )}
      {gap.choices.map((choice) => (
        <p key={choice.game + choice.setting.name} class="option-mark" data-option={choice.setting.name}>
          {S.optionOffered(
            S.gapsChoice(choice.game, choice.setting.label),
            choice.setting.choices.map((each) => each.label).join(" / "),
          )}
        </p>
      ))}
    </li>
  );
}
