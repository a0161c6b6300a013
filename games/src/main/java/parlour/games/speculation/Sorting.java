package parlour.games.speculation;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.engine.TableRules;
import parlour.games.material.LeadOrder;
import parlour.games.material.Pile;
import parlour.games.material.letters.Box;
import parlour.games.speculation.Position.Match;
import parlour.games.speculation.Position.Rest;
import parlour.lexicon.Letters;

/// From the deal until a letter is turned up: discards, and how the Plum is filled.
record Sorting(Options options) {
  /// How many letters each gets, where each gives one to the Plum.
  static final int HAND = 12;

  /// How many each discards.
  static final int DISCARDS = 5;

  /// How many each keeps.
  static final int KEPT = 6;

  /// How long all have to discard and give, in milliseconds.
  static final long SORT_MILLIS = 90_000;

  /// How long the dealer has for each thing done alone, in milliseconds.
  static final long DEALER_MILLIS = 60_000;

  /// Deals twelve letters to each, from the dealer's right on; one more where each gives two.
  Position deal(Match match, Letters box, Dice dice, long atMillis) {
    LeadOrder lead = match.lead();
    int each = dealt(match.players());
    Pile letters = Box.shuffled(box, dice);
    PerSeat<Player> hands = PerSeat.all(match.players(), Player.EMPTY);
    Seat seat = lead.leader();
    do {
      seat = lead.next(seat);
      hands = hands.with(seat, Player.of(Box.top(letters, each)));
      letters = letters.less(each);
    } while (!seat.equals(lead.leader()));
    long dueMillis = options.clock().dueMillis(atMillis, SORT_MILLIS);
    Phase phase = new Phase.Sorting(match.allSeats(), dueMillis);
    Rest rest = new Rest(Box.all(letters), Letters.EMPTY);
    return new Position(match, phase, atMillis, Plum.NONE, hands, rest, dice.state());
  }

  int dealt(int players) {
    return HAND - 1 + options.plums().gifts(players);
  }

  /// Whether a player with this number of letters still has to discard.
  boolean hasToDiscard(int players, int letters) {
    return letters == dealt(players);
  }

  Ruling<Position> discard(Position position, Seat by, Letters letters, long atMillis) {
    Letters hand = position.of(by).letters();
    boolean due =
        position.phase() instanceof Phase.Sorting && hasToDiscard(position.players(), hand.size());
    if (!due) return Ruling.illegal(Rule.DISCARD, "You have discarded in this deal.");
    if (letters.size() != DISCARDS)
      return Ruling.illegal(Rule.DISCARD, "Discard five letters, neither more nor fewer.");
    if (!hand.covers(letters))
      return Ruling.illegal(TableRules.SENSE, "You have not all those letters.");
    Position next = discarded(position, by, letters);
    return Ruling.legal(next.at(atMillis), new News.Discarded(by));
  }

  private Position discarded(Position position, Seat by, Letters letters) {
    Player hand = position.of(by);
    Position next = position.with(by, hand.with(hand.letters().minus(letters)));
    boolean aside = by.equals(position.dealer()) && options.plums().toppedUp(position.players());
    return aside ? next.with(new Rest(next.rest().box(), letters)) : next.toBox(letters);
  }

  Ruling<Position> give(Position position, Seat by, Letters letters, long atMillis) {
    Letters hand = position.of(by).letters();
    if (!(position.phase() instanceof Phase.Sorting sorting) || !sorting.busy().has(by))
      return Ruling.illegal(Rule.GIVE, "You have given to the Plum in this deal.");
    if (hasToDiscard(position.players(), hand.size()))
      return Ruling.illegal(Rule.DISCARD, "Discard five letters first.");
    int gifts = options.plums().gifts(position.players());
    if (letters.size() != gifts) {
      return Ruling.illegal(
          gifts == 1 ? Rule.GIVE : Rule.EXTRA,
          Sentence.of("Give the Plum {0:letters}, neither more nor fewer.", gifts));
    }
    if (!hand.covers(letters)) return Ruling.illegal(TableRules.SENSE, "You have not that letter.");
    List<Event> events = new ArrayList<>();
    events.add(new News.Gave(by, position.dealer(), gifts));
    Position next = given(position, by, letters);
    Phase done = new Phase.Sorting(sorting.busy().without(by), sorting.dueMillis());
    return goOn(next.in(done, atMillis), atMillis, events);
  }

  private static Position given(Position position, Seat by, Letters letters) {
    Player hand = position.of(by);
    return position
        .with(by, hand.with(hand.letters().minus(letters)))
        .with(position.plum().with(position.plum().letters().plus(letters)));
  }

  /// Discards and gives for those who took too long.
  Ruling<Position> sortRest(Position position, long atMillis) {
    List<Event> events = new ArrayList<>();
    Dice dice = new Dice(position.dice());
    Position next = position;
    for (Seat seat : position.phase().busy()) {
      Letters hand = next.of(seat).letters();
      if (hasToDiscard(position.players(), hand.size()))
        next = discarded(next, seat, Box.any(hand, DISCARDS, dice));
      int gifts = options.plums().gifts(position.players());
      next = given(next, seat, Box.any(next.of(seat).letters(), gifts, dice));
      events.add(new News.HouseSorted(seat));
    }
    Phase done = new Phase.Sorting(Seats.NONE, atMillis);
    return goOn(next.with(dice.state()).in(done, atMillis), atMillis, events);
  }

