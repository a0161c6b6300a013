package parlour.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("chance")
class SearchTest {
  private static final int[] SIZES = {0, 1, 2, 5, 7, 8, 9, 12, 15, 22, 30, 60, 120};

  private final Random random = new Random(Long.getLong("parlour.seeds.from", 3));
  private final WordIndex index = WordIndex.build(RandomWords.some(9_000, random));
  private final List<Letters> bags =
      IntStream.range(0, index.size()).mapToObj(id -> Letters.of(index.word(id))).toList();
  private final WordSet all = WordSet.all(index.size());
  private final WordSet half = WordSet.of(index.size(), id -> (id * 31 & 8) == 0);

  @Test
  void every_word_within_a_rack_is_found_once_and_no_other() {
    for (int round = 0; round < 300; round++) {
      Letters rack = rack(SIZES[round % SIZES.length]);
      WordSet admitted = round % 3 == 0 ? half : all;
      assertThat(found(out -> index.within(rack, admitted, out)))
          .as("words within %s", rack)
          .isEqualTo(expected(admitted, rack::covers));
    }
  }

  @Test
  void words_with_required_letters_use_them_all() {
    for (int round = 0; round < 300; round++) {
      Letters required = rack(round % 5);
      Letters rack = round % 7 == 0 ? rack(12) : required.plus(rack(SIZES[round % SIZES.length]));
      assertThat(found(out -> index.within(rack, required, all, out)))
          .as("words within %s with %s", rack, required)
          .isEqualTo(
              rack.covers(required)
                  ? expected(all, word -> rack.covers(word) && word.covers(required))
                  : List.of());
    }
  }

  @Test
  void words_with_a_prefix_are_found_once_if_the_rack_has_the_rest() {
    for (int round = 0; round < 300; round++) {
      String some = index.word(random.nextInt(index.size()));
      String prefix = some.substring(0, Math.min(some.length(), round % 5));
      Letters rack = rack(SIZES[round % SIZES.length]);
      WordSet admitted = round % 3 == 0 ? half : all;
      List<Integer> expected = new ArrayList<>();
      for (int id = admitted.next(0); id >= 0; id = admitted.next(id + 1)) {
        String word = index.word(id);
        if (word.length() > prefix.length()
            && word.startsWith(prefix)
            && rack.covers(Letters.of(word.substring(prefix.length())))) expected.add(id);
      }
      assertThat(
              found(
                  out ->
                      index.beginning(
                          prefix,
                          rack,
                          admitted,
                          id -> {
                            out.accept(id);
                            return false;
                          })))
          .as("words that begin with %s and go on with %s", prefix, rack)
          .isEqualTo(expected);
      int drawn = index.anyBeginning(prefix, rack, admitted, random::nextInt);
      if (expected.isEmpty()) assertThat(drawn).isEqualTo(-1);
      else assertThat(expected).contains(drawn);
    }
  }

  @Test
  void a_prefix_search_stops_as_soon_as_the_test_accepts_a_word() {
    List<Integer> seen = new ArrayList<>();
    assertThat(index.beginning("", rack(60), all, seen::add)).isTrue();
    assertThat(seen).hasSize(1);
    assertThat(index.beginning("é", rack(60), all, seen::add)).isFalse();
    assertThat(index.beginning("zzzzzzzz", rack(60), all, seen::add)).isFalse();
  }

  @Test
  void anagrams_use_exactly_the_letters() {
    for (int round = 0; round < 500; round++) {
      Letters letters =
          round % 2 == 0 ? index.letters(random.nextInt(index.size())) : rack(round % 9);
      assertThat(found(out -> index.anagrams(letters, all, out)))
          .isEqualTo(expected(all, letters::equals));
    }
    assertThat(found(out -> index.anagrams(rack(63), all, out))).isEmpty();
    assertThat(found(out -> index.anagrams(rack(100), all, out))).isEmpty();
  }

  @Test
  void a_taking_needs_all_the_letters_of_the_word_and_at_least_one_loose_letter() {
    for (int round = 0; round < 300; round++) {
      Letters word = index.letters(random.nextInt(index.size()));
      Letters loose = rack(SIZES[round % SIZES.length]);
      Letters most = word.plus(loose);
      assertThat(found(out -> index.takings(word, loose, half, out)))
          .as("takings of %s with %s", word, loose)
          .isEqualTo(
              expected(
                  half, taken -> most.covers(taken) && taken.covers(word) && !taken.equals(word)));
    }
  }

  @Test
  void equal_loose_letters_show_no_taking_twice() {
    for (int round = 0; round < 200; round++) {
      Letters word = index.letters(random.nextInt(index.size()));
      Letters loose = Letters.of("eeeesssszt".substring(round % 10, 10)).plus(rack(round % 3));
      Letters most = word.plus(loose);
      assertThat(found(out -> index.takings(word, loose, all, out)))
          .as("takings of %s with %s", word, loose)
          .isEqualTo(
              expected(
                  all, taken -> most.covers(taken) && taken.covers(word) && !taken.equals(word)));
    }
  }

