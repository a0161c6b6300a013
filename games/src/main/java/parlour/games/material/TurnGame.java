package parlour.games.material;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import parlour.engine.Answer;
import parlour.engine.Clause;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Field;
import parlour.engine.Game;
import parlour.engine.Kit;
import parlour.engine.MinuteLine;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;

/// The least a small game has to say: one player after the other does one of a few things.
///
/// Views, notation, choices, refusals and the drawing follow from it. What may be done is worked
/// out from what the player sees, so that no refusal can tell what is hidden. A game that needs
/// more, such as clocks, races or moves of several parts, is a [Game] of its own.
///
/// @param <S> the position, a record
public interface TurnGame<S> extends Game<S, TurnGame.Act, TurnGame.Seen<S>> {
  /// Something to do, and what with: the id of a piece, a number or nothing.
  record Act(String verb, String with) {}

  /// What one seat sees of a position.
  record Seen<S>(S position, Seat eye) {}

  /// What follows an act, and the line that tells it.
  record Step<S>(S next, MinuteLine line) {}

  /// What can ever be done, each with its button.
  List<Kit.Action> actions();

  /// What decides the game.
  Kit.Aim aim();

  /// Whose turn it is; nobody once the game is over.
  Seat turn(S position);

  /// What the player whose turn it is may do, by what they see.
  List<Act> acts(S seen);

  /// What follows an act that is allowed.
  Step<S> after(S position, Act act);

  /// What everybody has; most wins, or fewest where the aim says so.
  PerSeat<Integer> scores(S position);

  /// What lies on the table, as a seat sees it.
  List<Zone> zones(S seen, Seat eye);

  /// The rule that says what may be done.
  Clause rule();

  /// A position as a seat sees it, without what is hidden; here nothing is.
  default S hide(S position, Seat eye) {
    return position;
  }

  /// A whole position that may be behind what a seat sees; the inverse of `hide`.
  default S guess(S seen, Seat eye, Dice dice) {
    return seen;
  }

  @Override
  default Prompt prompt(S position) {
    Seat turn = turn(position);
    return turn.isNobody() ? Prompt.OVER : Prompt.turn(turn, Prompt.NEVER);
  }

  @Override
  default Ruling<S> play(S position, Seat by, Act act, long atMillis) {
    if (!acts(hide(position, by)).contains(act))
      return Ruling.illegal(rule(), "You cannot do that now.");
    Step<S> step = after(position, act);
    return Ruling.legal(step.next(), new Told(step.line()));
  }

  @Override
  default Ruling<S> timeUp(S position, long atMillis) {
    return Ruling.illegal(rule(), "No clock runs in this game.");
  }

  @Override
  default Optional<Result> result(S position) {
    if (!turn(position).isNobody()) return Optional.empty();
    PerSeat<Integer> scores = scores(position);
    return Optional.of(aim().fewest() ? Result.fewestWins(scores) : Result.mostWins(scores));
  }

  @Override
  default Seen<S> view(S position, Seat eye) {
    return new Seen<>(hide(position, eye), eye);
  }

  @Override
  default S imagine(Seen<S> view, Dice dice) {
    return guess(view.position(), view.eye(), dice);
  }

  @Override
  default void moves(Seen<S> view, Consumer<? super Act> out) {
    if (view.eye().equals(turn(view.position()))) acts(view.position()).forEach(out);
  }

  @Override
  default Act anyMove(Seen<S> view, Dice dice) {
    List<Act> acts = acts(view.position());
    return acts.get(dice.below(acts.size()));
  }

  @Override
  default Kit kit(int seats) {
    return Kit.cards(aim(), actions(), 0, false);
  }

  @Override
  default Optional<Act> read(Answer answer) {
    boolean known =
        actions().stream().anyMatch(action -> action.verb().equals(answer.verb()))
            && Set.of("with").containsAll(answer.fields().keySet());
    return known ? Optional.of(new Act(answer.verb(), answer.text("with"))) : Optional.empty();
  }

  @Override
  default Answer write(Act act) {
    return act.with().isEmpty() ? Answer.of(act.verb()) : Answer.of(act.verb(), "with", act.with());
  }

  @Override
  default Scene scene(Seen<S> view) {
    S seen = view.position();
    Seat turn = turn(seen);
    PerSeat<Integer> scores = scores(seen);
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : Seats.first(scores.seats()))
      places.add(new Scene.Place(seat, "", scores.at(seat), aim().goal(), List.of(), ""));
    List<Zone> zones = zones(seen, view.eye());
    return new Scene(
        turn.isNobody() ? "The game is over" : turn.does("plays"),
        places,
        List.of(),
        zones,
        turn.isNobody() || !turn.equals(view.eye()) ? List.of() : offers(acts(seen), zones));
  }

  /// One offer for each verb: with a piece to pick, something to choose, or nothing more to say.
  private List<Scene.Offer> offers(List<Act> acts, List<Zone> zones) {
    Map<String, List<String>> offered = new LinkedHashMap<>();
    for (Act act : acts)
      offered.computeIfAbsent(act.verb(), _ -> new ArrayList<>()).add(act.with());
    List<Scene.Offer> offers = new ArrayList<>();
    for (Kit.Action action : actions()) {
      List<String> with = offered.getOrDefault(action.verb(), List.of());
      if (with.equals(List.of(""))) offers.add(action.offer(action.label()));
      else if (!with.isEmpty())
        offers.add(action.offer(action.label() + " {with}", field(action, with, zones)));
    }
    return List.copyOf(offers);
  }

  private static Field field(Kit.Action action, List<String> with, List<Zone> zones) {
    boolean pieces =
        zones.stream()
            .anyMatch(
                zone ->
                    zone instanceof Zone.Row row
                        && row.pieces().stream().anyMatch(piece -> with.contains(piece.id())));
    return pieces
        ? new Field.Pick("with", action.label(), List.copyOf(with))
        : new Field.Choose(
            "with",
            action.label() + "?",
            with.stream().map(each -> new Field.Option(each, each)).toList());
  }

  /// An event that is its line.
  record Told(MinuteLine line) implements Event {}
}
