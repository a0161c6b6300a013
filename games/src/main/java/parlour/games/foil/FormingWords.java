package parlour.games.foil;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Sentence;
import parlour.engine.TableRules;
import parlour.games.foil.words.Holder;
import parlour.games.foil.words.Scramble;
import parlour.games.material.Pile;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Category;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;

/// The rules of forming words and of knocking.
record FormingWords(Options options, Judge judge) {
  /// After this many turns each, play stops even if nobody has knocked.
  static final int TURNS = 25;

  /// What a false knock costs.
  static final int FALSE_KNOCK = -20;

  Ruling<Position> play(
      Position position, Phase.Forming forming, Seat by, Move move, long atMillis) {
    return switch (move) {
      case Move.Draw() -> draw(position, forming, by);
      case Move.Take(int count) -> take(position, forming, by, count);
      case Move.Discard(char letter) -> discard(position, forming, by, letter, atMillis);
      case Move.Knock(char discard) -> knock(position, forming, by, discard, atMillis);
      case Move.Lay(String word) -> lay(position, forming, by, word);
      case Move.Unlay(int line) -> unlay(position, forming, by, line);
      case Move.Name _,
          Move.Mix _,
          Move.Shuffle _,
          Move.Ready _,
          Move.Write _,
          Move.PencilDown _,
          Move.Vote _,
          Move.GoOn _ ->
          Ruling.illegal(TableRules.SENSE, "Words are still being formed.");
    };
  }

  private static boolean isTurn(Phase.Forming forming, Seat by) {
    return forming.turn().seat().equals(by);
  }

  private static Ruling<Position> notYourTurn() {
    return Ruling.illegal(
        TableRules.TURN, "It is not your turn; meanwhile you may group your letters.");
  }

  private Ruling<Position> draw(Position position, Phase.Forming forming, Seat by) {
    if (!isTurn(forming, by)) return notYourTurn();
    if (forming.turn().hasDrawn()) return Ruling.illegal(Rule.DRAW, "You have drawn already.");
    if (!position.tray().canDraw())
      return Ruling.illegal(Rule.STOCK_OUT, "The deck is out: take from the discards.");
    List<Event> events = new ArrayList<>(2);
    Position ready = renewed(position, events);
    char letter = Box.letter(ready.tray().deck(), 0);
    events.add(new News.Drawn(by, letter));
    return Ruling.legal(ready.draw(by).with(forming.with(forming.turn().drew(letter))), events);
  }

  private static Position renewed(Position position, List<Event> events) {
    if (!position.tray().deck().isEmpty()) return position;
    Dice dice = new Dice(position.dice());
    events.add(new News.DeckRenewed());
    Position.Tray tray = position.tray().renewed(dice);
    return position.with(tray, dice.state());
  }

  private Ruling<Position> take(Position position, Phase.Forming forming, Seat by, int count) {
    if (!isTurn(forming, by)) return notYourTurn();
    if (forming.turn().hasDrawn()) return Ruling.illegal(Rule.DRAW, "You have drawn already.");
    int there = position.tray().discards().size();
    if (count < 1 || count > there) {
      return Ruling.illegal(
          Rule.DEPTH,
          Sentence.of(
              "From the discards you take one card or more from the top; there are {0}.", there));
    }
    Pile discards = position.tray().discards();
    String letters =
        IntStream.range(0, count)
            .mapToObj(i -> LetterFaces.capital(Box.letter(discards, i)))
            .collect(Collectors.joining(" "));
    char last = Box.letter(discards, count - 1);
    Position taken = position.take(by, count).with(forming.with(forming.turn().drew(last)));
    return Ruling.legal(taken, new News.Taken(by, letters));
  }

  private Ruling<Position> discard(
      Position position, Phase.Forming forming, Seat by, char letter, long atMillis) {
    if (!isTurn(forming, by)) return notYourTurn();
    if (!forming.turn().hasDrawn()) return Ruling.illegal(Rule.DRAW, "A turn begins with a draw.");
    if (!holds(position, by, letter))
      return Ruling.illegal(TableRules.SENSE, "You have no such card.");
    List<Event> events = new ArrayList<>(2);
    events.add(new News.Discarded(by, letter));
    Phase.Forming kept = forming.with(by, kept(position, forming, by, letter));
    return Ruling.legal(pass(position.discard(by, letter), kept, atMillis, events), events);
  }

  private static boolean holds(Position position, Seat by, char letter) {
    return Letters.isLetter(letter) && letter >= 'a' && position.hands().at(by).has(letter);
  }

  /// The holder once a card has left the hand: a loose one goes first, otherwise a word falls
  /// apart.
  private static Holder kept(Position position, Phase.Forming forming, Seat by, char letter) {
    Holder holder = forming.holders().at(by);
    return position.hands().at(by).count(letter) > holder.letters().count(letter)
        ? holder
        : holder.without(letter);
  }

