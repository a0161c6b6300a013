package parlour.games.anagrams;

import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.games.anagrams.Position.Phase;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.WordList;
import parlour.games.material.letters.WordList.Proof;

/// What a chair could do, from what it sees.
final class Choices {
  /// How many words to choose from are listed.
  private static final int FEW = 4;

  private Choices() {}

  static void all(Options options, Words words, View view, Consumer<? super Move> out) {
    if (view.leads()) leaders(options, words, view, out);
    if (view.mayLook()) out.accept(new Move.Look());
    if (view.mayReturn()) out.accept(new Move.Return());
    Player own = view.own();
    String letters = own.given().letters();
    if (view.mayAnnounce() && isWhole(options, letters) && !own.tries().contains(letters))
      out.accept(new Move.Announce(letters));
    if (isWriting(options, view)) {
      out.accept(new Move.Rest());
      if (mayWrite(options, words, own, letters)) out.accept(new Move.Write(letters));
    }
    for (Seat seat : view.match().lead().others()) {
      if (options.customs().helping() && view.mayHelp(seat))
        out.accept(new Move.Help(seat, whisper(view, seat)));
    }
    if (view.phase() == Phase.AFTER && view.mayReturn()) out.accept(new Move.Pay());
    if (!isReading(options, view)) return;
    out.accept(new Move.Content());
    for (Seat seat : view.match().lead().others()) {
      if (seat.equals(view.eye())) continue;
      for (WordList.Line line : view.of(seat).list().lines()) {
        if (line.proof() == Proof.UNTRIED) out.accept(new Move.Challenge(seat, line.word()));
      }
    }
  }

  private static void leaders(Options options, Words words, View view, Consumer<? super Move> out) {
    if (view.phase() == Phase.SERVED) out.accept(new Move.Ready());
    if (view.phase() == Phase.SERVING) {
      Position seen = new Position(view.match(), view.round(), 0);
      int length = options.customs().equalLengths() ? Serving.length(seen) : 0;
      int listed = 0;
      for (int i = 0; listed < FEW && i < words.count(length > 0 ? length : Words.SHORTEST); i++) {
        String word = words.common(length > 0 ? length : Words.SHORTEST, i);
        if (!Serving.isFree(options, seen, word)) continue;
        out.accept(choose(options, word, word));
        listed++;
      }
    }
    for (Seat seat : view.match().lead().others())
      if (view.isCalled(seat)) out.accept(new Move.Concede(seat));
  }

  private static Move choose(Options options, String word, String letters) {
    return new Move.Choose(word, options.customs().byHand() ? letters : "");
  }

  private static boolean isWhole(Options options, String letters) {
    return !options.customs().byHand() || Words.fits(letters.length());
  }

  private static boolean isWriting(Options options, View view) {
    return options.varied().on() && view.phase() == Phase.HUNT && view.own().busy();
  }

  private static boolean mayWrite(Options options, Words words, Player own, String word) {
    return word.length() >= WordList.LEAST
        && own.list().lines().size() < WordList.LINES
        && own.list().find(word) < 0
        && (options.varied().judging() == JudgingMode.VIGILANCE || words.judge().admit(word) >= 0);
  }

  private static boolean isReading(Options options, View view) {
    return options.vigilant() && !view.eye().isNobody() && view.round().isReading(view.eye());
  }

  /// What anybody could whisper to a player: his letters as they lie.
  private static String whisper(View view, Seat whom) {
    String letters = view.of(whom).given().letters();
    return letters.length() < WordList.LEAST ? letters + letters + letters : letters;
  }

