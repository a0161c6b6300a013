package parlour.games.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;

/// The score sheet of one game at a real table, at one moment.
public interface ScoreSheet {
  /// What can be entered now; nothing once the game is over.
  List<EntryRule> acts();

  Standing standing();

  /// The sheet after an entry; fails with a [BadEntry] where it makes no sense.
  default Noted enter(Entry entry) {
    for (EntryRule act : acts())
      if (act.form().id().equals(entry.form())) return act.effect().apply(entry);
    throw new BadEntry("That cannot be entered now.");
  }

  /// Something that can be entered, and what it does.
  ///
  /// @param effect fails with a [BadEntry] where the entry makes no sense
  record EntryRule(EntryForm form, Function<Entry, Noted> effect) {}

  /// The sheet after an entry, and the line that is written for it.
  record Noted(ScoreSheet next, String line) {
    /// With a line that tells what each gained: "Hand 2: Ann +3, Ben −1".
    static Noted gains(
        String label, PerSeat<Integer> before, PerSeat<Integer> after, ScoreSheet next) {
      List<String> gains = new ArrayList<>();
      for (Seat seat : Seats.first(after.seats())) {
        int gain = after.at(seat) - before.at(seat);
        if (gain != 0) gains.add(seat + " " + Phrases.gain(gain));
      }
      String told = gains.isEmpty() ? "no change" : String.join(", ", gains);
      return new Noted(next, label + ": " + told);
    }
  }

  /// How the game stands.
  ///
  /// @param unit what the points are, such as "points" or "counters"
  /// @param fewest whether fewest wins
  /// @param about which hand or round it is, and what else is to be known, in a few words
  /// @param dealer who deals or leads next, or nobody
  /// @param winners those who have won; nobody while the game goes on
  record Standing(
      PerSeat<Integer> points,
      String unit,
      boolean fewest,
      String about,
      Seat dealer,
      Seats winners) {
    public boolean isOver() {
      return !winners.isEmpty();
    }
  }
}
