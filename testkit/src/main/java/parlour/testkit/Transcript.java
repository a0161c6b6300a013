package parlour.testkit;

import static org.assertj.core.api.Assertions.fail;

import java.util.Map;
import java.util.Optional;
import parlour.engine.Answer;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.wire.NameTemplate;
import parlour.engine.wire.ScenePrinter;

/// Plays a few moves from a position and writes down what every seat sees, for a golden file.
public final class Transcript<S, M, V> {
  private static final String[] NAMES = {
    "Anna", "Bert", "Clara", "Duncan", "Edith", "Frank", "Grace", "Henry"
  };

  private final Game<S, M, V> game;
  private final StringBuilder out = new StringBuilder();
  private S position;

  public Transcript(Game<S, M, V> game, S position) {
    this.game = game;
    this.position = position;
  }

  public S position() {
    return position;
  }

  /// Draws what a seat, or an onlooker, sees.
  public Transcript<S, M, V> show(Seat eye) {
    out.append("-- seen by ").append(eye.isNobody() ? "an onlooker" : name(eye)).append('\n');
    out.append(ScenePrinter.draw(game.scene(game.view(position, eye)), Transcript::name));
    return this;
  }

  /// Plays a seat's answer.
  public Transcript<S, M, V> play(Seat by, Answer answer, long atMillis) {
    out.append(seconds(atMillis)).append(' ').append(name(by)).append(": ").append(answer.verb());
    answer.fields().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(
            field -> out.append(' ').append(field.getKey()).append('=').append(field.getValue()));
    out.append('\n');
    Optional<M> move = game.read(answer);
    if (move.isEmpty()) fail("makes no sense: " + answer);
    return decide(game.play(position, by, move.orElseThrow(), atMillis));
  }

  /// Lets the deadline pass.
  public Transcript<S, M, V> timeUp() {
    long atMillis = game.prompt(position).deadlineMillis();
    out.append(seconds(atMillis)).append(" the clock\n");
    return decide(game.timeUp(position, atMillis));
  }

  private Transcript<S, M, V> decide(Ruling<S> ruling) {
    switch (ruling) {
      case Ruling.Legal<S> legal -> {
        position = legal.next();
        for (Event event : legal.events()) {
          out.append("    ").append(NameTemplate.fill(event.line().text(), Transcript::name));
          out.append(event.line().clauses().isEmpty() ? "" : " " + event.line().clauses())
              .append('\n');
        }
      }
      case Ruling.Illegal<S> illegal ->
          out.append("    refused: ")
              .append(NameTemplate.fill(illegal.why(), Transcript::name))
              .append(" [")
              .append(illegal.clause().id())
              .append("]\n");
    }
    game.result(position).ifPresent(this::result);
    return this;
  }

  private void result(Result result) {
    out.append("result: ").append(result.points()).append('\n');
  }

  @Override
  public String toString() {
    return out.toString();
  }

  public static String name(Seat seat) {
    return seat.index() < NAMES.length ? NAMES[seat.index()] : "Guest " + seat.index();
  }

  private static String seconds(long millis) {
    return millis / 1000 + "." + (millis % 1000 / 100);
  }
}
