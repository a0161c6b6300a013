package parlour.games.sheets;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.letters.WonWords;

/// A sheet on which every hand or round adds points.
///
/// @param won the words each has won, where letters count
/// @param marks what else is counted for each, such as rounds out in the cold
public record HandSheet(
    Plan plan, RunningScore tally, PerSeat<WonWords> won, PerSeat<Integer> marks)
    implements ScoreSheet {
  /// What a game's sheet is made of.
  ///
  /// @param round what a line stands for, such as "Hand"
  public record Plan(String unit, boolean fewest, String round, List<Line> lines)
      implements RealTable.SheetOpening {
    /// A sheet without lines on which most wins.
    public static Plan most(String unit, String round) {
      return new Plan(unit, false, round, List.of());
    }

    /// A sheet without lines on which fewest wins.
    public static Plan fewest(String unit, String round) {
      return new Plan(unit, true, round, List.of());
    }

    /// The same with one thing more that can be entered.
    public Plan line(
        Function<HandSheet, EntryForm> form, BiFunction<HandSheet, Entry, HandSheet> effect) {
      return new Plan(
          unit,
          fewest,
          round,
          Stream.concat(lines.stream(), Stream.of(new Line(form, effect))).toList());
    }

    @Override
    public HandSheet open(int seats, Seat dealer) {
      return new HandSheet(
          this,
          RunningScore.first(seats, dealer),
          PerSeat.all(seats, WonWords.NONE),
          PerSeat.all(seats, 0));
    }
  }

  /// Something that can be entered on a sheet, and the sheet after it.
  public record Line(
      Function<HandSheet, EntryForm> form, BiFunction<HandSheet, Entry, HandSheet> effect) {}

  public Seats allSeats() {
    return tally.allSeats();
  }

  public HandSheet with(RunningScore next) {
    return new HandSheet(plan, next, won, marks);
  }

  public HandSheet with(PerSeat<Integer> points) {
    return with(tally.with(points));
  }

  public HandSheet plus(Seat seat, int points) {
    return with(tally.plus(seat, points));
  }

  /// A word is won; its letters count.
  public HandSheet wins(Seat seat, String word) {
    return new HandSheet(
        plan, tally.plus(seat, word.length()), won.with(seat, won.at(seat).plus(word)), marks);
  }

  public HandSheet mark(Seat seat) {
    return new HandSheet(plan, tally, won, marks.with(seat, marks.at(seat) + 1));
  }

  /// The next round, or the end, where most points win or fewest.
  public HandSheet closes(boolean over) {
    PerSeat<Integer> points = tally.points();
    return closes(
        over, (plan.fewest ? Result.fewestWins(points) : Result.mostWins(points)).winners());
  }

  /// The next round, or the end.
  public HandSheet closes(boolean over, Seats winners) {
    return with(over ? tally.won(winners) : tally.next());
  }

  @Override
  public List<EntryRule> acts() {
    if (tally.isOver()) return List.of();
    return plan.lines().stream()
        .map(line -> new EntryRule(line.form().apply(this), entry -> note(line, entry)))
        .toList();
  }

  private Noted note(Line line, Entry entry) {
    HandSheet next = line.effect().apply(this, entry);
    String hand = plan.round() + " " + tally.round();
    return Noted.gains(hand, tally.points(), next.tally.points(), next);
  }

  @Override
  public Standing standing() {
    return tally.standing(plan.unit(), plan.fewest(), plan.round());
  }
}
