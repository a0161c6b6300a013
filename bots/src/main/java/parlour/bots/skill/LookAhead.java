package parlour.bots.skill;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Seat;

/// Determinized flat Monte Carlo search with sequential halving: ranks plays by trying them in
/// random worlds consistent with a view.
///
/// A world is a full position sampled by [Game#imagine]. In each world every play is made in turn,
/// and quick bots play on until the evaluation is satisfied; there is no search tree. All plays
/// share the same worlds and the same random numbers, which reduces the variance of their
/// differences.
///
/// Sequential halving (Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed
/// Bandits", ICML 2013) spends the playouts: each round gets an equal share of the budget and drops
/// the worse half of the plays. Unlike the paper, a play's mean keeps the samples of earlier
/// rounds.
///
/// The budget is counted, never timed: the same view with the same dice gives the same ranking.
public final class LookAhead<S, M, V> {
  private final Game<S, M, V> game;
  private final BotSource<M, V> playoutBots;
  private final Evaluation<V> evaluation;
  private final int maxSteps;

  /// Makes the bots that play on in a world.
  public interface BotSource<M, V> {
    /// A new bot for one chair, which has seen nothing yet.
    Bot<M, V> newBot();
  }

  /// Values a world as the chair that looks ahead sees it.
  public interface Evaluation<V> {
    /// Whether the playout has gone far enough.
    boolean isDone(V view);

    /// The value to that chair.
    double value(V view);
  }

  /// A play and its mean value over the worlds it was tried in.
  record Tried<M>(M play, double meanValue) {}

  /// @param maxSteps no playout goes on for more steps than this
  public LookAhead(
      Game<S, M, V> game, BotSource<M, V> playoutBots, Evaluation<V> evaluation, int maxSteps) {
    this.game = game;
    this.playoutBots = playoutBots;
    this.evaluation = evaluation;
    this.maxSteps = maxSteps;
  }

  private static final class Candidate<M> {
    private final M play;
    private double sum;
    private int worlds;

    Candidate(M play) {
      this.play = play;
    }

    double mean() {
      return worlds == 0 ? 0 : sum / worlds;
    }
  }

  /// Ranks plays of a chair, best first, with a budget of `worlds` playouts for each of at most
  /// four plays; plays dropped early come last.
  public List<Tried<M>> rank(V view, Seat eye, List<M> plays, int worlds, Dice dice) {
    List<Candidate<M>> left = new ArrayList<>();
    for (M play : plays) left.add(new Candidate<>(play));
    List<Candidate<M>> dropped = new ArrayList<>();
    // About log2 of the number of plays.
    int rounds = Math.max(1, 32 - Integer.numberOfLeadingZeros(Math.max(0, plays.size() - 2)));
    for (int round = 0; round < rounds && left.size() > 1; round++) {
      // Every round costs the same: half as many plays are tried in twice as many worlds.
      int worldsThisRound =
          Math.max(1, worlds * Math.min(4, plays.size()) / (rounds * left.size()));
      for (int i = 0; i < worldsThisRound; i++) tryInWorld(view, eye, left, dice.next());
      left.sort((one, other) -> Double.compare(other.mean(), one.mean()));
      int keep = (left.size() + 1) / 2;
      List<Candidate<M>> worse = left.subList(keep, left.size());
      dropped.addAll(0, worse);
      worse.clear();
    }
    left.addAll(dropped);
    List<Tried<M>> tried = new ArrayList<>();
    for (Candidate<M> candidate : left) tried.add(new Tried<>(candidate.play, candidate.mean()));
    return tried;
  }

  /// The play that ranks first.
  public M best(V view, Seat eye, List<M> plays, int worlds, Dice dice) {
    return plays.size() == 1
        ? plays.getFirst()
        : rank(view, eye, plays, worlds, dice).getFirst().play();
  }

  /// Tries all plays in one more world.
  private void tryInWorld(V view, Seat eye, List<Candidate<M>> candidates, long seed) {
    S world = game.imagine(view, new Dice(seed));
    for (Candidate<M> candidate : candidates) {
      candidate.sum += playOut(world, eye, candidate.play, seed);
      candidate.worlds++;
    }
  }

  /// The value of a play in a world; a play the rules refuse there is worth less than any other.
  private double playOut(S world, Seat eye, M play, long seed) {
    Prompt first = game.prompt(world);
    long nowMillis = first.hasDeadline() ? Math.max(0, first.deadlineMillis() - 1) : 0;
    if (!(game.play(world, eye, play, nowMillis) instanceof Ruling.Legal<S>(S begun, var _)))
      return -1e9;
    S position = begun;
    List<Optional<Bot<M, V>>> players = new ArrayList<>();
    Dice dice = new Dice(seed ^ 0x9E3779B97F4A7C15L);
    for (int steps = 0; steps < maxSteps; steps++) {
      Prompt prompt = game.prompt(position);
      if (prompt.isOver() || evaluation.isDone(game.view(position, eye))) break;
      Optional<S> next = step(position, prompt, players, nowMillis, dice);
      if (next.isEmpty()) break;
      position = next.get();
      if (prompt.must().isEmpty()) nowMillis = Math.max(nowMillis, prompt.deadlineMillis());
    }
    return evaluation.value(game.view(position, eye));
  }

  /// The player who must play does; where nobody must or the bot has no legal move, the clock runs
  /// out if there is one.
  private Optional<S> step(
      S position, Prompt prompt, List<Optional<Bot<M, V>>> players, long nowMillis, Dice dice) {
    Seat by = prompt.must().lowest();
    if (!by.isNobody()) {
      Optional<Bot.Reply<M>> reply =
          player(players, by).reply(game.view(position, by), prompt, dice);
      if (reply.isPresent()
          && game.play(position, by, reply.get().move(), nowMillis)
              instanceof Ruling.Legal<S>(S next, var _)) return Optional.of(next);
    }
    if (!prompt.hasDeadline()) return Optional.empty();
    return game.timeUp(position, prompt.deadlineMillis()) instanceof Ruling.Legal<S>(S next, var _)
        ? Optional.of(next)
        : Optional.empty();
  }

  private Bot<M, V> player(List<Optional<Bot<M, V>>> players, Seat seat) {
    while (players.size() <= seat.index()) players.add(Optional.empty());
    Optional<Bot<M, V>> known = players.get(seat.index());
    if (known.isPresent()) return known.get();
    Bot<M, V> fresh = playoutBots.newBot();
    players.set(seat.index(), Optional.of(fresh));
    return fresh;
  }
}
