package parlour.games.rotation;

import java.util.HashMap;
import java.util.Map;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.games.material.Counters;
import parlour.lexicon.Letters;
import parlour.testkit.GameRun;
import parlour.testkit.TestTable;

/// A table at which a test plays: Anna deals first, and on her right sit Duncan, Clara and Bert.
record RotationTable(Rotation game, GameRun<Position, Move, View> gameRun)
    implements TestTable<Position, Move, View, RotationTable> {
  private static final Words WORDS =
      ((Rotation) Rotation.ENTRY.open(Map.of(), ShippedLexicon.load())).words();

  /// A table of this size with these settings, names and values in turn, at which Anna deals first.
  static RotationTable of(int seats, String... chosen) {
    Rotation game = open(chosen);
    return new RotationTable(
        game,
        GameRun.dealt(game, seats, position -> position.match().lead().leader().equals(ANNA)));
  }

  /// The rules with these settings; unless they say otherwise everybody plays their own letters.
  static Rotation open(String... chosen) {
    Map<String, String> settings = new HashMap<>(TestTable.settings(chosen));
    settings.putIfAbsent("forced", "press");
    return new Rotation(Options.of(Settings.of(Options.SETTINGS, settings)), WORDS);
  }

  /// The same with these four letters in the middle and these hands, Anna's first.
  RotationTable with(String four, String... hands) {
    Open open = position().open();
    Letters[] held = new Letters[hands.length];
    for (int i = 0; i < held.length; i++) held[i] = Letters.of(hands[i]);
    Open.Deal deal = new Open.Deal(four, open.deal().counters(), open.deal().missed());
    return becomes(
        new Position(
            position().hands().map((seat, _) -> held[seat.index()]),
            open.with(deal),
            position().dice()));
  }

  /// The same with this number of counters left in the pool; Bert has the others.
  RotationTable pool(int left) {
    Counters counters = position().deal().counters();
    return becomes(position().with(counters.draw(BERT, counters.pool() - left)));
  }

  RotationTable lead(Seat seat, String word) {
    return by(seat, new Move.Lead(word));
  }

  RotationTable pass(Seat seat) {
    return by(seat, new Move.Pass());
  }

  /// A player plays a letter.
  RotationTable letter(Seat seat, char letter) {
    return by(seat, new Move.Play(letter));
  }

  RotationTable fail(Seat seat) {
    return by(seat, new Move.Fail());
  }

  RotationTable challenge(Seat seat) {
    return by(seat, new Move.Challenge(position().turn().play() - 1));
  }

  /// Whoever is to play plays the letter if they have it, and fails otherwise, a number of times.
  RotationTable goOn(int times) {
    for (int i = 0; i < times; i++) {
      Seat seat = position().turn().seat();
      char next = position().turn().word().next();
      if (position().hand(seat).has(next)) letter(seat, next);
      else fail(seat);
    }
    return this;
  }

  int counters(Seat seat) {
    return position().deal().counters().of(seat);
  }

  int pool() {
    return position().deal().counters().pool();
  }

  Letters hand(Seat seat) {
    return position().hand(seat);
  }
}
