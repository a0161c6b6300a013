import type { Catalogue } from "../english/catalogue.ts";
import { FINISHED } from "./finished.ts";
import { RULEBOOK } from "./rulebook.ts";
import { GATHERING } from "./gathering.ts";
import { EVENING } from "./evening.ts";
import { COMMON } from "./common.ts";
import { TABLE } from "./table.ts";

/** Dasselbe auf Deutsch. Die Texte der Spiele selbst kommen vom Haus und sind englisch. */
export const GERMAN: Catalogue = { ...COMMON, ...GATHERING, ...TABLE, ...FINISHED, ...RULEBOOK, evening: EVENING };
