package parlour.games.wordbuilding;

import static parlour.games.material.letters.LetterFaces.capital;
import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.games.material.Counters;
import parlour.games.material.GeneralRules;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LetterFaces;
import parlour.games.wordbuilding.Position.Claim;
import parlour.games.wordbuilding.Position.Phase;
import parlour.games.wordbuilding.Position.Round;
import parlour.games.wordbuilding.Position.Turn;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// Adding a letter with a word in mind, and doubting that word.
record Building(Options options, Words words) {
  /// A letter and where it is taken from, in an answer `h.p` for a P of the hand and `c.p` for one
  /// of the crib; of several the first is meant, and a player may leave it open.
  record Taken(char letter, char from) {
    static Taken of(Move.Add move) {
      return new Taken(move.letter(), move.from());
    }

    static Optional<Taken> read(String ids) {
      if (ids.isEmpty()) return Optional.of(new Taken(LetterFaces.NONE, LetterFaces.NONE));
      char letter = LetterFaces.letter(ids);
      String zone = LetterFaces.zone(ids);
      boolean named = zone.equals("h") || zone.equals("c");
      return named && letter != LetterFaces.NONE
          ? Optional.of(new Taken(letter, zone.charAt(0)))
          : Optional.empty();
    }

    String id() {
      boolean open = letter == LetterFaces.NONE || from == LetterFaces.NONE;
      return open ? "" : LetterFaces.id(String.valueOf(from), letter, 1);
    }
  }

  Ruling<Position> add(Position position, Seat by, Move.Add move, long atMillis) {
    String word = move.word();
    if (word.length() < words.judge().law().least() || !Letters.spellable(word))
      return Ruling.illegal(GeneralRules.MIN_LENGTH, "Have a word of two letters or more in mind.");
    if (word.length() > Words.LONGEST)
      return Ruling.illegal(
          Rule.LETTERS_CHECKED, "There are not letters enough for so long a word.");
    return position.round().phase() == Phase.UP
        ? build(position, by, move, atMillis)
        : set(position, by, move, atMillis);
  }

  /// First part: the next letter of a word that begins with the letters set apart and that the crib
  /// can complete.
  private Ruling<Position> set(Position position, Seat by, Move.Add move, long atMillis) {
    String word = move.word();
    String laid = position.round().word().laid();
    boolean first = laid.isEmpty();
    if (!word.startsWith(laid))
      return Ruling.illegal(
          Rule.NEXT_SET, "Your word begins with the letters set apart, in the same order.");
    if (word.length() == laid.length())
      return Ruling.illegal(
          Rule.NEXT_THINK,
          Sentence.of("{0} lies there already: your word needs another letter.", capitals(word)));
    if (!position.round().crib().covers(Letters.of(word.substring(laid.length()))))
      return Ruling.illegal(
          first ? Rule.FIRST_THINK : Rule.NEXT_THINK,
          Sentence.of("The crib has not all the letters for {0}.", capitals(word)));
    char letter = word.charAt(laid.length());
    if (move.from() == Move.HAND)
      return Ruling.illegal(Rule.FIRST_THINK, "In this part letters come from the crib alone.");
    if (move.letter() != LetterFaces.NONE && move.letter() != letter)
      return Ruling.illegal(
          Rule.NEXT_SET,
          Sentence.of("The letter of your word to set apart now is {0}.", capital(letter)));
    if (first && move.syllable())
      return Ruling.illegal(
          Rule.FIRST_SYLLABLE, "The first letter has its counter: there is no second for it.");
    return think(
        position,
        by,
        move,
        new Taken(letter, Move.CRIB),
        Layout.next(laid, word, starts(word)),
        atMillis);
  }

