import { FINISHED } from "./finished.ts";
import { RULEBOOK } from "./rulebook.ts";
import { GATHERING } from "./gathering.ts";
import { EVENING } from "./evening.ts";
import { COMMON } from "./common.ts";
import { POCKET } from "./pocket.ts";
import { TABLE } from "./table.ts";

/** Every text of the client itself; what a game says comes with its scenes. */
export const ENGLISH = { ...COMMON, ...GATHERING, ...TABLE, ...FINISHED, ...RULEBOOK, ...POCKET, evening: EVENING };

/** The type of a complete translation. */
export type Catalogue = typeof ENGLISH;
