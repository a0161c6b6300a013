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
import parlour.engine.TableRules;
import parlour.games.letterpool.Position.Claim;
import parlour.games.material.GeneralRules;
import parlour.games.material.LeadOrder;
import parlour.games.material.Pile;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.WordNews;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// How a round goes: stakes, study, declarations, and what becomes of the last word.
record Rounds(Options options, Judge judge) {
  /// When something that all do at once is due.
  long togetherDueMillis(long atMillis) {
    return options.clock().together().dueMillis(atMillis, LetterPool.MINUTE_MILLIS);
  }

  private long dueMillis(long atMillis) {
    return options.clock().dueMillis(atMillis, LetterPool.MINUTE_MILLIS);
  }

  /// Makes up all hands from the box, from the dealer's right on.
  Position fill(Position position) {
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
    return new Position(
        position.match(), box, hands, position.pool(), position.phase(), position.dice());
  }

  /// One letter of the hand face down in the centre.
  Ruling<Position> stake(Position position, Seat by, char letter, long atMillis) {
    if (!(position.phase() instanceof Phase.Staking staking) || staking.done().has(by))
      return Ruling.illegal(Rule.STAKE, "You have nothing to stake now.");
    if (!Letters.isLetter(letter) || !position.hand(by).has(letter))
      return Ruling.illegal(TableRules.SENSE, "That letter is not in your hand.");
    List<Event> events = new ArrayList<>();
    events.add(new News.Staked(by));
    Phase.Staking next = staking.with(by, letter);
    Position staked = staked(position, by, letter, next);
    boolean all = next.done().equals(position.seats());
    return Ruling.legal(all ? turnUp(staked, next, atMillis, events) : staked, events);
  }

  private static Position staked(Position position, Seat by, char letter, Phase.Staking staking) {
    PerSeat<Letters> hands = position.hands().with(by, position.hand(by).minus(letter));
    return new Position(
        position.match(), position.box(), hands, position.pool(), staking, position.dice());
  }

  /// Those who have not staked in time stake by lot.
  Ruling<Position> stakeByLot(Position position, Phase.Staking staking, long atMillis) {
    List<Event> events = new ArrayList<>();
    Dice dice = new Dice(position.dice());
    Position next = position;
    Phase.Staking all = staking;
    for (Seat seat : position.seats().minus(staking.done())) {
      char letter = Box.any(next.hand(seat), dice);
      all = all.with(seat, letter);
      next = staked(next, seat, letter, all);
      events.add(new News.StakedByLot(seat));
    }
    Position cast =
        new Position(next.match(), next.box(), next.hands(), next.pool(), all, dice.state());
    return Ruling.legal(turnUp(cast, all, atMillis, events), events);
  }

  /// The stakes are turned up together and join the pool.
  private Position turnUp(
      Position position, Phase.Staking staking, long atMillis, List<Event> events) {
    Letters pool = position.pool();
    for (Seat seat : position.seats()) pool = pool.plus(staking.stakes().at(seat));
    events.add(new News.TurnedUp(staking.stakes(), pool.size()));
    return new Position(
        position.match(),
        position.box(),
        position.hands(),
        pool,
        new Phase.Studying(staking.stakes(), Seats.NONE, togetherDueMillis(atMillis)),
        position.dice());
  }

  Ruling<Position> ready(Position position, Seat by, long atMillis) {
    if (!(position.phase() instanceof Phase.Studying studying) || studying.done().has(by))
      return Ruling.illegal(Rule.THINK, "There is nothing to study now.");
    Phase.Studying next = studying.with(by);
    if (next.done().equals(position.seats())) return beginDeclaring(position, atMillis);
    return Ruling.legal(position.with(next), new News.Studied(by));
  }

  Ruling<Position> beginDeclaring(Position position, long atMillis) {
    Seat first = position.match().lead().firstToPlay();
    return Ruling.legal(
        position.with(new Phase.Declaring(first, Claims.NONE, dueMillis(atMillis))),
        new News.DeclaringBegan(first));
  }

  /// A word needs at least one letter of the hand and two of the pool, and must be higher than the
  /// one that stands.
  Ruling<Position> declare(Position position, Seat by, Move.Declare move, long atMillis) {
    if (!(position.phase() instanceof Phase.Declaring declaring) || !declaring.seat().equals(by))
      return notYourTurn();
    return switch (Bid.held(position.pool(), position.hand(by), move.word(), move.held())) {
      case Ruling.Illegal<Letters>(var clause, String why) -> Ruling.illegal(clause, why);
      case Ruling.Legal<Letters>(Letters held, var _) -> {
        Claim claim = new Claim(by, move.word(), held, options.judging() == JudgingMode.UMPIRE);
        yield declare(position, declaring, claim, atMillis);
      }
    };
  }

  private Ruling<Position> declare(
      Position position, Phase.Declaring declaring, Claim claim, long atMillis) {
    Claim before = declaring.claims().last();
    int taken = claim.taken().size();
    if (!before.isNone() && !before.isBeatenBy(taken, claim.word().length()))
      return Ruling.illegal(
          Rule.BEAT,
          "Your word must take more letters of the pool than the last one, or as many and be"
              + " longer.");
    if (claim.proven() && judge.judge(claim.word()) instanceof Verdict.Refused refused)
      return GeneralRules.refuse(refused);
    Phase.Declaring higher =
        new Phase.Declaring(
            declaring.seat(), declaring.claims().plus(claim), declaring.dueMillis());
    Event declared = new News.Declared(claim.by(), claim.word(), taken, !before.isNone());
    return passOn(position, higher, declared, atMillis);
  }

