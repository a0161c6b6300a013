package parlour.games.progressive;

import java.util.List;
import parlour.engine.Event;
import parlour.engine.Line;

/// What happens on an evening; guests are called by their names.
public sealed interface News extends Event {
  record Arrived(String name) implements News {
    @Override
    public Line line() {
      return Line.of(name + " has come.", Line.Cue.KNOCK, Rule.COMMON);
    }
  }

  /// Somebody joins, in place of a bot or without one.
  record Joined(String name, int table, String instead) implements News {
    @Override
    public Line line() {
      String seat = instead.isEmpty() ? "" : " in place of " + instead;
      return Line.of(name + " joins table " + table + seat + ".", Line.Cue.CARD, Rule.DIGITAL);
    }
  }

  record Gone(String name) implements News {
    @Override
    public Line line() {
      return Line.of(name + " has left.", Rule.COMMON);
    }
  }

  /// A bot sits down where a chair would be empty.
  record Filled(String bot, int table) implements News {
    @Override
    public Line line() {
      return Line.of(bot + " sits down at table " + table + ".", Rule.DIGITAL);
    }
  }

  record Prepared(int words) implements News {
    @Override
    public Line line() {
      return Line.of("The hostess has filled " + words + " envelopes.", Rule.PREPARE);
    }
  }

  record Placed(int tables) implements News {
    @Override
    public Line line() {
      return Line.of(
          "Everybody has a place at one of " + tables + " tables.",
          Line.Cue.DEAL,
          Rule.FOUR,
          Rule.SEXES);
    }
  }

  record Exchanged(String one, String other) implements News {
    @Override
    public Line line() {
      return Line.of(one + " and " + other + " change places.", Rule.FOUR);
    }
  }

  record Began(int round) implements News {
    @Override
    public Line line() {
      return Line.of("The bell: game " + round + " begins.", Line.Cue.BELL, Rule.BELL);
    }
  }

  record Finished(int table) implements News {
    @Override
    public Line line() {
      return Line.of("Table " + table + " has finished.", Line.Cue.SCORE, Rule.BELL);
    }
  }

  record Stopped() implements News {
    @Override
    public Line line() {
      return Line.of("The bell: all tables stop.", Line.Cue.BELL, Rule.BELL);
    }
  }

  /// A table was judged.
  ///
  /// @param drawn the letters drawn where it was a tie
  record Won(int table, List<String> winners, int most, int fewest, String drawn) implements News {
    @Override
    public Line line() {
      String what = both(winners) + " win table " + table + ", " + most + " to " + fewest;
      return drawn.isEmpty()
          ? Line.of(what + ".", Line.Cue.SCORE, Rule.PARTNERS, Rule.STARS)
          : Line.of(
              what + "; of " + drawn + " theirs was nearest the end.",
              Line.Cue.SCORE,
              Rule.TIE,
              Rule.STARS);
    }
  }

  /// Two go to another table.
  record Moved(List<String> pair, int table, boolean up) implements News {
    @Override
    public Line line() {
      return Line.of(
          both(pair) + " go " + (up ? "up" : "down") + " to table " + table + ".",
          Line.Cue.CARD,
          up ? Rule.WINNERS : Rule.HEAD_LOSERS,
          Rule.CHANGE);
    }
  }

  record SitsOut(String name) implements News {
    @Override
    public Line line() {
      return Line.of(name + " sits out the next game.", Rule.DIGITAL);
    }
  }

  record Paused() implements News {
    @Override
    public Line line() {
      return Line.of("The hostess calls a pause.", Line.Cue.STOP, Rule.COMMON);
    }
  }

  record Resumed() implements News {
    @Override
    public Line line() {
      return Line.of("Play goes on.", Line.Cue.BELL, Rule.COMMON);
    }
  }

  record Ended(List<String> prize, List<String> booby) implements News {
    @Override
    public Line line() {
      String text =
          prize.isEmpty()
              ? "The evening is over."
              : "The evening is over. The prize goes to "
                  + all(prize)
                  + ", the booby prize to "
                  + all(booby)
                  + ".";
      return Line.of(text, Line.Cue.WIN, Rule.STARS);
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
