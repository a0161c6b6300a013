package guest.highcard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Bot;
import parlour.engine.BringsBots;
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
import parlour.games.material.CatalogEntry;
import parlour.games.material.Verb;
import parlour.games.material.VerbGame;
import parlour.games.material.Verbs;
import parlour.games.material.cards.CardIds;
import parlour.games.material.cards.Cards;

/// The rules of High Card.
public record HighCard(Options options)
    implements VerbGame<Position, Move, View>, BringsBots<Move, View> {
  /// The cards carry the numbers 1 to 48.
  static final int PACK = 48;

  /// What a player can do: its button, and how the move is written as an answer.
  static final Verb<Move> LAY =
      Verb.of("lay", "Lay a card", 0, 'L', Move.class)
          .as(Move::new, CardIds.part("card", Move::card));

  private static final Verbs<Move> VERBS = Verbs.of(LAY);

  /// What the catalogue knows of the game, and how it is opened.
  public static final CatalogEntry ENTRY =
      CatalogEntry.guest("high-card", "High Card")
          .summary("Lay a card in turn; the highest takes the round.")
          .players(2, 6)
          .minutes(5)
          .rulesVersion(1)
          .settings(Options.SETTINGS)
          .opens((settings, lexicon) -> new HighCard(Options.of(settings)));

  @Override
  public Position deal(Seats seats, long seed) {
    return dealt(PerSeat.all(seats.size(), 0), Seat.of(0), 1, new Dice(seed));
  }

  private Position dealt(PerSeat<Integer> points, Seat leader, int hand, Dice dice) {
    Cards pack = Cards.pack(PACK);
    PerSeat<Cards> held = PerSeat.all(points.seats(), Cards.NONE);
    for (Seat seat : Seats.first(points.seats())) {
      Cards cards = pack.any(options.cards(), dice);
      held = held.with(seat, cards);
      pack = pack.minus(cards);
    }
    return new Position(held, Table.empty(points.seats(), leader), points, hand, dice.state());
  }

  @Override
  public Prompt prompt(Position position) {
    return isOver(position) ? Prompt.OVER : Prompt.turn(position.table().turn(), Prompt.NEVER);
  }

  /// The last hand is played out: nobody holds a card.
  private static boolean isOver(Position position) {
    return position.held().at(Seat.of(0)).isEmpty() && position.table().isEmpty();
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    int card = move.card();
    if (card < 0 || card >= PACK || !position.held().at(by).has(card))
      return Ruling.illegal(Rule.LAY, "You do not hold that card.");
    Position laid = position.laid(by, card);
    List<Event> events = new ArrayList<>();
    events.add(new News.Laid(by, card));
    if (!laid.table().isFull()) return Ruling.legal(laid, events);
    Seat winner = laid.table().highest();
    events.add(new News.Taken(winner, laid.table().laid().at(winner)));
    Position taken = laid.takenBy(winner);
    if (!taken.held().at(winner).isEmpty()) return Ruling.legal(taken, events);
    events.add(new News.HandOver(taken.hand(), taken.table().won(), taken.points()));
    if (taken.hand() < options.hands()) {
      Dice dice = new Dice(taken.dice());
      return Ruling.legal(dealt(taken.points(), winner, taken.hand() + 1, dice), events);
    }
    events.add(new News.Won(Result.mostWins(taken.points()).winners()));
    return Ruling.legal(taken, events);
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    return Ruling.illegal(Rule.LAY, "No clock runs in this game.");
  }

  @Override
  public Optional<Result> result(Position position) {
    return isOver(position) ? Optional.of(Result.mostWins(position.points())) : Optional.empty();
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
  public Kit kit(int seats) {
    Kit.Aim aim = Kit.Aim.most("Most points win. A round is a point.", "points");
    return Kit.cards(aim, VERBS.actions(), options.cards(), false);
  }

  @Override
  public Verbs<Move> verbs() {
    return VERBS;
  }

  @Override
  public void moves(View view, Consumer<? super Move> out) {
    for (byte card : view.hand().all()) out.accept(new Move(card));
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    return new Move(view.hand().any(dice));
  }

  /// Whatever the seat has not seen may lie anywhere.
  @Override
  public Position imagine(View view, Dice dice) {
    Cards unseen = Cards.pack(PACK).minus(view.hand()).minus(view.table().gone());
    PerSeat<Cards> held = PerSeat.all(view.points().seats(), Cards.NONE);
    for (Seat seat : Seats.first(view.points().seats())) {
      Cards cards =
          seat.equals(view.eye()) ? view.hand() : unseen.any(view.counts().at(seat), dice);
      held = held.with(seat, cards);
      unseen = unseen.minus(cards);
    }
    return new Position(held, view.table(), view.points(), view.handNumber(), dice.next());
  }

  @Override
  public Bot<Move, View> bot(int level) {
    return new HighCardBot(level);
  }
}
