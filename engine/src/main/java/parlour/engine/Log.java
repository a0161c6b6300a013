package parlour.engine;

import java.util.ArrayList;
import java.util.List;

/// The log is the game: a header and the accepted inputs. Same log, same game, anywhere.
public record Log(Header header, List<Entry> entries) {
  /// What the game was dealt from.
  ///
  /// @param rules the version of the game's rules
  /// @param lexicon the version of the dictionary
  public record Header(
      String game, int rules, Settings settings, String lexicon, int seats, Seed seed) {}

  /// One accepted input.
  ///
  /// @param at milliseconds since the deal
  /// @param by nobody: the clock spoke
  public record Entry(long atMillis, Seat by, Answer answer) {
    public static Entry clock(long at) {
      return new Entry(at, Seat.NOBODY, Answer.TIME_UP);
    }

    public boolean isClock() {
      return by.isNobody();
    }
  }

  public Log {
    entries = List.copyOf(entries);
  }

  public Log with(Entry entry) {
    List<Entry> longer = new ArrayList<>(entries);
    longer.add(entry);
    return new Log(header, longer);
  }
}
