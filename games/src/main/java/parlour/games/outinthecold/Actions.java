package parlour.games.outinthecold;

import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Piece;
import parlour.games.material.Phrases;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    return new Kit(
        Kit.Aim.most(
                "Most letters in words won after "
                    + Phrases.count(options.rounds().of(seats), "round")
                    + ".",
                "letters")
            .tieBreak(
                "With equally many letters, the player less often in the cold is placed higher."),
        List.of(
            Kit.Action.of("in", "Come in", 0, 'I'),
            Kit.Action.of("wait", "Wait and draw", 1, 'W'),
            Kit.Action.of("stay", "Stay out", 1, 'S').pressedTwice(),
            Kit.Action.of("build", "Build it up", 0, 'B'),
            Kit.Action.of("pass", "Do not build", 1, 'P'),
            Kit.Action.of("challenge", "Doubt a word", 1, 'D'),
            Kit.Action.of("content", "All are words", 0, 'A')),
        Options.HAND + Player.DRAWS,
        Piece.Form.LETTER,
        true,
        true);
  }
}
