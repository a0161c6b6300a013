package parlour.games.logomachy;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Seat;
import parlour.engine.WholeNumber;
import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Letters;

/// The cards face up on the table.
///
/// @param loose those that belong to no word begun
/// @param builds the words begun, each kept apart, in the order of their numbers
public record Pool(Letters loose, List<Build> builds) {
  static final Pool EMPTY = new Pool(Letters.EMPTY, List.of());

  /// The highest number a word begun can have.
  static final int MOST_BUILDS = 62;

  /// A word begun.
  ///
  /// @param number the lowest that was free when it was begun
  /// @param by who announced the word it is to be
  /// @param laid the cards set apart for it so far
  public record Build(int number, Seat by, String word, Letters laid) {
    /// Its bit among the numbers of words begun.
    public long bit() {
      return 1L << number;
    }

    /// The letters it wants yet.
    public Letters wanted() {
      return Letters.of(word).minus(laid);
    }
  }

  public boolean isEmpty() {
    return loose.isEmpty() && builds.isEmpty();
  }

  /// All the cards, those of words begun too.
  public Letters all() {
    Letters all = loose;
    for (int i = 0; i < builds.size(); i++) all = all.plus(builds.get(i).laid());
    return all;
  }

  /// Whether the word can be spelt with that card and the pool, taking in those words begun and no
  /// others.
  ///
  /// A word begun is taken in whole, and only by a word that has all the letters of the one
  /// announced.
  boolean spells(Letters word, char card, long taken) {
    if (!word.has(card)) return false;
    Letters wanted = word.minus(card);
    if (wanted.isEmpty()) return false;
    long found = 0;
    for (int i = 0; i < builds.size(); i++) {
      Build build = builds.get(i);
      if ((taken & build.bit()) == 0) continue;
      if (!wanted.covers(build.laid) || !word.covers(Letters.of(build.word))) return false;
      wanted = wanted.minus(build.laid);
      found |= build.bit();
    }
    return found == taken && loose.covers(wanted);
  }

  /// The pool with one more card.
  public Pool lay(char card) {
    return new Pool(loose.plus(card), builds);
  }

  Pool lay(Letters cards) {
    return new Pool(loose.plus(cards), builds);
  }

  /// What is left when a trick that [#spells] its word has been taken.
  public Pool take(Letters word, char card, long taken) {
    Letters wanted = word.minus(card);
    if (taken == 0) return new Pool(loose.minus(wanted), builds);
    List<Build> left = new ArrayList<>(builds.size());
    for (Build build : builds) {
      if ((taken & build.bit()) == 0) left.add(build);
      else wanted = wanted.minus(build.laid);
    }
    return new Pool(loose.minus(wanted), List.copyOf(left));
  }

  /// A word is begun with a card of the hand and cards of the pool.
  Pool begin(Seat by, String word, char card, Letters from) {
    return set(new Build(freeNumber(), by, word, from.plus(card)), from);
  }

  /// A word begun is carried on with a card of the hand and perhaps cards of the pool.
  Pool extend(Build build, Seat by, String word, char card, Letters from) {
    return set(new Build(build.number, by, word, build.laid.plus(from).plus(card)), from);
  }

  /// The word begun of that number, or an empty one.
  Build build(int number) {
    for (int i = 0; i < builds.size(); i++)
      if (builds.get(i).number == number) return builds.get(i);
    return NO_BUILD;
  }

  static final Build NO_BUILD = new Build(0, Seat.NOBODY, "", Letters.EMPTY);

  /// Whether this player has begun or carried on a word that still stands.
  boolean hasBuildOf(Seat seat) {
    for (int i = 0; i < builds.size(); i++) if (builds.get(i).by.equals(seat)) return true;
    return false;
  }

  private Pool set(Build changed, Letters from) {
    List<Build> all = new ArrayList<>(builds.size() + 1);
    for (Build build : builds) if (build.number < changed.number) all.add(build);
    all.add(changed);
    for (Build build : builds) if (build.number > changed.number) all.add(build);
    return new Pool(loose.minus(from), List.copyOf(all));
  }

  private int freeNumber() {
    int number = 1;
    for (Build build : builds) if (build.number == number) number++;
    return number;
  }

  /// The id of a word begun in a scene; its cards lie in the zone of that name.
  static String id(int number) {
    return "b" + number;
  }

  /// The number of the word begun that an id names, itself or one of its cards; 0 if it names none.
  static int number(String id) {
    String zone =
        id.indexOf('.') < 0
            ? id
            : LetterFaces.letter(id) == LetterFaces.NONE ? "" : LetterFaces.zone(id);
    int number = WholeNumber.after("b", zone);
    return number > 0 && number <= MOST_BUILDS ? number : 0;
  }
}
