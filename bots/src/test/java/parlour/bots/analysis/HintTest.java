package parlour.bots.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static parlour.games.logomachy.LogomachyTable.ANNA;
import static parlour.games.logomachy.LogomachyTable.BERT;
import static parlour.games.logomachy.LogomachyTable.table;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.bots.Bots;
import parlour.bots.skill.LevelInfo;
import parlour.bots.skill.Levels;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Kit;
import parlour.engine.Scene;
import parlour.games.Catalog;
import parlour.games.logomachy.Logomachy;
import parlour.games.logomachy.LogomachyTable;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Skill;

/// Hints in three degrees, and the puzzle of the day.
class HintTest {
  @Test
  void a_hint_says_that_there_is_a_word_then_where_then_which() {
    LogomachyTable table = table("an", "mbcd", "efgh");
    Hint hint =
        new HintFinder<>(table.game(), ShippedLexicon.load())
            .find(table.view(ANNA), ANNA, table.prompt(), new Dice(1))
            .orElseThrow();
    assertThat(hint.degree(1)).isEqualTo("There is a word to be had.");
    assertThat(hint.degree(2)).contains("pool").contains("three letters").doesNotContain("MAN");
    assertThat(hint.degree(3)).containsPattern("[A-Z]{3} with [A-Z]").doesNotContain("{");
    assertThatIllegalArgumentException().isThrownBy(() -> hint.degree(4));
  }

  @Test
  void who_is_not_asked_gets_no_hint() {
    LogomachyTable table = table("an", "mbcd", "efgh");
    assertThat(
            new HintFinder<>(table.game(), ShippedLexicon.load())
                .find(table.view(BERT), BERT, table.prompt(), new Dice(1)))
        .isEmpty();
  }

  @Test
  void a_hint_for_cards_says_nothing_of_words() {
    Scene.Offer draw = Scene.Offer.of("draw", "Draw from {pile}");
    Scene cards = new Scene("", List.of(), List.of(), List.of(), List.of(draw));
    Kit.Aim aim = Kit.Aim.most("Most points win.", "points");
    Kit none = Kit.cards(aim, List.of(), 0, false);
    Hint hint = Hint.of(cards, none, Answer.of("draw"));
    assertThat(hint.degree(1)).isEqualTo("There is something you can do.");
    assertThat(hint.degree(2)).isEqualTo("Look at this: Draw from …");
  }

  @Test
  void everybody_has_the_same_puzzle_on_the_same_day_and_another_on_the_next() {
    Puzzle<?, ?> one = puzzle("2026-03-14");
    Puzzle<?, ?> same = puzzle("2026-03-14");
    assertThat(one.scene()).isEqualTo(same.scene());
    assertThat(one.best()).isEqualTo(same.best());
    assertThat(puzzle("2026-03-15").scene()).isNotEqualTo(one.scene());
  }

  private static Puzzle<?, ?> puzzle(String day) {
    CatalogEntry entry = Logomachy.ENTRY;
    return Puzzle.of(entry, entry.open(Map.of(), ShippedLexicon.load()), 2, day).orElseThrow();
  }

  @Test
  void the_solution_solves_it_what_is_no_word_is_refused_and_the_puzzle_stays() {
    Puzzle<?, ?> puzzle = puzzle("2026-03-14");
    assertThat(puzzle.attempt(puzzle.best()).solved()).isTrue();
    Puzzle.Verdict wrong = puzzle.attempt(Answer.of("take", "word", "XQZZT"));
    assertThat(wrong.legal()).isFalse();
    assertThat(wrong.why()).isNotEmpty();
    assertThat(puzzle.attempt(Answer.of("dance")).legal()).isFalse();
    assertThat(puzzle.attempt(puzzle.best()).solved()).isTrue();
    assertThat(puzzle.hint().what()).contains(puzzle.best().text("word").toUpperCase(Locale.ROOT));
  }

  @Test
  void games_of_words_have_puzzles_and_card_games_have_none() {
    Optional<CatalogEntry> skat = Catalog.find("skat");
    assertThat(Puzzle.isFor(skat.orElseThrow())).isFalse();
    assertThat(Puzzle.isFor(Logomachy.ENTRY)).isTrue();
  }

  @Test
  void every_level_is_described_by_every_skill() {
    assertThat(Levels.list()).hasSize(Bots.LEVELS);
    for (LevelInfo level : Levels.list())
      for (Skill skill : Skill.values()) assertThat(level.of(skill)).isNotBlank();
    for (CatalogEntry entry : Catalog.entries())
      assertThat(entry.service().skills().list()).isNotEmpty();
  }
}
