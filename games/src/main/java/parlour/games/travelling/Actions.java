package parlour.games.travelling;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Kit.Action;
import parlour.engine.Piece;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    String aim =
        options.partners() ? "The longest two words of partners win." : "The longest word wins.";
    String length =
        switch (options.rounds()) {
          case 1 -> " One round.";
          case 2 -> " Two rounds.";
          default -> " Three rounds.";
        };
    List<Action> actions = new ArrayList<>();
    actions.add(Action.of("form", "Make this word", 0, 'F'));
    actions.add(Action.of("pass", "Let the rest go", 1, 'P'));
    actions.add(Action.of("restore", "Take it back", 2, 'B'));
    if (!options.umpired()) {
      actions.add(Action.of("content", "I doubt nothing", 0, 'O'));
      actions.add(Action.of("challenge", "Doubt this word", 3, 'X'));
    }
    return new Kit(
        Kit.Aim.most(aim + length, "letters")
            .tieBreak("Of equally long words most syllables win, then the one made earlier."),
        List.copyOf(actions),
        options.each(seats, options.box().box().size()),
        Piece.Form.LETTER,
        true,
        true);
  }
}
