package parlour.engine.play;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Answer;
import parlour.engine.Seat;
import parlour.engine.Settings;

/// The log of a game: a header and the accepted inputs, in order. Replaying a log gives the same
/// game on any machine.
public record Log(Header header, List<Entry> entries) {
  /// What the game was dealt from.
  ///
  /// @param rules the version of the game's rules
  /// @param lexicon the version of the dictionary
  public record Header(
      String game, int rules, Settings settings, String lexicon, int seats, Seed seed) {}

  /// One accepted input.
  ///
  /// @param atMillis milliseconds since the deal
  /// @param by who played; nobody if the deadline passed
  public record Entry(long atMillis, Seat by, Answer answer) {
    /// The entry of a deadline that passed.
    public static Entry clock(long atMillis) {
      return new Entry(atMillis, Seat.NOBODY, Answer.TIME_UP);
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
