package parlour.games.outinthecold;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.games.material.GeneralRules;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LetterFaces;
import parlour.games.outinthecold.Options.Form;
import parlour.games.outinthecold.Player.Progress;
import parlour.games.outinthecold.Position.Round;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// A round until its close: coming in, waiting, and building up.
record Circuit(Options options, Judge judge) {
  /// The fewest letters of a word.
  static final int SHORTEST = 3;

  private static boolean mayAct(Position position, Seat by) {
    Round round = position.round();
    return switch (round.phase()) {
      case Phase.Turn turn -> turn.seat().equals(by);
      case Phase.Race _ -> round.of(by).progress() == Progress.OUT;
      case Phase.Building _, Phase.Shown _, Phase.Over _ -> false;
    };
  }

  private static Ruling<Position> notNow(Position position, Seat by) {
    return position.round().of(by).progress() == Progress.IN
        ? Ruling.illegal(Rule.IN, "You are in, and do nothing more in this round.")
        : Ruling.illegal(Rule.TURN, "It is not your turn to come in.");
  }

  /// Lays one word made wholly from the hand.
  Ruling<Position> comeIn(Position position, Seat by, String word, long atMillis) {
    if (!mayAct(position, by)) return notNow(position, by);
    if (word.length() < SHORTEST || !Letters.spellable(word))
      return Ruling.illegal(Rule.TURN, "You come in with a word of three letters or more.");
    if (!position.hand(by).covers(Letters.of(word)))
      return Ruling.illegal(
          Rule.TURN, "Your hand has not all the letters of " + LetterFaces.capitals(word) + ".");
    if (isRefused(word)) return refuse(word);
    int order = position.round().at(Progress.IN).size();
    boolean umpired = !options.vigilant();
    Player player = position.round().of(by).in(LaidWord.of(word, by, order, umpired));
    Position in = position.with(by, player);
    List<Event> events = new ArrayList<>();
    return switch (options.form()) {
      case TURNS -> {
        events.add(new News.CameIn(by, word.length(), false));
        yield passOn(in, by, atMillis, events);
      }
      case BUILT -> {
        events.add(new News.Declared(by, word));
        yield nextBuilder(in, by, by, atMillis, events);
      }
      case TIMED -> {
        events.add(new News.CameIn(by, word.length(), true));
        yield race(in, atMillis, events);
      }
    };
  }

  private boolean isRefused(String word) {
    return !options.vigilant() && judge.admit(word) < 0;
  }

  private Ruling<Position> refuse(String word) {
    return switch (judge.judge(word)) {
      case Verdict.Refused refused -> GeneralRules.refuse(refused);
      case Verdict.Good _ -> throw new IllegalStateException(word + " is a word");
    };
  }

  Ruling<Position> waits(Position position, Seat by, boolean late, long atMillis) {
    if (!mayAct(position, by)) return notNow(position, by);
    if (position.round().phase() instanceof Phase.Race)
      return Ruling.illegal(
          Rule.TIMED_STAY, "You cannot draw: this round is played against the clock.");
    Player player = position.round().of(by);
    if (player.draws() == Player.DRAWS)
      return Ruling.illegal(Rule.LAST_TURN, "After five draws you come in or are out in the cold.");
    List<Event> events = new ArrayList<>();
    int drawn = Math.min(1, position.box().size());
    Letters letter = Box.top(position.box(), drawn);
    events.add(drawn == 0 ? new News.Waited(by) : new News.Drew(by, letter.toString(), late));
    Position next =
        new Position(
            position.match(),
            position.box().less(drawn),
            position.round().with(by, player.draws(letter)),
            position.dice());
    return passOn(next, by, atMillis, events);
  }

  Ruling<Position> stay(Position position, Seat by, long atMillis) {
    if (!mayAct(position, by)) return notNow(position, by);
    Player player = position.round().of(by);
    boolean timed = position.round().phase() instanceof Phase.Race;
    if (!timed && player.draws() < Player.DRAWS)
      return Ruling.illegal(Rule.LAST_TURN, "You may still wait and draw.");
    List<Event> events = new ArrayList<>();
    events.add(new News.StayedOut(by, !timed));
    Position out = position.with(by, player.at(Progress.COLD));
    return timed ? race(out, atMillis, events) : passOn(out, by, atMillis, events);
  }

