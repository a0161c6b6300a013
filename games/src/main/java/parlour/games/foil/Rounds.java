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
record Rounds(Options options, Judge judge) {
  /// Scores a hand; the last one ends the game.
  Position score(
      Position position, LaidWords laid, Set<String> doubted, long at, List<Event> events) {
    boolean listed = options.topics() == Options.Topics.LISTS;
    HandJudge words =
        new HandJudge(judge, listed ? laid.subject().category() : Category.ANY, doubted);
    Seats in = position.match().in();
    PerSeat<Account> accounts = new Scoring(options, words, laid, position.hands()).accounts(in);
    for (Seat seat : in) events.add(new News.Scored(seat, accounts.at(seat)));
    Position.Match match = position.match().score(accounts);
    Position scored = position.with(match);
    Form form = options.form();
    if (!match.decider() && form.endsRound(match.hand(), match.players())) {
      events.add(new News.RoundTotalled(form.round(match.hand(), match.players()), match.totals()));
    }
    Seats leaders = leaders(match);
    if (isLast(match, leaders)) {
      if (match.decider() || leaders.size() == 1) {
        events.add(new News.Won(leaders, rule(match)));
        return scored.with(new Phase.Over(laid, accounts));
      }
      events.add(new News.Tied(leaders));
    }
    long due = options.clocks().check(at);
    return scored.with(new Phase.Checking(laid, accounts, Seats.NONE, due));
  }

  private Rule rule(Position.Match match) {
    Form form = options.form();
    if (match.decider()) return Rule.TIE;
    if (form.isYoung()) return Rule.YOUNG_GOAL;
    return form == Form.HUNDRED ? Rule.HUNDRED : Rule.WIN;
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

  /// The deal passes to the left; after a tie at the end one more hand decides between those who
  /// tie.
  Position nextHand(Position position, long at, List<Event> events) {
    Position.Match match = position.match();
    Seats leaders = leaders(match);
    Position.Match next = isLast(match, leaders) ? match.decide(leaders) : match.next();
    return new Dealing(options).open(next, new Dice(position.dice()), at, events);
  }
}
