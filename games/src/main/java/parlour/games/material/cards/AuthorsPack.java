package parlour.games.material.cards;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Piece;
import parlour.games.material.BoxContents;
import parlour.games.material.BoxContents.PieceCount;
import parlour.games.material.BoxContents.Supplies;

/// The pack of Authors: twelve authors with four books each, card `4 × author + book`.
///
/// Eight of the authors are known to have been Russell's, and two of the titles; the rest are
/// supplied from each author's well-known works.
public final class AuthorsPack {
  public static final int SIZE = 48;
  public static final int AUTHORS = 12;

  /// One author.
  public record Author(String name, List<String> books) {}

  private static final List<Author> ALL =
      List.of(
          new Author("Joseph Conrad", List.of("Typhoon", "Lord Jim", "Nostromo", "Victory")),
          new Author(
              "Booth Tarkington",
              List.of("Penrod", "Seventeen", "Monsieur Beaucaire", "Alice Adams")),
          new Author(
              "Charles Dickens",
              List.of(
                  "David Copperfield",
                  "Oliver Twist",
                  "A Tale of Two Cities",
                  "The Pickwick Papers")),
          new Author(
              "James Matthew Barrie",
              List.of("Peter Pan", "The Little Minister", "Quality Street", "Sentimental Tommy")),
          new Author(
              "Rudyard Kipling",
              List.of("Kim", "The Jungle Book", "Captains Courageous", "The Light That Failed")),
          new Author(
              "Robert Louis Stevenson",
              List.of(
                  "Treasure Island", "Kidnapped", "The Black Arrow", "Dr. Jekyll and Mr. Hyde")),
          new Author(
              "Henry Wadsworth Longfellow",
              List.of(
                  "Evangeline",
                  "The Song of Hiawatha",
                  "The Courtship of Miles Standish",
                  "The Village Blacksmith")),
          new Author(
              "Oliver Wendell Holmes",
              List.of(
                  "The One-Hoss Shay",
                  "Old Ironsides",
                  "The Chambered Nautilus",
                  "The Autocrat of the Breakfast-Table")),
          new Author(
              "Sir Walter Scott",
              List.of("Ivanhoe", "Kenilworth", "Rob Roy", "The Lady of the Lake")),
          new Author(
              "Mark Twain",
              List.of(
                  "Tom Sawyer",
                  "Huckleberry Finn",
                  "The Prince and the Pauper",
                  "The Innocents Abroad")),
          new Author(
              "Nathaniel Hawthorne",
              List.of(
                  "The Scarlet Letter",
                  "The House of the Seven Gables",
                  "The Marble Faun",
                  "Twice-Told Tales")),
          new Author(
              "James Fenimore Cooper",
              List.of("The Last of the Mohicans", "The Deerslayer", "The Pathfinder", "The Spy")));

  private static final Piece.Face[] FACES = new Piece.Face[SIZE];

  static {
    for (int card = 0; card < SIZE; card++) {
      FACES[card] =
          Piece.Face.card(
              title(card),
              number(card),
              "author-" + (card / 4 + 1),
              title(card) + ", " + author(card) + ", " + number(card));
    }
  }

  private AuthorsPack() {}

  /// The pack as it is printed: every card names the other books of its author, as the cards of the
  /// period did.
  public static List<BoxContents> boxes() {
    List<PieceCount> cards = new ArrayList<>();
    for (int card = 0; card < SIZE; card++) {
      List<String> notes = new ArrayList<>(List.of(author(card)));
      String title = title(card);
      for (String book : ALL.get(card / 4).books()) if (!book.equals(title)) notes.add(book);
      cards.add(new PieceCount(face(card), 1, List.copyOf(notes)));
    }
    return List.of(new BoxContents("authors", "Authors", List.copyOf(cards), Supplies.NONE));
  }

  public static List<Author> authors() {
    return ALL;
  }

  public static String title(int card) {
    return ALL.get(card / 4).books().get(card % 4);
  }

  public static String author(int card) {
    return ALL.get(card / 4).name();
  }

  /// How small children call it: the book's number and the card's letter, such as 1a.
  public static String number(int card) {
    return card / 4 + 1 + String.valueOf((char) ('a' + card % 4));
  }

  /// The four cards of an author.
  public static Cards book(int author) {
    return new Cards(15L << 4 * author);
  }

  /// Every whole book in a hand.
  public static Cards wholeBooks(Cards hand) {
    long bits = hand.bits() & hand.bits() >>> 1;
    bits &= bits >>> 2;
    bits &= 0x1111_1111_1111L;
    return new Cards(bits * 15);
  }

  public static Piece.Face face(int card) {
    return FACES[card];
  }
}
