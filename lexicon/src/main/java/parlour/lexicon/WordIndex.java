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

/// Every word, and every way to find one.
///
/// A word has a number, its id; words that are anagrams of one another have neighbouring ids.
/// Behind the graph stand four views of the same words, each told about in its own essay:
///
/// - [PackedSpellings]: from an id to the letters in their order, for `word` and for a second look;
/// - [AnagramIndex]: from a bag of letters to the words made of exactly those, for `id`, for
///   `anagrams`, and for all searches with few loose letters, where trying every bag is quickest;
/// - [LetterBitmaps]: sixty-four words at a time, for searches with many loose letters;
/// - [Dawg]: letter by letter, for words that have to fit between others in a crossword.
///
/// Searches are exhaustive, keep nothing between calls, and may be run by many threads at once.
/// They show ids, not words, and only those that the given set admits. `below` draws lots: asked
/// with n it answers with a number from 0 to n - 1.
public final class WordIndex {
  private static final int HEAD = 12;

  private final PackedSpellings spellings;
  private final AnagramIndex anagrams;
  private final LetterBitmaps bitmaps;
  private final Dawg letters;

  private WordIndex(PackedSpellings spellings, long[] sums, Dawg letters) {
    this.spellings = spellings;
    this.anagrams = new AnagramIndex(spellings, sums);
    this.bitmaps = new LetterBitmaps(spellings);
    this.letters = letters;
  }

  /// Makes the graph of these words: small letters a to z, in any order; a word given twice counts
  /// once.
  public static WordIndex build(Collection<String> lowercaseWords) {
    List<String> order = LetterOrder.sort(lowercaseWords);
    byte[] text =
        (String.join("\n", order) + (order.isEmpty() ? "" : "\n"))
            .getBytes(StandardCharsets.ISO_8859_1);
    long[] sums = new long[order.size()];
    PackedSpellings spellings = new PackedSpellings(text, 0, text.length, sums);
    List<byte[]> rows = new ArrayList<>();
    for (int id = 0; id < order.size(); id++) {
      rows.add(spellings.row(id));
    }
    rows.sort(Arrays::compare);
    return new WordIndex(spellings, sums, Dawg.of(rows));
  }

  /// Reads the graph that `bytes` wrote.
  public static WordIndex read(byte[] bytes, int offset) {
    ByteBuffer in = ByteBuffer.wrap(bytes, offset, bytes.length - offset);
    if (in.remaining() < HEAD) {
      throw new IllegalArgumentException("this is not a word graph");
    }
    int size = in.getInt();
    int textLength = in.getInt();
    int nodeCount = in.getInt();
    if (size < 0
        || textLength < 0
        || nodeCount < 1
        || in.remaining() < textLength + 4L * nodeCount) {
      throw new IllegalArgumentException("this is not a word graph");
    }
    int start = in.position();
    long[] sums = new long[size];
    PackedSpellings spellings = new PackedSpellings(bytes, start, start + textLength, sums);
    int[] nodes = new int[nodeCount];
    in.position(start + textLength);
    in.asIntBuffer().get(nodes);
    return new WordIndex(spellings, sums, new Dawg(nodes));
  }

  /// The graph in a form that `read` takes back.
  public byte[] bytes() {
    StringBuilder words = new StringBuilder();
    for (int id = 0; id < size(); id++) {
      words.append(word(id)).append('\n');
    }
    byte[] text = words.toString().getBytes(StandardCharsets.ISO_8859_1);
    int[] nodes = letters.nodes();
    ByteBuffer out = ByteBuffer.allocate(HEAD + text.length + 4 * nodes.length);
    out.putInt(size()).putInt(text.length).putInt(nodes.length).put(text);
    for (int node : nodes) {
      out.putInt(node);
    }
    return out.array();
  }

  /// How many words there are; their ids are the numbers below.
  public int size() {
    return spellings.size();
  }

  /// The word with this id, in small letters.
  public String word(int id) {
    return spellings.word(id);
  }

  /// The letters of the word with this id.
  public Letters letters(int id) {
    return spellings.letters(id);
  }

  /// The id of a word, in capitals or not; -1 if it is not here.
  public int id(CharSequence word) {
    int length = word.length();
    if (length > 2 * PackedSpellings.HALF) {
      return giant(word);
    }
    SpellingBuffer spelling = new SpellingBuffer();
    for (int i = 0; i < length; i++) {
      int letter = (word.charAt(i) | 0x20) - 'a';
      if (letter < 0 || letter >= 26) {
        return -1;
      }
      spelling.add(letter);
    }
    return anagrams.id(spelling);
  }

