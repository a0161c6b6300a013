import { ENGLISH, type Catalogue } from "./english/catalogue.ts";
import { GERMAN } from "./german/catalogue.ts";

const CATALOGUES: Record<string, Catalogue> = { en: ENGLISH, de: GERMAN };

/** The texts of the current language. */
export let S: Catalogue = ENGLISH;

/** Switches to a language, or to English where there is no translation; returns the code of the language in use. */
export function setLanguage(language: string): string {
  const wanted = language.toLowerCase().split("-")[0] ?? "";
  const code = wanted in CATALOGUES ? wanted : "en";
  S = CATALOGUES[code] ?? ENGLISH;
  return code;
}