  /// Second part: any letter of a word that holds all the letters laid, and that hand and crib can
  /// complete.
  private Ruling<Position> build(Position position, Seat by, Move.Add move, long atMillis) {
    String word = move.word();
    String laid = position.round().word().laid();
    Letters letters = Letters.of(word);
    if (!letters.covers(Letters.of(laid)))
      return Ruling.illegal(
          Rule.UP_KEEP_LETTERS,
          Sentence.of("All the letters of {0} are part of your word.", capitals(laid)));
    Letters wanting = letters.minus(Letters.of(laid));
    if (wanting.isEmpty())
      return Ruling.illegal(Rule.UP_ONE_LETTER, "Every play adds a letter: your word has no more.");
    Letters hand = position.hand(by);
    if (!hand.plus(position.round().crib()).covers(wanting))
      return Ruling.illegal(
          Rule.UP_HOLD_ALL,
          Sentence.of(
              "All that {0} needs must be in your hand, or hand and crib together.",
              capitals(word)));
    return switch (taken(wanting, hand, position.round().crib(), move)) {
      case Ruling.Illegal<Taken>(var clause, String why) -> Ruling.illegal(clause, why);
      case Ruling.Legal<Taken>(Taken taken, var _) ->
          think(
              position,
              by,
              move,
              taken,
              Layout.built(laid, word, taken.letter, starts(word)),
              atMillis);
    };
  }

  /// Which letter is meant, where the move leaves it open.
  private static Ruling<Taken> taken(Letters wanting, Letters hand, Letters crib, Move.Add move) {
    char letter = move.letter();
    if (letter == LetterFaces.NONE) {
      if (Integer.bitCount(wanting.kinds()) > 1)
        return Ruling.illegal(
            Rule.WHICH_LETTER, Sentence.of("Say which letter you add now: {0}.", either(wanting)));
      letter = wanting.at(0);
    }
    if (!Letters.isLetter(letter) || !wanting.has(letter))
      return Ruling.illegal(Rule.UP_ONE_LETTER, "Add a letter that your word still needs.");
    char from = move.from();
    // From the crib where it can be: what is left in the hand is the player's alone.
    if (from == LetterFaces.NONE) from = crib.has(letter) ? Move.CRIB : Move.HAND;
    if (!(from == Move.HAND ? hand : crib).has(letter))
      return Ruling.illegal(
          Rule.UP_HOLD_ALL,
          Sentence.of(
              from == Move.HAND ? "You hold no {0}." : "The crib has no {0}.", capital(letter)));
    return Ruling.legal(new Taken(letter, from));
  }

  /// Those letters to choose from, each kind once: P or S.
  private static String either(Letters letters) {
    return String.join(" or ", letters.atMost(1).toString().split(""));
  }

  private int starts(String word) {
    return words.starts(word);
  }

  /// The word is written down and sealed, and the letter laid; an umpire looks at it first.
  private Ruling<Position> think(
      Position position, Seat by, Move.Add move, Taken taken, Layout layout, long atMillis) {
    String word = move.word();
    boolean umpire = options.judging() == JudgingMode.UMPIRE;
    if (umpire && !words.isWord(word) && words.judge().judge(word) instanceof Verdict.Refused no)
      return GeneralRules.refuse(no);
    if (umpire && move.syllable() && !layout.syllable())
      return Ruling.illegal(
          Rule.SYLLABLE_JUDGE,
          Sentence.of("{0} has no new syllable that begins there.", capitals(words.divided(word))));
    Round round = position.round();
    boolean first = round.word().laid().isEmpty();
    int paid = Payments.letter(first, move.syllable(), layout.transposed());
    Counters drawn = Payments.draw(position.match().counters(), by, paid);
    boolean fromHand = taken.from == Move.HAND;
    Claim claim =
        umpire
            ? Claim.NONE
            : new Claim(
                by,
                taken.letter,
                taken.from,
                paid,
                move.syllable(),
                round.word(),
                round.turn().play(),
                drawn);
    Turn turn =
        new Turn(
            position.match().lead().next(by),
            round.turn().play() + 1,
            options.clock().dueMillis(atMillis, WordBuilding.MINUTE_MILLIS),
            claim);
    Round after =
        round
            .with(
                round.word().laid(layout, by),
                fromHand ? round.crib() : round.crib().minus(taken.letter),
                move.syllable() ? round.open().with(by) : round.open().without(by))
            .with(turn);
    Position next =
        new Position(
            position.match().with(drawn),
            after,
            fromHand
                ? position.hands().with(by, position.hand(by).minus(taken.letter))
                : position.hands(),
            position.minds().with(by, word),
            position.dice());
    return Ruling.legal(next, told(by, move, taken, layout, round));
  }

