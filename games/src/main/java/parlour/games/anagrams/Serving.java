package parlour.games.anagrams;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Sentence;
import parlour.games.anagrams.Player.Given;
import parlour.games.anagrams.Player.Progress;
import parlour.games.material.GeneralRules;
import parlour.games.material.LeadOrder;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// Until the call: the leader chooses words and serves their letters, from the leader's right on.
record Serving(Options options, Words words) {
  /// How long the leader may think about one word, in milliseconds.
  static final long WORD_MILLIS = 60_000;

  /// How long the leader may wait with the call.
  static final long CALL_MILLIS = 30_000;

  /// The most letters a leader can give out by hand for one word.
  static final int MOST = 15;

  /// A round in which nobody is served yet.
  Position.Round round(int seats, long atMillis) {
    Phase serving = new Phase.Serving(options.clock().dueMillis(atMillis, WORD_MILLIS));
    return new Position.Round(serving, atMillis, Seat.NOBODY, PerSeat.all(seats, Player.NONE));
  }

  /// Who is served next; nobody when all are.
  static Seat next(LeadOrder lead, Position.Round round) {
    Seat seat = lead.firstToPlay();
    while (!seat.equals(lead.leader()) && round.of(seat).progress() != Progress.WAITING)
      seat = lead.next(seat);
    return seat.equals(lead.leader()) ? Seat.NOBODY : seat;
  }

  Ruling<Position> choose(Position position, Seat by, Move.Choose move, long atMillis) {
    if (!by.equals(position.leader()))
      return Ruling.illegal(Rule.SELECT, "Only the leader gives out words.");
    if (!(position.round().phase() instanceof Phase.Serving))
      return Ruling.illegal(Rule.ORDER, "Everybody has a word already.");
    String word = move.word();
    if (words.judge().judge(word) instanceof Verdict.Refused refused)
      return GeneralRules.refuse(refused);
    if (!Words.fits(word.length()))
      return Ruling.illegal(Rule.LENGTH, "A word that is given out has five to ten letters.");
    int length = length(position);
    if (options.customs().equalLengths() && length > 0 && length != word.length()) {
      return Ruling.illegal(
          Rule.LENGTH, Sentence.of("All words of this round have {0:letters}.", length));
    }
    if (!isNew(position, word))
      return Ruling.illegal(
          Rule.ORDER, "Everybody gets a different word, and this one is given out.");
    String letters = options.customs().byHand() ? move.letters() : word;
    if (letters.isEmpty() || letters.length() > MOST || !Letters.spellable(letters)) {
      return Ruling.illegal(
          Rule.WRONG_LETTERS, "Say which letters you give out for it, fifteen at most.");
    }
    if (!left(position).covers(Letters.of(letters)))
      return Ruling.illegal(Rule.LENGTH, "The box has not all those letters left.");
    Dice dice = new Dice(position.dice());
    Position served = serve(position, word, letters, dice);
    Seat to = next(position.match().lead(), position.round());
    Event event = new News.Served(by, to, letters.length());
    return Ruling.legal(waitForLeader(served, atMillis), event);
  }

  /// How long the words of this round are, once one is given out; otherwise 0.
  static int length(Position position) {
    return position.of(position.match().lead().firstToPlay()).given().word().length();
  }

  /// Gives the next player the letters of a word, thoroughly mixed.
  private static Position serve(Position position, String word, String letters, Dice dice) {
    Seat to = next(position.match().lead(), position.round());
    Given given = new Given(word, Box.mixed(word, letters, dice));
    Position.Round round = position.round().with(to, Player.NONE.served(given));
    return new Position(position.match(), round, dice.state());
  }

  /// The leader has a word to choose, or the call to make.
  private Position waitForLeader(Position position, long atMillis) {
    boolean more = !next(position.match().lead(), position.round()).isNobody();
    Phase phase =
        more
            ? new Phase.Serving(options.clock().dueMillis(atMillis, WORD_MILLIS))
            : new Phase.Served(options.clock().dueMillis(atMillis, CALL_MILLIS));
    return position.with(position.round().with(phase, atMillis));
  }

  /// The leader took too long: the remaining words are chosen automatically.
  Ruling<Position> serveRest(Position position, long atMillis) {
    List<Event> events = new ArrayList<>();
    events.add(new News.HouseChose(position.leader()));
    Dice dice = new Dice(position.dice());
    Position served = position;
    for (Seat to = next(served.match().lead(), served.round());
        !to.isNobody();
        to = next(served.match().lead(), served.round())) {
      String word = houseWord(served, dice);
      served = serve(served, word, word, dice);
      events.add(new News.Served(served.leader(), to, word.length()));
    }
    return Ruling.legal(waitForLeader(served, atMillis), events);
  }

  /// The word that would be given out next automatically.
  String houseWord(Position position, Dice dice) {
    int length = options.customs().equalLengths() ? length(position) : 0;
    while (true) {
      String word = words.any(length > 0 ? length : anyLength(dice), dice);
      if (isFree(position, word)) return word;
    }
  }

  /// Whether the word is not given out in this round and the box has its letters left.
  boolean isFree(Position position, String word) {
    return isNew(position, word) && left(position).covers(Letters.of(word));
  }

  /// A length for the words of a round: mostly a middling one.
  int anyLength(Dice dice) {
    while (true) {
      int length = Words.SHORTEST + dice.below(3) + dice.below(Words.LONGEST - Words.SHORTEST - 1);
      if (words.has(length)) return length;
    }
  }

  private static boolean isNew(Position position, String word) {
    for (Seat seat : position.match().lead().others())
      if (position.of(seat).given().word().equals(word)) return false;
    return true;
  }

  Ruling<Position> ready(Position position, Seat by, long atMillis) {
    if (!by.equals(position.leader()))
      return Ruling.illegal(Rule.ORDER, "Only the leader calls Ready.");
    if (position.round().phase() instanceof Phase.Serving)
      return Ruling.illegal(Rule.ORDER, "Everybody must be served first.");
    if (!(position.round().phase() instanceof Phase.Served))
      return Ruling.illegal(Rule.START, "Ready has been called.");
    return call(position, atMillis, false);
  }

  /// "Ready": all begin together; it is called automatically when the leader does not.
  Ruling<Position> call(Position position, long atMillis, boolean late) {
    Position.Round round = position.round();
    for (Seat seat : position.match().lead().others())
      round = round.with(seat, round.of(seat).hunting());
    return Ruling.legal(
        position.with(
            round.with(new Phase.Hunting(atMillis + options.allowanceMillis()), atMillis)),
        new News.ReadyCalled(position.leader(), options.minutes(), late));
  }

  /// A player looks at the letters before the call, and pays for it.
  static Ruling<Position> look(Position position, Seat by, long atMillis) {
    Player player = position.of(by);
    return switch (player.progress()) {
      case SERVED -> {
        Position looked =
            position.with(by, player.looked()).pay(by, position.leader()).at(atMillis);
        yield Ruling.legal(looked, new News.LookedEarly(by, position.leader()));
      }
      case WAITING -> Ruling.illegal(Rule.EARLY, "You have no letters yet.");
      case LOOKED, HUNTING, SOLVED, CALLED, NAMED, FORGOTTEN, FAILED ->
          Ruling.illegal(Rule.EARLY, "Your letters lie open already.");
    };
  }

  /// The letters still in the box.
  Letters left(Position position) {
    return options.box().box().letters().minus(position.round().out());
  }
}
