import type { Chapter, Gap, Gaps } from "../wire/finished.ts";

/** The chapters with the gaps that contain every search word; chapters without one are omitted. */
export function findGaps(gaps: Gaps, text: string): Chapter[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return gaps.chapters;
  return gaps.chapters.flatMap((chapter) => {
    const found = chapter.gaps.filter((gap) => words.every((word) => holds(chapter, gap, word)));
    return found.length > 0 ? [{ ...chapter, gaps: found }] : [];
  });
}

function holds(chapter: Chapter, gap: Gap, word: string): boolean {
  const options = gap.choices.map((choice) => choice.setting.label);
  const clause = [gap.clause.text, gap.clause.id, gap.clause.number];
  return [chapter.title, gap.question, ...clause, gap.measured ?? "", ...options].some((part) =>
    part.toLowerCase().includes(word),
  );
}

export function countGaps(chapters: readonly Chapter[]): number {
  return chapters.reduce((sum, chapter) => sum + chapter.gaps.length, 0);
}
