package parlour.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.lexicon.LexiconWriter.Entry;
import parlour.lexicon.WordLaw.Names;
import parlour.lexicon.WordLaw.Plurals;

class JudgeTest {
  private final Lexicon lexicon = SmallLexicon.lexicon();
  private final Judge general = new Judge(lexicon, WordLaw.GENERAL);

  private void refuses(Judge judge, String word, Reason reason, String why) {
    assertThat(judge.judge(word)).isEqualTo(new Verdict.Refused(reason, why));
    assertThat(judge.admit(word)).isEqualTo(-1);
  }

  private void admits(Judge judge, String word) {
    assertThat(judge.judge(word)).isEqualTo(new Verdict.Good(lexicon.id(word)));
    assertThat(judge.admit(word)).isEqualTo(lexicon.id(word)).isNotNegative();
  }

  @Nested
  class Under_the_general_law {
    @Test
    void ordinary_words_are_good_in_any_case() {
      admits(general, "find");
      admits(general, "FIND");
      admits(general, "tales");
      admits(general, "logomachy");
    }

    @Test
    void a_word_that_is_also_a_name_is_good() {
      admits(general, "china");
    }

    @Test
    void every_banned_class_is_refused_with_its_reason() {
      refuses(general, "london", Reason.GEOGRAPHICAL, "LONDON is a geographical name");
      refuses(general, "monday", Reason.PROPER_NAME, "MONDAY is a proper name");
      refuses(general, "senor", Reason.FOREIGN, "SENOR is a foreign word");
      refuses(general, "yucky", Reason.SLANG, "YUCKY is slang");
      refuses(general, "rec", Reason.ABBREVIATION, "REC is short for a longer word");
      refuses(general, "codon", Reason.TECHNICAL, "CODON is a technical word");
      refuses(general, "nasa", Reason.ABBREVIATION, "NASA is an abbreviation (NASA)");
    }

    @Test
    void words_run_together_are_shown_as_they_should_be_written() {
      refuses(general, "icecream", Reason.TWO_WORDS, "ICECREAM is more than one word (ice cream)");
      refuses(
          general,
          "merrygoround",
          Reason.HYPHENATED,
          "MERRYGOROUND is written with a hyphen (merry-go-round)");
      refuses(general, "dont", Reason.CONTRACTION, "DONT is a contraction (don't)");
      refuses(general, "newyork", Reason.GEOGRAPHICAL, "NEWYORK is a geographical name (New York)");
      refuses(
          general,
          "applepie",
          Reason.NEEDLESS_COMPOUND,
          "APPLEPIE is a compound that need not be one (APPLE PIE)");
    }

    @Test
    void characters_other_than_letters_are_named() {
      refuses(general, "ice-cream", Reason.HYPHENATED, "ICE-CREAM is written with a hyphen");
      refuses(general, "don't", Reason.CONTRACTION, "DON'T is written with an apostrophe");
      refuses(general, "ice cream", Reason.TWO_WORDS, "ICE CREAM is more than one word");
      refuses(general, "etc.", Reason.ABBREVIATION, "ETC. is written with a full stop");
      refuses(general, "caf3", Reason.NOT_LETTERS, "CAF3 is not made of the letters A to Z");
      refuses(general, "", Reason.TOO_SHORT, "no letters make no word");
    }

    @Test
    void a_single_letter_is_too_short_until_the_table_agrees_otherwise() {
      refuses(general, "a", Reason.TOO_SHORT, "A is too short: a word needs two letters");
      admits(new Judge(lexicon, WordLaw.GENERAL.least(1)), "a");
    }

    @Test
    void an_unknown_string_is_not_in_the_dictionary() {
      refuses(general, "qwzx", Reason.UNKNOWN, "QWZX is not in the dictionary");
    }
  }

  @Nested
  class In_foil {
    private final Judge foil = new Judge(lexicon, WordLaw.FOIL);

    @Test
    void tales_is_a_short_plural_and_steal_is_good() {
      refuses(
          foil, "tales", Reason.SHORT_PLURAL, "TALES is a plural in S of fewer than six letters");
      admits(foil, "steal");
      admits(foil, "slate");
    }

