package parlour.engine;

import java.util.List;

/// What a chair sees of a game and may do in it, ready to be drawn or read out.
///
/// Games describe, clients draw: the browser, the terminal, the screen reader and the recorded
/// playthroughs all draw the same scene, and none of them knows a game. In every text `@0`, `@1`…
/// stand for the players' names and words of the game stand in CAPITALS. An id never tells an eye
/// what it may not know.
///
/// @param headline where the game stands, in a few words
/// @param places the players and what all may know of their standing
/// @param watches the clocks that run
/// @param zones what lies on the table and in the hand
/// @param offers what this chair may do now
public record Scene(
    String headline,
    List<Place> places,
    List<Watch> watches,
    List<Zone> zones,
    List<Offer> offers) {
  /// A player's place at the table.
  ///
  /// @param side the partnership's name, or nothing
  /// @param score the count that decides the game, or what stands for it now
  /// @param goal the score that ends the game, or nought
  /// @param tallies other counts all may see
  /// @param note what he is just now: dealer, out, building; or nothing
  public record Place(
      Seat seat, String side, int score, int goal, List<Tally> tallies, String note) {}

  /// A count with its name: 11 cards, 2 sweeps.
  public record Tally(String label, int count) {}

  /// A clock that runs.
  ///
  /// @param owner whose clock it is, or nobody's in particular
  /// @param until when it speaks, in milliseconds since the deal
  /// @param span how long it ran for in all, in milliseconds
  public record Watch(String label, Seat owner, long untilMillis, long spanMillis) {}

  /// Something a chair may do, answered by an [Answer] with the same verb and a value for each
  /// field.
  public record Offer(String verb, String label, List<Field> fields) {
    public static Offer of(String verb, String label, Field... fields) {
      return new Offer(verb, label, List.of(fields));
    }
  }
}
