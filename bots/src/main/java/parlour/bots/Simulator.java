package parlour.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.games.pause.BotPace;

/// Discrete-event simulation of whole games: time jumps from one event to the next and nothing
/// waits.
public final class Simulator {
  private Simulator() {}

  /// A move, or the clock running out: then `by` is nobody and there is no move.
  ///
  /// @param atMillis milliseconds since the deal
  public record Step<M>(long atMillis, Seat by, Optional<M> move) {}

  /// A game that was played.
  ///
  /// @param result how it ended; empty if it did not end within the limit
  /// @param millis how long it took at the table
  /// @param refused how many planned moves the rules refused
  public record Played<M>(List<Step<M>> steps, Optional<Result> result, long millis, int refused) {
    /// The steps as entries of a log.
    public List<Log.Entry> entries(Game<?, M, ?> game) {
      return steps.stream()
          .map(
              step ->
                  step.move()
                      .map(move -> new Log.Entry(step.atMillis(), step.by(), game.write(move)))
                      .orElseGet(() -> Log.Entry.clock(step.atMillis())))
          .toList();
    }
  }

  /// Plays a game with random legal moves in every chair, as fast as possible.
  public static <S, M, V> Played<M> playRandomly(
      Game<S, M, V> game, int seats, long seed, int limit) {
    Dice dice = new Dice(seed ^ 0x5DEECE66DL);
    S position = game.deal(Seats.first(seats), seed);
    List<Step<M>> steps = new ArrayList<>();
    long atMillis = 0;
    while (steps.size() < limit) {
      Prompt prompt = game.prompt(position);
      if (prompt.isOver()) break;
      Seat by = nextPlayer(prompt, dice);
      if (by.isNobody()) {
        atMillis = Math.max(atMillis, prompt.deadlineMillis());
        position = legal(game.timeUp(position, atMillis), by);
        steps.add(new Step<>(atMillis, by, Optional.empty()));
      } else {
        M move = game.anyMove(game.view(position, by), dice);
        position = legal(game.play(position, by, move, atMillis), by);
        steps.add(new Step<>(atMillis, by, Optional.of(move)));
      }
    }
    return new Played<>(steps, game.result(position), atMillis, 0);
  }

  /// Who moves next among random players: mostly somebody who must, sometimes somebody who may, or
  /// the clock.
  private static Seat nextPlayer(Prompt prompt, Dice dice) {
    Seats may = prompt.may().minus(prompt.must());
    if (!prompt.must().isEmpty()) {
      if (!may.isEmpty() && dice.once(16)) return may.at(dice.below(may.size()));
      if (prompt.hasDeadline() && dice.once(64)) return Seat.NOBODY;
      return prompt.must().at(dice.below(prompt.must().size()));
    }
    if (may.isEmpty() || prompt.hasDeadline() && dice.once(2)) return Seat.NOBODY;
    return may.at(dice.below(may.size()));
  }

  private static <S> S legal(Ruling<S> ruling, Seat by) {
    return switch (ruling) {
      case Ruling.Legal<S> legal -> legal.next();
      case Ruling.Illegal<S> illegal ->
          throw new IllegalStateException(
              by + " was refused any move: " + illegal.why() + " " + illegal.clause().id());
    };
  }

  /// Plays a game between bots, each at its own pace.
  public static <S, M, V> Played<M> play(
      Game<S, M, V> game, long seed, List<? extends Bot<M, V>> bots, int limit) {
    return new Run<>(game, seed, bots, BotPace.PEOPLE, Seats.NONE).play(limit);
  }

  /// Plays a game in which somebody plays for people: they take their own time, and the bots in all
  /// other chairs keep this pace.
  public static <S, M, V> Played<M> play(
      Game<S, M, V> game,
      long seed,
      List<? extends Bot<M, V>> players,
      int limit,
      BotPace pace,
      Seats people) {
    return new Run<>(game, seed, players, pace, people).play(limit);
  }

  /// One game between bots and its clock, which stands at the time of the last event.
  private static final class Run<S, M, V> {
    private final Referee<S, M, V> referee;
    private final List<BotSeat<M, V>> chairs = new ArrayList<>();
    private final List<Step<M>> steps = new ArrayList<>();
    private long nowMillis;
    private int refused;

    Run(Game<S, M, V> game, long seed, List<? extends Bot<M, V>> bots, BotPace pace, Seats people) {
      this.referee = new Referee<>(game, bots.size(), seed);
      for (int i = 0; i < bots.size(); i++)
        chairs.add(
            new BotSeat<>(
                Seat.of(i),
                bots.get(i),
                new Dice(seed * 31 + i + 0x9E3779B9L),
                people.has(Seat.of(i)) ? BotPace.PEOPLE : pace,
                people));
    }

    Played<M> play(int limit) {
      while (steps.size() < limit && !referee.prompt().isOver()) {
        Prompt prompt = referee.prompt();
        Optional<BotSeat<M, V>> soonest = soonest();
        if (soonest.isEmpty() && !prompt.hasDeadline()) break;
        if (soonest.isEmpty() || soonest.get().dueMillis() >= prompt.deadlineMillis()) {
          nowMillis = Math.max(nowMillis, prompt.deadlineMillis());
          referee.timeUp(nowMillis);
          steps.add(new Step<>(nowMillis, Seat.NOBODY, Optional.empty()));
        } else {
          carryOut(soonest.get());
        }
      }
      return new Played<>(steps, referee.result(), nowMillis, refused);
    }

    private Optional<BotSeat<M, V>> soonest() {
      Optional<BotSeat<M, V>> soonest = Optional.empty();
      for (BotSeat<M, V> chair : chairs) {
        chair.think(referee, nowMillis);
        if (chair.hasPlan() && (soonest.isEmpty() || chair.isBefore(soonest.get())))
          soonest = Optional.of(chair);
      }
      return soonest;
    }

    private void carryOut(BotSeat<M, V> chair) {
      nowMillis = Math.max(nowMillis, chair.dueMillis());
      M move = chair.takePlan();
      switch (referee.playMove(chair.seat(), move, nowMillis)) {
        case Referee.Decision.Accepted _ ->
            steps.add(new Step<>(nowMillis, chair.seat(), Optional.of(move)));
        case Referee.Decision.Refused _ -> refused++;
      }
    }
  }
}
