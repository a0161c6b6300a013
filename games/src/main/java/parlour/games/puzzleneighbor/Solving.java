package parlour.games.puzzleneighbor;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.letters.GivenWords;
import parlour.games.material.letters.WordNews;
import parlour.games.puzzleneighbor.Position.Round;
import parlour.games.puzzleneighbor.Stack.Claim;
import parlour.games.puzzleneighbor.Stack.Progress;
import parlour.games.puzzleneighbor.Stack.Proof;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// A round from the call to its end: announcing, doubting, and words required of their setters.
record Solving(Options options, GivenWords words) {
  /// How often a setter may try to spell the word.
  static final int TRIES = 10;

  Ruling<Position> announce(Position position, Seat by, String word, long atMillis) {
    Seat setter = position.match().setter(by);
    Stack stack = position.round().of(setter);
    if (!(position.round().phase() instanceof Phase.Solve) || stack.progress() != Progress.OPEN)
      return Ruling.illegal(Rule.START, "You have no stack to solve now.");
    if (!Letters.spellable(word) || !Letters.of(word).equals(Letters.of(stack.letters())))
      return Ruling.illegal(
          Rule.SOLVE, "A word must use all the letters of your stack, and no others.");
    boolean vigilant = options.vigilant();
    if (!vigilant && words.judge().judge(word) instanceof Verdict.Refused refused)
      return GeneralRules.refuse(refused);
    Proof proof = vigilant ? Proof.UNTRIED : Proof.GOOD;
    Claim claim = new Claim(word, position.round().announced(), proof, Seat.NOBODY);
    return goOn(position.with(setter, stack.with(claim)), atMillis, new News.Announced(by, word));
  }

  Ruling<Position> giveUp(Position position, Seat by, long atMillis) {
    Seat setter = position.match().setter(by);
    if (!(position.round().phase() instanceof Phase.Solve)
        || position.round().of(setter).progress() != Progress.OPEN)
      return Ruling.illegal(Rule.START, "You have no stack to solve now.");
    Stack unsolved = position.round().of(setter).at(Progress.UNSOLVED);
    return goOn(position.with(setter, unsolved), atMillis, new News.Yielded(by));
  }

  /// Doubts the first word of that spelling that another player announced.
  Ruling<Position> challenge(Position position, Seat by, String word, long atMillis) {
    for (Seat setter : position.allSeats()) {
      Stack stack = position.round().of(setter);
      Seat maker = position.match().receiver(setter);
      boolean meant = stack.isUntried() && stack.claim().word().equals(word);
      if (!meant || maker.equals(by)) continue;
      if (position.round().isContent(by))
        return Ruling.illegal(
            GeneralRules.WRONG_DOUBT, "You have done with doubting in this round.");
      boolean good = words.judge().admit(word) >= 0;
      Claim claim =
          good
              ? new Claim(word, stack.claim().order(), Proof.GOOD, Seat.NOBODY)
              : new Claim(word, stack.claim().order(), Proof.STRUCK, by);
      Stack tried = stack.with(claim);
      if (!good && options.fair()) tried = tried.at(Progress.UNSOLVED);
      Position next = position.with(setter, tried);
      Event news = new WordNews.Doubted(by, maker, word, good);
      return good && options.judging().isDear()
          ? goOn(next.with(next.round().content(by)), atMillis, news, new WordNews.Hushed(by))
          : goOn(next, atMillis, news);
    }
    return Ruling.illegal(GeneralRules.WHO_CHECKS, "There is no such word for you to doubt.");
  }

