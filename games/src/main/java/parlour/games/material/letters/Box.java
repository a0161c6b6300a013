package parlour.games.material.letters;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import parlour.engine.Dice;
import parlour.games.material.BoxContents.PieceCount;
import parlour.games.material.Pile;
import parlour.lexicon.Letters;

/// A box or pack of letters: how many there are of each. In a [Pile] a letter is its number, 0 for
/// a to 25 for z.
public record Box(Letters letters) {
  /// A box written as letters and counts: `A4 B2 Q1`.
  public static Box of(String counts) {
    Letters letters = Letters.EMPTY;
    for (String part : counts.split(" ", -1)) {
      for (int count = Integer.parseInt(part.substring(1)); count > 0; count--)
        letters = letters.plus(part.charAt(0));
    }
    return new Box(letters);
  }

  public int size() {
    return letters.size();
  }

  public int count(char letter) {
    return letters.count(letter);
  }

  /// Its letters as they are printed.
  public List<PieceCount> pieces(LetterFaces faces) {
    List<PieceCount> pieces = new ArrayList<>();
    for (char letter = 'a'; letter <= 'z'; letter++)
      if (count(letter) > 0)
        pieces.add(new PieceCount(faces.face(letter), count(letter), List.of()));
    return List.copyOf(pieces);
  }

  /// The contents of both boxes.
  public Box plus(Box other) {
    return new Box(letters.plus(other.letters));
  }

  /// All of it, mixed thoroughly and face down.
  public Pile shuffled(Dice dice) {
    return shuffled(letters, dice);
  }

  /// Those letters, mixed thoroughly and face down.
  public static Pile shuffled(Letters letters, Dice dice) {
    byte[] order = row(letters);
    dice.shuffle(order);
    return Pile.of(order);
  }

  /// One of the letters, every one equally likely.
  public static char any(Letters letters, Dice dice) {
    return letters.at(dice.below(letters.size()));
  }

  /// A number of the letters, every choice equally likely.
  public static Letters any(Letters letters, int count, Dice dice) {
    Letters left = letters;
    for (int taken = 0; taken < count; taken++) left = left.minus(any(left, dice));
    return letters.minus(left);
  }

  /// A number of the letters in any order, as they might be laid out.
  public static String row(Letters letters, int count, Dice dice) {
    char[] row = new char[count];
    Letters left = letters;
    for (int i = 0; i < count; i++) {
      row[i] = any(left, dice);
      left = left.minus(row[i]);
    }
    return new String(row);
  }

  /// The letters in any order but the one that spells the word.
  public static String mixed(String word, String letters, Dice dice) {
    char[] order = letters.toCharArray();
    String mixed = letters;
    // Letters that are all alike cannot be mixed: then any order will do.
    for (int attempt = 0; attempt < 8; attempt++) {
      for (int i = order.length - 1; i > 0; i--) {
        int j = dice.below(i + 1);
        char swap = order[i];
        order[i] = order[j];
        order[j] = swap;
      }
      mixed = new String(order);
      if (!mixed.equals(word)) break;
    }
    return mixed;
  }

  /// The letter at a depth below the top of a pile.
  public static char letter(Pile pile, int depth) {
    return (char) ('a' + pile.at(depth));
  }

  /// The top letters of a pile.
  public static Letters top(Pile pile, int count) {
    char[] top = new char[count];
    for (int depth = 0; depth < count; depth++) top[depth] = letter(pile, depth);
    return Letters.of(new String(top));
  }

  /// All letters of a pile.
  public static Letters all(Pile pile) {
    return top(pile, pile.size());
  }

  private static byte[] row(Letters letters) {
    byte[] row = new byte[letters.size()];
    int end = 0;
    for (int kinds = letters.kinds(); kinds != 0; kinds &= kinds - 1) {
      int letter = Integer.numberOfTrailingZeros(kinds);
      int begin = end;
      end += letters.count(letter);
      Arrays.fill(row, begin, end, (byte) letter);
    }
    return row;
  }
}
