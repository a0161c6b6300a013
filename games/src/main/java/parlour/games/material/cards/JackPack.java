package parlour.games.material.cards;

import java.util.List;
import parlour.engine.Piece;
import parlour.games.material.BoxContents;
import parlour.games.material.BoxContents.Supplies;

/// The pack of Russell's No. 54: cards 0 to 39 are the numbers 1 to 10, four of each in order; 40
/// to 47 are the pictures, two of each of four characters.
public final class JackPack {
  public static final int SIZE = 48;

  /// How many number cards there are, which is also the first picture.
  public static final int NUMBERS = 40;

  private static final String[] CHARACTERS = {
    "Willie Whistle", "The Singer", "Gertie Giggle", "Slap Jack"
  };
  private static final String[] DRAWINGS = {
    "willie-whistle", "singer", "gertie-giggle", "slap-jack"
  };
  private static final Piece.Face[] FACES = new Piece.Face[SIZE];

  static {
    for (int card = 0; card < SIZE; card++) FACES[card] = draw(card);
  }

  private JackPack() {}

  /// The pack as it is printed.
  public static List<BoxContents> boxes() {
    return List.of(
        new BoxContents(
            "jacks", "The Jack Cards", BoxContents.kinds(SIZE, JackPack::face), Supplies.NONE));
  }

  public static boolean isPicture(int card) {
    return card >= NUMBERS;
  }

  /// Which of the four characters a picture shows.
  public static int character(int picture) {
    return (picture - NUMBERS) / 2;
  }

  public static int number(int card) {
    return card / 4 + 1;
  }

  public static Piece.Face face(int card) {
    return FACES[card];
  }

  private static Piece.Face draw(int card) {
    if (isPicture(card)) {
      int character = character(card);
      return Piece.Face.card("", "", DRAWINGS[character], CHARACTERS[character]);
    }
    String number = String.valueOf(number(card));
    return Piece.Face.card(number, "", "", number);
  }
}
