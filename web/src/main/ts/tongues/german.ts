import type { Catalogue } from "./english.ts";
import { AFTERWARDS } from "./german/afterwards.ts";
import { BOOKS } from "./german/books.ts";
import { COMPANY } from "./german/company.ts";
import { EVENING } from "./german/evening.ts";
import { HOUSE } from "./german/house.ts";
import { TABLE } from "./german/table.ts";

/** Dasselbe auf Deutsch. Die Texte der Spiele selbst kommen vom Haus und sind englisch. */
export const GERMAN: Catalogue = { ...HOUSE, ...COMPANY, ...TABLE, ...AFTERWARDS, ...BOOKS, evening: EVENING };
