package parlour.games.logomachy;

import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Piece;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.JudgingMode;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    int goal = options.goal();
    String end = goal == 1 ? "One deal, most points win: " : "First to " + goal + " points: ";
    return new Kit(
        Kit.Aim.most(end + "most cards 3, Q and Z 2, other prizes and sweeps 1.", "points")
            .goal(goal == 1 ? 0 : goal),
        List.of(
            Kit.Action.of("take", "Take the word", 0, 'T'),
            Kit.Action.of("build", "Begin the word", 1, 'B'),
            Kit.Action.of("extend", "Extend a word", 2, 'E'),
            Kit.Action.of("lay", "Lay a card", 3, 'L'),
            Kit.Action.of("challenge", "Challenge", 4, 'C')),
        Pack.FOUR,
        Piece.Form.LETTER,
        true,
        options.clock() != TurnClock.OFF || options.judging() == JudgingMode.VIGILANCE);
  }
}
