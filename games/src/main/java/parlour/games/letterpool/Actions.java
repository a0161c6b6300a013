package parlour.games.letterpool;

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
            .tieBreak("With equally many letters, the word of most syllables decides."),
        List.of(
            Kit.Action.of("stake", "Stake the letter", 0, 'S'),
            Kit.Action.of("ready", "I am ready", 0, 'R'),
            Kit.Action.of("declare", "Declare the word", 0, 'D'),
            Kit.Action.of("pass", "Pass", 1, 'P'),
            Kit.Action.of("challenge", "Doubt the word", 2, 'T'),
            Kit.Action.of("content", "Let it stand", 0, 'L')),
        options.hand(),
        Piece.Form.LETTER,
        true,
        true);
  }
}
