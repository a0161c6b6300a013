package parlour.games.anagrams;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Kit.Action;
import parlour.engine.Piece;
import parlour.games.material.Phrases;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    return new Kit(aim(seats), actions(), Words.LONGEST, Piece.Form.LETTER, true, true);
  }

  private Kit.Aim aim(int seats) {
    int rounds = options.length().rounds(seats);
    String length =
        rounds == seats
            ? "Everybody leads once."
            : rounds == 1
                ? "One round."
                : "The first " + Phrases.number(rounds) + " lead once each.";
    return Kit.Aim.most("Most counters win. " + length, "counters");
  }

  private List<Action> actions() {
    List<Action> actions = new ArrayList<>();
    actions.add(Action.of("choose", "Give out the word", 0, 'C'));
    actions.add(Action.of("ready", "Call “Ready”", 0, 'R'));
    actions.add(Action.of("look", "Look now: pay one", 1, 'L').pressedTwice());
    boolean varied = options.varied().on();
    if (varied) actions.add(Action.of("write", "Write it down", 0, 'W'));
    if (!varied) actions.add(Action.of("announce", "Announce it", 0, 'A'));
    else if (options.customs().byHand()) actions.add(Action.of("announce", "Announce it", 3, 'A'));
    actions.add(Action.of("return", "Ask for the word", 1, 'G').pressedTwice());
    if (varied) actions.add(Action.of("rest", "My list is done", 2, 'D').pressedTwice());
    actions.add(Action.of("name", "Name the word", 0, 'N'));
    actions.add(Action.of("concede", "I have forgotten", 1, 'F').pressedTwice());
    actions.add(Action.of("pay", "Pay one counter", 0, 'P'));
    if (options.customs().helping())
      actions.add(Action.of("help", "Whisper: pay one", 4, 'H').pressedTwice());
    if (options.vigilant()) {
      actions.add(Action.of("challenge", "Doubt this word", 3, 'X'));
      actions.add(Action.of("content", "I doubt nothing", 2, 'O'));
    }
    return List.copyOf(actions);
  }
}