    @Test
    void a_plural_of_six_letters_is_good() {
      admits(foil, "chairs");
    }

    @Test
    void a_verb_first_of_all_is_no_plural() {
      admits(foil, "runs");
      refuses(foil, "cats", Reason.SHORT_PLURAL, "CATS is a plural in S of fewer than six letters");
    }

    @Test
    void the_strict_reading_refuses_short_verbs_in_s_too() {
      Judge strict = new Judge(lexicon, WordLaw.FOIL.plurals(Plurals.SIX_LETTERS_STRICTLY));
      refuses(
          strict, "runs", Reason.SHORT_PLURAL, "RUNS is a plural in S of fewer than six letters");
    }

    @Test
    void clippings_are_words_and_plurals_without_s_are_good() {
      admits(foil, "memo");
      admits(foil, "mice");
      admits(foil, "news");
    }

    @Test
    void three_letters_are_enough_for_children() {
      refuses(foil, "man", Reason.TOO_SHORT, "MAN is too short: a word needs four letters");
      admits(new Judge(lexicon, WordLaw.FOIL_CHILDREN), "man");
    }

    @Test
    void slang_and_foreign_words_are_not_banned() {
      admits(foil, "yucky");
      admits(foil, "senor");
    }

    @Test
    void names_are_good_only_if_agreed() {
      refuses(foil, "london", Reason.GEOGRAPHICAL, "LONDON is a geographical name");
      admits(new Judge(lexicon, WordLaw.FOIL.names(Names.ADMITTED)), "london");
    }

    @Test
    void a_word_must_fit_the_category_of_the_hand() {
      Judge animals = new Judge(lexicon, WordLaw.FOIL.category(Category.ANIMALS));
      admits(animals, "horse");
      admits(animals, "eagle");
      refuses(
          animals,
          "steal",
          Reason.NOT_IN_CATEGORY,
          "STEAL does not belong to the subject: animals");
      Judge mammals = new Judge(lexicon, WordLaw.FOIL.category(Category.MAMMALS));
      admits(mammals, "horse");
      refuses(
          mammals,
          "eagle",
          Reason.NOT_IN_CATEGORY,
          "EAGLE does not belong to the subject: mammals");
    }
  }

  @Nested
  class With_names_only {
    @Test
    void places_and_persons_of_history_are_good_and_plain_words_are_not() {
      Judge judge = new Judge(lexicon, WordLaw.PLACES_AND_PERSONS);
      admits(judge, "london");
      admits(judge, "china");
      admits(judge, "napoleon");
      refuses(judge, "steal", Reason.NOT_A_NAME, "STEAL is no name of a place or of history");
      refuses(judge, "monday", Reason.NOT_A_NAME, "MONDAY is no name of a place or of history");
    }

    @Test
    void authors_are_authors_only() {
      Judge judge = new Judge(lexicon, WordLaw.AUTHORS);
      admits(judge, "dickens");
      refuses(judge, "napoleon", Reason.NOT_A_NAME, "NAPOLEON is no name of an author");
    }
  }

  @Test
  void crossword_and_word_making_ban_foreign_words_but_not_slang() {
    for (WordLaw law : new WordLaw[] {WordLaw.CROSSWORD, WordLaw.WORD_MAKING}) {
      Judge judge = new Judge(lexicon, law);
      refuses(judge, "senor", Reason.FOREIGN, "SENOR is a foreign word");
      admits(judge, "yucky");
      admits(judge, "codon");
    }
  }

  @Test
  void logomachy_bans_slang() {
    refuses(new Judge(lexicon, WordLaw.LOGOMACHY), "yucky", Reason.SLANG, "YUCKY is slang");
  }