  Ruling<Position> content(Position position, Seat by, long atMillis) {
    Round round = position.round();
    if (!(round.phase() instanceof Phase.Prove) || !Position.mayDoubt(position.match(), round, by))
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "There is no word for you to look at now.");
    return goOn(position.with(round.content(by)), atMillis);
  }

  /// A player who has failed requires the word, or pays.
  Ruling<Position> settle(Position position, Seat by, boolean pays, long atMillis) {
    Seat setter = position.match().setter(by);
    Stack stack = position.round().of(setter);
    if (!(position.round().phase() instanceof Phase.Prove) || stack.progress() != Progress.UNSOLVED)
      return Ruling.illegal(Rule.PROVE, "You have nothing to require or to pay now.");
    Event news = pays ? new News.Owned(by) : new News.Required(by, setter);
    long dueMillis = options.dueMillis(atMillis, PuzzleNeighbor.MINUTE_MILLIS);
    Stack next = pays ? stack.at(Progress.FAILED) : stack.required(dueMillis);
    return goOn(position.with(setter, next), atMillis, news);
  }

  Ruling<Position> spell(Position position, Seat by, String word, long atMillis) {
    Stack stack = position.round().of(by);
    if (!(position.round().phase() instanceof Phase.Prove) || stack.progress() != Progress.REQUIRED)
      return Ruling.illegal(Rule.PROVE, "No word is required of you now.");
    if (!Letters.spellable(word) || word.length() != options.length())
      return Ruling.illegal(Rule.AGREE, "Your word had as many letters as were agreed upon.");
    if (stack.plea().tries().size() >= TRIES)
      return Ruling.illegal(Rule.PROOF, "You have had all your tries.");
    if (stack.plea().tries().contains(word))
      return Ruling.illegal(Rule.PROOF, "You have said that before: it is not the word.");
    boolean right =
        Letters.of(word).equals(Letters.of(stack.letters())) && words.judge().admit(word) >= 0;
    Stack next = right ? stack.with(word, stack.letters()).at(Progress.SPELT) : stack.tried(word);
    return goOn(position.with(by, next), atMillis, new News.Spelt(by, word, right));
  }

  Ruling<Position> concede(Position position, Seat by, long atMillis) {
    Stack stack = position.round().of(by);
    if (!(position.round().phase() instanceof Phase.Prove) || stack.progress() != Progress.REQUIRED)
      return Ruling.illegal(Rule.PROVE, "No word is required of you now.");
    return goOn(position.with(by, stack.at(Progress.UNSPELT)), atMillis, new News.Unspelt(by));
  }

  /// A deadline has passed: the three minutes, or what may be done after them.
  Ruling<Position> timeUp(Position position, long atMillis) {
    List<Event> events = new ArrayList<>();
    if (position.round().phase() instanceof Phase.Solve)
      return goOn(position.with(stop(position.round(), atMillis, events)), atMillis, events);
    Position next = position;
    Round round = position.round();
    long dueMillis = round.phase().dueMillis();
    boolean late = dueMillis <= atMillis;
    for (Seat setter : position.allSeats()) {
      Stack stack = round.of(setter);
      if (stack.progress() == Progress.REQUIRED && stack.plea().dueMillis() <= atMillis) {
        events.add(new News.Unspelt(setter));
        next = next.with(setter, stack.at(Progress.UNSPELT));
      } else if (stack.progress() == Progress.UNSOLVED && late) {
        next = next.with(setter, stack.at(Progress.FAILED));
      }
    }
    if (late) next = next.with(next.round().with(new Phase.Prove(position.allSeats(), dueMillis)));
    return goOn(next, atMillis, events);
  }

  private Round stop(Round round, long atMillis, List<Event> events) {
    events.add(new News.TimeUp(round.setters(Progress.OPEN).isEmpty()));
    Round stopped = round;
    for (Seat setter : round.setters(Progress.OPEN))
      stopped = stopped.with(setter, stopped.of(setter).at(Progress.UNSOLVED));
    return stopped.with(
        new Phase.Prove(
            round.phase().content(), options.dueMillis(atMillis, PuzzleNeighbor.MINUTE_MILLIS)));
  }

  private Ruling<Position> goOn(Position position, long atMillis, Event... news) {
    return goOn(position, atMillis, new ArrayList<>(List.of(news)));
  }

  /// When nobody tries any longer the time is up, and when all is settled the round is over.
  private Ruling<Position> goOn(Position position, long atMillis, List<Event> events) {
    Round round = position.round();
    if (round.phase() instanceof Phase.Solve && round.setters(Progress.OPEN).isEmpty())
      round = stop(round, atMillis, events);
    Position next = position.with(round.at(atMillis));
    if (round.phase() instanceof Phase.Prove && isSettled(next))
      return Ruling.legal(new Scoring(options, words).endRound(next, atMillis, events), events);
    return Ruling.legal(next, events);
  }

  private static boolean isSettled(Position position) {
    Round round = position.round();
    Seats open = round.setters(Progress.UNSOLVED).or(round.setters(Progress.REQUIRED));
    if (!open.isEmpty()) return false;
    for (Seat seat : position.allSeats())
      if (Position.mayDoubt(position.match(), round, seat)) return false;
    return true;
  }
}
