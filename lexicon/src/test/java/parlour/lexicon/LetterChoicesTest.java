package parlour.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("chance")
class LetterChoicesTest {
  private final Random random = new Random(Long.getLong("parlour.seeds.from", 4));

  @Test
  void every_bag_is_chosen_once_and_in_the_order_of_the_bag_hashes() {
    for (int round = 0; round < 2_000; round++) {
      Letters least = Letters.of(RandomWords.letters(round % 7, random));
      Letters loose = Letters.of(few(round % 9));
      LetterChoices choices = new LetterChoices(least, loose);
      List<Long> sums = new ArrayList<>();
      List<Integer> sizes = new ArrayList<>();
      for (int choice = 0; choice < Math.max(64, 1 << loose.size()); choice++) {
        if ((choices.duplicates(choice & ~63) >>> choice & 1) == 0) {
          sums.add(choices.sum(choice));
          sizes.add(choices.size(choice));
        }
      }
      BagHashes bags = new BagHashes(least, loose);
      assertThat(sums).as("%s with %s", least, loose).hasSize(bags.count);
      for (int i = 0; i < bags.count; i++) {
        assertThat(sums.get(i)).isEqualTo(bags.sums[i]);
        assertThat(sizes.get(i)).isEqualTo(bags.sizes[i]);
      }
    }
  }

  @Test
  void without_loose_letters_there_is_nothing_to_choose() {
    LetterChoices choices = new LetterChoices(Letters.of("apt"), Letters.EMPTY);
    assertThat(choices.sum(0)).isEqualTo(BagHashes.sum(Letters.of("apt")));
    assertThat(choices.size(0)).isEqualTo(3);
    assertThat(choices.duplicates(0)).isEqualTo(-2);
  }

  /// Letters of few kinds, so many are equal.
  private String few(int size) {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < size; i++) letters.append("aeirsz".charAt(random.nextInt(6)));
    return letters.toString();
  }
}
