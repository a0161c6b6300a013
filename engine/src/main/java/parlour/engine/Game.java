package parlour.engine;

import java.util.Optional;
import java.util.function.Consumer;

/// One game, bound to its options and its dictionary. Pure: no clock, no I/O, no globals.
///
/// Every game is this interface and nothing more. Time is a number on the input: a position
/// declares its deadline, the table enforces it. The referee makes sure that `play` is only called
/// for a seat the prompt asks, and `timeUp` only once the deadline has passed; everything else
/// about a move is the game's to judge.
///
/// @param <S> the position: everything, hidden cards and dice included; only the referee holds it
/// @param <M> the move
/// @param <V> the view: what one chair may know of a position; equal whenever two positions look
///   the same from it
public interface Game<S, M, V> {
  /// The opening position; it carries its dice as one long.
  S deal(Seats seats, long seed);

  /// What the table waits for.
  Prompt prompt(S position);

  /// Judges a move of a seat that may speak, made `at` milliseconds after the deal.
  Ruling<S> play(S position, Seat by, M move, long at);

  /// The deadline has passed.
  Ruling<S> timeUp(S position, long at);

  /// How it ended, once it has.
  Optional<Result> result(S position);

  /// What a chair may know; [Seat#NOBODY] is an onlooker.
  V view(S position, Seat eye);

  /// The same, ready to be drawn or read out.
  Scene scene(V view);

  /// Offers out, answers in: verb and fields become a move, or make no sense.
  Optional<M> read(Answer answer);

  /// And back, for the log.
  Answer write(M move);

  /// Every legal move this seat can know of; of moves that write freely, a finite choice.
  void moves(V view, Consumer<? super M> out);

  /// One legal move, cheaply; never lists words. Only asked of seats that must or may speak.
  M anyMove(V view, Dice dice);

  /// A full position this view cannot rule out.
  S imagine(V view, Dice dice);
}
