package parlour.engine;

import java.util.Optional;
import java.util.function.Consumer;

/// The rules of one game, bound to its options and its dictionary. Pure: no clock, no I/O, no
/// globals.
///
/// Every game is this interface and nothing more. Time is a number on the input: a position
/// declares its deadline, and the table enforces it. The referee guarantees that `play` is only
/// called for a seat the prompt asks, and `timeUp` only once the deadline has passed; everything
/// else about a move is for the game to judge.
///
/// @param <S> the position: everything, hidden cards and dice included; only the referee holds it
/// @param <M> the move
/// @param <V> the view: what one seat may know of a position; positions that look the same to a
///   seat have equal views
public interface Game<S, M, V> {
  /// The opening position; it carries its dice as one long.
  S deal(Seats seats, long seed);

  /// What the table is waiting for.
  Prompt prompt(S position);

  /// Judges a move by a seat that the prompt asks.
  ///
  /// @param atMillis milliseconds since the deal
  Ruling<S> play(S position, Seat by, M move, long atMillis);

  /// What follows when the deadline has passed.
  Ruling<S> timeUp(S position, long atMillis);

  /// The result, once the game is over.
  Optional<Result> result(S position);

  /// What a seat may know; [Seat#NOBODY] is an onlooker.
  V view(S position, Seat eye);

  /// The view as a scene that any client can draw or read out.
  Scene scene(V view);

  /// What a table with this number of seats needs from the deal to the end, so that a client lays
  /// it out once.
  Kit kit(int seats);

  /// The move that an answer to an offer stands for; empty if it makes no sense.
  Optional<M> read(Answer answer);

  /// The answer that stands for a move, for the log; the inverse of `read`.
  Answer write(M move);

  /// Every legal move this seat can know of; where any text may be written, a finite selection.
  void moves(V view, Consumer<? super M> out);

  /// One legal move at random, without listing all of them; only called for seats the prompt asks.
  M anyMove(V view, Dice dice);

  /// Samples a full position consistent with the view (a determinization).
  S imagine(V view, Dice dice);
}