  private int giant(CharSequence word) {
    if (!Letters.spellable(word)) {
      return -1;
    }
    byte[] row = new byte[word.length()];
    for (int i = 0; i < row.length; i++) {
      row[i] = (byte) ((word.charAt(i) | 0x20) - 'a');
    }
    return spellings.giant(row);
  }

  /// Shows the words that can be made of letters of the rack.
  public void within(Letters rack, WordSet admitted, IntConsumer out) {
    within(rack, Letters.EMPTY, admitted, out);
  }

  /// Shows the words that can be made of letters of the rack and use all of the letters that they
  /// must.
  public void within(Letters rack, Letters must, WordSet admitted, IntConsumer out) {
    long[] bits = bits(admitted);
    if (!rack.covers(must)) {
      return;
    }
    Letters loose = rack.minus(must);
    if (AnagramIndex.few(must, loose)) {
      anagrams.among(must, loose, true, bits, out);
    } else {
      bitmaps.between(must, rack, bits, out);
    }
  }

  /// Shows the words made of exactly these letters.
  public void anagrams(Letters letters, WordSet admitted, IntConsumer out) {
    long[] bits = bits(admitted);
    int first = anagrams.first(letters);
    if (first >= 0) {
      anagrams.show(first, bits, out);
    }
  }

  /// Shows the words by which a word can be taken: made of all its letters and at least one of the
  /// loose ones.
  public void takings(Letters word, Letters loose, WordSet admitted, IntConsumer out) {
    long[] bits = bits(admitted);
    if (AnagramIndex.few(word, loose)) {
      anagrams.among(word, loose, false, bits, out);
    } else {
      int first = anagrams.first(word);
      int end = first < 0 ? -1 : anagrams.end(first);
      bitmaps.between(
          word,
          word.plus(loose),
          bits,
          id -> {
            if (id < first || id >= end) {
              out.accept(id);
            }
          });
    }
  }

  /// One word that can be made of letters of the rack, drawn by lot; -1 if there is none.
  public int anyWithin(Letters rack, WordSet admitted, IntUnaryOperator below) {
    return anyWithin(rack, Letters.EMPTY, admitted, below);
  }

  /// One word that can be made of letters of the rack and uses all of those it must, drawn by lot;
  /// -1 if there is none.
  public int anyWithin(Letters rack, Letters must, WordSet admitted, IntUnaryOperator below) {
    long[] bits = bits(admitted);
    if (!rack.covers(must)) {
      return -1;
    }
    Letters loose = rack.minus(must);
    return AnagramIndex.few(must, loose)
        ? anagrams.any(must, loose, true, bits, below)
        : bitmaps.any(must, rack, -1, -1, bits, below);
  }

  /// One word by which a word can be taken, drawn by lot; -1 if there is none.
  public int anyTaking(Letters word, Letters loose, WordSet admitted, IntUnaryOperator below) {
    long[] bits = bits(admitted);
    if (AnagramIndex.few(word, loose)) {
      return anagrams.any(word, loose, false, bits, below);
    }
    int first = anagrams.first(word);
    return bitmaps.any(
        word, word.plus(loose), first, first < 0 ? -1 : anagrams.end(first), bits, below);
  }

  /// Shows the words that are longer than a beginning and go on with letters of the rack, one by
  /// one until one is enough; whether one was.
  public boolean beginning(
      CharSequence beginning, Letters rack, WordSet admitted, IntPredicate enough) {
    bits(admitted);
    return new PrefixSearch(this, beginning, rack, admitted).until(enough);
  }

  /// One word that is longer than a beginning and goes on with letters of the rack; -1 if there is
  /// none. Lots are drawn at every letter, so a word with few neighbours comes up more often.
  public int anyBeginning(
      CharSequence beginning, Letters rack, WordSet admitted, IntUnaryOperator below) {
    bits(admitted);
    return new PrefixSearch(this, beginning, rack, admitted).any(below);
  }

  /// The id of the word of these letters, 0 for a; -1 if it is not here.
  public int id(byte[] row, int from, int length) {
    if (length > 2 * PackedSpellings.HALF) {
      return spellings.giant(Arrays.copyOfRange(row, from, from + length));
    }
    SpellingBuffer spelling = new SpellingBuffer();
    for (int i = 0; i < length; i++) {
      spelling.add(row[from + i]);
    }
    return anagrams.id(spelling);
  }

  /// The words as they are spelt.
  public Dawg dawg() {
    return letters;
  }

  private long[] bits(WordSet admitted) {
    if (admitted.size() != size()) {
      throw new IllegalArgumentException(
          "the set is of another graph, with " + admitted.size() + " words");
    }
    return admitted.bits();
  }
}
