package parlour.games.puzzleneighbor;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.games.material.GeneralRules;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.GivenWords;
import parlour.games.material.letters.LetterFaces;
import parlour.games.puzzleneighbor.Position.Round;
import parlour.games.puzzleneighbor.Stack.Progress;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// A round until the call: everybody picks a word and passes its letters on.
record Picking(Options options, GivenWords words) {
  Ruling<Position> pick(Position position, Seat by, String word, long atMillis) {
    Round round = position.round();
    if (!(round.phase() instanceof Phase.Pick) || round.of(by).progress() != Progress.NONE)
      return Ruling.illegal(Rule.CHOOSE, "You have passed on a stack already.");
    if (word.length() != options.length() || !Letters.spellable(word))
      return Ruling.illegal(
          Rule.AGREE, Sentence.of("A word of {0:letters} is agreed upon.", options.length()));
    if (!options.vigilant() && words.judge().judge(word) instanceof Verdict.Refused refused)
      return GeneralRules.refuse(refused);
    Letters letters = Letters.of(word);
    if (!letters.atMost(View.GLANCE).equals(letters))
      return Ruling.illegal(Rule.FOUR_ALIKE, "No word has a letter five times.");
    if (!options.letters().covers(letters))
      return Ruling.illegal(
          Rule.CHOOSE,
          Sentence.of("Not enough open letters are left for {0}.", LetterFaces.capitals(word)));
    List<Event> events = new ArrayList<>();
    Dice dice = new Dice(position.dice());
    Position next = pass(position, by, word, false, dice, events);
    return Ruling.legal(goOn(next, dice, atMillis), events);
  }

  private static Position pass(
      Position position, Seat by, String word, boolean late, Dice dice, List<Event> events) {
    events.add(new News.Passed(by, position.match().receiver(by), late));
    return position.with(by, Stack.passed(word, Box.mixed(word, word, dice)));
  }

  /// When all stacks are passed it is for the leader to call.
  private Position goOn(Position position, Dice dice, long atMillis) {
    Round round = position.round().at(atMillis);
    if (round.setters(Progress.PASSED).equals(position.allSeats()))
      round =
          round.with(
              new Phase.Call(options.clock().dueMillis(atMillis, PuzzleNeighbor.CALL_MILLIS)));
    return new Position(position.match(), round, dice.state());
  }

  /// Picks a word for everybody who has not.
  Ruling<Position> pickRest(Position position, long atMillis) {
    List<Event> events = new ArrayList<>();
    Dice dice = new Dice(position.dice());
    Position next = position;
    for (Seat seat : position.allSeats()) {
      if (next.round().of(seat).progress() != Progress.NONE) continue;
      String word = words.any(options.length(), untaken(next.round()), dice);
      next = pass(next, seat, word, true, dice, events);
    }
    return Ruling.legal(goOn(next, dice, atMillis), events);
  }

  /// The letters nobody has taken, from which the house picks; all where players took more of one
  /// than there is.
  private Letters untaken(Position.Round round) {
    Letters left = options.letters();
    for (int i = 0; i < round.stacks().seats(); i++) {
      Letters taken = Letters.of(round.stacks().at(Seat.of(i)).letters());
      if (!left.covers(taken)) return options.letters();
      left = left.minus(taken);
    }
    return left;
  }

  Ruling<Position> call(Position position, Seat by, long atMillis) {
    if (!by.equals(position.match().lead().leader())
        || !(position.round().phase() instanceof Phase.Call))
      return Ruling.illegal(Rule.START, "Only the leader calls, when all stacks are passed.");
    return begin(position, atMillis);
  }

  /// "Puzzle": all turn up their stacks together.
  Ruling<Position> begin(Position position, long atMillis) {
    PerSeat<Stack> open = position.round().stacks().map((_, stack) -> stack.at(Progress.OPEN));
    long dueMillis = options.dueMillis(atMillis, PuzzleNeighbor.THREE_MINUTES_MILLIS);
    Round round = new Round(new Phase.Solve(Seats.NONE, dueMillis), atMillis, open);
    return Ruling.legal(position.with(round), new News.Called(position.match().lead().leader()));
  }
}
