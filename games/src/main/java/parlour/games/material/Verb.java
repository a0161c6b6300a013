package parlour.games.material;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import parlour.engine.Answer;
import parlour.engine.Field;
import parlour.engine.Kit;
import parlour.engine.Scene;

/// Something a player can do in a game, said once: its button, and how the move is written as an
/// answer and read back.
///
/// @param action the button
/// @param kind the moves it makes
/// @param when which moves of that kind it makes
/// @param read the move an answer stands for, if it makes sense
/// @param parts what the answer says besides the verb
/// @param <M> the move
public record Verb<M>(
    Kit.Action action,
    Class<M> kind,
    Predicate<M> when,
    Function<Answer, Optional<M>> read,
    List<Part<M, ?>> parts) {

  /// A verb that needs no more words.
  public static <M> Verb<M> of(String name, String label, int slot, char key, M move) {
    // The class of an object is a class of its own type.
    @SuppressWarnings("unchecked")
    Class<M> kind = (Class<M>) move.getClass();
    Optional<M> read = Optional.of(move);
    return new Verb<>(
        Kit.Action.of(name, label, slot, key), kind, move::equals, _ -> read, List.of());
  }

  /// Begins a verb whose moves have parts; [Begun#as] completes it.
  public static <M> Begun<M> of(String name, String label, int slot, char key, Class<M> kind) {
    return new Begun<>(Kit.Action.of(name, label, slot, key), kind);
  }

  /// A verb whose moves have yet to be told.
  public record Begun<M>(Kit.Action action, Class<M> kind) {
    public <A> Verb<M> as(Function<A, M> make, Part<M, A> part) {
      return read(answer -> part.in(answer).map(make), List.of(part));
    }

    public <A, B> Verb<M> as(BiFunction<A, B, M> make, Part<M, A> first, Part<M, B> second) {
      return read(
          answer -> first.in(answer).flatMap(a -> second.in(answer).map(b -> make.apply(a, b))),
          List.of(first, second));
    }

    public <A, B, C> Verb<M> as(
        OfThree<A, B, C, M> make, Part<M, A> first, Part<M, B> second, Part<M, C> third) {
      return read(
          answer ->
              first
                  .in(answer)
                  .flatMap(
                      a ->
                          second
                              .in(answer)
                              .flatMap(b -> third.in(answer).map(c -> make.apply(a, b, c)))),
          List.of(first, second, third));
    }

    private Verb<M> read(Function<Answer, Optional<M>> read, List<Part<M, ?>> parts) {
      return new Verb<>(action, kind, _ -> true, read, parts);
    }
  }

  /// Makes a move of three parts.
  public interface OfThree<A, B, C, M> {
    M apply(A first, B second, C third);
  }

  /// The same verb where another makes moves of the same kind: it makes only these.
  public Verb<M> when(Predicate<M> these) {
    return new Verb<>(action, kind, these, read, parts);
  }

  /// The same verb, to be pressed twice.
  public Verb<M> pressedTwice() {
    return new Verb<>(action.pressedTwice(), kind, when, read, parts);
  }

  public String name() {
    return action.verb();
  }

  /// An offer to do it.
  public Scene.Offer offer(String label, Field... fields) {
    return action.offer(label, fields);
  }

  /// The answer that stands for a move; nothing where another verb makes it.
  Optional<Answer> write(Object move) {
    if (!kind.isInstance(move)) return Optional.empty();
    M made = kind.cast(move);
    if (!when.test(made)) return Optional.empty();
    Map<String, String> fields = new HashMap<>();
    for (Part<M, ?> part : parts)
      part.write().apply(made).ifPresent(text -> fields.put(part.name(), text));
    return Optional.of(new Answer(name(), fields));
  }
}
