package parlour.games.travelling;

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
import parlour.games.CatalogEntry;
import parlour.games.material.GeneralRules;
import parlour.games.material.LeadOrder;
import parlour.games.material.Partners;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.WordGame;
import parlour.games.material.letters.WordList;
import parlour.games.travelling.Position.Phase;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Verdict;
import parlour.lexicon.WordLaw;

/// The Travelling Letters, bound to what the company has settled and to its dictionary.
public record Travelling(Options options, Judge judge) implements WordGame<Position, Move, View> {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("travelling", "The Travelling Letters")
          .subtitle("Letter games")
          .leaflet("000")
          .summary(
              "Make a word, pass the other letters on, and make it longer with those that come.")
          .players(2, 12)
          .limitedBy((settings, seats) -> Partners.objection(settings.on("partners"), seats))
          .minutes(20)
          .rulesVersion(1)
          .settings(Options.SETTINGS)
          .opens((settings, lexicon) -> new Travelling(Options.of(settings), lexicon));

  /// How many letters everybody gets, as a rule.
  public static final int HAND = 15;

  /// How many rounds are played.
  public static final int ROUNDS = 3;

  /// The fewest letters of a word.
  public static final int SHORTEST = 2;

  /// How often a word may be changed before it is passed.
  public static final int CHANGES = 20;

