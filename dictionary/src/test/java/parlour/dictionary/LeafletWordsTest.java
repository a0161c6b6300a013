package parlour.dictionary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.lexicon.Definitions;
import parlour.lexicon.DictionaryList;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.LexiconWriter;
import parlour.lexicon.LexiconWriter.Entry;
import parlour.lexicon.Manners;
import parlour.lexicon.Mark;
import parlour.lexicon.Reason;
import parlour.lexicon.Verdict;
import parlour.lexicon.WordLaw;

/// Words by the leaflets' own sentences: "proper names, abbreviations, and slang words are
/// prohibited", and "plural forms ending in S".
class LeafletWordsTest {
  private static final Lexicon LEXICON = ShippedLexicon.load();

  /// The laws of the leaflets with that sentence.
  private static final List<WordLaw> BARRING = List.of(WordLaw.GENERAL, WordLaw.LOGOMACHY);

  /// How a shown sense is labelled.
  private static final Pattern LABEL =
      Pattern.compile(
          "\\([^)]*\\b(slang|informal|short for)\\b[^)]*\\)|\\binformal (terms?|spelling)\\b|^slang"
              + " for");

  /// Links between words of one sense.
  private static final Pattern SAME_SENSE =
      Pattern.compile(
          "(compar|superl)ative of %|in a % way|the state of being %|.*used as a verb"
              + "|another spelling of %");

  private static String verdict(Judge judge, String word) {
    return switch (judge.judge(word)) {
      case Verdict.Good _ -> "good";
      case Verdict.Refused(Reason reason, var _) -> reason.name();
    };
  }

  /// A word in the usual list by the laws of leaflets 000 and 003, and of 001, which bars neither
  /// slang nor abbreviations; then in the leaflet list by that of 003.
  @ParameterizedTest
  @CsvSource({
    "za, SLANG, SLANG, good, MODERN",
    "dis, SLANG, SLANG, good, MODERN",
    "disses, SLANG, SLANG, good, MODERN",
    "butches, SLANG, SLANG, good, SLANG",
    "butch, good, good, good, good",
    "bro, SLANG, SLANG, good, SLANG",
    "luv, SLANG, SLANG, good, SLANG",
    "nite, SLANG, SLANG, good, SLANG",
    "def, SLANG, SLANG, good, MODERN",
    "doc, SLANG, SLANG, good, SLANG",
    "yuckier, SLANG, SLANG, good, SLANG",
    "yep, SLANG, SLANG, good, SLANG",
    "nah, SLANG, SLANG, good, SLANG",
    "gonna, SLANG, SLANG, good, SLANG",
    "brolly, SLANG, SLANG, good, SLANG",
    "rec, ABBREVIATION, ABBREVIATION, good, ABBREVIATION",
    "med, ABBREVIATION, ABBREVIATION, good, ABBREVIATION",
    "mic, ABBREVIATION, ABBREVIATION, good, ABBREVIATION",
    "pic, ABBREVIATION, ABBREVIATION, good, ABBREVIATION",
    "pics, ABBREVIATION, ABBREVIATION, good, ABBREVIATION",
    "arb, ABBREVIATION, ABBREVIATION, good, MODERN",
    "celeb, ABBREVIATION, ABBREVIATION, good, ABBREVIATION",
    "john, PROPER_NAME, PROPER_NAME, PROPER_NAME, PROPER_NAME",
    "anserinae, PROPER_NAME, PROPER_NAME, PROPER_NAME, PROPER_NAME",
    "felidae, PROPER_NAME, PROPER_NAME, PROPER_NAME, PROPER_NAME",
    "labiatae, PROPER_NAME, PROPER_NAME, PROPER_NAME, PROPER_NAME",
    "ew, good, good, good, MODERN",
    "chon, good, good, good, MODERN",
    "hin, good, good, good, good",
    "bis, good, good, good, good",
    "gens, good, good, good, good",
    "psyches, good, good, good, good",
    "monies, good, good, good, good",
    "ads, good, good, good, good",
    "memo, good, good, good, good",
    "gym, good, good, good, good",
    "exam, good, good, good, good",
    "dad, good, good, good, good",
    "noggin, good, good, good, good",
    "scotchs, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN",
    "toging, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN",
    "coccis, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN",
    "flamings, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN",
    "retrad, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN",
    "epochs, good, good, good, good",
    "togging, good, good, good, good",
    "cinerarias, good, good, good, good",
  })
  void a_word_is_what_its_leaflet_makes_of_it(
      String word, String general, String logomachy, String crossword, String leafletList) {
    Lexicon leaflet = LEXICON.forTable(DictionaryList.LEAFLET, Manners.USUAL);
    assertThat(verdict(new Judge(LEXICON, WordLaw.GENERAL), word)).isEqualTo(general);
    assertThat(verdict(new Judge(LEXICON, WordLaw.LOGOMACHY), word)).isEqualTo(logomachy);
    assertThat(verdict(new Judge(LEXICON, WordLaw.CROSSWORD), word)).isEqualTo(crossword);
    assertThat(verdict(new Judge(leaflet, WordLaw.LOGOMACHY), word)).isEqualTo(leafletList);
  }

