package parlour.games.puzzleneighbor;

import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Dice;
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
import parlour.games.material.LeadOrder;
import parlour.games.material.Skill;
import parlour.games.material.Verbs;
import parlour.games.material.WordGame;
import parlour.games.material.letters.GivenWords;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterBox;
import parlour.games.puzzleneighbor.Stack.Progress;
import parlour.games.sheets.RealTable;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordLaw;

/// The rules of Puzzle Your Neighbor for one set of options.
public record PuzzleNeighbor(Options options, GivenWords words)
    implements WordGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("puzzle-neighbor", "Puzzle Your Neighbor")
          .subtitle("Letter games")
          .leaflet("000")
          .reconstructed()
          .summary(
              "Pass your neighbour the letters of a word to puzzle out, and solve what is passed to"
                  + " you.")
          .players(3, 10)
          .minutes(5, 8, 12, 16, 20, 25, 30, 35)
          .race()
          .rulesVersion(2)
          .keepsRulesSince(1)
          .rank(19)
          .skills(Skill.VOCABULARY, Skill.ATTENTION, Skill.JUDGEMENT)
          .boxes(LetterBox::boxes)
          .settings(Options.SETTINGS)
          .opensWords((settings, lexicon) -> new PuzzleNeighbor(Options.of(settings), lexicon));

  @Override
  public RealTable realTable() {
    return RealTable.with((seats, leader) -> PuzzleNeighborSheet.open(this, seats, leader))
        .clock("Choosing and solving", THREE_MINUTES_MILLIS)
        .clock("A setter spells the word", MINUTE_MILLIS);
  }

  /// How long a player may think about a word to pick or a stack to solve, in milliseconds.
  public static final long THREE_MINUTES_MILLIS = 180_000;

  /// How long a word may be required, and how long a setter has to spell it.
  public static final long MINUTE_MILLIS = 60_000;

  /// How long the leader may wait with the call.
  static final long CALL_MILLIS = 30_000;

  public PuzzleNeighbor(Options options, Lexicon lexicon) {
    this(
        options,
        new GivenWords(new Judge(lexicon, WordLaw.GENERAL), options.length(), options.length()));
  }

  @Override
  public Judge judge() {
    return words.judge();
  }

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    LeaderDraw draw = LeaderDraw.of(seats, options.box().box(), dice);
    int players = seats.size();
    return new Position(
        new Position.Match(
            draw,
            LeadOrder.first(seats, draw.leader()),
            1,
            Payments.begin(players),
            PerSeat.all(players, "")),
        Position.Round.of(new Phase.Pick(options.dueMillis(0, THREE_MINUTES_MILLIS)), players, 0),
        dice.state());
  }

  @Override
  public Prompt prompt(Position position) {
    Position.Round round = position.round();
    return switch (round.phase()) {
      case Phase.Pick(long dueMillis) ->
          new Prompt(Prompt.Pace.TOGETHER, round.setters(Progress.NONE), Seats.NONE, dueMillis);
      case Phase.Call(long dueMillis) -> Prompt.turn(position.match().lead().leader(), dueMillis);
      case Phase.Solve(_, long dueMillis) -> {
        Seats must = position.receivers(Progress.OPEN);
        yield new Prompt(Prompt.Pace.RACE, must, doubters(position).minus(must), dueMillis);
      }
      case Phase.Prove(_, long lastMillis) -> {
        Seats early = position.receivers(Progress.UNSOLVED).or(doubters(position));
        long dueMillis = early.isEmpty() ? Prompt.NEVER : lastMillis;
        Seats asked = round.setters(Progress.REQUIRED);
        for (Seat setter : asked)
          dueMillis = Math.min(dueMillis, round.of(setter).plea().dueMillis());
        yield new Prompt(Prompt.Pace.RACE, early.or(asked), Seats.NONE, dueMillis);
      }
      case Phase.Over _ -> Prompt.OVER;
    };
  }

  private static Seats doubters(Position position) {
    Seats doubters = Seats.NONE;
    for (Seat seat : position.allSeats())
      if (Position.mayDoubt(position.match(), position.round(), seat))
        doubters = doubters.with(seat);
    return doubters;
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    Solving solving = new Solving(options, words);
    return switch (move) {
      case Move.Pick(String word) -> new Picking(options, words).pick(position, by, word, atMillis);
      case Move.Call() -> new Picking(options, words).call(position, by, atMillis);
      case Move.Announce(String word) -> solving.announce(position, by, word, atMillis);
      case Move.Yield() -> solving.giveUp(position, by, atMillis);
      case Move.Require() -> solving.settle(position, by, false, atMillis);
      case Move.Pay() -> solving.settle(position, by, true, atMillis);
      case Move.Spell(String word) -> solving.spell(position, by, word, atMillis);
      case Move.Concede() -> solving.concede(position, by, atMillis);
      case Move.Challenge(String word) -> solving.challenge(position, by, word, atMillis);
      case Move.Content() -> solving.content(position, by, atMillis);
    };
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    return switch (position.round().phase()) {
      case Phase.Pick _ -> new Picking(options, words).pickRest(position, atMillis);
      case Phase.Call _ -> new Picking(options, words).begin(position, atMillis);
      case Phase.Solve _, Phase.Prove _ -> new Solving(options, words).timeUp(position, atMillis);
      case Phase.Over _ -> Ruling.illegal(TableRules.OVER, "The game is over.");
    };
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.round().phase() instanceof Phase.Over
        ? Optional.of(Result.mostWins(position.match().counters().standing()))
        : Optional.empty();
  }

  @Override
  public View view(Position position, Seat eye) {
    return View.of(position, eye, options.letters());
  }

  @Override
  public Scene scene(View view) {
    return new Drawing(options, view).scene();
  }

  @Override
  public Kit kit(int seats) {
    return new Actions(options).kit(seats);
  }

  @Override
  public Verbs<Move> verbs() {
    return Actions.VERBS;
  }

  @Override
  public void moves(View view, Consumer<? super Move> out) {
    new Choices(options, words, view).all(out);
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    return new Choices(options, words, view).any(dice);
  }

  @Override
  public Position imagine(View view, Dice dice) {
    return new Imagine(options, words, view, dice).position();
  }
}
