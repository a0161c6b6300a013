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

/// Weighs plays by trying them in worlds that a view cannot rule out.
///
/// A world is a whole position imagined from the view; in each, every play is made in turn and the
/// game is played on by quick players until there is something to weigh. All plays meet the same
/// worlds and the same luck, so that what differs is their own worth; after each round the worse
/// half is given up and the rest meets more worlds. How much is tried is a matter of counting,
/// never of the clock: the same view with the same dice is weighed the same.
///
/// It is the one way in which bots look ahead, whatever the game: a game brings its quick players
/// and its outlook.
public final class LookAhead<S, M, V> {
  private final Game<S, M, V> game;
  private final Company<M, V> company;
  private final Outlook<V> outlook;
  private final int farthest;

  /// Who plays on in a world.
  public interface Company<M, V> {
    /// A new player for a chair, who has seen nothing yet.
    Bot<M, V> seat();
  }

  /// How a world is weighed, as the chair sees it that looks ahead.
  public interface Outlook<V> {
    /// Whether it has come to something since.
    boolean isSettled(V view);

    /// What it is worth to that chair.
    double worth(V view);
  }

  /// A play and what it has proved to be worth on average.
  record Tried<M>(M play, double worth) {}

  public LookAhead(Game<S, M, V> game, Company<M, V> company, Outlook<V> outlook, int farthest) {
    this.game = game;
    this.company = company;
    this.outlook = outlook;
    this.farthest = farthest;
  }

  private static final class Trial<M> {
    private final M play;
    private double sum;
    private int worlds;

    Trial(M play) {
      this.play = play;
    }

    double mean() {
      return worlds == 0 ? 0 : sum / worlds;
    }
  }

  /// Weighs plays of a chair with as much trying as four plays in so many worlds would take; best
  /// first, those that were given up after those that were not.
  public List<Tried<M>> weigh(V view, Seat eye, List<M> plays, int worlds, Dice dice) {
    List<Trial<M>> left = new ArrayList<>();
    for (M play : plays) left.add(new Trial<>(play));
    List<Trial<M>> out = new ArrayList<>();
    int rounds = Math.max(1, 32 - Integer.numberOfLeadingZeros(Math.max(0, plays.size() - 2)));
    for (int round = 0; round < rounds && left.size() > 1; round++) {
      // Every round costs the same: half as many plays meet twice as many worlds.
      int share = Math.max(1, worlds * Math.min(4, plays.size()) / (rounds * left.size()));
      for (int i = 0; i < share; i++) meet(view, eye, left, dice.next());
      left.sort((one, other) -> Double.compare(other.mean(), one.mean()));
      int keep = (left.size() + 1) / 2;
      List<Trial<M>> worse = left.subList(keep, left.size());
      out.addAll(0, worse);
      worse.clear();
    }
    left.addAll(out);
    List<Tried<M>> tried = new ArrayList<>();
    for (Trial<M> trial : left) tried.add(new Tried<>(trial.play, trial.mean()));
    return tried;
  }

  /// The play that proves best.
  public M best(V view, Seat eye, List<M> plays, int worlds, Dice dice) {
    return plays.size() == 1
        ? plays.getFirst()
        : weigh(view, eye, plays, worlds, dice).getFirst().play();
  }

  /// Tries all plays in one more world.
  private void meet(V view, Seat eye, List<Trial<M>> trials, long luck) {
    S world = game.imagine(view, new Dice(luck));
    for (Trial<M> trial : trials) {
      trial.sum += playOut(world, eye, trial.play, luck);
      trial.worlds++;
    }
  }

  private double playOut(S world, Seat eye, M play, long luck) {
    Prompt first = game.prompt(world);
    long now = first.hasDeadline() ? Math.max(0, first.deadlineMillis() - 1) : 0;
    if (!(game.play(world, eye, play, now) instanceof Ruling.Legal<S>(S begun, var _))) return -1e9;
    S position = begun;
    List<Optional<Bot<M, V>>> players = new ArrayList<>();
    Dice dice = new Dice(luck ^ 0x9E3779B97F4A7C15L);
    for (int steps = 0; steps < farthest; steps++) {
      Prompt prompt = game.prompt(position);
      if (prompt.isOver() || outlook.isSettled(game.view(position, eye))) break;
      Optional<S> next = step(position, prompt, players, now, dice);
      if (next.isEmpty()) break;
      position = next.get();
      if (prompt.must().isEmpty()) now = Math.max(now, prompt.deadlineMillis());
    }
    return outlook.worth(game.view(position, eye));
  }

  /// Whoever must, plays; where nobody need or nobody knows what, the clock speaks, if there is
  /// one.
  private Optional<S> step(
      S position, Prompt prompt, List<Optional<Bot<M, V>>> players, long now, Dice dice) {
    Seat by = prompt.must().lowest();
    if (!by.isNobody()) {
      Optional<Bot.Reply<M>> reply =
          player(players, by).reply(game.view(position, by), prompt, dice);
      if (reply.isPresent()
          && game.play(position, by, reply.get().move(), now)
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
    Bot<M, V> fresh = company.seat();
    players.set(seat.index(), Optional.of(fresh));
    return fresh;
  }
}
