package parlour.games.material.cards;

import parlour.engine.Piece;

/// The pack of Russell's animal games: the numbers 1 to 12 in four series, card `4 × (number − 1) +
/// series`.
public final class AnimalPack {
  public static final int SIZE = 48;

  /// The highest number.
  public static final int MOST = 12;

  private static final String[] ANIMALS = {"Bear", "Lion", "Elephant", "Tiger"};
  private static final String[] DRAWINGS = {"bear", "lion", "elephant", "tiger"};
  private static final Piece.Face[] FACES = new Piece.Face[SIZE];

  static {
    for (int card = 0; card < SIZE; card++) {
      String number = String.valueOf(number(card));
      FACES[card] =
          Piece.Face.card(number, animal(card), DRAWINGS[card % 4], number + ", " + animal(card));
    }
  }

  private AnimalPack() {}

  public static int number(int card) {
    return card / 4 + 1;
  }

  public static String animal(int card) {
    return ANIMALS[card % 4];
  }

  /// The one card of that number and series; 0 Bear, 1 Lion, 2 Elephant, 3 Tiger.
  public static int card(int number, int series) {
    return 4 * (number - 1) + series;
  }

  public static Piece.Face face(int card) {
    return FACES[card];
  }
}
