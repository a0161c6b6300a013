package parlour.games.spellingmatch;

import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Piece;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    return new Kit(
        Kit.Aim.most("Most words spelt win.", "words")
            .tieBreak("With equally many words, whoever called “game” wins."),
        List.of(
            Kit.Action.of("choose", "Hide this word", 0, 'W'),
            Kit.Action.of("call", "Call \"Spell!\"", 0, 'S'),
            Kit.Action.of("spell", "Lay the word", 0, 'L'),
            Kit.Action.of("take", "Take a stack", 1, 'T'),
            Kit.Action.of("prove", "Call its author", 1, 'P').pressedTwice(),
            Kit.Action.of("form", "Form the word", 2, 'F'),
            Kit.Action.of("concede", "I cannot form it", 3, 'C').pressedTwice(),
            Kit.Action.of("challenge", "Challenge a word", 4, 'H'),
            Kit.Action.of("game", "Call \"Game!\"", 0, 'G'),
            Kit.Action.of("content", "I am done", 0, 'D')),
        options.length(),
        Piece.Form.LETTER,
        true,
        true);
  }
}