  public Travelling(Options options, Lexicon lexicon) {
    this(options, new Judge(lexicon, WordLaw.GENERAL));
  }

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    Letters box = options.box().box().letters();
    LeaderDraw draw = LeaderDraw.of(seats, options.box().box(), dice);
    Position.Match match =
        new Position.Match(draw, LeadOrder.first(seats, draw.leader()), List.of());
    PerSeat<Player> racks = PerSeat.all(seats.size(), Player.NONE);
    return Rounds.deal(options, match, racks, box, dice, 0, new ArrayList<>());
  }

  @Override
  public Prompt prompt(Position position) {
    Position.Stage stage = position.stage();
    if (stage.phase() == Phase.OVER) return Prompt.OVER;
    boolean forming = stage.phase() == Phase.FORMING;
    Seats must = Seats.NONE;
    for (int i = 0; i < position.racks().seats(); i++) {
      Seat seat = Seat.of(i);
      if (forming ? !position.of(seat).passed() : stage.isReading(position.match(), seat))
        must = must.with(seat);
    }
    Prompt.Pace pace = forming ? Prompt.Pace.TOGETHER : Prompt.Pace.RACE;
    return new Prompt(pace, must, Seats.NONE, stage.due());
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long at) {
    return switch (move) {
      case Move.Form(String word) -> form(position, by, word, at);
      case Move.Restore() -> restore(position, by, at);
      case Move.Pass(int step) -> pass(position, by, step, at);
      case Move.Challenge challenge -> Rounds.challenge(this, position, by, challenge, at);
      case Move.Content() -> Rounds.content(this, position, by, at);
    };
  }

  private Ruling<Position> form(Position position, Seat by, String word, long at) {
    Player rack = position.of(by);
    boolean first = position.stage().passes() == 0;
    Rule rule = first ? Rule.FORM : Rule.ENLARGE;
    if (!isForming(position, rack)) return tooLate();
    if (!Letters.spellable(word) || word.isEmpty())
      return Ruling.illegal(rule, "A word is made of letters, A to Z.");
    if (word.length() < SHORTEST)
      return Ruling.illegal(GeneralRules.MIN_LENGTH, "A word has two letters or more.");
    if (!rack.letters().covers(Letters.of(word)))
      return Ruling.illegal(rule, "You have not all the letters for that word.");
    if (word.equals(rack.word())) return Ruling.illegal(rule, "That is your word already.");
    if (word.length() <= rack.before().length()) {
      return Ruling.illegal(
          Rule.CHANGE,
          "A new word must be longer than " + LetterFaces.capitals(rack.before()) + ".");
    }
    if (rack.changes() >= CHANGES)
      return Ruling.illegal(Rule.CHANGE, "You have changed your word twenty times: pass on.");
    if (options.umpired() && judge.judge(word) instanceof Verdict.Refused refused)
      return GeneralRules.refuse(refused);
    return Ruling.legal(position.with(by, rack.form(word), at), new News.Formed(by, word, first));
  }

  private static boolean isForming(Position position, Player rack) {
    return position.stage().phase() == Phase.FORMING && !rack.passed();
  }

  private static Ruling<Position> tooLate() {
    return Ruling.illegal(Rule.PASS, "You have passed on what you did not need.");
  }

  private Ruling<Position> restore(Position position, Seat by, long at) {
    Player rack = position.of(by);
    if (!isForming(position, rack)) return tooLate();
    if (rack.word().equals(rack.before()))
      return Ruling.illegal(Rule.CHANGE, "Your old word stands as it was.");
    if (rack.changes() >= CHANGES)
      return Ruling.illegal(Rule.CHANGE, "You have changed your word twenty times: pass on.");
    return Ruling.legal(
        position.with(by, rack.form(rack.before()), at), new News.Restored(by, rack.before()));
  }

  private Ruling<Position> pass(Position position, Seat by, int step, long at) {
    Player rack = position.of(by);
    if (!isForming(position, rack)) return tooLate();
    if (step != step(position.match(), position.stage()))
      return Ruling.illegal(Rule.PASS, "That pass is not the one that is due.");
    List<Event> events = new ArrayList<>();
    events.add(new News.Readied(by));
    Position next = position.with(by, rack.pass(), at);
    for (int i = 0; i < next.racks().seats(); i++)
      if (!next.of(Seat.of(i)).passed()) return Ruling.legal(next, events);
    return Rounds.travel(this, next, at, events);
  }

  @Override
  public Ruling<Position> timeUp(Position position, long at) {
    return switch (position.stage().phase()) {
      case FORMING -> {
        List<Event> events = new ArrayList<>();
        events.add(new News.TimeCalled());
        yield Rounds.travel(this, position, at, events);
      }
      case READING -> Rounds.close(this, position, at);
      case OVER -> Ruling.illegal(Rule.THIRD_DEAL, "The game is over.");
    };
  }

  /// The number by which a pass is meant.
  static int step(Position.Match match, Position.Stage stage) {
    return match.round() * 100 + stage.passes();
  }

  /// How many syllables a word has.
  public int syllables(String word) {
    return judge.lexicon().syllables(word);
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.stage().phase() == Phase.OVER
        ? Optional.of(Scoring.result(Scoring.all(options, judge.lexicon(), position.match())))
        : Optional.empty();
  }

  @Override
  public View view(Position position, Seat eye) {
    return View.of(position, eye);
  }

  @Override
  public Scene scene(View view) {
    return Drawing.scene(this, view);
  }

  @Override
  public Optional<Move> read(Answer answer) {
    return switch (answer.verb()) {
      case "form" -> Optional.of(new Move.Form(answer.written("word")));
      case "restore" -> Optional.of(new Move.Restore());
      case "pass" -> Optional.of(new Move.Pass(answer.number("step", 0)));
      case "challenge" ->
          WordList.place(answer.text("word").strip())
              .filter(place -> place.kind() == Drawing.WORD && place.word().length() == 1)
              .map(place -> new Move.Challenge(place.seat(), place.word().charAt(0) - '0'));
      case "content" -> Optional.of(new Move.Content());
      default -> Optional.empty();
    };
  }

  @Override
  public Answer write(Move move) {
    return switch (move) {
      case Move.Form(String word) -> Answer.of("form", "word", LetterFaces.capitals(word));
      case Move.Restore() -> Answer.of("restore");
      case Move.Pass(int step) -> Answer.of("pass", "step", String.valueOf(step));
      case Move.Challenge(Seat whose, int round) ->
          Answer.of("challenge", "word", Drawing.id(whose, round));
      case Move.Content() -> Answer.of("content");
    };
  }

  @Override
  public void moves(View view, Consumer<? super Move> out) {
    Choices.all(this, view, out);
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    return Choices.any(this, view, dice);
  }

  @Override
  public Position imagine(View view, Dice dice) {
    return Imagine.position(this, view, dice);
  }
}
