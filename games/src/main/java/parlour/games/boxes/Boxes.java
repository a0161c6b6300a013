package parlour.games.boxes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;
import parlour.engine.Piece;
import parlour.games.Catalog;
import parlour.games.boxes.BoxContents.PieceCount;
import parlour.games.boxes.BoxContents.Supplies;
import parlour.games.crossword.Pack;
import parlour.games.foil.Foil;
import parlour.games.foil.words.Deck;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Counters;
import parlour.games.material.cards.AnimalPack;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.JackPack;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LetterBox;
import parlour.games.material.letters.LetterFaces;
import parlour.games.wildanimal.Animal;

/// Every box there is, and which box a game is played with.
public final class Boxes {
  private static final int MARKERS = 20;
  private static final int RACKS = 6;

  private static final List<String> LETTER_GAMES =
      Catalog.entries().stream()
          .filter(entry -> List.of("000", "002").contains(entry.about().leaflet()))
          .filter(entry -> takesLetterBox(entry))
          .map(CatalogEntry::id)
          .toList();

  private static final List<BoxContents> ALL = all();

  private Boxes() {}

  /// The letter boxes are chosen by a setting of the games that are played with them.
  private static boolean takesLetterBox(CatalogEntry entry) {
    return entry.settings().stream()
        .anyMatch(setting -> setting.name().equals(LetterBox.SETTING.name()));
  }

  private static List<BoxContents> all() {
    List<BoxContents> all = new ArrayList<>();
    Supplies forLetters = new Supplies(Counters.BOX, MARKERS, RACKS, List.of(), List.of());
    for (LetterBox box : LetterBox.values())
      all.add(
          new BoxContents(
              "letters-" + box.box().size(),
              "The Box of " + box.box().size() + " Letters",
              LETTER_GAMES,
              letters(box.box(), LetterFaces.PLAIN),
              forLetters));
    for (boolean small : new boolean[] {false, true}) {
      byte[] cards = Pack.cards(small);
      all.add(
          box(
              small ? "crossword-" + cards.length : "crossword",
              "Crossword Cards",
              List.of("crossword"),
              kinds(cards.length, i -> Pack.face(cards[i]))));
    }
    all.add(
        new BoxContents(
            "animals",
            "The Animal Cards",
            List.of("animal-rummy", "wild-animal", "bull-frog"),
            kinds(AnimalPack.SIZE, AnimalPack::face),
            new Supplies(0, 0, 0, List.of(), Animal.titles())));
    all.add(box("authors", "Authors", List.of("authors", "good-books"), authors()));
    all.add(
        box(
            "jacks",
            "The Jack Cards",
            List.of("slap-jack", "bid-jack", "skat"),
            kinds(JackPack.SIZE, JackPack::face)));
    for (parlour.games.logomachy.Pack pack :
        List.of(parlour.games.logomachy.Pack.USUAL, parlour.games.logomachy.Pack.LARGE))
      all.add(
          box(
              pack.equals(parlour.games.logomachy.Pack.USUAL)
                  ? "logomachy"
                  : "logomachy-" + pack.size(),
              "Logomachy",
              List.of("logomachy"),
              letters(pack.box(), parlour.games.logomachy.Pack.FACES)));
    all.add(
        new BoxContents(
            "foil",
            "Foil",
            List.of("foil"),
            letters(Deck.CARDS, Deck.FACES),
            new Supplies(0, 0, Foil.ENTRY.seating().most(), Foil.scoringTable(), List.of())));
    return List.copyOf(all);
  }

  private static BoxContents box(
      String id, String title, List<String> games, List<PieceCount> pieces) {
    return new BoxContents(id, title, games, pieces, Supplies.NONE);
  }

  private static List<PieceCount> letters(Box box, LetterFaces faces) {
    List<PieceCount> pieces = new ArrayList<>();
    for (char letter = 'a'; letter <= 'z'; letter++)
      if (box.count(letter) > 0)
        pieces.add(new PieceCount(faces.face(letter), box.count(letter), List.of()));
    return List.copyOf(pieces);
  }

  /// The faces of a pack, each with how often it is there.
  private static List<PieceCount> kinds(int size, IntFunction<Piece.Face> faceAt) {
    Map<String, PieceCount> kinds = new TreeMap<>();
    List<String> order = new ArrayList<>();
    for (int card = 0; card < size; card++) {
      Piece.Face face = faceAt.apply(card);
      if (!kinds.containsKey(face.name())) order.add(face.name());
      kinds.merge(
          face.name(),
          new PieceCount(face, 1, List.of()),
          (known, one) -> new PieceCount(face, known.copies() + one.copies(), List.of()));
    }
    return order.stream().map(name -> Optional.ofNullable(kinds.get(name)).orElseThrow()).toList();
  }

  /// Every card of Authors names the other books of its author, as the cards of the period did.
  private static List<PieceCount> authors() {
    List<PieceCount> cards = new ArrayList<>();
    for (int card = 0; card < AuthorsPack.SIZE; card++) {
      List<String> notes = new ArrayList<>(List.of(AuthorsPack.author(card)));
      String title = AuthorsPack.title(card);
      for (String book : AuthorsPack.authors().get(card / 4).books())
        if (!book.equals(title)) notes.add(book);
      cards.add(new PieceCount(AuthorsPack.face(card), 1, List.copyOf(notes)));
    }
    return List.copyOf(cards);
  }

  public static List<BoxContents> list() {
    return ALL;
  }

  /// The box of that name, or the usual box of the game of that name.
  public static Optional<BoxContents> find(String name) {
    return ALL.stream()
        .filter(box -> box.id().equals(name))
        .findFirst()
        .or(() -> ofGame(name).map(box -> box.only(name)));
  }

  /// The box a game is usually played with.
  public static Optional<BoxContents> ofGame(String game) {
    return ALL.stream().filter(box -> box.games().contains(game)).findFirst();
  }
}
