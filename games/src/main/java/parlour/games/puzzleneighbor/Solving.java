package parlour.games.puzzleneighbor;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.letters.WordNews;
import parlour.games.puzzleneighbor.Position.Phase;
import parlour.games.puzzleneighbor.Position.Round;
import parlour.games.puzzleneighbor.Stack.Claim;
import parlour.games.puzzleneighbor.Stack.Proof;
import parlour.games.puzzleneighbor.Stack.Stage;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// From the call to the end of the round: announcing, doubting, and words required of their
/// setters.
record Solving(PuzzleNeighbor game, long at) {
  /// How often a setter is heard.
  static final int TRIES = 10;

  Ruling<Position> announce(Position position, Seat by, String word) {
    Seat setter = position.match().setter(by);
    Stack stack = position.round().of(setter);
    if (position.round().phase() != Phase.SOLVE || stack.stage() != Stage.OPEN)
      return Ruling.illegal(Rule.START, "You have no stack to solve now.");
    if (!Letters.spellable(word) || !Letters.of(word).equals(Letters.of(stack.letters())))
      return Ruling.illegal(
          Rule.SOLVE, "A word must use all the letters of your stack, and no others.");
    boolean vigilant = game.options().vigilant();
    if (!vigilant && game.words().judge().judge(word) instanceof Verdict.Refused refused)
      return GeneralRules.refuse(refused);
    Proof proof = vigilant ? Proof.UNTRIED : Proof.GOOD;
    Claim claim = new Claim(word, position.round().announced(), proof, Seat.NOBODY);
    List<Event> events = new ArrayList<>();
    events.add(new News.Announced(by, word));
    return goOn(position.with(setter, stack.with(claim)), events);
  }

  Ruling<Position> giveUp(Position position, Seat by) {
    Seat setter = position.match().setter(by);
    if (position.round().phase() != Phase.SOLVE
        || position.round().of(setter).stage() != Stage.OPEN)
      return Ruling.illegal(Rule.START, "You have no stack to solve now.");
    List<Event> events = new ArrayList<>();
    events.add(new News.Yielded(by));
    Stack unsolved = position.round().of(setter).at(Stage.UNSOLVED);
    return goOn(position.with(setter, unsolved), events);
  }

  /// A player doubts the first word of that spelling which another announced.
  Ruling<Position> challenge(Position position, Seat by, String word) {
    for (Seat setter : position.company()) {
      Stack stack = position.round().of(setter);
      Seat maker = position.match().receiver(setter);
      boolean meant = stack.isUntried() && stack.claim().word().equals(word);
      if (!meant || maker.equals(by) || position.round().content().has(by)) continue;
      boolean good = game.words().judge().admit(word) >= 0;
      List<Event> events = new ArrayList<>();
      events.add(new WordNews.Doubted(by, maker, word, good));
      Claim claim =
          good
              ? new Claim(word, stack.claim().order(), Proof.GOOD, Seat.NOBODY)
              : new Claim(word, stack.claim().order(), Proof.STRUCK, by);
      return goOn(position.with(setter, stack.with(claim)), events);
    }
    return Ruling.illegal(GeneralRules.WHO_CHECKS, "There is no such word for you to doubt.");
  }

