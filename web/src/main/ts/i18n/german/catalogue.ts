import type { Catalogue } from "../english/catalogue.ts";
import { FINISHED } from "./finished.ts";
import { RULEBOOK } from "./rulebook.ts";
import { GATHERING } from "./gathering.ts";
import { EVENING } from "./evening.ts";
import { COMMON } from "./common.ts";
import { POCKET } from "./pocket.ts";
import { TABLE } from "./table.ts";

/** The German translation; texts of the games come from the server in English. */
export const GERMAN: Catalogue = {
  ...COMMON,
  ...GATHERING,
  ...TABLE,
  ...FINISHED,
  ...RULEBOOK,
  ...POCKET,
  evening: EVENING,
};
