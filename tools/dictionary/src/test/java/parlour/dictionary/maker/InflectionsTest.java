package parlour.dictionary.maker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InflectionsTest {
  @TempDir Path folder;

  private Inflections inflections;

  @BeforeEach
  void sources() throws IOException {
    SourcesFixture fixture = new SourcesFixture(folder);
    fixture.scowl(
        "english-words.10",
        "cat",
        "cat's",
        "cats",
        "nose",
        "noses",
        "knife",
        "knives",
        "woman",
        "women",
        "run",
        "runs",
        "running",
        "ran",
        "try",
        "tries",
        "tried",
        "news",
        "new",
        "glass",
        "glasses",
        "trousers",
        "bless",
        "blesses");
    fixture.noun("cat", "a feline");
    fixture.noun("nose", "the organ of smell");
    fixture.scowl("english-words.70", "nos");
    fixture.noun("knife", "a tool");
    fixture.noun("woman", "an adult");
    fixture.noun("run", "a score in cricket");
    fixture.noun("glass", "a vessel");
    fixture.noun("new", "something new");
    fixture.synset(PartOfSpeech.VERB, 38, "run", "move fast");
    fixture.synset(PartOfSpeech.VERB, 41, "try", "make an effort");
    fixture.synset(PartOfSpeech.VERB, 41, "bless", "give a benediction");
    fixture
        .irregular(PartOfSpeech.NOUN, "women", "woman")
        .irregular(PartOfSpeech.VERB, "ran", "run")
        .tagCount("cat%1:05:00::", 18)
        .tagCount("run%2:38:00::", 100)
        .override("not-plurals", "news")
        .override("pairs", "trousers")
        .write();
    inflections = fixture.inflections();
  }

  @ParameterizedTest
  @CsvSource({
    "cats, cat",
    "knives, knife",
    "women, woman",
    "runs, run",
    "glasses, glass",
    "noses, nose"
  })
  void plurals_have_their_singular(String plural, String singular) {
    assertThat(inflections.pluralOf).containsEntry(plural, singular);
  }

  @Test
  void plurals_in_s_leave_out_exceptions_and_verbs() {
    assertThat(inflections.plurals)
        .containsExactlyInAnyOrder("cats", "noses", "knives", "runs", "glasses", "trousers");
  }

  @ParameterizedTest
  @CsvSource({"running, run", "ran, run", "runs, run", "tried, try", "tries, try"})
  void verb_forms_have_their_infinitive(String form, String infinitive) {
    assertThat(inflections.verbFormOf).containsEntry(form, infinitive);
  }

  @Test
  void third_persons_end_in_s() {
    assertThat(inflections.thirdPersonOf).containsOnlyKeys("runs", "tries", "blesses");
  }

  @Test
  void stems_follow_the_spelling_rules() {
    assertThat(Inflections.stems("love")).containsExactly("lov");
    assertThat(Inflections.stems("see")).containsExactly("see");
    assertThat(Inflections.stems("run")).containsExactly("run", "runn");
    assertThat(Inflections.basesOfS("tries")).containsExactly("try", "trie");
    assertThat(Inflections.basesOfS("glass")).isEmpty();
    assertThat(Inflections.basesOfS("quizzes")).containsExactly("quizz", "quiz", "quizze");
  }
}