  /// The turn passes to the left, unless play has gone on for too long.
  private Position pass(
      Position position, Phase.Forming forming, long atMillis, List<Event> events) {
    int number = forming.turn().number() + 1;
    if (number >= TURNS * position.match().in().size()) {
      events.add(new News.PlayedOut());
      return new ScramblingWords(options, judge).begin(position, forming, Seat.NOBODY, atMillis);
    }
    Seat next = position.match().in().leftOf(forming.turn().seat());
    return position.with(
        forming.with(Phase.Turn.begin(next, number, options.clocks().turnDueMillis(atMillis))));
  }

  private Ruling<Position> lay(Position position, Phase.Forming forming, Seat by, String word) {
    Holder holder = forming.holders().at(by);
    String objection = objection(position.hands().at(by).minus(holder.letters()), word);
    if (!objection.isEmpty()) return Ruling.illegal(Rule.MANY, objection);
    if (!Scramble.isPossible(word)) return noScramble(word);
    return Ruling.legal(position.with(forming.with(by, holder.lay(by, word))));
  }

  /// Why these cards cannot be laid as a word, or nothing; whether they are a word is judged later.
  static String objection(Letters loose, String word) {
    if (word.length() < 2 || !isSmall(word)) return "A word is laid with two letters or more.";
    if (!loose.covers(Letters.of(word))) {
      return Sentence.of(
          "Each card is used once, and {0} wants cards that do not lie loose in your hand.",
          LetterFaces.capitals(word));
    }
    return "";
  }

  static Ruling<Position> noScramble(String word) {
    return Ruling.illegal(
        Rule.NO_IDENTITY, Sentence.of("{0} could not be scrambled.", LetterFaces.capitals(word)));
  }

  static boolean isSmall(String word) {
    return word.length() <= Letters.MOST && Letters.isLowercase(word);
  }

  private Ruling<Position> unlay(Position position, Phase.Forming forming, Seat by, int line) {
    Holder holder = forming.holders().at(by);
    if (!holder.has(line)) return Ruling.illegal(TableRules.SENSE, "You have no such word.");
    return Ruling.legal(position.with(forming.with(by, holder.unlay(line))));
  }

  private Ruling<Position> knock(
      Position position, Phase.Forming forming, Seat by, char discard, long atMillis) {
    Phase.Turn turn = forming.turn();
    if (!isTurn(forming, by))
      return Ruling.illegal(Rule.KNOCK_WHEN, "You can knock in your own turn only.");
    boolean keeps = discard == Move.Knock.KEEP;
    if (!keeps && !turn.hasDrawn())
      return Ruling.illegal(Rule.KNOCK_BEFORE, "If you knock before drawing you may not discard.");
    if (!keeps && !holds(position, by, discard))
      return Ruling.illegal(TableRules.SENSE, "You have no such card.");
    Holder holder = keeps ? forming.holders().at(by) : kept(position, forming, by, discard);
    int unused = position.hands().at(by).size() - (keeps ? 0 : 1) - holder.letters().size();
    int size = position.match().size(options.form());
    String nonsense = unused > 0 ? "" : nonsense(holder);
    if (unused > 0 || !holder.hasWordOf(size) || !nonsense.isEmpty()) {
      Position fined =
          position
              .with(position.match().score(by, FALSE_KNOCK))
              .with(forming.with(turn.knockedFalsely()));
      return Ruling.legal(fined, new News.FalseKnock(by, size, unused, nonsense));
    }
    Position last = keeps ? position : position.discard(by, discard);
    Position stopped =
        new ScramblingWords(options, judge).begin(last, forming.with(by, holder), by, atMillis);
    Event knocked = new News.Knocked(by);
    return keeps
        ? Ruling.legal(stopped, knocked)
        : Ruling.legal(stopped, new News.Discarded(by, discard), knocked);
  }

  /// A group of the holder that is no word at all, in capitals, or nothing.
  ///
  /// Games of the dictionary's first edition judged no word before the lists were checked, and
  /// their logs must play as they did.
  private String nonsense(Holder holder) {
    if (judge.lexicon().isFirstEdition()) return "";
    HandJudge words = new HandJudge(judge, Category.ANY, Set.of());
    for (Holder.Slot slot : holder.slots())
      if (!words.judge(slot.word()).real()) return LetterFaces.capitals(slot.word());
    return "";
  }

  /// Plays for a player whose time is up: the top card of the deck, or the card drawn last, goes to
  /// the discards.
  Ruling<Position> timeUp(Position position, Phase.Forming forming, long atMillis) {
    Seat by = forming.turn().seat();
    List<Event> events = new ArrayList<>(4);
    events.add(new News.TimeUp(by));
    if (!forming.turn().hasDrawn() && !position.tray().canDraw())
      return Ruling.legal(pass(position, forming, atMillis, events), events);
    Position drawn = forming.turn().hasDrawn() ? position : renewed(position, events);
    char letter = forming.turn().drawn();
    if (!forming.turn().hasDrawn()) {
      letter = Box.letter(drawn.tray().deck(), 0);
      drawn = drawn.draw(by);
      events.add(new News.Drawn(by, letter));
    }
    events.add(new News.Discarded(by, letter));
    Phase.Forming kept = forming.with(by, kept(drawn, forming, by, letter));
    return Ruling.legal(pass(drawn.discard(by, letter), kept, atMillis, events), events);
  }
}
