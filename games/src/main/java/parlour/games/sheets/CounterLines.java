package parlour.games.sheets;

import java.util.function.BiFunction;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.sheets.CounterSheet.Line;

/// Lines and payments that the sheets of several games with counters share.
public final class CounterLines {
  public static final int MOST_WORDS = 200;

  public static final Line ROUND_OVER =
      new Line(_ -> EntryForm.of("over", "The round is over"), (sheet, _) -> sheet.closes());

  private CounterLines() {}

  /// What one player pays another by a game's rules.
  public interface Payment {
    Counters pay(Counters counters, Seat who, Seat whom);
  }

  /// A line about one player.
  public static Line about(
      String id, String label, BiFunction<CounterSheet, Seat, CounterSheet> effect) {
    return new Line(
        sheet -> EntryForm.of(id, label, EntryForm.player("who", "player", sheet.allSeats())),
        (sheet, entry) -> effect.apply(sheet, entry.seat("who", sheet.allSeats())));
  }

  /// A line by which one player pays another.
  public static Line between(String id, String label, Payment payment) {
    return new Line(
        sheet ->
            EntryForm.of(
                id,
                label,
                EntryForm.player("who", "pays", sheet.allSeats()),
                EntryForm.player("whom", "is paid", sheet.allSeats())),
        (sheet, entry) -> {
          Seat who = entry.seat("who", sheet.allSeats());
          Seat whom = entry.seat("whom", sheet.allSeats());
          if (who.equals(whom)) throw new BadEntry("Nobody pays themselves.");
          return sheet.with(payment.pay(sheet.counters(), who, whom));
        });
  }

  /// Pays a player as often as a number was entered for them.
  public static Counters times(
      Counters counters,
      Entry entry,
      String blank,
      Seat seat,
      BiFunction<Counters, Seat, Counters> payment) {
    Counters paid = counters;
    for (int i = entry.number(blank, seat, 0, MOST_WORDS); i > 0; i--)
      paid = payment.apply(paid, seat);
    return paid;
  }

  /// The players whose tick was set.
  public static Seats ticked(Entry entry, String blank, Seats among) {
    Seats ticked = Seats.NONE;
    for (Seat seat : among) if (entry.on(blank + "." + seat.index())) ticked = ticked.with(seat);
    return ticked;
  }
}
