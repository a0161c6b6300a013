package parlour.games.yankeeloto;

import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Piece;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    return new Kit(
        Kit.Aim.most("Most counters win; everybody leads once.", "counters"),
        List.of(
            Kit.Action.of("lay", "Lay the word", 0, 'L'),
            Kit.Action.of("no-word", "I have no word", 1, 'N'),
            Kit.Action.of("challenge", "Challenge a word", 1, 'C'),
            Kit.Action.of("content", "No challenge", 0, 'A'),
            Kit.Action.of("call", "Call a letter", 0, 'L'),
            Kit.Action.of("cover", "Cover it", 2, 'C'),
            Kit.Action.of("loto", "Cry \"Loto!\"", 1, 'Y')),
        Forming.HAND,
        Piece.Form.LETTER,
        true,
        true);
  }
}