  Ruling<Position> content(Position position, Seat by) {
    Round round = position.round();
    if (round.phase() != Phase.PROVE || !Position.mayDoubt(position.match(), round, by))
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "There is no word for you to look at now.");
    return goOn(position.with(round.with(round.content().with(by))), new ArrayList<>());
  }

  /// One who has failed requires the word, or pays.
  Ruling<Position> settle(Position position, Seat by, boolean pays) {
    Seat setter = position.match().setter(by);
    Stack stack = position.round().of(setter);
    if (position.round().phase() != Phase.PROVE || stack.stage() != Stage.UNSOLVED)
      return Ruling.illegal(Rule.PROVE, "You have nothing to require or to pay now.");
    List<Event> events = new ArrayList<>();
    events.add(pays ? new News.Owned(by) : new News.Required(by, setter));
    long due = game.options().due(at, PuzzleNeighbor.MINUTE);
    Stack next = pays ? stack.at(Stage.FAILED) : stack.required(due);
    return goOn(position.with(setter, next), events);
  }

  Ruling<Position> spell(Position position, Seat by, String word) {
    Stack stack = position.round().of(by);
    if (position.round().phase() != Phase.PROVE || stack.stage() != Stage.REQUIRED)
      return Ruling.illegal(Rule.PROVE, "No word is required of you now.");
    if (!Letters.spellable(word) || word.length() != game.options().length())
      return Ruling.illegal(Rule.AGREE, "Your word had as many letters as were agreed upon.");
    if (stack.plea().tries().contains(word) || stack.plea().tries().size() >= TRIES)
      return Ruling.illegal(Rule.PROVE, "You have said that before, or too much already.");
    boolean right =
        Letters.of(word).equals(Letters.of(stack.letters()))
            && game.words().judge().admit(word) >= 0;
    List<Event> events = new ArrayList<>();
    events.add(new News.Spelt(by, word, right));
    Stack next = right ? stack.with(word, stack.letters()).at(Stage.SPELT) : stack.tried(word);
    return goOn(position.with(by, next), events);
  }

  Ruling<Position> concede(Position position, Seat by) {
    Stack stack = position.round().of(by);
    if (position.round().phase() != Phase.PROVE || stack.stage() != Stage.REQUIRED)
      return Ruling.illegal(Rule.PROVE, "No word is required of you now.");
    List<Event> events = new ArrayList<>();
    events.add(new News.Unspelt(by));
    return goOn(position.with(by, stack.at(Stage.UNSPELT)), events);
  }

  /// A deadline has passed: the three minutes, or what may be done after them.
  Ruling<Position> timeUp(Position position) {
    List<Event> events = new ArrayList<>();
    if (position.round().phase() == Phase.SOLVE)
      return goOn(position.with(stop(position.round(), events)), events);
    Position next = position;
    Round round = position.round();
    for (Seat setter : position.company()) {
      Stack stack = round.of(setter);
      if (stack.stage() == Stage.REQUIRED && stack.plea().due() <= at) {
        events.add(new News.Unspelt(setter));
        next = next.with(setter, stack.at(Stage.UNSPELT));
      } else if (stack.stage() == Stage.UNSOLVED && round.due() <= at) {
        next = next.with(setter, stack.at(Stage.FAILED));
      }
    }
    if (round.due() <= at) next = next.with(next.round().with(position.company()));
    return goOn(next, events);
  }

  private Round stop(Round round, List<Event> events) {
    events.add(new News.TimeUp());
    Round stopped = round;
    for (Seat setter : round.setters(Stage.OPEN))
      stopped = stopped.with(setter, stopped.of(setter).at(Stage.UNSOLVED));
    return stopped.with(Phase.PROVE, game.options().due(at, PuzzleNeighbor.MINUTE));
  }

  /// When nobody tries any longer the time is up, and when all is settled the round is over.
  private Ruling<Position> goOn(Position position, List<Event> events) {
    Round round = position.round();
    if (round.phase() == Phase.SOLVE && round.setters(Stage.OPEN).isEmpty())
      round = stop(round, events);
    Position next = position.with(round.at(at));
    if (round.phase() == Phase.PROVE && isSettled(next))
      return Ruling.legal(new Scoring(game, at).endRound(next, events), events);
    return Ruling.legal(next, events);
  }

  private static boolean isSettled(Position position) {
    Round round = position.round();
    Seats open = round.setters(Stage.UNSOLVED).or(round.setters(Stage.REQUIRED));
    if (!open.isEmpty()) return false;
    for (Seat seat : position.company())
      if (Position.mayDoubt(position.match(), round, seat)) return false;
    return true;
  }
}
