package parlour.games.wordbuilding;

import static parlour.games.material.letters.LetterFaces.NONE;

import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.games.material.letters.Box;
import parlour.games.wordbuilding.Position.Phase;
import parlour.lexicon.Letters;

/// The legal moves a seat can know of.
///
/// Of words in mind that lead to the same letter one is as good as another to the table, so only
/// one is listed for every letter and everything it could score.
record Choices(Words words, View view) {
  /// One turn in this many is passed by.
  private static final int IDLE = 6;

  /// How many loose letters are tried together with those laid.
  private static final int LOOSE = 4;

  private static final int TRIES = 3;

  void all(Consumer<? super Move> out) {
    if (view.mayChallenge()) out.accept(new Move.Challenge(view.round().turn().claim().play()));
    if (!view.isTurn()) return;
    if (view.phase() == Phase.UP) builds(out);
    else sets(out);
    out.accept(new Move.Pass());
  }

  private void sets(Consumer<? super Move> out) {
    Letters crib = view.round().crib();
    for (int left = crib.kinds(); left != 0; left &= left - 1) {
      char letter = (char) ('a' + Integer.numberOfTrailingZeros(left));
      String begun = view.laid() + letter;
      Letters rest = crib.minus(letter);
      boolean[] listed = new boolean[2];
      if (begun.length() > 1 && words.isWord(begun)) set(begun, listed, out);
      words
          .graph()
          .beginning(
              begun,
              rest,
              words.good(),
              id -> set(words.graph().word(id), listed, out) || view.isFirst());
    }
  }

  /// Lists a word, and the syllable it may claim, unless others have been listed for them; says
  /// whether both have been.
  private boolean set(String word, boolean[] listed, Consumer<? super Move> out) {
    if (!listed[0]) out.accept(new Move.Add(word, NONE, NONE, false));
    listed[0] = true;
    if (!listed[1]
        && !view.isFirst()
        && Layout.next(view.laid(), word, words.starts(word)).syllable()) {
      out.accept(new Move.Add(word, NONE, NONE, true));
      listed[1] = true;
    }
    return listed[1];
  }

  private void builds(Consumer<? super Move> out) {
    Letters laid = Letters.of(view.laid());
    Letters reach = view.reach();
    boolean[] listed = new boolean[26 * 2 * 4];
    words
        .graph()
        .takings(
            laid,
            reach,
            words.good(),
            id -> {
              String word = words.graph().word(id);
              int starts = words.starts(word);
              Letters wanting = words.graph().letters(id).minus(laid);
              for (int left = wanting.kinds(); left != 0; left &= left - 1) {
                char letter = (char) ('a' + Integer.numberOfTrailingZeros(left));
                Layout layout = Layout.built(view.laid(), word, letter, starts);
                int price = (layout.transposed() ? 2 : 0) + (layout.syllable() ? 1 : 0);
                for (int from = 0; from < 2; from++) {
                  if (!(from == 0 ? view.hand() : view.round().crib()).has(letter)) continue;
                  int entry = ((letter - 'a') * 2 + from) * 4 + price;
                  if (listed[entry]) continue;
                  listed[entry] = true;
                  out.accept(
                      new Move.Add(
                          word, letter, from == 0 ? Move.HAND : Move.CRIB, layout.syllable()));
                }
              }
            });
  }

  /// Any legal move of a seat that is to move.
  Move any(Dice dice) {
    if (!view.isTurn() || view.mayChallenge() && dice.once(8))
      return new Move.Challenge(view.round().turn().claim().play());
    if (dice.once(IDLE)) return new Move.Pass();
    return view.phase() == Phase.UP ? anyBuild(dice) : anySet(dice);
  }

  private Move anySet(Dice dice) {
    int id =
        words.graph().anyBeginning(view.laid(), view.round().crib(), words.good(), dice::below);
    if (id < 0) return new Move.Pass();
    String word = words.graph().word(id);
    boolean syllable =
        !view.isFirst() && Layout.next(view.laid(), word, words.starts(word)).syllable();
    return new Move.Add(word, NONE, NONE, syllable);
  }

  private Move anyBuild(Dice dice) {
    Letters laid = Letters.of(view.laid());
    Letters reach = view.reach();
    if (reach.isEmpty()) return new Move.Pass();
    for (int attempt = 0; attempt < TRIES; attempt++) {
      Letters loose = Box.any(reach, Math.min(LOOSE, reach.size()), dice);
      int id = words.graph().anyTaking(laid, loose, words.good(), dice::below);
      if (id < 0) continue;
      String word = words.graph().word(id);
      char letter = Box.any(words.graph().letters(id).minus(laid), dice);
      boolean held = view.hand().has(letter);
      boolean fromHand = held && (!view.round().crib().has(letter) || dice.once(2));
      Layout layout = Layout.built(view.laid(), word, letter, words.starts(word));
      return new Move.Add(
          word, letter, fromHand ? Move.HAND : Move.CRIB, layout.syllable() && dice.once(2));
    }
    return new Move.Pass();
  }
}
