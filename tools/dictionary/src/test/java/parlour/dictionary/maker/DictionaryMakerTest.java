package parlour.dictionary.maker;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.lexicon.Category;
import parlour.lexicon.Definitions;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Mark;
import parlour.lexicon.Reason;
import parlour.lexicon.Verdict;
import parlour.lexicon.WordLaw;

/// The whole way from source packages to a dictionary, with a few words.
class DictionaryMakerTest {
  /// The head words the maker looks up in WordNet, with the beginnings of their glosses.
  private static final String HEADS =
      """
      mammal: any warm-blooded vertebrate
      plant: (botany) a living organism
      herb: aromatic potherb
      chemical_element: any of the more than 100
      woodwind: any wind instrument other
      worker: a person who works at a specific occupation
      professional: a person engaged in one of the learned professions
      creator: a person who grows or makes
      entertainer: a person who tries to please
      merchant: a businessperson engaged
      educator: someone who educates
      scientist: a person with advanced knowledge
      serviceman: someone who serves in the armed forces
      businessperson: a capitalist who engages
      clergyman: a member of the clergy
      official: a worker who holds
      farmer: a person who operates a farm
      medical_practitioner: someone who practices medicine
      musical_instrument: any of various devices
      musician: someone who plays a musical instrument
      musician: artist who composes
      music: an artistic form of auditory communication
      music: musical activity
      science: a particular branch of scientific knowledge
      scientific_instrument: an instrument used by scientists
      disease: an impairment of health
      slang: a characteristic language of a particular group
      obscenity: an offensive or indecent word
      ethnic_slur: a slur on someone's race
      """;

  @TempDir Path folder;

  private SourcesFixture fixture;

  @BeforeEach
  void sources() throws IOException {
    fixture = new SourcesFixture(folder);
    for (String head : HEADS.lines().toList()) {
      int colon = head.indexOf(": ");
      fixture.noun(head.substring(0, colon), head.substring(colon + 2));
    }
    String cat = fixture.noun("cat", "feline mammal; \"the cat sat on the mat\"");
    fixture.noun("animal", "a living organism characterized by voluntary movement", "~ " + cat);
    String dickens = fixture.noun("Charles_Dickens", "English novelist", "@i n00000000");
    String writer = fixture.noun("writer", "writes (books or stories)", "~i " + dickens);
    fixture.noun("person", "a human being", "~ " + writer);
    fixture.noun("ice_cream", "a frozen dessert");
    fixture.noun("doghouse", "a kennel");
    fixture
        .scowl(
            "english-words.10", "cat", "cat's", "cats", "dog", "house", "doghouse", "memo", "nah")
        .scowl("english-upper.35", "Paris")
        .scowl("english-abbreviations.40", "etc")
        .scowl("english-contractions.10", "can't")
        .override("slang", "nah")
        .table(
            "short-words",
            "cat\tusual\tlisted",
            "dog\tusual\tlisted",
            "nah\tusual\thand",
            "lx\tout\t-\ta symbol")
        .pronunciation("memo", "M EH1 M OW0")
        .pronunciation("dog", "D AO1 G")
        .pronunciation("house", "HH AW1 S")
        .pronunciation("doghouse", "D AO1 G HH AW2 S")
        .city("Paris", 2_138_551)
        .write();
  }

  private Path make(String name) throws IOException {
    Path out = Files.createDirectories(folder.resolve(name));
    DictionaryMaker.main(
        new String[] {
          fixture.sources().toString(),
          fixture.overrides().toString(),
          out.toString(),
          out.resolve("report.tsv").toString()
        });
    return out;
  }

