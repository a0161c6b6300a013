import { ENGLISH, type Catalogue } from "./english/catalogue.ts";
import { GERMAN } from "./german/catalogue.ts";

const CATALOGUES: Record<string, Catalogue> = { en: ENGLISH, de: GERMAN };

/** The catalogue that is spoken now. */
export let S: Catalogue = ENGLISH;

/** Speaks that language from now on, or English where nobody has translated it; gives the one that is spoken. */
export function useLanguage(tongue: string): string {
  const wanted = tongue.toLowerCase().split("-")[0] ?? "";
  const spoken = wanted in CATALOGUES ? wanted : "en";
  S = CATALOGUES[spoken] ?? ENGLISH;
  return spoken;
}
