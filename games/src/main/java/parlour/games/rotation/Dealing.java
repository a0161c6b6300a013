package parlour.games.rotation;

import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.LeadOrder;
import parlour.games.material.Pile;
import parlour.games.material.RoundGains;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LeaderDraw;
import parlour.lexicon.Letters;

/// Deals, pays from the pool, and ends a hand.
record Dealing(Options options) {
  /// How many letters everyone gets.
  static final int HAND = 10;

  /// How many letters lie in the middle.
  static final int FOUR = 4;

  Position first(Seats seats, Dice dice) {
    LeaderDraw draw = LeaderDraw.of(seats, options.box().box(), dice);
    LeadOrder lead = LeadOrder.first(seats, draw.leader());
    return deal(new Open.Match(draw, lead, PerSeat.all(seats.size(), 0)), dice, 1, 0);
  }

  /// Deals ten letters to everyone and four in the middle; all the others stay in the box, and all
  /// counters form the pool.
  private Position deal(Open.Match match, Dice dice, int play, long atMillis) {
    Pile pile = options.box().box().shuffled(dice);
    int players = match.lead().allSeats().size();
    Letters[] hands = new Letters[players];
    for (int i = 0; i < players; i++) {
      hands[i] = Box.top(pile, HAND);
      pile = pile.less(HAND);
    }
    Counters counters = Payments.begin(players);
    Open.Deal dealt = new Open.Deal(four(pile), counters, PerSeat.all(players, 0));
    Open.Turn turn = leads(match.lead().leader(), play, 0, atMillis);
    return new Position(
        PerSeat.of(players, seat -> hands[seat.index()]),
        new Open(match, dealt, turn),
        dice.state());
  }

  /// Four different letters from the top of the box, in the order of the alphabet; duplicates go
  /// back.
  private static String four(Pile pile) {
    int kinds = 0;
    for (int depth = 0; Integer.bitCount(kinds) < FOUR; depth++) kinds |= 1 << pile.at(depth);
    StringBuilder four = new StringBuilder(FOUR);
    for (; kinds != 0; kinds &= kinds - 1)
      four.append((char) ('a' + Integer.numberOfTrailingZeros(kinds)));
    return four.toString();
  }

  /// The turn in which a player is to name a word.
  Open.Turn leads(Seat seat, int play, int unused, long atMillis) {
    long dueMillis = options.clock().dueMillis(atMillis, Rotation.MINUTE_MILLIS);
    return new Open.Turn(new Phase.Lead(seat, dueMillis), play, unused);
  }

  /// Ends the hand: a player who is out is paid for every letter the others hold, what all have is
  /// noted, and the deal passes to the left.
  Ruling<Position> end(Position position, Seat out, long atMillis, List<Event> events) {
    Counters counters = position.deal().counters();
    if (!out.isNobody()) {
      int letters = 0;
      for (Seat seat : position.allSeats()) letters += position.hand(seat).size();
      int before = counters.of(out);
      counters = new Payments(options).pay(counters, out, letters);
      events.add(new News.WentOut(out, letters, counters.of(out) - before));
    } else if (new Payments(options).isExhausted(counters)) {
      events.add(new News.PoolEmptied());
    } else {
      events.add(new News.LeadUnused());
    }
    Position paid = position.with(counters);
    LeadOrder lead = position.match().lead();
    PerSeat<Integer> totals = PerSeat.of(position.players(), paid.open()::score);
    PerSeat<Integer> left = PerSeat.of(position.players(), seat -> position.hand(seat).size());
    RoundGains gains = RoundGains.most(position.match().noted(), totals, "counter");
    events.add(new News.Noted(lead.round(), gains, left));
    int hands = options.hands(position.players());
    if (lead.round() >= hands) {
      events.add(new News.Won(Result.mostWins(totals).winners(), hands, lead.isLast()));
      Phase over = new Phase.Over(position.turn().word());
      return Ruling.legal(paid.with(new Open.Turn(over, position.turn().play(), 0)), events);
    }
    Dice dice = new Dice(position.dice());
    Open.Match match = new Open.Match(position.match().draw(), lead.pass(), totals);
    Position next = deal(match, dice, position.turn().play(), atMillis);
    events.add(new News.Dealt(match.lead().leader(), next.deal().four()));
    return Ruling.legal(next, events);
  }
}
