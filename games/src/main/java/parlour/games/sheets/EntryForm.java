package parlour.games.sheets;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// A form to fill in.
///
/// @param id by which an entry names it
/// @param label what the button says
/// @param fields its blanks, in order
public record EntryForm(String id, String label, List<Blank> fields) {
  /// Ends a game that is played by the clock.
  public static final Blank TIME = tick("time", "the time is up");

  /// One blank.
  ///
  /// @param about the player it is about, or nobody
  /// @param options what can be chosen, for a choice; value and label
  /// @param usual what stands in it at first
  public record Blank(
      String id, String label, Kind kind, Seat about, List<Option> options, String usual) {
    public Blank about(Seat seat) {
      return new Blank(id + "." + seat.index(), label, kind, seat, options, usual);
    }

    public Blank usually(String value) {
      return new Blank(id, label, kind, about, options, value);
    }
  }

  /// Something that can be chosen.
  public record Option(String value, String label) {}

  /// What is written in a blank.
  public enum Kind {
    NUMBER,
    WORD,
    WORDS,
    CHOICE,
    TICK
  }

  public static EntryForm of(String id, String label, Blank... fields) {
    return new EntryForm(id, label, List.of(fields));
  }

  public EntryForm plus(List<Blank> more) {
    List<Blank> all = new ArrayList<>(fields);
    all.addAll(more);
    return new EntryForm(id, label, List.copyOf(all));
  }

  /// The same with one blank more, where it is wanted.
  public EntryForm plusIf(boolean wanted, Blank more) {
    return wanted ? plus(List.of(more)) : this;
  }

  /// The same blank for each of these players.
  public EntryForm each(Seats seats, Blank blank) {
    List<Blank> more = new ArrayList<>();
    for (Seat seat : seats) more.add(blank.about(seat));
    return plus(more);
  }

  public static Blank number(String id, String label) {
    return new Blank(id, label, Kind.NUMBER, Seat.NOBODY, List.of(), "0");
  }

  public static Blank word(String id, String label) {
    return new Blank(id, label, Kind.WORD, Seat.NOBODY, List.of(), "");
  }

  public static Blank words(String id, String label) {
    return new Blank(id, label, Kind.WORDS, Seat.NOBODY, List.of(), "");
  }

  public static Blank tick(String id, String label) {
    return new Blank(id, label, Kind.TICK, Seat.NOBODY, List.of(), "");
  }

  public static Blank choice(String id, String label, List<Option> options) {
    return new Blank(id, label, Kind.CHOICE, Seat.NOBODY, options, options.getFirst().value());
  }

  public static Blank player(String id, String label, Seats seats) {
    List<Option> options = new ArrayList<>();
    for (Seat seat : seats) options.add(new Option(String.valueOf(seat.index()), seat.toString()));
    return choice(id, label, options);
  }

  /// A player, or nobody, which is the usual.
  public static Blank playerIfAny(String id, String label, Seats seats) {
    List<Option> options = new ArrayList<>(List.of(new Option("", "nobody")));
    options.addAll(player(id, label, seats).options());
    return choice(id, label, options);
  }
}
