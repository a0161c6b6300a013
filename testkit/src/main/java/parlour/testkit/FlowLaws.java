package parlour.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.engine.Field;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;

/// Three laws of a game's flow, checked by replaying a game that was played sensibly: nothing
/// repeats for ever, nobody is locked out for good, and nobody presses the only button there is
/// again and again.
///
/// @param pressing whether pressing is the game, as where cards are turned one by one in a race
public record FlowLaws<S, M, V>(Game<S, M, V> game, int seats, long seed, boolean pressing) {
  /// How often the table may look the same to everybody.
  static final int MOST_REPEATS = 8;

  /// How long a game may play on by itself at the end, in milliseconds, while nobody can act.
  static final long MOST_IDLE_MILLIS = 20_000;

  private static final long NOT_IDLE = -1;

  /// How many acts in a row may leave a player no choice.
  static final int MOST_FORCED = 4;

  /// What is wrong with the flow of this game, in one sentence; empty if nothing is.
  public Optional<String> breach(List<Log.Entry> log) {
    Referee<S, M, V> referee = new Referee<>(game, seats, seed);
    Map<List<Object>, Integer> seen = new HashMap<>();
    int[] forced = new int[seats];
    long idleSinceMillis = NOT_IDLE;
    long nowMillis = 0;
    for (Log.Entry entry : log) {
      List<Scene> scenes = scenes(referee);
      if (seen.merge(look(scenes), 1, Integer::sum) > MOST_REPEATS)
        return Optional.of("The table looks the same for the ninth time: " + place(referee, entry));
      if (scenes.stream().anyMatch(scene -> !scene.offers().isEmpty())) idleSinceMillis = NOT_IDLE;
      else if (idleSinceMillis == NOT_IDLE) idleSinceMillis = nowMillis;
      nowMillis = entry.atMillis();
      if (!entry.isClock()) {
        int seat = entry.by().index();
        boolean choice = !isForced(referee, entry.by(), scenes.get(seat));
        forced[seat] = choice ? 0 : forced[seat] + 1;
        if (forced[seat] > MOST_FORCED && !pressing)
          return Optional.of("The fifth act in a row without a choice: " + place(referee, entry));
      }
      if (!(referee.apply(entry) instanceof Referee.Decision.Accepted))
        return Optional.of("The log does not replay: " + entry);
    }
    if (idleSinceMillis != NOT_IDLE && nowMillis - idleSinceMillis > MOST_IDLE_MILLIS)
      return Optional.of(
          "Nobody could do anything in the last "
              + (nowMillis - idleSinceMillis) / 1_000
              + " seconds.");
    return Optional.empty();
  }

  private List<Scene> scenes(Referee<S, M, V> referee) {
    List<Scene> scenes = new ArrayList<>();
    for (Seat seat : Seats.first(seats)) scenes.add(referee.scene(seat));
    return scenes;
  }

  /// Everything anybody sees but the clocks.
  private static List<Object> look(List<Scene> scenes) {
    List<Object> look = new ArrayList<>();
    for (Scene scene : scenes)
      look.add(List.of(scene.headline(), scene.places(), scene.zones(), scene.offers()));
    return look;
  }

  /// Whether a player whom the game waits for has a single thing to do, in a single way.
  private boolean isForced(Referee<S, M, V> referee, Seat seat, Scene scene) {
    Prompt prompt = referee.prompt();
    if (!prompt.must().has(seat) || prompt.pace() != Prompt.Pace.TURN) return false;
    if (scene.offers().size() != 1
        || scene.offers().getFirst().fields().stream().anyMatch(FlowLaws::isFree)) return false;
    int[] moves = {0};
    game.moves(referee.view(seat), _ -> moves[0]++);
    return moves[0] == 1;
  }

  private static boolean isFree(Field field) {
    return switch (field) {
      case Field.Spell _, Field.Lay _ -> true;
      case Field.Pick pick -> pick.least() == 0 || pick.ids().size() > pick.least();
      case Field.Choose choose -> choose.options().size() > 1;
      case Field.Count count -> count.most() > count.least();
      case Field.Fixed _ -> false;
    };
  }

  private String place(Referee<S, M, V> referee, Log.Entry entry) {
    return game
        + ", "
        + seats
        + " seats, seed "
        + seed
        + ", "
        + referee.scene(Seat.of(0)).headline()
        + ", "
        + entry;
  }
}
