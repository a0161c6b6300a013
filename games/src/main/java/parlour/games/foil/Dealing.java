package parlour.games.foil;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.TableRules;
import parlour.games.foil.words.Deck;
import parlour.games.foil.words.Holder;
import parlour.games.foil.words.Subject;
import parlour.games.material.Pile;
import parlour.lexicon.Letters;

/// How a hand begins: the subject is named where one is wanted, and the cards are dealt.
record Dealing(Options options) {
  /// Opens a hand; where a subject is to be named, the dealer names it before dealing.
  Position open(Position.Match match, Dice dice, long atMillis, List<Event> events) {
    if (options.topics() == Options.Topics.NONE)
      return begin(match, Subject.NONE, dice, atMillis, events);
    Position.Tray whole = new Position.Tray(Deck.CARDS.shuffled(dice), Pile.EMPTY);
    PerSeat<Letters> hands = PerSeat.all(match.players(), Letters.EMPTY);
    Phase naming = new Phase.Naming(options.clocks().turnDueMillis(atMillis));
    return new Position(match, whole, hands, naming, dice.state());
  }

  private Position begin(
      Position.Match match, Subject subject, Dice dice, long atMillis, List<Event> events) {
    Form form = options.form();
    events.add(
        new News.Dealt(match.dealer(), match.round(form), match.size(form), match.decider()));
    Seat first = match.in().leftOf(match.dealer());
    Phase.Turn turn = Phase.Turn.begin(first, 0, options.clocks().turnDueMillis(atMillis));
    return Position.deal(
        match, new Phase.Forming(subject, turn, PerSeat.all(match.players(), Holder.EMPTY)), dice);
  }

  Ruling<Position> name(Position position, Move move, long atMillis) {
    if (!(move instanceof Move.Name(Subject subject)))
      return Ruling.illegal(TableRules.SENSE, "The dealer is to name the subject.");
    if (subject.isNone()) return Ruling.illegal(Rule.CATEGORY_SCOPE, "A subject is a word or two.");
    if (options.topics() == Options.Topics.LISTS && !subject.isListed())
      return Ruling.illegal(Rule.CATEGORY_SCOPE, "The dictionary has no list for that subject.");
    return named(position, subject, Rule.CATEGORY, atMillis);
  }

  /// The dealer took too long: the subject is drawn by lot.
  Ruling<Position> timeUp(Position position, long atMillis) {
    Dice lot = new Dice(position.dice());
    Subject subject = Subject.listed(lot.below(Subject.count()));
    return named(position.with(position.tray(), lot.state()), subject, Rule.TIME, atMillis);
  }

  private Ruling<Position> named(Position position, Subject subject, Rule rule, long atMillis) {
    List<Event> events = new ArrayList<>();
    events.add(new News.Named(position.match().dealer(), subject, rule));
    return Ruling.legal(
        begin(position.match(), subject, new Dice(position.dice()), atMillis, events), events);
  }
}
