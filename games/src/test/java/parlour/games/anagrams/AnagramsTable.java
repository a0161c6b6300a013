package parlour.games.anagrams;

import java.util.Map;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.games.anagrams.Move.Announce;
import parlour.games.anagrams.Move.Choose;
import parlour.games.anagrams.Move.Ready;
import parlour.games.anagrams.Move.Return;
import parlour.games.anagrams.Player.Progress;
import parlour.testkit.GameRun;
import parlour.testkit.TestTable;

/// A table at which a test plays: Anna leads first, Clara sits on her right when there are three.
record AnagramsTable(Anagrams game, GameRun<Position, Move, View> gameRun)
    implements TestTable<Position, Move, View, AnagramsTable> {
  static final long STOP_MILLIS = 10_000 + 300_000;

  private static final Words WORDS =
      ((Anagrams) Anagrams.ENTRY.open(Map.of(), ShippedLexicon.load())).words();

  /// A table of this size with these settings, names and values in turn, at which Anna leads first.
  static AnagramsTable of(int seats, String... chosen) {
    Anagrams game = open(chosen);
    return new AnagramsTable(
        game, GameRun.dealt(game, seats, position -> position.leader().equals(ANNA)));
  }

  static Anagrams open(String... chosen) {
    return new Anagrams(
        Options.of(Settings.of(Options.SETTINGS, TestTable.settings(chosen))), WORDS);
  }

  /// The same with words given out, from the leader's right on, and "Ready" called at ten seconds.
  AnagramsTable ready(String... words) {
    for (String word : words) by(position().leader(), new Choose(word, ""));
    return at(10_000).by(position().leader(), new Ready());
  }

  /// The clock speaks until somebody else leads or the game is over.
  AnagramsTable toTheNextRound() {
    Seat leader = position().leader();
    while (position().leader().equals(leader) && !prompt().isOver()) clock();
    return this;
  }

  int counters(Seat seat) {
    return position().match().counters().of(seat);
  }

  Progress progress(Seat seat) {
    return position().of(seat).progress();
  }

  String letters(Seat seat) {
    return position().of(seat).given().letters();
  }

  AnagramsTable announce(Seat seat, String word) {
    return by(seat, new Announce(word));
  }

  AnagramsTable giveBack(Seat seat) {
    return by(seat, new Return());
  }

  /// Anna leads three; Clara has PENCIL and Bert KITTEN, and "Ready" was called at ten seconds.
  static AnagramsTable hunt(String... chosen) {
    return AnagramsTable.of(3, chosen).ready("pencil", "kitten");
  }
}
