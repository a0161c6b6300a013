package parlour.dictionary.maker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The readers of the source packages.
class SourcesTest {
  @TempDir Path folder;

  private SourcesFixture fixture;

  @BeforeEach
  void emptySources() throws IOException {
    fixture = new SourcesFixture(folder);
  }

  @Test
  void scowl_keeps_the_smallest_size_and_tells_words_from_names() throws IOException {
    fixture
        .scowl("english-words.10", "cat", "cat's")
        .scowl("american-words.50", "cat", "café", "can't")
        .scowl("english-upper.35", "Paris")
        .scowl("english-abbreviations.40", "etc");
    Scowl scowl = new Scowl(fixture.scowlFolder());
    assertThat(scowl.words).containsOnlyKeys("cafe", "cat").containsEntry("cat", 10);
    assertThat(scowl.size("dog")).isEqualTo(Scowl.NOT_LISTED);
    assertThat(scowl.accented).containsExactly("cafe");
    assertThat(scowl.withPossessive).containsExactly("cat");
    assertThat(scowl.names).containsOnlyKeys("Paris");
    assertThat(scowl.abbreviations).containsOnlyKeys("etc");
    assertThat(scowl.contractions).containsOnlyKeys("can't");
    assertThat(Scowl.band(10)).isEqualTo(1);
    assertThat(Scowl.band(70)).isEqualTo(8);
  }

  @Test
  void scowl_leaves_out_big_sizes_and_special_lists() throws IOException {
    fixture
        .scowl("english-words.95", "aa")
        .scowl("special-hacker.50", "foo")
        .scowl("english-words.10", "cat");
    assertThat(new Scowl(fixture.scowlFolder()).words).containsOnlyKeys("cat");
  }

  @Test
  void scowl_refuses_a_list_of_an_unknown_kind() throws IOException {
    fixture.scowl("english-riddles.10", "cat");
    assertThatThrownBy(() -> new Scowl(fixture.scowlFolder()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("english-riddles.10");
  }

  @Test
  void letters_of_other_alphabets_are_written_in_ascii() {
    assertThat(Scowl.withoutAccents("Ærøskøbing Łódź façade œuvre"))
        .isEqualTo("Aeroskobing Lodz facade oeuvre");
  }

  @Test
  void cmudict_gives_the_fullest_pronunciation() throws IOException {
    fixture
        .pronunciation("family", "F AE1 M L IY0")
        .pronunciation("family(2)", "F AE1 M AH0 L IY0 # the full one")
        .pronunciation("the", "DH AH0")
        .pronunciation("the(2)", "DH IY0")
        .write();
    Cmudict cmudict = new Cmudict(fixture.cmudictFile());
    assertThat(cmudict.pronunciations("family")).hasSize(2);
    assertThat(cmudict.fullest("family").orElseThrow())
        .containsExactly("F", "AE1", "M", "AH0", "L", "IY0");
    assertThat(cmudict.fullest("the").orElseThrow()).containsExactly("DH", "AH0");
    assertThat(cmudict.fullest("riddle")).isEmpty();
  }

  @Test
  void cities_are_large_and_of_one_word() throws IOException {
    fixture
        .city("Zürich", 341_730)
        .city("Village", 900)
        .city("New York", 8_000_000)
        .city("London", 346_765)
        .city("London", 7_556_900)
        .write();
    assertThat(new Cities(fixture.citiesFile()).populations)
        .containsOnlyKeys("London", "Zurich")
        .containsEntry("London", 7_556_900L);
  }

  @Test
  void wordnet_tells_words_from_names_and_kinds_from_instances() throws IOException {
    String tom = fixture.noun("Tom", "a famous cat", "@i n00000000");
    String cat = fixture.noun("cat", "a feline", "~i " + tom);
    String animal = fixture.noun("animal", "a living thing", "~ " + cat);
    fixture
        .irregular(PartOfSpeech.NOUN, "women", "woman")
        .tagCount("cat%1:05:00::", 18)
        .tagCount("cat%1:18:01::", 2)
        .write();
    Wordnet wordnet = fixture.wordnet();
    assertThat(wordnet.has(PartOfSpeech.NOUN, "cat")).isTrue();
    assertThat(wordnet.has(PartOfSpeech.NOUN, "tom")).isFalse();
    assertThat(wordnet.senses(PartOfSpeech.NOUN, "tom")).containsExactly(tom);
    assertThat(wordnet.hyponyms(animal, false)).containsExactlyInAnyOrder(animal, cat);
    assertThat(wordnet.hyponyms(animal, true)).containsExactlyInAnyOrder(animal, cat, tom);
    assertThat(wordnet.synset(tom).isInstance()).isTrue();
    assertThat(wordnet.lemmasOf(PartOfSpeech.NOUN, "women")).isEqualTo(List.of("woman"));
    assertThat(wordnet.tagCount(PartOfSpeech.NOUN, "cat")).isEqualTo(20);
    assertThatThrownBy(() -> wordnet.nounSense("cat", "a whip"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("cat");
  }

  @Test
  void overrides_are_words_between_white_space_with_comments() throws IOException {
    fixture.override("slang", "# slang", "nah  nope # yes", "", "dude");
    Overrides overrides = new Overrides(fixture.overrides());
    assertThat(overrides.slang).containsExactly("nah", "nope", "dude");
    assertThat(overrides.hasLabel("dude")).isTrue();
    assertThat(overrides.hasLabel("yes")).isFalse();
  }

  @Test
  void webster_gives_the_first_fit_meaning_of_a_headword() throws IOException {
    Path file = fixture.sources().resolve("webster/package/dictionary.txt");
    Files.writeString(
        file,
        """
        A work of reference

        KERF
        Kerf, n. Etym: [AS. cyrf a cutting off.]

        Defn: A notch, channel, or slit made in any material by cutting or
        sawing.

        ABATIS; ABATTIS
        Ab"a*tis, Aba"t*tis, n. Etym: [F. abatis.] (Fort.)

        Defn: See Kerf.

        CANDLE FOOT
        Can"dle foot. (Optics)

        Defn: The illumination produced by a candle.

        COLLOP
        Col"lop, n. [Written also colp.]

        1. (Law)

        Defn: (a) A small slice of meat for the pan; as, a collop of beef. [Obs.] Shak.

        2. A part or piece of anything.
        """);
    Webster webster = new Webster(file);
    assertThat(webster.has("kerf")).isTrue();
    assertThat(webster.has("candle")).isFalse();
    assertThat(webster.of("kerf"))
        .isEqualTo("noun: a notch, channel, or slit made in any material by cutting or sawing");
    assertThat(webster.of("abattis")).isEmpty();
    assertThat(webster.reference("abattis")).isEqualTo("kerf");
    assertThat(webster.of("collop")).isEqualTo("noun: a small slice of meat for the pan (old use)");
  }
}
