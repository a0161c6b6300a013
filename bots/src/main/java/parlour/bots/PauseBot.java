package parlour.bots;

import java.util.List;
import java.util.Optional;
import parlour.bots.skill.Advice;
import parlour.bots.skill.Adviser;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.games.pause.Break;
import parlour.games.pause.PauseMove;
import parlour.games.pause.PauseView;
import parlour.games.pause.Pausing;

/// Adapts a game's bot to a table that pauses between hands: it goes on at once, so that the pause
/// waits for people only.
class PauseBot<M, V> implements Bot<PauseMove<M>, PauseView<V>> {
  private final Bot<M, V> bot;

  private PauseBot(Bot<M, V> bot) {
    this.bot = bot;
  }

  /// A bot for one chair; it is an adviser where the bot of the game is.
  static <M, V> PauseBot<M, V> of(Pausing<?, M, V> game, int level) {
    Bot<M, V> bot = Bots.seat(game.inner(), level);
    return bot instanceof Adviser
        ? new Advising<>(bot, Bots.adviser(game.inner()))
        : new PauseBot<>(bot);
  }

  /// A bot of another maker for one chair.
  static <M, V> PauseBot<M, V> of(Pausing<?, M, V> game, BotFactory maker, int level) {
    return new PauseBot<>(Bots.seat(game.inner(), maker, level));
  }

  @Override
  public Optional<Reply<PauseMove<M>>> reply(PauseView<V> seen, Prompt prompt, Dice dice) {
    if (seen.pause().isPresent()) {
      Break pause = seen.pause().get();
      return pause.waiting().has(seen.eye())
          ? Optional.of(new Reply<>(pause.answer(), 0))
          : Optional.empty();
    }
    return bot.reply(seen.inner(), seen.prompt(), dice)
        .map(reply -> new Reply<>(new PauseMove.Play<>(reply.move()), reply.afterMillis()));
  }

  /// The same for a game whose bot weighs several plays.
  private static final class Advising<M, V> extends PauseBot<M, V>
      implements Adviser<PauseMove<M>, PauseView<V>> {
    private final Adviser<M, V> adviser;

    private Advising(Bot<M, V> bot, Adviser<M, V> adviser) {
      super(bot);
      this.adviser = adviser;
    }

    @Override
    public List<Advice<PauseMove<M>>> advise(PauseView<V> seen, Prompt prompt, Dice dice) {
      if (seen.pause().isPresent()) return List.of();
      return adviser.advise(seen.inner(), seen.prompt(), dice).stream()
          .map(one -> new Advice<PauseMove<M>>(new PauseMove.Play<>(one.move()), one.value()))
          .toList();
    }
  }
}
