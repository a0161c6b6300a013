package parlour.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;

class LettersTest {
  @Test
  void a_bag_keeps_letters_and_forgets_their_order() {
    assertThat(Letters.of("slate")).isEqualTo(Letters.of("STEAL")).isEqualTo(Letters.of("TaLeS"));
    assertThat(Letters.of("banana").toString()).isEqualTo("AAABNN");
    assertThat(Letters.of("")).isEqualTo(Letters.EMPTY);
    assertThat(Letters.EMPTY.isEmpty()).isTrue();
  }

  @Test
  void every_letter_is_counted_separately() {
    Letters bag = Letters.EMPTY;
    for (char letter = 'a'; letter <= 'z'; letter++) {
      for (int n = 0; n <= letter - 'a'; n++) bag = bag.plus(letter);
    }
    for (char letter = 'a'; letter <= 'z'; letter++) {
      assertThat(bag.count(letter)).isEqualTo(letter - 'a' + 1);
      assertThat(bag.has(letter)).isTrue();
    }
    assertThat(bag.size()).isEqualTo(26 * 27 / 2);
    assertThat(bag.kinds()).isEqualTo((1 << 26) - 1);
    assertThat(Letters.of("z").kinds()).isEqualTo(1 << 25);
  }

  @Test
  void a_full_bag_has_63_of_each() {
    Letters full = new Letters(0x3f7efdfbf7efdfbfL, 0x3f7efdfbf7efdfbfL, 0x3f7efdfbf7efdfbfL >>> 7);
    assertThat(full.size()).isEqualTo(26 * 63);
    for (char letter = 'a'; letter <= 'z'; letter++) {
      assertThat(full.count(letter)).isEqualTo(Letters.MOST);
      char one = letter;
      assertThatThrownBy(() -> full.plus(one)).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> full.plus(Letters.of("" + one)))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(() -> Letters.of("e".repeat(64)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Letters.of("e".repeat(200)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(Letters.of("e".repeat(63)).count('e')).isEqualTo(63);
  }

  @Test
  void missing_letters_cannot_be_taken() {
    Letters bag = Letters.of("lame");
    assertThatThrownBy(() -> bag.minus('p')).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> bag.minus(Letters.of("mamma")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(bag.minus('e').minus(Letters.of("al"))).isEqualTo(Letters.of("m"));
  }

  @Test
  void only_letters_go_into_a_bag() {
    assertThatThrownBy(() -> Letters.of("don't")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Letters.EMPTY.plus('é')).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Letters.EMPTY.count('[')).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Letters(-1, 0, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Letters(0, 0, 1L << 56))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(Letters.spellable("don't")).isFalse();
    assertThat(Letters.spellable("e".repeat(64))).isFalse();
    assertThat(Letters.spellable("Dont")).isTrue();
    assertThat(Letters.isLetter('`')).isFalse();
    assertThat(Letters.isLetter('{')).isFalse();
    assertThat(Letters.isLetter('@')).isFalse();
    assertThat(Letters.isLetter('A')).isTrue();
    assertThat(Letters.isLetters("Dont")).isTrue();
    assertThat(Letters.isLetters("don't")).isFalse();
    assertThat(Letters.isLowercase("dont")).isTrue();
    assertThat(Letters.isLowercase("Dont")).isFalse();
    assertThat(Letters.isLowercase("dön")).isFalse();
  }

  @Test
  void letters_have_positions_in_alphabetical_order() {
    Letters bag = Letters.of("sample");
    StringBuilder row = new StringBuilder();
    for (int place = 0; place < bag.size(); place++) row.append(bag.at(place));
    assertThat(row).hasToString("aelmps");
    assertThatThrownBy(() -> bag.at(6)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> bag.at(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void one_bag_covers_another_exactly_when_no_count_falls_short() {
    Random random = new Random(1);
    for (int round = 0; round < 20_000; round++) {
      int[] mine = counts(random);
      int[] yours = counts(random);
      boolean enough = true;
      for (int letter = 0; letter < 26; letter++) enough &= mine[letter] >= yours[letter];
      Letters all = bag(mine);
      assertThat(all.covers(bag(yours))).isEqualTo(enough);
      if (enough) assertThat(all.minus(bag(yours)).plus(bag(yours))).isEqualTo(all);
    }
  }

  private static int[] counts(Random random) {
    int[] counts = new int[26];
    int bound = 1 + random.nextInt(31);
    for (int n = random.nextInt(6); n > 0; n--) counts[random.nextInt(26)] = random.nextInt(bound);
    return counts;
  }

  private static Letters bag(int[] counts) {
    StringBuilder row = new StringBuilder();
    for (int letter = 0; letter < 26; letter++) row.repeat('a' + letter, counts[letter]);
    return Letters.of(row);
  }

  @Test
  void counts_can_be_capped() {
    Letters letters = Letters.of("aaaabbiijjjrrsszzzzz");
    assertThat(letters.atMost(2)).isEqualTo(Letters.of("aabbiijjrrsszz"));
    assertThat(letters.atMost(5)).isEqualTo(letters);
    assertThat(letters.atMost(0)).isEqualTo(Letters.EMPTY);
  }
}