  @Test
  void slurs_are_refused_unless_a_table_takes_any_word() {
    Lexicon words =
        SmallLexicon.writer()
            .word("slight", Entry.plain(1).with(Mark.SLUR))
            .word("bottom", Entry.plain(1).with(Mark.MILD))
            .lexicon();
    assertThat(new Judge(words, WordLaw.GENERAL).judge("slight"))
        .isEqualTo(new Verdict.Refused(Reason.COARSE, "SLIGHT is a slur and is not played here"));
    assertThat(new Judge(words, WordLaw.GENERAL).judge("bottom").good()).isTrue();
    Lexicon anything = words.forTable(DictionaryList.USUAL, Manners.ANYTHING);
    assertThat(new Judge(anything, WordLaw.GENERAL).judge("slight").good()).isTrue();
    assertThat(new Judge(anything, WordLaw.GENERAL).presentable().has(words.id("slight")))
        .isFalse();
    Judge family = new Judge(words.forTable(DictionaryList.USUAL, Manners.FAMILY), WordLaw.GENERAL);
    assertThat(family.judge("bottom").good()).isFalse();
    assertThat(family.judge("blast").good()).isFalse();
  }

  @Test
  void the_leaflet_list_has_no_modern_words_and_the_large_list_is_another_lexicon() {
    Lexicon large = SmallLexicon.writer().words(9, "zyzzyva").lexicon();
    Lexicon words =
        SmallLexicon.writer()
            .word("email", Entry.plain(1).with(Mark.MODERN))
            .lexicon()
            .withLarge(() -> large);
    assertThat(new Judge(words, WordLaw.GENERAL).judge("email").good()).isTrue();
    Lexicon leaflet = words.forTable(DictionaryList.LEAFLET, Manners.USUAL);
    assertThat(new Judge(leaflet, WordLaw.GENERAL).judge("email"))
        .isEqualTo(new Verdict.Refused(Reason.MODERN, "EMAIL is newer than the leaflets"));
    Judge judge = new Judge(words.forTable(DictionaryList.LARGE, Manners.USUAL), WordLaw.GENERAL);
    assertThat(judge.judge("zyzzyva").good()).isTrue();
    assertThat(judge.vocabulary(4).has(large.id("zyzzyva"))).isFalse();
  }

  @Test
  void coarse_words_are_refused_at_a_family_table_only() {
    admits(general, "blast");
    refuses(
        new Judge(lexicon, WordLaw.GENERAL, Manners.FAMILY),
        "blast",
        Reason.COARSE,
        "BLAST is not played at a family table");
  }

  @Test
  void coarse_words_are_never_in_a_vocabulary() {
    for (int level = 1; level <= Judge.LEVELS; level++)
      assertThat(general.vocabulary(level).has(lexicon.id("blast"))).isFalse();
  }

  @Test
  void a_vocabulary_grows_with_its_level_and_stays_within_the_law() {
    for (int level = 2; level <= Judge.LEVELS; level++) {
      WordSet smaller = general.vocabulary(level - 1);
      assertThat(smaller.minus(general.vocabulary(level)).count()).isZero();
    }
    assertThat(general.vocabulary(Judge.LEVELS).minus(general.admitted()).count()).isZero();
    assertThat(general.vocabulary(1).has(lexicon.id("steal"))).isTrue();
    assertThat(general.vocabulary(4).has(lexicon.id("logomachy"))).isFalse();
    assertThat(general.vocabulary(5).has(lexicon.id("logomachy"))).isTrue();
  }

  @Test
  void a_law_may_keep_rare_words_away() {
    Judge easy = new Judge(lexicon, WordLaw.GENERAL.rarest(4));
    refuses(easy, "logomachy", Reason.TOO_RARE, "LOGOMACHY is too rare a word for this table");
  }

  @Test
  void the_admitted_set_is_what_the_judge_admits() {
    for (WordLaw law :
        new WordLaw[] {WordLaw.GENERAL, WordLaw.FOIL, WordLaw.AUTHORS, WordLaw.CROSSWORD}) {
      Judge judge = new Judge(lexicon, law);
      for (int id = 0; id < lexicon.size(); id++)
        assertThat(judge.admitted().has(id)).isEqualTo(judge.judge(lexicon.word(id)).good());
    }
  }

