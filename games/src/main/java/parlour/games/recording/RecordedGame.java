package parlour.games.recording;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Kit;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// A game that only shows what was recorded of it: a position is a number of entries, and every
/// entry of its log leads to the next. It stands in for rules that this program no longer has.
///
/// @param dealtAtEnd whether it is dealt as it ended, to be looked at rather than replayed
public record RecordedGame(Recording recording, boolean dealtAtEnd)
    implements Game<Integer, Answer, RecordedGame.View> {
  /// What an eye saw after a number of entries.
  public record View(int entries, Seat eye) {}

  /// The game from its deal on.
  public static RecordedGame fromTheDeal(Recording recording) {
    return new RecordedGame(recording, false);
  }

  /// The game as it ended.
  public static RecordedGame asItEnded(Recording recording) {
    return new RecordedGame(recording, true);
  }

  @Override
  public Integer deal(Seats seats, long seed) {
    return dealtAtEnd ? recording.entries() : 0;
  }

  /// After its last entry the game is over, even if it was not played to its end.
  @Override
  public Prompt prompt(Integer entries) {
    return isOver(entries) ? Prompt.OVER : recording.steps().get(entries).prompt();
  }

  private boolean isOver(int entries) {
    return entries >= recording.entries();
  }

  @Override
  public Ruling<Integer> play(Integer entries, Seat by, Answer move, long atMillis) {
    return next(entries);
  }

  @Override
  public Ruling<Integer> timeUp(Integer entries, long atMillis) {
    return next(entries);
  }

  private Ruling<Integer> next(int entries) {
    List<Event> events = new ArrayList<>(recording.steps().get(entries + 1).events());
    return Ruling.legal(entries + 1, events);
  }

  @Override
  public Optional<Result> result(Integer entries) {
    return isOver(entries) ? Optional.of(recording.standing()) : Optional.empty();
  }

  @Override
  public View view(Integer entries, Seat eye) {
    return new View(entries, eye);
  }

  @Override
  public Scene scene(View view) {
    return recording.steps().get(view.entries()).scenes().get(Recording.index(view.eye()));
  }

  @Override
  public Kit kit(int seats) {
    return recording.kit();
  }

  @Override
  public Optional<Answer> read(Answer answer) {
    return Optional.of(answer);
  }

  @Override
  public Answer write(Answer move) {
    return move;
  }

  /// Nobody plays it.
  @Override
  public void moves(View view, Consumer<? super Answer> out) {}

  @Override
  public Answer anyMove(View view, Dice dice) {
    throw new IllegalStateException("a recorded game is not played");
  }

  @Override
  public Integer imagine(View view, Dice dice) {
    return view.entries();
  }
}
