package parlour.games.anagrams;

import java.util.Map;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.games.anagrams.Move.Announce;
import parlour.games.anagrams.Move.Choose;
import parlour.games.anagrams.Move.Ready;
import parlour.games.anagrams.Move.Return;
import parlour.games.anagrams.Study.Stage;
import parlour.trial.Course;
import parlour.trial.Table;

/// A table at which a test plays: Anna leads first, Clara sits on her right when there are three.
record Play(Anagrams game, Course<Position, Move, View> course)
    implements Table<Position, Move, View, Play> {
  static final long STOP = 10_000 + 300_000;

  private static final Words WORDS =
      ((Anagrams) Anagrams.KIND.open(Map.of(), ShippedLexicon.load())).words();

  /// A table of so many with these settings, names and values in turn, at which Anna leads first.
  static Play of(int seats, String... chosen) {
    Anagrams game = open(chosen);
    return new Play(game, Course.dealt(game, seats, position -> position.leader().equals(ANNA)));
  }

  static Anagrams open(String... chosen) {
    return new Anagrams(Options.of(Settings.of(Options.SETTINGS, Table.settings(chosen))), WORDS);
  }

  /// The same with words given out, from the leader's right on, and "Ready" called at ten seconds.
  Play ready(String... words) {
    for (String word : words) by(position().leader(), new Choose(word, ""));
    return at(10_000).by(position().leader(), new Ready());
  }

  /// The clock speaks until somebody else leads or the game is over.
  Play toTheNextRound() {
    Seat leader = position().leader();
    while (position().leader().equals(leader) && !prompt().isOver()) clock();
    return this;
  }

  int counters(Seat seat) {
    return position().match().counters().of(seat);
  }

  Stage stage(Seat seat) {
    return position().of(seat).stage();
  }

  String letters(Seat seat) {
    return position().of(seat).given().letters();
  }

  Play announce(Seat seat, String word) {
    return by(seat, new Announce(word));
  }

  Play giveBack(Seat seat) {
    return by(seat, new Return());
  }

  /// Anna leads three; Clara has PENCIL and Bert KITTEN, and "Ready" was called at ten seconds.
  static Play hunt(String... chosen) {
    return Play.of(3, chosen).ready("pencil", "kitten");
  }
}