  /// Once all have given, the Plum is brought to its size.
  private Ruling<Position> goOn(Position position, long atMillis, List<Event> events) {
    if (!position.phase().busy().isEmpty()) return Ruling.legal(position, events);
    int wanted = wanted(position);
    if (position.rest().aside().isEmpty() || wanted <= 0)
      return Ruling.legal(fill(position, Letters.EMPTY, atMillis, events), events);
    if (options.plums().chosen()) return Ruling.legal(adding(position, atMillis), events);
    Dice dice = new Dice(position.dice());
    Letters added = Box.any(position.rest().aside(), wanted, dice);
    return Ruling.legal(fill(position.with(dice.state()), added, atMillis, events), events);
  }

  private Position adding(Position position, long atMillis) {
    long dueMillis = options.clock().dueMillis(atMillis, DEALER_MILLIS);
    return position.in(new Phase.Adding(position.dealer(), dueMillis), atMillis);
  }

  /// How many letters the dealer has to add to the Plum.
  static int wanted(Position position) {
    return Options.FULL - position.plum().letters().size();
  }

  Ruling<Position> add(Position position, Seat by, Letters letters, long atMillis) {
    if (!(position.phase() instanceof Phase.Adding))
      return Ruling.illegal(Rule.TOP_UP, "There is nothing to add to the Plum now.");
    if (!by.equals(position.dealer()))
      return Ruling.illegal(Rule.TOP_UP, "Only the dealer adds to the Plum.");
    int wanted = wanted(position);
    if (letters.size() != wanted) {
      return Ruling.illegal(
          Rule.TOP_UP, Sentence.of("Add {0:letters}, so that the Plum holds six.", wanted));
    }
    if (!position.rest().aside().covers(letters))
      return Ruling.illegal(Rule.TOP_UP, "Add letters out of the five you have discarded.");
    List<Event> events = new ArrayList<>();
    return Ruling.legal(fill(position, letters, atMillis, events), events);
  }

  /// The dealer did not choose in time: letters are added unseen.
  Ruling<Position> addAny(Position position, long atMillis) {
    Dice dice = new Dice(position.dice());
    Letters added = Box.any(position.rest().aside(), wanted(position), dice);
    List<Event> events = new ArrayList<>();
    return Ruling.legal(fill(position.with(dice.state()), added, atMillis, events), events);
  }

  /// The Plum with what is added to it and without what is too much; the dealer has a letter to
  /// turn up.
  private Position fill(Position position, Letters added, long atMillis, List<Event> events) {
    Letters plum = position.plum().letters().plus(added);
    int over = Math.max(0, plum.size() - options.plums().most(position.players()));
    Dice dice = new Dice(position.dice());
    Letters overplus = Box.any(plum, over, dice);
    plum = plum.minus(overplus);
    Letters aside = position.rest().aside().minus(added);
    boolean small = position.players() < Options.SMALL;
    events.add(new News.PlumFilled(position.dealer(), plum.size(), added.size(), over, small));
    Position filled =
        position
            .with(dice.state())
            .with(new Rest(position.rest().box().plus(aside).plus(overplus), Letters.EMPTY))
            .with(position.plum().with(plum));
    long dueMillis = options.clock().dueMillis(atMillis, DEALER_MILLIS);
    return filled.in(new Phase.Exposing(position.dealer(), dueMillis), atMillis);
  }

  Ruling<Position> expose(Position position, Seat by, char letter, long atMillis) {
    if (!(position.phase() instanceof Phase.Exposing))
      return Ruling.illegal(Rule.EXPOSE, "The dealer turns up one letter, once the Plum is full.");
    if (!by.equals(position.dealer()))
      return Ruling.illegal(Rule.EXPOSE, "Only the dealer turns up a letter.");
    Player hand = position.of(by);
    if (!Letters.isLetter(letter) || !hand.letters().has(letter))
      return Ruling.illegal(Rule.EXPOSE, "Turn up one of your own letters.");
    long dueMillis = options.clock().dueMillis(atMillis, options.length().wordsMillis());
    Position exposed =
        position
            .with(by, hand.with(hand.letters().minus(letter)))
            .with(position.plum().expose(letter))
            .in(new Phase.Writing(position.match().allSeats(), dueMillis), atMillis);
    return Ruling.legal(exposed, new News.Exposed(by, letter));
  }

  /// The dealer took too long: any letter of the hand is turned up.
  Ruling<Position> exposeAny(Position position, long atMillis) {
    Dice dice = new Dice(position.dice());
    char letter = Box.any(position.of(position.dealer()).letters(), dice);
    return expose(position.with(dice.state()), position.dealer(), letter, atMillis);
  }
}
