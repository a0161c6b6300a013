package parlour.games.logomachy;

import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Pile;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;

/// The dealer's part: giving out the cards, and counting when all have been played.
record Dealing(Options options) {
  /// A match that nobody has won by then goes to whoever leads.
  static final int LAST_DEAL = 60;

  private static final int FOUR = Pack.FOUR;

  /// The first deal; the first dealer is drawn by lot.
  Position first(Seats seats, Dice dice) {
    Seat dealer = seats.at(dice.below(seats.size()));
    return deal(new Open.Match(PerSeat.all(seats.size(), 0), dealer, 1), 1, 0, dice);
  }

  /// Shuffles, deals one at a time until each has four, and puts four on the table.
  private Position deal(Open.Match match, int play, long atMillis, Dice dice) {
    int players = match.scores().seats();
    Pile pack = options.pack().box().shuffled(dice);
    PerSeat<Letters> hands = hands(pack, players, match.dealer());
    Pile less = pack.less(FOUR * players);
    Pool pool = Pool.EMPTY.lay(Box.top(less, FOUR));
    return oddCards(
        new Position(
            less.less(FOUR),
            hands,
            new Open(match, Captured.none(players), pool, eldest(match, play, atMillis)),
            dice.state()));
  }

  /// When the hands are out there are four more for each, or the deal is over.
  Ruling<Position> handsOut(Position position, long atMillis, List<Event> events) {
    int four = FOUR * position.players();
    int left = position.pack().size();
    int given = (options.pack().size() - FOUR - left) / four;
    boolean enough = left >= four && (options.hands() == 0 || given < options.hands());
    return enough ? fourMore(position, atMillis, events) : count(position, atMillis, events);
  }

  private Ruling<Position> fourMore(Position position, long atMillis, List<Event> events) {
    int players = position.players();
    Open.Match match = position.match();
    Open.Turn turn = eldest(match, position.turn().play(), atMillis);
    Position dealt =
        oddCards(
            new Position(
                position.pack().less(FOUR * players),
                hands(position.pack(), players, match.dealer()),
                position.open().with(turn),
                position.dice()));
    events.add(new News.FourMore(match.dealer()));
    if (dealt.pack().isEmpty()) tellOddCards(position.pack(), FOUR * players, events);
    return Ruling.legal(dealt, List.copyOf(events));
  }

  /// The turn of the player on the dealer's left, who plays first.
  private Open.Turn eldest(Open.Match match, int play, long atMillis) {
    return new Open.Turn(
        Seats.first(match.scores().seats()).leftOf(match.dealer()),
        play,
        options.clock().dueMillis(atMillis, Logomachy.MINUTE_MILLIS),
        Open.Claim.NONE);
  }

  private static PerSeat<Letters> hands(Pile pack, int players, Seat dealer) {
    Letters[] hands = new Letters[players];
    for (int place = 0; place < players; place++) {
      Letters hand = Letters.EMPTY;
      for (int round = 0; round < FOUR; round++)
        hand = hand.plus(Box.letter(pack, round * players + place));
      hands[(dealer.index() + 1 + place) % players] = hand;
    }
    return PerSeat.of(players, seat -> hands[seat.index()]);
  }

  /// A remainder too small for another deal joins the pool at once.
  private static Position oddCards(Position position) {
    Pile pack = position.pack();
    if (pack.size() >= FOUR * position.players()) return position;
    Open open = position.open().with(position.captured(), position.pool().lay(Box.all(pack)));
    return new Position(Pile.EMPTY, position.hands(), open, position.dice());
  }

  private static void tellOddCards(Pile pack, int dealt, List<Event> events) {
    if (pack.size() > dealt) events.add(new News.OddCards(Box.all(pack.less(dealt))));
  }

  private Ruling<Position> count(Position position, long atMillis, List<Event> events) {
    Position cleared = lastTrick(position, events);
    List<Seats> sides = options.sides(position.players());
    List<Score> sideScores = Score.of(cleared.captured(), sides);
    PerSeat<Integer> scores = position.match().scores();
    boolean most = false;
    for (Score score : sideScores) {
      for (Seat seat : score.side()) scores = scores.with(seat, scores.at(seat) + score.points());
      events.add(new News.Counted(score));
      most |= score.most();
    }
    if (!most) events.add(new News.NobodyHasMost());
    events.add(new News.DealOver(position.match(), sideScores, cleared.captured().cards()));
    Open.Match match = position.match();
    Open.Match counted = new Open.Match(scores, match.dealer(), match.deal());
    Seats leaders = Result.mostWins(scores).winners();
    int best = scores.at(leaders.lowest());
    if (Score.winners(scores, sides, options.goal(), match.deal()).isPresent()) {
      events.add(new News.Won(leaders, best, best >= options.goal() ? Rule.WIN : Rule.LAST_DEAL));
      Open.Turn over =
          new Open.Turn(Seat.NOBODY, position.turn().play(), Prompt.NEVER, Open.Claim.NONE);
      return Ruling.legal(
          cleared.with(cleared.open().with(counted).with(over)), List.copyOf(events));
    }
    if (best >= options.goal()) events.add(new News.Level(leaders, best));
    return nextDeal(cleared, counted, atMillis, events);
  }

  /// What is left in the pool goes to whoever took the last trick; it is no sweep.
  private static Position lastTrick(Position position, List<Event> events) {
    Seat last = position.captured().last();
    if (last.isNobody() || position.pool().isEmpty()) return position;
    Letters left = position.pool().all();
    events.add(new News.LastTrick(last, left));
    return position.with(
        position.open().with(position.captured().take(last, left, false), Pool.EMPTY));
  }

  /// The cards are gathered, shuffled and dealt by the player on the dealer's left.
  private Ruling<Position> nextDeal(
      Position position, Open.Match match, long atMillis, List<Event> events) {
    Seat dealer = Seats.first(position.players()).leftOf(match.dealer());
    Dice dice = new Dice(position.dice());
    Position dealt =
        deal(
            new Open.Match(match.scores(), dealer, match.deal() + 1),
            position.turn().play(),
            atMillis,
            dice);
    events.add(new News.Dealt(dealer, dealt.pool().loose()));
    return Ruling.legal(dealt, List.copyOf(events));
  }
}
