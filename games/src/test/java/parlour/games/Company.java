package parlour.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import parlour.engine.Answer;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.SceneText;
import parlour.engine.Seat;

/// A table at which a test plays, move by move and by the clock.
public final class Company<S, M, V> {
  public static final Seat ANNA = Seat.of(0);
  public static final Seat BERT = Seat.of(1);
  public static final Seat CLARA = Seat.of(2);
  public static final Seat DUNCAN = Seat.of(3);

  private final Game<S, M, V> game;
  private final List<Event> events = new ArrayList<>();
  private S position;
  private long at;

  public Company(Game<S, M, V> game, S position) {
    this.game = game;
    this.position = position;
  }

  /// Settings from names and values in turn.
  public static Map<String, String> settings(String... namesAndValues) {
    Map<String, String> settings = new TreeMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2)
      settings.put(namesAndValues[i], namesAndValues[i + 1]);
    return settings;
  }

  public S position() {
    return position;
  }

  public Prompt prompt() {
    return game.prompt(position);
  }

  public Company<S, M, V> at(long time) {
    at = time;
    return this;
  }

  /// A move that must be accepted.
  public Company<S, M, V> by(Seat seat, M move) {
    assertThat(prompt().asks(seat)).as(seat + " is asked").isTrue();
    Ruling<S> ruling = game.play(position, seat, move, at);
    assertThat(ruling).as(seat + " " + move).isInstanceOf(Ruling.Legal.class);
    return accept(ruling);
  }

  /// The same as a client would send it.
  public Company<S, M, V> says(Seat seat, String verb, String... namesAndValues) {
    return by(seat, game.read(Answer.of(verb, namesAndValues)).orElseThrow());
  }

  /// The clock speaks at its deadline.
  public Company<S, M, V> clock() {
    at = prompt().deadline();
    return accept(game.timeUp(position, at));
  }

  private Company<S, M, V> accept(Ruling<S> ruling) {
    Ruling.Legal<S> legal = (Ruling.Legal<S>) ruling;
    events.addAll(legal.events());
    position = legal.next();
    return this;
  }

  /// The clause by which a move is refused.
  public String refusal(Seat seat, M move) {
    Ruling<S> ruling = game.play(position, seat, move, at);
    assertThat(ruling).as(seat + " " + move).isInstanceOf(Ruling.Illegal.class);
    Ruling.Illegal<S> refused = (Ruling.Illegal<S>) ruling;
    assertThat(refused.why()).endsWith(".");
    return refused.clause().id();
  }

  public boolean isLegal(Seat seat, M move) {
    return game.play(position, seat, move, at) instanceof Ruling.Legal;
  }

  /// What a chair was told last.
  public String told(Seat eye) {
    return events.getLast().seenBy(eye).line().text();
  }

  /// Everything a chair was told.
  public List<String> allTold(Seat eye) {
    return events.stream().map(event -> event.seenBy(eye).line().text()).toList();
  }

  /// The clauses named in all that happened so far.
  public List<String> clauses() {
    return events.stream().flatMap(event -> event.line().clauses().stream()).distinct().toList();
  }

  /// The scene of a chair as a text.
  public String scene(Seat eye) {
    return SceneText.draw(game.scene(game.view(position, eye)), Seat::toString);
  }

  public List<Seat> winners() {
    List<Seat> winners = new ArrayList<>();
    for (Seat seat : game.result(position).orElseThrow().winners()) winners.add(seat);
    return winners;
  }
}
