package parlour.games.goodbooks;

import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Piece;
import parlour.games.material.TurnClock;
import parlour.games.material.cards.AuthorsPack;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    String length =
        options.minutes() > 0
            ? options.minutes() + " minutes."
            : options.questions() > 0
                ? options.questions() + " questions at most."
                : "Until all twelve are made.";
    return new Kit(
        Kit.Aim.most("Most books win. " + length, "books"),
        List.of(
            Kit.Action.of("who-wrote", "Who wrote …?", 0, 'W'),
            Kit.Action.of("a-book-by", "A book by …?", 1, 'B'),
            Kit.Action.of("author", "Name the author", 0, 'A'),
            Kit.Action.of("book", "Name a book", 0, 'N'),
            Kit.Action.of("call", "Call for a card", 0, 'C')),
        (AuthorsPack.SIZE + seats - 1) / seats + 4,
        Piece.Form.CARD,
        false,
        options.clock() != TurnClock.OFF);
  }
}
