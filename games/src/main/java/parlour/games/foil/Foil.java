package parlour.games.foil;

import java.util.ArrayList;
import java.util.Comparator;
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
import parlour.engine.Settings;
import parlour.engine.TableRules;
import parlour.games.foil.words.Deck;
import parlour.games.material.BoxContents;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Skill;
import parlour.games.material.Verbs;
import parlour.games.material.WordGame;
import parlour.games.sheets.RealTable;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;

/// The rules of Foil, for one set of options and one dictionary.
///
/// @param judge rules by the word rules of the form played; the subject of a hand narrows them
///   further
public record Foil(Options options, Judge judge)
    implements WordGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("foil", "Foil")
          .subtitle("3M")
          .leaflet("004")
          .summary("Form words, scramble them, and unscramble everybody else's against the glass.")
          .players(2, 4)
          .minutes(25, 45, 65)
          .shortly("one hand", Map.of("game", "hand"), 4, 6, 6)
          .usually("three rounds")
          .rulesVersion(1)
          .rank(6)
          .skills(Skill.VOCABULARY, Skill.ATTENTION, Skill.MEMORY, Skill.REFLEXES, Skill.JUDGEMENT)
          .boxes(Foil::boxes)
          .settings(Options.SETTINGS)
          .opensWords((settings, lexicon) -> new Foil(Options.of(settings), lexicon));

  @Override
  public RealTable realTable() {
    return RealTable.with((seats, dealer) -> FoilSheet.open(this, seats, dealer))
        .clock("The glass: unscrambling", options.clocks().glassMillis())
        .clock("Scrambling", Options.Clocks.SCRAMBLE_MILLIS)
        .turn(Options.Clocks.TURN_MILLIS);
  }

  /// The game with a judge of its own; at a children's table coarse words are not played.
  public Foil(Options options, Lexicon lexicon) {
    this(options, options.judge(lexicon));
  }

  /// The cards as they are printed, with holders that bear the scoring table with the usual
  /// figures.
  private static List<BoxContents> boxes() {
    List<String> table = Scoring.table(Options.of(Settings.usual(Options.SETTINGS)).values());
    return List.of(
        new BoxContents(
            "foil",
            "Foil",
            Deck.CARDS.pieces(Deck.FACES),
            new BoxContents.Supplies(0, 0, ENTRY.seating().most(), table, List.of())));
  }

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    Seat dealer = seats.at(dice.below(seats.size()));
    return new Dealing(options)
        .open(
            new Position.Match(PerSeat.all(seats.size(), 0), 1, dealer, seats, false),
            dice,
            0,
            new ArrayList<>());
  }

  /// How many letters one word must have for a knock.
  public int size(Position.Match match) {
    return match.size(options.form());
  }

  @Override
  public Prompt prompt(Position position) {
    Position.Match match = position.match();
    Seats in = match.in();
    return switch (position.phase()) {
      case Phase.Naming(long dueMillis) -> Prompt.turn(match.dealer(), dueMillis);
      case Phase.Forming forming -> {
        Seat seat = forming.turn().seat();
        yield new Prompt(Prompt.Pace.TURN, Seats.of(seat), in.without(seat), forming.dueMillis());
      }
      case Phase.Scrambling scrambling ->
          together(in.minus(scrambling.ready()), scrambling.dueMillis());
      case Phase.Unscrambling unscrambling ->
          together(in.minus(unscrambling.down()), unscrambling.dueMillis());
      case Phase.Voting voting -> together(in.minus(voting.voted()), voting.dueMillis());
      case Phase.Checking checking -> together(in.minus(checking.done()), checking.dueMillis());
      case Phase.Over _ -> Prompt.OVER;
    };
  }

  private static Prompt together(Seats must, long dueMillis) {
    return new Prompt(Prompt.Pace.TOGETHER, must, Seats.NONE, dueMillis);
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    return switch (position.phase()) {
      case Phase.Naming _ -> new Dealing(options).name(position, move, atMillis);
      case Phase.Forming forming ->
          new FormingWords(options, judge).play(position, forming, by, move, atMillis);
      case Phase.Scrambling scrambling ->
          new ScramblingWords(options, judge).play(position, scrambling, by, move, atMillis);
      case Phase.Unscrambling unscrambling ->
          new UnscramblingWords(options, judge).play(position, unscrambling, by, move, atMillis);
      case Phase.Voting voting ->
          new UnscramblingWords(options, judge).vote(position, voting, by, move, atMillis);
      case Phase.Checking checking -> goOn(position, checking, by, move, atMillis);
      case Phase.Over _ -> Ruling.illegal(TableRules.OVER, "The game is over.");
    };
  }

  private Ruling<Position> goOn(
      Position position, Phase.Checking checking, Seat by, Move move, long atMillis) {
    if (!(move instanceof Move.GoOn))
      return Ruling.illegal(TableRules.SENSE, "The lists are being checked.");
    Seats gone = checking.done().with(by);
    if (!position.match().in().minus(gone).isEmpty()) {
      return Ruling.legal(
          position.with(
              new Phase.Checking(
                  checking.laid(), checking.accounts(), gone, checking.dueMillis())));
    }
    return nextHand(position, atMillis);
  }

  private Ruling<Position> nextHand(Position position, long atMillis) {
    List<Event> events = new ArrayList<>();
    return Ruling.legal(new Rounds(options, judge).nextHand(position, atMillis, events), events);
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    return switch (position.phase()) {
      case Phase.Naming _ -> new Dealing(options).timeUp(position, atMillis);
      case Phase.Forming forming ->
          new FormingWords(options, judge).timeUp(position, forming, atMillis);
      case Phase.Scrambling scrambling ->
          new ScramblingWords(options, judge).timeUp(position, scrambling, atMillis);
      case Phase.Unscrambling unscrambling ->
          new UnscramblingWords(options, judge).timeUp(position, unscrambling, atMillis);
      case Phase.Voting voting ->
          new UnscramblingWords(options, judge).counted(position, voting, atMillis);
      case Phase.Checking _ -> nextHand(position, atMillis);
      case Phase.Over _ -> Ruling.illegal(TableRules.OVER, "The game is over.");
    };
  }

  /// Most points wins; those who played the deciding hand come before all others.
  @Override
  public Optional<Result> result(Position position) {
    if (!(position.phase() instanceof Phase.Over)) return Optional.empty();
    Position.Match match = position.match();
    Seats deciding = match.decider() ? match.in() : Seats.NONE;
    return Optional.of(
        Result.ranked(
            match.totals(), Comparator.comparing(deciding::has).thenComparing(match.totals()::at)));
  }

  @Override
  public View view(Position position, Seat eye) {
    return View.of(position, eye);
  }

  @Override
  public Scene scene(View view) {
    return new Drawing(options, judge, view).scene();
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
    new Choices(options, judge, view).all(out);
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    return new Choices(options, judge, view).any(dice);
  }

  @Override
  public Position imagine(View view, Dice dice) {
    return new Imagine(options, judge, view, dice).position();
  }
}
