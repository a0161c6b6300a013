package parlour.games.yankeeloto;

import parlour.dictionary.ShippedLexicon;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.games.yankeeloto.Phase.Called;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordLaw;
import parlour.testkit.GameRun;
import parlour.testkit.TestTable;

/// A table at which a test plays: Anna leads first.
record YankeeLotoTable(YankeeLoto game, GameRun<Position, Move, View> gameRun)
    implements TestTable<Position, Move, View, YankeeLotoTable> {
  private static final Judge JUDGE = new Judge(ShippedLexicon.load(), WordLaw.GENERAL);

  /// A table of this size with these settings, names and values in turn, at which Anna leads first.
  static YankeeLotoTable of(int seats, String... chosen) {
    YankeeLoto game = open(chosen);
    return new YankeeLotoTable(
        game, GameRun.dealt(game, seats, position -> position.leader().equals(ANNA)));
  }

  static YankeeLoto open(String... chosen) {
    Options options = Options.of(Settings.of(Options.SETTINGS, TestTable.settings(chosen)));
    return new YankeeLoto(options, new Words(JUDGE, options.length()));
  }

  /// The first who has a word where Anna leads.
  private int first() {
    return game.options().houseCalls() ? 0 : 1;
  }

  /// The same with these hands: Bert's first, or Anna's where the house calls.
  YankeeLotoTable hands(String... hands) {
    Letters box = game.options().box().box().letters();
    Position next = position();
    for (int i = 0; i < hands.length; i++) {
      Seat seat = Seat.of(first() + i);
      Letters hand = Letters.of(hands[i]);
      box = box.minus(hand);
      next = next.with(seat, Player.making(hand, next.player(seat).dueMillis()));
    }
    return becomes(next.withBox(box));
  }

  /// The same with these words laid, in the order of [#hands], and the first letter about to be
  /// called.
  YankeeLotoTable rows(String... words) {
    String[] hands = new String[words.length];
    for (int i = 0; i < words.length; i++) hands[i] = (words[i] + "oiaeuo").substring(0, 10);
    hands(hands);
    for (int i = 0; i < words.length; i++) lay(Seat.of(first() + i), words[i]);
    return content();
  }

  /// Everybody who reads doubts nothing more.
  YankeeLotoTable content() {
    while (position().round().phase() instanceof Phase.Look)
      by(position().round().reading().lowest(), new Move.Content());
    return this;
  }

  /// Just this letter comes out of the box.
  YankeeLotoTable call(char letter) {
    Position.Round round = position().round();
    long dueMillis =
        game.options().callingClock().dueMillis(atMillis(), game.options().callMillis());
    Called called = new Called(round.called().number() + 1, letter, atMillis());
    Phase call = new Phase.Call(called, false, dueMillis);
    return becomes(
        position().with(round.called(letter, call)).withBox(position().box().minus(letter)));
  }

  YankeeLotoTable lay(Seat seat, String word) {
    return by(seat, new Move.Lay(word));
  }

  /// A player covers the letter called last.
  YankeeLotoTable cover(Seat seat) {
    Called call = position().round().called();
    return by(seat, new Move.Cover(call.number(), call.letter()));
  }

  /// The letters are called one by one and covered by those players.
  YankeeLotoTable callAndCover(String letters, Seat... players) {
    for (int i = 0; i < letters.length(); i++) {
      call(letters.charAt(i));
      for (Seat seat : players) if (row(seat).place(letters.charAt(i)) >= 0) cover(seat);
    }
    return this;
  }

  YankeeLotoTable loto(Seat seat) {
    return by(seat, new Move.Loto());
  }

  Player row(Seat seat) {
    return position().player(seat);
  }

  int counters(Seat seat) {
    return position().match().counters().of(seat);
  }

  int pool() {
    return position().match().counters().pool();
  }

  int round() {
    return position().match().lead().round();
  }
}
