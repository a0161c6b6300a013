package parlour.games.progressive;

import static parlour.engine.MinuteLine.say;

import java.util.List;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.Sentence;

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

  record Stopped() implements News {}

  /// A table was judged.
  ///
  /// @param drawn the letters drawn where it was a tie
  record Won(int table, List<String> winners, int most, int fewest, String drawn) implements News {
    private MinuteLine told() {
      return drawn.isEmpty()
          ? say(Cue.SCORE, "{0} win table {1}, {2} to {3}.", both(winners), table, most, fewest)
              .citing(Rule.PARTNERS, Rule.STARS)
          : say(
                  Cue.SCORE,
                  "{0} win table {1}, {2} to {3}; of {4} theirs was nearest the end.",
                  both(winners),
                  table,
                  most,
                  fewest,
                  drawn)
              .citing(Rule.TIE, Rule.STARS);
    }
  }

  /// Two go to another table.
  record Moved(List<String> pair, int table, boolean up) implements News {}

  record SitsOut(String name) implements News {}

  record Paused() implements News {}

  record Resumed() implements News {}

  /// Where guests only won, nobody gets the booby prize; where they only lost, no prize is told.
  record Ended(List<String> prize, List<String> booby) implements News {
    private String prizes() {
      if (prize.isEmpty()) return "";
      return booby.isEmpty()
          ? Sentence.of(" The prize goes to {0}.", all(prize))
          : Sentence.of(" The prize goes to {0}, the booby prize to {1}.", all(prize), all(booby));
    }
  }

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Arrived(String name) -> say(Cue.KNOCK, "{0} has come.", name).citing(Rule.COMMON);
      case Joined(String name, int table, String instead) when instead.isEmpty() ->
          say(Cue.CARD, "{0} joins table {1}.", name, table).citing(Rule.DIGITAL);
      case Joined(String name, int table, String instead) ->
          say(Cue.CARD, "{0} joins table {1} in place of {2}.", name, table, instead)
              .citing(Rule.BOTS);
      case Gone(String name) -> say("{0} has left.", name).citing(Rule.COMMON);
      case Filled(String bot, int table) ->
          say("{0} sits down at table {1}.", bot, table).citing(Rule.DIGITAL);
      case Prepared(int words) ->
          say("The hostess has filled {0} envelopes.", words).citing(Rule.PREPARE);
      case Placed(int tables) ->
          say(Cue.DEAL, "Everybody has a place at one of {0} tables.", tables)
              .citing(Rule.FOUR, Rule.SEXES);
      case Exchanged(String one, String other) ->
          say("{0} and {1} change places.", one, other).citing(Rule.FOUR);
      case Began(int round) -> say(Cue.BELL, "The bell: game {0} begins.", round).citing(Rule.BELL);
      case Finished(int table) ->
          say(Cue.SCORE, "Table {0} has finished.", table).citing(Rule.BELL);
      case Stopped() -> say(Cue.BELL, "The bell: all tables stop.").citing(Rule.BELL);
      case Won won -> won.told();
      case Moved(List<String> pair, int table, boolean up) ->
          say(Cue.CARD, "{0} go {1} to table {2}.", both(pair), up ? "up" : "down", table)
              .citing(up ? Rule.WINNERS : Rule.HEAD_LOSERS, Rule.CHANGE);
      case SitsOut(String name) -> say("{0} sits out the next game.", name).citing(Rule.BYES);
      case Paused() -> say(Cue.STOP, "The hostess calls a pause.").citing(Rule.COMMON);
      case Resumed() -> say(Cue.BELL, "Play goes on.").citing(Rule.COMMON);
      case Ended ended ->
          say(Cue.WIN, "The evening is over.{0}", ended.prizes()).citing(Rule.STARS);
    };
  }

  private static String both(List<String> pair) {
    return pair.get(0) + " and " + pair.get(1);
  }

  private static String all(List<String> names) {
    int last = names.size() - 1;
    return last == 0
        ? names.getFirst()
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }
}
