package parlour.games.material;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import parlour.engine.Answer;
import parlour.engine.Kit;

/// All verbs of a game: writes its moves as answers and reads them back.
public record Verbs<M>(List<Verb<? extends M>> all) {
  @SafeVarargs
  @SuppressWarnings("varargs") // The array is only read.
  public static <M> Verbs<M> of(Verb<? extends M>... all) {
    return new Verbs<>(List.of(all));
  }

  /// All their buttons.
  public List<Kit.Action> actions() {
    return all.stream().<Kit.Action>map(Verb::action).toList();
  }

  /// The move an answer stands for; nothing where it makes no sense.
  public Optional<M> read(Answer answer) {
    for (Verb<? extends M> verb : all)
      if (verb.name().equals(answer.verb())) return read(verb, answer);
    return Optional.empty();
  }

  private static <M, V extends M> Optional<M> read(Verb<V> verb, Answer answer) {
    return verb.read().apply(answer).map(Function.identity());
  }

  /// The answer that stands for a move.
  public Answer write(M move) {
    for (Verb<? extends M> verb : all) {
      Optional<Answer> written = verb.write(move);
      if (written.isPresent()) return written.get();
    }
    throw new IllegalArgumentException("no verb makes " + move);
  }
}
