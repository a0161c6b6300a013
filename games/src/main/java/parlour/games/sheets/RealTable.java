package parlour.games.sheets;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.games.material.GameAround;

/// What a game has for people round a real table.
///
/// @param sheet its score sheet
/// @param clocks the clocks it is played by, the most used first
public record RealTable(SheetOpening sheet, List<Clock> clocks) {
  /// A game that can also be played round a real table.
  public interface Playable {
    RealTable realTable();
  }

  /// Lays out an empty sheet.
  public interface SheetOpening {
    /// @param dealer who deals or leads first
    ScoreSheet open(int seats, Seat dealer);
  }

  /// A clock: what it measures, and how long it runs.
  public record Clock(String label, long millis) {}

  /// A table with this sheet and no clocks yet.
  public static RealTable with(SheetOpening sheet) {
    return new RealTable(sheet, List.of());
  }

  public RealTable clock(String label, long millis) {
    return new RealTable(
        sheet, Stream.concat(clocks.stream(), Stream.of(new Clock(label, millis))).toList());
  }

  /// The same with a clock for a turn.
  public RealTable turn(long millis) {
    return clock("A turn", millis);
  }

  /// What an open game has for a real table, if it can be played at one.
  public static Optional<RealTable> of(Game<?, ?, ?> game) {
    return GameAround.bare(game) instanceof Playable playable
        ? Optional.of(playable.realTable())
        : Optional.empty();
  }
}
