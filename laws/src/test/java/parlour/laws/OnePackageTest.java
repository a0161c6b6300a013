package parlour.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.bots.Bots;
import parlour.bots.RandomBot;
import parlour.bots.analysis.Puzzle;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Field;
import parlour.engine.Game;
import parlour.engine.Setting;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.CatalogEntryCodec;
import parlour.games.GameBox;
import parlour.games.GameList;
import parlour.games.WordInfo;
import parlour.games.laws.Ledgers;
import parlour.games.longestword.LongestWord;
import parlour.games.material.CatalogEntry;
import parlour.games.material.GameAround;
import parlour.games.pocket.PocketJudge;
import parlour.lexicon.Lexicon;
import parlour.testkit.laws.Laws;
import parlour.testkit.laws.Ledger;
import parlour.testkit.laws.Wire;

/// One package and one line of the list make a game of the house: a twenty-third game is in every
/// list and served by everything that serves games.
class OnePackageTest {
  private static final Lexicon LEXICON = ShippedLexicon.load();
  private static final GameList GAMES = GameList.HOUSE.with(List.of(LongestWord.ENTRY));
  private static final CatalogEntry ENTRY = GAMES.find("longest-word").orElseThrow();

  private static Json asked(Json.Writer question, String settings) {
    return question.put("game", ENTRY.id()).put("settings", Json.parse(settings)).done();
  }

  private static Json pocket(String kind, Json asked) {
    return new PocketJudge(GAMES, LEXICON)
        .answer(kind, asked, Optional.of(ShippedLexicon.definitions()));
  }

  private static boolean isGood(String word, String settings) {
    Map<String, String> query = Map.of("settings", settings);
    Map<String, String> chosen = WordInfo.settings(name -> query.getOrDefault(name, ""));
    return WordInfo.judge(ENTRY, chosen, LEXICON).judge(word).good();
  }

  @Test
  void it_is_the_twenty_third_of_the_list_and_takes_its_place_in_the_lobby() {
    assertThat(GAMES.entries()).hasSize(23).endsWith(ENTRY);
    List<String> lobby =
        GAMES.entries().stream()
            .sorted(Comparator.comparingInt(entry -> entry.service().rank()))
            .map(CatalogEntry::id)
            .toList();
    assertThat(lobby.indexOf("longest-word")).isEqualTo(lobby.indexOf("logomachy") + 1);
    Json facts = CatalogEntryCodec.facts(ENTRY).done();
    assertThat(facts.at("rank").asInt()).isEqualTo(3);
    assertThat(facts.at("guest").asBoolean()).isFalse();
  }

  @Test
  void its_table_chooses_what_tables_of_words_choose() {
    assertThat(ENTRY.settings().stream().map(Setting::name))
        .containsExactly("least", "overrule", "list", "family", "pause", "pace");
  }

  @Test
  void it_shares_a_box_and_has_one_of_its_own() {
    assertThat(GameBox.list(GAMES)).hasSize(GameBox.list(GameList.HOUSE).size() + 1);
    assertThat(GameBox.find(GAMES, "letters-300").orElseThrow().games())
        .contains(ENTRY)
        .hasSizeGreaterThan(10);
    assertThat(GameBox.find(GAMES, "alphabet").orElseThrow().games()).containsExactly(ENTRY);
    assertThat(GameBox.find(GAMES, "longest-word").orElseThrow().contents().id())
        .isEqualTo("letters-300");
  }

  @Test
  void a_real_table_has_its_sheet_and_its_clocks() {
    Json sheet =
        pocket(
            "sheet",
            asked(
                Json.fields()
                    .put("players", 2)
                    .put("dealer", 0)
                    .put(
                        "entries",
                        Json.parse(
                            "[{\"form\":\"round\",\"values\":{\"word.0\":\"tea\",\"word.1\":\"toast\"}}]")),
                "{\"pause\":\"wait\"}"));
    assertThat(sheet.at("refused").asText()).isEmpty();
    assertThat(sheet.at("winners").write()).isEqualTo("[1]");
    Json about = pocket("game", asked(Json.fields(), "{}"));
    assertThat(about.at("words").asBoolean()).isTrue();
    assertThat(about.at("settings").write()).isEqualTo("[\"least\",\"list\",\"family\"]");
    assertThat(about.at("clocks").asItems()).hasSize(2);
  }

  @Test
  void its_words_are_looked_up_by_its_own_judge() {
    assertThat(isGood("toast", "{}")).isTrue();
    assertThat(isGood("toast", "{\"least\":\"6\",\"overrule\":\"vote\",\"pause\":\"brief\"}"))
        .isFalse();
    Json word = pocket("word", asked(Json.fields().put("word", "toast"), "{\"least\":\"6\"}"));
    assertThat(word.at("good").asBoolean()).isFalse();
    assertThat(word.at("why").asText()).contains("six letters");
  }

  @Test
  void its_own_bots_play_it_and_it_has_puzzles_and_levels() {
    Game<?, ?, ?> game = ENTRY.open(Map.of(), LEXICON);
    assertThat(Bots.seat(game, 3)).isNotInstanceOf(RandomBot.class);
    assertThat(Puzzle.isFor(ENTRY)).isTrue();
  }

  /// Every game of the house has a bot with skill, under whatever settings.
  @Test
  void no_game_of_the_house_is_played_at_random() {
    for (CatalogEntry entry : Catalog.entries())
      for (Setting setting : entry.settings())
        for (Field.Option choice : setting.choices()) {
          Map<String, String> chosen = Map.of(setting.name(), choice.value());
          assertThat(Bots.seat(GameAround.bare(entry.open(chosen, LEXICON)), 3))
              .as("%s %s", entry.id(), chosen)
              .isNotInstanceOf(RandomBot.class);
        }
  }

  @Test
  void the_laws_find_its_ledger_and_hold() {
    for (String pause : List.of("none", "wait"))
      for (String overrule : List.of("no", "vote"))
        hold(ENTRY.open(Map.of("pause", pause, "overrule", overrule), LEXICON));
  }

  @SuppressWarnings("unchecked")
  private static <S, M, V> void hold(Game<S, M, V> game) {
    Ledger<S> ledger = (Ledger<S>) Ledgers.of(game);
    Laws<S, M, V> laws = new Laws<>(game, ledger, 3, _ -> true, 10, new Wire());
    for (int seed = 0; seed < 5; seed++) laws.hold(seed);
  }
}
