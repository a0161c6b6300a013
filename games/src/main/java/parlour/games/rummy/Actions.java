package parlour.games.rummy;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Piece;
import parlour.games.material.Phrases;
import parlour.games.material.TurnClock;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    List<Kit.Action> actions = new ArrayList<>();
    actions.add(Kit.Action.of("draw", "Draw", 0, 'D'));
    if (options.discardsOpen()) actions.add(Kit.Action.of("take-up", "Take the discard", 1, 'T'));
    actions.add(Kit.Action.of("discard", "Discard", 0, 'C'));
    actions.add(Kit.Action.of("meld", "Lay down", 2, 'L'));
    if (options.layOff()) actions.add(Kit.Action.of("add", "Add to a meld", 3, 'A'));
    return new Kit(
        Kit.Aim.fewest("Fewest points win. " + ending(seats), "points left in hand")
            .goal(options.length().goal()),
        List.copyOf(actions),
        options.dealt() + 1,
        Piece.Form.CARD,
        false,
        options.clock() != TurnClock.OFF);
  }

  private String ending(int seats) {
    Options.Length length = options.length();
    if (length.minutes() > 0) return length.minutes() + " minutes.";
    if (length.goal() > 0) return "It ends when somebody has " + length.goal() + ".";
    return Phrases.sentence(Phrases.count(length.hands(seats), "hand") + ".");
  }
}
