package parlour.games.letterpool;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.letterpool.Position.Claim;
import parlour.games.letterpool.Position.Phase;
import parlour.games.letterpool.Position.Round;
import parlour.games.letterpool.Position.Turn;
import parlour.games.material.GeneralRules;
import parlour.games.material.LeadOrder;
import parlour.games.material.Pile;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// How a round goes: stakes, study, declarations, and what becomes of the last word.
///
/// @param at when it happens
record Rounds(LetterPool game, long at) {
  /// Makes up all hands from the box, from the dealer's right on.
  static Position fill(Options options, Position position) {
    PerSeat<Letters> hands = position.hands();
    Pile box = position.box();
    LeadOrder lead = position.match().lead();
    Seat seat = lead.leader();
    do {
      seat = lead.next(seat);
      int wanted = options.hand() - hands.at(seat).size();
      if (wanted <= 0) continue;
      hands = hands.with(seat, hands.at(seat).plus(Box.top(box, wanted)));
      box = box.less(wanted);
    } while (!seat.equals(lead.leader()));
    return new Position(position.match(), box, hands, position.round(), position.dice());
  }

  /// One letter of the hand face down in the centre.
  Ruling<Position> stake(Position position, Seat by, char letter) {
    Round round = position.round();
    if (round.phase() != Phase.STAKE || round.done().has(by))
      return Ruling.illegal(Rule.STAKE, "You have nothing to stake now.");
    if (!Letters.isLetter(letter) || !position.hand(by).has(letter))
      return Ruling.illegal(Rule.STAKE, "That letter is not in your hand.");
    List<Event> events = new ArrayList<>();
    events.add(new News.Staked(by));
    Position staked = staked(position, by, letter);
    boolean all = staked.round().done().equals(staked.seats());
    return Ruling.legal(all ? turnUp(staked, events) : staked, events);
  }

  private static Position staked(Position position, Seat by, char letter) {
    Round round = position.round();
    PerSeat<Letters> stakes = round.stakes().with(by, Letters.EMPTY.plus(letter));
    Round next =
        new Round(round.phase(), round.pool(), stakes, round.done().with(by), round.turn());
    PerSeat<Letters> hands = position.hands().with(by, position.hand(by).minus(letter));
    return new Position(position.match(), position.box(), hands, next, position.dice());
  }

  /// Those who have not staked in time stake by lot.
  Ruling<Position> stakeByLot(Position position) {
    List<Event> events = new ArrayList<>();
    Dice dice = new Dice(position.dice());
    Position next = position;
    for (Seat seat : position.seats().minus(position.round().done())) {
      next = staked(next, seat, Box.any(next.hand(seat), dice));
      events.add(new News.StakedByLot(seat));
    }
    Position cast =
        new Position(next.match(), next.box(), next.hands(), next.round(), dice.state());
    return Ruling.legal(turnUp(cast, events), events);
  }

  /// The stakes are turned up together and join the pool.
  private Position turnUp(Position position, List<Event> events) {
    Round round = position.round();
    Letters pool = round.pool();
    for (Seat seat : position.seats()) pool = pool.plus(round.stakes().at(seat));
    events.add(new News.TurnedUp(round.stakes(), pool.size()));
    Turn turn = new Turn(Seat.NOBODY, game.together(at), List.of());
    return position.with(new Round(Phase.THINK, pool, round.stakes(), Seats.NONE, turn));
  }

  Ruling<Position> ready(Position position, Seat by) {
    Round round = position.round();
    if (round.phase() != Phase.THINK || round.done().has(by))
      return Ruling.illegal(Rule.THINK, "There is nothing to study now.");
    Position next = position.with(round.with(round.done().with(by)));
    if (next.round().done().equals(next.seats())) return beginDeclaring(next);
    return Ruling.legal(next, new News.Studied(by));
  }

  Ruling<Position> beginDeclaring(Position position) {
    Seat first = position.match().lead().firstToPlay();
    Turn turn = new Turn(first, due(), List.of());
    return Ruling.legal(
        position.with(position.round().with(Phase.DECLARE, Seats.NONE, turn)),
        new News.DeclaringBegan(first));
  }

  private long due() {
    return game.options().clock().due(at, LetterPool.MINUTE);
  }

