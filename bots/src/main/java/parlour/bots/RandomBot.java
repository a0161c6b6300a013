package parlour.bots;

import java.util.Optional;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;

/// Plays any game by making random legal moves, after a short pause.
public final class RandomBot<M, V> implements Bot<M, V> {
  private final Game<?, M, V> game;

  public RandomBot(Game<?, M, V> game) {
    this.game = game;
  }

  @Override
  public Optional<Reply<M>> reply(V view, Prompt prompt, Dice dice) {
    return Optional.of(new Reply<>(game.anyMove(view, dice), 600 + dice.below(1_800)));
  }
}
