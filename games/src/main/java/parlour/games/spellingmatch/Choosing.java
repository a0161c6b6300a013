package parlour.games.spellingmatch;

import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.games.material.GeneralRules;
import parlour.games.material.LeadOrder;
import parlour.games.material.Lists;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// The match until the call: words are chosen, put in stacks and passed to the left.
record Choosing(Options options, Words words) {
  /// How long a player may think about one word in turn, in milliseconds.
  static final long WORD_MILLIS = 60_000;

  /// How long all may think about all their words at once.
  static final long TOGETHER_MILLIS = 180_000;

  /// How long the leader may wait with the call.
  static final long CALL_MILLIS = 30_000;

  /// When the next word must be chosen.
  long dueMillis(long atMillis) {
    return options.together()
        ? atMillis + TOGETHER_MILLIS
        : options.clock().dueMillis(atMillis, WORD_MILLIS);
  }

  /// The player whose turn it is to choose a word: from the leader's right on, one word in a
  /// circuit.
  static Seat chooser(LeadOrder lead, PerSeat<List<Stack>> stacks) {
    Seat first = lead.firstToPlay();
    Seat chooser = first;
    for (Seat seat = lead.next(first); !seat.equals(first); seat = lead.next(seat))
      if (stacks.at(seat).size() < stacks.at(chooser).size()) chooser = seat;
    return chooser;
  }

  /// The players who have words to choose now.
  Seats choosers(Position position) {
    LeadOrder lead = position.match().lead();
    if (!options.together()) return Seats.of(chooser(lead, position.stacks()));
    Seats choosers = Seats.NONE;
    for (Seat seat : lead.allSeats())
      if (position.stacks().at(seat).size() < options.words()) choosers = choosers.with(seat);
    return choosers;
  }

  Ruling<Position> choose(Position position, Seat by, String word, long atMillis) {
    if (!(position.phase() instanceof Phase.Choosing))
      return Ruling.illegal(Rule.CHOOSE, "All words are chosen.");
    if (!choosers(position).has(by))
      return options.together()
          ? Ruling.illegal(Rule.COUNT, "You have contributed all your words.")
          : Ruling.illegal(Rule.SUPPLY, "It is not your turn to choose.");
    if (word.length() != options.length() || !Letters.spellable(word))
      return Ruling.illegal(
          Rule.LENGTH, Sentence.of("Every word of this match has {0:letters}.", options.length()));
    Letters letters = Letters.of(word);
    if (most(letters) > View.SCARCE)
      return Ruling.illegal(Rule.SAME_WORD, "No word has five or more of one letter.");
    if (!position.left(by).covers(letters))
      return Ruling.illegal(
          Rule.SUPPLY,
          Sentence.of("The letters for {0} are not all there any more.", capitals(word)));
    if (isOwn(position, by, word))
      return Ruling.illegal(
          Rule.SAME_WORD, Sentence.of("You have contributed {0} already.", capitals(word)));
    if (!options.vigilant() && words.judge().judge(word) instanceof Verdict.Refused refused)
      return GeneralRules.refuse(refused);
    Dice dice = new Dice(position.dice());
    List<Event> events = new ArrayList<>();
    events.add(new News.Contributed(by, position.stacks().at(by).size() + 1, word));
    return goOn(stacked(position, by, word, dice), atMillis, events);
  }

  private static int most(Letters letters) {
    int most = 0;
    for (int left = letters.kinds(); left != 0; left &= left - 1) {
      char letter = (char) ('a' + Integer.numberOfTrailingZeros(left));
      most = Math.max(most, letters.count(letter));
    }
    return most;
  }

  /// The letters lie in a stack, mixed.
  private static Position stacked(Position position, Seat by, String word, Dice dice) {
    Stack stack = Stack.of(word, Box.mixed(word, word, dice));
    return new Position(
        position.match(),
        position.phase(),
        position.nowMillis(),
        position.heap(),
        position.stacks().with(by, Lists.plus(position.stacks().at(by), stack)),
        position.players(),
        dice.state());
  }

  private Ruling<Position> goOn(Position position, long atMillis, List<Event> events) {
    for (Seat seat : position.match().allSeats()) {
      if (position.stacks().at(seat).size() == options.words()) continue;
      Phase phase = options.together() ? position.phase() : new Phase.Choosing(dueMillis(atMillis));
      return Ruling.legal(position.with(phase, atMillis), events);
    }
    events.add(new News.PassedLeft(options.words()));
    return Ruling.legal(
        position.with(new Phase.Ready(options.clock().dueMillis(atMillis, CALL_MILLIS)), atMillis),
        events);
  }

  /// Somebody took too long: a word is picked for them; where all choose at once, all the missing
  /// ones.
  Ruling<Position> timeUp(Position position, long atMillis) {
    List<Event> events = new ArrayList<>();
    Dice dice = new Dice(position.dice());
    Position next = position;
    for (Seat seat : choosers(position)) {
      do {
        String word = house(next, seat, dice);
        events.add(new News.HousePicked(seat, word));
        next = stacked(next, seat, word, dice);
      } while (options.together() && next.stacks().at(seat).size() < options.words());
    }
    return goOn(next, atMillis, events);
  }

  private String house(Position position, Seat seat, Dice dice) {
    String word = words.anyOf(position.untaken(seat), options.length(), dice);
    for (int attempt = 0; attempt < 8 && isOwn(position, seat, word); attempt++)
      word = words.anyOf(position.untaken(seat), options.length(), dice);
    return word;
  }

  private static boolean isOwn(Position position, Seat seat, String word) {
    for (Stack stack : position.stacks().at(seat)) if (stack.word().equals(word)) return true;
    return false;
  }

  Ruling<Position> call(Position position, Seat by, long atMillis) {
    if (!by.equals(position.match().lead().leader()))
      return Ruling.illegal(Rule.CALL, "Only the leader calls Spell.");
    if (position.phase() instanceof Phase.Choosing)
      return Ruling.illegal(Rule.CALL, "Everybody must be ready first.");
    if (!(position.phase() instanceof Phase.Ready))
      return Ruling.illegal(Rule.CALL, "Spell has been called.");
    return called(position, atMillis);
  }

  /// "Spell": all begin.
  Ruling<Position> called(Position position, long atMillis) {
    Phase spelling =
        new Phase.Spelling(Seat.NOBODY, Prompt.NEVER, atMillis + options.allowanceMillis());
    return Ruling.legal(
        position.with(spelling, atMillis),
        new News.SpellCalled(position.match().lead().leader(), options.minutes()));
  }
}