  @Test
  void the_tables_of_a_dictionary_share_their_sets_of_words() {
    Lexicon family = lexicon.forTable(DictionaryList.USUAL, Manners.FAMILY);
    Lexicon familyAgain = lexicon.forTable(DictionaryList.USUAL, Manners.FAMILY);
    assertThat(new Judge(familyAgain, WordLaw.FOIL).admitted())
        .isSameAs(new Judge(family, WordLaw.FOIL).admitted());
    assertThat(new Judge(lexicon.with(List.of("yucky")), WordLaw.GENERAL).admitted())
        .isNotEqualTo(general.admitted());
  }

  @Nested
  class Where_a_company_has_admitted_words {
    private final Lexicon theirs = lexicon.with(List.of("yucky", "zorbing", "blast", "tales"));
    private final Judge judge = new Judge(theirs, WordLaw.GENERAL);

    @Test
    void words_the_law_refused_are_good_and_so_are_unlisted_ones() {
      assertThat(judge.judge("yucky")).isEqualTo(new Verdict.Good(lexicon.id("yucky")));
      assertThat(judge.judge("ZORBING")).isEqualTo(new Verdict.Good(lexicon.size()));
      assertThat(theirs.word(lexicon.size())).isEqualTo("zorbing");
      assertThat(theirs.length(lexicon.size())).isEqualTo(7);
      assertThat(theirs.divide("zorbing")).containsExactly("zorb", "ing");
      refuses(judge, "senor", Reason.FOREIGN, "SENOR is a foreign word");
      refuses(general, "yucky", Reason.SLANG, "YUCKY is slang");
      refuses(general, "zorbing", Reason.UNKNOWN, "ZORBING is not in the dictionary");
    }

    @Test
    void no_search_and_no_vocabulary_has_an_unlisted_word() {
      assertThat(judge.admitted().size()).isEqualTo(lexicon.size());
      assertThat(judge.vocabulary(5).has(judge.admit("zorbing"))).isFalse();
    }

    @Test
    void every_word_of_the_dictionary_is_in_the_set_if_it_is_good() {
      for (int id = 0; id < theirs.size(); id++)
        assertThat(judge.admitted().has(id)).isEqualTo(judge.judge(theirs.word(id)).good());
      assertThat(general.admitted().has(lexicon.id("yucky"))).isFalse();
    }

    @Test
    void words_refused_for_other_reasons_stay_refused() {
      assertThat(new Judge(theirs, WordLaw.GENERAL, Manners.FAMILY).admit("blast")).isNegative();
      assertThat(new Judge(theirs, WordLaw.FOIL).admit("tales")).isNegative();
      assertThat(new Judge(theirs, WordLaw.GENERAL.least(8)).admit("zorbing")).isNegative();
    }

    @Test
    void a_word_may_be_admitted_if_only_the_dictionary_refuses_it() {
      assertThat(general.mayBeAdmitted("zorbing")).isTrue();
      assertThat(general.mayBeAdmitted("london")).isTrue();
      assertThat(general.mayBeAdmitted("find")).isFalse();
      assertThat(general.mayBeAdmitted("l'eau")).isFalse();
      assertThat(general.mayBeAdmitted("")).isFalse();
      assertThat(new Judge(lexicon, WordLaw.FOIL).mayBeAdmitted("tales")).isFalse();
      assertThat(new Judge(lexicon, WordLaw.GENERAL, Manners.FAMILY).mayBeAdmitted("blast"))
          .isFalse();
      assertThat(judge.mayBeAdmitted("zorbing")).isFalse();
    }
  }

  @Test
  void levels_and_bands_out_of_range_are_bugs() {
    assertThatThrownBy(() -> general.vocabulary(6)).hasMessage("levels run from 1 to 5, not 6");
    assertThatThrownBy(() -> WordLaw.FOIL.rarest(10)).hasMessage("bands run from 1 to 9, not 10");
    assertThatThrownBy(() -> WordLaw.FOIL.least(0))
        .hasMessage("a word has at least one letter, not 0");
  }
}
