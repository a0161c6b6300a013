package parlour.games.anagrams;

import java.util.Map;
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
import parlour.games.anagrams.Player.Progress;
import parlour.games.envelopes.Envelopes;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Counters;
import parlour.games.material.LeadOrder;
import parlour.games.material.Partners;
import parlour.games.material.Skill;
import parlour.games.material.Verbs;
import parlour.games.material.WordGame;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterBox;
import parlour.games.sheets.RealTable;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordLaw;

/// The rules of Anagrams, for one set of options and one dictionary.
public record Anagrams(Options options, Words words)
    implements WordGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("anagrams", "Anagrams")
          .subtitle("Letter games")
          .leaflet("000")
          .summary("Find the word whose letters the leader gave you; the leader must remember it.")
          .players(2, 10)
          .limitedBy(
              (settings, seats) ->
                  Options.FORM.in(settings) == Options.Form.ENVELOPES && seats != Partners.FOUR
                      ? "Envelopes are opened by four, two against two, not " + seats + "."
                      : "")
          .minutes(2, 4, 8, 14, 20, 30, 35, 45, 55)
          .rulesVersion(4)
          .keepsRulesSince(2)
          .rank(8)
          .skills(Skill.VOCABULARY, Skill.ATTENTION, Skill.MEMORY, Skill.REFLEXES, Skill.JUDGEMENT)
          .boxes(LetterBox::boxes)
          .evening(1, "word", Map.of("form", "envelopes"), Map.of())
          .settings(Options.SETTINGS)
          .opensWords(
              (settings, lexicon) ->
                  Options.FORM.in(settings) == Options.Form.ENVELOPES
                      ? new Envelopes(
                          Options.envelopes(settings), new Judge(lexicon, WordLaw.GENERAL))
                      : new Anagrams(Options.of(settings), lexicon));

  @Override
  public RealTable realTable() {
    return RealTable.with((seats, leader) -> AnagramsSheet.open(this, seats, leader))
        .clock("Hunting for the words", options.minutes() * Hunt.MINUTE_MILLIS)
        .clock("The leader names a word", Hunt.MINUTE_MILLIS);
  }

  /// How many words that are not the one are heard: from a player in a round, and from the leader
  /// for each of them.
  public static final int TRIES = 10;

  public Anagrams(Options options, Lexicon lexicon) {
    this(options, new Words(new Judge(lexicon, WordLaw.GENERAL)));
  }

  @Override
  public Judge judge() {
    return words.judge();
  }

  private Serving serving() {
    return new Serving(options, words);
  }

  private Hunt hunt() {
    return new Hunt(options, words);
  }

  private Scoring scoring() {
    return new Scoring(options, words);
  }

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    Box box = options.box().box();
    LeaderDraw draw =
        options.length().hostLeads()
            ? LeaderDraw.of(seats, box, dice)
            : LeaderDraw.withoutHost(seats, box, dice);
    Counters counters = new Payments(options).begin(seats.size());
    LeadOrder lead = LeadOrder.first(seats, draw.leader());
    PerSeat<Player.Given> nothing = PerSeat.all(seats.size(), Player.Given.NOTHING);
    return new Position(
        new Position.Match(draw, lead, counters, counters, nothing),
        serving().round(seats.size(), 0),
        dice.state());
  }

  @Override
  public Prompt prompt(Position position) {
    return switch (position.round().phase()) {
      case Phase.Serving(long dueMillis) -> leaderToAct(position, dueMillis);
      case Phase.Served(long dueMillis) -> leaderToAct(position, dueMillis);
      case Phase.Hunting(long stopMillis) -> hunting(position, stopMillis);
      case Phase.Stopped stopped -> afterStop(position, stopped);
      case Phase.Over() -> Prompt.OVER;
    };
  }

  private static Prompt leaderToAct(Position position, long dueMillis) {
    return new Prompt(
        Prompt.Pace.TURN, Seats.of(position.leader()), at(position, Progress.SERVED), dueMillis);
  }

  private static Seats at(Position position, Progress progress) {
    Seats at = Seats.NONE;
    for (Seat seat : position.match().lead().others())
      if (position.of(seat).progress() == progress) at = at.with(seat);
    return at;
  }

  /// All hunt together, and the leader has a minute for every word returned: the earliest deadline
  /// counts.
  private Prompt hunting(Position position, long stopMillis) {
    Position.Round round = position.round();
    LeadOrder lead = position.match().lead();
    Seats must = Seats.NONE;
    Seats may = Seats.NONE;
    for (Seat seat : lead.allSeats()) {
      Player player = round.of(seat);
      if (player.busy()) must = must.with(seat);
      if (player.progress() == Progress.HUNTING
          || options.customs().helping() && round.canHelpAny(lead, seat)) may = may.with(seat);
    }
    return together(position, must, may, stopMillis);
  }

  /// After "Stop" letters are returned or paid for, and lists are read.
  private Prompt afterStop(Position position, Phase.Stopped stopped) {
    Position.Round round = position.round();
    Seats must = Seats.NONE;
    long deadlineMillis = Prompt.NEVER;
    for (Seat seat : position.match().lead().allSeats()) {
      boolean undecided = round.of(seat).progress() == Progress.HUNTING;
      boolean reads = options.vigilant() && round.isReading(seat);
      if (undecided || reads) must = must.with(seat);
      if (undecided)
        deadlineMillis = Math.min(deadlineMillis, hunt().minuteMillis(stopped.stopMillis()));
      if (reads) deadlineMillis = Math.min(deadlineMillis, stopped.dueMillis());
    }
    return together(position, must, Seats.NONE, deadlineMillis);
  }

  /// The leader must also name every word returned, each within its minute.
  private Prompt together(Position position, Seats must, Seats may, long deadlineMillis) {
    Seats all = must;
    long firstMillis = deadlineMillis;
    for (Seat seat : at(position, Progress.CALLED)) {
      all = all.with(position.leader());
      firstMillis = Math.min(firstMillis, position.of(seat).dueMillis());
    }
    Prompt.Pace pace = options.varied().on() ? Prompt.Pace.RACE : Prompt.Pace.TOGETHER;
    return new Prompt(pace, all, may.minus(all), firstMillis);
  }

  /// Whether this seat has lists of others to read now.
  public boolean isReading(View view) {
    return view.isReading(options);
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    return switch (move) {
      case Move.Choose choose -> serving().choose(position, by, choose, atMillis);
      case Move.Ready() -> serving().ready(position, by, atMillis);
      case Move.Look() -> Serving.look(position, by, atMillis);
      case Move.Announce(String word) -> hunt().announce(position, by, word, atMillis);
      case Move.Return() -> hunt().giveBack(position, by, atMillis);
      case Move.Name name -> hunt().name(position, by, name, atMillis);
      case Move.Concede(Seat whom) -> hunt().concede(position, by, whom, atMillis);
      case Move.Help help -> hunt().help(position, by, help, atMillis);
      case Move.Pay() -> scoring().pay(position, by, atMillis);
      case Move.Write(String word) -> hunt().write(position, by, word, atMillis);
      case Move.Rest() -> hunt().rest(position, by, atMillis);
      case Move.Challenge challenge -> scoring().challenge(position, by, challenge, atMillis);
      case Move.Content() -> scoring().content(position, by, atMillis);
    };
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    return switch (position.round().phase()) {
      case Phase.Serving _ -> serving().serveRest(position, atMillis);
      case Phase.Served _ -> serving().call(position, atMillis, true);
      case Phase.Hunting _, Phase.Stopped _ -> scoring().timeUp(position, atMillis);
      case Phase.Over() -> Ruling.illegal(TableRules.OVER, "The game is over.");
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
    return View.of(position, eye, options.customs());
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