  Ruling<Position> pass(Position position, Seat by, long atMillis) {
    if (!(position.phase() instanceof Phase.Declaring declaring) || !declaring.seat().equals(by))
      return notYourTurn();
    return passOn(position, declaring, new News.Passed(by, false), atMillis);
  }

  private static Ruling<Position> notYourTurn() {
    return Ruling.illegal(Rule.DECLARE, "It is not your turn to declare.");
  }

  /// The turn passes to the right, once round.
  Ruling<Position> passOn(
      Position position, Phase.Declaring declaring, Event event, long atMillis) {
    List<Event> events = new ArrayList<>();
    events.add(event);
    LeadOrder lead = position.match().lead();
    if (!declaring.seat().equals(lead.leader())) {
      Seat next = lead.next(declaring.seat());
      return Ruling.legal(
          position.with(new Phase.Declaring(next, declaring.claims(), dueMillis(atMillis))),
          events);
    }
    return Ruling.legal(layDown(position, declaring.claims(), atMillis, events), events);
  }

  /// The turn has gone round: the last word is laid down, and won if nobody can doubt it.
  private Position layDown(Position position, Claims claims, long atMillis, List<Event> events) {
    Claim last = claims.last();
    boolean heard = claims.hushed().with(last.by()).equals(position.seats());
    if (last.isNone() || last.proven() || heard) return endRound(position, last, atMillis, events);
    events.add(new News.LaidDown(last.by(), last.word()));
    return position.with(
        new Phase.LaidDown(
            claims, claims.hushed().with(last.by()), atMillis + LetterPool.PAUSE_MILLIS));
  }

  Ruling<Position> content(Position position, Seat by, long atMillis) {
    if (!(position.phase() instanceof Phase.LaidDown laid) || laid.done().has(by))
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "There is no word for you to look at now.");
    Phase.LaidDown next = laid.with(by);
    return next.done().equals(position.seats())
        ? letStand(position, next, atMillis)
        : Ruling.legal(position.with(next));
  }

  /// Nobody doubts the word laid down.
  Ruling<Position> letStand(Position position, Phase.LaidDown laid, long atMillis) {
    List<Event> events = new ArrayList<>();
    return Ruling.legal(endRound(position, laid.claims().last(), atMillis, events), events);
  }

  /// A bad word goes to its discoverer.
  Ruling<Position> challenge(Position position, Seat by, String word, long atMillis) {
    Phase phase = position.phase();
    Claim claim = phase.claims().last();
    if (claim.isNone() || !claim.word().equals(word))
      return Ruling.illegal(Rule.DOUBT, "That word does not stand now.");
    if (claim.proven()) return Ruling.illegal(Rule.DOUBT, "That word cannot be doubted any more.");
    if (claim.by().equals(by) || phase.done().has(by))
      return Ruling.illegal(Rule.DOUBT, "That word is for others to doubt.");
    if (phase.claims().hushed().has(by))
      return Ruling.illegal(
          GeneralRules.WRONG_DOUBT, "You have doubted a good word: the others may doubt this one.");
    boolean good = judge.admit(word) >= 0;
    List<Event> events = new ArrayList<>();
    events.add(new News.Challenged(by, claim.by(), word, good));
    Position next = good ? position : position.take(claim, by);
    Claims left = good ? phase.claims().proven() : phase.claims().less(next.pool());
    if (good && options.judging().isDear()) {
      events.add(new WordNews.Hushed(by));
      left = left.hush(by);
    }
    Claim again = left.last();
    if (!good && !again.isNone()) events.add(new News.StandsAgain(again.by(), again.word()));
    if (!(phase instanceof Phase.Declaring declaring))
      return Ruling.legal(layDown(next, left, atMillis, events), events);
    long dueMillis = good ? declaring.dueMillis() : dueMillis(atMillis);
    return Ruling.legal(next.with(new Phase.Declaring(declaring.seat(), left, dueMillis)), events);
  }

  /// The word that stands is won, the rest of the pool is left for the next round, and hands are
  /// made up again.
  private Position endRound(Position position, Claim last, long atMillis, List<Event> events) {
    Position settled = last.isNone() ? position : position.take(last, last.by());
    events.add(
        last.isNone()
            ? new News.NobodyWon(position.pool().size())
            : new News.WordWon(last.by(), last.word()));
    events.add(new News.RoundOver(settled.match()));
    int wanted = 0;
    for (Seat seat : settled.seats()) wanted += options.hand() - settled.hand(seat).size();
    boolean isLast = settled.match().round() == options.rounds().of(settled.hands().seats());
    if (isLast || wanted > settled.box().size()) {
      if (!isLast) events.add(new News.BoxShort(settled.box().size()));
      return end(settled, events);
    }
    Position filled = fill(settled);
    Position.Match match = settled.match().next();
    events.add(new News.DealPassed(match.lead().leader(), options.hand()));
    return new Position(
        match,
        filled.box(),
        filled.hands(),
        filled.pool(),
        Phase.Staking.of(settled.hands().seats(), togetherDueMillis(atMillis)),
        filled.dice());
  }

  private Position end(Position position, List<Event> events) {
    Position over = position.with(new Phase.Over());
    Result result = new Scoring(judge).standing(over);
    events.add(new News.Won(result.winners(), result.points().at(result.winners().lowest())));
    return over;
  }
}
