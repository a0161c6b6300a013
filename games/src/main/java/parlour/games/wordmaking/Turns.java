package parlour.games.wordmaking;

import static parlour.games.material.letters.LetterFaces.NONE;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Clause;
import parlour.engine.Event;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.games.material.GeneralRules;
import parlour.games.material.letters.Box;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Reason;
import parlour.lexicon.Verdict;

/// The turns: drawing, making and taking words, passing on, and winning.
record Turns(Options options, Judge judge) {
  /// When a turn that begins now is over.
  long dueMillis(long atMillis) {
    return options.clock().dueMillis(atMillis, WordMaking.MINUTE_MILLIS);
  }

  static Ruling<Position> draw(Position position, Seat by) {
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
  Ruling<Position> spell(Position position, Seat by, Move.Spell said, long atMillis) {
    int least = judge.law().least();
    if (said.word().length() < least || !Letters.spellable(said.word())) {
      return Ruling.illegal(
          Rule.LEAST, Sentence.of("A word has {0:letters} or more at this table.", least));
    }
    Open open = position.open();
    return switch (new Means(open, options.strict(), judge.lexicon(), options.judging().isDear())
        .of(said)) {
      case Ruling.Illegal<List<Standing>>(Clause clause, String why) -> Ruling.illegal(clause, why);
      case Ruling.Legal<List<Standing>>(List<Standing> taken, var _) -> {
        if (options.isUmpired() && judge.admit(said.word()) < 0) yield refused(said.word());
        List<Event> events = new ArrayList<>();
        events.add(
            taken.isEmpty()
                ? new News.Made(by, said.word(), open.turn().drew())
                : new News.Took(by, taken.getFirst(), said.word()));
        Open next = open.set(said.word(), taken, options.doubtedUntil(open));
        boolean enough =
            next.row(by).size() >= options.goal() && open.row(by).size() < options.goal();
        if (!enough) yield Ruling.legal(position.with(next), events);
        yield enough(position.with(next), by, atMillis, events);
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
      case COARSE, MODERN, TOO_RARE -> GeneralRules.against(reason);
      default -> Rule.DICTIONARY;
    };
  }

  /// A player has words enough: they must stand until that player's next turn, or win at once.
  private Ruling<Position> enough(Position position, Seat by, long atMillis, List<Event> events) {
    Open open = position.open();
    int count = open.row(by).size();
    if (options.retained()) {
      events.add(new News.HasEnough(by, count));
      return Ruling.legal(position.with(open), events);
    }
    if (open.doubters().isEmpty()) return win(position, by, events);
    Phase closing =
        new Phase.Closing(restMillis(open.phase(), atMillis), atMillis + WordMaking.CLOSING_MILLIS);
    return Ruling.legal(position.with(open.with(closing)), events);
  }

  private static Ruling<Position> win(Position position, Seat by, List<Event> events) {
    events.add(new News.Won(by, position.open().row(by).size()));
    return Ruling.legal(position.with(position.open().with(new Phase.Over())), events);
  }

  Ruling<Position> pass(Position position, Seat by, long atMillis) {
    if (!position.open().turn().drew() && !position.box().isEmpty())
      return Ruling.illegal(Rule.LATE_DRAW, "Draw your letter first.");
    List<Event> events = new ArrayList<>();
    if (position.open().turn().holds())
      events.add(new News.ToPool(by, position.open().turn().letter()));
    return passOn(position, atMillis, events);
  }

  /// The turn passes to the left; what was drawn and not used goes to the pool.
  private Ruling<Position> passOn(Position position, long atMillis, List<Event> events) {
    Open open = position.open();
    Open.Turn turn = open.turn();
    Seat next = Seats.first(open.players()).leftOf(turn.seat());
    int idle = turn.changed() || turn.drew() ? 0 : turn.idle() + 1;
    Open.Turn following = new Open.Turn(next, turn.number() + 1, NONE, false, false, idle);
    Position passed =
        position.with(
            open.pool(open.loose()).with(following).with(new Phase.Play(dueMillis(atMillis))));
    if (open.row(next).size() >= options.goal()) return win(passed, next, events);
    if (idle < open.players()) return Ruling.legal(passed, events);
    Position over = passed.with(passed.open().with(new Phase.Over()));
    Seats best = new Scoring(options).result(over.open()).winners();
    int words = open.row(best.lowest()).size();
    boolean letters = false;
    for (Seat seat : Seats.first(open.players()).minus(best))
      letters |= open.row(seat).size() == words;
    events.add(new News.Exhausted(best, words, letters));
    return Ruling.legal(over, events);
  }

  /// The clock ends a turn, and draws for a player who has not.
  Ruling<Position> timeUp(Position position, long atMillis) {
    Open open = position.open();
    Open.Turn turn = open.turn();
    List<Event> events = new ArrayList<>();
    if (turn.drew() || position.box().isEmpty()) {
      events.add(new News.TimeUp(turn.seat()));
      if (turn.holds()) events.add(new News.ToPool(turn.seat(), turn.letter()));
      return passOn(position, atMillis, events);
    }
    char letter = Box.letter(position.box(), 0);
    events.add(new News.DrawnByClock(turn.seat(), letter));
    Position late = new Position(position.box().less(1), open.with(turn.drawing(letter)));
    return passOn(late, atMillis, events);
  }

  /// The words that were to win have been doubted long enough; or one fell, and the turn goes on.
  Ruling<Position> closed(Position position, long restMillis, long atMillis, List<Event> events) {
    Open open = position.open();
    Seat seat = open.turn().seat();
    if (open.row(seat).size() >= options.goal()) return win(position, seat, events);
    return Ruling.legal(position.with(resumed(open, restMillis, atMillis)), events);
  }

  /// The turn goes on with the time it had left.
  static Open resumed(Open open, long restMillis, long atMillis) {
    return open.with(
        new Phase.Play(
            restMillis == Prompt.NEVER ? restMillis : atMillis + Math.max(restMillis, 1_000)));
  }

  /// How long the turn's clock has to run, in milliseconds, or for ever.
  static long restMillis(Phase phase, long atMillis) {
    return switch (phase) {
      case Phase.Play(long dueMillis) ->
          dueMillis == Prompt.NEVER ? dueMillis : dueMillis - atMillis;
      case Phase.Vote vote -> vote.restMillis();
      case Phase.Closing(long restMillis, _) -> restMillis;
      case Phase.Over _ -> Prompt.NEVER;
    };
  }
}
