package parlour.games.anagrams;

import java.util.function.IntConsumer;
import parlour.engine.Dice;
import parlour.games.material.letters.GivenWords;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.WordList;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;

/// The words of this game: those that may be chosen or made, and which are anagrams of which.
public final class Words {
  /// The fewest letters of a word that is given out.
  public static final int SHORTEST = 5;

  /// The most.
  public static final int LONGEST = 10;

  private final Judge judge;
  private final WordIndex graph;
  private final WordSet lines;
  private final GivenWords house;

  public Words(Judge judge) {
    this.judge = judge;
    this.graph = judge.lexicon().index();
    WordSet admitted = judge.admitted();
    this.lines =
        WordSet.of(
            admitted.size(), id -> admitted.has(id) && graph.letters(id).size() >= WordList.LEAST);
    this.house = new GivenWords(judge, SHORTEST, LONGEST);
  }

  /// Whether a word of that many letters may be given out.
  public static boolean fits(int letters) {
    return letters >= SHORTEST && letters <= LONGEST;
  }

  public Judge judge() {
    return judge;
  }

  public String word(int id) {
    return graph.word(id);
  }

  /// Whether there are words of that length to give out.
  boolean has(int length) {
    return house.count(length) > 0;
  }

  /// A common word of that length without another arrangement, every one equally likely.
  public String any(int length, Dice dice) {
    return house.any(length, dice);
  }

  /// How many such words there are.
  int count(int length) {
    return house.count(length);
  }

  /// One of them by its number.
  String common(int length, int index) {
    return house.at(length, index);
  }

  /// Shows every word that may be given out and has exactly these letters.
  public void anagrams(Letters letters, IntConsumer out) {
    if (fits(letters.size())) graph.anagrams(letters, judge.admitted(), out);
  }

  /// Whether the word is the only one of its letters.
  public boolean isAlone(String word) {
    return house.isAlone(word);
  }

  /// A word for a list that can be made of these letters, by lot; nothing where there is none.
  String anyLine(String letters, Dice dice) {
    int id = graph.anyWithin(Letters.of(letters), lines, dice::below);
    return id < 0 ? "" : word(id);
  }

  /// A list that cannot be read, filled in with lines that could stand there.
  WordList imagined(WordList covered, String letters, JudgingMode judging, Dice dice) {
    return covered.imagined(Letters.of(letters), graph, lines, judging == JudgingMode.UMPIRE, dice);
  }
}
