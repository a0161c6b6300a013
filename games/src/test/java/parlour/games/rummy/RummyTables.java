package parlour.games.rummy;

import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;

import java.util.Collections;
import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.games.material.Pile;
import parlour.games.material.cards.AnimalPack;
import parlour.games.material.cards.Cards;
import parlour.testkit.TestTable;

/// Tables set up for a test, and what lies on them.
final class RummyTables {
  private RummyTables() {}

  static Rummy rummy(String... chosen) {
    return new Rummy(Options.rummy(Settings.of(Options.RUMMY, TestTable.settings(chosen))));
  }

  static Rummy skat(String... chosen) {
    return new Rummy(Options.skat(Settings.of(Options.SKAT, TestTable.settings(chosen))));
  }

  /// The card of that number; several of one number are told apart by their series, 0 to 3.
  static int card(int number, int series) {
    return AnimalPack.card(number, series);
  }

  static Cards cards(int... numbers) {
    Cards cards = Cards.NONE;
    for (int number : numbers) {
      int series = 0;
      while (cards.has(card(number, series))) series++;
      cards = cards.with(card(number, series));
    }
    return cards;
  }

  /// A table of two where Anna is to play with these cards, Bert holds those, and the rest lies in
  /// the pack in order.
  static Position table(Rummy game, Cards anna, Cards bert, List<Cards> melds, int... discards) {
    Cards left = game.options().deck().all().minus(anna).minus(bert);
    for (Cards meld : melds) left = left.minus(meld);
    Pile thrown = Pile.EMPTY;
    for (int discard : discards) {
      thrown = thrown.upon(discard);
      left = left.without(discard);
    }
    PerSeat<Cards> held = PerSeat.all(2, Cards.NONE).with(ANNA, anna).with(BERT, bert);
    return new Position(
        new Position.Match(PerSeat.all(2, 0), ANNA, 1),
        new Position.Hand(
            held, Pile.of(left.all()), thrown, melds, Collections.nCopies(melds.size(), ANNA), 0),
        Position.Turn.begins(ANNA, 60_000),
        9);
  }

  static Cards held(Position position, Seat seat) {
    return position.hand().held().at(seat);
  }
}
