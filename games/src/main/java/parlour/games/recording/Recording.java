package parlour.games.recording;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Kit;
import parlour.engine.MinuteLine;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;

/// What a game showed to everybody from its deal to its end, and its result. It can be replayed
/// without the rules, by [RecordedGame].
///
/// @param steps what was seen after the deal, and after every entry of the log
public record Recording(Kit kit, Optional<Result> result, List<Step> steps) {
  /// What was seen after one entry; every list has the onlookers first, then the seats.
  ///
  /// @param prompt what the table waited for then
  /// @param events the line of the minute book that each event was to each eye, without text where
  ///   the eye must not know of it
  public record Step(Prompt prompt, List<Scene> scenes, List<RecordedEvent> events) {}

  /// An event as a recording knows it: the line it was to each eye.
  public record RecordedEvent(List<MinuteLine> lines, Seat eye) implements Event {
    @Override
    public MinuteLine line() {
      return lines.get(index(eye));
    }

    @Override
    public Event seenBy(Seat other) {
      return new RecordedEvent(lines, other);
    }
  }

  /// Records a game by replaying its log, as far as the game accepts that.
  public static <S, M, V> Recording of(Game<S, M, V> game, Log log) {
    Log.Header header = log.header();
    Referee<S, M, V> referee = new Referee<>(game, header.seats(), header.seed().value());
    List<Step> steps = new ArrayList<>();
    steps.add(step(referee, List.of()));
    for (Log.Entry entry : log.entries()) {
      if (!(referee.apply(entry) instanceof Referee.Decision.Accepted(List<Event> events))) break;
      steps.add(step(referee, events));
    }
    return new Recording(referee.kit(), referee.result(), List.copyOf(steps));
  }

  private static Step step(Referee<?, ?, ?> referee, List<Event> events) {
    int seats = referee.seats().size();
    List<Scene> scenes = new ArrayList<>();
    for (int eye = 0; eye <= seats; eye++) scenes.add(referee.scene(eye(eye)));
    List<RecordedEvent> seen = new ArrayList<>();
    for (Event event : events) {
      List<MinuteLine> lines = new ArrayList<>();
      for (int eye = 0; eye <= seats; eye++) lines.add(event.seenBy(eye(eye)).line());
      seen.add(new RecordedEvent(List.copyOf(lines), Seat.NOBODY));
    }
    return new Step(referee.prompt(), List.copyOf(scenes), List.copyOf(seen));
  }

  /// The recording of a game of which only the log is known, before its first entry.
  ///
  /// @param scores the score of each player, as far as it is known
  public static Recording unknown(List<Integer> scores) {
    List<Scene.Place> places = new ArrayList<>();
    for (int i = 0; i < scores.size(); i++)
      places.add(new Scene.Place(Seat.of(i), scores.get(i), List.of(), ""));
    Scene scene =
        new Scene(
            "No picture was kept of this game.",
            List.copyOf(places),
            List.of(),
            List.of(),
            List.of());
    List<Scene> scenes = new ArrayList<>();
    for (int eye = 0; eye <= scores.size(); eye++) scenes.add(scene);
    return new Recording(
        Kit.cards(Kit.Aim.most("", "points"), List.of(), 0, false),
        Optional.empty(),
        List.of(new Step(Prompt.OVER, List.copyOf(scenes), List.of())));
  }

  /// The same with one entry more, of which only the log is known: it is told by its own words.
  public Recording plus(Log.Entry entry) {
    List<Step> longer = new ArrayList<>(steps);
    Step last = longer.removeLast();
    Prompt before =
        entry.isClock()
            ? new Prompt(Prompt.Pace.TOGETHER, Seats.NONE, Seats.NONE, entry.atMillis())
            : Prompt.turn(entry.by(), Prompt.NEVER);
    longer.add(new Step(before, last.scenes(), last.events()));
    MinuteLine line = MinuteLine.say("{0}", words(entry));
    RecordedEvent seen =
        new RecordedEvent(last.scenes().stream().map(_ -> line).toList(), Seat.NOBODY);
    longer.add(new Step(Prompt.OVER, last.scenes(), List.of(seen)));
    return new Recording(kit, Optional.empty(), List.copyOf(longer));
  }

  private static String words(Log.Entry entry) {
    if (entry.isClock()) return "The time was up.";
    Map<String, String> fields = new TreeMap<>(entry.answer().fields());
    return "@"
        + entry.by().index()
        + ": "
        + entry.answer().verb()
        + (fields.isEmpty() ? "" : " " + String.join(", ", fields.values()));
  }

  /// The number of entries that were recorded.
  public int entries() {
    return steps.size() - 1;
  }

  /// The result, or the order of the scores where the game did not come to its end.
  Result standing() {
    if (result.isPresent()) return result.get();
    List<Scene.Place> places = steps.getLast().scenes().getFirst().places();
    Map<Integer, Integer> scores = new TreeMap<>();
    for (Scene.Place place : places) scores.put(place.seat().index(), place.score());
    int seats = steps.getLast().scenes().size() - 1;
    PerSeat<Integer> points = PerSeat.of(seats, seat -> scores.getOrDefault(seat.index(), 0));
    return kit.aim().fewest() ? Result.fewestWins(points) : Result.mostWins(points);
  }

  static int index(Seat eye) {
    return eye.index() + 1;
  }

  private static Seat eye(int index) {
    return Seat.of(index - 1);
  }
}
