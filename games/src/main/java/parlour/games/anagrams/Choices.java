package parlour.games.anagrams;

import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.games.material.Lot;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.WordList;
import parlour.lexicon.Letters;

/// The legal moves a seat can know of.
record Choices(Options options, Words words, View view) {
  /// How many words to choose from are listed.
  private static final int FEW = 4;

  void all(Consumer<? super Move> out) {
    if (view.leads()) leaders(out);
    if (view.mayLook()) out.accept(new Move.Look());
    if (view.mayReturn()) out.accept(new Move.Return());
    Player own = view.own();
    String letters = own.given().letters();
    if (view.mayAnnounce() && isWhole(letters) && !own.tries().contains(letters))
      out.accept(new Move.Announce(letters));
    if (isWriting()) {
      out.accept(new Move.Rest());
      if (mayWrite(own, letters)) out.accept(new Move.Write(letters));
    }
    if (options.customs().helping())
      neighbours(seat -> out.accept(new Move.Help(seat, whisper(seat))));
    if (view.phase() instanceof Phase.Stopped && view.mayReturn()) out.accept(new Move.Pay());
    if (!view.isReading(options)) return;
    out.accept(new Move.Content());
    doubts(out);
  }

  private void doubts(Consumer<? super Move> out) {
    new Offers(options, view)
        .doubtful(line -> out.accept(new Move.Challenge(line.seat(), line.word())));
  }

  /// The players this seat may whisper to.
  private void neighbours(Consumer<? super Seat> out) {
    for (Seat seat : view.match().lead().others()) if (view.mayHelp(seat)) out.accept(seat);
  }

  private void leaders(Consumer<? super Move> out) {
    if (view.phase() instanceof Phase.Served) out.accept(new Move.Ready());
    if (view.phase() instanceof Phase.Serving) {
      Position seen = new Position(view.match(), view.round(), 0);
      int length = options.customs().equalLengths() ? Serving.length(seen) : 0;
      int listed = 0;
      for (int i = 0; listed < FEW && i < words.count(length > 0 ? length : Words.SHORTEST); i++) {
        String word = words.common(length > 0 ? length : Words.SHORTEST, i);
        if (!serving().isFree(seen, word)) continue;
        out.accept(choose(word, word));
        listed++;
      }
    }
    callers(seat -> out.accept(new Move.Concede(seat)));
  }

  /// The players whose words this seat, leading, has to name.
  private void callers(Consumer<? super Seat> out) {
    for (Seat seat : view.match().lead().others()) if (view.isCalled(seat)) out.accept(seat);
  }

  private Serving serving() {
    return new Serving(options, words);
  }

  private Move choose(String word, String letters) {
    return new Move.Choose(word, options.customs().byHand() ? letters : "");
  }

  private boolean isWhole(String letters) {
    return !options.customs().byHand() || Words.fits(letters.length());
  }

  private boolean isWriting() {
    return options.varied().on() && view.phase() instanceof Phase.Hunting && view.own().busy();
  }

  private boolean mayWrite(Player own, String word) {
    boolean announced =
        own.progress() == Player.Progress.HUNTING
            && Letters.of(word).equals(Letters.of(own.given().letters()));
    if (announced && (own.tries().size() >= Anagrams.TRIES || own.tries().contains(word)))
      return false;
    return word.length() >= WordList.LEAST
        && own.list().lines().size() < WordList.LINES
        && own.list().find(word) < 0
        && (options.varied().judging() != JudgingMode.UMPIRE || words.judge().admit(word) >= 0);
  }

  /// What anybody could whisper to a player: the player's letters as they lie.
  private String whisper(Seat whom) {
    String letters = view.of(whom).given().letters();
    return letters.length() < WordList.LEAST ? letters + letters + letters : letters;
  }

  /// One legal move of a seat that is to act.
  Move any(Dice dice) {
    if (view.leads() && view.phase() instanceof Phase.Serving) return anyWord(dice);
    if (view.leads() && view.phase() instanceof Phase.Served) return new Move.Ready();
    if (view.mayLook()) return new Move.Look();
    if (view.isReading(options) && !view.mayReturn())
      return dice.once(2) ? new Move.Content() : Lot.draw(dice, new Move.Content(), this::doubts);
    if (view.leads()) return anyName(dice);
    if (view.phase() instanceof Phase.Stopped)
      return dice.once(2) ? new Move.Pay() : new Move.Return();
    if (options.customs().helping()) {
      Seat whom = Lot.draw(dice, Seat.NOBODY, this::neighbours);
      boolean free = !view.own().busy() && !view.mayReturn();
      if (!whom.isNobody() && (free || dice.once(8))) return new Move.Help(whom, whisper(whom));
    }
    return anyTry(dice);
  }

  private Move anyWord(Dice dice) {
    Position seen = new Position(view.match(), view.round(), 0);
    String word = serving().houseWord(seen, dice);
    if (!options.customs().byHand() || dice.once(2)) return choose(word, word);
    // One letter is forgotten: a misdeal.
    return choose(word, word.substring(1));
  }

  /// The leader admits to having forgotten a word, or says anything.
  private Move anyName(Dice dice) {
    Seat whom = Lot.draw(dice, Seat.NOBODY, this::callers);
    Player player = view.of(whom);
    if (dice.once(2) || player.tries().size() >= Anagrams.TRIES) return new Move.Concede(whom);
    char[] word = new char[Words.SHORTEST + dice.below(Words.LONGEST - Words.SHORTEST + 1)];
    for (int i = 0; i < word.length; i++) word[i] = (char) ('a' + dice.below(26));
    String name = new String(word);
    return player.tries().contains(name) ? new Move.Concede(whom) : new Move.Name(whom, name);
  }

  /// A player who hunts announces the letters in any order, writes some of them, or gives up.
  private Move anyTry(Dice dice) {
    Player own = view.own();
    String letters = own.given().letters();
    boolean varied = isWriting();
    if (varied && !dice.once(8)) {
      String word = anyLine(letters, dice);
      if (mayWrite(own, word)) return new Move.Write(word);
    }
    if (view.mayAnnounce() && isWhole(letters) && dice.once(2)) {
      String word = shuffled(letters, dice);
      if (!own.tries().contains(word)) return new Move.Announce(word);
    }
    return varied && (!view.mayReturn() || dice.once(2)) ? new Move.Rest() : new Move.Return();
  }

  /// Some of the letters in any order; before the umpire, a word.
  private String anyLine(String letters, Dice dice) {
    if (letters.length() < WordList.LEAST) return letters;
    if (options.varied().judging() == JudgingMode.UMPIRE) return words.anyLine(letters, dice);
    return shuffled(letters, dice)
        .substring(0, WordList.LEAST + dice.below(letters.length() - WordList.LEAST + 1));
  }

  private static String shuffled(String letters, Dice dice) {
    return Box.mixed("", letters, dice);
  }
}
