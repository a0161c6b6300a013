package parlour.games.wordmaking;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.games.material.Pile;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Letters;
import parlour.testkit.FrozenTable;
import parlour.testkit.GameRun;

/// A table laid by hand: Anna is to play, and the words before each are numbered from one.
record WordMakingTable(WordMaking game, GameRun<Position, Move, View> gameRun)
    implements FrozenTable<Position, Move, View, WordMakingTable> {
  private static final WordMaking USUAL = open(Map.of());

  WordMakingTable(WordMaking game, Position position) {
    this(game, new GameRun<>(game, position, 1_000));
  }

  static WordMaking open(Map<String, String> chosen) {
    return open(Settings.of(Options.SETTINGS, chosen));
  }

  static WordMaking open(Settings settings) {
    return new WordMaking(Options.of(settings), Options.judge(settings, ShippedLexicon.load()));
  }

  @Override
  public WordMakingTable with(Position position) {
    return new WordMakingTable(game, position);
  }

  static WordMakingTable table(String pool, String... rows) {
    return table(USUAL, pool, rows);
  }

  static WordMakingTable table(WordMaking game, String pool, String... rows) {
    List<List<Standing>> words = new ArrayList<>();
    int made = 0;
    for (int i = 0; i < rows.length; i++) {
      List<Standing> row = new ArrayList<>();
      for (String word : rows[i].isEmpty() ? new String[0] : rows[i].split(" ", -1))
        row.add(new Standing(++made, word, Seat.of(i), Standing.SURE, List.of()));
      words.add(List.copyOf(row));
    }
    Open open =
        new Open(
            new Phase.Play(WordMaking.MINUTE_MILLIS),
            new LeaderDraw(ANNA, PerSeat.all(rows.length, "a")),
            Letters.of(pool),
            PerSeat.of(rows.length, seat -> words.get(seat.index())),
            made,
            PerSeat.all(rows.length, 0),
            new Open.Turn(ANNA, 2, LetterFaces.NONE, false, false, 0));
    return new WordMakingTable(game, new Position(Pile.of(new byte[] {0, 1, 2}), open));
  }

  /// The letters of the box in the order they will be drawn.
  WordMakingTable box(String letters) {
    byte[] order = new byte[letters.length()];
    for (int i = 0; i < order.length; i++) order[i] = (byte) (letters.charAt(i) - 'a');
    return with(new Position(Pile.of(order), position().open()));
  }

  List<String> row(Seat seat) {
    return position().open().row(seat).stream().map(Standing::word).toList();
  }

  String pool() {
    return position().open().pool().toString();
  }

  char letter() {
    return position().open().turn().letter();
  }

  Seat turn() {
    return position().open().turn().seat();
  }

  Phase phase() {
    return position().open().phase();
  }

  boolean isOver() {
    return phase() instanceof Phase.Over;
  }
}
