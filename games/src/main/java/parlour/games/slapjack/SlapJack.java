package parlour.games.slapjack;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
import parlour.games.material.CatalogEntry;
import parlour.games.material.Pile;
import parlour.games.material.Skill;
import parlour.games.material.VerbGame;
import parlour.games.material.Verbs;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.JackPack;
import parlour.games.sheets.RealTable;

/// The rules of Slap Jack for one set of options.
public record SlapJack(Options options)
    implements VerbGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("slap-jack", "Slap Jack")
          .subtitle("No. 54")
          .leaflet("001")
          .summary("Whistle, sing, giggle or slap before anyone else does.")
          .players(2, 8)
          .limitedBy(
              (settings, seats) ->
                  Options.DEALER.in(settings) != Options.Dealer.HOUSE && seats < 3
                      ? "When one of you deals, Slap Jack needs three players."
                      : "")
          .minutes(2)
          .race()
          .rulesVersion(2)
          .rank(5)
          .skills(Skill.REFLEXES, Skill.ATTENTION)
          .boxes(JackPack::boxes)
          .timeLimit(CatalogEntry.TimeLimit.NONE)
          .settings(Options.SETTINGS)
          .opens((settings, _) -> new SlapJack(Options.of(settings)));

  @Override
  public RealTable realTable() {
    return RealTable.with(SlapJackSheet.plan(this)).clock("A picture is answered", PICTURE_MILLIS);
  }

  /// How long a picture may go unclaimed, in milliseconds.
  public static final long PICTURE_MILLIS = 5_000;

  /// The same where speed does not count.
  static final long PATIENT_MILLIS = 15_000;

  /// How close two cries are for nobody to be first, in milliseconds.
  static final long TOGETHER_MILLIS = 10;

  /// How long nobody can press after a picture or a false start, in milliseconds.
  static final long PAUSE_MILLIS = 2_000;

  /// How long a dealer of the party may wait before the clock turns a card.
  static final long DAWDLING_MILLIS = 5_000;

  /// How many cards turned count as the pack turned through.
  static final int ENOUGH = 200;

  /// How many cards at least are shuffled and turned on.
  static final int WORTH_TURNING = 8;

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    Seat dealer =
        switch (options.dealer()) {
          case HOUSE -> Seat.NOBODY;
          case PARTY -> seats.at(dice.below(seats.size()));
          case FIRST -> seats.lowest();
        };
    Pile pack = Pile.shuffled(Cards.pack(JackPack.SIZE).all(), dice);
    return new Position(
        pack,
        Position.Centre.EMPTY,
        Position.Captured.none(seats.size()),
        Position.Players.all(seats, dealer),
        Position.Turn.first(lookingMillis(Position.NO_CARD)),
        dice.state());
  }

  /// How long a card is looked at, in milliseconds.
  private long lookingMillis(int card) {
    if (JackPack.isPicture(card)) return options.patient() ? PATIENT_MILLIS : PICTURE_MILLIS;
    return options.partyDeals() ? DAWDLING_MILLIS : options.tempoMillis();
  }

  @Override
  public Prompt prompt(Position position) {
    if (position.isOver()) return Prompt.OVER;
    Position.Turn turn = position.turn();
    return new Prompt(
        Prompt.Pace.RACE,
        Seats.NONE,
        turn.paused() ? Seats.NONE : asked(position),
        turn.dueMillis());
  }

  private static Seats asked(Position position) {
    int shown = position.centre().shown();
    Seats claimants = position.turn().claimants();
    Seats may = shown == Position.NO_CARD ? Seats.NONE : position.players().alert();
    if (!claimants.isEmpty()) return may.minus(claimants);
    return JackPack.isPicture(shown) ? may : may.with(position.players().dealer());
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    return switch (move) {
      case Move.Cry(Sound sound, int turn) -> cry(position, by, sound, turn, atMillis);
      case Move.Turn() -> turnByHand(position, by, atMillis);
    };
  }

  private Ruling<Position> cry(Position position, Seat by, Sound sound, int turn, long atMillis) {
    if (by.equals(position.players().dealer()))
      return Ruling.illegal(Rule.DEALER, "You deal, so you do not compete.");
    if (!position.players().alert().has(by))
      return Ruling.illegal(Rule.NO_CARDS, "You sit out until the next picture is gone.");
    if (turn != position.turn().number() || position.turn().paused())
      return Ruling.illegal(Rule.PAUSE, "Too late: that card is gone.");
    int shown = position.centre().shown();
    if (!JackPack.isPicture(shown) || Sound.of(shown) != sound)
      return err(position, by, sound, atMillis);
    Position.Turn said = position.turn();
    Event cried = new News.Cried(by, sound);
    if (options.patient()) {
      Position heard = position.with(said.claimed(by, said.dueMillis()));
      boolean all = heard.turn().claimants().equals(heard.players().alert());
      return all ? take(heard, atMillis, cried) : Ruling.legal(heard, cried);
    }
    if (said.claimants().isEmpty())
      return Ruling.legal(position.with(said.claimed(by, atMillis + TOGETHER_MILLIS)), cried);
    Event tied = new News.Tied(said.claimants().lowest(), by);
    return Ruling.legal(pictureGone(position, Position.Catch.NONE, atMillis), cried, tied);
  }

  /// A false start pauses the game; a wrong act at a picture leaves it to the others, if any can
  /// still claim it.
  private static Ruling<Position> err(Position position, Seat by, Sound sound, long atMillis) {
    int cards = position.captured().counts().at(by);
    Event erred = new News.Erred(by, sound, cards);
    Position fined =
        cards == 0 ? position.with(position.players().hush(by)) : position.giveBack(by);
    boolean open = !fined.players().alert().isEmpty();
    if (!JackPack.isPicture(position.centre().shown())) {
      Position alert = open ? fined : fined.with(fined.players().wake());
      return Ruling.legal(alert.pause(atMillis + PAUSE_MILLIS, Position.Catch.NONE), erred);
    }
    return Ruling.legal(open ? fined : pictureGone(fined, Position.Catch.NONE, atMillis), erred);
  }

  /// A picture is captured, tied for or left lying: all may play again after a pause.
  private static Position pictureGone(Position position, Position.Catch taken, long atMillis) {
    return position.with(position.players().wake()).pause(atMillis + PAUSE_MILLIS, taken);
  }

  private Ruling<Position> turnByHand(Position position, Seat by, long atMillis) {
    if (!by.equals(position.players().dealer()))
      return Ruling.illegal(Rule.DEALER, "Only the dealer turns cards.");
    if (JackPack.isPicture(position.centre().shown()))
      return Ruling.illegal(Rule.NEXT_CARD, "A picture stays until somebody claims it.");
    if (position.turn().paused())
      return Ruling.illegal(Rule.PAUSE, "You can turn the next card after the pause.");
    return turnUp(position, atMillis);
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    if (!position.turn().claimants().isEmpty()) return take(position, atMillis);
    int shown = position.centre().shown();
    if (position.turn().paused() || !JackPack.isPicture(shown)) return turnUp(position, atMillis);
    return Ruling.legal(
        pictureGone(position, Position.Catch.NONE, atMillis), new News.NobodyClaimed(shown));
  }

  /// The pile goes to the player who was first, or where speed does not count to a random one of
  /// those who did right.
  private Ruling<Position> take(Position position, long atMillis, Event... before) {
    Dice lot = new Dice(position.dice());
    Seats right = position.turn().claimants();
    boolean drawn = right.size() > 1;
    Seat winner = drawn ? right.at(lot.below(right.size())) : right.lowest();
    int picture = position.centre().shown();
    int cards = position.centre().cards().size();
    Rule why = options.patient() ? Rule.PATIENT : Sound.of(picture).rule;
    Position richer = (drawn ? position.withDice(lot.state()) : position).capture(winner);
    List<Event> events = new ArrayList<>(List.of(before));
    events.add(new News.PileTaken(winner, cards, why, options.patient()));
    Position taken = pictureGone(richer, new Position.Catch(winner, picture, cards), atMillis);
    if (taken.captured().counts().at(winner) < JackPack.SIZE) return Ruling.legal(taken, events);
    events.add(new News.Won(Seats.of(winner), Rule.WIN));
    return Ruling.legal(taken.over(), events);
  }

  private Ruling<Position> turnUp(Position position, long atMillis) {
    boolean enough = position.turn().since() >= ENOUGH;
    if (position.pack().isEmpty() || enough)
      return turnedThrough(
          position, atMillis, new ArrayList<>(List.of(new News.PackTurnedThrough(enough))));
    int card = position.pack().top();
    return Ruling.legal(position.turnUp(atMillis + lookingMillis(card)), new News.CardTurned(card));
  }

  private Ruling<Position> turnedThrough(Position position, long atMillis, List<Event> events) {
    if (!options.toTheEnd()) {
      events.add(
          new News.Won(
              richest(position.captured().counts(), position.players().in()), Rule.EXHAUST));
      return Ruling.legal(position.over(), events);
    }
    Position fewer = position;
    for (boolean tooFew = false; ; tooFew = true) {
      fewer = dropPoorest(fewer, tooFew, events);
      Seats in = fewer.players().in();
      if (in.size() == 1) {
        events.add(new News.Won(in, Rule.LAST_LEFT));
        return Ruling.legal(fewer.fallTo(in.lowest()).over(), events);
      }
      if (isWorthTurning(fewer.pack())) break;
      events.add(new News.TooFewLeft(fewer.pack().size()));
    }
    events.add(new News.Shuffled(fewer.pack().size()));
    return Ruling.legal(fewer.pause(atMillis + PAUSE_MILLIS, Position.Catch.NONE), events);
  }

  /// Whether there are some cards to win, and a picture to win them by.
  private static boolean isWorthTurning(Pile pack) {
    if (pack.size() < WORTH_TURNING) return false;
    for (byte card : pack.all()) if (JackPack.isPicture(card)) return true;
    return false;
  }

  private static Position dropPoorest(Position position, boolean tooFew, List<Event> events) {
    Dice lot = new Dice(position.dice());
    Seats poorest = poorest(position.captured().counts(), position.players().in());
    Seat out = poorest.at(lot.below(poorest.size()));
    int cards = position.captured().counts().at(out);
    events.add(new News.DroppedOut(out, cards, poorest.size() > 1, tooFew));
    return position.withDice(lot.state()).dropOut(out);
  }

  /// The players with fewest cards, one of whom drops out when the pack has been turned through.
  public static Seats poorest(PerSeat<Integer> captured, Seats in) {
    int fewest = Integer.MAX_VALUE;
    for (Seat seat : in) fewest = Math.min(fewest, captured.at(seat));
    return holding(captured, in, fewest);
  }

  /// The players with most cards, who win where a pack turned through ends the game.
  public static Seats richest(PerSeat<Integer> captured, Seats in) {
    int most = -1;
    for (Seat seat : in) most = Math.max(most, captured.at(seat));
    return holding(captured, in, most);
  }

  private static Seats holding(PerSeat<Integer> captured, Seats in, int count) {
    Seats holding = Seats.NONE;
    for (Seat seat : in) if (captured.at(seat) == count) holding = holding.with(seat);
    return holding;
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.isOver()
        ? Optional.of(
            Result.ranked(
                position.captured().counts(), Comparator.comparing(position.standing()::at)))
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
    Position.Catch taken = view.turn().taken();
    Cards caught = taken.by().isNobody() ? Cards.NONE : Cards.of(taken.picture());
    left = left.minus(caught);
    Cards centre = left.any(view.centre() - (showing ? 1 : 0), dice);
    left = left.minus(centre);
    PerSeat<Cards> captured = PerSeat.all(view.captured().seats(), Cards.NONE);
    for (Seat seat : Seats.first(captured.seats())) {
      Cards known = taken.by().equals(seat) ? caught : Cards.NONE;
      Cards hand = known.plus(left.any(view.captured().at(seat) - known.size(), dice));
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
