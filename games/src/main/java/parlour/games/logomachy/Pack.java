package parlour.games.logomachy;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Piece;
import parlour.games.material.BoxContents;
import parlour.games.material.BoxContents.Supplies;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Letters;

/// A pack: several cards of each letter, and one of each prize.
public record Pack(Box box) {
  private static final String PRIZES = " J1 K1 Q1 V1 X1 Z1";

  /// The pack of 1874.
  public static final Pack USUAL =
      new Pack(Box.of("A4 E4 I4 O4 U4 B2 C2 D2 F2 G2 H2 L2 M2 N2 P2 R2 S2 T2 W2 Y2" + PRIZES));

  /// The later one.
  public static final Pack LARGE =
      new Pack(Box.of("A6 E8 I6 O6 U4 B2 C2 D3 F2 G2 H2 L3 M2 N3 P2 R3 S3 T3 W2 Y2" + PRIZES));

  /// Two packs of 1874 shuffled together.
  public static final Pack TWO = new Pack(USUAL.box.plus(USUAL.box));

  /// How many cards are dealt to each at a time, and how many open the pool.
  static final int FOUR = 4;

  /// Letters with a pip for a prize and two for a double one.
  public static final LetterFaces FACES = new LetterFaces(Pack::prize);

  /// The packs as they are printed.
  static List<BoxContents> boxes() {
    return List.of(USUAL.contents("logomachy"), LARGE.contents("logomachy-72"));
  }

  private BoxContents contents(String id) {
    return new BoxContents(id, "Logomachy", box.pieces(FACES), Supplies.NONE);
  }

  public int size() {
    return box.size();
  }

  /// How often each player is given four cards.
  int rounds(int players) {
    return (size() - FOUR) / (FOUR * players);
  }

  /// What a captured card scores: two for a double prize, one for a prize.
  public static int prize(char letter) {
    return switch (letter) {
      case 'q', 'z' -> 2;
      case 'j', 'k', 'v', 'x' -> 1;
      default -> 0;
    };
  }

  /// The prizes among the letters, as they are shown when a deal is counted.
  static List<Piece> prizePieces(Letters letters) {
    List<Piece> pieces = new ArrayList<>();
    letters.forEach(
        letter -> {
          if (prize(letter) > 0) pieces.add(new Piece("", FACES.face(letter)));
        });
    return List.copyOf(pieces);
  }

  static boolean isPrize(char letter) {
    return "jkvxqz".indexOf(letter) >= 0;
  }

  /// How many of the letters are prizes of that worth.
  public static int prizes(Letters letters, int worth) {
    return worth == 2
        ? letters.count('q') + letters.count('z')
        : letters.count('j') + letters.count('k') + letters.count('v') + letters.count('x');
  }
}
