package parlour.games.crossword;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.crossword.Position.Match;
import parlour.games.sheets.BadEntry;
import parlour.games.sheets.Entry;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.ScoreSheet;

/// Crossword cards: fines, and the cards left in hand, until somebody reaches the goal.
record CrosswordSheet(Options options, Match match, boolean over) implements ScoreSheet {
  @Override
  public List<EntryRule> acts() {
    if (over) return List.of();
    List<EntryRule> acts = new ArrayList<>();
    acts.add(
        new EntryRule(
            EntryForm.of(
                    "hand",
                    "Count the hand",
                    EntryForm.playerIfAny("out", "who has laid their last card", match.in()))
                .each(match.in(), EntryForm.words("left", "cards left, * for the Free Letter"))
                .plusIf(options.minutes() > 0 && match.extra() == 0, EntryForm.TIME),
            this::hand));
    acts.add(
        new EntryRule(
            EntryForm.of(
                "fine",
                "A word was challenged",
                EntryForm.player("by", "challenged by", match.in()),
                EntryForm.player("whose", "whose word", match.in()),
                EntryForm.tick("good", "the word is good")),
            this::fine));
    return List.copyOf(acts);
  }

  private Noted hand(Entry entry) {
    Seat out = entry.seatIfAny("out", match.in());
    Match counted = match;
    StringBuilder line = new StringBuilder("Hand " + match.hand() + ": ");
    String sep = "";
    int[] left = new int[Pack.KINDS];
    for (Seat seat : match.in()) {
      int points = points(entry.text("left", seat), left);
      if (seat.equals(out) && points > 0)
        throw new BadEntry(seat + " has laid the last card, and can have none left.");
      counted = counted.score(seat, points);
      line.append(sep).append(seat).append(' ').append(points);
      sep = ", ";
    }
    long atMillis = entry.on("time") ? Long.MAX_VALUE : 0;
    Optional<Match> next = new Dealing(options).following(counted, atMillis);
    return new Noted(
        new CrosswordSheet(options, next.orElse(counted), next.isEmpty()), line.toString());
  }

  /// What cards count, of which the pack has no more than so many in all.
  private int points(String cards, int[] left) {
    int points = 0;
    for (int i = 0; i < cards.length(); i++) {
      char sign = cards.charAt(i);
      if (sign == ' ' || sign == ',') continue;
      int kind = Pack.kind(sign);
      if (kind < 0) throw new BadEntry("“" + sign + "” is on no card.");
      if (++left[kind] > Pack.copies(kind, options.small()))
        throw new BadEntry("There are not so many " + Pack.name(kind) + " in the pack.");
      points += Pack.number(kind);
    }
    return points;
  }

  private Noted fine(Entry entry) {
    Seat by = entry.seat("by", match.in());
    Seat whose = entry.seat("whose", match.in());
    if (by.equals(whose)) throw new BadEntry("Nobody challenges their own word.");
    Seat fined = entry.on("good") ? by : whose;
    Match next = match.score(fined, Challenges.FINE);
    return new Noted(
        new CrosswordSheet(options, next, new Dealing(options).isEnded(next)),
        fined + " is fined " + Challenges.FINE + ".");
  }

  @Override
  public Standing standing() {
    return new Standing(
        match.scores(),
        "points",
        true,
        "Hand " + match.hand() + (match.extra() > 0 ? ", among those who tie" : ""),
        match.dealer(),
        over ? match.lowest() : Seats.NONE);
  }

  static ScoreSheet open(Options options, int seats, Seat dealer) {
    PerSeat<Integer> none = PerSeat.all(seats, 0);
    return new CrosswordSheet(
        options, new Match(none, none, none, Seats.first(seats), dealer, 1, 0, ""), false);
  }
}
