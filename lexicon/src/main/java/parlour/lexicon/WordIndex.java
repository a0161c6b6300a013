package parlour.lexicon;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/// An in-memory index of all words with four structures for look-up, anagrams, words within a rack,
/// prefixes and crosswords.
///
/// A word has a number, its id; anagrams of one another have neighbouring ids. The four structures
/// hold the same words, each explained in its own class:
///
/// - [PackedSpellings]: from an id to its letters in order, for `word` and to verify a match;
/// - [AnagramIndex]: a hash table from a bag of letters to the words made of exactly those, for
///   `id`, for `anagrams`, and for all searches with few loose letters, where trying every bag is
///   fastest;
/// - [LetterBitmaps]: a bit-sliced index, 64 words at a time, for searches with many loose letters;
/// - [Dawg]: an automaton, letter by letter, for prefixes and for crosswords.
///
/// Searches are exhaustive and may run on many threads at once; all they keep between calls is
/// which id belongs to a rank. They report ids, not words, and only those in the given set.
/// `random` is a source of random numbers: called with n it returns a number from 0 to n - 1.
public final class WordIndex {
  private static final int HEADER_BYTES = 12;

  private final PackedSpellings spellings;
  private final AnagramIndex anagrams;
  private final LetterBitmaps bitmaps;
  private final Dawg dawg;
  private final int[] idsByRank;

  private WordIndex(PackedSpellings spellings, long[] sums, Dawg dawg) {
    this.spellings = spellings;
    this.anagrams = new AnagramIndex(spellings, sums);
    this.bitmaps = new LetterBitmaps(spellings);
    this.dawg = dawg;
    this.idsByRank = new int[spellings.size()];
  }

  /// Builds the index of these words: lower-case letters a to z, in any order; duplicates count
  /// once.
  public static WordIndex build(Collection<String> lowercaseWords) {
    List<String> order = LetterOrder.sort(lowercaseWords);
    byte[] text =
        (String.join("\n", order) + (order.isEmpty() ? "" : "\n"))
            .getBytes(StandardCharsets.ISO_8859_1);
    long[] sums = new long[order.size()];
    PackedSpellings spellings = new PackedSpellings(text, 0, text.length, sums);
    List<byte[]> rows = new ArrayList<>();
    for (int id = 0; id < order.size(); id++) rows.add(spellings.row(id));
    rows.sort(Arrays::compare);
    return new WordIndex(spellings, sums, Dawg.of(rows));
  }

  /// Reads an index that `bytes` wrote.
  public static WordIndex read(byte[] bytes, int offset) {
    ByteBuffer in = ByteBuffer.wrap(bytes, offset, bytes.length - offset);
    if (in.remaining() < HEADER_BYTES)
      throw new IllegalArgumentException("these bytes are not a word index");
    int size = in.getInt();
    int textLength = in.getInt();
    int nodeCount = in.getInt();
    if (size < 0
        || textLength < 0
        || nodeCount < 1
        || in.remaining() < textLength + 4L * nodeCount) {
      throw new IllegalArgumentException("these bytes are not a word index");
    }
    int start = in.position();
    long[] sums = new long[size];
    PackedSpellings spellings = new PackedSpellings(bytes, start, start + textLength, sums);
    int[] nodes = new int[nodeCount];
    in.position(start + textLength);
    in.asIntBuffer().get(nodes);
    return new WordIndex(spellings, sums, new Dawg(nodes));
  }

  /// The index as bytes, for `read`.
  public byte[] bytes() {
    StringBuilder words = new StringBuilder();
    for (int id = 0; id < size(); id++) words.append(word(id)).append('\n');
    byte[] text = words.toString().getBytes(StandardCharsets.ISO_8859_1);
    int[] nodes = dawg.stored();
    ByteBuffer out = ByteBuffer.allocate(HEADER_BYTES + text.length + 4 * nodes.length);
    out.putInt(size()).putInt(text.length).putInt(nodes.length).put(text);
    for (int node : nodes) out.putInt(node);
    return out.array();
  }

  /// How many words there are; ids run from 0 to `size` - 1.
  public int size() {
    return spellings.size();
  }

  /// The word with this id, in lower case.
  public String word(int id) {
    return spellings.word(id);
  }

  /// The letters of the word with this id.
  public Letters letters(int id) {
    return spellings.letters(id);
  }

  /// The id of a word, in either case; -1 if there is none.
  public int id(CharSequence word) {
    int length = word.length();
    if (length > 2 * PackedSpellings.LETTERS_PER_LONG) return giant(word);
    PackedSpellings.Buffer spelling = new PackedSpellings.Buffer();
    for (int i = 0; i < length; i++) {
      int letter = (word.charAt(i) | 0x20) - 'a';
      if (letter < 0 || letter >= 26) return -1;
      spelling.add(letter);
    }
    return anagrams.id(spelling);
  }

