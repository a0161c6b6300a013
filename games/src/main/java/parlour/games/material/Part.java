package parlour.games.material;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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

  /// The part an answer tells; nothing where the field makes no sense.
  Optional<T> in(Answer answer) {
    return read.apply(answer);
  }

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

  /// A word that lies on the table, named by its id or spelt: what stands after the dot, as CAT in
  /// `laid2.cat`. Anything else is read as no word.
  public static <M> Part<M, String> lying(String name, Function<M, String> of) {
    Part<M, String> spelt = spelt(name, of);
    return new Part<>(
        name,
        answer -> {
          String text = answer.text(name);
          String word = text.substring(text.indexOf('.') + 1);
          return spelt.in(Answer.of(answer.verb(), name, word));
        },
        spelt.write());
  }

  /// Any of up to 64 numbered things, one bit each; nothing is read where an id names none.
  ///
  /// @param number the number that an id stands for, or -1
  /// @param id the id of what has that number
  public static <M> Part<M, Long> bits(
      String name, Function<M, Long> of, ToIntFunction<String> number, IntFunction<String> id) {
    return new Part<>(
        name,
        answer -> {
          long bits = 0;
          for (String each : answer.ids(name)) {
            int bit = number.applyAsInt(each);
            if (bit < 0 || bit >= Long.SIZE) return Optional.empty();
            bits |= 1L << bit;
          }
          return Optional.of(bits);
        },
        move -> {
          long bits = of.apply(move);
          return Optional.of(
              IntStream.range(0, Long.SIZE)
                  .filter(bit -> (bits >>> bit & 1) != 0)
                  .mapToObj(id)
                  .collect(Collectors.joining(" ")));
        });
  }

  /// The same where only such parts make sense.
  public Part<M, T> where(Predicate<T> sensible) {
    return new Part<>(name, answer -> in(answer).filter(sensible), write);
  }

  /// The same, left out of the answer where the player leaves it open.
  ///
  /// @param open what stands for it in the move then
  public Part<M, T> orElse(T open, Function<M, T> of) {
    return new Part<>(
        name,
        answer -> answer.text(name).isBlank() ? Optional.of(open) : in(answer),
        move -> of.apply(move).equals(open) ? Optional.empty() : write.apply(move));
  }

  /// The same, left out of the answer where nothing is written.
  public Part<M, T> ifAny() {
    return new Part<>(name, read, move -> write.apply(move).filter(text -> !text.isEmpty()));
  }
}
