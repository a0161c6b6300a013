package parlour.bots;

import java.util.Optional;
import parlour.bots.letters.FoilBot;
import parlour.bots.skill.RemembersSecrets;
import parlour.bots.skill.Strength;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;

/// A bot between two levels: at each decision a draw says which of them plays.
///
/// Where a level must remember what only it has done, such as the words it has laid in Foil, one
/// draw holds for the whole game.
final class MixedBot<M, V> implements RemembersSecrets<M, V> {
  private final Strength strength;
  private final Bot<M, V> lower;
  private final Bot<M, V> upper;
  private Optional<Boolean> upperAlways = Optional.empty();

  private MixedBot(Strength strength, Bot<M, V> lower, Bot<M, V> upper) {
    this.strength = strength;
    this.lower = lower;
    this.upper = upper;
  }

  static <M, V> MixedBot<M, V> of(Game<?, M, V> game, Strength strength) {
    return new MixedBot<>(
        strength, Bots.seat(game, strength.lower()), Bots.seat(game, strength.lower() + 1));
  }

  @Override
  public Optional<Reply<M>> reply(V view, Prompt prompt, Dice dice) {
    boolean above = upperAlways.orElseGet(() -> dice.below(100) < strength.percentAbove());
    if (lower instanceof RemembersSecrets || lower instanceof FoilBot)
      upperAlways = Optional.of(above);
    // Both see everything, so that each knows the game when its turn comes.
    Optional<Reply<M>> low = lower.reply(view, prompt, dice);
    Optional<Reply<M>> high = upper.reply(view, prompt, dice);
    return above ? high : low;
  }

  @Override
  public Bot<M, V> withGame(Game<?, M, V> game) {
    MixedBot<M, V> same =
        new MixedBot<>(
            strength,
            follow(lower, game, strength.lower()),
            follow(upper, game, strength.lower() + 1));
    same.upperAlways = upperAlways;
    return same;
  }

  private static <M, V> Bot<M, V> follow(Bot<M, V> bot, Game<?, M, V> game, int level) {
    return bot instanceof RemembersSecrets<M, V> remembering
        ? remembering.withGame(game)
        : Bots.seat(game, level);
  }
}
