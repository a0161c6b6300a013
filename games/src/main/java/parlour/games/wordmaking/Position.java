package parlour.games.wordmaking;

import parlour.games.material.Pile;

/// Everything about a game at one moment.
///
/// @param box the letters that are still in the box, the next one on top
public record Position(Pile box, Open open) {
  Position with(Open next) {
    return new Position(box, next);
  }
}
