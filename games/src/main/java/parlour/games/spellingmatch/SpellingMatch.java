package parlour.games.spellingmatch;

import java.util.List;
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
import parlour.games.material.CatalogEntry;
import parlour.games.material.LeadOrder;
import parlour.games.material.Skill;
import parlour.games.material.Verbs;
import parlour.games.material.WordGame;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterBox;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.HandSheet.Plan;
import parlour.games.sheets.RealTable;
import parlour.games.spellingmatch.Position.Match;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordLaw;

/// The rules of The Spelling Match for one set of options.
public record SpellingMatch(Options options, Words words)
    implements WordGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("spelling-match", "The Spelling Match")
          .subtitle("Letter games")
          .leaflet("000")
          .summary(
              "Put words in stacks for your neighbours, and spell more of theirs than anybody"
                  + " else.")
          .players(2, 10)
          .limitedBy(Options::objection)
          .minutes(2)
          .race()
          .rulesVersion(3)
          .keepsRulesSince(1)
          .rank(13)
          .skills(Skill.VOCABULARY, Skill.ATTENTION, Skill.JUDGEMENT)
          .boxes(LetterBox::boxes)
          .timeLimit(CatalogEntry.TimeLimit.NONE)
          .evening(2, "word", Map.of("partners", "yes"), Map.of("choosing", "together"))
          .settings(Options.SETTINGS)
          .opensWords((settings, lexicon) -> new SpellingMatch(Options.of(settings), lexicon));

  @Override
  public RealTable realTable() {
    Plan sheet =
        Plan.most("words", "Match")
            .line(
                now ->
                    EntryForm.of(
                            "match",
                            "Count the words",
                            EntryForm.playerIfAny("caller", "who called game", now.allSeats()))
                        .each(now.allSeats(), EntryForm.number("words", "words on the table")),
                (now, entry) -> {
                  Seat caller = entry.seatIfAny("caller", now.allSeats());
                  PerSeat<Integer> words =
                      now.tally().points().map((seat, _) -> entry.number("words", seat, 0, 300));
                  return now.with(words).closes(true, ending().result(words, caller).winners());
                });
    return RealTable.with(sheet)
        .clock("Choosing the words", Choosing.TOGETHER_MILLIS)
        .clock("An author spells a word", Spelling.MINUTE_MILLIS);
  }

  public SpellingMatch(Options options, Lexicon lexicon) {
    this(options, new Words(new Judge(lexicon, WordLaw.GENERAL)));
  }

  private Choosing choosing() {
    return new Choosing(options, words);
  }

  private Spelling spelling() {
    return new Spelling(options, words);
  }

  private Ending ending() {
    return new Ending(options);
  }

  @Override
  public Judge judge() {
    return words.judge();
  }

  /// All letters lie in the middle, and the leader is drawn for.
  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    LeaderDraw draw = LeaderDraw.of(seats, options.box().box(), dice);
    LeadOrder lead = LeadOrder.first(seats, draw.leader());
    return new Position(
        new Match(draw, lead, options.partners(), options.lenient()),
        new Phase.Choosing(choosing().dueMillis(0)),
        0,
        options.box().box().letters(),
        PerSeat.all(seats.size(), List.of()),
        PerSeat.all(seats.size(), Player.EMPTY),
        dice.state());
  }

  @Override
  public Prompt prompt(Position position) {
    long dueMillis = position.phase().dueMillis();
    return switch (position.phase()) {
      case Phase.Choosing _ ->
          new Prompt(
              options.together() ? Prompt.Pace.TOGETHER : Prompt.Pace.TURN,
              choosing().choosers(position),
              Seats.NONE,
              dueMillis);
      case Phase.Ready _ -> Prompt.turn(position.match().lead().leader(), dueMillis);
      case Phase.Spelling _, Phase.After _ -> race(position);
      case Phase.Over _ -> Prompt.OVER;
    };
  }

  /// All take, spell, prove and doubt at once; the earliest deadline counts.
  private Prompt race(Position position) {
    Seats must = Seats.NONE;
    Seats may = Seats.NONE;
    boolean after = position.phase() instanceof Phase.After;
    long deadlineMillis = position.phase().dueMillis();
    for (Seat seat : position.match().allSeats()) {
      Player player = position.player(seat);
      if (player.isCalled()) {
        must = must.with(player.author());
        deadlineMillis = Math.min(deadlineMillis, player.dueMillis());
      }
      if (after ? ending().isPondering(position, seat) : !player.isCalled()) must = must.with(seat);
      if (!after && Position.hasDoubtful(position.match(), position.players(), seat))
        may = may.with(seat);
    }
    return new Prompt(Prompt.Pace.RACE, must, may.minus(must), deadlineMillis);
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    return switch (move) {
      case Move.Choose(String word) -> choosing().choose(position, by, word, atMillis);
      case Move.Call() -> choosing().call(position, by, atMillis);
      case Move.Take take -> spelling().take(position, by, take, atMillis);
      case Move.Spell(String word) -> spelling().spell(position, by, word, atMillis);
      case Move.Prove() -> spelling().prove(position, by, atMillis);
      case Move.Form form -> spelling().form(position, by, form, atMillis);
      case Move.Concede(Seat caller) -> spelling().concede(position, by, caller, atMillis);
      case Move.Game() -> ending().game(position, by, atMillis);
      case Move.Challenge challenge -> spelling().challenge(position, by, challenge, atMillis);
      case Move.Content() -> ending().content(position, by, atMillis);
    };
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    return switch (position.phase()) {
      case Phase.Choosing _ -> choosing().timeUp(position, atMillis);
      case Phase.Ready _ -> choosing().called(position, atMillis);
      case Phase.Spelling _, Phase.After _ -> ending().timeUp(position, atMillis);
      case Phase.Over _ -> Ruling.illegal(TableRules.OVER, "The game is over.");
    };
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.phase() instanceof Phase.Over
        ? Optional.of(ending().result(position))
        : Optional.empty();
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
    return new Actions(options).kit();
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
