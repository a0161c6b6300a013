package parlour.bots.cards;

import java.util.Optional;
import parlour.bots.skill.Reflexes;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.wildanimal.Move;
import parlour.games.wildanimal.View;

/// Plays Wild Animal with human reflexes, and now and then calls the wrong name.
public final class WildAnimalBot implements Bot<Move, View> {
  private final Reflexes reflexes;

  public WildAnimalBot(Reflexes reflexes) {
    this.reflexes = reflexes;
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (view.alike().has(view.eye()) && view.mayCall()) {
      Seats others = view.alike().without(view.eye());
      Seats names =
          reflexes.errs(dice) ? Seats.first(view.packs().seats()).without(view.eye()) : others;
      Seat of = names.at(dice.below(names.size()));
      // Finding the name takes longer than only reacting.
      return Optional.of(
          new Reply<>(
              new Move.Call(of, view.turn().number()), reflexes.reactionMillis(dice) * 3 / 2));
    }
    return view.mayTurn()
        ? Optional.of(new Reply<>(new Move.Turn(), 500 + dice.below(700)))
        : Optional.empty();
  }
}
