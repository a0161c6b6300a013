package parlour.games.foil;

import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Piece;
import parlour.games.foil.words.Deck;
import parlour.games.material.TurnClock;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    return new Kit(
        options.form().aim(),
        List.of(
            Kit.Action.of("lay", "Group as a word", 1, 'L'),
            Kit.Action.of("draw", "Draw a card", 0, 'D'),
            Kit.Action.of("take", "Take discards", 2, 'T'),
            Kit.Action.of("discard", "Discard", 0, 'C'),
            Kit.Action.of("knock", "Knock", 3, 'K').pressedTwice(),
            Kit.Action.of("unlay", "Take word apart", 4, 'A'),
            Kit.Action.of("mix", "Scramble it myself", 3, 'S'),
            Kit.Action.of("shuffle", "Shuffle a word", 2, 'F'),
            Kit.Action.of("ready", "Ready", 0, 'R'),
            Kit.Action.of("write", "Write the word", 0, 'W'),
            Kit.Action.of("down", "Pencil down", 1, 'P'),
            Kit.Action.of("name", "Name the subject", 0, 'N'),
            Kit.Action.of("subject", "Another subject", 1, 'O'),
            Kit.Action.of("vote", "Vote", 0, 'V'),
            Kit.Action.of("go-on", "Go on", 0, 'G')),
        Deck.HAND + 2,
        Piece.Form.LETTER,
        true,
        options.clocks().clock() != TurnClock.OFF);
  }
}
