package parlour.testkit;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Field;
import parlour.engine.Game;
import parlour.engine.Kit;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// A counting game with a fault planted in it, to see the laws of flow catch it.
record StallingGame(Fault fault, int length)
    implements Game<StallingGame.Position, Integer, StallingGame.Position> {
  enum Fault {
    /// Everybody has a choice at every step, and every step looks different.
    NONE,
    /// What everybody sees goes round in a circle.
    LOOP,
    /// Halfway nobody is offered anything any more; the clock runs on to the end.
    LOCK_OUT,
    /// There is only ever one thing to do.
    FORCED
  }

  record Position(int seats, int steps, boolean offered) {}

  @Override
  public Position deal(Seats seats, long seed) {
    return new Position(seats.size(), 0, true);
  }

  @Override
  public Prompt prompt(Position position) {
    if (position.steps == length) return Prompt.OVER;
    long dueMillis = 2_000L * (position.steps + 1);
    return isLocked(position)
        ? new Prompt(Prompt.Pace.RACE, Seats.NONE, Seats.NONE, dueMillis)
        : Prompt.turn(Seat.of(position.steps % position.seats), dueMillis);
  }

  private boolean isLocked(Position position) {
    return fault == Fault.LOCK_OUT && position.steps * 2 >= length;
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Integer move, long atMillis) {
    return Ruling.legal(new Position(position.seats, position.steps + 1, true));
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    return Ruling.legal(new Position(position.seats, position.steps + 1, true));
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.steps == length
        ? Optional.of(Result.mostWins(PerSeat.all(position.seats, 0)))
        : Optional.empty();
  }

  @Override
  public Position view(Position position, Seat eye) {
    return new Position(position.seats, position.steps, prompt(position).must().has(eye));
  }

  @Override
  public Scene scene(Position view) {
    int shown = fault == Fault.LOOP ? view.steps % 4 : view.steps;
    Field field =
        fault == Fault.FORCED
            ? new Field.Fixed("number", "0")
            : new Field.Count("number", "A number", 0, 9);
    return new Scene(
        "Step " + shown,
        List.of(),
        List.of(),
        List.of(),
        view.offered ? List.of(Scene.Offer.of("call", "Call", field)) : List.of());
  }

  @Override
  public Kit kit(int seats) {
    return Kit.cards(Kit.Aim.most("Count.", "steps"), List.of(), 0, true);
  }

  @Override
  public Optional<Integer> read(Answer answer) {
    return Optional.of(answer.number("number", 0));
  }

  @Override
  public Answer write(Integer move) {
    return Answer.of("call", "number", String.valueOf(move));
  }

  @Override
  public void moves(Position view, Consumer<? super Integer> out) {
    for (int number = 0; number < (fault == Fault.FORCED ? 1 : 10); number++) out.accept(number);
  }

  @Override
  public Integer anyMove(Position view, Dice dice) {
    return fault == Fault.FORCED ? 0 : dice.below(10);
  }

  @Override
  public Position imagine(Position view, Dice dice) {
    return view;
  }
}
