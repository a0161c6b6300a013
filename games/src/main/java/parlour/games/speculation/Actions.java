package parlour.games.speculation;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Kit.Action;
import parlour.engine.Piece;
import parlour.games.material.Phrases;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    int deals = options.length().deals(seats);
    String length =
        deals == seats
            ? "Everybody deals once."
            : deals == 1 ? "One deal." : "The first " + Phrases.number(deals) + " deal once each.";
    return new Kit(
        Kit.Aim.most("Most counters win. " + length, "counters"),
        actions(seats),
        new Sorting(options).dealt(seats),
        Piece.Form.LETTER,
        true,
        true);
  }

  private List<Action> actions(int seats) {
    List<Action> actions = new ArrayList<>();
    actions.add(Action.of("discard", "Throw five away", 0, 'D'));
    actions.add(Action.of("give", "Give to the Plum", 0, 'G'));
    if (options.plums().toppedUp(seats) && options.plums().chosen())
      actions.add(Action.of("add", "Add to the Plum", 0, 'A'));
    actions.add(Action.of("expose", "Turn up for all", 0, 'E'));
    actions.add(Action.of("write", "Write it down", 0, 'W'));
    actions.add(Action.of("notice", "Claim this word", 0, 'C'));
    actions.add(Action.of("rest", "No more words", 1, 'N').pressedTwice());
    actions.add(Action.of("turn-up", "Turn up the Plum", 0, 'T'));
    actions.add(Action.of("leave", "Leave the Plum", 1, 'L').pressedTwice());
    if (!options.umpired()) {
      actions.add(Action.of("content", "I doubt nothing", 0, 'O'));
      actions.add(Action.of("challenge", "Doubt this word", 2, 'X'));
    }
    return List.copyOf(actions);
  }
}
