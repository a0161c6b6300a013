package parlour.games.letterpool;

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
import parlour.games.letterpool.Position.Claim;
import parlour.games.material.CatalogEntry;
import parlour.games.material.LeadOrder;
import parlour.games.material.Pile;
import parlour.games.material.Skill;
import parlour.games.material.Verbs;
import parlour.games.material.WordGame;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterBox;
import parlour.games.material.letters.WonWords;
import parlour.games.sheets.BadEntry;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.HandSheet;
import parlour.games.sheets.HandSheet.Plan;
import parlour.games.sheets.RealTable;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordLaw;

/// The rules of Letter Pool, for one set of options and one dictionary.
public record LetterPool(Options options, Judge judge)
    implements WordGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("letter-pool", "Letter Pool")
          .subtitle("Letter games")
          .leaflet("000")
          .reconstructed()
          .summary("Stake letters, and win them back with the word that takes most of the pool.")
          .players(2, 8)
          .minutes(5, 6, 7, 8, 8, 9, 9)
          .rulesVersion(2)
          .keepsRulesSince(1)
          .rank(17)
          .skills(Skill.VOCABULARY, Skill.ATTENTION, Skill.JUDGEMENT)
          .boxes(LetterBox::boxes)
          .overDays(Map.of("clock", "never"), 20, 27, 34, 40, 46, 52, 60)
          .settings(Options.SETTINGS)
          .opensWords((settings, lexicon) -> new LetterPool(Options.of(settings), lexicon));

  @Override
  public RealTable realTable() {
    Plan sheet =
        Plan.most("letters", "Round")
            .line(
                now ->
                    EntryForm.of(
                        "round",
                        "A word is won",
                        EntryForm.playerIfAny("who", "by", now.allSeats()),
                        EntryForm.word("word", "the word")),
                (now, entry) -> {
                  Seat who = entry.seatIfAny("who", now.allSeats());
                  String word = entry.word("word");
                  if (who.isNobody() != word.isEmpty())
                    throw new BadEntry("Say who has won which word, or leave both.");
                  HandSheet next = who.isNobody() ? now : now.wins(who, word);
                  return next.closes(
                      now.tally().round() >= options.rounds().of(now.allSeats().size()),
                      new Scoring(judge).standing(next.won()).winners());
                });
    return RealTable.with(sheet).turn(MINUTE_MILLIS);
  }

  /// How long players may think about a stake, the pool or a word, in milliseconds.
  public static final long MINUTE_MILLIS = 60_000;

  /// How long a word laid down may still be challenged.
  static final long PAUSE_MILLIS = 10_000;

  public LetterPool(Options options, Lexicon lexicon) {
    this(options, new Judge(lexicon, WordLaw.GENERAL));
  }

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    LeaderDraw draw = LeaderDraw.of(seats, options.box().box(), dice);
    Pile box = options.box().box().shuffled(dice);
    LeadOrder lead = LeadOrder.first(seats, draw.leader());
    PerSeat<Letters> none = PerSeat.all(seats.size(), Letters.EMPTY);
    Position empty =
        new Position(
            new Position.Match(draw, lead, 1, PerSeat.all(seats.size(), WonWords.NONE)),
            box,
            none,
            Letters.EMPTY,
            Phase.Staking.of(seats.size(), rounds().togetherDueMillis(0)),
            dice.state());
    return rounds().fill(empty);
  }

  private Rounds rounds() {
    return new Rounds(options, judge);
  }

  @Override
  public Prompt prompt(Position position) {
    Phase phase = position.phase();
    Seats awaited = position.seats().minus(phase.done());
    return switch (phase) {
      case Phase.Staking _, Phase.Studying _ ->
          new Prompt(Prompt.Pace.TOGETHER, awaited, Seats.NONE, phase.dueMillis());
      case Phase.Declaring(Seat seat, Claims claims, long dueMillis) -> {
        Claim claim = claims.last();
        Seats may =
            claim.proven()
                ? Seats.NONE
                : position.seats().minus(claims.hushed()).without(claim.by()).without(seat);
        yield new Prompt(Prompt.Pace.TURN, Seats.of(seat), may, dueMillis);
      }
      case Phase.LaidDown _ -> new Prompt(Prompt.Pace.RACE, awaited, Seats.NONE, phase.dueMillis());
      case Phase.Over() -> Prompt.OVER;
    };
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    return switch (move) {
      case Move.Stake(char letter) -> rounds().stake(position, by, letter, atMillis);
      case Move.Ready() -> rounds().ready(position, by, atMillis);
      case Move.Declare declare -> rounds().declare(position, by, declare, atMillis);
      case Move.Pass() -> rounds().pass(position, by, atMillis);
      case Move.Challenge(String word) -> rounds().challenge(position, by, word, atMillis);
      case Move.Content() -> rounds().content(position, by, atMillis);
    };
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    return switch (position.phase()) {
      case Phase.Staking staking -> rounds().stakeByLot(position, staking, atMillis);
      case Phase.Studying _ -> rounds().beginDeclaring(position, atMillis);
      case Phase.Declaring declaring ->
          rounds().passOn(position, declaring, new News.Passed(declaring.seat(), true), atMillis);
      case Phase.LaidDown laid -> rounds().letStand(position, laid, atMillis);
      case Phase.Over() -> Ruling.illegal(TableRules.OVER, "The game is over.");
    };
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.phase() instanceof Phase.Over
        ? Optional.of(new Scoring(judge).standing(position))
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

  /// The letters of its hand that a seat would use to declare a word; none where it cannot declare
  /// it.
  public Letters held(View view, Letters word) {
    return new Choices(options, judge, view).held(word);
  }

  @Override
  public Position imagine(View view, Dice dice) {
    return new Imagine(options, view, dice).position();
  }
}
