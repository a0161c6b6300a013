package parlour.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class WordIndexTest {
  private final WordIndex index =
      WordIndex.build(
          List.of(
              "tales", "apt", "steal", "chapter", "slate", "least", "ample", "sample", "lame",
              "apt"));

  @Test
  void every_word_has_an_id_and_every_id_a_word() {
    assertThat(index.size()).isEqualTo(9);
    TreeSet<String> words = new TreeSet<>();
    for (int id = 0; id < index.size(); id++) {
      words.add(index.word(id));
      assertThat(index.id(index.word(id))).isEqualTo(id);
    }
    assertThat(words)
        .containsExactly(
            "ample", "apt", "chapter", "lame", "least", "sample", "slate", "steal", "tales");
  }

  @Test
  void case_does_not_matter() {
    assertThat(index.id("ChapTER")).isEqualTo(index.id("chapter")).isNotNegative();
  }

  @Test
  void a_string_that_is_not_a_word_has_no_id() {
    assertThat(index.id("")).isEqualTo(-1);
    assertThat(index.id("stale")).isEqualTo(-1);
    assertThat(index.id("app")).isEqualTo(-1);
    assertThat(index.id("apt ")).isEqualTo(-1);
    assertThat(index.id("aptß")).isEqualTo(-1);
    assertThat(index.id("a".repeat(10_000))).isEqualTo(-1);
    assertThat(WordIndex.build(List.of()).id("apt")).isEqualTo(-1);
  }

  @Test
  void anagrams_are_neighbours() {
    List<Integer> ids =
        List.of(index.id("least"), index.id("slate"), index.id("steal"), index.id("tales"));
    assertThat(ids.getLast() - ids.getFirst()).isEqualTo(3);
    assertThat(ids).isSorted();
  }

  @Test
  void an_index_is_read_back_from_any_place_in_a_file() {
    byte[] bytes = index.bytes();
    byte[] file = new byte[bytes.length + 12];
    System.arraycopy(bytes, 0, file, 5, bytes.length);
    WordIndex read = WordIndex.read(file, 5);
    assertThat(read.size()).isEqualTo(index.size());
    for (int id = 0; id < index.size(); id++) {
      assertThat(read.word(id)).isEqualTo(index.word(id));
      assertThat(read.id(index.word(id))).isEqualTo(id);
    }
    assertThat(read.bytes()).isEqualTo(bytes);
  }

  @Test
  void bytes_of_something_else_are_refused() {
    assertThatThrownBy(() -> WordIndex.read(new byte[] {0, 0, 0, 9, 0, 0, 9, 9, 0, 0, 0, 1, 9}, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> WordIndex.build(List.of("Apt")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> WordIndex.build(List.of("don't")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> WordIndex.build(List.of("")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void many_words_are_all_found_and_no_others() {
    Random random = new Random(2);
    TreeSet<String> words = new TreeSet<>();
    for (int n = 0; n < 20_000; n++) words.add(randomWord(random));
    WordIndex many = WordIndex.build(List.copyOf(words));
    assertThat(many.size()).isEqualTo(words.size());
    for (String word : words) assertThat(many.word(many.id(word))).isEqualTo(word);
    for (int n = 0; n < 20_000; n++) {
      String word = randomWord(random);
      assertThat(many.id(word) >= 0).isEqualTo(words.contains(word));
    }
  }

  private static String randomWord(Random random) {
    StringBuilder word = new StringBuilder();
    for (int n = 1 + random.nextInt(7); n > 0; n--)
      word.append("eeaiosrtnl".charAt(random.nextInt(10)));
    return word.toString();
  }
}
