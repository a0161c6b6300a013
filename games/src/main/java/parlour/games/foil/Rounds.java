package parlour.games.foil;

import java.util.List;
import java.util.Set;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.foil.words.LaidWords;
import parlour.lexicon.Category;
import parlour.lexicon.Judge;

/// The rules from one hand to the next: scores, rounds, the winner.
public record Rounds(Options options, Judge judge) {
  /// What a hand came to.
  ///
  /// @param accounts what each scored, item by item
  /// @param match the totals with that
  /// @param leaders the highest of those who play
  /// @param last whether no other hand is due, but to break a tie
  public record Counted(
      PerSeat<Account> accounts, Position.Match match, Seats leaders, boolean last) {
    /// Whether the game is over: of those who tie, one more hand decides.
    public boolean isOver() {
      return last && (match.decider() || leaders.size() == 1);
    }
  }

  /// Counts a hand by the scoring table.
  ///
  /// @param cards how many cards each has, used or not
  /// @param doubted the words the table has voted out
  public Counted count(
      Position.Match match, LaidWords laid, PerSeat<Integer> cards, Set<String> doubted) {
    boolean listed = options.topics() == Options.Topics.LISTS;
    HandJudge words =
        new HandJudge(judge, listed ? laid.subject().category() : Category.ANY, doubted);
    PerSeat<Account> accounts = new Scoring(options, words, laid, cards).accounts(match.in());
    Position.Match scored = match.score(accounts);
    Seats leaders = leaders(scored);
    return new Counted(accounts, scored, leaders, isLast(scored, leaders));
  }

  /// The match with its next hand: the deal passes to the left; after a tie at the end one more
  /// hand decides between those who tie.
  public Position.Match following(Position.Match match) {
    Seats leaders = leaders(match);
    return isLast(match, leaders) ? match.decide(leaders) : match.next();
  }

  /// Scores a hand; the last one ends the game.
  Position score(
      Position position, LaidWords laid, Set<String> doubted, long atMillis, List<Event> events) {
    PerSeat<Integer> cards = position.hands().map((_, hand) -> hand.size());
    Counted counted = count(position.match(), laid, cards, doubted);
    PerSeat<Account> accounts = counted.accounts();
    for (Seat seat : position.match().in()) events.add(new News.Scored(seat, accounts.at(seat)));
    Position.Match match = counted.match();
    Position scored = position.with(match);
    Form form = options.form();
    if (!match.decider() && form.endsRound(match.hand(), match.players()))
      events.add(new News.RoundTotalled(form.round(match.hand(), match.players()), match.totals()));
    if (counted.isOver()) {
      events.add(new News.Won(counted.leaders(), rule(match)));
      return scored.with(new Phase.Over(laid, accounts));
    }
    if (counted.last()) events.add(new News.Tied(counted.leaders()));
    long dueMillis = options.clocks().checkDueMillis(atMillis);
    return scored.with(new Phase.Checking(laid, accounts, Seats.NONE, dueMillis));
  }

  private Rule rule(Position.Match match) {
    Form form = options.form();
    if (match.decider()) return Rule.TIE;
    if (form.isYoung()) return Rule.YOUNG_GOAL;
    return switch (form) {
      case HUNDRED -> Rule.HUNDRED;
      case HAND -> Rule.ONE_HAND;
      default -> Rule.WIN;
    };
  }

  /// The highest of those who play.
  private static Seats leaders(Position.Match match) {
    int most = Integer.MIN_VALUE;
    for (Seat seat : match.in()) most = Math.max(most, match.totals().at(seat));
    Seats leaders = Seats.NONE;
    for (Seat seat : match.in()) if (match.totals().at(seat) == most) leaders = leaders.with(seat);
    return leaders;
  }

  private boolean isLast(Position.Match match, Seats leaders) {
    Form form = options.form();
    if (match.decider() || match.hand() >= form.hands(match.players(), options.again()))
      return true;
    return form.goal() > 0 && match.totals().at(leaders.lowest()) >= form.goal();
  }

  /// Deals the next hand.
  Position nextHand(Position position, long atMillis, List<Event> events) {
    Position.Match next = following(position.match());
    return new Dealing(options).open(next, new Dice(position.dice()), atMillis, events);
  }
}
