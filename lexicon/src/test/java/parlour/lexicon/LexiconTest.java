package parlour.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.lexicon.house.HouseList;

class LexiconTest {
  private final Lexicon lexicon = SmallLexicon.lexicon();

  @Test
  void a_plural_knows_the_word_it_comes_from() {
    assertThat(lexicon.pluralOf(lexicon.id("boys"))).isEqualTo(lexicon.id("boy"));
    assertThat(lexicon.pluralOf(lexicon.id("boxes"))).isEqualTo(lexicon.id("box"));
    assertThat(lexicon.pluralOf(lexicon.id("mice"))).isEqualTo(lexicon.id("mouse"));
    assertThat(lexicon.pluralOf(lexicon.id("glass"))).isEqualTo(-1);
  }

  @Test
  void a_plural_in_s_differs_from_an_irregular_one() {
    assertThat(lexicon.is(lexicon.id("boys"), Mark.PLURAL)).isTrue();
    assertThat(lexicon.is(lexicon.id("mice"), Mark.PLURAL)).isFalse();
    assertThat(lexicon.is(lexicon.id("mice"), Mark.IRREGULAR_PLURAL)).isTrue();
  }

  @Test
  void runs_is_both_a_plural_and_a_verb() {
    int runs = lexicon.id("runs");
    assertThat(lexicon.pluralOf(runs)).isEqualTo(lexicon.id("run"));
    assertThat(lexicon.verbFormOf(runs)).isEqualTo(lexicon.id("run"));
    assertThat(lexicon.is(runs, Mark.VERB_IN_S)).isTrue();
  }

  @Test
  void plurals_and_verb_forms_are_told_apart() {
    assertThat(lexicon.isPlural("BOY", "boys")).isTrue();
    assertThat(lexicon.isPlural("box", "BOXES")).isTrue();
    assertThat(lexicon.isPlural("mouse", "mice")).isTrue();
    assertThat(lexicon.isPlural("run", "runs")).isTrue();
    assertThat(lexicon.isVerbForm("run", "runs")).isTrue();
    assertThat(lexicon.isVerbForm("boy", "boys")).isFalse();
  }

  @Test
  void a_new_word_is_no_plural() {
    assertThat(lexicon.isPlural("man", "many")).isFalse();
    assertThat(lexicon.isPlural("late", "tales")).isFalse();
    assertThat(lexicon.isPlural("boy", "boy")).isFalse();
    assertThat(lexicon.isPlural("glas", "glass")).isFalse();
  }

  @Test
  void words_are_found_in_either_case() {
    assertThat(lexicon.id("StEaL")).isEqualTo(lexicon.id("steal")).isNotNegative();
    assertThat(lexicon.word(lexicon.id("STEAL"))).isEqualTo("steal");
    assertThat(lexicon.id("stael")).isEqualTo(-1);
  }

  @Test
  void a_word_knows_its_length() {
    for (int id = 0; id < lexicon.size(); id++)
      assertThat(lexicon.length(id)).isEqualTo(lexicon.word(id).length());
  }

  @Test
  void syllables_are_those_of_the_entry() {
    assertThat(lexicon.divide("MEMO")).containsExactly("MEM", "O");
    assertThat(lexicon.syllables("memo")).isEqualTo(2);
  }

  @Test
  void a_category_has_its_words() {
    assertThat(words(lexicon.of(Category.ANIMALS))).containsExactlyInAnyOrder("horse", "eagle");
    assertThat(words(lexicon.of(Category.MAMMALS))).containsExactly("horse");
    assertThat(lexicon.of(Category.ANY).count()).isEqualTo(lexicon.size());
  }

  @Test
  void words_that_may_offend_are_known() {
    assertThat(lexicon.isIndelicate(lexicon.id("blast"))).isTrue();
    assertThat(lexicon.isIndelicate(lexicon.id("boy"))).isFalse();
  }

