package parlour.games.progressive;

import static parlour.engine.MinuteLine.say;

import java.util.List;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.Scene;
import parlour.engine.Sentence;
import parlour.games.material.Phrases;

/// What happens on an evening, and how its minute book tells it; guests are called by their names.
public sealed interface News extends Event {
  record Arrived(String name) implements News {}

  /// Somebody joins, in place of a bot or without one.
  record Joined(String name, int table, String instead) implements News {}

  record Gone(String name) implements News {}

  /// A bot sits down where a chair would be empty.
  record Filled(String bot, int table) implements News {}

  record Prepared(int words) implements News {}

  record Placed(int tables) implements News {}

  record Exchanged(String one, String other) implements News {}

  record Began(int round) implements News {}

  record Finished(int table) implements News {}

  /// The bell stops all tables.
  ///
  /// @param table the one that rang it by finishing; 0 where the hostess did
  record Stopped(int table) implements News {}

  /// A table was judged.
  ///
  /// @param counted what was counted, one of it
  /// @param score the winners' first
  /// @param drawn the letters drawn where it was a tie, the winners' first
  /// @param stopped whether the bell came before the end of its game
  record Won(
      int table, List<String> winners, String counted, Score score, String drawn, boolean stopped)
      implements News {
    private MinuteLine told() {
      String most = score.first() + " " + Scene.Tally.of(score.first(), counted).label();
      if (score.first() != score.second())
        return say(
                "{0} win table {1}{2}, {3} to {4}.",
                Phrases.names(winners), table, bell(), most, score.second())
            .as(Cue.SCORE, stopped ? Rule.STOPPED : Rule.PARTNERS, Rule.STARS);
      if (drawn.isEmpty())
        return say(
                "{0} win table {1}{2}: both pairs have {3}, and by the game's own rule for a tie"
                    + " they are ahead.",
                Phrases.names(winners), table, bell(), most)
            .as(Cue.SCORE, Rule.PARTNERS, Rule.STARS);
      String[] letters = drawn.split(Scoring.AND, -1);
      return say(
              "{0} win table {1}{2}: both pairs have {3}, so letters were drawn, {4} against {5},"
                  + " and the nearest to Z wins.",
              Phrases.names(winners), table, bell(), most, letters[0], letters[1])
          .as(Cue.SCORE, Rule.TIE, Rule.STARS);
    }

    private String bell() {
      return stopped ? " as the bell found it" : "";
    }
  }

  /// A bot takes the chair of somebody who has left in the middle of a game.
  record StoodIn(String bot, String name, int table) implements News {}

  /// Two go to another table, or one whose partner has left.
  record Moved(List<String> pair, int table, boolean up) implements News {}

  record SitsOut(String name) implements News {}

  record Paused() implements News {}

  record Resumed() implements News {}

  /// The evening is over.
  ///
  /// @param gold the stars of each who takes the prize
  /// @param red the stars of each who takes the booby prize
  record Ended(List<String> prize, int gold, List<String> booby, int red) implements News {
    /// Where guests only lost, no prize is told.
    private String prizes() {
      if (prize.isEmpty()) return "";
      return told(" The prize goes to {0}, with {1}{2}.", prize, gold, "gold star")
          + told(" The booby prize goes to {0}, with {1}{2}.", booby, red, "red star");
    }

    private static String told(String sentence, List<String> names, int stars, String star) {
      return names.isEmpty()
          ? ""
          : Sentence.of(
              sentence,
              Phrases.names(names),
              Phrases.count(stars, star),
              names.size() > 1 ? " each" : "");
    }
  }

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Arrived(String name) -> say("{0} has come.", name).as(Cue.KNOCK, Rule.COMMON);
      case Joined(String name, int table, String instead) when instead.isEmpty() ->
          say("{0} joins table {1}.", name, table).as(Cue.CARD, Rule.DIGITAL);
      case Joined(String name, int table, String instead) ->
          say("{0} joins table {1} in place of {2}.", name, table, instead).as(Cue.CARD, Rule.BOTS);
      case Gone(String name) -> say("{0} has left.", name).citing(Rule.COMMON);
      case Filled(String bot, int table) ->
          say("{0} sits down at table {1}.", bot, table).citing(Rule.DIGITAL);
      case Prepared(int words) ->
          say("The hostess has filled {0} envelopes.", words).citing(Rule.PREPARE);
      case Placed(int tables) ->
          say("Everybody has a place at one of {0} tables.", tables)
              .as(Cue.DEAL, Rule.FOUR, Rule.SEXES);
      case Exchanged(String one, String other) ->
          say("{0} and {1} change places.", one, other).citing(Rule.FOUR);
      case Began(int round) -> say("The bell: game {0} begins.", round).as(Cue.BELL, Rule.BELL);
      case Finished(int table) -> say("Table {0} has finished.", table).as(Cue.SCORE, Rule.BELL);
      case Stopped(int table) when table == 0 ->
          say("The hostess rings the bell: all tables stop.").as(Cue.BELL, Rule.BELL);
      case Stopped(int table) ->
          say("The bell: table {0} has finished, all tables stop.", table)
              .as(Cue.BELL, Rule.BELL, Rule.PEOPLE);
      case StoodIn(String bot, String name, int table) ->
          say("{0} takes the chair of {1} at table {2}.", bot, name, table).citing(Rule.LEAVING);
      case Won won -> won.told();
      case Moved(List<String> pair, int table, boolean up) ->
          say(
                  pair.size() == 1 ? "{0} goes {1} to table {2}." : "{0} go {1} to table {2}.",
                  Phrases.names(pair),
                  up ? "up" : "down",
                  table)
              .as(Cue.CARD, up ? Rule.WINNERS : Rule.HEAD_LOSERS, Rule.CHANGE);
      case SitsOut(String name) -> say("{0} sits out the next game.", name).citing(Rule.BYES);
      case Paused() -> say("The hostess calls a pause.").as(Cue.STOP, Rule.COMMON);
      case Resumed() -> say("Play goes on.").as(Cue.BELL, Rule.COMMON);
      case Ended ended ->
          say("The evening is over.{0}", ended.prizes()).as(Cue.WIN, Rule.STARS, Rule.PRIZES);
    };
  }
}
