package parlour.bots;

import java.util.List;
import java.util.Optional;
import parlour.bots.skill.Advice;
import parlour.bots.skill.Adviser;
import parlour.bots.skill.RemembersSecrets;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.games.court.Court;
import parlour.games.court.CourtGame;
import parlour.games.court.CourtMove;
import parlour.games.court.CourtView;
import parlour.games.court.Opinion;
import parlour.games.court.WordVote;

/// Adapts a game's bot to a table that may overrule the dictionary by vote.
///
/// It pleads for no word and abstains from every vote. When a word is admitted, it goes on with a
/// bot for the extended dictionary; only a bot that remembers secrets keeps its state.
class CourtBot<S, M, V> implements Bot<CourtMove<M>, CourtView<S, M, V>> {
  /// How long it takes to abstain.
  private static final long ABSTAIN_MILLIS = 900;

  private final BotFactory maker;
  private final int level;
  private CourtGame<S, M, V> bench;
  private Bot<M, V> bot;

  private CourtBot(CourtGame<S, M, V> bench, BotFactory maker, int level) {
    this.maker = maker;
    this.level = level;
    this.bench = bench;
    this.bot = maker.seat(bench.inner(), level);
  }

  /// A bot for one chair; it is an adviser where the bot of the game is.
  static <S, M, V> CourtBot<S, M, V> of(Court<S, M, V> court, int level) {
    boolean advises = Bots.seat(court.game().inner(), level) instanceof Adviser;
    return advises
        ? new Advising<>(court.game(), level)
        : new CourtBot<>(court.game(), Bots::seat, level);
  }

  /// A bot of another maker for one chair.
  static <S, M, V> CourtBot<S, M, V> of(Court<S, M, V> court, BotFactory maker, int level) {
    return new CourtBot<>(court.game(), maker, level);
  }

  @Override
  public Optional<Reply<CourtMove<M>>> reply(CourtView<S, M, V> seen, Prompt prompt, Dice dice) {
    Optional<WordVote> open = seen.docket().open();
    if (open.isPresent())
      return Optional.of(
          new Reply<>(new CourtMove.Vote<>(open.get().word(), Opinion.ASIDE), ABSTAIN_MILLIS));
    follow(seen.game());
    return bot.reply(seen.inner(), seen.prompt(), dice)
        .map(reply -> new Reply<>(new CourtMove.Play<>(reply.move()), reply.afterMillis()));
  }

  private void follow(CourtGame<S, M, V> now) {
    if (now.equals(bench)) return;
    bench = now;
    bot =
        bot instanceof RemembersSecrets<M, V> remembering
            ? remembering.withGame(now.inner())
            : maker.seat(now.inner(), level);
  }

  /// The same for a game whose bot weighs several plays.
  private static final class Advising<S, M, V> extends CourtBot<S, M, V>
      implements Adviser<CourtMove<M>, CourtView<S, M, V>> {
    private CourtGame<S, M, V> asked;
    private Adviser<M, V> adviser;

    private Advising(CourtGame<S, M, V> bench, int level) {
      super(bench, Bots::seat, level);
      this.asked = bench;
      this.adviser = Bots.adviser(bench.inner());
    }

    @Override
    public List<Advice<CourtMove<M>>> advise(CourtView<S, M, V> seen, Prompt prompt, Dice dice) {
      if (seen.docket().open().isPresent()) return List.of();
      if (!seen.game().equals(asked)) {
        asked = seen.game();
        adviser = Bots.adviser(asked.inner());
      }
      return adviser.advise(seen.inner(), seen.prompt(), dice).stream()
          .map(one -> new Advice<CourtMove<M>>(new CourtMove.Play<>(one.move()), one.value()))
          .toList();
    }
  }
}
