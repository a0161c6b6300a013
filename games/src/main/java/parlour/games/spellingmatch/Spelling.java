package parlour.games.spellingmatch;

import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.TableRules;
import parlour.games.material.GeneralRules;
import parlour.games.material.letters.WordNews;
import parlour.games.spellingmatch.Player.LaidWord;
import parlour.games.spellingmatch.Player.Proof;
import parlour.games.spellingmatch.Stack.Fate;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// The match from the call on: stacks are taken, spelt, proved, and words doubted.
record Spelling(Options options, Words words) {
  /// How long an author has to form a stack, in milliseconds.
  static final long MINUTE_MILLIS = 60_000;

  Ruling<Position> take(Position position, Seat by, Move.Take move, long atMillis) {
    if (!(position.phase() instanceof Phase.Spelling)) return notNow(position);
    if (position.player(by).isHolding())
      return Ruling.illegal(
          Rule.ONE_AT_TIME, "You take no second stack before the first has been made into a word.");
    Seat author = move.author();
    boolean there =
        position.match().allSeats().has(author)
            && move.number() >= 0
            && move.number() < position.stacks().at(author).size();
    if (!there) return Ruling.illegal(TableRules.SENSE, "There is no such stack.");
    if (author.equals(by))
      return Ruling.illegal(
          position.match().allSeats().size() == 2 ? Rule.NOT_OWN : Rule.NOT_LEFT,
          "You contributed that stack: none is taken from your left-hand neighbour.");
    if (position.stack(author, move.number()).fate() != Fate.LYING)
      return Ruling.illegal(Rule.TAKE, "That stack is taken.");
    Position taken =
        position
            .with(author, move.number(), Fate.HELD, by)
            .with(by, position.player(by).takes(author, move.number()));
    return goOn(taken, atMillis, new News.Took(by, position.match().before(author)));
  }

  private static Ruling<Position> notNow(Position position) {
    return position.phase() instanceof Phase.After
        ? Ruling.illegal(Rule.AFTER_GAME, "Game has been called.")
        : Ruling.illegal(Rule.CALL, "Wait until the leader calls Spell.");
  }

  Ruling<Position> spell(Position position, Seat by, String word, long atMillis) {
    if (!(position.phase() instanceof Phase.Spelling)) return notNow(position);
    Player player = position.player(by);
    if (!player.isHolding()) return Ruling.illegal(Rule.TAKE, "Take a stack first.");
    if (player.isCalled())
      return Ruling.illegal(
          Rule.STUCK, "You have called on its author: it is for them to form it.");
    if (!isWhole(position.stack(player.author(), player.number()), word)) return notWhole();
    if (!options.vigilant() && words.judge().judge(word) instanceof Verdict.Refused refused)
      return GeneralRules.refuse(refused);
    LaidWord laid = new LaidWord(word, options.vigilant() ? Proof.UNTRIED : Proof.GOOD, by);
    Position spelt =
        position
            .with(player.author(), player.number(), Fate.SPELT, by)
            .with(by, player.free().plus(laid));
    return goOn(spelt, atMillis, new News.Spelt(by, word));
  }

  private static boolean isWhole(Stack stack, String word) {
    return word.length() == stack.letters().length()
        && Letters.spellable(word)
        && Letters.of(word).equals(Letters.of(stack.letters()));
  }

  private static <S> Ruling<S> notWhole() {
    return Ruling.illegal(Rule.NEXT, "The word uses all the letters of the stack and no others.");
  }

  /// A player calls on the author of a stack to form it into a word.
  Ruling<Position> prove(Position position, Seat by, long atMillis) {
    Player player = position.player(by);
    if (!(position.phase() instanceof Phase.Spelling) && !(position.phase() instanceof Phase.After))
      return notNow(position);
    if (!player.isHolding())
      return Ruling.illegal(Rule.PROVE, "You hold no stack whose author you could call on.");
    if (player.isCalled()) return Ruling.illegal(Rule.PROVE, "You have called on its author.");
    if (player.content()) return Ruling.illegal(Rule.AFTER_GAME, "You had no more to say.");
    Position called =
        position
            .with(player.author(), player.number(), Fate.CALLED, by)
            .with(by, player.called(atMillis + MINUTE_MILLIS));
    return goOn(called, atMillis, new News.Proving(by, player.author()));
  }

  /// The author forms the stack: it was fair, and no longer anybody's.
  Ruling<Position> form(Position position, Seat by, Move.Form move, long atMillis) {
    if (!isCalledOn(position, by, move.caller())) return notCalledOn();
    Player player = position.player(move.caller());
    if (!isWhole(position.stack(by, player.number()), move.word())) return notWhole();
    if (words.judge().judge(move.word()) instanceof Verdict.Refused refused)
      return GeneralRules.refuse(refused);
    Position formed =
        position
            .with(by, player.number(), Fate.DEAD, move.caller())
            .with(move.caller(), player.free());
    return goOn(formed, atMillis, new News.Formed(by, move.caller(), move.word()));
  }