  @Test
  void a_house_adds_and_strikes_words_under_an_edition_of_its_own() {
    HouseList list = HouseList.read("Zorbing # a sport\n\n- pie\n-unheardof");
    assertThat(list).isEqualTo(new HouseList(List.of("zorbing"), List.of("pie", "unheardof")));
    Lexicon house = lexicon.withHouseWords(list);
    assertThat(house.version()).isEqualTo(lexicon.version() + "+zorbing,-pie,-unheardof");
    assertThat(house.is(house.id("zorbing"), Mark.HOUSE)).isTrue();
    assertThat(house.is(house.id("pie"), Mark.STRUCK)).isTrue();
    Lexicon table = house.with(List.of("blorb"));
    assertThat(table.word(table.id("zorbing"))).isEqualTo("zorbing");
    assertThat(table.is(table.id("blorb"), Mark.ADMITTED)).isTrue();
    Judge judge = new Judge(table, WordLaw.GENERAL);
    assertThat(judge.judge("zorbing").good()).isTrue();
    assertThat(judge.judge("pie"))
        .isEqualTo(new Verdict.Refused(Reason.STRUCK, "PIE is struck out of this house's words"));
  }

  @Test
  void a_version_tells_the_words_of_any_house_and_a_house_knows_the_plain_dictionary() {
    Lexicon house = lexicon.withHouseWords(HouseList.read("zorbing"));
    Lexicon other = house.edition(lexicon.version() + "+blorb,-pie").orElseThrow();
    assertThat(other.is(other.id("blorb"), Mark.HOUSE)).isTrue();
    assertThat(other.is(other.id("pie"), Mark.STRUCK)).isTrue();
    assertThat(other.id("zorbing")).isNegative();
    assertThat(house.edition(lexicon.version())).contains(lexicon);
    assertThat(house.edition(house.version())).contains(house);
    assertThat(house.edition(lexicon.version() + "+bl0rb")).isEmpty();
    assertThat(house.edition("unknown+blorb")).isEmpty();
    assertThat(lexicon.withHouseWords(HouseList.NONE)).isSameAs(lexicon);
  }

  @Test
  void the_large_list_of_a_house_is_made_once() {
    Lexicon house = lexicon.withLarge(() -> lexicon).withHouseWords(HouseList.read("zorbing"));
    Lexicon large = house.forTable(DictionaryList.LARGE, Manners.USUAL);
    assertThat(large.version()).isEqualTo(house.version());
    assertThat(large.is(large.id("zorbing"), Mark.HOUSE)).isTrue();
    assertThat(house.forTable(DictionaryList.LARGE, Manners.USUAL).facts()).isSameAs(large.facts());
  }

  @Test
  void bad_lines_of_a_house_are_refused_with_their_number() {
    assertThatThrownBy(() -> HouseList.read("zorbing\ntwo words"))
        .isInstanceOf(HouseList.BadLine.class)
        .hasMessage("line 2: a word has 2 to 20 letters from A to Z, not \"two words\"");
    assertThatThrownBy(() -> HouseList.read("zorbing\n\n-zorbing"))
        .hasMessage("line 3: zorbing stands there twice");
    assertThatThrownBy(() -> HouseList.read("-")).hasMessageStartingWith("line 1: a word has");
  }

  @Test
  void a_band_includes_all_more_common_words() {
    assertThat(words(lexicon.upTo(7))).doesNotContain("logomachy").contains("london", "boy");
  }

  @Test
  void a_lexicon_survives_being_written_and_read() {
    Lexicon back = Lexicon.read(SmallLexicon.writer().bytes());
    assertThat(back.version()).isEqualTo("handmade");
    assertThat(back.size()).isEqualTo(lexicon.size());
    for (int id = 0; id < back.size(); id++) {
      assertThat(back.word(id)).isEqualTo(lexicon.word(id));
      assertThat(back.band(id)).isEqualTo(lexicon.band(id));
      assertThat(back.length(id)).isEqualTo(lexicon.length(id));
      assertThat(back.marks(id)).isEqualTo(lexicon.marks(id));
      assertThat(back.pluralOf(id)).isEqualTo(lexicon.pluralOf(id));
      assertThat(back.verbFormOf(id)).isEqualTo(lexicon.verbFormOf(id));
      assertThat(back.divide(back.word(id))).isEqualTo(lexicon.divide(back.word(id)));
    }
    assertThat(new Judge(back, WordLaw.GENERAL).judge("icecream"))
        .isEqualTo(new Judge(lexicon, WordLaw.GENERAL).judge("icecream"));
  }

  @Test
  void bytes_of_something_else_are_refused() {
    assertThatThrownBy(() -> Lexicon.read(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("these bytes are not a dictionary");
  }

  private List<String> words(WordSet set) {
    List<String> list = new ArrayList<>();
    for (int id = set.next(0); id >= 0; id = set.next(id + 1)) list.add(lexicon.word(id));
    return list;
  }
}
