package parlour.games.slapjack;

import parlour.engine.Piece;

/// The pack: cards 0 to 7 are the pictures, two of each character; the rest are the numbers 1 to 10, four of each.
final class Pack {
  static final int SIZE = 48;
  static final int NO_CARD = -1;
  private static final int PICTURES = 8;

  private static final Piece.Face[] FACES = new Piece.Face[SIZE];

  static {
    for (int card = 0; card < SIZE; card++) FACES[card] = draw(card);
  }

  private Pack() {}

  static boolean isPicture(int card) {
    return card >= 0 && card < PICTURES;
  }

  /// What belongs to a picture.
  static Sound sound(int picture) {
    return Sound.ALL[picture / 2];
  }

  static int number(int card) {
    return (card - PICTURES) % 10 + 1;
  }

  static Piece.Face face(int card) {
    return FACES[card];
  }

  private static Piece.Face draw(int card) {
    if (isPicture(card)) {
      Sound sound = sound(card);
      return Piece.Face.card("", "", sound.art, sound.character);
    }
    String number = String.valueOf(number(card));
    return Piece.Face.card(number, "", "", number);
  }
}
