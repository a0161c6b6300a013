package parlour.engine;

import java.util.List;

/// What a seat sees of a game and may do in it, ready to be drawn or read out.
///
/// Games describe, clients draw: the browser, the terminal, the screen reader and the recorded
/// playthroughs all draw the same scene, and none of them knows any game. In every text `@0`, `@1`…
/// stand for players' names, and words of the game are in CAPITALS. An id never reveals anything
/// that the seat may not know.
///
/// @param headline the state of the game in a few words
/// @param places the players and what everybody may know of their standing
/// @param watches the running clocks
/// @param zones what lies on the table and in the hand
/// @param offers what this seat may do now
public record Scene(
    String headline,
    List<Place> places,
    List<Watch> watches,
    List<Zone> zones,
    List<Offer> offers) {
  /// A player's place at the table.
  ///
  /// @param side the partnership's name, or empty
  /// @param score the count that decides the game, or the nearest thing to it at present
  /// @param goal the score that ends the game, or 0
  /// @param tallies other counts everybody may see
  /// @param note the player's current role, such as dealer, out or building; or empty
  public record Place(
      Seat seat, String side, int score, int goal, List<Tally> tallies, String note) {}

  /// A count with its name: 11 cards, 2 sweeps.
  public record Tally(String label, int count) {}

  /// A running clock.
  ///
  /// @param owner whose clock it is; nobody if it is everybody's
  /// @param untilMillis when it runs out, in milliseconds since the deal
  /// @param spanMillis its whole length
  public record Watch(String label, Seat owner, long untilMillis, long spanMillis) {}

  /// Something a seat may do, answered by an [Answer] with the same verb and a value for each
  /// field.
  public record Offer(String verb, String label, List<Field> fields) {
    public static Offer of(String verb, String label, Field... fields) {
      return new Offer(verb, label, List.of(fields));
    }
  }
}
