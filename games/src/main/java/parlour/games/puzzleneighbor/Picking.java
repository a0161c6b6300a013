package parlour.games.puzzleneighbor;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LetterFaces;
import parlour.games.puzzleneighbor.Position.Phase;
import parlour.games.puzzleneighbor.Position.Round;
import parlour.games.puzzleneighbor.Stack.Stage;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// Until the call: everybody picks a word and passes its letters on.
record Picking(PuzzleNeighbor game, long at) {
  Ruling<Position> pick(Position position, Seat by, String word) {
    Round round = position.round();
    Options options = game.options();
    if (round.phase() != Phase.PICK || round.of(by).stage() != Stage.NONE)
      return Ruling.illegal(Rule.CHOOSE, "You have passed on a stack already.");
    if (word.length() != options.length() || !Letters.spellable(word))
      return Ruling.illegal(
          Rule.AGREE,
          "A word of " + Phrases.count(options.length(), "letter") + " is agreed upon.");
    if (!options.vigilant() && game.words().judge().judge(word) instanceof Verdict.Refused refused)
      return GeneralRules.refuse(refused);
    Letters letters = Letters.of(word);
    if (!letters.atMost(View.GLANCE).equals(letters))
      return Ruling.illegal(Rule.CHOOSE, "No word has a letter five times.");
    Letters left = game.box().minus(round.out());
    if (!left.covers(letters))
      return Ruling.illegal(
          Rule.CHOOSE, "Not enough open letters are left for " + LetterFaces.capitals(word) + ".");
    List<Event> events = new ArrayList<>();
    Dice dice = new Dice(position.dice());
    Position next = pass(position, by, word, false, dice, events);
    return Ruling.legal(goOn(next, dice), events);
  }

  private static Position pass(
      Position position, Seat by, String word, boolean late, Dice dice, List<Event> events) {
    events.add(new News.Passed(by, position.match().receiver(by), late));
    return position.with(by, Stack.passed(word, Box.mixed(word, word, dice)));
  }

  /// When all stacks are passed it is for the leader to call.
  private Position goOn(Position position, Dice dice) {
    Round round = position.round().at(at);
    if (round.setters(Stage.PASSED).equals(position.company()))
      round = round.with(Phase.CALL, game.options().clock().due(at, PuzzleNeighbor.CALL));
    return new Position(position.match(), round, dice.state());
  }

  /// The house picks the words that are wanting.
  Ruling<Position> pickRest(Position position) {
    List<Event> events = new ArrayList<>();
    Dice dice = new Dice(position.dice());
    Position next = position;
    for (Seat seat : position.company()) {
      if (next.round().of(seat).stage() != Stage.NONE) continue;
      String word = game.houseWord(game.box().minus(next.round().out()), dice);
      next = pass(next, seat, word, true, dice, events);
    }
    return Ruling.legal(goOn(next, dice), events);
  }

  Ruling<Position> call(Position position, Seat by) {
    if (!by.equals(position.match().lead().leader()) || position.round().phase() != Phase.CALL)
      return Ruling.illegal(Rule.START, "Only the leader calls, when all stacks are passed.");
    return begin(position);
  }

  /// "Puzzle": all turn up their stacks together.
  Ruling<Position> begin(Position position) {
    PerSeat<Stack> open = position.round().stacks().map((_, stack) -> stack.at(Stage.OPEN));
    long due = game.options().due(at, PuzzleNeighbor.THREE_MINUTES);
    Round round = new Round(Phase.SOLVE, at, due, open, Seats.NONE);
    return Ruling.legal(position.with(round), new News.Called(position.match().lead().leader()));
  }
}