  /// A word declared must be higher than the one that stands.
  Ruling<Position> declare(Position position, Claim claim) {
    Claim before = position.round().turn().claim();
    int taken = claim.taken().size();
    if (!before.isNone() && !before.isBeatenBy(taken, claim.word().length()))
      return Ruling.illegal(
          Rule.BEAT,
          "Take more letters of the pool than the word before, or as many in a longer word.");
    if (claim.proven() && game.judge().judge(claim.word()) instanceof Verdict.Refused refused)
      return GeneralRules.refuse(refused);
    Position next = position.with(position.round().with(position.round().turn().plus(claim)));
    return passOn(next, new News.Declared(claim.by(), claim.word(), taken, !before.isNone()));
  }

  /// The turn passes to the right, once round.
  Ruling<Position> passOn(Position position, Event event) {
    List<Event> events = new ArrayList<>();
    events.add(event);
    Turn turn = position.round().turn();
    LeadOrder lead = position.match().lead();
    if (!turn.seat().equals(lead.leader())) {
      Turn next = turn.with(lead.next(turn.seat()), due());
      return Ruling.legal(position.with(position.round().with(next)), events);
    }
    return Ruling.legal(layDown(position, events), events);
  }

  /// The turn has gone round: the last word is laid down, and won if nobody can doubt it.
  private Position layDown(Position position, List<Event> events) {
    Claim last = position.round().turn().claim();
    if (last.isNone() || last.proven()) return endRound(position, events);
    events.add(new News.LaidDown(last.by(), last.word()));
    Turn turn = position.round().turn().with(Seat.NOBODY, at + LetterPool.PAUSE);
    return position.with(position.round().with(Phase.LAID, Seats.of(last.by()), turn));
  }

  Ruling<Position> content(Position position, Seat by) {
    Round round = position.round();
    if (round.phase() != Phase.LAID || round.done().has(by))
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "There is no word for you to look at now.");
    Position next = position.with(round.with(round.done().with(by)));
    return next.round().done().equals(next.seats()) ? letStand(next) : Ruling.legal(next);
  }

  /// Nobody doubts the word laid down.
  Ruling<Position> letStand(Position position) {
    List<Event> events = new ArrayList<>();
    return Ruling.legal(endRound(position, events), events);
  }

  /// A bad word goes to its discoverer.
  Ruling<Position> challenge(Position position, Seat by, String word) {
    Round round = position.round();
    Claim claim = round.turn().claim();
    if (claim.isNone() || !claim.word().equals(word))
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "That word does not stand now.");
    if (claim.proven())
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "That word cannot be doubted any more.");
    if (claim.by().equals(by) || round.phase() == Phase.LAID && round.done().has(by))
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "That word is for others to doubt.");
    boolean good = game.judge().admit(word) >= 0;
    List<Event> events = new ArrayList<>();
    events.add(new News.Challenged(by, claim.by(), word, good));
    Position next =
        good ? position.with(round.with(round.turn().proven())) : seize(position, by, events);
    return Ruling.legal(round.phase() == Phase.LAID ? layDown(next, events) : next, events);
  }

  private Position seize(Position position, Seat by, List<Event> events) {
    Turn turn = position.round().turn();
    Position seized = position.take(turn.claim(), by);
    Turn left = turn.less(seized.round().pool());
    Claim again = left.claim();
    if (!again.isNone()) events.add(new News.StandsAgain(again.by(), again.word()));
    return seized.with(seized.round().with(left.with(turn.seat(), due())));
  }

  /// The word that stands is won, the rest of the pool lies over, and hands are made up again.
  private Position endRound(Position position, List<Event> events) {
    Claim last = position.round().turn().claim();
    Position settled = last.isNone() ? position : position.take(last, last.by());
    events.add(
        last.isNone()
            ? new News.NobodyWon(position.round().pool().size())
            : new News.WordWon(last.by(), last.word()));
    Options options = game.options();
    int wanted = 0;
    for (Seat seat : settled.seats()) wanted += options.hand() - settled.hand(seat).size();
    boolean isLast = settled.match().round() == options.rounds();
    if (isLast || wanted > settled.box().size()) {
      if (!isLast) events.add(new News.BoxShort(settled.box().size()));
      return end(settled, events);
    }
    Position filled = fill(options, settled);
    Round round = Round.of(settled.round().pool(), settled.hands().seats(), game.together(at));
    Position.Match match = settled.match().next();
    events.add(new News.DealPassed(match.lead().leader(), options.hand()));
    return new Position(match, filled.box(), filled.hands(), round, filled.dice());
  }

  private Position end(Position position, List<Event> events) {
    Position over = position.with(position.round().over());
    Result result = game.standing(over);
    events.add(new News.Won(result.winners(), result.points().at(result.winners().lowest())));
    return over;
  }
}
