package parlour.server.club;

import java.util.ArrayList;
import java.util.List;
import parlour.games.material.Phrases;
import parlour.server.club.state.Club;
import parlour.server.club.state.ClubTable;

/// What notices say, in one sentence.
final class NoticeText {
  private NoticeText() {}

  /// What one of those whom it concerns is told.
  static String to(Club club, ClubNotices.Notice notice, int member) {
    String game = notice.title() + with(club, notice, member);
    return switch (notice.kind()) {
      case YOUR_TURN -> "Your turn in " + game + ".";
      case REMINDER -> "Your time is running out in " + game + ".";
      case TABLE_FOR_YOU -> "A table of " + game + " is laid for you.";
      case GAME_OVER -> "The game of " + game + " is over.";
      case EVENING -> evening(club, notice);
    };
  }

  /// What a place is told at which everybody may read it.
  static String toAll(Club club, ClubNotices.Notice notice) {
    String names = Phrases.names(names(club, notice.members()));
    return switch (notice.kind()) {
      case YOUR_TURN -> "The turn is with " + names + " in " + notice.title() + ".";
      case REMINDER -> "Time is running out for " + names + " in " + notice.title() + ".";
      case TABLE_FOR_YOU -> "A table of " + notice.title() + " is laid for " + names + ".";
      case GAME_OVER -> "The game of " + notice.title() + with(club, notice, -1) + " is over.";
      case EVENING -> evening(club, notice);
    };
  }

  private static String evening(Club club, ClubNotices.Notice notice) {
    return club.evening()
            .map(evening -> club.members().get(evening.member()).name() + " gives")
            .orElse("There is")
        + " an evening of "
        + notice.title()
        + ".";
  }

  /// The members at the table but one.
  private static String with(Club club, ClubNotices.Notice notice, int but) {
    List<Integer> others =
        new ArrayList<>(club.table(notice.place()).map(ClubTable::chairs).orElse(List.of()));
    others.removeIf(each -> each < 0 || each == but);
    return others.isEmpty() ? "" : " with " + Phrases.names(names(club, others));
  }

  private static List<String> names(Club club, List<Integer> members) {
    return members.stream().map(each -> club.members().get(each).name()).toList();
  }
}
