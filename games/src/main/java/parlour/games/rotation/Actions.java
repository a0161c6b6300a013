package parlour.games.rotation;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Kit.Action;
import parlour.engine.Piece;
import parlour.games.material.Phrases;
import parlour.games.material.letters.JudgingMode;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    int hands = options.hands(seats);
    String length =
        hands == seats
            ? "Everybody deals once."
            : hands == 1 ? "One hand." : "The first " + Phrases.number(hands) + " deal once each.";
    List<Action> actions = new ArrayList<>();
    actions.add(Action.of("lead", "Name this word", 0, 'N'));
    actions.add(Action.of("pass", "Pass the lead on", 1, 'P').pressedTwice());
    if (!options.housePlays()) {
      actions.add(Action.of("play", "Play the letter", 0, 'L'));
      actions.add(Action.of("fail", "I do not play it", 1, 'F'));
    }
    if (options.judging() == JudgingMode.VIGILANCE)
      actions.add(Action.of("challenge", "Doubt that word", 2, 'D'));
    return new Kit(
        Kit.Aim.most("Most counters win. " + length, "counters"),
        List.copyOf(actions),
        Dealing.HAND,
        Piece.Form.LETTER,
        true,
        true);
  }
}
