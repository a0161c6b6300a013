import type { Catalogue } from "../english/catalogue.ts";
import { AFTERWARDS } from "./finished.ts";
import { BOOKS } from "./rulebook.ts";
import { COMPANY } from "./gathering.ts";
import { EVENING } from "./evening.ts";
import { HOUSE } from "./common.ts";
import { TABLE } from "./table.ts";

/** Dasselbe auf Deutsch. Die Texte der Spiele selbst kommen vom Haus und sind englisch. */
export const GERMAN: Catalogue = { ...HOUSE, ...COMPANY, ...TABLE, ...AFTERWARDS, ...BOOKS, evening: EVENING };
