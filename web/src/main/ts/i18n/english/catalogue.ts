import { AFTERWARDS } from "./finished.ts";
import { BOOKS } from "./rulebook.ts";
import { COMPANY } from "./gathering.ts";
import { EVENING } from "./evening.ts";
import { HOUSE } from "./common.ts";
import { TABLE } from "./table.ts";

/** Every sentence the client itself says. What a game says comes with its scenes. */
export const ENGLISH = { ...HOUSE, ...COMPANY, ...TABLE, ...AFTERWARDS, ...BOOKS, evening: EVENING };

/** What every language must say. */
export type Catalogue = typeof ENGLISH;
