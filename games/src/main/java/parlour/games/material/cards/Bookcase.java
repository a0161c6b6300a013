package parlour.games.material.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import parlour.engine.Field;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;

/// The books of Authors that players have laid, and how a table shows and counts them.
public final class Bookcase {
  /// All cards by their numbers and titles, the books of one author together: a full hand shows the
  /// numbers alone.
  public static final Scene.OptionList BOOKS = books();

  private Bookcase() {}

  /// All players with their books as the score and the number of their cards.
  ///
  /// @param role what a player is doing now, or empty
  public static List<Scene.Place> places(
      PerSeat<Integer> held, PerSeat<Cards> laid, Function<Seat, String> role) {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : Seats.first(held.seats())) {
      List<Scene.Tally> tallies = List.of(Scene.Tally.of(held.at(seat), "card"));
      places.add(new Scene.Place(seat, books(laid.at(seat)), tallies, role.apply(seat)));
    }
    return places;
  }

  /// The books before a player, once there are some.
  public static Optional<Zone> shelf(Seat owner, Cards laid) {
    if (laid.isEmpty()) return Optional.empty();
    List<Zone.Word> books = new ArrayList<>();
    for (int author = 0; author < AuthorsPack.AUTHORS; author++) {
      Cards book = AuthorsPack.book(author);
      if (laid.covers(book))
        books.add(
            new Zone.Word(
                "book." + author,
                CardIds.pieces(book, AuthorsPack::face),
                AuthorsPack.authors().get(author).name()));
    }
    return Optional.of(
        new Zone.Words("books." + owner.index(), owner + "'s books", owner, books)
            .as(Zone.Role.RECORD));
  }

  private static Scene.OptionList books() {
    List<Field.Option> options = new ArrayList<>();
    for (int card = 0; card < AuthorsPack.SIZE; card++)
      options.add(
          new Field.Option(
                  CardIds.of(card), AuthorsPack.number(card) + " " + AuthorsPack.title(card))
              .shown(AuthorsPack.face(card))
              .in(AuthorsPack.author(card)));
    return new Scene.OptionList("books", List.copyOf(options));
  }

  /// A field to choose one of some cards in, out of a list of the whole pack.
  public static Field choose(String name, String label, Cards cards, Scene.OptionList pack) {
    List<Field.Option> options = new ArrayList<>();
    for (byte card : cards.all()) options.add(pack.options().get(card));
    return pack.choose(name, label, options);
  }

  /// The other players to choose from.
  public static List<Field.Option> players(Seats others) {
    List<Field.Option> players = new ArrayList<>();
    for (Seat seat : others) players.add(Field.Option.of(seat));
    return players;
  }

  /// Whoever has laid most books wins.
  public static Result result(PerSeat<Cards> laid) {
    return Result.mostWins(laid.map((_, cards) -> books(cards)));
  }

  private static int books(Cards laid) {
    return laid.size() / 4;
  }
}
