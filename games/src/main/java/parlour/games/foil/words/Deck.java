package parlour.games.foil.words;

import java.util.Locale;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Letters;

/// The two decks combined: 108 letter cards, of which J, K, Q, X and Z are marked BONUS.
public final class Deck {
  /// The deck of the letters A to L.
  public static final Box FIRST = Box.of("A9 B2 C3 D4 E12 F2 G5 H2 I9 J1 K1 L4");

  /// The deck of the letters M to Z.
  public static final Box SECOND = Box.of("M3 N6 O8 P3 Q1 R6 S5 T6 U6 V2 W3 X1 Y3 Z1");

  public static final Box CARDS = FIRST.plus(SECOND);

  /// What every player is dealt.
  public static final int HAND = 10;

  private static final Letters BONUS = Letters.of("jkqxz");

  public static final LetterFaces FACES =
      new LetterFaces(letter -> isBonus(letter) ? 1 : 0, "bonus");

  private Deck() {}

  public static boolean isBonus(char letter) {
    return BONUS.has(letter);
  }

  /// These letters in a row, small.
  public static String row(Letters letters) {
    return letters.toString().toLowerCase(Locale.ROOT);
  }
}
