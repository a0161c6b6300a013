package parlour.games.progressive;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterBox;
import parlour.games.progressive.Evening.Phase;

/// Judges the tables after the bell, marks the stars, and moves the guests.
final class Scoring {
  /// Between the letters that two pairs have drawn.
  static final String AND = " and ";

  private Scoring() {}

  /// Judges all tables once each has a score.
  static Ruling<Evening> round(Evening evening, List<Event> events) {
    Dice dice = new Dice(evening.dice());
    List<Round.Outcome> outcomes = new ArrayList<>();
    Evening scored = evening;
    for (int i = 0; i < evening.tables().size(); i++) {
      Round.Outcome outcome = judge(evening.tables().get(i), dice);
      outcomes.add(outcome);
      for (int winner : outcome.winners()) scored = scored.with(scored.guest(winner).gold());
      for (int loser : outcome.losers()) scored = scored.with(scored.guest(loser).red());
      events.add(won(evening, i + 1, outcome));
    }
    Round round =
        new Round(List.copyOf(outcomes), evening.clock().beganMillis(), evening.clock().atMillis());
    int words = Math.min(evening.plan().words(), evening.floor().words().size());
    Evening after =
        scored
            .prepared(evening.floor().words().subList(words, evening.floor().words().size()))
            .after(round);
    if (isLast(after)) {
      events.add(ended(after));
      return Ruling.legal(
          after.seated(List.of()).in(Phase.OVER).rolled(dice.state()), List.copyOf(events));
    }
    boolean custom = after.plan().movement() == Plan.Movement.CUSTOM;
    int judged = events.size();
    Evening moved =
        custom
            ? SeatAssignment.refilled(
                after, CustomMovement.custom(after, round, dice), dice, events)
            : SeatAssignment.balanced(after, dice, events);
    if (custom) events.addAll(judged, CustomMovement.moves(moved, round));
    return Ruling.legal(moved.in(Phase.SEATED).rolled(dice.state()), List.copyOf(events));
  }

  /// More points win; in a tie, the pair that draws the letter nearest the end of the alphabet.
  private static Round.Outcome judge(Foursome foursome, Dice dice) {
    int winner = foursome.score().orElseThrow().winner();
    if (winner >= 0) return new Round.Outcome(foursome, winner, "");
    LeaderDraw draw = LeaderDraw.of(Seats.first(2), LetterBox.THREE_HUNDRED.box(), dice);
    String drawn =
        draw.drawn().at(Seat.of(0)).toUpperCase(Locale.ROOT)
            + AND
            + draw.drawn().at(Seat.of(1)).toUpperCase(Locale.ROOT);
    return new Round.Outcome(foursome, draw.leader().index(), drawn);
  }

  private static News.Won won(Evening evening, int table, Round.Outcome outcome) {
    Score score = outcome.foursome().score().orElseThrow();
    return new News.Won(
        table,
        CustomMovement.names(evening, outcome.winners()),
        evening.plan().counted(),
        outcome.winner() == 0 ? score : score.mirrored(),
        outcome.winner() == 0 ? outcome.drawn() : swapped(outcome.drawn()),
        outcome.foursome().stopped());
  }

  static List<String> told(Evening evening) {
    List<String> told = new ArrayList<>();
    if (!evening.past().isEmpty())
      for (Round.Outcome outcome : evening.past().getLast().tables())
        told.add(won(evening, told.size() + 1, outcome).line().text());
    return told;
  }

  /// The letters of both pairs, the others' first.
  private static String swapped(String drawn) {
    int and = drawn.indexOf(AND);
    return and < 0 ? drawn : drawn.substring(and + AND.length()) + AND + drawn.substring(0, and);
  }

  private static boolean isLast(Evening evening) {
    Plan.End end = evening.plan().end();
    return switch (end.what()) {
      case "games" -> evening.past().size() >= end.count();
      case "minutes" -> evening.clock().spentMillis() >= end.count() * 60_000L;
      default ->
          evening.guests().stream()
              .filter(guest -> !evening.plan().isPeopleFirst() || !guest.isBot())
              .anyMatch(guest -> guest.stars().gold() >= end.count());
    };
  }

  static Event ended(Evening evening) {
    List<Guest> prize = evening.prize();
    List<Guest> booby = evening.booby();
    return new News.Ended(
        prize.stream().map(Guest::name).toList(),
        prize.isEmpty() ? 0 : prize.getFirst().stars().gold(),
        booby.stream().map(Guest::name).toList(),
        booby.isEmpty() ? 0 : booby.getFirst().stars().red());
  }
}
