package parlour.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The smallest possible game, for testing the engine: players call numbers in turn, and the sum is
/// everybody's score.
public record TinyGame(int rounds) implements Game<TinyGame.Position, Integer, TinyGame.Position> {
  public static final long MINUTE_MILLIS = 60_000;

  public record Position(int seats, int played, int sum, long dueMillis) {}

  record Called(Seat by, int number) implements Event {
    @Override
    public MinuteLine line() {
      return MinuteLine.say("{0} calls {1}.", by, number);
    }
  }

  @Override
  public Kit kit(int seats) {
    return Kit.cards(
        Kit.Aim.most("The largest sum wins.", "points"),
        List.of(Kit.Action.of("call", "Call", 0, 'C')),
        0,
        true);
  }

  @Override
  public Position deal(Seats seats, long seed) {
    return new Position(seats.size(), 0, (int) (seed & 7), MINUTE_MILLIS);
  }

  @Override
  public Prompt prompt(Position position) {
    if (position.played == rounds) return Prompt.OVER;
    return Prompt.turn(Seat.of(position.played % position.seats), position.dueMillis);
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Integer move, long atMillis) {
    if (move < 0) return Ruling.illegal(TableRules.SENSE, "No number below zero.");
    return Ruling.legal(
        new Position(
            position.seats, position.played + 1, position.sum + move, atMillis + MINUTE_MILLIS),
        new Called(by, move));
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    return Ruling.legal(
        new Position(position.seats, position.played + 1, position.sum, atMillis + MINUTE_MILLIS),
        List.of());
  }

  @Override
  public Optional<Result> result(Position position) {
    if (position.played < rounds) return Optional.empty();
    return Optional.of(Result.mostWins(PerSeat.all(position.seats, position.sum)));
  }

  @Override
  public Position view(Position position, Seat eye) {
    return position;
  }

  @Override
  public Scene scene(Position view) {
    return new Scene(
        "Tiny game",
        List.of(),
        List.of(),
        List.of(),
        List.of(Scene.Offer.of("call", "Call", new Field.Count("number", "A number", 0, 9))));
  }

  @Override
  public Optional<Integer> read(Answer answer) {
    return answer.verb().equals("call")
        ? Optional.of(answer.number("number", -1))
        : Optional.empty();
  }

  @Override
  public Answer write(Integer move) {
    return Answer.of("call", "number", String.valueOf(move));
  }

  @Override
  public void moves(Position view, Consumer<? super Integer> out) {
    for (int number = 0; number < 10; number++) out.accept(number);
  }

  @Override
  public Integer anyMove(Position view, Dice dice) {
    return dice.below(10);
  }

  @Override
  public Position imagine(Position view, Dice dice) {
    return view;
  }
}