  @Test
  void a_random_word_is_one_of_those_that_can_be_made() {
    for (int round = 0; round < 600; round++) {
      Letters required = rack(round % 3);
      Letters rack = required.plus(rack(SIZES[round % SIZES.length]));
      List<Integer> words = expected(half, word -> rack.covers(word) && word.covers(required));
      int any = index.anyWithin(rack, required, half, random::nextInt);
      assertThat(any == -1 ? words.isEmpty() : words.contains(any)).isTrue();
      Letters word = index.letters(random.nextInt(index.size()));
      List<Integer> takings =
          expected(
              half,
              taken -> word.plus(rack).covers(taken) && taken.covers(word) && !taken.equals(word));
      int taking = index.anyTaking(word, rack, half, random::nextInt);
      assertThat(taking == -1 ? takings.isEmpty() : takings.contains(taking)).isTrue();
    }
  }

  @Test
  void every_word_comes_up_at_random_sooner_or_later() {
    for (int size : new int[] {6, 14}) {
      Letters rack = rack(size);
      Set<Integer> drawn = new HashSet<>();
      for (int round = 0; round < 40_000; round++)
        drawn.add(index.anyWithin(rack, all, random::nextInt));
      drawn.remove(-1);
      assertThat(drawn).hasSameSizeAs(expected(all, rack::covers));
    }
  }

  @Test
  void a_rack_without_the_required_letters_makes_no_word() {
    Letters rack = Letters.of("aeiou");
    assertThat(found(out -> index.within(rack, Letters.of("s"), all, out))).isEmpty();
    assertThat(index.anyWithin(rack, Letters.of("s"), all, random::nextInt)).isEqualTo(-1);
  }

  @Test
  void an_index_without_words_finds_none() {
    WordIndex none = WordIndex.build(List.of());
    WordSet set = WordSet.none(0);
    assertThat(found(out -> none.within(rack(5), set, out))).isEmpty();
    assertThat(found(out -> none.within(rack(25), set, out))).isEmpty();
    assertThat(none.anyWithin(rack(5), set, random::nextInt)).isEqualTo(-1);
    assertThat(none.anyWithin(rack(25), set, random::nextInt)).isEqualTo(-1);
    assertThat(WordIndex.read(none.bytes(), 0).size()).isZero();
  }

  @Test
  void a_set_of_another_index_is_refused() {
    WordSet other = WordSet.all(index.size() + 1);
    assertThatThrownBy(() -> index.within(rack(5), other, id -> {}))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> index.anagrams(rack(5), other, id -> {}))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void no_two_bags_of_up_to_seven_letters_share_a_fingerprint() {
    for (int length = 1; length < AnagramIndex.UNIQUE_LENGTH; length++) sharesNone(length);
  }

  @Tag("long")
  @Test
  void no_two_bags_of_eight_letters_share_a_fingerprint() {
    sharesNone(AnagramIndex.UNIQUE_LENGTH);
  }

  private static void sharesNone(int length) {
    long[] prints = new long[bags(length)];
    int count = fingerprints(Letters.EMPTY, 'a', length, prints, 0);
    assertThat(count).isEqualTo(prints.length);
    Arrays.sort(prints);
    for (int i = 1; i < count; i++)
      if (prints[i] == prints[i - 1])
        throw new AssertionError(
            "two bags of " + length + " letters share the fingerprint " + prints[i]);
  }

  /// How many bags of this size there are.
  private static int bags(int length) {
    long bags = 1;
    for (int i = 1; i <= length; i++) bags = bags * (25 + i) / i;
    return Math.toIntExact(bags);
  }

  private static int fingerprints(Letters bag, char from, int left, long[] prints, int count) {
    if (left == 0) {
      prints[count] = AnagramIndex.fingerprint(bag);
      return count + 1;
    }
    int end = count;
    for (char letter = from; letter <= 'z'; letter++)
      end = fingerprints(bag.plus(letter), letter, left - 1, prints, end);
    return end;
  }

  private Letters rack(int size) {
    return Letters.of(RandomWords.letters(size, random));
  }

  private List<Integer> expected(WordSet admitted, Predicate<Letters> good) {
    List<Integer> ids = new ArrayList<>();
    for (int id = 0; id < index.size(); id++) {
      if (admitted.has(id) && good.test(bags.get(id))) ids.add(id);
    }
    return ids;
  }

  private static List<Integer> found(Search search) {
    List<Integer> ids = new ArrayList<>();
    search.run(ids::add);
    ids.sort(null);
    return ids;
  }

  private interface Search {
    void run(IntConsumer out);
  }
}
