package parlour.server.club.state;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A table of a club, as far as the club knows it.
///
/// @param chairs the member of each seat, -1 where somebody else sits
/// @param satEver every member who has had a chair there
/// @param order what it was laid with, until it is there
/// @param owed whether the table has yet to be told, or told again, what has become of its members
/// @param atMillis when it last came a step further
public record ClubTable(
    String id,
    String game,
    Phase phase,
    List<Integer> chairs,
    Set<Integer> satEver,
    Optional<ClubEvent.TableLaid> order,
    boolean owed,
    long atMillis) {
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
        order.atMillis());
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
            stood.atMillis())
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
        stood.atMillis());
  }

  ClubTable withOwed(boolean other) {
    return new ClubTable(id, game, phase, chairs, satEver, order, other, atMillis);
  }
}
