package parlour.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Log;
import parlour.engine.Prompt;
import parlour.engine.Referee;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// Plays games without a table: time jumps from deed to deed and nothing waits.
public final class Simulator {
  private Simulator() {}

  /// One thing that happened; by nobody: the clock spoke, and there is no move.
  public record Step<M>(long at, Seat by, Optional<M> move) {}

  /// A game played.
  ///
  /// @param result how it ended; nothing where it did not end within the limit
  /// @param millis how long it took at the table
  /// @param refused how many plans of bots the rules refused
  public record Played<M>(List<Step<M>> steps, Optional<Result> result, long millis, int refused) {
    /// The same as a log can keep it.
    public List<Log.Entry> entries(Game<?, M, ?> game) {
      return steps.stream()
          .map(
              step ->
                  step.move()
                      .map(move -> new Log.Entry(step.at(), step.by(), game.write(move)))
                      .orElseGet(() -> Log.Entry.clock(step.at())))
          .toList();
    }
  }

  /// Lets everybody do anything that is allowed, through the public interface and with a log, as
  /// fast as it goes.
  public static <S, M, V> Played<M> ramble(Game<S, M, V> game, int seats, long seed, int limit) {
    Dice dice = new Dice(seed ^ 0x5DEECE66DL);
    S position = game.deal(Seats.first(seats), seed);
    List<Step<M>> steps = new ArrayList<>();
    long at = 0;
    while (steps.size() < limit) {
      Prompt prompt = game.prompt(position);
      if (prompt.isOver()) break;
      Seat by = speaker(prompt, dice);
      if (by.isNobody()) {
        at = Math.max(at, prompt.deadlineMillis());
        position = legal(game.timeUp(position, at), by);
        steps.add(new Step<>(at, by, Optional.empty()));
      } else {
        M move = game.anyMove(game.view(position, by), dice);
        position = legal(game.play(position, by, move, at), by);
        steps.add(new Step<>(at, by, Optional.of(move)));
      }
    }
    return new Played<>(steps, game.result(position), at, 0);
  }

  /// Who speaks next at a table of ramblers: mostly one who must, sometimes one who may, or the
  /// clock.
  private static Seat speaker(Prompt prompt, Dice dice) {
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

  /// Lets bots play, each at its own pace.
  public static <S, M, V> Played<M> play(
      Game<S, M, V> game, long seed, List<? extends Bot<M, V>> bots, int limit) {
    return new Run<>(game, seed, bots).play(limit);
  }

  /// One game between bots: what each plans, and what it planned it from.
  private static final class Run<S, M, V> {
    private final Referee<S, M, V> referee;
    private final List<BotSeat<M, V>> chairs = new ArrayList<>();
    private final List<Step<M>> steps = new ArrayList<>();
    private long now;
    private int refused;

    Run(Game<S, M, V> game, long seed, List<? extends Bot<M, V>> bots) {
      this.referee = new Referee<>(game, bots.size(), seed);
      for (int i = 0; i < bots.size(); i++) {
        chairs.add(new BotSeat<>(Seat.of(i), bots.get(i), new Dice(seed * 31 + i + 0x9E3779B9L)));
      }
    }

    Played<M> play(int limit) {
      while (steps.size() < limit && !referee.prompt().isOver()) {
        Prompt prompt = referee.prompt();
        Optional<BotSeat<M, V>> first = first();
        if (first.isEmpty() && !prompt.hasDeadline()) break;
        if (first.isEmpty() || first.get().when() >= prompt.deadlineMillis()) {
          now = Math.max(now, prompt.deadlineMillis());
          referee.timeUp(now);
          steps.add(new Step<>(now, Seat.NOBODY, Optional.empty()));
        } else {
          carryOut(first.get());
        }
      }
      return new Played<>(steps, referee.result(), now, refused);
    }

    private Optional<BotSeat<M, V>> first() {
      Optional<BotSeat<M, V>> first = Optional.empty();
      for (BotSeat<M, V> chair : chairs) {
        chair.think(referee, now);
        if (chair.hasPlan() && (first.isEmpty() || chair.when() < first.get().when()))
          first = Optional.of(chair);
      }
      return first;
    }

    private void carryOut(BotSeat<M, V> chair) {
      now = Math.max(now, chair.when());
      M move = chair.carryOut();
      switch (referee.playMove(chair.seat(), move, now)) {
        case Referee.Decision.Accepted _ ->
            steps.add(new Step<>(now, chair.seat(), Optional.of(move)));
        case Referee.Decision.Refused _ -> refused++;
      }
    }
  }
}
