package parlour.games.crossword;

import java.util.Arrays;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.crossword.Position.Match;
import parlour.games.crossword.Position.Piles;
import parlour.games.material.Pile;

/// From hand to hand: cutting, dealing, scoring, and the end.
final class Dealing {
  /// After so many turns each, a hand is a stand-off.
  static final int PATIENCE = 30;

  /// So many hands are played to part those who are tied.
  static final int EXTRA = 5;

  private Dealing() {}

  /// Everybody cuts; the card nearest to A deals, and those who tie cut again.
  static Match cut(Options options, Seats seats, Dice dice) {
    byte[] letters = Pack.letters(options.small());
    StringBuilder cut = new StringBuilder();
    Seats highest = seats;
    do {
      Pile pack = Pile.shuffled(letters, dice);
      char[] round = new char[seats.size()];
      Arrays.fill(round, Pack.NO_SIGN);
      int depth = 0;
      for (Seat seat : highest) round[seat.index()] = Pack.sign(pack.at(depth++));
      cut.append(round);
      highest = highest(round, highest);
    } while (highest.size() > 1);
    PerSeat<Integer> none = PerSeat.all(seats.size(), 0);
    return new Match(none, none, seats, highest.lowest(), 1, 0, cut.toString());
  }

  static Seats highest(char[] cut, Seats among) {
    char best = 'z';
    for (Seat seat : among) best = (char) Math.min(best, cut[seat.index()]);
    Seats highest = Seats.NONE;
    for (Seat seat : among) if (cut[seat.index()] == best) highest = highest.with(seat);
    return highest;
  }

  static Position hand(Options options, Match match, Dice dice, long at) {
    Pile pack = Pile.shuffled(Pack.cards(options.small()), dice);
    return Position.dealt(match, pack, options.clock().due(at, Options.TURN), dice.state());
  }

  /// The hand is over: somebody is out, or nobody ever will be.
  static Ruling<Position> score(
      Options options, Position position, Seat winner, long at, List<Event> events) {
    Match match = position.match();
    events.add(
        winner.isNobody()
            ? new News.StoodOff(match.hand())
            : new News.HandWon(winner, match.hand()));
    for (Seat seat : match.in()) {
      if (seat.equals(winner)) continue;
      Hand hand = position.hands().at(seat);
      match = match.score(seat, hand.points());
      events.add(new News.HandScored(seat, hand, match.scores().at(seat)));
    }
    return close(options, position.with(match), at, events);
  }

  /// Whether the totals, or the number of hands, have ended the game.
  static boolean isEnded(Options options, Match match) {
    return match.extra() == 0 && options.goal() > 0 && match.highest() >= options.goal();
  }

  /// After a hand: the next one, one more among the tied, or the end.
  static Ruling<Position> close(Options options, Position position, long at, List<Event> events) {
    Match match = position.match();
    boolean enough =
        match.extra() > 0
            || (options.goal() > 0 ? isEnded(options, match) : match.hand() >= options.hands());
    if (!enough) return next(options, position, match.next(), at, events);
    Seats lowest = match.lowest();
    if (lowest.size() > 1 && match.extra() < EXTRA) {
      events.add(new News.Tied(lowest));
      return next(options, position, match.among(lowest), at, events);
    }
    Rule rule =
        match.extra() > 0
            ? Rule.TIE
            : switch (options.goal()) {
              case 0 -> Rule.TIME;
              case 50 -> Rule.END_50;
              default -> Rule.END_100;
            };
    events.add(new News.Won(lowest, rule));
    return Ruling.legal(position.over(), events);
  }

  private static Ruling<Position> next(
      Options options, Position position, Match match, long at, List<Event> events) {
    Dice dice = new Dice(position.dice());
    Position dealt = hand(options, match, dice, at);
    events.add(
        new News.HandDealt(match.hand(), match.dealer(), dealt.hands().at(match.dealer()).size()));
    return Ruling.legal(dealt, events);
  }

  /// A position the view cannot rule out: the cards unseen are dealt anew.
  static Position imagine(Options options, View view, Dice dice) {
    Pile unseen = Pile.shuffled(unseen(options, view), dice);
    int drawn = 0;
    PerSeat<Hand> hands = PerSeat.all(view.seats(), Hand.EMPTY);
    for (int i = 0; i < view.seats(); i++) {
      Seat seat = Seat.of(i);
      Hand hand = seat.equals(view.eye()) ? view.hand() : Hand.EMPTY;
      while (hand.size() < view.cards(seat)) hand = hand.with(unseen.at(drawn++));
      hands = hands.with(seat, hand);
    }
    byte[] shown = new byte[view.heaps().shown()];
    for (int i = 0; i < shown.length; i++)
      shown[i] = (byte) (i == 0 ? view.heaps().top() : unseen.at(drawn++));
    Piles piles = new Piles(unseen.less(drawn), Pile.of(shown));
    return new Position(view.match(), hands, piles, view.board(), view.turn(), dice.next());
  }

  private static byte[] unseen(Options options, View view) {
    int[] counts = new int[Pack.KINDS];
    for (int kind = 0; kind < Pack.KINDS; kind++) counts[kind] = Pack.copies(kind, options.small());
    for (int i = 0; i < view.hand().size(); i++) counts[view.hand().at(i)]--;
    Layout layout = view.board().layout();
    for (int y = layout.top(); y <= layout.bottom(); y++) {
      for (int x = layout.left(); x <= layout.right(); x++) {
        if (!layout.isBlank(x, y)) counts[layout.card(x, y)]--;
      }
    }
    if (view.heaps().top() != Pack.NO_CARD) counts[view.heaps().top()]--;
    if (view.turn().discard() != Pack.NO_CARD) counts[view.turn().discard()]--;
    byte[] unseen = new byte[Pack.cards(options.small()).length];
    int size = 0;
    for (int kind = 0; kind < Pack.KINDS; kind++) {
      for (int i = counts[kind]; i > 0; i--) unseen[size++] = (byte) kind;
    }
    return Arrays.copyOf(unseen, size);
  }
}
