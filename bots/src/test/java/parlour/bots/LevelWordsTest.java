package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import parlour.bots.skill.Pen;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.play.Log;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordLaw;

/// What bots of a level say is within the words of that level: a slip of the pen may be no word at
/// all, a word of the level with two letters swapped, but never a word beyond it or one that
/// offends.
///
/// Usually one game of each kind is played at each level; `-Dlevel.words.games=100` plays more and
/// prints what was said.
class LevelWordsTest {
  private static final int GAMES = Integer.getInteger("level.words.games", 1);

  /// Names are admitted, as some games are about them.
  private static final Judge WIDEST =
      new Judge(
          ShippedLexicon.load(),
          WordLaw.FOIL.least(1).plurals(WordLaw.Plurals.ADMITTED).names(WordLaw.Names.ADMITTED));

  @TestFactory
  Stream<DynamicTest> bots_say_only_words_of_their_level() {
    return Catalog.entries().stream()
        .filter(entry -> entry.settings().stream().anyMatch(one -> one.name().equals("list")))
        .flatMap(
            entry ->
                IntStream.rangeClosed(1, Bots.LEVELS)
                    .mapToObj(
                        level ->
                            DynamicTest.dynamicTest(
                                entry.id() + " at level " + level, () -> play(entry, level))));
  }

  /// How many words and how many slips were heard.
  private static final class Heard {
    private int words;
    private int slips;
  }

  private static void play(CatalogEntry entry, int level) {
    Heard heard = new Heard();
    Game<?, ?, ?> game = entry.open(Map.of(), ShippedLexicon.load());
    for (int seed = 0; seed < GAMES; seed++) listen(entry, game, level, seed, heard);
    if (GAMES > 1)
      System.out.printf(
          "%s level %d: %d games, %d words, %d slips%n",
          entry.id(), level, GAMES, heard.words, heard.slips);
  }

  private static <S, M, V> void listen(
      CatalogEntry entry, Game<S, M, V> game, int level, long seed, Heard heard) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < TestTables.seats(entry); i++) bots.add(Bots.seat(game, level));
    for (Log.Entry played : Simulator.play(game, seed, bots, 20_000).entries(game)) {
      // A challenge repeats the word of somebody else.
      if (played.answer().verb().equals("challenge")) continue;
      for (String field : List.of("word", "words"))
        for (String word : words(played.answer().fields().getOrDefault(field, "")))
          judge(entry, level, word, heard);
    }
  }

  private static String[] words(String said) {
    return said.toLowerCase(Locale.ROOT).split("[^a-z]+");
  }

  private static void judge(CatalogEntry entry, int level, String word, Heard heard) {
    if (word.length() < 2) return;
    Lexicon lexicon = WIDEST.lexicon();
    int id = lexicon.id(word);
    if (id < 0) {
      assertThat(Pen.isSlip(word, lexicon, WIDEST.vocabulary(level)))
          .as("%s at level %d in %s", word, level, entry.id())
          .isTrue();
      heard.slips++;
      return;
    }
    heard.words++;
    assertThat(WIDEST.vocabulary(level).has(id))
        .as("%s at level %d in %s, band %d", word, level, entry.id(), lexicon.band(id))
        .isTrue();
  }

  @Test
  void the_first_level_knows_what_a_child_of_ten_knows() {
    Judge judge = new Judge(ShippedLexicon.load(), WordLaw.GENERAL);
    Lexicon lexicon = judge.lexicon();
    for (String word : List.of("butterfly", "candle", "happier", "mice", "climbed", "because"))
      assertThat(judge.vocabulary(1).has(lexicon.id(word))).as(word).isTrue();
    for (String word : List.of("recursion", "concatenates", "jurisdiction", "implementations"))
      assertThat(judge.vocabulary(1).has(lexicon.id(word))).as(word).isFalse();
    for (int level = 2; level <= Judge.LEVELS; level++)
      assertThat(judge.vocabulary(level).count())
          .isGreaterThan(judge.vocabulary(level - 1).count());
  }
}
