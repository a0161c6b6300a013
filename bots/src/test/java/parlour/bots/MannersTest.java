package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import parlour.bots.analysis.Analyst;
import parlour.bots.skill.Advice;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Answer;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.engine.play.Seed;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.TableWords;
import parlour.games.WordInfo;
import parlour.games.material.CatalogEntry;
import parlour.games.material.letters.GivenWords;
import parlour.lexicon.DictionaryList;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Manners;
import parlour.lexicon.Mark;
import parlour.lexicon.WordLaw;
import parlour.lexicon.WordSet;

/// Wherever the program offers a word, it is one that offends nobody: bots' plays, what games show
/// and announce, hints, analyses, finest words, words set as a task and definitions.
class MannersTest {
  private static final long SEED = 18;

  private static Stream<CatalogEntry> wordGames() {
    return Catalog.entries().stream()
        .filter(entry -> entry.settings().stream().anyMatch(one -> one.name().equals("list")));
  }

  @Test
  void every_word_game_has_the_table_settle_its_manners_and_its_list() {
    assertThat(wordGames().count()).isEqualTo(14);
    assertThat(wordGames())
        .allMatch(
            entry ->
                entry.settings().stream().filter(one -> one.name().equals("family")).count() == 1);
  }

  @TestFactory
  Stream<DynamicTest> no_game_between_bots_says_a_word_that_offends_even_where_any_counts() {
    return wordGames()
        .map(
            entry ->
                DynamicTest.dynamicTest(entry.id(), () -> play(entry, Map.of("family", "any"))));
  }

  private static void play(CatalogEntry entry, Map<String, String> chosen) {
    Settings settled = Settings.of(entry.settings(), chosen);
    Lexicon lexicon = TableWords.lexicon(settled, ShippedLexicon.load());
    listen(entry, settled, entry.open(chosen, ShippedLexicon.load()), lexicon);
  }

  private static <S, M, V> void listen(
      CatalogEntry entry, Settings settled, Game<S, M, V> game, Lexicon lexicon) {
    int seats = TestTables.seats(entry);
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++) bots.add(Bots.seat(game, 1 + 4 * (i % 2)));
    List<Log.Entry> entries = Simulator.play(game, SEED, bots, 20_000).entries(game);
    Referee<S, M, V> referee = new Referee<>(game, seats, SEED);
    for (Log.Entry played : entries) {
      for (String value : played.answer().fields().values()) isDecent(value, lexicon);
      if (!(referee.apply(played) instanceof Referee.Decision.Accepted(List<Event> events)))
        throw new AssertionError("refused: " + played);
      for (Event event : events) isDecent(event.line().text(), lexicon);
    }
    adviceIsDecent(referee.game(), seats, lexicon);
    Log.Header header =
        new Log.Header(
            entry.id(),
            entry.rulesVersion(),
            settled,
            lexicon.version(),
            seats,
            new Seed(SEED, "0".repeat(64)));
    String analysis = Analyst.of(game, new Log(header, entries), word -> "").json().write();
    isDecent(analysis, lexicon);
  }

  private static <S, M, V> void adviceIsDecent(Game<S, M, V> game, int seats, Lexicon lexicon) {
    Referee<S, M, V> referee = new Referee<>(game, seats, SEED);
    for (int i = 0; i < seats; i++) {
      Seat seat = Seat.of(i);
      if (!referee.prompt().asks(seat)) continue;
      for (Advice<M> one :
          Bots.adviser(game).advise(referee.view(seat), referee.prompt(), new Dice(SEED))) {
        Answer answer = game.write(one.move());
        for (String value : answer.fields().values()) isDecent(value, lexicon);
      }
    }
  }

  /// Looks at every run of letters in a text; single capitals are cards, not words.
  private static void isDecent(String text, Lexicon lexicon) {
    for (String word : text.toLowerCase(Locale.ROOT).split("[^a-z]+")) {
      int id = word.isEmpty() ? -1 : lexicon.id(word);
      if (id >= 0 && id < lexicon.size())
        assertThat(lexicon.isIndelicate(id)).as("%s in: %s", word, text).isFalse();
    }
  }

  @Test
  void words_set_as_a_task_and_every_vocabulary_are_decent_under_every_law_and_list() {
    for (String list : List.of("leaflet", "usual", "large")) {
      Lexicon lexicon =
          ShippedLexicon.load().forTable(TableWords.list(Map.of("list", list)), Manners.ANYTHING);
      for (WordLaw law : List.of(WordLaw.GENERAL, WordLaw.CROSSWORD, WordLaw.FOIL)) {
        Judge judge = new Judge(lexicon, law);
        for (int id = judge.presentable().next(0); id >= 0; id = judge.presentable().next(id + 1))
          if (lexicon.isIndelicate(id)) throw new AssertionError(lexicon.word(id));
      }
      GivenWords house = new GivenWords(new Judge(lexicon, WordLaw.GENERAL), 5, 7);
      for (int length = 5; length <= 7; length++)
        for (int i = 0; i < house.count(length); i++)
          if (lexicon.isIndelicate(lexicon.id(house.at(length, i))))
            throw new AssertionError(house.at(length, i));
    }
  }

  @Test
  void of_words_that_offend_no_meaning_is_told_and_a_family_table_refuses_them() {
    Lexicon family = ShippedLexicon.load().forTable(DictionaryList.USUAL, Manners.FAMILY);
    Judge judge = new Judge(family, WordLaw.CROSSWORD);
    int seen = 0;
    for (Mark mark : List.of(Mark.MILD, Mark.COARSE, Mark.SLUR)) {
      WordSet marked = family.with(mark);
      for (int id = marked.next(0); id >= 0; id = marked.next(id + 1)) {
        seen++;
        String word = family.word(id);
        Json told = WordInfo.of(word, judge, ShippedLexicon.definitions());
        if (family.is(id, Mark.WORD)) assertThat(told.at("good").asBoolean()).as(word).isFalse();
        assertThat(told.at("definition").asText()).as(word).isEmpty();
      }
    }
    assertThat(seen).isGreaterThan(700);
  }
}