  private static byte[] unpacked(Path file) throws IOException {
    try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      return in.readAllBytes();
    }
  }

  private static Lexicon lexicon(Path out) throws IOException {
    return Lexicon.read(unpacked(out.resolve("words.bin.gz")));
  }

  @Test
  void words_have_what_the_sources_say_of_them() throws IOException {
    Path out = make("out");
    Lexicon lexicon = lexicon(out);
    int cats = lexicon.id("cats");
    assertThat(lexicon.is(cats, Mark.PLURAL)).isTrue();
    assertThat(lexicon.is(cats, Category.ANIMALS)).isTrue();
    assertThat(lexicon.is(lexicon.id("nah"), Mark.SLANG)).isTrue();
    assertThat(lexicon.is(lexicon.id("doghouse"), Mark.COMPOUND)).isTrue();
    assertThat(lexicon.is(lexicon.id("paris"), Mark.PLACE)).isTrue();
    assertThat(lexicon.is(lexicon.id("paris"), Mark.WORD)).isFalse();
    assertThat(lexicon.is(lexicon.id("dickens"), Mark.AUTHOR)).isTrue();
    assertThat(lexicon.divide("memo")).containsExactly("mem", "o");
    assertThat(lexicon.divide("doghouse")).containsExactly("dog", "house");
    Definitions definitions =
        Definitions.read(lexicon, unpacked(out.resolve("definitions.bin.gz")));
    assertThat(definitions.of("cat")).hasValue("noun: feline mammal");
    assertThat(Files.readString(out.resolve("MANIFEST")))
        .contains("version " + lexicon.version(), "words 7\n", "names 2\n");
    assertThat(Files.readAllLines(out.resolve("report.tsv")))
        .contains("cats\tinflected", "doghouse\tcompound", "memo\tsounded", "cat\tletters");
  }

  @Test
  void what_is_not_a_word_is_refused_with_a_reason() throws IOException {
    Judge judge = new Judge(lexicon(make("out")), WordLaw.GENERAL);
    assertThat(reason(judge, "icecream")).isEqualTo(Reason.TWO_WORDS);
    assertThat(reason(judge, "etc")).isEqualTo(Reason.ABBREVIATION);
    assertThat(reason(judge, "cant")).isEqualTo(Reason.CONTRACTION);
    assertThat(judge.judge("cats").good()).isTrue();
  }

  private static Reason reason(Judge judge, String word) {
    return ((Verdict.Refused) judge.judge(word)).reason();
  }

  @Test
  void the_same_sources_give_the_same_bytes() throws IOException {
    Path one = make("one");
    Path other = make("other");
    for (String file : new String[] {"words.bin.gz", "definitions.bin.gz", "MANIFEST"})
      assertThat(one.resolve(file)).hasSameBinaryContentAs(other.resolve(file));
  }

  @Test
  void debris_goes_and_rare_words_without_a_meaning_are_in_the_large_list_only()
      throws IOException {
    fixture
        .scowl("english-words.70", "lx", "etc", "hmpf", "wuffle", "doghouses")
        .scowl("english-words.80", "quagga")
        .table("exceptions", "memo\tout\tfor this test");
    Path out = make("out");
    Lexicon usual = lexicon(out);
    Lexicon large = Lexicon.read(unpacked(out.resolve("words-large.bin.gz")));
    for (String word : new String[] {"lx", "etc", "hmpf", "memo"})
      assertThat(large.id(word)).as(word).isNegative();
    for (String word : new String[] {"wuffle", "quagga"}) {
      assertThat(usual.id(word)).as(word).isNegative();
      assertThat(large.id(word)).as(word).isNotNegative();
    }
    assertThat(usual.isPlural("doghouse", "doghouses")).isTrue();
    assertThat(new String(unpacked(out.resolve("left-out.tsv.gz")), US_ASCII))
        .contains("hmpf\tout\tno vowel\n", "wuffle\tlarge\tno meaning and no second source\n");
  }

  @Test
  void a_word_whose_only_senses_are_labelled_is_refused_where_a_leaflet_bars_it()
      throws IOException {
    fixture.noun("brolly", "colloquial terms for an umbrella");
    fixture.noun("panto", "an abbreviation of pantomime");
    fixture.noun("cookout", "an informal meal cooked and eaten outdoors");
    fixture.noun("noggin", "informal terms for a human head");
    fixture
        .scowl(
            "english-words.60",
            "brolly",
            "brollies",
            "panto",
            "cookout",
            "noggin",
            "stingo",
            "rehab",
            "cor",
            "celeb",
            "rec",
            "za")
        .webster(
            """
            NOGGIN
            Nog"gin, n.

            Defn: A small mug or cup.

            STINGO
            Stin"go, n.

            Defn: Strong old beer. [Old Slang]
            """)
        .override("clippings", "rehab")
        .table(
            "meanings",
            "rehab\tnoun: treatment that restores to health (short for rehabilitation)",
            "celeb\tnoun: a famous person (short for celebrity)")
        .table(
            "short-words",
            "za\tusual\tmodern\tnoun: pizza (informal)",
            "rec\tusual\thand\tnoun: recreation (short for it)",
            "cor\tusual\thand\tnoun: a Hebrew measure; interjection: a cry (British slang)")
        .write();
    Lexicon lexicon = lexicon(make("out"));
    for (WordLaw law : new WordLaw[] {WordLaw.GENERAL, WordLaw.LISTS, WordLaw.LOGOMACHY}) {
      Judge judge = new Judge(lexicon, law.least(2));
      for (String word : new String[] {"brolly", "brollies", "stingo", "za"})
        assertThat(reason(judge, word)).as(word).isEqualTo(Reason.SLANG);
      for (String word : new String[] {"panto", "celeb", "rec"})
        assertThat(reason(judge, word)).as(word).isEqualTo(Reason.ABBREVIATION);
      for (String word : new String[] {"cookout", "noggin", "rehab", "cor"})
        assertThat(judge.judge(word).good()).as(word).isTrue();
    }
    Judge crossword = new Judge(lexicon, WordLaw.CROSSWORD);
    assertThat(crossword.judge("rec").good()).isTrue();
  }

  @Test
  void a_short_word_needs_a_reason_that_holds() throws IOException {
    fixture.webster("DOG\nDog, n.\n\nDefn: A quadruped.\n");
    fixture.table("short-words", "dog\tusual\t1913", "cat\tusual\tmodern");
    Lexicon lexicon = lexicon(make("out"));
    assertThat(lexicon.is(lexicon.id("dog"), Mark.MODERN)).isFalse();
    assertThat(lexicon.is(lexicon.id("cat"), Mark.MODERN)).isTrue();
    for (String reason : new String[] {"1913", "of dog", "1968", "?"}) {
      fixture.table("short-words", "dog\tusual\t1913", "cat\tusual\t" + reason);
      assertThatThrownBy(() -> make("bad")).as(reason).hasMessageContaining("[cat]");
    }
  }

  @Test
  void forms_that_only_a_rule_has_made_are_no_words() throws IOException {
    fixture.noun("coccus cocci", "a round germ");
    fixture.noun("flaming flame", "the process of combustion");
    fixture.noun("scotch", "a slight cut");
    fixture.noun("epoch", "a period");
    fixture.noun("Anserinae subfamily_Anserinae", "subfamily of geese");
    fixture.noun("trad", "traditional jazz");
    fixture.synset(PartOfSpeech.ADJECTIVE, 0, "flaming", "very intense");
    fixture.synset(PartOfSpeech.VERB, 29, "tog", "provide with clothes");
    fixture
        .irregular(PartOfSpeech.NOUN, "cocci", "coccus")
        .tagCount("flaming%3:00:00::", 5)
        .scowl(
            "english-words.60",
            "coccus",
            "cocci",
            "coccis",
            "flaming",
            "flamings",
            "scotch",
            "scotchs",
            "epoch",
            "epochs",
            "tog",
            "toging",
            "togging",
            "anserinae",
            "trad",
            "retrad")
        .table("short-words", "tog\tusual\thand")
        .pronunciation("scotch", "S K AA1 CH")
        .pronunciation("epoch", "EH1 P AH0 K")
        .write();
    Path out = make("out");
    Lexicon usual = lexicon(out);
    for (String word : new String[] {"coccis", "flamings", "scotchs", "toging", "retrad"})
      assertThat(usual.id(word)).as(word).isNegative();
    for (String word : new String[] {"cocci", "flaming", "epochs", "togging"})
      assertThat(usual.id(word)).as(word).isNotNegative();
    assertThat(reason(new Judge(usual, WordLaw.GENERAL), "anserinae"))
        .isEqualTo(Reason.PROPER_NAME);
    assertThat(new String(unpacked(out.resolve("left-out.tsv.gz")), US_ASCII))
        .contains(
            "toging\tout\ta form spelt against the rules\n", "coccis\tout\tplural of a plural");
  }

  @Test
  void a_word_in_s_is_a_plural_where_people_meet_it_as_one() throws IOException {
    for (String both : new String[] {"cat", "get", "set", "note", "run"}) {
      fixture.noun(both, "a thing");
      fixture.synset(PartOfSpeech.VERB, 38, both, "do it");
    }
    fixture
        .tagCount("get%2:38:00::", 700)
        .tagCount("set%2:38:00::", 117)
        .tagCount("set%1:03:00::", 50)
        .tagCount("note%2:38:00::", 109)
        .tagCount("note%1:03:00::", 38)
        .texts("cats: NNS|VBZ", "gets: VBZ", "sets: NNS|VBZ", "notes: NNS|VBZ")
        .override("verbs-first", "sets")
        .scowl("english-words.20", "gets", "sets", "note", "notes", "runs")
        .table("short-words", "cat\tusual\thand", "get\tusual\thand", "set\tusual\thand")
        .write();
    Path out = make("out");
    Judge foil = new Judge(lexicon(out), WordLaw.FOIL.least(3));
    for (String plural : new String[] {"cats", "notes"})
      assertThat(reason(foil, plural)).as(plural).isEqualTo(Reason.SHORT_PLURAL);
    for (String verb : new String[] {"gets", "sets"})
      assertThat(foil.judge(verb).good()).as(verb).isTrue();
    assertThat(Files.readAllLines(out.resolve("report.tsv")))
        .contains("notes\tdoubtful: plural", "sets\tdoubtful: verb")
        .doesNotContain("gets\tdoubtful: verb");
  }

  @Test
  void words_that_may_offend_are_marked_with_their_forms() throws IOException {
    fixture.override("decency", "slur:", "dog", "mild:", "cat");
    Lexicon lexicon = lexicon(make("out"));
    assertThat(lexicon.is(lexicon.id("dog"), Mark.SLUR)).isTrue();
    assertThat(lexicon.is(lexicon.id("cats"), Mark.MILD)).isTrue();
    assertThat(lexicon.isIndelicate(lexicon.id("house"))).isFalse();
  }

  @Test
  void another_word_is_another_edition() throws IOException {
    String before = lexicon(make("before")).version();
    fixture.scowl("english-words.20", "horse");
    assertThat(lexicon(make("after")).version()).isNotEqualTo(before);
  }

  @Test
  void the_first_bands_are_for_words_a_child_knows_and_their_forms() throws IOException {
    fixture.override("children", "cat");
    Lexicon lexicon = lexicon(make("out"));
    assertThat(lexicon.band(lexicon.id("cat"))).isEqualTo(1);
    assertThat(lexicon.band(lexicon.id("cats"))).isEqualTo(1);
    assertThat(lexicon.band(lexicon.id("memo"))).isEqualTo(3);
  }
}
