package parlour.games.foil;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.TableRules;
import parlour.games.CatalogEntry;
import parlour.games.material.Pile;
import parlour.games.material.letters.WordGame;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;

/// Foil, bound to what the company has settled and to its dictionary.
///
/// @param judge rules by the word rules of the form played; the subject of a hand comes on top
public record Foil(Options options, Judge judge) implements WordGame<Position, Move, View> {
  public static final CatalogEntry KIND =
      new CatalogEntry(
          "foil",
          new CatalogEntry.About(
              "Foil",
              "3M",
              "004",
              "Form words, scramble them, and unscramble everybody else's against the glass.",
              60,
              false),
          1,
          new CatalogEntry.Seating(2, 4),
          Options.SETTINGS,
          (settings, lexicon) -> new Foil(Options.of(settings), lexicon));

  /// The game with a judge of its own; at a children's table coarse words are not played.
  public Foil(Options options, Lexicon lexicon) {
    this(options, options.judge(lexicon));
  }

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    Seat dealer = seats.at(dice.below(seats.size()));
    return open(
        new Position.Match(PerSeat.all(seats.size(), 0), 1, dealer, seats, false),
        dice,
        0,
        new ArrayList<>());
  }

  /// Opens a hand: the dealer deals, having named its subject where one is to be named.
  Position open(Position.Match match, Dice dice, long at, List<Event> events) {
    if (options.topics() == Options.Topics.NONE)
      return begin(match, Subject.NONE, dice, at, events);
    Position.Tray whole = new Position.Tray(Deck.CARDS.shuffled(dice), Pile.EMPTY);
    PerSeat<Letters> hands = PerSeat.all(match.players(), Letters.EMPTY);
    Phase naming = new Phase.Naming(options.clocks().turn(at));
    return new Position(match, whole, hands, naming, dice.state());
  }

  private Position begin(
      Position.Match match, Subject subject, Dice dice, long at, List<Event> events) {
    events.add(new News.Dealt(match.dealer(), round(match), size(match), match.decider()));
    Phase.Turn turn = new FormingWords(this).turn(match.in().leftOf(match.dealer()), 0, at);
    return Position.deal(
        match, new Phase.Forming(subject, turn, PerSeat.all(match.players(), Holder.EMPTY)), dice);
  }

  /// The round that is played; a deciding hand is of the third.
  int round(Position.Match match) {
    return match.decider() ? 3 : options.form().round(match.hand(), match.players());
  }

  /// How many letters one word must have for a knock.
  public int size(Position.Match match) {
    return options.form().size(round(match));
  }

  @Override
  public Prompt prompt(Position position) {
    Position.Match match = position.match();
    Seats in = match.in();
    return switch (position.stage()) {
      case Phase.Naming(long due) -> Prompt.turn(match.dealer(), due);
      case Phase.Forming forming -> {
        Seat seat = forming.turn().seat();
        yield new Prompt(Prompt.Pace.TURN, Seats.of(seat), in.without(seat), forming.due());
      }
      case Phase.Scrambling stage -> together(in.minus(stage.ready()), stage.due());
      case Phase.Unscrambling stage -> together(in.minus(stage.down()), stage.due());
      case Phase.Voting stage -> together(in.minus(stage.voted()), stage.due());
      case Phase.Checking stage -> together(in.minus(stage.gone()), stage.due());
      case Phase.Over _ -> Prompt.OVER;
    };
  }

  private static Prompt together(Seats must, long due) {
    return new Prompt(Prompt.Pace.TOGETHER, must, Seats.NONE, due);
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long at) {
    return switch (position.stage()) {
      case Phase.Naming _ -> name(position, move, at);
      case Phase.Forming stage -> new FormingWords(this).play(position, stage, by, move, at);
      case Phase.Scrambling stage -> new ScramblingWords(this).play(position, stage, by, move, at);
      case Phase.Unscrambling stage ->
          new UnscramblingWords(this).play(position, stage, by, move, at);
      case Phase.Voting stage -> new UnscramblingWords(this).vote(position, stage, by, move, at);
      case Phase.Checking stage -> goOn(position, stage, by, move, at);
      case Phase.Over _ -> Ruling.illegal(TableRules.OVER, "The game is over.");
    };
  }

  private Ruling<Position> name(Position position, Move move, long at) {
    if (!(move instanceof Move.Name(Subject subject))) {
      return Ruling.illegal(TableRules.SENSE, "The dealer is to name the subject.");
    }
    if (subject.isNone()) return Ruling.illegal(Rule.CATEGORY_SCOPE, "A subject is a word or two.");
    if (options.topics() == Options.Topics.LISTS && !subject.isListed()) {
      return Ruling.illegal(Rule.CATEGORY_SCOPE, "The dictionary has no list for that subject.");
    }
    return named(position, subject, Rule.CATEGORY, at);
  }

  private Ruling<Position> named(Position position, Subject subject, Rule rule, long at) {
    List<Event> events = new ArrayList<>();
    events.add(new News.Named(position.match().dealer(), subject, rule));
    return Ruling.legal(
        begin(position.match(), subject, new Dice(position.dice()), at, events), events);
  }

  private Ruling<Position> goOn(
      Position position, Phase.Checking stage, Seat by, Move move, long at) {
    if (!(move instanceof Move.GoOn))
      return Ruling.illegal(TableRules.SENSE, "The lists are being checked.");
    Seats gone = stage.gone().with(by);
    if (!position.match().in().minus(gone).isEmpty()) {
      return Ruling.legal(
          position.with(new Phase.Checking(stage.laid(), stage.accounts(), gone, stage.due())));
    }
    return nextHand(position, at);
  }

  private Ruling<Position> nextHand(Position position, long at) {
    List<Event> events = new ArrayList<>();
    return Ruling.legal(new Rounds(this).nextHand(position, at, events), events);
  }

  @Override
  public Ruling<Position> timeUp(Position position, long at) {
    return switch (position.stage()) {
      case Phase.Naming _ -> {
        Dice lot = new Dice(position.dice());
        Subject subject = Subject.listed(lot.below(Subject.count()));
        yield named(position.with(position.tray(), lot.state()), subject, Rule.TIME, at);
      }
      case Phase.Forming stage -> new FormingWords(this).timeUp(position, stage, at);
      case Phase.Scrambling stage -> new ScramblingWords(this).timeUp(position, stage, at);
      case Phase.Unscrambling stage -> new UnscramblingWords(this).timeUp(position, stage, at);
      case Phase.Voting stage -> new UnscramblingWords(this).counted(position, stage, at);
      case Phase.Checking _ -> nextHand(position, at);
      case Phase.Over _ -> Ruling.illegal(TableRules.OVER, "The game is over.");
    };
  }

  /// Most points wins; those who played the deciding hand come before all others.
  @Override
  public Optional<Result> result(Position position) {
    if (!(position.stage() instanceof Phase.Over)) return Optional.empty();
    Position.Match match = position.match();
    PerSeat<Integer> standing =
        match
            .totals()
            .map(
                (seat, total) ->
                    match.decider() && match.in().has(seat) ? total + 1_000_000 : total);
    return Optional.of(Result.ranked(match.totals(), standing));
  }

  @Override
  public View view(Position position, Seat eye) {
    return View.of(position, eye);
  }

  @Override
  public Scene scene(View view) {
    return new Drawing(this, view).scene();
  }

  @Override
  public Optional<Move> read(Answer answer) {
    return Notation.read(answer);
  }

  @Override
  public Answer write(Move move) {
    return Notation.write(move);
  }

  @Override
  public void moves(View view, Consumer<? super Move> out) {
    new Choices(this, view).all(out);
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    return new Choices(this, view).any(dice);
  }

  @Override
  public Position imagine(View view, Dice dice) {
    return new Imagine(this, view).position(dice);
  }
}
