package parlour.server.club;

import java.util.List;
import parlour.server.club.state.Club;

/// Through this a club says what its members should hear of when they are not looking. It is called
/// once what happened is stored, at most once for each thing that happens; a server that is killed
/// in between says nothing.
public interface ClubNotices {
  /// Tells nobody.
  ClubNotices NONE = (_, _, _) -> {};

  /// Must return at once, and not fail.
  ///
  /// @param id the id of the club
  /// @param club as it stands now
  void tell(String id, Club club, Notice notice);

  /// What happened.
  enum Kind {
    /// A table over days waits for them.
    YOUR_TURN,
    /// Three quarters of the time for their turn are over.
    REMINDER,
    /// Somebody has started a game with them.
    TABLE_FOR_YOU,
    /// Their game over days was played to its end.
    GAME_OVER,
    /// An evening of the club begins.
    EVENING
  }

  /// What some members should hear of.
  ///
  /// @param members their numbers, never none
  /// @param place the id of the table, or of the evening
  /// @param title the title of the game
  /// @param untilMillis when the time for the turn ends, in milliseconds since 1970; 0 where none
  ///   runs
  record Notice(Kind kind, List<Integer> members, String place, String title, long untilMillis) {}
}