  /// Any legal move of a chair that is asked for one.
  static Move any(Options options, Words words, View view, Dice dice) {
    if (view.leads() && view.phase() == Phase.SERVING) return anyWord(options, words, view, dice);
    if (view.leads() && view.phase() == Phase.SERVED) return new Move.Ready();
    if (view.mayLook()) return new Move.Look();
    if (isReading(options, view) && !view.mayReturn()) return anyDoubt(view, dice);
    if (view.leads()) return anyName(view, dice);
    if (view.phase() == Phase.AFTER) return dice.once(2) ? new Move.Pay() : new Move.Return();
    if (options.customs().helping()) {
      Seat whom = anyNeighbour(view, dice);
      boolean free = !view.own().busy() && !view.mayReturn();
      if (!whom.isNobody() && (free || dice.once(8)))
        return new Move.Help(whom, whisper(view, whom));
    }
    return anyTry(options, words, view, dice);
  }

  private static Move anyWord(Options options, Words words, View view, Dice dice) {
    Position seen = new Position(view.match(), view.round(), 0);
    String word = Serving.houseWord(options, words, seen, dice);
    if (!options.customs().byHand() || dice.once(2)) return choose(options, word, word);
    // One letter is forgotten: a misdeal.
    return choose(options, word, word.substring(1));
  }

  private static Move anyDoubt(View view, Dice dice) {
    if (dice.once(2)) return new Move.Content();
    Seat chosen = Seat.NOBODY;
    String word = "";
    int seen = 0;
    for (Seat seat : view.match().lead().others()) {
      if (seat.equals(view.eye())) continue;
      for (WordList.Line line : view.of(seat).list().lines()) {
        if (line.proof() != Proof.UNTRIED || !dice.once(++seen)) continue;
        chosen = seat;
        word = line.word();
      }
    }
    return new Move.Challenge(chosen, word);
  }

  /// The leader owns that he has forgotten a word, or says anything.
  private static Move anyName(View view, Dice dice) {
    Seat whom = Seat.NOBODY;
    int called = 0;
    for (Seat seat : view.match().lead().others())
      if (view.isCalled(seat) && dice.once(++called)) whom = seat;
    Player study = view.of(whom);
    if (dice.once(2) || study.tries().size() >= Anagrams.TRIES) return new Move.Concede(whom);
    char[] word = new char[Words.SHORTEST + dice.below(Words.LONGEST - Words.SHORTEST + 1)];
    for (int i = 0; i < word.length; i++) word[i] = (char) ('a' + dice.below(26));
    String name = new String(word);
    return study.tries().contains(name) ? new Move.Concede(whom) : new Move.Name(whom, name);
  }

  private static Seat anyNeighbour(View view, Dice dice) {
    Seat whom = Seat.NOBODY;
    int seen = 0;
    for (Seat seat : view.match().lead().others())
      if (view.mayHelp(seat) && dice.once(++seen)) whom = seat;
    return whom;
  }

  /// A player who hunts announces his letters in any order, writes some of them, or gives up.
  private static Move anyTry(Options options, Words words, View view, Dice dice) {
    Player own = view.own();
    String letters = own.given().letters();
    boolean varied = isWriting(options, view);
    if (varied && !dice.once(8)) {
      String word = anyLine(options, words, letters, dice);
      if (mayWrite(options, words, own, word)) return new Move.Write(word);
    }
    if (view.mayAnnounce() && isWhole(options, letters) && dice.once(2)) {
      String word = shuffled(letters, dice);
      if (!own.tries().contains(word)) return new Move.Announce(word);
    }
    return varied && (!view.mayReturn() || dice.once(2)) ? new Move.Rest() : new Move.Return();
  }

  /// Some of the letters in any order; before the umpire, a word.
  private static String anyLine(Options options, Words words, String letters, Dice dice) {
    if (letters.length() < WordList.LEAST) return letters;
    if (options.varied().judging() == JudgingMode.UMPIRE) return words.anyLine(letters, dice);
    return shuffled(letters, dice)
        .substring(0, WordList.LEAST + dice.below(letters.length() - WordList.LEAST + 1));
  }

  private static String shuffled(String letters, Dice dice) {
    return Box.mixed("", letters, dice);
  }
}
