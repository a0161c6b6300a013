package parlour.dictionary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.lexicon.Category;
import parlour.lexicon.Definitions;
import parlour.lexicon.DictionaryList;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Manners;
import parlour.lexicon.Mark;
import parlour.lexicon.Reason;
import parlour.lexicon.Verdict;
import parlour.lexicon.WordLaw;
import parlour.lexicon.WordLaw.Names;

class ShippedLexiconTest {
  private static final Lexicon LEXICON = ShippedLexicon.load();
  private static final Judge GENERAL = new Judge(LEXICON, WordLaw.GENERAL);
  private static final Judge FOIL = new Judge(LEXICON, WordLaw.FOIL);

  private static boolean plural(String word) {
    return LEXICON.is(LEXICON.id(word), Mark.PLURAL);
  }

  private static Reason reason(Judge judge, String word) {
    return ((Verdict.Refused) judge.judge(word)).reason();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fin",
        "find",
        "lame",
        "ample",
        "sample",
        "man",
        "many",
        "boy",
        "boys",
        "shut",
        "apt",
        "chapter",
        "slate",
        "steal",
        "tales",
        "chairs",
        "lying",
        "memo",
        "name",
        "males",
        "exam",
        "phone",
        "kindergarten",
        "china"
      })
  void every_word_of_the_leaflets_is_a_word(String word) {
    assertThat(GENERAL.judge(word).good()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "boys",
        "tales",
        "runs",
        "chairs",
        "pants",
        "scissors",
        "goods",
        "knives",
        "boxes",
        "cities"
      })
  void these_are_plurals_in_s(String word) {
    assertThat(plural(word)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "steal", "glass", "bus", "news", "lens", "series", "gas", "gratis", "alias", "always",
        "mice"
      })
  void these_are_not_plurals_in_s(String word) {
    assertThat(plural(word)).isFalse();
  }

  @Test
  void boys_is_the_plural_of_boy_and_mice_of_mouse() {
    assertThat(LEXICON.pluralOf(LEXICON.id("boys"))).isEqualTo(LEXICON.id("boy"));
    assertThat(LEXICON.pluralOf(LEXICON.id("mice"))).isEqualTo(LEXICON.id("mouse"));
    assertThat(LEXICON.verbFormOf(LEXICON.id("ran"))).isEqualTo(LEXICON.id("run"));
  }

  @Test
  void a_plural_is_known_whether_it_is_made_with_s_or_not() {
    for (String pair :
        List.of(
            "cat cats",
            "run runs",
            "fox foxes",
            "child children",
            "larva larvae",
            "quiz quizzes",
            "woman women",
            "chairman chairmen",
            "bacterium bacteria",
            "alga algae",
            "die dice")) {
      String[] words = pair.split(" ");
      assertThat(LEXICON.isPlural(words[0], words[1])).as(pair).isTrue();
    }
    for (String pair :
        List.of(
            "lame males",
            "ample sample",
            "glas glass",
            "princes princess",
            "need needles",
            "eat eats",
            "cry crying",
            "discus discusses")) {
      String[] words = pair.split(" ");
      assertThat(LEXICON.isPlural(words[0], words[1])).as(pair).isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "chap-ter",
        "sam-ple",
        "am-ple",
        "man-y",
        "ly-ing",
        "mem-o",
        "tel-e-phone",
        "a-li-as",
        "lo-gom-a-chy",
        "boys",
        "the-a-tre",
        "writ-er",
        "run-ning",
        "hap-pi-ness",
        "time-ly",
        "but-ter-fly",
        "kar-a-o-ke"
      })
  void words_are_divided_as_printers_do(String divided) {
    assertThat(String.join("-", LEXICON.divide(divided.replace("-", "")))).isEqualTo(divided);
  }

  @Test
  void foil_refuses_tales_and_admits_steal_and_memo() {
    assertThat(FOIL.judge("tales"))
        .isEqualTo(
            new Verdict.Refused(
                Reason.SHORT_PLURAL, "TALES is a plural in S of fewer than six letters"));
    assertThat(FOIL.judge("steal").good()).isTrue();
    assertThat(FOIL.judge("memo").good()).isTrue();
    assertThat(FOIL.judge("runs").good()).isTrue();
    assertThat(FOIL.judge("chairs").good()).isTrue();
  }

  @Test
  void a_compound_is_a_word_where_the_dictionary_writes_it_as_one() {
    for (WordLaw law : List.of(WordLaw.GENERAL, WordLaw.LISTS, WordLaw.LOGOMACHY, WordLaw.FOIL)) {
      Judge judge = new Judge(LEXICON, law);
      for (String solid : List.of("grapevine", "doghouse", "bookcase", "sunflower")) {
        assertThat(LEXICON.is(LEXICON.id(solid), Mark.COMPOUND)).as(solid).isTrue();
        assertThat(judge.judge(solid).good()).as(solid).isTrue();
      }
      assertThat(reason(judge, "applepie")).isEqualTo(Reason.TWO_WORDS);
      assertThat(reason(judge, "tablechair")).isEqualTo(Reason.NEEDLESS_COMPOUND);
    }
  }

  @Test
  void refusals_say_why() {
    assertThat(reason(GENERAL, "london")).isEqualTo(Reason.GEOGRAPHICAL);
    assertThat(reason(GENERAL, "monday")).isEqualTo(Reason.PROPER_NAME);
    assertThat(reason(GENERAL, "nasa")).isEqualTo(Reason.ABBREVIATION);
    assertThat(reason(GENERAL, "isnt")).isEqualTo(Reason.CONTRACTION);
    assertThat(reason(GENERAL, "icecream")).isEqualTo(Reason.TWO_WORDS);
    assertThat(reason(GENERAL, "selfmade")).isEqualTo(Reason.HYPHENATED);
    assertThat(reason(GENERAL, "senorita")).isEqualTo(Reason.FOREIGN);
    assertThat(reason(GENERAL, "yucky")).isEqualTo(Reason.SLANG);
    assertThat(reason(GENERAL, "acetylcholine")).isEqualTo(Reason.TECHNICAL);
    assertThat(reason(GENERAL, "qwzx")).isEqualTo(Reason.UNKNOWN);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cs gs kb ks lm ln ls lx mb mf ms ps rs ss ts",
        "csc csch dkl hhd aeq ert gre psia psid kcal",
        "wantad fourb neglig tyreo veter stor"
      })
  void abbreviations_bare_letters_and_debris_are_no_words_in_any_list(String strings) {
    for (DictionaryList list : DictionaryList.values()) {
      Lexicon lexicon = LEXICON.forTable(list, Manners.ANYTHING);
      for (WordLaw law : List.of(WordLaw.GENERAL, WordLaw.CROSSWORD, WordLaw.LOGOMACHY)) {
        Judge judge = new Judge(lexicon, law);
        assertThat(strings.split(" ")).noneMatch(word -> judge.judge(word).good());
      }
    }
  }

  @Test
  void words_of_today_and_the_twos_a_word_player_expects_are_words() {
    Judge judge = new Judge(LEXICON, WordLaw.CROSSWORD);
    String today = "koi bio yay sudoku lockdown vlog sashimi pilates bot crypto";
    String twos = "aa ab ae aw ed el ef hm mm mo op za ko un";
    assertThat((today + " " + twos).split(" ")).allMatch(word -> judge.judge(word).good());
    Lexicon large = LEXICON.forTable(DictionaryList.LARGE, Manners.USUAL);
    assertThat(new Judge(large, WordLaw.CROSSWORD).judge("po").good()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ADVERBS:quickly",
        "ANIMALS:horse",
        "ANIMALS:eagle",
        "MAMMALS:horse",
        "PLANTS:oak",
        "HERBS:parsley",
        "SCIENCE:atom",
        "MUSIC:sonata",
        "WOODWINDS:clarinet",
        "OCCUPATIONS:carpenter",
        "CHEMICAL_ELEMENTS:sodium"
      })
  void each_category_has_its_words(String pair) {
    List<String> parts = List.of(pair.split(":", -1));
    Category category = Category.valueOf(parts.get(0));
    assertThat(LEXICON.is(LEXICON.id(parts.get(1)), category)).isTrue();
    assertThat(LEXICON.of(category).count()).isLessThan(5000);
  }

  @Test
  void an_eagle_is_no_mammal_and_a_pencil_no_element() {
    assertThat(LEXICON.is(LEXICON.id("eagle"), Category.MAMMALS)).isFalse();
    assertThat(LEXICON.is(LEXICON.id("pencil"), Category.CHEMICAL_ELEMENTS)).isFalse();
  }

  @Test
  void the_laws_for_names_have_names_to_play() {
    Judge places = new Judge(LEXICON, WordLaw.PLACES_AND_PERSONS);
    assertThat(places.judge("london").good()).isTrue();
    assertThat(places.judge("napoleon").good()).isTrue();
    assertThat(places.judge("washington").good()).isTrue();
    assertThat(places.judge("steal").good()).isFalse();
    Judge authors = new Judge(LEXICON, WordLaw.AUTHORS);
    assertThat(authors.judge("dickens").good()).isTrue();
    assertThat(authors.judge("shakespeare").good()).isTrue();
    assertThat(authors.judge("paris").good()).isFalse();
    assertThat(places.admitted().count()).isGreaterThan(5000);
    assertThat(authors.admitted().count()).isGreaterThan(400);
    assertThat(new Judge(LEXICON, WordLaw.FOIL.names(Names.ADMITTED)).judge("monday").good())
        .isTrue();
  }

  @Test
  void a_family_table_refuses_coarse_words() {
    Judge family = new Judge(LEXICON, WordLaw.CROSSWORD, Manners.FAMILY);
    assertThat(reason(family, "bastard")).isEqualTo(Reason.COARSE);
    assertThat(new Judge(LEXICON, WordLaw.CROSSWORD).judge("bastard").good()).isTrue();
    assertThat(family.vocabulary(5).has(LEXICON.id("bastards"))).isFalse();
  }

  @Test
  void vocabularies_run_from_a_childs_to_a_scholars() {
    assertThat(GENERAL.vocabulary(1).count()).isBetween(4_000, 15_000);
    assertThat(GENERAL.vocabulary(5).count()).isBetween(100_000, 130_000);
    assertThat(GENERAL.vocabulary(1).has(LEXICON.id("man"))).isTrue();
    assertThat(GENERAL.vocabulary(3).has(LEXICON.id("logomachy"))).isFalse();
  }

  @Test
  void a_definition_is_given_on_request() {
    Definitions definitions = ShippedLexicon.definitions();
    assertThat(definitions.of("clarinet")).get().asString().startsWith("noun: ");
    assertThat(definitions.of("tales")).get().asString().startsWith("plural of tale: noun: ");
    assertThat(definitions.of("ran")).get().asString().startsWith("form of run: verb: ");
    assertThat(definitions.of("women")).get().asString().startsWith("plural of woman: noun: ");
    assertThat(definitions.of("happier")).get().asString().startsWith("comparative of happy: ");
    assertThat(definitions.of("biggest")).get().asString().startsWith("superlative of big: ");
    assertThat(List.of("the", "because")).allMatch(word -> definitions.of(word).isPresent());
    assertThat(definitions.of("leaflet")).get().asString().contains("small book");
  }

  @Test
  void the_manifest_names_the_version_that_is_loaded() throws IOException {
    try (InputStream in = ShippedLexicon.class.getResourceAsStream("MANIFEST")) {
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8))
          .contains("version " + LEXICON.version() + "\n");
    }
  }

  @Test
  void the_index_has_lower_case_letters_only() {
    for (int id = 0; id < LEXICON.size(); id++) {
      String word = LEXICON.word(id);
      if (LEXICON.band(id) < 1 || LEXICON.band(id) > 8 || !Letters.isLowercase(word)) {
        throw new AssertionError(word + " should not be in the graph");
      }
    }
  }
}
