package parlour.games.sheets;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.LeadOrder;

/// A sheet that keeps the counters of all, of the pool and of the box.
///
/// @param kept what was noted for each in the hands before, where counters are put back
/// @param round the round that is played, from one
public record CounterSheet(
    Plan plan, Counters counters, PerSeat<Integer> kept, LeadOrder lead, int round, boolean over)
    implements ScoreSheet {
  /// What a game's sheet is made of.
  ///
  /// @param rounds how many rounds are played
  public record Plan(int rounds, List<Line> lines) {}

  /// Something that can be entered, and the sheet after it.
  public record Line(
      Function<CounterSheet, EntryForm> form,
      BiFunction<CounterSheet, Entry, CounterSheet> effect) {}

  public static CounterSheet open(Plan plan, Counters counters, Seat leader) {
    Seats allSeats = Seats.first(counters.seats());
    return new CounterSheet(
        plan,
        counters,
        PerSeat.all(allSeats.size(), 0),
        LeadOrder.first(allSeats, leader),
        1,
        false);
  }

  public Seats allSeats() {
    return lead.allSeats();
  }

  public CounterSheet with(Counters next) {
    return new CounterSheet(plan, next, kept, lead, round, over);
  }

  /// The round is over: the lead passes, or the game ends.
  public CounterSheet closes() {
    return new CounterSheet(
        plan,
        counters,
        kept,
        round >= plan.rounds() ? lead : lead.pass(),
        round >= plan.rounds() ? round : round + 1,
        round >= plan.rounds());
  }

  /// What all have is noted, and the counters go back.
  public CounterSheet noted(Counters fresh) {
    return new CounterSheet(plan, fresh, points(), lead, round, over);
  }

  private PerSeat<Integer> points() {
    return kept.map((seat, before) -> before + counters.of(seat));
  }

  @Override
  public List<EntryRule> acts() {
    if (over) return List.of();
    return plan.lines().stream()
        .map(line -> new EntryRule(line.form().apply(this), entry -> note(line, entry)))
        .toList();
  }

  private Noted note(Line line, Entry entry) {
    CounterSheet next = line.effect().apply(this, entry);
    return Noted.gains(line.form().apply(this).label(), points(), next.points(), next);
  }

  @Override
  public Standing standing() {
    return new Standing(
        points(),
        "counters",
        false,
        "Round " + round + " of " + plan.rounds() + ", " + counters.pool() + " in the pool",
        lead.leader(),
        over ? Result.mostWins(points()).winners() : Seats.NONE);
  }
}
