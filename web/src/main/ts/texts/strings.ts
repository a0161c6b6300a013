import { CLUB } from "./clubTexts.ts";
import { COMMON } from "./commonTexts.ts";
import { EVENING } from "./eveningTexts.ts";
import { FINISHED } from "./finishedTexts.ts";
import { GATHERING } from "./gatheringTexts.ts";
import { HOUSE } from "./houseTexts.ts";
import { POCKET } from "./pocketTexts.ts";
import { RULEBOOK } from "./rulebookTexts.ts";
import { TABLE } from "./tableTexts.ts";

/** Every text of the client itself; what a game says comes with its scenes. */
export const S = {
  ...COMMON,
  ...GATHERING,
  ...TABLE,
  ...FINISHED,
  ...RULEBOOK,
  ...POCKET,
  evening: EVENING,
  club: CLUB,
  house: HOUSE,
};
