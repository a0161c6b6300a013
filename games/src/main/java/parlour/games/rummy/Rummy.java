package parlour.games.rummy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Kit;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.TableRules;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Pile;
import parlour.games.material.RoundGains;
import parlour.games.material.Skill;
import parlour.games.material.VerbGame;
import parlour.games.material.Verbs;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.JackPack;
import parlour.games.sheets.RealTable;
import parlour.games.wildanimal.WildAnimal;

/// The rules of Animal Rummy and of Skat for one set of options.
public record Rummy(Options options) implements VerbGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ANIMAL_RUMMY =
      CatalogEntry.of("animal-rummy", "Animal Rummy")
          .subtitle("1939, No. 1")
          .leaflet("001")
          .summary("Lay down threes and runs of the animals' numbers until your hand is empty.")
          .players(2, 6)
          .minutes(4, 7, 10, 14, 17)
          .rulesVersion(1)
          .rank(1)
          .skills(Skill.ATTENTION, Skill.MEMORY, Skill.JUDGEMENT)
          .boxes(WildAnimal::boxes)
          .timeLimit(CatalogEntry.TimeLimit.NONE)
          .overDays(Map.of(), 15, 25, 40, 60, 70)
          .settings(Options.RUMMY)
          .opens((settings, _) -> new Rummy(Options.rummy(settings)));

  public static final CatalogEntry SKAT =
      CatalogEntry.of("skat", "Skat")
          .subtitle("No. 54, No. 3")
          .leaflet("001")
          .summary("A brisk rummy with five cards; not the German game of that name.")
          .players(2, 6)
          .minutes(8, 13, 18, 25, 35)
          .shortly("one hand", Map.of("length", "1"), 6, 5, 4)
          .usually("one hand for each player")
          .rulesVersion(2)
          .rank(10)
          .skills(Skill.ATTENTION, Skill.MEMORY, Skill.JUDGEMENT)
          .boxes(JackPack::boxes)
          .timeLimit(CatalogEntry.TimeLimit.NONE)
          .overDays(Map.of(), 40, 55, 16, 60, 25)
          .settings(Options.SKAT)
          .opens((settings, _) -> new Rummy(Options.skat(settings)));

  @Override
  public RealTable realTable() {
    return RealTable.with(RummySheet.plan(this)).turn(MINUTE_MILLIS);
  }

  /// How long a turn may take, in milliseconds.
  public static final long MINUTE_MILLIS = 60_000;

  /// How many hands are dealt at most where the clock ends the game.
  private static final int MOST_HANDS = 30;

  /// How often the discards are turned over in one hand.
  private static final int TURNS = 4;

  /// The same in Skat, where nothing else is drawn from: with fewer, six players block every fourth
  /// hand.
  private static final int TURNS_IN_SKAT = 12;

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    Seat dealer = seats.at(dice.below(seats.size()));
    return dealHand(new Position.Match(PerSeat.all(seats.size(), 0), dealer, 1), dice, 0);
  }

  private Position dealHand(Position.Match match, Dice dice, long atMillis) {
    int seats = match.totals().seats();
    Pile pack = Pile.shuffled(options.deck().all().all(), dice);
    PerSeat<Cards> held =
        PerSeat.of(
            seats,
            seat -> {
              Cards hand = Cards.NONE;
              for (int i = 0; i < options.dealt(); i++)
                hand = hand.with(pack.at(seat.index() * options.dealt() + i));
              return hand;
            });
    Position.Hand hand =
        new Position.Hand(
            held, pack.less(seats * options.dealt()), Pile.EMPTY, List.of(), List.of(), 0);
    return new Position(match, hand, turn(match.dealer(), atMillis), dice.state());
  }

  private Position.Turn turn(Seat player, long atMillis) {
    return Position.Turn.begins(player, options.clock().dueMillis(atMillis, MINUTE_MILLIS));
  }

  @Override
  public Prompt prompt(Position position) {
    return position.isOver()
        ? Prompt.OVER
        : Prompt.turn(position.turn().player(), position.turn().dueMillis());
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    boolean drawn = position.turn().hasDrawn();
    if (drawn && move instanceof Move.Draw) return illegal(Rule.DRAW, "You have already drawn.");
    if (!drawn && !(move instanceof Move.Draw))
      return illegal(Rule.DRAW, "You need to draw a card first.");
    return switch (move) {
      case Move.Draw(boolean discard) ->
          discard ? pickUp(position, by, atMillis) : draw(position, by, atMillis);
      case Move.Meld(Cards cards) -> meld(position, by, cards, atMillis);
      case Move.LayOff(int card, int meld) -> layOff(position, by, card, meld, atMillis);
      case Move.Discard(int card) -> discard(position, by, card, atMillis);
    };
  }

  private Ruling<Position> illegal(Rule rule, String why) {
    return Ruling.illegal(rule.in(options.deck()), why);
  }

  private static Ruling<Position> notThere(String why) {
    return Ruling.illegal(TableRules.SENSE, why);
  }

  private Ruling<Position> draw(Position position, Seat by, long atMillis) {
    List<Event> events = new ArrayList<>(2);
    Position stocked = stocked(position, events);
    if (stocked.hand().pack().isEmpty()) {
      events.add(new News.Blocked(options.deck()));
      return handOver(stocked, Seat.NOBODY, atMillis, events);
    }
    int card = stocked.hand().pack().top();
    events.add(new News.Drew(options.deck(), by, card));
    return Ruling.legal(
        stocked.with(stocked.hand().drawn(by), drew(by, card, false, atMillis)), events);
  }

  private Position.Turn drew(Seat by, int card, boolean fromDiscards, long atMillis) {
    return new Position.Turn(
        by, card, fromDiscards, options.clock().dueMillis(atMillis, MINUTE_MILLIS));
  }

  /// Refills a pack that has run out from the discards, all but the top one; in Skat the top one
  /// too if need be.
  private Position stocked(Position position, List<Event> events) {
    Position.Hand hand = position.hand();
    if (!hand.pack().isEmpty() || hand.discards().isEmpty() || hand.turned() == mostTurns())
      return position;
    int left = options.discardsOpen() || hand.discards().size() > 1 ? 1 : 0;
    byte[] discards = hand.discards().less(left).all();
    if (discards.length == 0) return position;
    Dice dice = new Dice(position.dice());
    Pile pack = Pile.shuffled(discards, dice);
    Pile top = left == 0 ? Pile.EMPTY : Pile.EMPTY.upon(hand.discards().top());
    events.add(new News.DiscardsTurned(options.deck()));
    return new Position(
        position.match(), hand.turnedOver(pack, top), position.turn(), dice.state());
  }

  private int mostTurns() {
    return options.deck() == Deck.ANIMALS ? TURNS : TURNS_IN_SKAT;
  }

  private Ruling<Position> pickUp(Position position, Seat by, long atMillis) {
    if (!options.discardsOpen())
      return illegal(Rule.DRAW_EITHER, "You can draw only from the pack.");
    if (position.hand().discards().isEmpty())
      return illegal(Rule.DRAW, "There is no discard to take up: draw from the pack.");
    int card = position.hand().discards().top();
    Position next = position.with(position.hand().pickedUp(by), drew(by, card, true, atMillis));
    return Ruling.legal(next, new News.PickedUp(options.deck(), by, card));
  }

  private Ruling<Position> meld(Position position, Seat by, Cards cards, long atMillis) {
    if (!position.hand().held().at(by).covers(cards))
      return notThere("You do not hold those cards.");
    if (!Melds.isMeld(cards, options.deck().wild(), options.longer())) {
      if (cards.size() > 3 && Melds.isMeld(cards, options.deck().wild(), true))
        return illegal(Rule.LONGER, "At this table you lay down exactly three cards.");
      return illegal(Rule.RUNS, "You need three of one number, or three numbers in a row.");
    }
    Position next = position.with(position.hand().laid(by, cards), position.turn());
    return outOrOn(next, by, atMillis, new News.Melded(options.deck(), by, cards));
  }

  private Ruling<Position> layOff(Position position, Seat by, int card, int meld, long atMillis) {
    if (!options.layOff())
      return illegal(Rule.LAY_OFF, "At this table you cannot add single cards.");
    if (!holds(position, by, card)) return notThere("You do not hold that card.");
    if (meld < 0 || meld >= position.hand().melds().size())
      return notThere("There is no such meld.");
    if (!Melds.fits(card, position.hand().melds().get(meld)))
      return illegal(Rule.LAY_OFF, "That card does not fit there.");
    Position next = position.with(position.hand().added(by, card, meld), position.turn());
    return outOrOn(next, by, atMillis, new News.LaidOff(options.deck(), by, card));
  }

  private boolean holds(Position position, Seat by, int card) {
    return card >= 0 && card < options.deck().size && position.hand().held().at(by).has(card);
  }

  /// The turn goes on, unless the hand is empty.
  private Ruling<Position> outOrOn(Position next, Seat by, long atMillis, Event event) {
    if (!next.hand().held().at(by).isEmpty()) return Ruling.legal(next, event);
    return handOver(next, by, atMillis, new ArrayList<>(List.of(event)));
  }

  private Ruling<Position> discard(Position position, Seat by, int card, long atMillis) {
    if (!holds(position, by, card)) return notThere("You do not hold that card.");
    if (mustKeep(position, by, card))
      return illegal(Rule.SAME_CARD, "You have just taken that card up: discard another.");
    Event discarded = new News.Discarded(options.deck(), by, card);
    Position.Hand hand = position.hand().discarded(by, card);
    if (hand.held().at(by).isEmpty()) {
      return handOver(
          position.with(hand, position.turn()), by, atMillis, new ArrayList<>(List.of(discarded)));
    }
    return Ruling.legal(position.with(hand, turn(next(position, by), atMillis)), discarded);
  }

  /// Whether a player has just taken that card up and must discard another.
  private boolean mustKeep(Position position, Seat by, int card) {
    return options.mustKeep(position.turn(), position.hand().held().at(by), card);
  }

  private static Seat next(Position position, Seat by) {
    return Seats.first(position.match().totals().seats()).leftOf(by);
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    Seat by = position.turn().player();
    List<Event> events = new ArrayList<>();
    events.add(new News.TimeRanOut(options.deck(), by));
    Position drawn = position;
    if (!position.turn().hasDrawn()
        && draw(position, by, atMillis)
            instanceof Ruling.Legal<Position>(Position next, List<Event> news)) {
      events.addAll(news);
      drawn = next;
    }
    if (!drawn.turn().hasDrawn()) return Ruling.legal(drawn, events);
    Cards held = drawn.hand().held().at(by);
    int latest = drawn.turn().drawn();
    boolean back = held.has(latest) && !mustKeep(drawn, by, latest);
    int card = back ? latest : (held.size() > 1 ? held.without(latest) : held).lowest();
    if (discard(drawn, by, card, atMillis)
        instanceof Ruling.Legal<Position>(Position next, List<Event> news)) {
      events.addAll(news);
      return Ruling.legal(next, events);
    }
    throw new IllegalStateException("a card drawn could not be discarded");
  }

  /// Counts the hands and deals the next; nobody went out where the hand was blocked.
  private Ruling<Position> handOver(
      Position position, Seat out, long atMillis, List<Event> events) {
    if (!out.isNobody()) events.add(new News.WentOut(options.deck(), out));
    PerSeat<Integer> before = position.match().totals();
    PerSeat<Integer> totals = before;
    for (Seat seat : Seats.first(totals.seats())) {
      int points = options.deck().count(position.hand().held().at(seat));
      if (points > 0) {
        totals = totals.with(seat, totals.at(seat) + points);
        events.add(new News.Counted(options.deck(), seat, points, totals.at(seat)));
      }
    }
    Position.Match match =
        new Position.Match(
            totals, next(position, position.match().dealer()), position.match().deals() + 1);
    events.add(
        new News.HandOver(
            options.deck(),
            position.match().deals(),
            RoundGains.fewest(before, totals, "point"),
            position.hand().held()));
    if (isLast(position.match().deals(), totals, atMillis)) {
      Result result = Result.fewestWins(totals);
      events.add(
          new News.Won(options.deck(), result.winners(), totals.at(result.winners().lowest())));
      return Ruling.legal(
          position.over(
              new Position.Match(totals, position.match().dealer(), position.match().deals())),
          events);
    }
    events.add(new News.Dealt(options.deck(), match.dealer(), match.deals()));
    return Ruling.legal(dealHand(match, new Dice(position.dice()), atMillis), events);
  }

  /// Whether no other hand is dealt after this many.
  public boolean isLast(int deals, PerSeat<Integer> totals, long atMillis) {
    Options.Length length = options.length();
    if (length.minutes() > 0)
      return atMillis >= length.minutes() * MINUTE_MILLIS || deals >= MOST_HANDS;
    if (length.isByHands()) return deals >= length.hands(totals.seats());
    for (Seat seat : Seats.first(totals.seats())) if (totals.at(seat) >= length.goal()) return true;
    return false;
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.isOver()
        ? Optional.of(Result.fewestWins(position.match().totals()))
        : Optional.empty();
  }

  @Override
  public Kit kit(int seats) {
    return new Actions(options).kit(seats);
  }

  @Override
  public View view(Position position, Seat eye) {
    return View.of(position, eye);
  }

  @Override
  public Scene scene(View view) {
    return new Drawing(options, view).scene();
  }

  @Override
  public Verbs<Move> verbs() {
    return Actions.VERBS;
  }

  @Override
  public void moves(View view, Consumer<? super Move> out) {
    new Choices(options, view).all(out);
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    return new Choices(options, view).any(dice);
  }

  @Override
  public Position imagine(View view, Dice dice) {
    return new Imagine(options, view, dice).position();
  }
}
