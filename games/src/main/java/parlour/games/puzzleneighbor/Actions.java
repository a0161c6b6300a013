package parlour.games.puzzleneighbor;

import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Piece;
import parlour.games.material.Phrases;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    int rounds = options.rounds(seats);
    return new Kit(
        Kit.Aim.most("Most counters after " + Phrases.count(rounds, "round") + ".", "counters"),
        List.of(
            Kit.Action.of("pick", "Pass the word on", 0, 'W'),
            Kit.Action.of("puzzle", "Call \"Puzzle!\"", 0, 'C'),
            Kit.Action.of("announce", "Announce it", 0, 'A'),
            Kit.Action.of("yield", "Give up", 1, 'G').pressedTwice(),
            Kit.Action.of("require", "Ask for the word", 0, 'R'),
            Kit.Action.of("pay", "Pay a counter", 1, 'P'),
            Kit.Action.of("spell", "Spell the word", 2, 'S'),
            Kit.Action.of("concede", "I cannot spell it", 3, 'N').pressedTwice(),
            Kit.Action.of("challenge", "Doubt a word", 4, 'D'),
            Kit.Action.of("content", "All are words", 0, 'L')),
        options.length(),
        Piece.Form.LETTER,
        true,
        true);
  }
}
