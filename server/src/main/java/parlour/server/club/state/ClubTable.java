package parlour.server.club.state;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlour.engine.wire.Json;

/// A table of a club, as far as the club knows it.
///
/// @param chairs the member of each seat, -1 where somebody else sits
/// @param satEver every member who has had a chair there
/// @param order what it was laid with, until it is there
/// @param owed whether the table has yet to be told, or told again, what has become of its members
/// @param atMillis when it last came a step further
/// @param turn whom it waits for, at a table over days
public record ClubTable(
    String id,
    String game,
    Phase phase,
    List<Integer> chairs,
    Set<Integer> satEver,
    Optional<ClubEvent.TableLaid> order,
    boolean owed,
    long atMillis,
    Turn turn) {
  /// Whom a table over days waits for.
  ///
  /// @param days how many days a turn may take; 0 at a table where one plays at a sitting
  /// @param number the table's own number of it: a higher one is news
  /// @param awaited the seats that have to play
  /// @param untilMillis when their time ends, in milliseconds since 1970; 0 while none runs
  /// @param reminded whether three quarters of the time are over
  public record Turn(
      int days, int number, List<Integer> awaited, long untilMillis, boolean reminded) {
    public static final Turn NONE = new Turn(0, 0, List.of(), 0, false);

    public static Turn read(Json json) {
      return new Turn(
          json.at("days").asInt(),
          json.at("number").asInt(),
          ClubEventCodec.numbers(json.at("awaited")),
          json.at("until").asLong(),
          json.at("reminded").asBoolean());
    }

    Json.Writer write() {
      return Json.fields()
          .put("days", days)
          .put("number", number)
          .put("awaited", ClubEventCodec.numbers(awaited))
          .put("until", untilMillis)
          .put("reminded", reminded);
    }

    /// Whether this tells what another did not, of the same table.
    public boolean isNewerThan(Turn other) {
      return number > other.number || days != other.days;
    }
  }

  /// How far a table has come.
  public enum Phase {
    /// It is ordered, and not known to be there.
    LAID,
    GATHERING,
    PLAYING,
    OVER,
    /// It was deleted.
    GONE;

    /// Its name in stored events, in frames and in what tables say.
    public String wireName() {
      return switch (this) {
        case LAID -> "laid";
        case GATHERING -> "gathering";
        case PLAYING -> "playing";
        case OVER -> "over";
        case GONE -> "gone";
      };
    }

    public static Phase of(String name) {
      for (Phase phase : values()) if (phase.wireName().equals(name)) return phase;
      throw new IllegalArgumentException(name);
    }

    public boolean isOpen() {
      return this != OVER && this != GONE;
    }
  }

  static ClubTable laid(ClubEvent.TableLaid order) {
    return new ClubTable(
        order.table(),
        order.game(),
        Phase.LAID,
        order.chairs(),
        Set.copyOf(order.chairs()),
        Optional.of(order),
        true,
        order.atMillis(),
        new Turn(order.days(), 0, List.of(), 0, false));
  }

  /// One that the club hears of for the first time: the rematch of another. Devices may have
  /// changed since the other was over, so it is told at once.
  static ClubTable heardOf(ClubEvent.TableStood stood) {
    return new ClubTable(
            stood.table(),
            stood.game(),
            stood.phase(),
            stood.chairs(),
            Set.of(),
            Optional.empty(),
            true,
            stood.atMillis(),
            Turn.NONE)
        .after(stood);
  }

  ClubTable after(ClubEvent.TableStood stood) {
    Set<Integer> sat = new HashSet<>(satEver);
    sat.addAll(stood.chairs());
    boolean gone = stood.phase() == Phase.GONE;
    return new ClubTable(
        id,
        gone ? game : stood.game(),
        stood.phase(),
        gone ? chairs : stood.chairs(),
        Set.copyOf(sat),
        Optional.empty(),
        owed && !gone,
        stood.atMillis(),
        turn);
  }

  ClubTable withOwed(boolean other) {
    return new ClubTable(id, game, phase, chairs, satEver, order, other, atMillis, turn);
  }

  ClubTable with(Turn other) {
    return new ClubTable(id, game, phase, chairs, satEver, order, owed, atMillis, other);
  }

  /// The members whom it waits for.
  public List<Integer> awaited() {
    return turn.awaited().stream().map(chairs::get).filter(member -> member >= 0).toList();
  }
}