  Ruling<Position> concede(Position position, Seat by, Seat caller, long atMillis) {
    if (!isCalledOn(position, by, caller)) return notCalledOn();
    List<Event> events = new ArrayList<>();
    return goOn(failed(position, caller, events), atMillis, events);
  }

  private static boolean isCalledOn(Position position, Seat by, Seat caller) {
    return position.match().allSeats().has(caller)
        && position.player(caller).isCalled()
        && position.player(caller).author().equals(by);
  }

  private static Ruling<Position> notCalledOn() {
    return Ruling.illegal(Rule.PROVE, "That player has not called on you to form a stack.");
  }

  /// The author cannot form it, and all the words they have formed are the caller's; a partner's
  /// stay where an opponent may still win them.
  static Position failed(Position position, Seat caller, List<Event> events) {
    Player player = position.player(caller);
    Seat author = player.author();
    if (!position.match().isOpponent(caller, author) && !position.match().lenient()) {
      events.add(new News.Spared(author, position.stack(author, player.number()).letters()));
      return position.with(author, player.number(), Fate.DEAD, caller).with(caller, player.free());
    }
    List<LaidWord> forfeited = position.player(author).words();
    List<LaidWord> all = new ArrayList<>(player.words());
    all.addAll(forfeited);
    events.add(
        new News.Forfeited(
            author, caller, position.stack(author, player.number()).letters(), forfeited.size()));
    return position
        .with(author, player.number(), Fate.DEAD, caller)
        .with(author, position.player(author).with(List.of()))
        .with(caller, player.free().with(all));
  }

  Ruling<Position> challenge(Position position, Seat by, Move.Challenge move, long atMillis) {
    boolean now =
        position.phase() instanceof Phase.Spelling
            || position.phase() instanceof Phase.After && !position.player(by).content();
    if (!now || !options.vigilant() || !position.match().allSeats().has(move.whose()))
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "There is nothing to challenge.");
    if (move.whose().equals(by))
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "Your own words are for others to challenge.");
    if (!position.match().isOpponent(by, move.whose()))
      return Ruling.illegal(
          GeneralRules.PARTNERS_WORD, "Your partner's words are for the others to challenge.");
    Player player = position.player(move.whose());
    boolean there =
        move.place() >= 0
            && move.place() < player.words().size()
            && player.words().get(move.place()).word().equals(move.word());
    if (!there)
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "That word does not lie there any more.");
    LaidWord laid = player.words().get(move.place());
    if (!position.match().mayDoubt(by, move.whose(), laid))
      return Ruling.illegal(
          Rule.MAKER, "Your side has made that word: it is for the others to challenge.");
    if (laid.proof() != Proof.UNTRIED)
      return Ruling.illegal(
          GeneralRules.WHO_CHECKS, capitals(laid.word()) + " has been looked up already.");
    if (position.player(by).hushed())
      return Ruling.illegal(GeneralRules.WRONG_DOUBT, hushed(position.phase()));
    boolean good = words.isWord(laid.word());
    List<LaidWord> left = new ArrayList<>(player.words());
    Position settled;
    if (good) {
      left.set(move.place(), new LaidWord(laid.word(), Proof.GOOD, laid.maker()));
      settled = position.with(move.whose(), player.with(left));
    } else {
      left.remove(move.place());
      settled =
          position
              .with(move.whose(), player.with(left))
              .with(
                  by,
                  position.player(by).plus(new LaidWord(laid.word(), Proof.WRONG, laid.maker())));
    }
    List<Event> events = new ArrayList<>();
    events.add(new WordNews.Challenged(by, move.whose(), laid.word(), good, MinuteLine.Cue.KNOCK));
    if (!good || !options.judging().isDear()) return goOn(settled, atMillis, events);
    events.add(new WordNews.Hushed(by));
    return goOn(settled.with(by, settled.player(by).hushed(true)), atMillis, events);
  }

  private static String hushed(Phase phase) {
    return phase instanceof Phase.After
        ? "You have doubted a good word: the others may doubt the rest."
        : "You have doubted a good word: doubt again when game is called.";
  }

  private Ruling<Position> goOn(Position position, long atMillis, Event event) {
    List<Event> events = new ArrayList<>();
    events.add(event);
    return goOn(position, atMillis, events);
  }

  private Ruling<Position> goOn(Position position, long atMillis, List<Event> events) {
    return new Ending(options).goOn(position, atMillis, events);
  }
}
