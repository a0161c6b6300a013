package parlour.games.pause;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Answer;
import parlour.engine.Clause;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Kit;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.TableRules;
import parlour.games.material.GameAround;

/// Wraps a game so that it pauses when a hand has ended, begins a race only when everybody is
/// ready, runs without a clock if the table wants none, and ends when the time available is over.
///
/// During a pause the game and its clock stand still. What players answer to it are entries of the
/// log like any move, so a replay pauses as the players did.
public final class Pausing<S, M, V>
    implements Game<PausePosition<S>, PauseMove<M>, PauseView<V>>, GameAround {
  private final Game<S, M, V> inner;
  private final TableTime time;

  private Pausing(Game<S, M, V> inner, TableTime time) {
    this.inner = inner;
    this.time = time;
  }

  static <S, M, V> Pausing<S, M, V> over(Game<S, M, V> game, TableTime time) {
    return new Pausing<>(game, time);
  }

  @Override
  public Game<S, M, V> inner() {
    return inner;
  }

  @Override
  public Kit kit(int seats) {
    Kit kit = inner.kit(seats);
    List<Kit.Action> actions = new ArrayList<>(kit.actions());
    actions.add(Kit.Action.of(Drawing.GO_ON.verb(), "Go on", 0, 'G'));
    actions.add(Kit.Action.of(Drawing.READY.verb(), "I am ready", 0, 'R'));
    Kit.Aim aim = kit.aim();
    if (time.minutes() > 0)
      aim =
          new Kit.Aim(
              aim.text() + " " + time.minutes() + " minutes at most.",
              aim.fewest(),
              aim.unit(),
              aim.goal(),
              aim.tieBreak());
    return new Kit(aim, List.copyOf(actions), kit.hand(), kit.form(), kit.composes(), kit.timed());
  }

  @Override
  public PausePosition<S> deal(Seats seats, long seed) {
    S dealt = inner.deal(seats, seed);
    return new PausePosition<>(
        dealt,
        seats,
        time.pauses() && isRace(dealt, seats.size())
            ? Optional.of(Break.ready(seats, time.isBrief()))
            : Optional.empty(),
        0);
  }

  private boolean isRace(S dealt, int seats) {
    return inner.prompt(dealt).pace() == Prompt.Pace.RACE
        || inner.kit(seats).actions().stream().anyMatch(action -> action.cue().isPresent());
  }

  @Override
  public Prompt prompt(PausePosition<S> position) {
    if (position.ended().isPresent()) return Prompt.OVER;
    if (position.pause().isPresent()) return position.pause().get().prompt();
    Prompt prompt = inner.prompt(position.inner());
    if (prompt.hasDeadline() && !time.timed() && isUnhurried(position.inner(), prompt))
      return new Prompt(prompt.pace(), prompt.must(), prompt.may(), Prompt.NEVER);
    return prompt.later(position.stoppedMillis());
  }

  /// Whether nothing is lost without the deadline: a player is waited for, and it is not the end of
  /// a game that is played by the clock.
  private boolean isUnhurried(S position, Prompt prompt) {
    return !prompt.must().isEmpty()
        && prompt.pace() != Prompt.Pace.RACE
        && !(inner.timeUp(position, prompt.deadlineMillis()) instanceof Ruling.Legal<S> ended
            && inner.result(ended.next()).isPresent());
  }

  @Override
  public Ruling<PausePosition<S>> play(
      PausePosition<S> position, Seat by, PauseMove<M> move, long atMillis) {
    if (position.ended().isPresent()) return Ruling.illegal(TableRules.OVER, "The game is over.");
    Optional<Break> pause = position.pause();
    if (pause.isPresent()) {
      if (!move.equals(pause.get().<M>answer()))
        return Ruling.illegal(TableRules.PAUSE, "The game pauses; it goes on in a moment.");
      return Ruling.legal(answered(position, pause.get().without(by), atMillis));
    }
    return move instanceof PauseMove.Play<M>(M played)
        ? settle(
            position,
            inner.play(position.inner(), by, played, atMillis - position.stoppedMillis()),
            atMillis)
        : Ruling.illegal(TableRules.PAUSE, "There is no pause now.");
  }

  private PausePosition<S> answered(PausePosition<S> position, Break pause, long atMillis) {
    if (!pause.waiting().isEmpty()) return position.with(pause);
    return pause.kind() == Break.Kind.READY
        ? position.with(pause.countdown(atMillis))
        : resumed(position, pause, atMillis);
  }

  private PausePosition<S> resumed(PausePosition<S> position, Break pause, long atMillis) {
    return new PausePosition<>(
        position.inner(),
        position.seats(),
        Optional.empty(),
        position.stoppedMillis() + atMillis - pause.sinceMillis());
  }

  @Override
  public Ruling<PausePosition<S>> timeUp(PausePosition<S> position, long atMillis) {
    if (position.pause().isEmpty())
      return settle(
          position, inner.timeUp(position.inner(), atMillis - position.stoppedMillis()), atMillis);
    Break pause = position.pause().get();
    return Ruling.legal(
        pause.kind() == Break.Kind.READY
            ? position.with(pause.countdown(atMillis))
            : resumed(position, pause, atMillis));
  }

  /// The game goes on, pauses, ends, or refuses the move.
  private Ruling<PausePosition<S>> settle(
      PausePosition<S> before, Ruling<S> ruling, long atMillis) {
    return switch (ruling) {
      case Ruling.Legal<S>(S next, List<Event> events) -> {
        boolean going = inner.result(next).isEmpty();
        if (going && isTimeOver(before, next, events, atMillis))
          yield timeOver(before, next, events);
        Optional<Scene.Interlude> hand = endOfHand(events);
        yield Ruling.legal(
            going
                ? new PausePosition<>(
                    next,
                    before.seats(),
                    time.pauses()
                        ? hand.map(
                            each -> Break.reckoning(each, before.seats(), atMillis, time.isBrief()))
                        : Optional.empty(),
                    before.stoppedMillis())
                : over(before, next, Optional.empty(), hand),
            events);
      }
      case Ruling.Illegal<S>(Clause clause, String why) -> Ruling.illegal(clause, why);
    };
  }

  /// Whether a hand has ended after the time available, or a turn in a game without hands.
  private boolean isTimeOver(PausePosition<S> before, S next, List<Event> events, long atMillis) {
    if (time.minutes() == 0 || atMillis < time.minutes() * 60_000L) return false;
    if (time.byTurns())
      return !inner.prompt(before.inner()).must().equals(inner.prompt(next).must());
    return events.stream().anyMatch(event -> event.interlude().isPresent())
        || inner.scene(inner.view(next, Seat.NOBODY)).interlude().isPresent();
  }

  private Ruling<PausePosition<S>> timeOver(PausePosition<S> before, S next, List<Event> events) {
    int[] scores = new int[before.seats().size()];
    for (Scene.Place place : inner.scene(inner.view(next, Seat.NOBODY)).places())
      scores[place.seat().index()] = place.score();
    PerSeat<Integer> points = PerSeat.of(scores.length, seat -> scores[seat.index()]);
    Result result =
        inner.kit(scores.length).aim().fewest()
            ? Result.fewestWins(points)
            : Result.mostWins(points);
    List<Event> told = new ArrayList<>(events);
    told.add(new TimeOver(result.winners()));
    return Ruling.legal(over(before, next, Optional.of(result), endOfHand(events)), told);
  }

  private static <S> PausePosition<S> over(
      PausePosition<S> before,
      S last,
      Optional<Result> timeOver,
      Optional<Scene.Interlude> lastHand) {
    return new PausePosition<>(
        last, before.seats(), Optional.empty(), before.stoppedMillis(), timeOver, lastHand);
  }

  /// What the hand has brought everybody, if one has just ended.
  private static Optional<Scene.Interlude> endOfHand(List<Event> events) {
    return events.reversed().stream().flatMap(event -> event.interlude().stream()).findFirst();
  }

  @Override
  public Optional<Result> result(PausePosition<S> position) {
    return position.ended().or(() -> inner.result(position.inner()));
  }

  @Override
  public PauseView<V> view(PausePosition<S> position, Seat eye) {
    return new PauseView<>(
        eye,
        inner.view(position.inner(), eye),
        inner.prompt(position.inner()),
        position.seats(),
        position.pause(),
        position.stoppedMillis(),
        prompt(position).hasDeadline(),
        position.ended(),
        position.lastHand());
  }

  @Override
  public Scene scene(PauseView<V> view) {
    return new Drawing(view, inner.scene(view.inner())).scene();
  }

  @Override
  public Optional<PauseMove<M>> read(Answer answer) {
    if (answer.equals(Drawing.GO_ON)) return Optional.of(new PauseMove.GoOn<>());
    if (answer.equals(Drawing.READY)) return Optional.of(new PauseMove.Ready<>());
    return inner.read(answer).map(PauseMove.Play::new);
  }

  @Override
  public Answer write(PauseMove<M> move) {
    return switch (move) {
      case PauseMove.Play<M>(M played) -> inner.write(played);
      case PauseMove.GoOn<M> _ -> Drawing.GO_ON;
      case PauseMove.Ready<M> _ -> Drawing.READY;
    };
  }

  @Override
  public void moves(PauseView<V> view, Consumer<? super PauseMove<M>> out) {
    if (view.pause().isEmpty())
      inner.moves(view.inner(), move -> out.accept(new PauseMove.Play<>(move)));
    else if (view.isAsked()) out.accept(view.pause().get().answer());
  }

  @Override
  public PauseMove<M> anyMove(PauseView<V> view, Dice dice) {
    return view.pause().isPresent()
        ? view.pause().get().answer()
        : new PauseMove.Play<>(inner.anyMove(view.inner(), dice));
  }

  @Override
  public PausePosition<S> imagine(PauseView<V> view, Dice dice) {
    return new PausePosition<>(
        inner.imagine(view.inner(), dice),
        view.seats(),
        view.pause(),
        view.stoppedMillis(),
        view.ended(),
        view.lastHand());
  }
}