  private int giant(CharSequence word) {
    if (!Letters.spellable(word)) return -1;
    byte[] row = new byte[word.length()];
    for (int i = 0; i < row.length; i++) row[i] = (byte) ((word.charAt(i) | 0x20) - 'a');
    return spellings.giant(row);
  }

  /// Reports the words that can be made of letters of the rack.
  public void within(Letters rack, WordSet admitted, IntConsumer out) {
    within(rack, Letters.EMPTY, admitted, out);
  }

  /// Reports the words that can be made of letters of the rack and use all the required ones.
  public void within(Letters rack, Letters required, WordSet admitted, IntConsumer out) {
    long[] bits = bits(admitted);
    if (!rack.covers(required)) return;
    Letters loose = rack.minus(required);
    if (AnagramIndex.isFeasible(required, loose)) anagrams.among(required, loose, true, bits, out);
    else bitmaps.between(required, rack, bits, out);
  }

  /// Reports the words made of exactly these letters.
  public void anagrams(Letters letters, WordSet admitted, IntConsumer out) {
    long[] bits = bits(admitted);
    int first = anagrams.first(letters);
    if (first >= 0) anagrams.show(first, bits, out);
  }

  /// Reports the words by which a word can be taken: made of all its letters and at least one of
  /// the loose ones.
  public void takings(Letters word, Letters loose, WordSet admitted, IntConsumer out) {
    long[] bits = bits(admitted);
    if (AnagramIndex.isFeasible(word, loose)) {
      anagrams.among(word, loose, false, bits, out);
    } else {
      int first = anagrams.first(word);
      int end = first < 0 ? -1 : anagrams.end(first);
      bitmaps.between(
          word,
          word.plus(loose),
          bits,
          id -> {
            if (id < first || id >= end) out.accept(id);
          });
    }
  }

  /// A random word that can be made of letters of the rack; -1 if there is none.
  public int anyWithin(Letters rack, WordSet admitted, IntUnaryOperator random) {
    return anyWithin(rack, Letters.EMPTY, admitted, random);
  }

  /// A random word that can be made of letters of the rack and uses all the required ones; -1 if
  /// there is none.
  public int anyWithin(Letters rack, Letters required, WordSet admitted, IntUnaryOperator random) {
    long[] bits = bits(admitted);
    if (!rack.covers(required)) return -1;
    Letters loose = rack.minus(required);
    return AnagramIndex.isFeasible(required, loose)
        ? anagrams.any(required, loose, true, bits, random)
        : bitmaps.any(required, rack, -1, -1, bits, random);
  }

  /// A random word by which a word can be taken; -1 if there is none.
  public int anyTaking(Letters word, Letters loose, WordSet admitted, IntUnaryOperator random) {
    long[] bits = bits(admitted);
    if (AnagramIndex.isFeasible(word, loose)) return anagrams.any(word, loose, false, bits, random);
    int first = anagrams.first(word);
    return bitmaps.any(
        word, word.plus(loose), first, first < 0 ? -1 : anagrams.end(first), bits, random);
  }

  /// Reports the words that start with a prefix and continue with letters of the rack, until the
  /// test accepts one; returns whether it did.
  public boolean beginning(CharSequence prefix, Letters rack, WordSet admitted, IntPredicate test) {
    bits(admitted);
    return new PrefixSearch(this, prefix, rack, admitted).until(test);
  }

  /// A random word that starts with a prefix and continues with letters of the rack; -1 if there is
  /// none. The walk chooses a letter at every step, so a word with few neighbours is more likely.
  public int anyBeginning(
      CharSequence prefix, Letters rack, WordSet admitted, IntUnaryOperator random) {
    bits(admitted);
    return new PrefixSearch(this, prefix, rack, admitted).any(random);
  }

  /// The id of the word with this rank in the automaton.
  ///
  /// It is looked up only once and then remembered. Threads may do so at the same time: an int is
  /// written whole, and all write the same.
  public int id(int rank) {
    int known = idsByRank[rank];
    return known != 0 ? known - 1 : remember(rank);
  }

  private int remember(int rank) {
    byte[] row = dawg.row(rank);
    int id = id(row, 0, row.length);
    idsByRank[rank] = 1 + id;
    return id;
  }

  /// The id of the word with these letters, 0 for a; -1 if there is none.
  public int id(byte[] row, int from, int length) {
    if (length > 2 * PackedSpellings.LETTERS_PER_LONG)
      return spellings.giant(Arrays.copyOfRange(row, from, from + length));
    PackedSpellings.Buffer spelling = new PackedSpellings.Buffer();
    for (int i = 0; i < length; i++) spelling.add(row[from + i]);
    return anagrams.id(spelling);
  }

  /// The automaton of the words, for searches letter by letter.
  public Dawg dawg() {
    return dawg;
  }

  private long[] bits(WordSet admitted) {
    if (admitted.size() != size()) {
      throw new IllegalArgumentException(
          "the set belongs to another index, with " + admitted.size() + " words");
    }
    return admitted.bits();
  }
}
