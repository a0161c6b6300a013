package parlour.bots.cards;

import java.util.Optional;
import parlour.bots.skill.Reflexes;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.games.bullfrog.Move;
import parlour.games.bullfrog.View;

/// Plays Bull-Frog with human reflexes, and now and then throws in too soon.
public final class BullFrogBot implements Bot<Move, View> {
  private final Reflexes reflexes;

  public BullFrogBot(Reflexes reflexes) {
    this.reflexes = reflexes;
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    boolean startled =
        !view.bear() && view.mayThrow() && dice.once(4) && reflexes.startsFalsely(dice);
    if (view.mayThrow() && (view.bear() || startled)) {
      return Optional.of(
          new Reply<>(new Move.Throw(view.turn().number()), reflexes.reactionMillis(dice)));
    }
    return view.mayTurn()
        ? Optional.of(new Reply<>(new Move.Turn(), 600 + dice.below(600)))
        : Optional.empty();
  }
}
