package parlour.games.logomachy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.sheets.BadEntry;
import parlour.games.sheets.Entry;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.RunningScore;
import parlour.games.sheets.ScoreSheet;

/// Logomachy: most cards, prizes and sweeps of each deal, to the goal.
record LogomachySheet(Options options, RunningScore tally) implements ScoreSheet {
  private static final int PRIZES = 8;
  private static final int SWEEPS = 40;

  @Override
  public List<EntryRule> acts() {
    if (tally.isOver()) return List.of();
    Seats first = Seats.NONE;
    for (Seats side : sides()) first = first.with(side.lowest());
    EntryForm form =
        EntryForm.of("deal", "Count the deal")
            .each(first, EntryForm.number("cards", "cards captured"))
            .each(first, EntryForm.number("prizes", "prizes (J K V X)"))
            .each(first, EntryForm.number("doubles", "double prizes (Q Z)"))
            .each(first, EntryForm.number("sweeps", "sweeps"));
    return List.of(new EntryRule(form, this::deal));
  }

  private List<Seats> sides() {
    return options.sides(tally.points().seats());
  }

  private Noted deal(Entry entry) {
    List<Score> counted = new ArrayList<>();
    int pack = options.pack().size();
    for (Seats side : sides()) {
      Seat seat = side.lowest();
      counted.add(
          new Score(
              side,
              entry.number("cards", seat, 0, pack),
              false,
              entry.number("prizes", seat, 0, PRIZES),
              entry.number("doubles", seat, 0, PRIZES),
              entry.number("sweeps", seat, 0, SWEEPS)));
    }
    check(counted, pack);
    RunningScore next = tally;
    StringBuilder line = new StringBuilder();
    for (Score score : Score.ranked(counted)) {
      for (Seat seat : score.side()) next = next.plus(seat, score.points());
      line.append(line.isEmpty() ? "" : ", ").append(score.side().lowest());
      line.append(' ').append(score.points());
    }
    Optional<Seats> won = Score.winners(next.points(), sides(), options.goal(), tally.round());
    RunningScore after = won.isPresent() ? next.won(won.get()) : next.next();
    return new Noted(new LogomachySheet(options, after), "Deal " + tally.round() + ": " + line);
  }

  private void check(List<Score> counted, int pack) {
    int cards = counted.stream().mapToInt(Score::cards).sum();
    int prizes = counted.stream().mapToInt(Score::prizes).sum();
    int doubles = counted.stream().mapToInt(Score::doubles).sum();
    if (cards > pack)
      throw new BadEntry("That makes " + cards + " cards, and the pack has " + pack + ".");
    if (prizes > count("jkvx") || doubles > count("qz"))
      throw new BadEntry("There are not so many prizes in the pack.");
  }

  private int count(String letters) {
    int count = 0;
    for (int i = 0; i < letters.length(); i++)
      count += options.pack().box().count(letters.charAt(i));
    return count;
  }

  @Override
  public Standing standing() {
    return tally.standing("points", false, "Deal");
  }

  static ScoreSheet open(Options options, int seats, Seat dealer) {
    return new LogomachySheet(options, RunningScore.first(seats, dealer));
  }
}
