package parlour.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class DawgTest {
  private final List<String> words =
      List.copyOf(new TreeSet<>(RandomWords.some(9_000, new Random(5))));
  private final WordIndex index = WordIndex.build(words);
  private final Dawg dawg = index.dawg();

  @Test
  void the_rank_of_a_word_is_its_place_in_alphabetical_order() {
    for (int place = 0; place < words.size(); place++) {
      int node = dawg.root();
      int rank = 0;
      String word = words.get(place);
      for (int i = 0; i < word.length(); i++) {
        int edge = dawg.edge(node, word.charAt(i) - 'a');
        rank += dawg.skipped(node, edge);
        node = dawg.target(edge);
      }
      assertThat(rank).isEqualTo(place);
      assertThat(dawg.endsWord(node)).isTrue();
    }
  }

  @Test
  void a_rank_leads_back_to_its_word() {
    for (int round = 0; round < 2; round++) {
      for (int rank = 0; rank < words.size(); rank++)
        assertThat(index.word(index.id(rank))).isEqualTo(words.get(rank));
    }
  }

  @Test
  void the_endings_of_a_node_are_the_letters_that_end_a_word() {
    for (String word : words) {
      int node = dawg.root();
      for (int i = 0; i < word.length(); i++) {
        int endings = 0;
        for (int left = dawg.letters(node); left != 0; left &= left - 1) {
          int target = dawg.follow(node, Integer.numberOfTrailingZeros(left));
          endings |= dawg.endsWord(target) ? left & -left : 0;
        }
        assertThat(dawg.endings(node)).isEqualTo(endings);
        node = dawg.follow(node, word.charAt(i) - 'a');
      }
    }
  }

  @Test
  void an_automaton_is_stored_as_it_was_read() {
    int[] stored = dawg.stored();
    assertThat(new Dawg(stored).stored()).isEqualTo(stored);
    assertThat(new Dawg(new int[] {0, 0}).stored()).containsExactly(0, 0);
  }
}
