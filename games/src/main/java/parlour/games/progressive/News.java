package parlour.games.progressive;

import java.util.List;
import parlour.engine.Event;
import parlour.engine.MinuteLine;

/// What happens on an evening, as lines of its minute book; guests are called by their names.
public sealed interface News extends Event {
  record Arrived(String name) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(name + " has come.", MinuteLine.Cue.KNOCK, Rule.COMMON);
    }
  }

  /// Somebody joins, in place of a bot or without one.
  record Joined(String name, int table, String instead) implements News {
    @Override
    public MinuteLine line() {
      String seat = instead.isEmpty() ? "" : " in place of " + instead;
      return MinuteLine.of(
          name + " joins table " + table + seat + ".",
          MinuteLine.Cue.CARD,
          instead.isEmpty() ? Rule.DIGITAL : Rule.BOTS);
    }
  }

  record Gone(String name) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(name + " has left.", Rule.COMMON);
    }
  }

  /// A bot sits down where a chair would be empty.
  record Filled(String bot, int table) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(bot + " sits down at table " + table + ".", Rule.DIGITAL);
    }
  }

  record Prepared(int words) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("The hostess has filled " + words + " envelopes.", Rule.PREPARE);
    }
  }

  record Placed(int tables) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Everybody has a place at one of " + tables + " tables.",
          MinuteLine.Cue.DEAL,
          Rule.FOUR,
          Rule.SEXES);
    }
  }

  record Exchanged(String one, String other) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(one + " and " + other + " change places.", Rule.FOUR);
    }
  }

  record Began(int round) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("The bell: game " + round + " begins.", MinuteLine.Cue.BELL, Rule.BELL);
    }
  }

  record Finished(int table) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("Table " + table + " has finished.", MinuteLine.Cue.SCORE, Rule.BELL);
    }
  }

  record Stopped() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("The bell: all tables stop.", MinuteLine.Cue.BELL, Rule.BELL);
    }
  }

  /// A table was judged.
  ///
  /// @param drawn the letters drawn where it was a tie
  record Won(int table, List<String> winners, int most, int fewest, String drawn) implements News {
    @Override
    public MinuteLine line() {
      String what = both(winners) + " win table " + table + ", " + most + " to " + fewest;
      return drawn.isEmpty()
          ? MinuteLine.of(what + ".", MinuteLine.Cue.SCORE, Rule.PARTNERS, Rule.STARS)
          : MinuteLine.of(
              what + "; of " + drawn + " theirs was nearest the end.",
              MinuteLine.Cue.SCORE,
              Rule.TIE,
              Rule.STARS);
    }
  }

  /// Two go to another table.
  record Moved(List<String> pair, int table, boolean up) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          both(pair) + " go " + (up ? "up" : "down") + " to table " + table + ".",
          MinuteLine.Cue.CARD,
          up ? Rule.WINNERS : Rule.HEAD_LOSERS,
          Rule.CHANGE);
    }
  }

  record SitsOut(String name) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(name + " sits out the next game.", Rule.BYES);
    }
  }

  record Paused() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("The hostess calls a pause.", MinuteLine.Cue.STOP, Rule.COMMON);
    }
  }

  record Resumed() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("Play goes on.", MinuteLine.Cue.BELL, Rule.COMMON);
    }
  }

  /// Where guests only won, nobody gets the booby prize; where they only lost, no prize is told.
  record Ended(List<String> prize, List<String> booby) implements News {
    @Override
    public MinuteLine line() {
      String text = "The evening is over.";
      if (!prize.isEmpty()) text += " The prize goes to " + all(prize);
      if (!prize.isEmpty() && !booby.isEmpty()) text += ", the booby prize to " + all(booby);
      if (!prize.isEmpty()) text += ".";
      return MinuteLine.of(text, MinuteLine.Cue.WIN, Rule.STARS);
    }
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
