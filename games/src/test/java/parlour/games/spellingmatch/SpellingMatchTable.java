package parlour.games.spellingmatch;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.games.spellingmatch.Player.LaidWord;
import parlour.lexicon.Letters;
import parlour.testkit.GameRun;
import parlour.testkit.TestTable;

/// A table at which a test plays: Anna leads; of three, Clara sits on her right and chooses first,
/// then Bert, then Anna. Clara's stacks lie before Anna, Bert's before Clara, Anna's before Bert.
record SpellingMatchTable(SpellingMatch game, GameRun<Position, Move, View> gameRun)
    implements TestTable<Position, Move, View, SpellingMatchTable> {
  private static final Words WORDS =
      ((SpellingMatch) SpellingMatch.ENTRY.open(Map.of(), ShippedLexicon.load())).words();

  /// A table of this size with these settings, names and values in turn, at which Anna leads and
  /// words are chosen in turn unless the settings say otherwise.
  static SpellingMatchTable of(int seats, String... chosen) {
    SpellingMatch game = open(chosen);
    return new SpellingMatchTable(
        game,
        GameRun.dealt(game, seats, position -> position.match().lead().leader().equals(ANNA)));
  }

  static SpellingMatch open(String... chosen) {
    Map<String, String> settings = new HashMap<>(TestTable.settings(chosen));
    settings.putIfAbsent("choosing", "turns");
    return new SpellingMatch(Options.of(Settings.of(Options.SETTINGS, settings)), WORDS);
  }

  /// The company chooses these words in turn, and "spell" is called at ten seconds.
  SpellingMatchTable spell(String... words) {
    for (String word : words) by(prompt().must().lowest(), new Move.Choose(word));
    return at(10_000).by(ANNA, new Move.Call());
  }

  /// A player takes a stack and spells it.
  SpellingMatchTable solve(Seat seat, Seat author, int number, String word) {
    return by(seat, new Move.Take(author, number)).by(seat, new Move.Spell(word));
  }

  List<String> words(Seat seat) {
    return position().player(seat).words().stream().map(LaidWord::word).toList();
  }

  Letters letters(Seat author, int number) {
    return Letters.of(position().stack(author, number).letters());
  }

  Phase phase() {
    return position().phase();
  }

  /// Three players with one word of five letters each: Clara SLATE, Bert HOUSE, Anna TIGER; "spell"
  /// was called at ten seconds.
  static SpellingMatchTable match(String... more) {
    String[] chosen = new String[more.length + 2];
    chosen[0] = "words";
    chosen[1] = "1";
    System.arraycopy(more, 0, chosen, 2, more.length);
    return SpellingMatchTable.of(3, chosen).spell("slate", "house", "tiger");
  }
}
