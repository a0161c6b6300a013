package parlour.games.crossword;

import static parlour.testkit.TestTable.ANNA;

import java.util.List;
import java.util.Map;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Clause;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.crossword.Position.Match;
import parlour.games.crossword.Position.Piles;
import parlour.games.material.Pile;
import parlour.testkit.Rulings;

/// Tables set up for a test, and what one does at them.
final class CrosswordTables {

  /// The usual game: the players are on their guard.
  static final Crossword VIGILANCE = game(Map.of());

  static final Crossword UMPIRE = game(Map.of("judge", "umpire"));

  private CrosswordTables() {}

  static Crossword game(Map<String, String> settings) {
    return (Crossword) Crossword.ENTRY.open(settings, ShippedLexicon.load());
  }

  /// A hand written by its signs: `ae*` is an A, an E and the Free Letter.
  static Hand hand(String signs) {
    Hand hand = Hand.EMPTY;
    for (char sign : signs.toCharArray()) hand = hand.with(Pack.kind(sign));
    return hand;
  }

  static Pile pile(String signs) {
    byte[] cards = new byte[signs.length()];
    for (int i = 0; i < cards.length; i++) cards[i] = (byte) Pack.kind(signs.charAt(i));
    return Pile.of(cards);
  }

  static Layout with(Layout layout, int x, int y, Way way, String word) {
    int fresh = 0;
    for (int i = 0; i < word.length(); i++)
      if (layout.isBlank(x + way.dx * i, y + way.dy * i)) fresh |= 1 << i;
    return layout.with(new Entry(x, y, way, word), fresh, -1);
  }

  static Layout across(String word) {
    return with(Layout.EMPTY, 0, 0, Way.ACROSS, word);
  }

  static Layout down(String word) {
    return with(Layout.EMPTY, 0, 0, Way.DOWN, word);
  }

  /// A table with that layout and those hands; Anna is to play, the stock is N, O, P… and Z is
  /// turned up.
  static Position table(Layout layout, String... hands) {
    PerSeat<Integer> none = PerSeat.all(hands.length, 0);
    Seats in = Seats.first(hands.length);
    return new Position(
        new Match(
            none,
            none,
            none,
            in,
            Seat.of(hands.length - 1),
            1,
            0,
            "hgfedcba".substring(8 - hands.length)),
        PerSeat.of(hands.length, seat -> hand(hands[seat.index()])),
        new Piles(pile("nopqr"), pile("z")),
        new Board(layout, List.of()),
        new Phase.Playing(ANNA, 0, 60_000),
        7);
  }

  static Position scored(Position position, int... totals) {
    Match match = position.match();
    for (int i = 0; i < totals.length; i++) match = match.score(Seat.of(i), totals[i]);
    return position.with(match);
  }

  static Move.Lay lay(int x, int y, Way way, String word) {
    return new Move.Lay(new Entry(x, y, way, word), Move.UNSAID);
  }

  static Move.Lay across(int x, int y, String word) {
    return lay(x, y, Way.ACROSS, word);
  }

  static Move.Lay down(int x, int y, String word) {
    return lay(x, y, Way.DOWN, word);
  }

  static Position play(Crossword game, Position position, Seat by, Move move) {
    return Rulings.legal(game.play(position, by, move, 1_000));
  }

  static void refused(Crossword game, Position position, Seat by, Move move, Clause clause) {
    Rulings.refused(game.play(position, by, move, 1_000), clause);
  }

  static int score(Position position, Seat seat) {
    return position.match().scores().at(seat);
  }
}
