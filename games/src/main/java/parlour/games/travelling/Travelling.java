package parlour.games.travelling;

import java.util.ArrayList;
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
import parlour.engine.TableRules;
import parlour.games.material.CatalogEntry;
import parlour.games.material.GeneralRules;
import parlour.games.material.LeadOrder;
import parlour.games.material.Partners;
import parlour.games.material.Skill;
import parlour.games.material.StoppedByBell;
import parlour.games.material.Verbs;
import parlour.games.material.WordGame;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterBox;
import parlour.games.material.letters.LetterFaces;
import parlour.games.sheets.RealTable;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Verdict;
import parlour.lexicon.WordLaw;

/// The rules of The Travelling Letters for one set of options.
public record Travelling(Options options, Judge judge)
    implements WordGame<Position, Move, View>, RealTable.Playable, StoppedByBell<View> {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("travelling", "The Travelling Letters")
          .subtitle("Letter games")
          .leaflet("000")
          .summary(
              "Make a word, pass the other letters on, and make it longer with those that come.")
          .players(2, 12)
          .limitedBy((settings, seats) -> Partners.objection(Options.PARTNERS.in(settings), seats))
          .minutes(3, 4, 5, 6, 6, 7, 8, 9, 9, 10, 11)
          .rulesVersion(2)
          .keepsRulesSince(1)
          .rank(14)
          .skills(Skill.VOCABULARY, Skill.ATTENTION, Skill.JUDGEMENT)
          .boxes(LetterBox::boxes)
          .evening(0, "letter", Map.of("partners", "yes"), Map.of())
          .overDays(Map.of(), 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39)
          .settings(Options.SETTINGS)
          .opensWords((settings, lexicon) -> new Travelling(Options.of(settings), lexicon));

  @Override
  public RealTable realTable() {
    return RealTable.with(TravellingSheet.plan(this))
        .clock("Forming a word", Rounds.FORMING_MILLIS);
  }

  /// How many letters everybody gets, as a rule.
  public static final int HAND = 15;

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
        new Position.Match(
            draw,
            LeadOrder.first(seats, draw.leader()),
            List.of(),
            PerSeat.all(seats.size(), 0),
            options.partners() && options.judging() != JudgingMode.FREE_VIGILANCE);
    PerSeat<Player> players = PerSeat.all(seats.size(), Player.NONE);
    return rounds().deal(match, players, box, dice, 0, new ArrayList<>());
  }

  private Rounds rounds() {
    return new Rounds(options, judge);
  }

  @Override
  public Prompt prompt(Position position) {
    Phase phase = position.phase();
    if (phase instanceof Phase.Over) return Prompt.OVER;
    boolean forming = phase instanceof Phase.Forming;
    Seats must = Seats.NONE;
    for (int i = 0; i < position.players().seats(); i++) {
      Seat seat = Seat.of(i);
      if (forming ? !position.of(seat).passed() : position.isReading(seat)) must = must.with(seat);
    }
    Prompt.Pace pace = forming ? Prompt.Pace.TOGETHER : Prompt.Pace.RACE;
    return new Prompt(pace, must, Seats.NONE, phase.dueMillis());
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    return switch (move) {
      case Move.Form(String word) -> form(position, by, word, atMillis);
      case Move.Restore() -> restore(position, by, atMillis);
      case Move.Pass(int step) -> pass(position, by, step, atMillis);
      case Move.Challenge challenge -> rounds().challenge(position, by, challenge, atMillis);
      case Move.Content() -> rounds().content(position, by, atMillis);
    };
  }

  private Ruling<Position> form(Position position, Seat by, String word, long atMillis) {
    Player player = position.of(by);
    if (!(position.phase() instanceof Phase.Forming forming) || player.passed()) return tooLate();
    boolean first = forming.passes() == 0;
    Rule rule = first ? Rule.FORM : Rule.ENLARGE;
    if (!Letters.spellable(word) || word.isEmpty())
      return Ruling.illegal(rule, "A word is made of letters, A to Z.");
    if (word.length() < SHORTEST)
      return Ruling.illegal(GeneralRules.MIN_LENGTH, "A word has two letters or more.");
    if (!player.letters().covers(Letters.of(word)))
      return Ruling.illegal(rule, "You have not all the letters for that word.");
    if (word.equals(player.word())) return Ruling.illegal(rule, "That is your word already.");
    if (word.length() <= player.before().length()) {
      return Ruling.illegal(
          Rule.CHANGE,
          "A new word must be longer than " + LetterFaces.capitals(player.before()) + ".");
    }
    if (player.changes() >= CHANGES)
      return Ruling.illegal(Rule.CHANGES, "You have changed your word twenty times: pass on.");
    if (options.umpired() && judge.judge(word) instanceof Verdict.Refused refused)
      return GeneralRules.refuse(refused);
    return Ruling.legal(
        position.with(by, player.form(word), atMillis), new News.Formed(by, word, first));
  }

  private static boolean isForming(Position position, Player player) {
    return position.phase() instanceof Phase.Forming && !player.passed();
  }

  private static Ruling<Position> tooLate() {
    return Ruling.illegal(Rule.PASS, "You have passed on what you did not need.");
  }

  private Ruling<Position> restore(Position position, Seat by, long atMillis) {
    Player player = position.of(by);
    if (!isForming(position, player)) return tooLate();
    if (player.word().equals(player.before()))
      return Ruling.illegal(Rule.CHANGES, "Your old word stands as it was.");
    if (player.changes() >= CHANGES)
      return Ruling.illegal(Rule.CHANGES, "You have changed your word twenty times: pass on.");
    return Ruling.legal(
        position.with(by, player.form(player.before()), atMillis),
        new News.Restored(by, player.before()));
  }

  private Ruling<Position> pass(Position position, Seat by, int step, long atMillis) {
    Player player = position.of(by);
    if (!(position.phase() instanceof Phase.Forming(int passes, _)) || player.passed())
      return tooLate();
    if (step != step(position.match(), passes))
      return Ruling.illegal(Rule.PASS, "That pass is not the one that is due.");
    List<Event> events = new ArrayList<>();
    events.add(new News.Readied(by));
    Position next = position.with(by, player.pass(), atMillis);
    for (int i = 0; i < next.players().seats(); i++)
      if (!next.of(Seat.of(i)).passed()) return Ruling.legal(next, events);
    return rounds().travel(next, passes, atMillis, events);
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    return switch (position.phase()) {
      case Phase.Forming(int passes, _) -> {
        List<Event> events = new ArrayList<>();
        events.add(new News.TimeCalled());
        yield rounds().travel(position, passes, atMillis, events);
      }
      case Phase.Reading reading -> rounds().close(position, reading, atMillis);
      case Phase.Over _ -> Ruling.illegal(TableRules.OVER, "The game is over.");
    };
  }

  /// The number of a pass, by which a move says which one it means.
  static int step(Position.Match match, int passes) {
    return match.round() * 100 + passes;
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.phase() instanceof Phase.Over
        ? Optional.of(new Scoring(options, judge.lexicon()).result(position.match()))
        : Optional.empty();
  }

  /// The word in hand counts as if it were shown, where it is one.
  @Override
  public int atBell(View own) {
    int shown = new Scoring(options, judge.lexicon()).best(own.match().laid(), own.eye()).letters();
    String word = own.own().word();
    boolean counts =
        own.phase() instanceof Phase.Forming && !(judge.judge(word) instanceof Verdict.Refused);
    return counts ? Math.max(shown, word.length()) : shown;
  }

  @Override
  public View view(Position position, Seat eye) {
    return View.of(position, eye);
  }

  @Override
  public Scene scene(View view) {
    return new Drawing(options, judge.lexicon(), view).scene();
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
