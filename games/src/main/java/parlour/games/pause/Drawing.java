package parlour.games.pause;

import java.util.List;
import java.util.Optional;
import parlour.engine.Answer;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;

/// Draws the scene of a view: that of the game itself, or the pause over it.
record Drawing(PauseView<?> view, Scene inner) {
  static final Answer GO_ON = Answer.of("resume");
  static final Answer READY = Answer.of("am-ready");

  Scene scene() {
    if (view.ended().isPresent())
      return new Scene(
          "The time is over",
          inner.places(),
          List.of(),
          inner.zones(),
          List.of(),
          Optional.empty(),
          view.lastHand(),
          inner.lists());
    return view.pause().map(this::pausing).orElseGet(this::playing);
  }

  private Scene pausing(Break pause) {
    return new Scene(
        pause.interlude().title(),
        inner.places(),
        pause.untilMillis() == Prompt.NEVER ? List.of() : List.of(watch(pause)),
        inner.zones(),
        view.isAsked() ? List.of(offer(pause.kind())) : List.of(),
        Optional.empty(),
        Optional.of(pause.interlude()),
        inner.lists());
  }

  private static Scene.Watch watch(Break pause) {
    return switch (pause.kind()) {
      case READY -> watch("To get ready", pause, Break.READY_MILLIS);
      case COUNTDOWN -> watch("The race begins", pause, Break.COUNTDOWN_MILLIS);
      case RECKONING -> watch("The game goes on", pause, Break.BRIEF_MILLIS);
    };
  }

  private static Scene.Watch watch(String label, Break pause, long spanMillis) {
    return new Scene.Watch(label, Seat.NOBODY, pause.untilMillis(), spanMillis);
  }

  private static Scene.Offer offer(Break.Kind kind) {
    return kind == Break.Kind.RECKONING
        ? Scene.Offer.of(GO_ON.verb(), "Go on")
        : Scene.Offer.of(READY.verb(), "I am ready");
  }

  private Scene playing() {
    List<Scene.Watch> watches =
        view.timed()
            ? inner.watches().stream().map(watch -> watch.later(view.stoppedMillis())).toList()
            : List.of();
    return new Scene(
        inner.headline(),
        inner.places(),
        watches,
        inner.zones(),
        inner.offers(),
        inner.question(),
        view.lastHand().or(inner::interlude),
        inner.lists());
  }
}
