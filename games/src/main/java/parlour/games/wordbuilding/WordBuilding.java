package parlour.games.wordbuilding;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.engine.Kit;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Counters;
import parlour.games.material.GeneralRules;
import parlour.games.material.LeadOrder;
import parlour.games.material.Partners;
import parlour.games.material.Skill;
import parlour.games.material.Verbs;
import parlour.games.material.WordGame;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterBox;
import parlour.games.sheets.RealTable;
import parlour.games.wordbuilding.Position.Phase;
import parlour.games.wordbuilding.Position.Turn;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordLaw;

/// The rules of Word Building for one set of options.
public record WordBuilding(Options options, Words words)
    implements WordGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("word-building", "Word Building")
          .subtitle("Letter games")
          .leaflet("000")
          .summary(
              "Add one letter to the word, with a word of your own in mind; begin a syllable and be"
                  + " paid.")
          .players(2, 10)
          .limitedBy((settings, seats) -> Partners.objection(Options.PARTNERS.in(settings), seats))
          .minutes(16, 25, 30, 40, 50, 60, 70, 80, 90)
          .shortly("two words", Map.of("rounds", "words"), 6, 7, 8, 8, 9)
          .usually("everybody deals once")
          .rulesVersion(3)
          .keepsRulesSince(2)
          .rank(11)
          .skills(Skill.VOCABULARY, Skill.ATTENTION, Skill.JUDGEMENT)
          .boxes(LetterBox::boxes)
          .evening(3, "counter", Map.of("partners", "yes"), Map.of("rounds", "one"))
          .overDays(Map.of(), 25, 33, 44, 45, 49, 55, 70)
          .settings(Options.SETTINGS)
          .opensWords((settings, lexicon) -> new WordBuilding(Options.of(settings), lexicon));

  @Override
  public RealTable realTable() {
    return RealTable.with((seats, dealer) -> WordBuildingSheet.open(this, seats, dealer))
        .turn(MINUTE_MILLIS);
  }

  /// How long a player may think, in milliseconds.
  public static final long MINUTE_MILLIS = 60_000;

  public WordBuilding(Options options, Lexicon lexicon) {
    this(options, new Words(new Judge(lexicon, WordLaw.GENERAL)));
  }

  @Override
  public Judge judge() {
    return words.judge();
  }

  /// The dealer is drawn for; a pool is set apart and the rest of the counters divided; ten letters
  /// go to each and twenty to the crib.
  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    LeaderDraw draw = LeaderDraw.of(seats, options.box().box(), dice);
    Counters counters = Payments.begin(seats.size());
    Position.Match match =
        new Position.Match(
            draw, LeadOrder.first(seats, draw.leader()), 1, counters, counters, options.partners());
    return new Circuit(options, words).deal(seats, dice, match);
  }

  @Override
  public Prompt prompt(Position position) {
    if (position.round().phase() == Phase.OVER) return Prompt.OVER;
    Turn turn = position.round().turn();
    Seats others = Position.doubters(position.match(), turn).without(turn.seat());
    return new Prompt(Prompt.Pace.TURN, Seats.of(turn.seat()), others, turn.dueMillis());
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    if (!(move instanceof Move.Challenge) && !position.round().turn().seat().equals(by))
      return Ruling.illegal(GeneralRules.PLAY_RIGHT, "It is not your turn to play.");
    return switch (move) {
      case Move.Add add -> new Building(options, words).add(position, by, add, atMillis);
      case Move.Pass() ->
          new Circuit(options, words).unable(position, by, atMillis, Circuit.events());
      case Move.Challenge(int play) ->
          new Building(options, words).challenge(position, by, play, atMillis);
    };
  }

  /// When the minute is up the player has no word.
  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    Seat seat = position.round().turn().seat();
    return new Circuit(options, words)
        .unable(position, seat, atMillis, Circuit.events(new News.MinuteUp(seat)));
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.round().phase() == Phase.OVER
        ? Optional.of(Result.mostWins(position.match().standing()))
        : Optional.empty();
  }

  @Override
  public View view(Position position, Seat eye) {
    return View.of(position, eye);
  }

  @Override
  public Scene scene(View view) {
    return new Drawing(options, words, view).scene();
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
    new Choices(words, view).all(out);
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    return new Choices(words, view).any(dice);
  }

  @Override
  public Position imagine(View view, Dice dice) {
    return new Imagine(options, words, view, dice).position();
  }
}
