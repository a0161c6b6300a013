import { AFTERWARDS } from "./english/afterwards.ts";
import { BOOKS } from "./english/books.ts";
import { COMPANY } from "./english/company.ts";
import { EVENING } from "./english/evening.ts";
import { HOUSE } from "./english/house.ts";
import { TABLE } from "./english/table.ts";

/** Every sentence the client itself says. What a game says comes with its scenes. */
export const ENGLISH = { ...HOUSE, ...COMPANY, ...TABLE, ...AFTERWARDS, ...BOOKS, evening: EVENING };

/** What every language must say. */
export type Catalogue = typeof ENGLISH;
