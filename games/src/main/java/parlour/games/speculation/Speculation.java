package parlour.games.speculation;

import java.util.ArrayList;
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
import parlour.engine.TableRules;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Counters;
import parlour.games.material.LeadOrder;
import parlour.games.material.Skill;
import parlour.games.material.Verbs;
import parlour.games.material.WordGame;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterBox;
import parlour.games.material.letters.WordList;
import parlour.games.sheets.RealTable;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordLaw;

/// The rules of Speculation for one set of options.
public record Speculation(Options options, Judge judge)
    implements WordGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("speculation", "Speculation")
          .subtitle("Letter games")
          .leaflet("000")
          .summary("Make all the words you can; the dealer gambles on a Plum that nobody has seen.")
          .players(2, 12)
          .minutes(12, 18, 25, 30, 35, 45, 55, 65, 75, 80, 90)
          .shortly("one deal", Map.of("deals", "1"), 6, 6, 6, 6, 6, 7)
          .usually("everybody deals once")
          .rulesVersion(3)
          .keepsRulesSince(2)
          .rank(21)
          .skills(Skill.VOCABULARY, Skill.ATTENTION, Skill.JUDGEMENT)
          .boxes(LetterBox::boxes)
          .settings(Options.SETTINGS)
          .opensWords((settings, lexicon) -> new Speculation(Options.of(settings), lexicon));

  @Override
  public RealTable realTable() {
    return RealTable.with((seats, dealer) -> SpeculationSheet.open(this, seats, dealer))
        .clock("The words of all hands", options.length().wordsMillis())
        .clock("The dealer's Plum", Writing.PLUM_MILLIS);
  }

  public Speculation(Options options, Lexicon lexicon) {
    this(options, new Judge(lexicon, WordLaw.LISTS));
  }

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    Box box = options.box().box();
    LeaderDraw draw =
        options.length().hostDeals()
            ? LeaderDraw.of(seats, box, dice)
            : LeaderDraw.withoutHost(seats, box, dice);
    Counters counters = Payments.begin(seats.size());
    Position.Match match =
        new Position.Match(draw, LeadOrder.first(seats, draw.leader()), counters, counters);
    return new Sorting(options).deal(match, box.letters(), dice, 0);
  }

  private Writing writing() {
    return new Writing(options, judge);
  }

  private Scoring scoring() {
    return new Scoring(options, judge);
  }

  @Override
  public Prompt prompt(Position position) {
    Phase phase = position.phase();
    return switch (phase) {
      case Phase.Sorting _, Phase.Writing _ -> prompt(Prompt.Pace.TOGETHER, phase.busy(), phase);
      case Phase.Alone _ -> prompt(Prompt.Pace.TURN, phase.busy(), phase);
      case Phase.Noticing _ -> prompt(Prompt.Pace.RACE, phase.busy(), phase);
      case Phase.Reading _ -> {
        Seats must = Seats.NONE;
        for (Seat seat : phase.busy())
          if (Scoring.isReading(position, seat)) must = must.with(seat);
        yield prompt(Prompt.Pace.RACE, must, phase);
      }
      case Phase.Over _ -> Prompt.OVER;
    };
  }

  private static Prompt prompt(Prompt.Pace pace, Seats must, Phase phase) {
    return new Prompt(pace, must, Seats.NONE, phase.dueMillis());
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    return switch (move) {
      case Move.Discard(Letters letters) ->
          new Sorting(options).discard(position, by, letters, atMillis);
      case Move.Give(Letters letters) -> new Sorting(options).give(position, by, letters, atMillis);
      case Move.Add(Letters letters) -> new Sorting(options).add(position, by, letters, atMillis);
      case Move.Expose(char letter) -> new Sorting(options).expose(position, by, letter, atMillis);
      case Move.Write(String word) -> writing().write(position, by, word, atMillis);
      case Move.Rest() -> writing().rest(position, by, atMillis);
      case Move.TurnUp() -> writing().turn(position, by, true, atMillis);
      case Move.Leave() -> writing().turn(position, by, false, atMillis);
      case Move.Notice(String word) -> writing().notice(position, by, word, atMillis);
      case Move.Challenge(WordList.Place line) -> scoring().challenge(position, by, line, atMillis);
      case Move.Content() -> scoring().content(position, by, atMillis);
    };
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    return switch (position.phase()) {
      case Phase.Sorting _ -> new Sorting(options).sortRest(position, atMillis);
      case Phase.Adding _ -> new Sorting(options).addAny(position, atMillis);
      case Phase.Exposing _ -> new Sorting(options).exposeAny(position, atMillis);
      case Phase.Turning _ -> writing().turn(position, position.dealer(), false, atMillis);
      case Phase.Writing _, Phase.WritingPlum _, Phase.Noticing _ ->
          writing().stop(position, atMillis, new ArrayList<>());
      case Phase.Reading _ -> scoring().close(position, atMillis);
      case Phase.Over _ -> Ruling.illegal(TableRules.OVER, "The game is over.");
    };
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.phase() instanceof Phase.Over
        ? Optional.of(Result.mostWins(position.match().counters().standing()))
        : Optional.empty();
  }

  @Override
  public View view(Position position, Seat eye) {
    return View.of(options, position, eye);
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
