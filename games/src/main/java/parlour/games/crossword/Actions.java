package parlour.games.crossword;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Piece;
import parlour.games.material.Phrases;
import parlour.games.material.TurnClock;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    List<Kit.Action> actions =
        new ArrayList<>(
            List.of(
                Kit.Action.of(Notation.LAY, "Lay a word", 0, 'L'),
                Kit.Action.of(Notation.LAY_FREE, "Use Free Letter", 1, 'F'),
                Kit.Action.of(Notation.EXCHANGE, "Exchange a card", 2, 'E'),
                Kit.Action.of(Notation.DRAW, "Draw a card", 0, 'D')));
    if (options.vigilant()) {
      actions.add(Kit.Action.of(Notation.CHALLENGE, "Challenge a word", 3, 'C').pressedTwice());
      actions.add(Kit.Action.of(Notation.LET_STAND, "Let it stand", 0, 'S'));
    }
    return new Kit(
        Kit.Aim.fewest("Fewest points win. " + ending(), "points")
            .goal(options.goal())
            .tieBreak("One more hand among the tied decided."),
        List.copyOf(actions),
        seats <= 6 ? 6 : 5,
        Piece.Form.LETTER,
        true,
        options.clock() != TurnClock.OFF);
  }

  private String ending() {
    if (options.goal() > 0) return "It ends when somebody has " + options.goal() + ".";
    if (options.minutes() > 0) return Phrases.count(options.minutes(), "minute") + ".";
    return Phrases.sentence(Phrases.count(options.hands(), "hand") + ".");
  }
}
