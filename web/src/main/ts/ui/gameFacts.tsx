import { S } from "../texts/strings.ts";
import type { GameInfo, Length } from "../wire/types.ts";
import { Chip } from "./fields.tsx";
import { FILTERS, type Filter } from "./recommend.ts";

/** How many play; how long, by the length if there is one; whether it is rebuilt, or a guest. */
export function GameFacts(props: { game: GameInfo; length: Length | undefined; players: number }) {
  const { game, length, players } = props;
  const least = Math.min(...game.minutes);
  const most = Math.max(...game.minutes);
  return (
    <p class="cluster facts">
      <span>{S.playerCount(game.fewest, game.most)}</span>{" "}
      <span>
        {length ? S.lengthFacts(length.says, length.minutes[players] ?? least, players) : S.minutes(least, most)}
      </span>{" "}
      {game.reconstructed && (
        <span class="rebuilt" title={S.reconstructedHint}>
          {S.reconstructed}
        </span>
      )}
      {game.guest && (
        <span class="rebuilt" title={S.guestGameHint}>
          {S.guestGame}
        </span>
      )}
    </p>
  );
}

/** Chips that choose which games of a list are shown. */
export function GameFilters(props: { count: number; chosen: Filter; onPick: (filter: Filter) => void }) {
  return (
    <fieldset class="cluster chips filters">
      <legend class="sr">{S.filterGames}</legend>
      {FILTERS.map((each) => (
        <Chip key={each} name="filter" value={each} chosen={props.chosen === each} onPick={() => props.onPick(each)}>
          {each === "all" ? S.allOf(props.count) : S.filterLabel[each]}
        </Chip>
      ))}
    </fieldset>
  );
}