  @Test
  void no_word_whose_only_senses_are_labelled_is_good_where_a_leaflet_bars_them() {
    List<Integer> labelled = labelled(LEXICON, ShippedLexicon.definitions());
    assertThat(labelled).isNotEmpty();
    for (WordLaw law : BARRING) {
      for (DictionaryList list : List.of(DictionaryList.LEAFLET, DictionaryList.USUAL)) {
        Judge judge = new Judge(LEXICON.forTable(list, Manners.ANYTHING), law);
        assertThat(admitted(judge, labelled)).as(law.title()).isEmpty();
      }
    }
  }

  @Test
  void a_planted_offender_is_found() {
    Lexicon lexicon =
        new LexiconWriter("planted")
            .word("za", Entry.plain(8).with(Mark.BY_HAND))
            .word("zas", Entry.plain(8).with(Mark.PLURAL).pluralOf("za"))
            .word("memo", Entry.plain(3).with(Mark.BY_HAND, Mark.CLIPPING))
            .word("cor", Entry.plain(8).with(Mark.BY_HAND))
            .lexicon();
    String[] meanings = new String[lexicon.size()];
    Arrays.fill(meanings, "");
    meanings[lexicon.id("za")] = "noun: pizza (informal)";
    meanings[lexicon.id("memo")] = "noun: a reminder (short for memorandum)";
    meanings[lexicon.id("cor")] = "noun: a measure; interjection: a cry (British slang)";
    Definitions definitions = Definitions.read(lexicon, Definitions.write(lexicon, meanings));
    assertThat(admitted(new Judge(lexicon, WordLaw.LOGOMACHY), labelled(lexicon, definitions)))
        .containsExactlyInAnyOrder("za", "zas");
  }

  /// Those of these words that a judge admits.
  private static List<String> admitted(Judge judge, List<Integer> words) {
    return words.stream().filter(judge.admitted()::has).map(judge.lexicon()::word).toList();
  }

  /// The words whose every shown sense is labelled; what they come from may have others. WordNet's
  /// label does not count for everyday words and for those that Webster has; a clipping that has
  /// become a word is one.
  private static List<Integer> labelled(Lexicon lexicon, Definitions definitions) {
    List<Integer> offenders = new ArrayList<>();
    for (int id = 0; id < lexicon.size(); id++) {
      if (isLabelled(definitions, lexicon.word(id)) && !isFormedAnew(lexicon, definitions, id)) {
        List<Integer> bases = bases(lexicon, definitions, id);
        boolean labelled =
            bases.isEmpty()
                ? !isSpared(lexicon, id)
                : !lexicon.is(id, Mark.IN_WORDNET)
                    && !lexicon.is(id, Mark.IN_WEBSTER)
                    && bases.stream().noneMatch(base -> isSpared(lexicon, base));
        if (labelled) offenders.add(id);
      }
    }
    return offenders;
  }

