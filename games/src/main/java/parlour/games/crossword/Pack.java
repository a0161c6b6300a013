package parlour.games.crossword;

import java.util.Arrays;
import java.util.List;
import parlour.engine.Piece;
import parlour.games.material.BoxContents;
import parlour.games.material.BoxContents.Supplies;

/// The pack: a kind of card for each letter, 0 for A to 25 for Z, and the Free Letter.
public final class Pack {
  /// The Free Letter.
  public static final int FREE = 26;

  /// Kinds of cards there are.
  public static final int KINDS = 27;

  static final int NO_CARD = -1;

  /// The sign of no card.
  static final char NO_SIGN = '-';

  //                                   A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q  R  S  T  U
  //  V  W  X  Y  Z  *
  private static final int[] COPIES = {
    4, 1, 1, 1, 4, 1, 1, 3, 4, 1, 1, 3, 1, 1, 3, 1, 1, 3, 3, 3, 3, 1, 3, 1, 1, 1, 1
  };
  private static final int[] NUMBERS = {
    10, 2, 8, 6, 10, 2, 4, 8, 10, 6, 8, 8, 8, 8, 8, 8, 4, 8, 8, 8, 8, 6, 8, 2, 4, 2, 15
  };
  private static final String FEWER = "hiuw";

  private static final Piece.Face[] FACES = new Piece.Face[KINDS];
  private static final Piece.Face[] FREE_FACES = new Piece.Face[FREE];

  static {
    String free = String.valueOf(NUMBERS[FREE]);
    for (int kind = 0; kind < FREE; kind++) {
      String letter = String.valueOf((char) ('A' + kind));
      String number = String.valueOf(NUMBERS[kind]);
      FACES[kind] = draw(letter, number, letter + ", " + number);
      FREE_FACES[kind] = draw(letter, free, letter + ", the Free Letter");
    }
    FACES[FREE] = draw("*", free, "the Free Letter, " + free);
  }

  private Pack() {}

  private static Piece.Face draw(String text, String number, String name) {
    return new Piece.Face(Piece.Form.LETTER, text, number, 0, "", name);
  }

  /// How many cards of a kind there are.
  static int copies(int kind, boolean small) {
    return COPIES[kind] - (small && kind < FREE && FEWER.indexOf('a' + kind) >= 0 ? 1 : 0);
  }

  /// The whole pack in order: fifty-two cards, or forty-eight.
  static byte[] cards(boolean small) {
    byte[] cards = new byte[small ? 48 : 52];
    int at = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      for (int i = copies(kind, small); i > 0; i--) cards[at++] = (byte) kind;
    }
    return cards;
  }

  /// Both packs as they are printed.
  static List<BoxContents> boxes() {
    return List.of(box("crossword", cards(false)), box("crossword-48", cards(true)));
  }

  private static BoxContents box(String id, byte[] cards) {
    return new BoxContents(
        id,
        "Crossword Cards",
        BoxContents.kinds(cards.length, i -> FACES[cards[i]]),
        Supplies.NONE);
  }

  /// The same without the Free Letter, which lies last.
  static byte[] letters(boolean small) {
    byte[] cards = cards(small);
    return Arrays.copyOf(cards, cards.length - 1);
  }

  /// The number on a card.
  public static int number(int kind) {
    return NUMBERS[kind];
  }

  public static Piece.Face face(int kind) {
    return FACES[kind];
  }

  /// The Free Letter where it has become a letter.
  static Piece.Face freeFace(int letter) {
    return FREE_FACES[letter];
  }

  /// How a card is named in a sentence.
  static String name(int kind) {
    return kind == FREE ? "the Free Letter" : String.valueOf((char) ('A' + kind));
  }

  /// How a card is written in an id or a field: a small letter, or a star.
  static char sign(int kind) {
    return kind == FREE ? '*' : (char) ('a' + kind);
  }

  /// The kind that sign stands for, or none.
  public static int kind(char sign) {
    if (sign == '*') return FREE;
    int letter = (sign | 0x20) - 'a';
    return letter >= 0 && letter < FREE ? letter : NO_CARD;
  }
}
