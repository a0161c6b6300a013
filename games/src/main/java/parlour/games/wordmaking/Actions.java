package parlour.games.wordmaking;

import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Piece;
import parlour.games.material.Phrases;
import parlour.games.material.TurnClock;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    String goal = Phrases.number(options.goal());
    String text =
        options.retained()
            ? "Have " + goal + " words, and keep them until your next turn."
            : "The first with " + goal + " words wins.";
    return new Kit(
        Kit.Aim.most(text, "words")
            .goal(options.goal())
            .tieBreak("With equally many words, most letters in them decide."),
        List.of(
            Kit.Action.of("spell", "Make the word", 0, 'W'),
            Kit.Action.of("draw", "Draw a letter", 1, 'D'),
            Kit.Action.of("pass", "Pass", 2, 'P'),
            Kit.Action.of("doubt", "Doubt a word", 3, 'U'),
            Kit.Action.of("consult", "Look it up", 1, 'L'),
            Kit.Action.of("stand", "Let it stand", 0, 'S')),
        0,
        Piece.Form.LETTER,
        true,
        options.clock() != TurnClock.OFF);
  }
}
