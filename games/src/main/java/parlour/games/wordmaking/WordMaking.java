package parlour.games.wordmaking;

import static parlour.games.material.letters.LetterFaces.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Answer;
import parlour.engine.Clause;
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
import parlour.games.material.Phrases;
import parlour.games.material.Pile;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.WordGame;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Reason;
import parlour.lexicon.Verdict;

/// Word Making and Word Taking, bound to what the company has settled and to its judge of words.
public record WordMaking(Options options, Judge judge) implements WordGame<Position, Move, View> {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("wmwt", "Word Making & Word Taking")
          .leaflet("002")
          .summary(
              "Draw letters, make words of them, and take other people's by adding a letter; best"
                  + " with three to six.")
          .players(2, Seat.MOST)
          .minutes(30)
          .rulesVersion(1)
          .settings(Options.SETTINGS)
          .opens(
              (settings, lexicon) ->
                  new WordMaking(Options.of(settings), Options.judge(settings, lexicon)));

  /// How long a turn may take, in milliseconds.
  static final long MINUTE = 60_000;

  /// How long a vote lasts.
  static final long VOTE = 20_000;

  /// How long words that win at once may still be doubted.
  static final long CLOSING = 15_000;

  private static final int WINNER = 1_000_000;
  private static final int WORD = 1_000;

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    Box box = options.box().box();
    LeaderDraw drawing = LeaderDraw.nearestTheBeginning(seats, box, dice);
    Open.Turn first =
        new Open.Turn(drawing.leader(), 1, NONE, false, false, options.clock().due(0, MINUTE), 0);
    return new Position(
        box.shuffled(dice),
        new Open(
            Open.Stage.PLAY,
            drawing,
            Letters.EMPTY,
            PerSeat.all(seats.size(), List.of()),
            0,
            first,
            Open.Vote.NONE));
  }

  @Override
  public Prompt prompt(Position position) {
    Open open = position.open();
    long due = open.turn().due();
    return switch (open.stage()) {
      case PLAY -> {
        Seats doubters = options.isUmpired() ? Seats.NONE : open.doubters();
        yield new Prompt(
            Prompt.Pace.TURN,
            Seats.of(open.turn().seat()),
            doubters.without(open.turn().seat()),
            due);
      }
      case VOTE -> new Prompt(Prompt.Pace.TOGETHER, open.vote().asked(), Seats.NONE, due);
      case CLOSING -> new Prompt(Prompt.Pace.RACE, Seats.NONE, open.doubters(), due);
      case OVER -> Prompt.OVER;
    };
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long at) {
    Open open = position.open();
    boolean turn = open.stage() == Open.Stage.PLAY && open.turn().seat().equals(by);
    return switch (move) {
      case Move.Draw() when turn -> draw(position, by);
      case Move.Spell spell when turn -> spell(position, by, spell, at);
      case Move.Pass() when turn -> pass(position, by, at);
      case Move.Doubt(int number) -> new Doubts(this, position).doubt(by, number, at);
      case Move.Vote(int number, boolean consult) ->
          new Doubts(this, position).vote(by, number, consult, at);
      case Move.Draw(), Move.Spell _, Move.Pass() ->
          Ruling.illegal(Rule.ALL_HE_CAN, "Wait until your turn comes.");
    };
  }

  private static Ruling<Position> draw(Position position, Seat by) {
    Open open = position.open();
    if (open.turn().drew())
      return Ruling.illegal(Rule.ONE_DRAW, "You have drawn your letter for this turn.");
    if (position.box().isEmpty()) return Ruling.illegal(Rule.BOX_EMPTY, "The box is empty.");
    char letter = Box.letter(position.box(), 0);
    return Ruling.legal(
        new Position(position.box().less(1), open.with(open.turn().drawing(letter))),
        new News.Drew(by, letter));
  }

  /// A word is made of loose letters, or taken by adding some to one that stands.
  private Ruling<Position> spell(Position position, Seat by, Move.Spell said, long at) {
    int least = judge.law().least();
    if (said.word().length() < least || !Letters.spellable(said.word())) {
      return Ruling.illegal(
          Rule.LEAST, "A word has " + Phrases.count(least, "letter") + " or more at this table.");
    }
    Open open = position.open();
    return switch (new Means(open, options.strict(), judge.lexicon()).of(said)) {
      case Ruling.Illegal<List<Standing>>(Clause clause, String why) -> Ruling.illegal(clause, why);
      case Ruling.Legal<List<Standing>>(List<Standing> taken, var _) -> {
        if (options.isUmpired() && judge.admit(said.word()) < 0) yield refused(said.word());
        List<Event> events = new ArrayList<>();
        events.add(
            taken.isEmpty()
                ? new News.Made(by, said.word(), open.turn().drew())
                : new News.Took(by, taken.getFirst(), said.word()));
        Open next = open.set(said.word(), taken, options.isUmpired());
        boolean enough =
            next.row(by).size() >= options.goal() && open.row(by).size() < options.goal();
        if (!enough) yield Ruling.legal(position.with(next), events);
        yield enough(position.with(next), by, events, at);
      }
    };
  }

  private Ruling<Position> refused(String word) {
    return switch (judge.judge(word)) {
      case Verdict.Good _ -> throw new IllegalStateException(word + " is a word");
      case Verdict.Refused(Reason reason, String why) -> Ruling.illegal(clause(reason), why + ".");
    };
  }

  private Clause clause(Reason reason) {
    if (judge.law().namesOnly()) return Rule.NAMES_ONLY;
    return switch (reason) {
      case GEOGRAPHICAL, PROPER_NAME -> Rule.NAMES;
      case FOREIGN -> Rule.FOREIGN;
      default -> Rule.DICTIONARY;
    };
  }

  /// A player has words enough: they must stand until his next turn, or win at once.
  private Ruling<Position> enough(Position position, Seat by, List<Event> events, long at) {
    Open open = position.open();
    int count = open.row(by).size();
    if (options.retained()) {
      events.add(new News.HasEnough(by, count));
      return Ruling.legal(position.with(open), events);
    }
    if (open.doubters().isEmpty()) return win(position, by, events);
    long rest = open.turn().due() == Prompt.NEVER ? Prompt.NEVER : open.turn().due() - at;
    Open.Vote pause = new Open.Vote(0, Seats.NONE, Seats.NONE, 0, rest);
    return Ruling.legal(
        position.with(open.with(Open.Stage.CLOSING, open.turn().due(at + CLOSING), pause)), events);
  }

  private static Ruling<Position> win(Position position, Seat by, List<Event> events) {
    events.add(new News.Won(by, position.open().row(by).size()));
    return Ruling.legal(
        position.with(
            position
                .open()
                .with(Open.Stage.OVER, position.open().turn().due(Prompt.NEVER), Open.Vote.NONE)),
        events);
  }

  private Ruling<Position> pass(Position position, Seat by, long at) {
    if (!position.open().turn().drew() && !position.box().isEmpty())
      return Ruling.illegal(Rule.DRAW, "Draw your letter first.");
    List<Event> events = new ArrayList<>();
    if (position.open().turn().holds())
      events.add(new News.ToPool(by, position.open().turn().letter()));
    return passOn(position, events, at);
  }

  /// The turn passes to the left; what was drawn and not used goes to the pool.
  private Ruling<Position> passOn(Position position, List<Event> events, long at) {
    Open open = position.open();
    Open.Turn turn = open.turn();
    Seat next = Seats.first(open.players()).leftOf(turn.seat());
    int idle = turn.changed() || turn.drew() ? 0 : turn.idle() + 1;
    Open.Turn following =
        new Open.Turn(
            next, turn.number() + 1, NONE, false, false, options.clock().due(at, MINUTE), idle);
    Position passed = position.with(open.pool(open.loose()).with(following));
    if (open.row(next).size() >= options.goal()) return win(passed, next, events);
    if (idle < open.players()) return Ruling.legal(passed, events);
    Position over = passed.with(passed.open().with(Open.Stage.OVER));
    Seats best = result(over).orElseThrow().winners();
    events.add(new News.Exhausted(best, open.row(best.lowest()).size()));
    return Ruling.legal(over, events);
  }

  @Override
  public Ruling<Position> timeUp(Position position, long at) {
    Open open = position.open();
    Open.Turn turn = open.turn();
    return switch (open.stage()) {
      case PLAY -> {
        List<Event> events = new ArrayList<>();
        Position late = position;
        if (turn.drew() || position.box().isEmpty()) {
          events.add(new News.TimeUp(turn.seat()));
          if (turn.holds()) events.add(new News.ToPool(turn.seat(), turn.letter()));
        } else {
          char letter = Box.letter(position.box(), 0);
          events.add(new News.DrawnByClock(turn.seat(), letter));
          late = new Position(position.box().less(1), open.with(turn.drawing(letter)));
        }
        yield passOn(late, events, at);
      }
      case VOTE -> new Doubts(this, position).close(at);
      case CLOSING -> closed(position, at, new ArrayList<>());
      case OVER -> Ruling.legal(position);
    };
  }

  /// The words that were to win have been doubted long enough; or one fell, and the turn goes on.
  Ruling<Position> closed(Position position, long at, List<Event> events) {
    Open open = position.open();
    Seat seat = open.turn().seat();
    if (open.row(seat).size() >= options.goal()) return win(position, seat, events);
    return Ruling.legal(position.with(resumed(open, at)), events);
  }

  /// The turn goes on with the time it had left.
  static Open resumed(Open open, long at) {
    long rest = open.vote().rest();
    long due = rest == Prompt.NEVER ? Prompt.NEVER : at + Math.max(rest, 1_000);
    return open.with(Open.Stage.PLAY, open.turn().due(due), Open.Vote.NONE);
  }

  @Override
  public Optional<Result> result(Position position) {
    Open open = position.open();
    if (open.stage() != Open.Stage.OVER) return Optional.empty();
    PerSeat<Integer> points = PerSeat.of(open.players(), seat -> open.row(seat).size());
    Seat first = open.turn().seat();
    return Optional.of(
        Result.ranked(
            points,
            PerSeat.of(
                open.players(),
                seat -> {
                  boolean won = seat.equals(first) && points.at(seat) >= options.goal();
                  return (won ? WINNER : 0) + WORD * points.at(seat) + letters(open.row(seat));
                })));
  }

  static int letters(List<Standing> row) {
    int letters = 0;
    for (Standing word : row) letters += word.word().length();
    return letters;
  }

  @Override
  public View view(Position position, Seat eye) {
    return new View(eye, position.box().size(), position.open());
  }

  @Override
  public Scene scene(View view) {
    return new Drawing(options, judge.law().least(), view).scene();
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
    Open open = view.open();
    if (view.isAsked()) {
      out.accept(new Move.Vote(open.vote().number(), true));
      out.accept(new Move.Vote(open.vote().number(), false));
    }
    if (!options.isUmpired())
      for (Standing word : open.doubtful(view.eye())) out.accept(new Move.Doubt(word.number()));
    if (!view.isTurn()) return;
    if (view.mayDraw()) out.accept(new Move.Draw());
    else out.accept(new Move.Pass());
    new Choices(this, open).each(judge.admitted(), out::accept);
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    return new Choices(this, view.open()).any(view, dice);
  }

  @Override
  public Position imagine(View view, Dice dice) {
    Letters unseen = options.box().box().letters().minus(view.open().loose());
    for (Seat seat : Seats.first(view.open().players()))
      for (Standing word : view.open().row(seat)) unseen = unseen.minus(word.letters());
    Pile box = Box.shuffled(unseen, dice);
    return new Position(box, view.open());
  }

  /// A word as texts show it.
  static String shown(Standing word) {
    return LetterFaces.capitals(word.word());
  }
}
