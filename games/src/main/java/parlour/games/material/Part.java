package parlour.games.material;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import parlour.engine.Answer;
import parlour.engine.Seat;
import parlour.engine.WholeNumber;

/// One part of a move and the field of an answer that holds it.
///
/// @param name the field
/// @param read the part from an answer; nothing where the field makes no sense
/// @param write the field's value; empty where the field is left out
/// @param <M> the move
/// @param <T> the part
public record Part<M, T>(
    String name, Function<Answer, Optional<T>> read, Function<M, Optional<String>> write) {

  /// A part of any kind.
  ///
  /// @param of the part of a move
  /// @param parse the part that a field's text stands for, if it makes sense
  /// @param print the text that stands for a part
  public static <M, T> Part<M, T> of(
      String name,
      Function<M, T> of,
      Function<String, Optional<T>> parse,
      Function<T, String> print) {
    return new Part<>(
        name,
        answer -> parse.apply(answer.text(name).strip()),
        move -> Optional.of(print.apply(of.apply(move))));
  }

  /// A player.
  public static <M> Part<M, Seat> seat(String name, Function<M, Seat> of) {
    return new Part<>(
        name,
        answer -> Optional.of(answer.seat(name)).filter(seat -> !seat.isNobody()),
        move -> Optional.of(String.valueOf(of.apply(move).index())));
  }

  /// A number; -1 is read where there is none.
  public static <M> Part<M, Integer> number(String name, Function<M, Integer> of) {
    return new Part<>(
        name,
        answer -> Optional.of(answer.number(name, -1)),
        move -> Optional.of(String.valueOf(of.apply(move))));
  }

  /// What is numbered behind a prefix, as 7 in `m.7`; -1 is read where there is none.
  public static <M> Part<M, Integer> numbered(String name, String prefix, Function<M, Integer> of) {
    return of(name, of, text -> Optional.of(WholeNumber.after(prefix, text)), at -> prefix + at);
  }

  /// What somebody writes: in small letters in the move, in capitals in the answer.
  public static <M> Part<M, String> word(String name, Function<M, String> of) {
    return new Part<>(
        name,
        answer -> Optional.of(answer.written(name)),
        move -> Optional.of(of.apply(move).toUpperCase(Locale.ROOT)));
  }

  /// A word that is spelt with letters only; anything else is read as no word.
  public static <M> Part<M, String> spelt(String name, Function<M, String> of) {
    return new Part<>(name, answer -> Optional.of(answer.word(name)), word(name, of).write());
  }

  /// The same where only such parts make sense.
  public Part<M, T> where(Predicate<T> sensible) {
    return new Part<>(name, answer -> read.apply(answer).filter(sensible), write);
  }

  /// The same, left out of the answer where nothing is written.
  public Part<M, T> ifAny() {
    return new Part<>(name, read, move -> write.apply(move).filter(text -> !text.isEmpty()));
  }
}
