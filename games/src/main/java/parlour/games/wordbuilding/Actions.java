package parlour.games.wordbuilding;

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
    int rounds = options.rounds().count(seats);
    List<Action> actions = new ArrayList<>();
    actions.add(Action.of(Notation.ADD, "Add one letter", 0, 'A'));
    actions.add(Action.of(Notation.CLAIM, "Claim syllable: +1", 1, 'S'));
    actions.add(Action.of("pass", "Add no letter", 2, 'P').pressedTwice());
    if (options.judging() == JudgingMode.VIGILANCE)
      actions.add(Action.of("challenge", "Doubt that word", 3, 'D').pressedTwice());
    return new Kit(
        Kit.Aim.most(
            "Most counters win. " + capital(Phrases.count(rounds, "round")) + ".", "counters"),
        List.copyOf(actions),
        Circuit.HAND,
        Piece.Form.LETTER,
        true,
        true);
  }

  private static String capital(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }
}
