package parlour.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.engine.Answer;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.engine.wire.SceneText;

/// A table at which a test plays, move by move and by the clock.
///
/// A game whose tests want verbs of its own has a record of its [GameRun] that is a table; the
/// others sit down with a [Company]. What is done here answers with the table itself, so that plays
/// can be strung together.
public interface TestTable<S, M, V, T extends TestTable<S, M, V, T>> {
  Seat ANNA = Seat.of(0);
  Seat BERT = Seat.of(1);
  Seat CLARA = Seat.of(2);
  Seat DUNCAN = Seat.of(3);

  GameRun<S, M, V> gameRun();

  @SuppressWarnings("unchecked")
  private T self() {
    return (T) this;
  }

  /// Settings, from names and values in turn.
  static Map<String, String> settings(String... namesAndValues) {
    return Answer.of("settings", namesAndValues).fields();
  }

  default Game<S, M, V> game() {
    return gameRun().game;
  }

  default S position() {
    return gameRun().position;
  }

  /// From here on the game stands like this.
  default T becomes(S position) {
    gameRun().position = position;
    return self();
  }

  default long at() {
    return gameRun().at;
  }

  default T at(long time) {
    gameRun().at = time;
    return self();
  }

  default Prompt prompt() {
    return game().prompt(position());
  }

  /// What the referee would say to a move; nothing changes.
  default Ruling<S> ruling(Seat seat, M move) {
    return game().play(position(), seat, move, at());
  }

  /// The same, as a client would send it.
  default Ruling<S> ruling(Seat seat, String verb, String... namesAndValues) {
    return ruling(seat, game().read(Answer.of(verb, namesAndValues)).orElseThrow());
  }

  /// A move that must be asked for and accepted.
  default T by(Seat seat, M move) {
    assertThat(prompt().asks(seat)).as(seat + " is asked").isTrue();
    gameRun().take(ruling(seat, move));
    return self();
  }

  /// The same, as a client would send it.
  default T says(Seat seat, String verb, String... namesAndValues) {
    return by(seat, game().read(Answer.of(verb, namesAndValues)).orElseThrow());
  }

  /// The clock speaks at its deadline.
  default T clock() {
    gameRun().at = prompt().deadlineMillis();
    gameRun().take(game().timeUp(position(), at()));
    return self();
  }

  /// The clause by which a move is refused; nothing changes.
  default String refusal(Seat seat, M move) {
    return Rulings.refusal(ruling(seat, move));
  }

  default boolean isLegal(Seat seat, M move) {
    return ruling(seat, move) instanceof Ruling.Legal;
  }

  default V view(Seat eye) {
    return game().view(position(), eye);
  }

  default Scene scene(Seat eye) {
    return game().scene(view(eye));
  }

  /// The scene of a chair as a text.
  default String drawn(Seat eye) {
    return SceneText.draw(scene(eye), Seat::toString);
  }

  default Zone zone(Seat eye, String id) {
    return scene(eye).zones().stream()
        .filter(zone -> zone.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  default List<String> verbs(Seat eye) {
    return scene(eye).offers().stream().map(Scene.Offer::verb).toList();
  }

  default List<String> labels(Seat eye) {
    return scene(eye).offers().stream().map(Scene.Offer::label).toList();
  }

  /// All that has happened.
  default List<Event> events() {
    return gameRun().events;
  }

  /// What has happened by the last play.
  default List<Event> news() {
    return events().subList(gameRun().before, events().size());
  }

  /// What the minute book says of the last play.
  default String minutes() {
    return Rulings.minutes(news());
  }

  /// The lines a chair has read so far; nobody: an onlooker.
  default List<String> told(Seat eye) {
    return Rulings.told(events(), eye);
  }

  /// What a chair was told last.
  default String toldLast(Seat eye) {
    return told(eye).getLast();
  }

  /// The clauses behind all that has happened.
  default List<String> clauses() {
    return Rulings.clauses(events());
  }

  /// The clauses behind the last event of a kind.
  default List<String> clauses(Class<? extends Event> kind) {
    return events().stream().filter(kind::isInstance).toList().getLast().line().clauses();
  }

  /// How the game has ended; nothing while it goes on.
  default Optional<Result> result() {
    return game().result(position());
  }

  default Seats winners() {
    return result().orElseThrow().winners();
  }
}
