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
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.TableRules;

/// Wraps a game so that it pauses when a hand has ended, begins a race only when everybody is
/// ready, and runs without a clock if the table wants none.
///
/// During a pause the game and its clock stand still. What players answer to it are entries of the
/// log like any move, so a replay pauses as the players did.
public final class Pausing<S, M, V> implements Game<PausePosition<S>, PauseMove<M>, PauseView<V>> {
  private final Game<S, M, V> inner;
  private final boolean brief;
  private final boolean timed;

  private Pausing(Game<S, M, V> inner, boolean brief, boolean timed) {
    this.inner = inner;
    this.brief = brief;
    this.timed = timed;
  }

  /// @param brief whether a pause ends by itself
  /// @param timed whether the game's clock runs where it waits for a player
  static <S, M, V> Pausing<S, M, V> over(Game<S, M, V> game, boolean brief, boolean timed) {
    return new Pausing<>(game, brief, timed);
  }

  /// The game itself.
  public Game<S, M, V> inner() {
    return inner;
  }

  @Override
  public Kit kit(int seats) {
    Kit kit = inner.kit(seats);
    List<Kit.Action> actions = new ArrayList<>(kit.actions());
    actions.add(Kit.Action.of(Drawing.GO_ON.verb(), "Go on", 0, 'G'));
    actions.add(Kit.Action.of(Drawing.READY.verb(), "I am ready", 0, 'R'));
    return new Kit(
        kit.aim(), List.copyOf(actions), kit.hand(), kit.form(), kit.composes(), kit.timed());
  }

  @Override
  public PausePosition<S> deal(Seats seats, long seed) {
    S dealt = inner.deal(seats, seed);
    return new PausePosition<>(
        dealt,
        seats,
        isRace(dealt, seats.size()) ? Optional.of(Break.ready(seats, brief)) : Optional.empty(),
        0);
  }

  private boolean isRace(S dealt, int seats) {
    return inner.prompt(dealt).pace() == Prompt.Pace.RACE
        || inner.kit(seats).actions().stream().anyMatch(action -> action.cue().isPresent());
  }

  @Override
  public Prompt prompt(PausePosition<S> position) {
    if (position.pause().isPresent()) return position.pause().get().prompt();
    Prompt prompt = inner.prompt(position.inner());
    if (!prompt.hasDeadline()) return prompt;
    if (!timed && isUnhurried(position.inner(), prompt))
      return new Prompt(prompt.pace(), prompt.must(), prompt.may(), Prompt.NEVER);
    return new Prompt(
        prompt.pace(), prompt.must(), prompt.may(), prompt.deadlineMillis() + position.stopped());
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
      PausePosition<S> position, Seat by, PauseMove<M> move, long at) {
    Optional<Break> pause = position.pause();
    if (pause.isPresent()) {
      if (!move.equals(pause.get().<M>answer()))
        return Ruling.illegal(TableRules.PAUSE, "The game pauses; it goes on in a moment.");
      return Ruling.legal(answered(position, pause.get().without(by), at));
    }
    return move instanceof PauseMove.Play<M>(M played)
        ? settle(position, inner.play(position.inner(), by, played, at - position.stopped()), at)
        : Ruling.illegal(TableRules.PAUSE, "There is no pause now.");
  }

  private PausePosition<S> answered(PausePosition<S> position, Break pause, long at) {
    if (!pause.waiting().isEmpty()) return paused(position, pause);
    return pause.kind() == Break.Kind.READY
        ? paused(position, pause.countdown(at))
        : resumed(position, pause, at);
  }

  private PausePosition<S> paused(PausePosition<S> position, Break pause) {
    return new PausePosition<>(
        position.inner(), position.seats(), Optional.of(pause), position.stopped());
  }

  private PausePosition<S> resumed(PausePosition<S> position, Break pause, long at) {
    return new PausePosition<>(
        position.inner(),
        position.seats(),
        Optional.empty(),
        position.stopped() + at - pause.since());
  }

  @Override
  public Ruling<PausePosition<S>> timeUp(PausePosition<S> position, long at) {
    if (position.pause().isEmpty())
      return settle(position, inner.timeUp(position.inner(), at - position.stopped()), at);
    Break pause = position.pause().get();
    return Ruling.legal(
        pause.kind() == Break.Kind.READY
            ? paused(position, pause.countdown(at))
            : resumed(position, pause, at));
  }

  /// The game goes on, pauses, or refuses the move.
  private Ruling<PausePosition<S>> settle(PausePosition<S> before, Ruling<S> ruling, long at) {
    return switch (ruling) {
      case Ruling.Legal<S>(S next, List<Event> events) ->
          Ruling.legal(
              new PausePosition<>(
                  next, before.seats(), pause(next, before.seats(), events, at), before.stopped()),
              events);
      case Ruling.Illegal<S>(Clause clause, String why) -> Ruling.illegal(clause, why);
    };
  }

  private Optional<Break> pause(S next, Seats seats, List<Event> events, long at) {
    if (inner.result(next).isPresent()) return Optional.empty();
    return events.reversed().stream()
        .flatMap(event -> event.interlude().stream())
        .findFirst()
        .map(interlude -> Break.reckoning(interlude, seats, at, brief));
  }

  @Override
  public Optional<Result> result(PausePosition<S> position) {
    return inner.result(position.inner());
  }

  @Override
  public PauseView<V> view(PausePosition<S> position, Seat eye) {
    return new PauseView<>(
        eye,
        inner.view(position.inner(), eye),
        inner.prompt(position.inner()),
        position.seats(),
        position.pause(),
        position.stopped(),
        prompt(position).hasDeadline());
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
        inner.imagine(view.inner(), dice), view.seats(), view.pause(), view.stopped());
  }
}
