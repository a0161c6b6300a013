package parlour.games.yankeeloto;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.games.material.Counters;
import parlour.games.material.GeneralRules;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.WordNews;
import parlour.games.yankeeloto.Player.Progress;
import parlour.games.yankeeloto.Position.Match;
import parlour.games.yankeeloto.Position.Round;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// A round until the first call: letters are dealt, words formed, and doubted.
record Forming(Options options, Judge judge) {
  /// How many letters a player is dealt.
  static final int HAND = 10;

  /// How long all may form their words, in milliseconds.
  static final long TIME_MILLIS = 120_000;

  /// How long the words lie open before the first call.
  static final long LOOK_MILLIS = 20_000;

  /// Deals a new round: every player who has a word stakes two counters and is dealt ten letters.
  Position deal(Match match, Dice dice, long atMillis) {
    Seats players = options.players(match.lead());
    Counters staked = Payments.stake(match.counters(), players);
    Letters box = options.box().box().letters();
    PerSeat<Player> dealt = PerSeat.all(match.lead().allSeats().size(), Player.NONE);
    for (Seat seat : players) {
      Letters hand = Box.any(box, HAND, dice);
      box = box.minus(hand);
      dealt =
          dealt.with(seat, Player.making(hand, options.clock().dueMillis(atMillis, TIME_MILLIS)));
    }
    Round round = new Round(new Phase.Making(), dealt, Letters.EMPTY, atMillis);
    return new Position(match.staked(staked), round, box, dice.state());
  }

  Ruling<Position> lay(Position position, Seat by, String word, long atMillis) {
    Player player = position.player(by);
    if (!isMaking(position, player)) return notMaking();
    if (word.length() != options.length() || !Letters.spellable(word)) {
      return Ruling.illegal(
          Rule.WORD, Sentence.of("Your word must have {0:letters}.", options.length()));
    }
    Letters letters = Letters.of(word);
    if (!player.hand().covers(letters))
      return Ruling.illegal(
          Rule.WORD, "Your word uses the letters dealt to you, and each no more often than that.");
    if (options.judging() == JudgingMode.UMPIRE
        && judge.judge(word) instanceof Verdict.Refused refused)
      return GeneralRules.refuse(refused);
    List<Event> events = new ArrayList<>();
    events.add(new News.Laid(by, word));
    Position laid =
        position
            .with(by, player.laid(word))
            .withBox(position.box().plus(player.hand().minus(letters)));
    return goOn(laid.at(atMillis), atMillis, events);
  }

  private static boolean isMaking(Position position, Player player) {
    return position.round().phase() instanceof Phase.Making && player.isMaking();
  }

  private static Ruling<Position> notMaking() {
    return Ruling.illegal(Rule.WORD, "You have no word to form now.");
  }

  Ruling<Position> noWord(Position position, Seat by, long atMillis) {
    if (!isMaking(position, position.player(by))) return notMaking();
    List<Event> events = new ArrayList<>();
    return goOn(without(position, by, atMillis, events).at(atMillis), atMillis, events);
  }

  /// A player without a word pays a counter for ten fresh letters, and the second time sits out.
  private Position without(Position position, Seat by, long atMillis, List<Event> events) {
    Player player = position.player(by);
    if (player.progress() == Progress.FRESH) {
      events.add(new News.SatOut(by));
      return position.with(by, player.out()).withBox(position.box().plus(player.hand()));
    }
    events.add(new News.FreshTaken(by));
    Dice dice = new Dice(position.dice());
    Letters fresh = Box.any(position.box(), HAND, dice);
    Letters box = position.box().minus(fresh).plus(player.hand());
    Round round =
        position
            .round()
            .with(by, player.fresh(fresh, options.clock().dueMillis(atMillis, TIME_MILLIS)));
    Match match = position.match().with(Payments.fine(position.match().counters(), by));
    return new Position(match, round, box, dice.state());
  }

  /// The time of some players is up: they have no word.
  Ruling<Position> timeUp(Position position, long atMillis) {
    List<Event> events = new ArrayList<>();
    Position next = position.at(atMillis);
    for (Seat seat : position.round().making())
      if (position.player(seat).dueMillis() <= atMillis)
        next = without(next, seat, atMillis, events);
    return goOn(next, atMillis, events);
  }

  /// When all are ready the words are laid open.
  private Ruling<Position> goOn(Position position, long atMillis, List<Event> events) {
    if (!position.round().making().isEmpty()) return Ruling.legal(position, events);
    Seats laid = position.round().at(Progress.LAID);
    if (laid.isEmpty()) return new Calling(options, judge).carry(position, atMillis, events);
    for (Seat seat : laid) events.add(new News.Shown(seat, position.player(seat).word()));
    if (options.judging() == JudgingMode.UMPIRE)
      return new Calling(options, judge).begin(position, atMillis, events);
    Phase look =
        new Phase.Look(
            Seats.NONE, Seats.NONE, atMillis, options.clock().dueMillis(atMillis, LOOK_MILLIS));
    return Ruling.legal(position.with(position.round().with(look)), events);
  }

  Ruling<Position> challenge(Position position, Seat by, Seat whose, long atMillis) {
    Round round = position.round();
    boolean there =
        round.reading().has(by)
            && !whose.equals(by)
            && whose.index() < position.players()
            && round.of(whose).isLaid();
    if (!(round.phase() instanceof Phase.Look look) || !there)
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "There is no such word to challenge now.");
    if (look.proved().has(whose))
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "That word has stood a challenge.");
    Player player = round.of(whose);
    List<Event> events = new ArrayList<>();
    return switch (judge.judge(player.word())) {
      case Verdict.Good _ -> {
        events.add(new News.Challenged(by, whose, player.word()));
        Phase.Look stood = look.proved(whose);
        if (options.judging().isDear()) {
          events.add(new WordNews.Hushed(by));
          stood = stood.content(by);
        }
        yield read(position.with(round.with(stood)).at(atMillis), atMillis, events);
      }
      case Verdict.Refused refused -> {
        events.add(new News.Discovered(by, whose, refused.why()));
        Position struck =
            position
                .with(whose, player.out())
                .withBox(position.box().plus(Letters.of(player.word())))
                .with(Payments.discovery(position.match().counters(), whose, by));
        yield read(struck.at(atMillis), atMillis, events);
      }
    };
  }

  Ruling<Position> content(Position position, Seat by, long atMillis) {
    Round round = position.round();
    if (!(round.phase() instanceof Phase.Look look) || !round.reading().has(by))
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "There are no words to read now.");
    return read(
        position.with(round.with(look.content(by))).at(atMillis), atMillis, new ArrayList<>());
  }

  /// When nobody doubts anything any more the calling begins.
  private Ruling<Position> read(Position position, long atMillis, List<Event> events) {
    if (position.round().at(Progress.LAID).isEmpty())
      return new Calling(options, judge).carry(position, atMillis, events);
    return position.round().reading().isEmpty()
        ? new Calling(options, judge).begin(position, atMillis, events)
        : Ruling.legal(position, events);
  }
}
