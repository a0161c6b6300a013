package parlour.games.yankeeloto;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.JudgingMode;
import parlour.games.yankeeloto.Player.Stage;
import parlour.games.yankeeloto.Position.Called;
import parlour.games.yankeeloto.Position.Look;
import parlour.games.yankeeloto.Position.Match;
import parlour.games.yankeeloto.Position.Phase;
import parlour.games.yankeeloto.Position.Round;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// Until the first call: letters are dealt, words formed, and doubted.
final class Forming {
  /// How many letters a player is dealt.
  static final int HAND = 10;

  /// What a player puts in the pool.
  static final int STAKE = 2;

  /// How long all may form their words, in milliseconds.
  static final long TIME = 120_000;

  /// How long the words lie open before the first call.
  static final long LOOK = 20_000;

  private Forming() {}

  /// A new round: every player but the leader stakes two counters and is dealt ten letters.
  static Position deal(Options options, Match match, Dice dice, long at) {
    Seats players = match.lead().others();
    Counters staked = match.counters().stakeEach(players, STAKE);
    Letters box = options.box().box().letters();
    PerSeat<Player> rows = PerSeat.all(match.lead().company().size(), Player.NONE);
    for (Seat seat : players) {
      Letters hand = Box.any(box, HAND, dice);
      box = box.minus(hand);
      rows = rows.with(seat, Player.making(hand, options.clock().due(at, TIME)));
    }
    Called none = Called.none(at, at);
    Round round = new Round(Phase.MAKING, rows, Look.NONE, Letters.EMPTY, none, at);
    return new Position(match.with(staked), round, box, dice.state());
  }

  static Ruling<Position> lay(
      Options options, Judge judge, Position position, Seat by, String word, long at) {
    Player row = position.row(by);
    if (!isMaking(position, row)) return notMaking();
    if (word.length() != options.length() || !Letters.spellable(word)) {
      return Ruling.illegal(
          Rule.WORD, "Your word must have " + Phrases.count(options.length(), "letter") + ".");
    }
    Letters letters = Letters.of(word);
    if (!row.hand().covers(letters))
      return Ruling.illegal(
          Rule.WORD, "Your word uses the letters dealt to you, and each no more often than that.");
    if (options.judging() == JudgingMode.UMPIRE
        && judge.judge(word) instanceof Verdict.Refused refused)
      return GeneralRules.refuse(refused);
    List<Event> events = new ArrayList<>();
    events.add(new News.Laid(by, word));
    Position laid =
        position.with(by, row.laid(word)).withBox(position.box().plus(row.hand().minus(letters)));
    return goOn(options, laid.at(at), at, events);
  }

  private static boolean isMaking(Position position, Player row) {
    return position.round().phase() == Phase.MAKING && row.isMaking();
  }

  private static Ruling<Position> notMaking() {
    return Ruling.illegal(Rule.WORD, "You have no word to form now.");
  }

  static Ruling<Position> noWord(Options options, Position position, Seat by, long at) {
    if (!isMaking(position, position.row(by))) return notMaking();
    List<Event> events = new ArrayList<>();
    return goOn(options, without(options, position, by, at, events).at(at), at, events);
  }

  /// One who has no word pays a counter for ten fresh letters, and the second time sits out.
  private static Position without(
      Options options, Position position, Seat by, long at, List<Event> events) {
    Player row = position.row(by);
    if (row.stage() == Stage.FRESH) {
      events.add(new News.SatOut(by));
      return position.with(by, row.out()).withBox(position.box().plus(row.hand()));
    }
    events.add(new News.FreshTaken(by));
    Dice dice = new Dice(position.dice());
    Letters fresh = Box.any(position.box(), HAND, dice);
    Letters box = position.box().minus(fresh).plus(row.hand());
    Round round = position.round().with(by, row.fresh(fresh, options.clock().due(at, TIME)));
    Match match = position.match().with(position.match().counters().stake(by, 1));
    return new Position(match, round, box, dice.state());
  }

  /// The time of some is up: they have no word.
  static Ruling<Position> timeUp(Options options, Position position, long at) {
    List<Event> events = new ArrayList<>();
    Position next = position.at(at);
    for (Seat seat : position.round().making())
      if (position.row(seat).due() <= at) next = without(options, next, seat, at, events);
    return goOn(options, next, at, events);
  }

  /// When all are ready the words are laid open.
  private static Ruling<Position> goOn(
      Options options, Position position, long at, List<Event> events) {
    if (!position.round().making().isEmpty()) return Ruling.legal(position, events);
    Seats laid = position.round().at(Stage.LAID);
    if (laid.isEmpty()) return Calling.carry(options, position, at, events);
    for (Seat seat : laid) events.add(new News.Shown(seat, position.row(seat).word()));
    if (options.judging() == JudgingMode.UMPIRE)
      return Calling.begin(options, position, at, events);
    Called none = Called.none(at, options.clock().due(at, LOOK));
    return Ruling.legal(position.with(position.round().with(Phase.LOOK, none)), events);
  }

  static Ruling<Position> challenge(
      Options options, Judge judge, Position position, Seat by, Seat whose, long at) {
    Round round = position.round();
    boolean there =
        round.reading().has(by)
            && !whose.equals(by)
            && whose.index() < position.players()
            && round.of(whose).isLaid();
    if (!there)
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "There is no such word to challenge now.");
    if (round.look().proved().has(whose))
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "That word has stood a challenge.");
    Player row = round.of(whose);
    List<Event> events = new ArrayList<>();
    return switch (judge.judge(row.word())) {
      case Verdict.Good _ -> {
        events.add(new News.Challenged(by, whose, row.word()));
        Look look = new Look(round.look().content(), round.look().proved().with(whose));
        yield read(options, position.with(round.with(look)).at(at), at, events);
      }
      case Verdict.Refused refused -> {
        events.add(new News.Discovered(by, whose, refused.why()));
        Position struck =
            position
                .with(whose, row.out())
                .withBox(position.box().plus(Letters.of(row.word())))
                .with(position.match().counters().pay(whose, by, 1));
        yield read(options, struck.at(at), at, events);
      }
    };
  }

  static Ruling<Position> content(Options options, Position position, Seat by, long at) {
    if (!position.round().reading().has(by))
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "There are no words to read now.");
    Look look = position.round().look();
    Look next = new Look(look.content().with(by), look.proved());
    return read(options, position.with(position.round().with(next)).at(at), at, new ArrayList<>());
  }

  /// When nobody doubts anything any more the calling begins.
  private static Ruling<Position> read(
      Options options, Position position, long at, List<Event> events) {
    if (position.round().at(Stage.LAID).isEmpty())
      return Calling.carry(options, position, at, events);
    return position.round().reading().isEmpty()
        ? Calling.begin(options, position, at, events)
        : Ruling.legal(position, events);
  }
}