  private List<Event> told(Seat by, Move.Add move, Taken taken, Layout layout, Round round) {
    List<Event> events = new ArrayList<>(3);
    boolean up = round.phase() == Phase.UP;
    events.add(
        up
            ? new News.BuiltUp(by, taken.letter, taken.from, layout.spread(), move.word())
            : new News.SetApart(by, taken.letter, round.word().laid().isEmpty(), move.word()));
    if (layout.transposed()) events.add(new News.Transposed(by, round.word().laid()));
    if (move.syllable()) events.add(new News.SyllableClaimed(by, words.divided(move.word())));
    return events;
  }

  Ruling<Position> challenge(Position position, Seat by, int play, long atMillis) {
    Turn turn = position.round().turn();
    Claim claim = turn.claim();
    if (claim.isNone() || play != claim.play())
      return Ruling.illegal(Rule.FALL, "That word can no longer be challenged.");
    if (claim.by().equals(by))
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "Your own word is for others to challenge.");
    if (!Position.doubters(position.match(), turn).has(by))
      return Ruling.illegal(
          GeneralRules.PARTNERS_WORD, "Your partner's word is for the others to challenge.");
    String word = position.minds().at(claim.by());
    Round round = position.round();
    Seats open = round.open().with(claim.by());
    Position opened =
        position.with(round.with(round.word(), round.crib(), open).with(turn.settled()));
    List<Event> events = new ArrayList<>();
    if (!words.isWord(word)) {
      events.add(new News.Fell(by, claim.by(), claim.letter(), why(word), claim.paid()));
      // What players have paid since for adding nothing to it was paid for no word.
      Position fallen =
          takenBack(opened, claim)
              .with(Payments.doubt(claim.counters(), claim.by(), by, claim.paid()));
      return new Circuit(options, words).unable(fallen, claim.by(), atMillis, events);
    }
    if (claim.syllable() && !isSyllable(position, claim, word)) {
      events.add(new News.SyllableFell(by, claim.by(), words.divided(word)));
      return Ruling.legal(
          opened.with(Payments.doubt(position.match().counters(), claim.by(), by, 1)), events);
    }
    events.add(new News.Stood(by, claim.by(), word, options.dearDoubt()));
    return Ruling.legal(
        options.dearDoubt()
            ? opened.with(Payments.doubt(position.match().counters(), by, claim.by(), 1))
            : opened,
        events);
  }

  private String why(String word) {
    return words.judge().judge(word) instanceof Verdict.Refused refused
        ? refused.why()
        : capitals(word) + " is too long";
  }

  private boolean isSyllable(Position position, Claim claim, String word) {
    String laid = claim.before().laid();
    return position.round().phase() == Phase.UP
        ? Layout.built(laid, word, claim.letter(), starts(word)).syllable()
        : Layout.next(laid, word, starts(word)).syllable();
  }

  /// The letter goes back where it came from, and the word is what it was.
  private static Position takenBack(Position position, Claim claim) {
    Round round = position.round();
    boolean fromHand = claim.from() == Move.HAND;
    Letters crib = fromHand ? round.crib() : round.crib().plus(claim.letter());
    PerSeat<Letters> hands =
        fromHand
            ? position.hands().with(claim.by(), position.hand(claim.by()).plus(claim.letter()))
            : position.hands();
    return new Position(
        position.match(),
        round.with(claim.before(), crib, round.open()),
        hands,
        position.minds(),
        position.dice());
  }
}