  /// The turn passes to the right, among those who are out; after the dealer a circuit ends.
  private Ruling<Position> passOn(Position position, Seat from, long atMillis, List<Event> events) {
    Seat dealer = position.match().lead().leader();
    Round round = position.round();
    for (Seat seat = from; !seat.equals(dealer); ) {
      seat = position.match().lead().next(seat);
      if (round.of(seat).progress() == Progress.OUT)
        return Ruling.legal(position.with(turnOf(round, seat, atMillis)), events);
    }
    if (round.at(Progress.OUT).size() <= 1)
      return new Close(options, judge).close(position, atMillis, events);
    Seat first = round.at(Progress.OUT).rightOf(dealer);
    return Ruling.legal(position.with(turnOf(round.around(), first, atMillis)), events);
  }

  private Round turnOf(Round round, Seat seat, long atMillis) {
    long dueMillis = options.clock().dueMillis(atMillis, OutInTheCold.MINUTE_MILLIS);
    return round.with(new Phase.Turn(seat, dueMillis), atMillis);
  }

  /// Against the clock: the only player who has not called is the last.
  private Ruling<Position> race(Position position, long atMillis, List<Event> events) {
    Round round = position.round();
    int out = round.at(Progress.OUT).size();
    if (out == 0 || out == 1 && round.at(Progress.COLD).isEmpty())
      return new Close(options, judge).close(position, atMillis, events);
    return Ruling.legal(position.with(round.with(round.phase(), atMillis)), events);
  }

  /// Building up goes once round to the right and ends with the maker.
  private Ruling<Position> nextBuilder(
      Position position, Seat maker, Seat from, long atMillis, List<Event> events) {
    Seat seat = from;
    do {
      seat = position.match().lead().next(seat);
      if (!position.hand(seat).isEmpty()) {
        long dueMillis = options.clock().dueMillis(atMillis, OutInTheCold.MINUTE_MILLIS);
        Phase building = new Phase.Building(seat, maker, dueMillis);
        return Ruling.legal(position.with(position.round().with(building, atMillis)), events);
      }
    } while (!seat.equals(maker));
    return passOn(position, maker, atMillis, events);
  }

  private Ruling<Position> built(
      Position position, Seat by, Seat maker, long atMillis, List<Event> events) {
    return by.equals(maker)
        ? passOn(position, maker, atMillis, events)
        : nextBuilder(position, maker, by, atMillis, events);
  }

  /// Makes a new word of all the letters of the old one and some of the hand.
  Ruling<Position> build(Position position, Seat by, String word, long atMillis) {
    if (options.form() != Form.BUILT)
      return Ruling.illegal(Rule.BUILD, "Words are not built up at this table.");
    if (!(position.round().phase() instanceof Phase.Building(Seat turn, Seat maker, _))
        || !turn.equals(by)) return Ruling.illegal(Rule.CIRCUIT, "It is not your turn to build.");
    LaidWord old = position.round().of(maker).laid();
    Letters before = Letters.of(old.word());
    if (!Letters.spellable(word) || !Letters.of(word).covers(before))
      return Ruling.illegal(
          Rule.REARRANGE,
          "The new word must contain every letter of " + LetterFaces.capitals(old.word()) + ".");
    Letters added = Letters.of(word).minus(before);
    if (added.isEmpty() || !position.hand(by).covers(added))
      return Ruling.illegal(Rule.BUILD, "Add one or more letters of your own hand, and no others.");
    if (isRefused(word)) return refuse(word);
    boolean again = !old.owner().equals(maker) || by.equals(maker);
    List<Event> events = new ArrayList<>();
    events.add(new News.Built(by, old.word(), word, again));
    Position less = position.with(by, position.round().of(by).less(added));
    LaidWord longer = old.built(word, by, by.equals(maker));
    Position next = less.with(maker, less.round().of(maker).with(longer));
    return built(next, by, maker, atMillis, events);
  }

  Ruling<Position> pass(Position position, Seat by, long atMillis) {
    if (!(position.round().phase() instanceof Phase.Building(Seat turn, Seat maker, _))
        || !turn.equals(by))
      return Ruling.illegal(Rule.CIRCUIT, "There is nothing for you to build now.");
    List<Event> events = new ArrayList<>();
    events.add(new News.Passed(by));
    return built(position, by, maker, atMillis, events);
  }
}
