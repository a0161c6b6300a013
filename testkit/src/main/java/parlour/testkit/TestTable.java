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
import parlour.engine.wire.ScenePrinter;

/// A table at which a test plays, move by move and by the clock.
///
/// A game whose tests need methods of their own implements this with a record of its [GameRun]; the
/// others use a [PlainTable]. Methods that play return the table, so plays can be chained.
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

  /// Settings from alternating names and values.
  static Map<String, String> settings(String... namesAndValues) {
    return Answer.of("settings", namesAndValues).fields();
  }

  default Game<S, M, V> game() {
    return gameRun().game;
  }

  default S position() {
    return gameRun().position;
  }

  /// Sets the position.
  default T becomes(S position) {
    gameRun().position = position;
    return self();
  }

  /// The time in milliseconds since the deal.
  default long atMillis() {
    return gameRun().atMillis;
  }

  /// Sets the time.
  default T at(long millis) {
    gameRun().atMillis = millis;
    return self();
  }

  default Prompt prompt() {
    return game().prompt(position());
  }

  /// The ruling on a move; nothing changes.
  default Ruling<S> ruling(Seat seat, M move) {
    return game().play(position(), seat, move, atMillis());
  }

  /// The ruling on a move written as a client's answer; nothing changes.
  default Ruling<S> ruling(Seat seat, String verb, String... namesAndValues) {
    return ruling(seat, game().read(Answer.of(verb, namesAndValues)).orElseThrow());
  }

  /// Plays a move that must be asked for and stand.
  default T by(Seat seat, M move) {
    assertThat(prompt().asks(seat)).as(seat + " is asked").isTrue();
    gameRun().apply(ruling(seat, move));
    return self();
  }

  /// Plays a move written as a client's answer.
  default T says(Seat seat, String verb, String... namesAndValues) {
    return by(seat, game().read(Answer.of(verb, namesAndValues)).orElseThrow());
  }

  /// Lets the deadline pass.
  default T clock() {
    gameRun().atMillis = prompt().deadlineMillis();
    gameRun().apply(game().timeUp(position(), atMillis()));
    return self();
  }

  /// The id of the clause by which a move is refused; nothing changes.
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

  /// The scene of a seat as text.
  default String drawn(Seat eye) {
    return ScenePrinter.draw(scene(eye), Seat::toString);
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

  /// What a seat is warned of before it does that.
  default String warning(Seat eye, String verb) {
    return scene(eye).offers().stream()
        .filter(offer -> offer.verb().equals(verb))
        .findFirst()
        .orElseThrow()
        .warning();
  }

  default List<String> labels(Seat eye) {
    return scene(eye).offers().stream().map(Scene.Offer::label).toList();
  }

  /// All events so far.
  default List<Event> events() {
    return gameRun().events;
  }

  /// The events of the last play.
  default List<Event> news() {
    return events().subList(gameRun().eventsBefore, events().size());
  }

  /// What the minute book says of the last play.
  default String minutes() {
    return Rulings.minutes(news());
  }

  /// The minute lines a seat, or an onlooker, has read so far.
  default List<String> told(Seat eye) {
    return Rulings.told(events(), eye);
  }

  /// The last minute line a seat has read.
  default String toldLast(Seat eye) {
    return told(eye).getLast();
  }

  /// The rules cited by all events so far.
  default List<String> clauses() {
    return Rulings.clauses(events());
  }

  /// The rules cited by the last event of a kind.
  default List<String> clauses(Class<? extends Event> kind) {
    return events().stream().filter(kind::isInstance).toList().getLast().line().clauses();
  }

  /// The result; empty while the game goes on.
  default Optional<Result> result() {
    return game().result(position());
  }

  default Seats winners() {
    return result().orElseThrow().winners();
  }
}
