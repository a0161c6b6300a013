package parlour.games.slapjack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Pile;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.JackPack;

/// The rules of Slap Jack for one set of options.
public record SlapJack(Options options) implements Game<Position, Move, View> {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("slap-jack", "Slap Jack")
          .subtitle("No. 54")
          .leaflet("001")
          .summary("Whistle, sing, giggle or slap before anyone else does.")
          .players(2, 8)
          .limitedBy(
              (settings, seats) ->
                  settings.is("dealer", "party") && seats < 3
                      ? "With one of the party dealing, Slap Jack wants three players."
                      : "")
          .minutes(10)
          .race()
          .rulesVersion(1)
          .settings(Options.SETTINGS)
          .opens((settings, _) -> new SlapJack(Options.of(settings)));

  /// How long a picture may go unclaimed, in milliseconds.
  static final long PICTURE = 5_000;

  /// The same where speed does not count.
  static final long PATIENT = 15_000;

  /// How close two cries are for nobody to be first, in milliseconds.
  static final long TOGETHER = 10;

  /// How long a dealer of the party may wait before the house turns a card.
  static final long DAWDLING = 5_000;

  /// How many cards turned count as the pack turned through.
  static final int ENOUGH = 200;

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    Seat dealer = options.partyDeals() ? seats.at(dice.below(seats.size())) : Seat.NOBODY;
    Pile pack = Pile.shuffled(Cards.pack(JackPack.SIZE).all(), dice);
    return new Position(
        pack,
        Position.Centre.EMPTY,
        Position.Captured.none(seats.size()),
        new Position.Players(dealer, seats.without(dealer), Seats.NONE),
        new Position.Turn(0, 0, pause(Position.NO_CARD), Seats.NONE),
        dice.state());
  }

  /// How long a card is looked at, in milliseconds.
  private long pause(int card) {
    if (JackPack.isPicture(card)) return options.patient() ? PATIENT : PICTURE;
    return options.partyDeals() ? DAWDLING : options.tempo();
  }

  @Override
  public Prompt prompt(Position position) {
    if (position.isOver()) return Prompt.OVER;
    Seats may =
        position.centre().shown() == Position.NO_CARD ? Seats.NONE : position.players().alert();
    Position.Turn turn = position.turn();
    if (!turn.claimants().isEmpty()) may = may.minus(turn.claimants());
    else if (!JackPack.isPicture(position.centre().shown()))
      may = may.with(position.players().dealer());
    return new Prompt(Prompt.Pace.RACE, Seats.NONE, may, turn.due());
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long at) {
    return switch (move) {
      case Move.Cry(Sound sound, int turn) -> cry(position, by, sound, turn, at);
      case Move.Turn() -> turnByHand(position, by, at);
    };
  }

  private Ruling<Position> cry(Position position, Seat by, Sound sound, int turn, long at) {
    if (!position.players().alert().has(by))
      return Ruling.illegal(Rule.DEALER, "The dealer does not compete.");
    if (turn != position.turn().number())
      return Ruling.illegal(Rule.ACT, "That card lies no longer on top.");
    int shown = position.centre().shown();
    if (!JackPack.isPicture(shown) || Sound.of(shown) != sound) return err(position, by, sound);
    Position.Turn said = position.turn();
    Event cried = new News.Cried(by, sound);
    if (options.patient()) {
      Position heard = position.with(said.claimed(by, said.due()));
      boolean all = heard.turn().claimants().equals(heard.players().alert());
      return all ? take(heard, at, cried) : Ruling.legal(heard, cried);
    }
    if (said.claimants().isEmpty())
      return Ruling.legal(position.with(said.claimed(by, at + TOGETHER)), cried);
    Event tied = new News.Tied(said.claimants().lowest(), by);
    return turnUp(position.with(said.unclaimed()), at, cried, tied);
  }

  private static Ruling<Position> err(Position position, Seat by, Sound sound) {
    int cards = position.captured().counts().at(by);
    Event erred = new News.Erred(by, sound, cards);
    return Ruling.legal(
        cards == 0 ? position.with(position.players().hush(by)) : position.giveBack(by), erred);
  }

  private Ruling<Position> turnByHand(Position position, Seat by, long at) {
    if (!by.equals(position.players().dealer()))
      return Ruling.illegal(Rule.DEALER, "Only the dealer turns cards.");
    if (JackPack.isPicture(position.centre().shown()))
      return Ruling.illegal(Rule.NEXT_CARD, "A picture lies for five seconds.");
    return turnUp(position, at);
  }

  @Override
  public Ruling<Position> timeUp(Position position, long at) {
    return position.turn().claimants().isEmpty() ? turnUp(position, at) : take(position, at);
  }

  /// The pile goes to the player who was first, or where speed does not count to a random one of
  /// those who did right.
  private Ruling<Position> take(Position position, long at, Event... before) {
    Dice lot = new Dice(position.dice());
    Seats right = position.turn().claimants();
    boolean drawn = right.size() > 1;
    Seat winner = drawn ? right.at(lot.below(right.size())) : right.lowest();
    Event taken = new News.PileTaken(winner, position.centre().cards().size(), options.patient());
    Position richer = (drawn ? position.withDice(lot.state()) : position).capture(winner);
    Event[] events = with(before, taken).toArray(Event[]::new);
    if (richer.captured().counts().at(winner) < JackPack.SIZE) return turnUp(richer, at, events);
    Seats won = Seats.of(winner);
    return Ruling.legal(richer.won(won), with(events, new News.Won(won, Rule.WIN)));
  }

  /// Turns the next card, after what happened before it.
  private Ruling<Position> turnUp(Position position, long at, Event... before) {
    if (!position.pack().isEmpty() && position.turn().since() < ENOUGH) {
      int card = position.pack().top();
      Position next = position.turnUp(at + pause(card));
      if (before.length == 0) return Ruling.legal(next, new News.CardTurned(card));
      return Ruling.legal(next, with(before, new News.CardTurned(card)));
    }
    return turnedThrough(position, at, with(before, new News.PackTurnedThrough()));
  }

  private static List<Event> with(Event[] before, Event last) {
    List<Event> events = new ArrayList<>(List.of(before));
    events.add(last);
    return events;
  }

  private Ruling<Position> turnedThrough(Position position, long at, List<Event> events) {
    if (!options.toTheEnd()) {
      Seats richest = richest(position);
      events.add(new News.Won(richest, Rule.EXHAUST));
      return Ruling.legal(position.won(richest), events);
    }
    Position fewer = position;
    do {
      fewer = dropPoorest(fewer, events);
      Seats in = fewer.players().in();
      if (in.size() == 1) {
        events.add(new News.Won(in, Rule.WIN));
        return Ruling.legal(fewer.fallTo(in.lowest()).won(in), events);
      }
    } while (fewer.pack().isEmpty());
    int card = fewer.pack().top();
    events.add(new News.CardTurned(card));
    return Ruling.legal(fewer.turnUp(at + pause(card)), events);
  }

  private static Position dropPoorest(Position position, List<Event> events) {
    Dice lot = new Dice(position.dice());
    Seats poorest = poorest(position);
    Seat out = poorest.at(lot.below(poorest.size()));
    events.add(new News.DroppedOut(out, position.captured().counts().at(out)));
    return position.withDice(lot.state()).dropOut(out);
  }

  private static Seats poorest(Position position) {
    int fewest = Integer.MAX_VALUE;
    for (Seat seat : position.players().in())
      fewest = Math.min(fewest, position.captured().counts().at(seat));
    return holding(position, fewest);
  }

  private static Seats richest(Position position) {
    int most = -1;
    for (Seat seat : position.players().in())
      most = Math.max(most, position.captured().counts().at(seat));
    return holding(position, most);
  }

  private static Seats holding(Position position, int count) {
    Seats holding = Seats.NONE;
    for (Seat seat : position.players().in()) {
      if (position.captured().counts().at(seat) == count) holding = holding.with(seat);
    }
    return holding;
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.isOver()
        ? Optional.of(Result.mostWins(position.captured().counts()))
        : Optional.empty();
  }

  @Override
  public View view(Position position, Seat eye) {
    return View.of(position, eye);
  }

  @Override
  public Scene scene(View view) {
    return new Drawing(view).scene();
  }

  @Override
  public Optional<Move> read(Answer answer) {
    if (answer.verb().equals("turn")) return Optional.of(new Move.Turn());
    for (Sound sound : Sound.ALL) {
      if (sound.verb.equals(answer.verb()))
        return Optional.of(new Move.Cry(sound, answer.number("turn", -1)));
    }
    return Optional.empty();
  }

  @Override
  public Answer write(Move move) {
    return switch (move) {
      case Move.Cry(Sound sound, int turn) -> Answer.of(sound.verb, "turn", String.valueOf(turn));
      case Move.Turn() -> Answer.of("turn");
    };
  }

  @Override
  public void moves(View view, Consumer<? super Move> out) {
    if (view.mayTurn()) out.accept(new Move.Turn());
    if (view.mayCry())
      for (Sound sound : Sound.ALL) out.accept(new Move.Cry(sound, view.turn().number()));
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    if (view.mayTurn()) return new Move.Turn();
    return new Move.Cry(Sound.any(dice), view.turn().number());
  }

  @Override
  public Position imagine(View view, Dice dice) {
    boolean showing = view.shown() != Position.NO_CARD;
    Cards left = Cards.pack(JackPack.SIZE);
    if (showing) left = left.without(view.shown());
    Cards centre = left.any(view.centre() - (showing ? 1 : 0), dice);
    left = left.minus(centre);
    PerSeat<Cards> captured = PerSeat.all(view.captured().seats(), Cards.NONE);
    for (int i = 0; i < captured.seats(); i++) {
      Seat seat = Seat.of(i);
      Cards hand = left.any(view.captured().at(seat), dice);
      captured = captured.with(seat, hand);
      left = left.minus(hand);
    }
    return new Position(
        Pile.shuffled(left.all(), dice),
        new Position.Centre(showing ? centre.with(view.shown()) : centre, view.shown()),
        new Position.Captured(captured, view.captured()),
        view.players(),
        view.turn(),
        dice.next());
  }
}
