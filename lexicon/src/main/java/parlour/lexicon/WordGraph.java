package parlour.lexicon;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/// The words, each with a number of its own; words that are anagrams of one another have neighbouring numbers.
public final class WordGraph {
  private static final int HEAD = 8;

  private final byte[] text;
  private final int[] starts;
  private final Classes classes;

  private WordGraph(byte[] text, int size) {
    this.text = text;
    this.starts = new int[size + 1];
    int id = 0;
    for (int at = 0; at < text.length; at++) {
      if (text[at] == '\n') {
        starts[++id] = at + 1;
      }
    }
    if (id != size) {
      throw new IllegalArgumentException("the graph should have " + size + " words, but has " + id);
    }
    this.classes = new Classes(text, starts);
  }

  /// Makes the graph of these words: small letters a to z, in any order; a word given twice counts once.
  public static WordGraph build(List<String> lowercaseWords) {
    List<String> words = WordOrder.of(lowercaseWords);
    StringBuilder text = new StringBuilder();
    words.forEach(word -> text.append(word).append('\n'));
    return new WordGraph(text.toString().getBytes(StandardCharsets.ISO_8859_1), words.size());
  }

  /// Reads the graph that `bytes` wrote.
  public static WordGraph read(byte[] bytes, int offset) {
    int size = number(bytes, offset);
    int length = number(bytes, offset + 4);
    if (size < 0 || length < 0 || length > bytes.length - offset - HEAD) {
      throw new IllegalArgumentException("this is not a word graph");
    }
    return new WordGraph(Arrays.copyOfRange(bytes, offset + HEAD, offset + HEAD + length), size);
  }

  /// The graph in a form that `read` takes back.
  public byte[] bytes() {
    byte[] bytes = new byte[HEAD + text.length];
    write(bytes, 0, size());
    write(bytes, 4, text.length);
    System.arraycopy(text, 0, bytes, HEAD, text.length);
    return bytes;
  }

  /// How many words there are; their ids are the numbers below.
  public int size() {
    return starts.length - 1;
  }

  /// The word with this id, in small letters.
  public String word(int id) {
    return new String(text, starts[id], starts[id + 1] - starts[id] - 1, StandardCharsets.ISO_8859_1);
  }

  /// The id of a word, in capitals or not; -1 if it is not here.
  public int id(CharSequence word) {
    return classes.id(word);
  }

  private static int number(byte[] bytes, int at) {
    return (bytes[at] & 0xff) << 24 | (bytes[at + 1] & 0xff) << 16 | (bytes[at + 2] & 0xff) << 8 | (bytes[at + 3] & 0xff);
  }

  private static void write(byte[] bytes, int at, int number) {
    bytes[at] = (byte) (number >> 24);
    bytes[at + 1] = (byte) (number >> 16);
    bytes[at + 2] = (byte) (number >> 8);
    bytes[at + 3] = (byte) number;
  }
}