  /// Whether a word, or the one it is a form of, is made of another and means something else:
  /// YUPPIFY.
  private static boolean isFormedAnew(Lexicon lexicon, Definitions definitions, int id) {
    return Stream.of(id, lexicon.pluralOf(id), lexicon.verbFormOf(id))
        .filter(form -> form >= 0)
        .flatMap(form -> definitions.link(lexicon.word(form)).stream())
        .anyMatch(link -> !SAME_SENSE.matcher(link.relation()).matches());
  }

  private static boolean isLabelled(Definitions definitions, String word) {
    String meaning = definitions.of(word).orElse("");
    return !meaning.isEmpty()
        && Arrays.stream(meaning.split("; ")).allMatch(sense -> LABEL.matcher(sense).find());
  }

  private static boolean isSpared(Lexicon lexicon, int id) {
    return lexicon.is(id, Mark.CLIPPING)
        || !lexicon.is(id, Mark.BY_HAND)
            && (lexicon.is(id, Mark.IN_WEBSTER) || lexicon.band(id) < 5);
  }

  /// The words that a word is a form of or comes from in the end: STEPMOMS from MOM.
  private static List<Integer> bases(Lexicon lexicon, Definitions definitions, int id) {
    int linked = definitions.link(lexicon.word(id)).map(link -> lexicon.id(link.base())).orElse(-1);
    return Stream.of(lexicon.pluralOf(id), lexicon.verbFormOf(id), linked)
        .filter(base -> base >= 0 && base != id)
        .flatMap(
            base -> {
              List<Integer> further = bases(lexicon, definitions, base);
              return further.isEmpty() ? Stream.of(base) : further.stream();
            })
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "gets, form of get: verb", "goes, form of go: verb", "sees, form of see: verb",
    "sets, form of set: verb", "lies, form of lie: verb", "runs, form of run: verb",
    "eats, form of eat: verb"
  })
  void foil_takes_a_verb_that_is_a_plural_besides(String word, String meaning) {
    assertThat(verdict(new Judge(LEXICON, WordLaw.FOIL), word)).isEqualTo("good");
    if (!word.equals("eats"))
      assertThat(ShippedLexicon.definitions().of(word)).get().asString().startsWith(meaning);
  }

  @ParameterizedTest
  @CsvSource({
    "cats, plural of cat: noun", "tales, plural of tale: noun", "notes, plural of note: noun",
    "noses, plural of nose: noun", "pies, plural of pie: noun", "files, plural of file: noun"
  })
  void foil_bars_a_plural_that_is_a_verb_besides(String word, String meaning) {
    assertThat(verdict(new Judge(LEXICON, WordLaw.FOIL), word)).isEqualTo("SHORT_PLURAL");
    assertThat(ShippedLexicon.definitions().of(word)).get().asString().startsWith(meaning);
  }

  @Test
  void the_doubtful_plurals_of_the_book_are_judged_as_it_says() throws IOException {
    Judge foil = new Judge(LEXICON, WordLaw.FOIL.least(3), Manners.ANYTHING);
    String book = Files.readString(Path.of("../docs/DICTIONARY.md"));
    Matcher lists = Pattern.compile("Doubtful, and (verbs|plurals): ([a-z\\s]+)\\.").matcher(book);
    int words = 0;
    while (lists.find()) {
      String wanted = lists.group(1).equals("verbs") ? "good" : "SHORT_PLURAL";
      for (String word : lists.group(2).split("\\s+")) {
        assertThat(verdict(foil, word)).as(word).isEqualTo(wanted);
        words++;
      }
    }
    assertThat(words).isGreaterThan(100);
  }
}
